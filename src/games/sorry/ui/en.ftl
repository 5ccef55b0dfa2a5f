## Sorry! in English. Every message of `message.rs` has its wording here, with the same arguments.

name = Sorry!
board = Sorry! board
home-label = Home
begins = Turns go round clockwise: red, blue, yellow, green.
start-word = START
home-word = HOME
draw-word = Draw
discard-word = Discard
cards-left = Cards left
cards-of = { $n } of { $all }
cards-kind =
    { $card ->
        [sorry] a Sorry!: { $n } of { $all } left
        [8] an 8: { $n } of { $all } left
        [11] an 11: { $n } of { $all } left
       *[other] a { $card }: { $n } of { $all } left
    }

## What stands on a card, line by line

card-face =
    { $card ->
        [1]
            Leave Start,
            or 1 forward
        [2]
            Leave Start,
            or 2 forward.
            Draw again
        [3] 3 forward
        [4] 4 backward
        [5] 5 forward
        [7]
            One pawn 7 forward,
            or split the 7
            over two pawns
        [8] 8 forward
        [10]
            10 forward,
            or 1 backward
        [11]
            11 forward,
            or change places
        [12] 12 forward
       *[sorry]
            From Start to
            another’s square:
            send that pawn back
    }

## What to do, told to whoever acts

drawn =
    { $card ->
        [1] You have drawn a ONE. Move a pawn out of Start, or move one forward one square.
        [2] You have drawn a TWO. Move a pawn out of Start, or move one forward two squares. Draw again.
        [3] You have drawn a THREE. Move forward three squares.
        [4] You have drawn a FOUR. Move backward four squares.
        [5] You have drawn a FIVE. Move forward five squares.
        [7] You have drawn a SEVEN. Move forward seven squares, or split them between two pawns.
        [8] You have drawn an EIGHT. Move forward eight squares.
        [10] You have drawn a TEN. Move forward ten squares, or backward one.
        [11] You have drawn an ELEVEN. Move forward eleven squares, or change places with another player’s pawn.
        [12] You have drawn a TWELVE. Move forward twelve squares.
       *[sorry] You have drawn a SORRY! Take a pawn out of Start to the square of another player’s pawn.
    }
draw = Draw a card: tap the pile, or press Draw.
drawing = The next card is drawn.
choose =
    { $n ->
        [one] { $drawn } { $n } possible move! Please select a pawn!
       *[other] { $drawn } { $n } possible moves! Please select a pawn!
    }
choose-card = { $n } of your cards can be played. Please select one!
card-chosen =
    { $n ->
        [one] { $n } possible move with { $card ->
            [sorry] a Sorry!
            [8] an 8!
            [11] an 11!
           *[other] a { $card }!
        } Please select a pawn!
       *[other] { $n } possible moves with { $card ->
            [sorry] a Sorry!
            [8] an 8!
            [11] an 11!
           *[other] a { $card }!
        } Please select a pawn!
    }
nothing = { $drawn } { $why } Press Pass.
may-keep =
    { $n ->
        [one] { $drawn } Your only move is a swap: select a pawn, or press Keep places.
       *[other] { $drawn } { $n } possible moves, all of them swaps: select a pawn, or press Keep places.
    }
nothing-in-hand = None of your cards can be played. Select one to put down.
put-down =
    { $card ->
        [sorry] Now tap the discard pile to put down a Sorry!
        [8] Now tap the discard pile to put down an 8.
        [11] Now tap the discard pile to put down an 11.
       *[other] Now tap the discard pile to put down a { $card }.
    }
aim = Now tap one of the lit squares.
aim-one = { $what } Press Move!, or tap the lit square.
aim-split = { $first } { $second } Press Move!, or tap the lit square.
split-next = First half: { $n }. Now select the pawn that goes the other { $left }, then press Move!
split-last = { $what } Press Move! to go the other { $left }, or tap the lit square.
split-left = { $n } left
ask-eleven = Go forward and send { $whom }’s pawn back, or change places with it?
over = The match is over.
draw-button = Draw
move-button = Move!
pass-button = Pass
keep-button = Keep places
forward-button = Forward 11
swap-button = Change places
discard-button = Put down

