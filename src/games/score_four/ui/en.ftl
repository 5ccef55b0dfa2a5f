## Score Four in English. Every message of `message.rs` has its wording here, with the same arguments.

name = Score Four
board = Score Four board
begins = Whoever begins plays White.
# The colours of the balls on a peg, one after another
white = white
black = black
peg-empty = { $peg }, empty; the next ball lands on level 1
peg-one = { $peg }, 1 ball: { $first }; the next ball lands on level 2
peg-two = { $peg }, 2 balls: { $first }, { $second }; the next ball lands on level 3
peg-three = { $peg }, 3 balls: { $first }, { $second }, { $third }; the next ball lands on level 4
peg-full = { $peg }, full: { $first }, { $second }, { $third }, { $fourth }
over = The match is over.
drop =
    { $colour ->
        [white] Drop a white ball on any peg. Four in a straight line win, in any direction of space.
       *[black] Drop a black ball on any peg. Four in a straight line win, in any direction of space.
    }
again = { $peg }: the ball will rest on level { $level }. Tap again to drop it.
lands = On { $peg } the ball comes to rest on level { $level }.
wins = { $peg } completes a line!
blocks = { $peg } stops a line of { $whom }.
full = Peg { $peg } is full: it holds four balls.
drops = { $who } drops a ball on { $peg }, level { $level }.
note-white =
    { $n ->
        [one] White, { $n } ball left
       *[other] White, { $n } balls left
    }
note-black =
    { $n ->
        [one] Black, { $n } ball left
       *[other] Black, { $n } balls left
    }

## How it ended

ends-line = { $who } has four in a line: { $lines }.
ends-full = All pegs are full, and there is no line.
ends-both = Both colours have a line: { $lines }.
line =
    { $kind ->
        [row] { $cells }, row
        [column] { $cells }, column
        [vertical] { $cells }, upright on one peg
        [flat] { $cells }, flat diagonal
        [upright] { $cells }, rising diagonal
       *[space] { $cells }, diagonal through space
    }
lines = { $first }; { $rest }
part-balls = Balls played
to-move =
    { $colour ->
        [white] To move: white
       *[black] To move: black
    }

## How the board is seen

level = Level { $n }
turn-left = Turn to the left
turn-right = Turn to the right
tilt-up = See it from higher up
tilt-down = See it from lower down
levels = Levels
threats = Threats
view = How the board is seen

## The rules, page by page

page-aim = Aim
    .picture = White has balls on A1, B2, C3 and D4, each one level higher than the last: a line through space.
    .text =
        Two players, White and Black, drop balls on sixteen pegs. Whoever first has four balls of their colour in one straight line wins.

        A line may run along the board, up a peg, or slantwise through space.
page-turn = A turn
    .picture = White points at peg C2, where two balls lie: the next one comes to rest on level 3.
    .text =
        White begins. In turn, each player drops one ball of their own colour on a peg. It falls to the lowest place that is free.

        A peg holds four balls. Nobody may pass, and no ball is ever taken away.
page-rows = Rows and columns
    .picture = Four white balls in row A, all on level 1.
    .text = Four beside each other on the same level: along a letter or along a number, on any of the four levels. There are 32 such lines.
page-peg = Up a peg
    .picture = Four black balls on peg B2.
    .text = Four of one colour on a single peg, one for each of the 16 pegs.
page-flat = Flat diagonals
    .picture = White has A1, B2, C3 and D4 on level 1.
    .text = From corner to corner on one level: two lines on each of the four.
page-rising = Rising diagonals
    .picture = White climbs one level from peg to peg along row A.
    .text = A staircase along one row or column: each ball one level higher than the last. There are 16.
page-space = Through space
    .picture = Black climbs from A4 to D1, from the lowest to the highest level.
    .text = From one corner below to the opposite corner above, straight through the middle: only four lines, and the easiest to overlook.
page-end = The end
    .text =
        The match is over at once when a ball completes a line. If it completes several, all of them are shown.

        When all 64 balls are on the pegs and there is no line, it is a draw. That is rare.

        After a match the loser plays White in the next one.
page-seeing = Seeing in space
    .text =
        - turn the board: drag it, press Q and E, or use the round buttons
        - tilt it: drag it up and down, or press W and S
        - see its four levels side by side: the button Levels, or L
        - mark the places that would complete a line: the button Threats, or T
page-places = Places worth having
    .text = The four corners and the four pegs in the middle lie on more lines than the others. Look before you drop: your ball is the floor for the next one.
