## Kingdom Builder in English. Every message of `message.rs` is worded here, with the same arguments.

name = Kingdom Builder
board = Kingdom Builder board
gold = Gold
begins = Turns go round; whoever begins keeps the marker, and the round is always finished.
terrain-name =
    { $terrain ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
       *[desert] desert
    }

## Locations, and what their tiles do

oracle = Oracle
farm = Farm
oasis = Oasis
tower = Tower
tavern = Tavern
barn = Barn
harbor = Harbor
paddock = Paddock
does-oracle = Build 1 more on your card’s terrain.
does-farm = Build 1 more on grass.
does-oasis = Build 1 more on desert.
does-tower = Build 1 more at the edge of the board.
does-tavern = Build 1 more at the end of a line of 3 or more of yours.
does-barn = Move 1 of yours to your card’s terrain.
does-harbor = Move 1 of yours to water.
does-paddock = Move 1 of yours two hexes straight on.

## What earns gold

fishermen = Fishermen
merchants = Merchants
discoverers = Discoverers
hermits = Hermits
citizens = Citizens
miners = Miners
workers = Workers
knights = Knights
lords = Lords
farmers = Farmers
castles = Castles
pays-fishermen = 1 gold for each of your settlements beside water; not for those on water.
pays-merchants = 4 gold for each castle or location that your settlements link with another one.
pays-discoverers = 1 gold for each row with one of your settlements.
pays-hermits = 1 gold for each group of yours; a lone settlement is a group.
pays-citizens = 1 gold for every 2 settlements of your largest group.
pays-miners = 1 gold for each of your settlements beside a mountain.
pays-workers = 1 gold for each of your settlements beside a castle or location.
pays-knights = 2 gold for each of your settlements in the one row where you have most.
pays-lords = In each quarter of the board: 12 gold for most settlements there, 6 for the next.
pays-farmers = 3 gold for each of your settlements in the quarter where you have fewest.
pays-castles = 3 gold for each castle that your settlements touch.
brief-fishermen = 1 gold per settlement beside water.
brief-merchants = 4 gold per site linked with another site.
brief-discoverers = 1 gold per row you have settled.
brief-hermits = 1 gold per separate group of yours.
brief-citizens = 1 gold per 2 in your largest group.
brief-miners = 1 gold per settlement beside a mountain.
brief-workers = 1 gold per settlement beside a site.
brief-knights = 2 gold per settlement in your best row.
brief-lords = Each quarter: most 12 gold, next 6.
brief-farmers = 3 gold each in your weakest quarter.
brief-castles = 3 gold per castle you touch.

## Around the board

card-head = Terrain card
card-none = No card
built-of = { $n } of { $all }
draw-pile = Draw
discard-pile = Discard
discard-label = Discards: { $n }. grass { $grass }, flowers { $flowers }, forest { $forest }, canyon { $canyon }, desert { $desert }
scoring = Scoring
gold-now = gold now
count-it = Watch the count
count-stop = Stop
counts = { $who }: { $n } gold by { $card }
locations = Locations
one-use = once a turn each
tiles-head = Your tiles
no-tiles = No tiles yet: build beside a location to take one.
end-turn = End turn
to-build = { $n } to build
back-to-scores = Back to scores
tile-state =
    { $state ->
        [used] used
        [new] new
       *[ready] ready
    }
tile-label =
    { $state ->
        [used] { $kind }: used
        [new] { $kind }: new
       *[ready] { $kind }: ready
    }
left-word = left
left-label =
    { $n ->
        [one] settlement left: { $n }
       *[other] settlements left: { $n }
    }
next-card =
    Next card: { $terrain ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
       *[desert] desert
    }
next-hold = Hold to see your next card
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole board
next-hex = Next free hex

## Hexes

hex =
    { $ground ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
        [desert] desert
        [water] water
        [mountain] mountain
        [castle] castle
       *[location] location
    }, row { $row }, place { $column }
hex-location =
    { $n ->
        [one] { $kind } location with { $n } tile, row { $row }, place { $column }
       *[other] { $kind } location with { $n } tiles, row { $row }, place { $column }
    }
hex-settled =
    { $ground ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
        [desert] desert
       *[water] water
    }, row { $row }, place { $column }: settlement of { $who }

## What to do

build =
    Build on { $terrain ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
       *[desert] desert
    }: settlement { $n } of { $all }, next to your own.
build-free =
    Build on { $terrain ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
       *[desert] desert
    }: settlement { $n } of { $all }. None can touch your own, so choose any.
build-first =
    Build on { $terrain ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
       *[desert] desert
    }: settlement { $n } of { $all }, on any hex that is lit.