## Spots, with what is there

square-free = Square { $n }, free
square-pawn = Square { $n }, { $who }’s pawn, { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
       *[green] Green
    }
safety-free = { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
       *[green] Green
    } safety square { $n }, free
safety-pawn = { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
       *[green] Green
    } safety square { $n }, { $who }’s pawn
start-spot =
    { $n ->
        [one] { $colour ->
            [red] Red
            [blue] Blue
            [yellow] Yellow
           *[green] Green
        } Start, { $n } pawn
       *[other] { $colour ->
            [red] Red
            [blue] Blue
            [yellow] Yellow
           *[green] Green
        } Start, { $n } pawns
    }
home-spot =
    { $n ->
        [one] { $colour ->
            [red] Red
            [blue] Blue
            [yellow] Yellow
           *[green] Green
        } Home, { $n } pawn
       *[other] { $colour ->
            [red] Red
            [blue] Blue
            [yellow] Yellow
           *[green] Green
        } Home, { $n } pawns
    }
deck-spot =
    { $n ->
        [one] Draw pile, { $n } card
       *[other] Draw pile, { $n } cards
    }
discard-spot =
    { $n ->
        [one] Discard pile, { $n } card, { $card ->
            [sorry] a Sorry!
            [8] an 8
            [11] an 11
           *[other] a { $card }
        } on top
       *[other] Discard pile, { $n } cards, { $card ->
            [sorry] a Sorry!
            [8] an 8
            [11] an 11
           *[other] a { $card }
        } on top
    }
discard-empty = Discard pile, empty
card-spot = Card { $card ->
        [sorry] a Sorry!
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }, { $n } in the hand

## What a spot under the pointer leads to

leads =
    { $to ->
        [home] Home.
        [safety] To safety square { $n }.
       *[square] To { $n }{ $slide ->
            [none] { "" }
           *[other] , slides to { $slide }
        }{ $hits ->
            [0] { "" }
            [one] , sends { $hit } back to Start
           *[other] , sends { $hits } pawns back to Start
        }.
    }
leads-swap =
    To { $n }{ $slide ->
        [none] { "" }
       *[other] , slides to { $slide }
    }{ $other ->
        [none] { "" }
       *[other] , { $whom } slides to { $other }
    }{ $hits ->
        [0] { "" }
        [one] , sends { $hit } back to Start
       *[other] , sends { $hits } pawns back to Start
    }.

## Why a spot cannot be chosen

draw-first = Draw a card first: tap the pile, or press Draw.
not-your-pawn = That pawn is { $whom }’s. Select one of the lit ones.
nobody-here =
    { $place ->
        [start] There is no pawn of yours in that Start. Select one of the lit ones.
        [home] There is no pawn of yours at that Home. Select one of the lit ones.
        [safety] There is no pawn of yours on safety square { $n }. Select one of the lit ones.
       *[square] There is no pawn of yours on { $n }. Select one of the lit ones.
    }
no-way-there =
    { $place ->
        [start] This pawn cannot go to Start now. Tap one of the lit squares.
        [home] This pawn cannot go to Home now. Tap one of the lit squares.
        [safety] This pawn cannot go to safety square { $n } now. Tap one of the lit squares.
       *[square] This pawn cannot go to { $n } now. Tap one of the lit squares.
    }
in-start = Pawns leave Start only with a 1, a 2 or Sorry!
no-start = Sorry! needs a pawn in your Start.
beyond = That would lead beyond Home, which takes the exact number.
own-in-the-way = Your own pawn stands where it would land.
no-target = No pawn of another player stands on a square that counts.
arrived = A pawn at Home stays there.
not-this-card = This card allows nothing now.

## What was played

