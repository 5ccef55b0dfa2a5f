## Mancala in English. Every message of `message.rs` has its wording here, with the same arguments.

name = Mancala
board = Mancala board
store-label = Store
row-note = row { $n }
choose = Choose one of your pits: its stones are sown one by one.
choose-or-swap = Sow a pit, or change sides with { $who }.
swap = Change sides
over = The match is over.
pit =
    { $n ->
        [one] { $who }’s pit { $pit }, { $n } stone
       *[other] { $who }’s pit { $pit }, { $n } stones
    }
store =
    { $n ->
        [one] { $who }’s store, { $n } stone
       *[other] { $who }’s store, { $n } stones
    }
empty-pit = Pit { $pit } is empty. Choose a pit with stones.
not-yours = That pit is { $who }’s. Choose one of your own row.
not-a-pit = Stones in a store stay there. Choose one of your pits.
no-swap = Sides can be changed only once, after the first turn.

## What a pit under the pointer leads to

ahead-one =
    { $place ->
        [own-pit] Pit { $pit }: its one stone falls in your pit { $last }.
        [store] Pit { $pit }: its one stone falls in your store.
       *[other-pit] Pit { $pit }: its one stone falls in { $owner }’s pit { $last }.
    }
ahead =
    { $place ->
        [own-pit] Pit { $pit }: the last of { $n } stones falls in your pit { $last }.
        [store] Pit { $pit }: the last of { $n } stones falls in your store.
       *[other-pit] Pit { $pit }: the last of { $n } stones falls in { $owner }’s pit { $last }.
    }
ahead-again = Pit { $pit }: the last stone falls in your store, and you sow again.
ahead-takes =
    { $taken ->
        [one] Pit { $pit }: the last stone captures { $taken } stone.
       *[other] Pit { $pit }: the last stone captures { $taken } stones.
    }
ahead-ends = Pit { $pit } ends the match.
tag-again = again
tag-takes = +{ $n }
tag-ends = end

## What was played

sows =
    { $place ->
        [store] { $who } sows { $n } stones from pit { $pit }, the last in the store.
       *[other] { $who } sows { $n } stones from pit { $pit }, the last in { $owner }’s pit { $last }.
    }
sows-one =
    { $place ->
        [store] { $who } moves the one stone of pit { $pit } to the store.
       *[other] { $who } moves the one stone of pit { $pit } to { $owner }’s pit { $last }.
    }
swaps = { $who } changes sides with { $whom }.
again = { $who } sows again
takes =
    { $n ->
        [one] { $who } captures { $n } stone
       *[other] { $who } captures { $n } stones
    }
sweeps =
    { $n ->
        [one] { $who } collects the last stone
       *[other] { $who } collects the last { $n } stones
    }

## How it ended

ends-empty =
    { $n ->
        [one] { $who } has no stones left; { $whom } keeps the one that remains.
       *[other] { $who } has no stones left; { $whom } keeps the remaining { $n }.
    }
ends-empty-both = All pits are empty.
ends-empty-other = { $who } has no stones left and takes the remaining { $n }.
ends-empty-none =
    { $n ->
        [one] { $who } has no stones left; the one that remains counts for nobody.
       *[other] { $who } has no stones left; the remaining { $n } count for nobody.
    }
part-store = In the store
part-left = Left in own pits
part-swept = Left over

## What is chosen before a match

choice-stones = Stones in each pit
choice-stones-4 = 4
    .means = The usual game, about ten minutes.
choice-stones-3 = 3
    .means = A short game.
choice-stones-5 = 5
    .means = A longer game.
choice-stones-6 = 6
    .means = The longest game.
choice-capture = Capture
choice-capture-nonempty = If stones lie opposite
    .means = A last stone in an own empty pit takes the pit opposite, if it holds any.
choice-capture-empty = Always
    .means = A last stone in an own empty pit goes to the store even when the pit opposite is empty.
choice-capture-none = Never
    .means = Stones are never captured.
choice-end = End
choice-end-either = One row is empty
    .means = The match ends as soon as either row is empty.
choice-end-turn = Nothing to sow
    .means = The match ends when the player to move has nothing to sow.
choice-sweep = Stones left over
choice-sweep-owner = To their owner
    .means = Stones left at the end go to the player on whose side they lie.
choice-sweep-opponent = To the empty row
    .means = Stones left at the end go to the player whose row is empty.
choice-sweep-none = To nobody
    .means = Stones left at the end count for nobody.
choice-pie = Changing sides
choice-pie-off = No
    .means = Everybody keeps their side.
choice-pie-on = Once
    .means = After the first turn the second player may change sides: it makes the start fair.
choice-start = Start
choice-start-even = Even
    .means = The same number of stones in every pit.
choice-start-fair1 = Fair A
    .means = One stone shifted so that neither side is ahead: pit 1 to pit 3.
choice-start-fair2 = Fair B
    .means = One stone shifted so that neither side is ahead: pit 5 to pit 3.
choice-start-fair3 = Fair C
    .means = One stone shifted so that neither side is ahead: from the far row to pit 3.

## The rules, page by page

page-aim = Aim
    .picture = The board at the start: four stones in each of the twelve pits, both stores empty.
    .text =
        Two players share a board with two rows of six pits. The row before you is yours, and so is the long store at your right hand.

        Whoever has more stones in their store at the end wins. With equal stores it is a draw.
page-sowing = Sowing
    .picture = Four stones of pit 6: one falls in the store, three in the first pits of the far row.
    .text =
        On your turn choose one of your pits that holds stones. All of them are taken up and sown one by one into the pits that follow, counter-clockwise.

        Your own store gets a stone when you pass it; the other player’s store is always skipped. Then it is the other player’s turn.
page-again = Sow again
    .picture = Four stones of pit 3 reach exactly into the store.
    .text =
        If your last stone falls into your own store, you sow again, as often as you manage it.

        It is the most useful thing to look for: a pit next to the store with one stone, the one before it with two, and so on.
page-capturing = Capturing
    .picture = The one stone of pit 3 falls into the empty pit 4; six stones lie opposite: seven stones are captured.
    .text =
        If your last stone falls into an empty pit of your own row, and stones lie in the pit opposite, you capture: that stone and all stones opposite go to your store.

        If the pit opposite is empty, nothing happens and the stone stays.
page-round = A long way round
    .text =
        A pit with many stones can be sown all round the board. The pit it began from gets a stone again like any other.

        With exactly thirteen stones the last one comes home to the pit it began from, and captures.
page-end = End
    .picture = The last stone of the near row goes to the store; the six stones of the far row go to the far player.
    .text =
        The match ends when, after a sowing, either row is empty. It does not matter whose turn it would be.

        The stones that still lie in a row go to the store of the player it belongs to. Then the stores are compared.

        Once you have more than half the stones you can’t lose, but the game is played out. You may resign at any time; that counts as a loss.
page-variants = Other ways to play
    .text =
        New match offers other rules:

        - three, five or six stones in each pit
        - captures always, or never
        - the match ends only when the player to move has nothing to sow
        - stones left over go to the other player, or to nobody
        - the second player may change sides once, after the first turn
        - a fair start, with one stone shifted: with perfect play it is a draw
