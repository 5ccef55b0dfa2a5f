//! What a game looks like and what a finger does: the trait that every board fills in.

use super::dom::El;
use super::matches::Match;
use super::touch::Touch;
use super::words::{Message, Table, Text};
use crate::ai::Insight;
use crate::game::Outcome;
use crate::game::seat::Seat;
use crate::games::console::PageConsole as Console;
use crate::table::Participant;

/// Opens a console at a match, with what was kept of it.
pub type OpenConsole = fn(&dyn Match, Option<&str>) -> Box<dyn Console>;

/// How a game is shown and touched. Rules stay in `Game`; here is only what a person sees, hears and points at.
pub trait Face: Insight {
    /// How the table makes room for it.
    const SHAPE: Shape;
    /// Who begins when the same people play again.
    const REMATCH: Rematch;
    /// About how long a match takes, in minutes.
    const MINUTES: u8;
    /// The game's name.
    const NAME: Text;
    /// What a score counts: «Store», «Gold».
    const SCORE_LABEL: Option<Text> = None;
    /// What it means to begin, where that is more than to act first.
    const BEGINS: Option<Text> = None;
    /// Where its texts are: the words of its choices, and the rules in our own words, page by page.
    const TEXTS: Table;
    /// What the button says that makes the move once a single one is left of what was chosen; none where touches alone make it.
    const GO: Option<Text> = None;
    /// Do points of two players share a fixed whole, so that whoever has more than half has won?
    const HALVES: bool = false;
    /// Do all win together who have as much as each other, also if that is everybody?
    const SHARES: bool = false;
    /// Are colours places at the board, round which turns go?
    const AROUND: bool = false;
    /// What chance deals, where that is worth counting: the name of each kind, and how many there are of it.
    const DEALS: &'static [(&'static str, u8)] = &[];
    /// Is it usually played by one person against the computer? New match is preset to that.
    const ALONE: bool = false;
    /// Does a finger choose first, and make the move with a second tap? Where spots lie close together.
    const TWO_TAPS: bool = false;
    /// Opens its console at a match, if it has one: with what was kept of it.
    const CONSOLE: Option<OpenConsole> = None;

    /// Brings the seats into the order of their turns, and into the options what follows from their colours, where colours are places
    /// at the board. The first one stays the first.
    fn seat(_seats: &mut [Participant], _options: &mut Self::Options) {}
    /// The spot's name in the page, for tests and links: `[data-spot=…]`.
    fn spot_name(spot: Spot) -> String;
    /// The spots one touches, in order, to make `m`. No two moves share a path, and none begins another.
    fn path(&self, m: Self::Move) -> Vec<Spot>;
    /// Does a player say with this move that all is well as it stands? It never plays itself.
    fn confirms(&self, _m: Self::Move) -> bool {
        false
    }
    /// The spots that may be touched after these, where that is quickly told; else it is found from the paths of all moves.
    fn opens(&self, _touched: &[Spot]) -> Option<Vec<Spot>> {
        None
    }
    /// The spots that are marked as the last move's.
    fn marks(&self, m: Self::Move) -> Vec<Spot> {
        self.path(m)
    }
    /// The kind that a move of chance deals, by its place in `DEALS`.
    fn dealt(_m: Self::Move) -> Option<usize> {
        None
    }
    /// What one taps to let chance decide; where there is nothing to tap, it decides by itself.
    fn deck(&self) -> Option<Spot> {
        None
    }
    /// All spots of the board, row by row as a reader would go; the first takes the focus.
    fn spots(&self) -> Vec<Spot>;
    /// Where an arrow key leads from a spot, as the board is seen.
    fn neighbour(&self, spot: Spot, way: Direction, view: View) -> Option<Spot>;
    /// Spots that lie beside the board as buttons: to change sides, to end a turn.
    fn buttons(&self, _touched: &[Spot]) -> Vec<(Spot, Message)> {
        Vec::new()
    }
    /// Is this spot a button of its own beside the board? No arrow leads there.
    fn lies_beside(_spot: Spot) -> bool {
        false
    }
    /// How a move can be put together from lists of the spots' names; none where the list of all moves is enough.
    fn entry(&self) -> Option<Entry> {
        None
    }
    /// The spot that a key names, if this game has such keys.
    fn key(&self, _key: &str) -> Option<Spot> {
        None
    }

    /// Where every piece lies, and of which kind it is. The order is theirs for the whole match.
    fn pieces(&self) -> Vec<(Spot, u8)>;
    /// How the pieces travel when `m` is made. Animation, live region and replay read it.
    fn steps(&self, m: Self::Move) -> Vec<Step>;

    /// Does whoever acts choose from a hand that the others at the screen must not see?
    fn is_secret(&self) -> bool {
        false
    }
    /// What to do now.
    fn prompt(&self, touched: &[Spot]) -> Message;
    /// What touching this spot would lead to, while it lies under the pointer or the focus.
    fn foretell(&self, _touched: &[Spot], _spot: Spot) -> Option<Message> {
        None
    }
    /// Why a spot cannot be chosen.
    fn why_not(&self, touched: &[Spot], spot: Spot) -> Message;
    /// A move in words, before it is made.
    fn say(&self, m: Self::Move, eyes: Viewer) -> Message;
    /// A move in notation, without what these eyes must not see.
    fn written(&self, m: Self::Move, _eyes: Viewer) -> String {
        m.to_string()
    }
    /// What speaks for a move, where a hint can tell.
    fn reason(&self, _m: Self::Move) -> Option<Message> {
        None
    }
    /// What follows from a move besides a mere change of turn: an extra turn, a capture. Its own small moment.
    fn moment(&self, _m: Self::Move) -> Option<Message> {
        None
    }
    /// A short note under a seat's name.
    fn note(&self, _seat: Seat) -> Option<Message> {
        None
    }
    /// Why it is over, in one sentence.
    fn ending(&self, outcome: &Outcome) -> Message;
    /// The parts of each seat's score, for the end of the match.
    fn tally(&self) -> Vec<Part>;
    /// The board as text; hands only for the eyes that may see them.
    fn text(&self, _eyes: Viewer) -> String {
        self.to_string()
    }

    /// Buttons that change how the board is looked at, over its corners.
    fn controls(_touch: Touch) -> Option<El> {
        None
    }
    /// What lies beside the board: piles, counts, what scores.
    fn beside(_touch: Touch) -> Option<El> {
        None
    }
    /// What lies before a seat, under its name; `person` if somebody at this screen decides for it.
    fn holds(_touch: Touch, _seat: Seat, _person: bool) -> Option<El> {
        None
    }
    /// The board itself. Shapes and gradients that it refers to are in the game's `shapes.svg`.
    fn board(touch: Touch) -> El;
    /// A position worth a picture on the shelf.
    fn showpiece() -> Self;
}

