## Nine Men’s Morris in English. Every message of `message.rs` has its wording here, with the same arguments.

name = Nine Men’s Morris
board = Morris board
begins = Whoever begins plays White.

## What to do

place = Place a man on any free point. Three in a row make a mill. { $n } to place.
place-last = Place your last man on any free point.
choose = Choose one of your men: it moves along a line to the next free point.
choose-fly = You have three men left: choose one, it may fly to any free point.
aim = Now choose where the man on { $point } goes.
aim-fly = Now choose any free point for the man on { $point }.
remove = Mill! Take one of { $whom }’s men: those with a red ring.
remove-more = Two mills at once! Take two of { $whom }’s men.
twice = { $what } This position has come up before. A third time is a draw.
quiet =
    { $n ->
        [one] { $what } { $n } more turn without a man taken is a draw.
       *[other] { $what } { $n } more turns without a man taken is a draw.
    }
over = The match is over.

## A point, and what coming there leads to

point-free = { $point }, free
point-man =
    { $side ->
        [white] { $point }, { $who }’s man, White
       *[black] { $point }, { $who }’s man, Black
    }
point-mill =
    { $side ->
        [white] { $point }, { $who }’s man, White, in a mill
       *[black] { $point }, { $who }’s man, Black, in a mill
    }
closes = { $point } closes a mill.

## Why a point cannot be chosen

taken = There is already a man on { $point }. Choose a free point.
not-yours = The man on { $point } is { $who }’s. Choose one of your own.
no-man = There is no man on { $point }. Choose one of your men first.
stuck = The man on { $point } cannot move: the points next to it are taken.
too-far = { $point } is too far away: a man moves along a line to the next point.
not-your-prey = The man on { $point } is your own. Take one of { $whom }’s men.
nobody-there = There is no man on { $point }. Take one of { $whom }’s men.
safe = The man on { $point } stands in a mill and is safe while other men stand outside mills.

## What was played

places = { $who } places a man on { $point }.
slides = { $who } moves from { $from } to { $point }.
flies = { $who } flies from { $from } to { $point }.
takes = { $who } takes { $whom }’s man on { $point }.
mill = Mill! { $who } takes a man
double-mill = Two mills! { $who } takes two men
may-fly = { $who } has three men left, and may fly

## Under a player’s name

note-hand =
    { $side ->
        [white] White, { $n } to place
       *[black] Black, { $n } to place
    }
note-men =
    { $side ->
        [white]
            { $n ->
                [one] White, { $n } man
               *[other] White, { $n } men
            }
       *[black]
            { $n ->
                [one] Black, { $n } man
               *[other] Black, { $n } men
            }
    }
note-fly =
    { $side ->
        [white] White, three men: may fly
       *[black] Black, three men: may fly
    }

## On a tray

tray-hand =
    { $side ->
        [white] White, to place: { $n }
       *[black] Black, to place: { $n }
    }
tray-men =
    { $side ->
        [white] White, on the board: { $n }
       *[black] Black, on the board: { $n }
    }
tray-fly =
    { $side ->
        [white] White may fly
       *[black] Black may fly
    }
tray-lost = Lost: { $n }

## A move put together from lists

list-from = From
list-to = To
list-take = Take
verb-place = Place
verb-move = Move
verb-fly = Fly
verb-remove = Remove

## How it ended

ends-few = { $who } has only two men left.
ends-blocked = { $who } cannot move any more.
ends-repeated = The same position for the third time.
ends-quiet = { $n } turns without a man taken.
ends-full = The board is full, and nobody can move.
part-left = Men left
part-taken = Men taken

## What is chosen before a match

choice-board = Board
choice-board-nine = Nine men
    .means = Three squares, nine men each: the usual game.
choice-board-six = Six men
    .means = Two squares, six men each, no flying: a short game.
choice-board-twelve = Twelve men
    .means = Three squares with diagonals, which are mills too; twelve men each.
