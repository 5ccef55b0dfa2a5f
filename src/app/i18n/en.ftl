## Parlour itself in English. Every message of `text.rs` has its wording here, with the same arguments.

# All over the page
parlour = Parlour
home = Home
close = Close
notices = Notices
cancel = Cancel
undo = Undo
redo = Redo
take-back = Take back
both = { $one } and { $other }

# What cannot be shown or kept
lost-title = Nothing here
unknown-route = The parlour has no room at “{ $route }”.
unknown-game = The parlour has no game called “{ $game }”.
match-unknown = This match is not on this device. It may have been deleted, or played on another one.
match-newer = This match is kept, but this version cannot open it: { $why }. Reload the page to get the new version.
match-damaged = This match cannot be read: { $why }. It was put aside, and can be exported in Settings.
not-saved = This match could not be saved: { $why }.
not-kept = Your games can’t be saved right now ({ $why }). Keep playing, but export them before you close the page.
cannot-begin = These options can’t be combined: { $why }.
export = Export

# The lobby
welcome = Welcome
welcome-text = Choose a game from the shelf. Play with others at one screen or against the computer; nothing to install, nothing to sign up for.
choose-game = Choose a game
carry-on = Continue
resume = Resume
end-match = End
match-ended = The match was ended without a result.
also = Also in progress
in-progress = In progress
whose-turn = { $who }’s turn
match-left = { $game } · { $when }
also-match = { $people } · Move { $n }
players-exact = { $n } players
players-range = { $from } to { $to } players
minutes = about { $n } minutes
just-now = left just now
minutes-ago =
    { $n ->
        [one] left { $n } minute ago
       *[other] left { $n } minutes ago
    }
hours-ago =
    { $n ->
        [one] left { $n } hour ago
       *[other] left { $n } hours ago
    }
days-ago =
    { $n ->
        [one] left { $n } day ago
       *[other] left { $n } days ago
    }
ready-offline = Ready to play offline
new-version = New version – reload
history = History
players = Players
rules = Rules
settings = Settings
lobby = Lobby

# A new match
new-match = New match
new-match-of = New match of { $game }
how-many = Number of players
two = 2
three = 3
four = 4
player-number = Player { $n }
player = Player
somebody = Somebody
computer =
    { $level ->
        [easy] Computer (easy)
        [medium] Computer (medium)
        [hard] Computer (hard)
       *[expert] Computer (expert)
    }
who-plays = Who plays
name = Name
a-person = Person
a-computer = Computer
level = Level
level-name =
    { $level ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
       *[expert] Expert
    }
level-means =
    { $level ->
        [easy] Plays like a beginner and overlooks things.
        [medium] Sees what the next turn brings.
        [hard] Looks ahead and rarely makes mistakes.
       *[expert] Plays as well as it can.
    }
may-think =
    { $n ->
        [one] { $how } It thinks for at most { $n } second a move.
       *[other] { $how } It thinks for at most { $n } seconds a move.
    }
colour-of = Colour and shape
colour-name =
    { $colour ->
        [red] Red circle
        [blue] Blue square
        [yellow] Yellow triangle
       *[green] Green diamond
    }
name-empty = A name needs at least one letter.
name-long = First and last name have at most 24 letters each.
name-taken = There is already somebody called { $who }.
name-twice = Two players cannot both be called { $who }.
start = Start
who-begins = Who begins
begins-first = Player 1
begins-random = At random
begins-loser = Last game’s loser
begins-winner = Last game’s winner
begins-second = Player 2
begins-third = Player 3
begins-fourth = Player 4
seating = Seating
face-to-face = Face to face
side-by-side = Side by side
fixed = Fixed board
variants = Rules of this match
standard = Standard
not-standard = Changed
make-standard = Back to standard
seed = Seed
seed-means = Use the same seed to get the same setup again. Leave it empty for a fresh one.