/// Anything a player can point at: a pit, a point, a hex, a card, a button. Each board numbers its own.
///
/// A number, and not a type of each game, so that whatever a finger does is written and compiled once for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot(pub u16);

/// Lists to put a move together from, one for each spot of its path, and the button that makes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// What each list is called.
    pub lists: Vec<Text>,
    /// What the button says.
    pub verb: Text,
}

/// How a table makes room for a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Long: lies across a wide screen, stands on a narrow one; the seats above and below.
    Long,
    /// As high as wide; the seats left and right.
    Square,
    /// As high as wide, for up to four: the seats in its corners.
    Round,
    /// Large, with much beside it: the seats in a column.
    Beside,
}

/// Who begins the next match of the same people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// The next one round the table: with two, sides are exchanged.
    Next,
    /// Who came last.
    Loser,
    /// Who came first.
    Winner,
}

impl Rematch {
    /// The same people in the order of the next match; nobody changes neighbours.
    pub fn seats(self, seats: &[Participant], places: &[u8]) -> Vec<Participant> {
        let place =
            |wanted: Option<&u8>| wanted.and_then(|p| places.iter().position(|other| other == p));
        let decided = places.iter().any(|p| *p != 1);
        let first = match self {
            Rematch::Loser if decided => place(places.iter().max()),
            Rematch::Winner if decided => place(places.iter().min()),
            _ => None,
        };
        let mut turned = Vec::new();
        for i in 0..seats.len() {
            turned.push(seats[(i + first.unwrap_or(1)) % seats.len()].clone());
        }
        turned
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// One seat.
    Seat(Seat),
    /// A shared screen: hands lie face down.
    Nobody,
    /// Everybody, as in the replay of a finished match.
    Everybody,
}

/// An arrow key, as the board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    /// The nearest of these places in this direction, seen from one of them; sideways counts double. By their numbers.
    pub fn nearest(self, from: usize, places: &[(i32, i32)]) -> Option<usize> {
        let (x, y) = places[from];
        let mut nearest = None;
        for (number, (px, py)) in places.iter().enumerate() {
            let (dx, dy) = (px - x, py - y);
            let (along, aside) = match self {
                Direction::Left => (-dx, dy.abs()),
                Direction::Right => (dx, dy.abs()),
                Direction::Up => (-dy, dx.abs()),
                Direction::Down => (dy, dx.abs()),
            };
            let cost = along + 2 * aside;
            if along > 0 && aside < 2 * along && nearest.is_none_or(|(_, least)| cost < least) {
                nearest = Some((number, cost));
            }
        }
        nearest.map(|(number, _)| number)
    }
}

/// From where a board is seen, and whether it lies or stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// The seat at the lower edge.
    pub near: Seat,
    /// Do words and numerals of the far seat face that seat?
    pub faced: bool,
    /// A long board on a narrow screen stands upright.
    pub standing: bool,
    /// How somebody has turned it, where boards can be turned.
    pub look: Look,
}

/// How a board in three dimensions is looked at: from where it is seen at first, in degrees.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// Turned to the right.
    pub turn: i16,
    /// Seen from higher up.
    pub tilt: i16,
    /// Its levels side by side instead.
    pub flat: bool,
    /// With marks where something is threatened.
    pub marked: bool,
    /// How far a count has come that the board shows; the board knows how to read it.
    pub count: u32,
}

impl View {
    /// As a picture shows a board.
    pub const PICTURE: View = View {
        near: Seat::ONE,
        faced: false,
        standing: false,
        look: Look {
            turn: 0,
            tilt: 0,
            flat: false,
            marked: false,
            count: 0,
        },
    };
}

/// One stretch of way of some pieces that move together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// How many; the ones that came last.
    pub count: u8,
    /// From where.
    pub from: Spot,
    /// To where.
    pub to: Spot,
    /// How many of them travel on with the next step.
    pub carried: u8,
    /// At the same time as the step before.
    pub together: bool,
}

/// One part of a score at the end, with a number for each seat.
#[derive(Clone, Debug)]
pub struct Part {
    /// What it counts.
    pub name: Text,
    /// Points of each seat.
    pub points: Vec<i32>,
}