plays-out = { $who } plays a { $card }: a pawn leaves Start{ $slide ->
        [none] { "" }
       *[other] , slides to { $slide }
    }{ $hits ->
        [0] { "" }
        [one] , sends { $hit } back to Start
       *[other] , sends { $hits } pawns back to Start
    }.
plays-forward = { $who } plays { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }: { $from ->
        [safety] safety square { $from_n }
       *[square] { $from_n }
    } to { $to ->
        [home] Home
        [safety] safety square { $to_n }
       *[square] { $to_n }
    }{ $slide ->
        [none] { "" }
       *[other] , slides to { $slide }
    }{ $hits ->
        [0] { "" }
        [one] , sends { $hit } back to Start
       *[other] , sends { $hits } pawns back to Start
    }.
plays-back = { $who } plays a { $card }: back from { $from ->
        [safety] safety square { $from_n }
       *[square] { $from_n }
    } to { $to ->
        [home] Home
        [safety] safety square { $to_n }
       *[square] { $to_n }
    }{ $slide ->
        [none] { "" }
       *[other] , slides to { $slide }
    }{ $hits ->
        [0] { "" }
        [one] , sends { $hit } back to Start
       *[other] , sends { $hits } pawns back to Start
    }.
plays-split = { $who } splits a 7. { $first } { $second }
half = From { $from ->
        [safety] safety square { $from_n }
       *[square] { $from_n }
    } to { $to ->
        [home] Home
        [safety] safety square { $to_n }
       *[square] { $to_n }
    }{ $slide ->
        [none] { "" }
       *[other] , slides to { $slide }
    }{ $hits ->
        [0] { "" }
        [one] , sends { $hit } back to Start
       *[other] , sends { $hits } pawns back to Start
    }.
plays-swap =
    { $who } plays an 11: changes places, { $from } with { $whom } on { $to }{ $slide ->
        [none] { "" }
       *[other] , slides to { $slide }
    }{ $other ->
        [none] { "" }
       *[other] , { $whom } slides to { $other }
    }{ $hits ->
        [0] { "" }
        [one] , sends { $hit } back to Start
       *[other] , sends { $hits } pawns back to Start
    }.
plays-sorry = { $who } plays Sorry! and takes { $whom }’s place on { $to }{ $slide ->
        [none] { "" }
       *[other] , slides to { $slide }
    }{ $hits ->
        [0] { "" }
        [one] , sends { $hit } back to Start
       *[other] , sends { $hits } pawns back to Start
    }.
passes =
    { $card ->
        [sorry] { $who } cannot use a Sorry!
        [8] { $who } cannot use an 8.
        [11] { $who } cannot use an 11.
       *[other] { $who } cannot use a { $card }.
    }
keeps = { $who } keeps places.
draws =
    { $card ->
        [sorry] { $who } draws a Sorry!
        [8] { $who } draws an 8.
        [11] { $who } draws an 11.
       *[other] { $who } draws a { $card }.
    }
draws-hidden = { $who } draws a card.
discards =
    { $card ->
        [sorry] { $who } puts down a Sorry!
        [8] { $who } puts down an 8.
        [11] { $who } puts down an 11.
       *[other] { $who } puts down a { $card }.
    }
highlight-sorry = Sorry, { $whom }!
highlight-sent = { $who } sends { $whom } back
highlight-many = { $who } sends { $n } pawns back
highlight-home = { $who } brings a pawn Home
highlight-again = { $who } draws again
highlight-round = { $who } wins the round

## What speaks for a move

why-only = It is the only move.
why-wins = It brings your last pawn Home.
why-hits = It sends { $whom } back to Start.
why-hits-more = It sends { $n } pawns back to Start.
why-home = It brings a pawn Home.
why-out = It brings a pawn out of Start.
why-safety = It brings a pawn into safety.
why-shortens =
    { $n ->
        [one] Going back saves { $n } step to Home.
       *[other] Going back saves { $n } steps to Home.
    }