# The table
your-turn-title = { $who }, your turn
your-turn = Your turn
first-player = Begins
leads-by = leads by { $n }
winner = Winner
move-number = Move { $n }
finished = Finished
has-left = left; the computer plays on
pass-to = Pass to { $who }
show-hand = I am { $who }: show my cards
abandoned = Ended without a result
last-move = Last move
match-tools = Match
turn-tools = Turn
moves = Moves
entry-from = From
entry-to = To
entry-take = Take
entry-place = Place
entry-move = Move
entry-fly = Fly
entry-remove = Remove
as-text = Text
menu = Menu
board-as-text = Board as text
no-moves = There is nothing to choose now.
so-far = So far
play-it = Play
see-result = See the result
this-match = This match
full-screen = Full screen
offer = Offer a draw
offer-ask = { $who } offers a draw. { $whom }, do you accept?
accept = Accept
decline = Decline
offer-taken = { $who } accepts the draw.
offer-declined = { $who } declines the draw. Play goes on.
offer-weighed = { $who } thinks about the draw …
offer-once = You have offered a draw in this turn already.
offer-early = You can only offer a draw at the start of your turn.
resign = Resign
resign-ask = Who is resigning? This counts as a loss.
who-resigns = { $who } resigns
leave-ask = Nothing has been played yet. Leave without a result?
abandon = End without result
abandon-ask = End this match without a result? It stays in the history, and counts for nobody.
restart = Restart
restart-ask = Begin again with the same players and rules? What was played so far ends without a result.
take-back-ask = Take back your last turn and the answer to it? The match then does not count in the statistics.
go-on = Play on
thinking = Thinking
is-thinking = { $who } is thinking
not-your-turn = It is { $who }’s turn.
stop = Stop
stop-means = Stop plays the best move found so far.
hint = Hint
hint-seeks = Looking for a good move …
hint-why = { $hint } { $why }
hint-told = Hint: { $what }
values = Values
show-values = Show what each move leads to
show-values-means = The final margin if both play best from there on.
show-values-counts = The final margin if both play best from there on. Each position shown counts as a hint.
leads-to = Leads to { $margin }
leads-to-best = Leads to { $margin }, the best there is
what-leads = { $what }: { $margin }
values-sought = Computing what each move leads to …
values-known = The numbers are the final margin for { $who } if both play best.
values-beyond = Too early to tell. Values appear later in the game.
computer-died = The computer was interrupted and has begun to think again. Nothing is lost.
computer-gone = The computer cannot think at the moment. The match is kept as it is.
computer-failed = The computer cannot play this: { $why }.
other-build = Parlour was updated. Reload to continue; your game is saved.
reload = Reload
elsewhere = This match is open in another tab. Here you can only look.
play-here = Play here

# The console of a match
console = Console
console-none = { $game } has no console.
console-log = Console log
console-means = Every command ends with a period; several may stand in one line. Type “help.” for all of them.
console-field = Commands
console-send = Send
console-thinks = The computer thinks …
console-try = Try
to-board = Back to the board

# The end of a match
result = Result
wins = { $who } wins
shared-win = { $who } win
draw = Draw
no-result = No result
has-resigned = { $who } resigned.
has-agreed = Both agreed on a draw.
has-claimed = { $who } claimed the match.
has-abandoned = The match was ended without a result.
half = More than { $n } wins
total = Total
moves-count =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
minutes-used =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
kept = Kept in History
rematch = Rematch
rematch-begins = { $who } begins
see-board = See the board
other-game = Other game
replay = Replay
share = Share
copied = The match was copied as text.
link-copied = The link to this position was copied.
link-not-copied = The browser did not allow copying. The address of this page is the same link.
not-copied = The browser did not allow copying. Use Export in the history.
with-boards = Include a diagram of every turn

# A match again, move by move
to-move = To move
before-first = Before the first move
move-told = Move { $n }: { $notation }
move-of = Move { $n } of { $all }
taken-back = Taken back: { $what }
position = Position in the match
to-start = Start
back = Back
play = Play
pause = Pause
forward = Forward
to-end = End
speed = Speed
play-from-here = Play from here
copy-link = Copy link
print = Print

# Settings
look = Look
language = Language
theme = Theme
as-system = System
light = Light
dark = Dark
text-size = Text size
text-normal = Normal
text-large = Large
text-larger = Larger
animation = Animation speed
off = Off
fast = Fast
normal = Normal
slow = Slow
motion = Motion
motion-reduced = Reduced
motion-full = Full
at-the-table = At the table
confirm = Confirm each turn
confirm-means = A move waits for a second tap before it is made.
one-tap = One tap drops a ball
one-tap-means = Score Four, by touch: without this, the first tap shows where the ball will rest and the second drops it.
auto-move = Play forced moves automatically
auto-move-means = Where there is only one move, it is made after a moment.
point-names = Names on the board
point-names-means = Letters and numbers beside the points, where a board has them.

