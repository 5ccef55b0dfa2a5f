//! How games are shown, as data: spots and paths, steps of an animation, messages. No views and no Leptos, so all of it is
//! tested natively; the views are components in each game's `ui/`.

mod booklet;
mod geometry;
mod message;
mod pieces;
mod seating;

pub use booklet::{Page, Picture};
pub use geometry::{Direction, Orientation, PathData, Point, translate};
pub use message::{Arg, Message, Name, Phrase};
pub use pieces::{Piece, Pieces, Step};
pub use seating::{Layout, Rematch, Viewer};

use crate::ai::Insight;
use crate::game::Outcome;
use crate::game::seat::Seat;
use crate::table::Participant;
use std::fmt::{Debug, Display};
use std::hash::Hash;

/// How a game is shown and touched. Rules stay in `Game`; here is only what a person sees, hears and points at.
pub trait GameUi: Insight {
    /// Anything a player can point at: a pit, a point, a hex, a card, a button. Its text names it in the page: `[data-spot=…]`.
    type Spot: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static;
    /// Everything the game says.
    type Message: Message;
    /// How somebody has turned the board or what it is set to show, beyond its orientation.
    type Look: Clone + PartialEq + Default + Debug + Send + Sync + 'static;

    /// How the table makes room for the board.
    const LAYOUT: Layout;
    /// Who begins when the same people play again.
    const REMATCH: Rematch;
    /// About how long a match takes, in minutes.
    const MINUTES: u8;
    /// The game's name.
    const NAME: Self::Message;
    /// What a score counts: «Store», «Gold».
    const SCORE_LABEL: Option<Self::Message> = None;
    /// What it means to begin, where that is more than to act first.
    const BEGINS: Option<Self::Message> = None;
    /// What the button says that makes the move once a single one is left of what was chosen; none where touches alone make it.
    const GO: Option<Self::Message> = None;
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
    /// Has it a console of its own?
    const CONSOLE: bool = false;
    /// Its texts in each language.
    const TEXTS: Texts;
    /// The rules in our own words, page by page.
    const BOOKLET: &'static [Page];

    /// Brings the seats into the order of their turns, and into the options what follows from their colours, where colours are
    /// places at the board. The first one stays the first.
    fn arrange(_seats: &mut [Participant], _options: &mut Self::Options) {}
    /// The spots one touches, in order, to make `m`. No two moves share a path, and none begins another.
    fn path(&self, m: Self::Move) -> Vec<Self::Spot>;
    /// Does a player say with this move that all is well as it stands? It never plays itself.
    fn confirms(&self, _m: Self::Move) -> bool {
        false
    }
    /// The spots that are marked as the last move's.
    fn marks(&self, m: Self::Move) -> Vec<Self::Spot> {
        self.path(m)
    }
    /// The kind that a move of chance deals, by its place in `DEALS`.
    fn dealt(_m: Self::Move) -> Option<usize> {
        None
    }
    /// What one taps to let chance decide; where there is nothing to tap, it decides by itself.
    fn draw_spot(&self) -> Option<Self::Spot> {
        None
    }
    /// All spots of the board, row by row as a reader would go; the first takes the focus.
    fn spots(&self) -> Vec<Self::Spot>;
    /// Where an arrow key leads from a spot, as the board is seen.
    fn neighbour(
        &self,
        spot: Self::Spot,
        way: Direction,
        orientation: Orientation,
        look: &Self::Look,
    ) -> Option<Self::Spot>;
    /// Spots that are buttons beside the board: to change sides, to end a turn.
    fn buttons(&self, _touched: &[Self::Spot]) -> Vec<(Self::Spot, Self::Message)> {
        Vec::new()
    }
    /// Is this spot a button beside the board? No arrow leads there.
    fn is_button(_spot: Self::Spot) -> bool {
        false
    }
    /// How a move can be put together from lists of the spots' names; none where the list of all moves is enough.
    fn move_lists(&self) -> Option<MoveLists> {
        None
    }
    /// The spot that a key names, if this game has such keys.
    fn spot_for_key(&self, _key: &str) -> Option<Self::Spot> {
        None
    }

    /// Where every piece lies, and of which kind it is. The order is theirs for the whole match.
    fn pieces(&self) -> Vec<(Self::Spot, u8)>;
    /// How the pieces travel when `m` is made. Animation, live region and replay read it.
    fn steps(&self, m: Self::Move) -> Vec<Step<Self::Spot>>;

    /// Does whoever acts choose from a hand that the others at the screen must not see?
    fn hides_hand(&self) -> bool {
        false
    }
    /// What to do now.
    fn prompt(&self, touched: &[Self::Spot]) -> Self::Message;
    /// What touching this spot would lead to, while it lies under the pointer or the focus.
    fn preview(&self, _touched: &[Self::Spot], _spot: Self::Spot) -> Option<Self::Message> {
        None
    }
    /// Why a spot cannot be chosen.
    fn explain_refusal(&self, touched: &[Self::Spot], spot: Self::Spot) -> Self::Message;
    /// A move in words, before it is made.
    fn describe_move(&self, m: Self::Move, viewer: Viewer) -> Self::Message;
    /// A move in notation, without what this viewer must not see.
    fn notation(&self, m: Self::Move, _viewer: Viewer) -> String {
        m.to_string()
    }
    /// What speaks for a move, where a hint can say it.
    fn reason(&self, _m: Self::Move) -> Option<Self::Message> {
        None
    }
    /// What follows from a move besides a mere change of turn: an extra turn, a capture. It is shown for a moment.
    fn highlight(&self, _m: Self::Move) -> Option<Self::Message> {
        None
    }
    /// A short note under a seat's name.
    fn seat_note(&self, _seat: Seat) -> Option<Self::Message> {
        None
    }
    /// Why it is over, in one sentence.
    fn ending(&self, outcome: &Outcome) -> Self::Message;
    /// The parts of each seat's score, for the end of the match.
    fn score_parts(&self) -> Vec<ScorePart<Self::Message>>;
    /// The board as text, its words as `say` says them; hands only for a viewer who may see them.
    fn text(&self, _viewer: Viewer, _say: &dyn Fn(Phrase) -> String) -> String {
        self.to_string()
    }
    /// A position worth a picture in the lobby.
    fn sample() -> Self;
}

/// A game's texts, one file a language.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
}

/// Lists to put a move together from, one for each spot of its path, and the button that makes it.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveLists {
    /// What each list is called.
    pub labels: Vec<Phrase>,
    /// What the button says.
    pub verb: Phrase,
}

/// One part of a score at the end, with a number for each seat.
#[derive(Clone, PartialEq, Debug)]
pub struct ScorePart<M> {
    /// What it counts.
    pub name: M,
    /// Points of each seat.
    pub points: Vec<i32>,
}