why-gains =
    { $n ->
        [one] Changing places is worth { $n } step.
       *[other] Changing places is worth { $n } steps.
    }
why-escapes = It gets a pawn away from where it could be hit.
why-slides = You get a free slide of { $n }.
why-nearer = It comes nearer to Home.
why-keeps = A swap would help the other player more.
why-puts-down = The other cards are of more use.
why-least-bad = Every other move is worse.

## Seats, the end, and the board as text

note = { $n } in Start
note-points = { $n } in Start, { $home } Home
ends-home = All four of { $who }’s pawns are Home.
ends-team = All eight pawns of { $who } and { $whom } are Home.
ends-points = { $who } has { $n } points.
part-home = At Home
part-sent = Sent back
part-lost = Was sent back
text-place =
    { $place ->
        [start] Start
        [home] Home
        [safety] safety square { $n }
       *[square] { $n }
    }
text-line = { $colour ->
        [red] Red
        [blue] Blue
        [yellow] Yellow
       *[green] Green
    }: { $places }
text-card = Card: { $card }
text-pile = Cards left: { $cards }

## What is chosen before a match

choice-cards = Cards
choice-cards-drawn = One drawn each turn
    .means = The usual game: draw a card and play it.
choice-cards-hand = Five in each hand
    .means = Choose which of your five cards to play: more to think about. One pawn begins outside Start.
choice-begin = Where pawns begin
choice-begin-start = In Start
    .means = All four wait for a 1, a 2 or Sorry!
choice-begin-exit = One outside
    .means = One pawn of each player is out already: a quicker game.
choice-teams = Teams
choice-teams-off = Each alone
    .means = Everybody plays for themselves.
choice-teams-on = Two and two
    .means = With four players: red and yellow against blue and green. Partners move each other’s pawns, and win with all eight Home.
choice-points = Rounds
choice-points-off = One round
    .means = Whoever has four pawns Home first has won.
choice-points-100 = To 100 points
    .means = 5 points for each of your pawns at Home; whoever wins the round adds 5 for each other pawn that is not, and up to 100 if the others have few there.
choice-points-200 = To 200 points
    .means = The same, for longer.
choice-points-300 = To 300 points
    .means = The same, for a whole evening.

## The rules, page by page

page-aim = Aim
    .picture = A match of four. Red has one pawn Home; an 8 lies in the middle and leads Red’s pawn from square 12 to square 20.
    .text =
        Bring your four pawns from Start once around the board and Home, before anybody else does. On the way you send other pawns back to their Start, and they send yours.

        Two to four play, each with one colour. Turns go round clockwise.
page-turn = Your turn
    .picture = A pile of cards, a card that was drawn, and cards put down, in the middle of the board.
    .text =
        Draw a card: tap the pile, or press Draw. The card says what it allows, and the pawns that can use it light up. Tap one, then tap one of the squares that light up. If there is only one, Move! plays it.

        If a card can be used, it must be used, even if that hurts. If it cannot, press Pass.

        Once all cards are drawn, those put down are shuffled and drawn again. Beside the board you see how many of each are left.
page-leaving = Leaving Start
    .picture = A 1 takes a red pawn out of Start to square 4.
    .text =
        A pawn leaves Start with a 1, a 2 or Sorry! only. With a 1 or a 2 it comes to the square with its mark, just outside, and no further.

        It cannot leave while another pawn of yours stands there. A pawn of somebody else there is sent back.
page-landing = Landing on others
    .picture = Red’s pawn on 20 lands on yellow’s on 28 with an 8: that one flies back to its Start.
    .text =
        Pawns on the way are jumped over, and every square counts. Whoever stands where you land is sent back to Start.

        Two pawns of one colour never stand on the same square: such a move is not allowed.
page-slides = Slides
    .picture = Red lands on the head of a blue slide, on 16, and slides to 19. Yellow’s pawn on 18 is swept back to Start.
    .text =
        If you land on the wide end of a slide of another colour, you slide to its round end at once. Every pawn on it goes back to Start, your own ones too.

        On slides of your own colour nothing happens. It does not matter how you came there: forward, backward, by a swap or by Sorry!