tile-list = { $first }, { $rest }
may-first = { $what } Or use { $tiles } first.
done = All is built. End your turn.
done-tiles = All is built. Use { $tiles }, or end your turn.
choose-move = { $kind }: tap one of your lit settlements.
choose-to = { $kind }: tap where to move it.
draws-next = The next card is drawn.
over = The game is over.
last-round = { $what } This is the last round.

## Why something cannot be done

not-now = It is not your turn.
taken = { $who } has a settlement there.
no-building =
    Nobody can build here: { $ground ->
        [water] water
        [mountain] mountain
       *[castle] castle
    }.
no-building-location = Nobody can build on a location: build beside it to take a tile.
not-terrain =
    Your card is { $terrain ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
       *[desert] desert
    }; this is { $ground ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
       *[desert] desert
    }.
not-beside = You must build next to one of your settlements, as long as that is possible.
all-built = All three are built. Use a tile, or end your turn.
not-target = { $kind }: { $does }
tile-none = You have no { $kind } tile.
tile-is-used = Your { $kind } tile has been used in this turn.
tile-is-new = Your { $kind } tile is new: use it from your next turn on.
tile-between = Build all three settlements first; tiles are used before or after them.
tile-no-supply = You have no settlement left to build.
tile-useless = There is no hex for the { $kind } now.
end-first = Build { $n } more first.

## What the hex under the pointer leads to

fore-here = Build here.
fore-move = Move here.
fore-lift = Move this one.
fore-gold = { $what } { $n } gold more.
fore-less = { $what } { $n } gold less.
fore-takes = { $what } You take a tile: { $kind }.
fore-loses = { $what } You lose a tile: { $kind }!

## What was played

settles =
    { $who } builds on { $ground ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
        [desert] desert
       *[water] water
    }, row { $row }, place { $column }
extra =
    { $who } builds on { $ground ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
        [desert] desert
       *[water] water
    }, row { $row }, place { $column } by { $kind }
shifts =
    { $who } moves a settlement from { $ground ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
        [desert] desert
       *[water] water
    }, row { $row }, place { $column } to { $to_ground ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
        [desert] desert
       *[water] water
    }, row { $to_row }, place { $to_column } by { $kind }
ends = { $who } ends the turn
draws =
    { $who } draws { $terrain ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
       *[desert] desert
    }
draws-hidden = { $who } draws a card
moment-tile = { $who } takes a tile: { $kind }
moment-lost = { $who } loses a tile: { $kind }
moment-last = { $who } has built all: the last round!
ending = All forty settlements of { $who } are built. The most gold wins.
ending-none = No card is left. The most gold wins.

## What speaks for a move

why-only = It is the only move.
why-takes = It takes a tile: { $kind }.
why-earns = It earns { $n } gold at once.
why-costs = It costs { $who } { $n } gold.
why-opens = It begins a new group.
why-keeps = It touches no other terrain, so that you stay free to choose.
why-hastens = It is one settlement more.
why-prepares = It makes room for what comes next.
why-rests = Nothing is to be gained by tiles now.

## The position as text

text-seat = { $n }: { $left } left, { $gold } gold.
text-seat-tiles = { $n }: { $left } left, { $gold } gold. { $tiles }
text-card =
    Card: { $terrain ->
        [grass] grass
        [flowers] flowers
        [forest] forest
        [canyon] canyon
       *[desert] desert
    }

## What is chosen before a match

choice-setup = Board
choice-setup-random = Laid out anew
    .means = Four of the eight quarters, turned as they come, and three of the ten scoring cards.
choice-setup-first = First game
    .means = The quarters with tavern, paddock, oasis and farm; scoring: Fishermen, Knights, Merchants.

## The rules, page by page

page-aim = Aim
    .picture = Settlements of two players on the painted board; a castle, two locations, water and mountains between the terrains.
    .text =
        Build your forty settlements so that they earn gold. What earns gold is told by three scoring cards, different every game, and by the castles.

        When somebody has built all forty, the round is finished. Whoever has most gold wins. Tied players share the win.
page-turn = Your turn
    .picture = The card is grass: the lit hexes are where the first of three settlements can go.
    .text =
        You hold one terrain card. In your turn it lies open, and you build three settlements on hexes of that terrain, one after the other. Then you press End turn and draw the card for your next turn.

        Until you press it, everything in your turn can be undone.

        On a shared screen your next card lies face down beside your name: hold it to look at it.