# What is stored
data = What is stored here
space = { $n } KB are used, { $percent } % of what browsers usually grant.
space-tight = { $n } KB are used, { $percent } % of what browsers usually grant. Export what you want to keep and delete what you do not need.
persistent = The browser has promised to keep it.
not-persistent = The browser may delete it when room gets short.
persistent-unknown = The browser does not say whether it keeps it when room gets short.
ask-persistent = Ask the browser to keep it
in-memory = The latest is only in memory, and gone when you close the page.
try-again = Try again
export-all = Export everything
import = Import
import-means = An export or a single match. You see what it would bring before anything changes.
import-file = From a file, up to 32 MB
import-paste = Or paste its text
import-read = Look at it
file-unreadable = This file cannot be read, or it is larger than 32 MB. Choose another one.
not-imported = Nothing was imported: { $why }.
imported =
    { $n ->
        [one] { $n } match was imported.
       *[other] { $n } matches were imported.
    }
take-over = Import
plan-title = What it would bring
plan-new =
    { $n ->
        [one] { $n } new match
       *[other] { $n } new matches
    }
plan-known =
    { $n ->
        [one] { $n } match that is here already
       *[other] { $n } matches that are here already
    }
plan-refused =
    { $n ->
        [one] { $n } part that is refused
       *[other] { $n } parts that are refused
    }
plan-players =
    { $n ->
        [one] { $n } new player
       *[other] { $n } new players
    }
plan-lost =
    { $n ->
        [one] { $n } unreadable record to keep as they are
       *[other] { $n } unreadable records to keep as they are
    }
plan-cut = The file was cut off: its end is missing.
plan-settings = Take its settings over too
delete-title = Delete
delete = Delete
delete-kind = Delete: { $what }
delete-ask = Delete for good: { $what }?
deleted = Deleted.
kind-running = Matches in progress ({ $n })
kind-history = Finished matches ({ $n })
kind-players = Players ({ $n })
kind-settings = Settings
kind-lost = Unreadable records ({ $n })
unreadable = What could not be read, and why
reason = { $what }: { $why }
newer = written by a newer version, kept untouched

# About
about = About
about-text = A parlour of classic board games in one page: for people round one tablet or far apart. It has no server, no account and no advertising; nothing you do here leaves this device, and it works without a network.
this-version = This version
version = Version { $version }, build { $build }
check-update = Check for update
newest = This is the newest version.
not-reached = No answer: the network is away. This version goes on working.
new-version-waits = A new version is ready. It is used once you agree.
new-version-comes = A new version is being fetched.
licences = Licences
own-licence = Parlour may be used under the MIT licence or the Apache License 2.0, as you like.
leans-on = It leans on the work of others:

# History
matches = Matches
matches-count =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
matches-found =
    { $all ->
        [one] { $n } of { $all } match
       *[other] { $n } of { $all } matches
    }
matches-deleted =
    { $n ->
        [one] { $n } match deleted.
       *[other] { $n } matches deleted.
    }
nothing-fits = No games match these filters.
show-all = Show all
show-more = Show { $n } more
no-history = Nothing played yet
no-history-text = Every finished match is kept here, move by move: to replay, to share, and to see who leads.
placed = { $n }. { $who }
game = Game
outcome = Result
any-game = All games
anybody = Everybody
any-outcome = Any result
decided = With a winner
with-takebacks = With take-backs
with-hints = With hints
set-up = Set up by hand

# Statistics
statistics = Statistics
game-by-game = Game by game
statistics-means = Matches with take-backs, set up by hand or without a result are not counted.
nothing-counted = No match counts yet.
count-draws = Count the cards of { $game }
draws-title =
    { $n ->
        [one] Cards drawn in { $game }, the newest { $n } match
       *[other] Cards drawn in { $game }, the newest { $n } matches
    }
card = Card
times-drawn = Drawn
times-expected = Expected
played = Played
won = Won
drawn = Drawn
lost = Lost
points-for = Points
points-against = Against
best = Best
streak = Streak
head-to-head = Head to head
against = { $who } against { $whom }
against-whom = Against
sums = { $played } played · { $won } won · { $drawn } drawn · { $lost } lost

# Players
add-player = Add a player
first-name = First name
last-name = Last name, if wanted
add = Add
rename = Rename
rename-of = Rename { $who }
rename-means = Matches already played keep the old name.
delete-of = Delete { $who }?
delete-means = Matches already played keep the name.
remember = Remember
only-history = Only in the history
not-yet-played = No match counted yet
no-players = Nobody yet
no-players-text = Add those who play here, or just begin a match: whoever plays is remembered by name.
player-added = { $who } is on the list.
player-renamed = Now called { $who }.
player-deleted = { $who } is off the list.

# Rules
rules-of = Rules of { $game }
pages = Pages
page-of = { $n } of { $all }
page-before = Back
page-after = Next
search-rules = Search the rules
nothing-found = Nothing found.