choice-fly = Flying
choice-fly-on = With three men
    .means = Whoever has only three men left moves them to any free point. Six men never fly.
choice-fly-off = Never
    .means = Three men still move along the lines, and can be blocked.
choice-removal = What a mill takes
choice-removal-loose-first = Men outside mills first
    .means = A man in a mill is safe while other men stand outside mills.
choice-removal-any = Any man
    .means = Men in mills may be taken as well.
choice-double = Two mills at once
choice-double-one = Take one man
    .means = Closing two mills with one man takes one man.
choice-double-two = Take two men
    .means = Closing two mills with one man takes two men.
choice-quiet = Draw without progress
choice-quiet-100 = After 100 turns
    .means = Fifty moves by each player without a man taken are a draw.
choice-quiet-0 = Never
    .means = Only a repeated position ends a match that goes nowhere.
choice-quiet-40 = After 40 turns
    .means = Twenty moves by each player without a man taken are a draw.
choice-quiet-60 = After 60 turns
    .means = Thirty moves by each player without a man taken are a draw.
choice-quiet-200 = After 200 turns
    .means = A hundred moves by each player without a man taken are a draw.
choice-repetition = Repeated position
choice-repetition-on = Draw
    .means = The same position for the third time is a draw.
choice-repetition-off = Nothing
    .means = Positions may repeat without limit.

## The rules, page by page

page-aim = Aim
    .picture = White has men on B2 and D2, and may close a mill on F2. Black has a mill on E3, E4 and E5.
    .text =
        Two players, White and Black, have nine men each. Three of your men on one line are a mill, and each mill you close takes a man of the other player off the board.

        You win when the other player has only two men left, or cannot move.
page-placing = Placing
    .picture = White has men on D2 and D6; Black has one on B4.
    .text =
        The board is empty at first. White begins. In turn, each player places one man on any free point, until all men are placed.

        Points where four lines meet are worth the most: D2, B4, D6 and F4.
page-mills = Mills
    .picture = White has closed the mill B2, D2, F2. The black men on A7, D6 and G1 may be taken; those on E3, E4 and E5 stand in a mill and are safe.
    .text =
        A mill is three of your men in a row on one line. Whoever closes one takes a man of the other player at once. It never comes back.

        A man in a mill is safe while other men of that player stand outside mills. If all of them stand in mills, any may be taken.
page-all-in-mills = All in mills
    .picture = All three black men stand in a mill: any of them may be taken.
    .text =
        Men that still wait to be placed do not count for this: it is about those on the board.
page-moving = Moving
    .picture = The white man on D2 may go to B2, D1 or D3.
    .text =
        When all men are placed, move one of your men along a line to the next free point.

        You may open a mill with one move and close it with the next: each time you close it, you take a man.
page-flying = Flying
    .picture = White has only three men left. The man on A1 may fly to any free point.
    .text =
        Whoever has only three men left may fly: each move takes one of them to any free point. The other player still moves along the lines.
page-two-men = Two men left
    .picture = White has lost seven men: with two men no mill is possible, and Black has won.
    .text =
        Two men can’t make a mill, so you lose.
page-blocked = Blocked
    .picture = None of the four white men can move: Black has won.
    .text =
        Whoever has to move and cannot, because all points next to their men are taken, has lost.
page-draws = Draws
    .text =
        It is a draw when the same position comes up for the third time with the same player to move, or when nobody has taken a man for fifty moves each.

        You may also offer a draw from the menu when it is your turn. You may resign at any time; that counts as a loss.
page-variants = Other ways to play
    .text =
        New match offers other rules:

        - Six Men’s Morris: two squares, six men each, and nobody flies
        - Twelve Men’s Morris: diagonals join the corners and are mills too, twelve men each; if the board is full and nobody can move, it is a draw
        - without flying
        - men in mills may be taken as well
        - two mills closed at once take two men
        - other limits for a draw