page-building = Where to build
    .picture = The card is flowers: some hexes touch red’s settlements, so one of these must be taken, though flowers grow elsewhere, too.
    .text =
        Each settlement must touch one of your own, if that is possible on your terrain. If it is not, you may build on any free hex of it. This is looked at anew for every settlement.

        So whoever touches few terrains stays free to begin somewhere else. Your own settlements count wherever they stand; those of others are only in the way.

        Nobody builds on water, mountains, castles or locations. If your terrain is full, the card is put away for good and you draw another.
page-locations = Locations
    .picture = Red has built beside a tavern and takes one of its tiles; one is left.
    .text =
        Whoever builds beside a location takes a tile from it, if one is left: one from each location in a game, two at most if there are two of the kind. The number on the hex tells how many tiles are left.

        From your next turn on you may use each of your tiles once a turn, before or after your three settlements, not between them. Tap the tile, then a lit hex. Tap the tile again to put it back.

        If you move away and no settlement of yours touches the location any more, the tile is lost for good.
page-oracle = Oracle
    .picture = The card is forest: the oracle builds one more on forest, next to red’s settlements.
    .text =
        Builds one more on the terrain of the card in play.
page-farm = Farm
    .picture = One more settlement on grass beside red’s own.
    .text =
        Builds one more on grass.
page-oasis = Oasis
    .picture = One more settlement on desert beside red’s own.
    .text =
        Builds one more on desert.
page-tower = Tower
    .picture = One more settlement at the edge of the board, beside red’s own.
    .text =
        Builds one more at the edge of the whole board, on any terrain; next to your own, if any hex of the edge allows it.
page-tavern = Tavern
    .picture = Three of red’s stand in a line: a tavern builds at either end of it.
    .text =
        Builds one more at the end of a straight line of three or more of your settlements, on any terrain. The line may go in three directions.
page-barn = Barn
    .picture = Red lifts a settlement and may put it on canyon, the terrain of the card, beside another one of its own.
    .text =
        Moves one of your settlements to the terrain of the card in play; next to another of your own, if that is possible.
page-harbor = Harbor
    .picture = Red lifts a settlement and may put it on water beside another one of its own.
    .text =
        Moves one of your settlements to water; next to another of your own, if that is possible. There is no other way onto water.
page-paddock = Paddock
    .picture = Red’s settlement can jump to hexes two steps away in a straight line.
    .text =
        Moves one of your settlements two hexes straight on, over whatever lies between. It need not touch another of yours.
page-castles = Castles
    .picture = Red touches a castle with two of three settlements: 3 gold.
    .text =
        Each castle that you touch gives you 3 gold at the end, however many of your settlements touch it. Others may touch it, too.
page-fishermen = Fishermen
    .picture = Lit: red’s settlements beside water; the one inland earns nothing.
    .text =
        1 gold for each of your settlements beside water, however much of it. Settlements on water earn nothing here.
page-miners = Miners
    .picture = Lit: red’s settlements beside mountains.
    .text =
        1 gold for each of your settlements beside a mountain.
page-workers = Workers
    .picture = Lit: red’s settlements beside a castle or a location.
    .text =
        1 gold for each of your settlements beside a castle or a location.
page-merchants = Merchants
    .picture = Red’s settlements lead from a location to another one: both count, 8 gold.
    .text =
        A site is a castle or a location. Each site that one group of your settlements links with another site gives 4 gold. A group is settlements that touch.
page-discoverers = Discoverers
    .picture = Red has settled three rows: 3 gold. One settlement of each row is lit.
    .text =
        1 gold for each row of the board with a settlement of yours.
page-knights = Knights
    .picture = Red’s best row has four settlements: 8 gold.
    .text =
        2 gold for each of your settlements in the one row where you have most. Gaps do not matter.
page-hermits = Hermits
    .picture = Red’s settlements are three groups: 3 gold.
    .text =
        1 gold for each group of your settlements. A settlement alone is a group, too.
page-citizens = Citizens
    .picture = Red’s largest group has five settlements: 2 gold.
    .text =
        1 gold for every two settlements of your largest group; what is left over counts nothing.
page-lords = Lords
    .picture = In this quarter red has three settlements and blue two: 12 gold for red, 6 for blue.
    .text =
        In each quarter of the board: 12 gold for whoever has most settlements there, 6 for the next. Tied players each score in full.
page-farmers = Farmers
    .picture = In the quarter where red has fewest, it has two: 6 gold.
    .text =
        3 gold for each of your settlements in the quarter where you have fewest. A quarter without any gives nothing.
page-end = The end
    .text =
        When somebody has built the last of forty settlements, the round is played to its end, so that all have had as many turns. Whoever has none left may still move some.

        Then all gold is counted: each scoring card, and the castles. On the board you can watch it being counted, hex by hex.

        During the game the numbers beside the names tell the gold each would have if it ended now.