page-safety = Safety zone and Home
    .picture = Red’s pawn on 58 goes 7 forward, turns into its safety zone and stops on its third square.
    .text =
        Only your own pawns turn off into your safety zone. There and at Home nobody can do anything to them.

        Home takes the exact number: a card that leads beyond it cannot be used by that pawn.

        Moving backward may lead out of the safety zone again, but never into it.
page-card-1 = Card 1
    .picture = A 1 moves red’s pawn one square forward, from 20 to 21, or another one out of Start.
    .text = A pawn leaves Start, or one goes 1 forward.
page-card-2 = Card 2
    .picture = A 2 takes a red pawn out of Start, no further than square 4.
    .text = A pawn leaves Start, or one goes 2 forward. Then draw again, even if the 2 was of no use.
page-card-3 = Card 3
    .picture = A 3 moves red’s pawn three squares forward, from 18 to 21.
    .text = One pawn goes 3 forward.
page-card-5 = Card 5
    .picture = A 5 moves red’s pawn five squares forward, from 18 to 23.
    .text = One pawn goes 5 forward.
page-card-8 = Card 8
    .picture = An 8 moves red’s pawn eight squares forward, from 18 to 26.
    .text = One pawn goes 8 forward.
page-card-12 = Card 12
    .picture = A 12 moves red’s pawn twelve squares forward, from 18 to 30.
    .text = One pawn goes 12 forward.
page-card-4 = Card 4
    .picture = A 4 moves red’s pawn four squares backward, from 4 to 0: now it is only a few steps from Home.
    .text = One pawn goes 4 squares backward. Just out of Start that is a gift: from there the way Home is short.
page-card-7 = Card 7
    .picture = A 7 is split: one pawn goes 4, another the remaining 3.
    .text =
        One pawn goes 7 forward; or the 7 is split between two of your pawns. First tap a pawn and the square it goes to, then the pawn that goes the rest.

        All seven must be used. The two halves are made one after the other: the first may slide or send somebody back before the second begins. No half brings a pawn out of Start.
page-card-10 = Card 10
    .picture = With a 10, red’s pawn on 20 goes forward to 30, or back to 19.
    .text = One pawn goes 10 forward, or 1 backward. If none can go 10, one must go back.
page-card-11 = Card 11
    .picture = With an 11, red’s pawn on 20 changes places with yellow’s on 40.
    .text =
        One pawn goes 11 forward, or changes places with a pawn of another player. Pawns in Start, in a safety zone or at Home cannot change places. Whoever comes to the head of a slide of another colour slides.

        If nobody can go 11 forward you need not change places: press Keep places.
page-card-sorry = Sorry!
    .picture = Sorry! takes a red pawn out of Start to the square of yellow’s pawn, which flies back.
    .text =
        Take a pawn out of your Start to the square of any pawn of another player. That one goes back to its Start: sorry!

        It must be used if it can.
page-end = The end
    .text =
        Whoever has all four pawns Home first has won, at once.

        If you have sent others back most often, you see that at the end, too.
page-questions = Questions that come up
    .text =
        - Must I change places with an 11? Only if you could move 11 but choose not to
        - Do I slide on my own colour? No
        - Are my own pawns on a slide sent back? Yes
        - Can I move back out of the safety zone? Yes, and you must, if that is all a 4 or a 10 allows
        - Does a 2 that is of no use draw again? Yes
        - Are the cards fair? They come from one deck that is shuffled once and dealt to its end; the levels of the computer differ only in how they choose
page-variants = Other ways to play
    .text =
        New match offers other rules:

        - five cards in each hand: choose which one to play, then draw another; with several people at one screen a curtain hides each hand
        - one pawn of each outside Start from the beginning
        - two teams, red and yellow against blue and green: partners move each other’s pawns
        - several rounds, for points
