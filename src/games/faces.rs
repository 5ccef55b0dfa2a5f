//! What the page knows of each game, its types taken away.

use super::{FACES, TEXTS};
use crate::ai::Budget;
use crate::game::seat::Seat;
use crate::game::{Choice, Turn};
use crate::old::dom::El;
use crate::old::face::{Face, OpenConsole, Rematch, Shape};
use crate::old::matches::Match;
use crate::old::position::Position;
use crate::old::touch::Touch;
use crate::old::words::{self, Table as Texts, Text};
use crate::table::{Level, MatchId, Participant, Record, RecordError, Setup, Table, Timestamp};
#[cfg(not(target_arch = "wasm32"))]
use crate::testing::{self, Fault};
use crate::text;
use std::rc::Rc;

/// The number of a game's first text: the house's come before all games', and these in the order of the list.
pub const fn first_text(id: &str) -> usize {
    let (mut first, mut i) = (words::COUNT, 0);
    while i < TEXTS.len() && !is_same(TEXTS[i].0, id) {
        first += words::count(TEXTS[i].1);
        i += 1;
    }
    first
}

/// The number after a game's last text.
pub const fn last_text(id: &str) -> usize {
    let mut i = 0;
    while !is_same(TEXTS[i].0, id) {
        i += 1;
    }
    first_text(id) + words::count(TEXTS[i].1)
}

/// So many texts there are, the house's and all games'.
pub const ALL_TEXTS: usize = first_text("");

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut i = 0;
    while i < one.len() && i < other.len() && one[i] == other[i] {
        i += 1;
    }
    i == one.len() && i == other.len()
}

/// One game in its box: what the shelf, the form and the table need of it, its types taken away.
pub struct Boxed {
    /// `Game::ID`.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// The fewest and the most who may play.
    pub seats: (u8, u8),
    /// About how many minutes a match takes.
    pub minutes: u8,
    /// How the table makes room for its board.
    pub shape: Shape,
    /// Who begins when the same people play again.
    pub rematch: Rematch,
    /// `Game::CHOICES`.
    pub choices: &'static [Choice],
    /// What the button says that makes the only move left.
    pub go: Option<Text>,
    /// Do points of two players share a fixed whole?
    pub halves: bool,
    /// Do all win who have as much as each other?
    pub shares: bool,
    /// Are colours places at the board?
    pub around: bool,
    /// What a score counts.
    pub score_label: Option<Text>,
    /// What it means to begin, where that is more than to act first.
    pub begins: Option<Text>,
    /// `Game::AGREED_DRAW`.
    pub agreed_draw: bool,
    /// Is it usually played against the computer?
    pub alone: bool,
    /// Can the final margin of each move be told?
    pub exact: bool,
    /// How long a level normally thinks about a move.
    pub budget: fn(Level) -> Budget,
    /// Where its texts are: the words of its choices, and the rules in our own words.
    pub texts: Texts,
    /// What chance deals: the kinds, and how many there are of each.
    pub deals: &'static [(&'static str, u8)],
    /// How many of each kind were dealt in a match.
    pub dealt: fn(&Record) -> Option<Vec<u32>>,
    /// Reads a position that is drawn as text.
    pub read: fn(&str) -> Option<Rc<dyn Position>>,
    /// A position for the picture on the box.
    pub showpiece: fn() -> Rc<dyn Position>,
    /// Lays out a new match.
    pub begin: fn(&Wish) -> Result<Record, RecordError>,
    /// Lays a match on the table, every move checked by the rules.
    pub open: fn(&Record) -> Result<Box<dyn Match>, RecordError>,
    /// Opens the game's console at a match, if it has one.
    pub console: Option<OpenConsole>,
    /// Checks how it is shown in so many games of every kind: `testing::conform_face`. Native only, for the tests.
    #[cfg(not(target_arch = "wasm32"))]
    pub conform: fn(u64) -> Result<(), Fault>,
}

/// A running match at a glance.
pub struct Glance {
    /// Whose turn it is.
    pub turn: Turn,
    /// The score of each seat.
    pub scores: Vec<Option<i32>>,
    /// The board.
    pub picture: El,
}

/// What was chosen for a new match.
pub struct Wish {
    /// Names the match.
    pub id: MatchId,
    /// Now.
    pub begun: Timestamp,
    /// The choices as text.
    pub options: String,
    /// Who sits where, in the order they play.
    pub seats: Vec<Participant>,
    /// Decides every draw.
    pub seed: u64,
}

impl Boxed {
    pub(super) const fn of<G: Face>() -> Boxed {
        Boxed {
            id: G::ID,
            name: G::NAME,
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            minutes: G::MINUTES,
            shape: G::SHAPE,
            rematch: G::REMATCH,
            choices: G::CHOICES,
            go: G::GO,
            halves: G::HALVES,
            shares: G::SHARES,
            around: G::AROUND,
            score_label: G::SCORE_LABEL,
            begins: G::BEGINS,
            agreed_draw: G::AGREED_DRAW,
            alone: G::ALONE,
            exact: G::EXACT,
            budget: G::budget,
            texts: G::TEXTS,
            deals: G::DEALS,
            dealt: dealt::<G>,
            read: |text| Some(Rc::new(text.parse::<G>().ok()?)),
            showpiece: || Rc::new(G::showpiece()),
            begin: begin::<G>,
            open: |record| Ok(Box::new(Table::<G>::replay(record)?)),
            console: G::CONSOLE,
            #[cfg(not(target_arch = "wasm32"))]
            conform: testing::conform_face::<G>,
        }
    }

    /// How long a level may think about a move, in milliseconds.
    pub fn thinks(&self, level: Level) -> u32 {
        (self.budget)(level).milliseconds as u32
    }

    /// A picture of a position drawn as text, with spots touched one after another, the last of them only pointed at.
    pub fn picture(&self, position: &str, spots: Option<&str>) -> Option<El> {
        let position = (self.read)(&text::unfold(position))?;
        let touch = Touch::still(position.clone());
        for spot in text::words(spots.unwrap_or_default(), ' ') {
            if let Some(spot) = touch.find(spot) {
                touch.point_on(spot);
            }
        }
        Some(position.board(touch))
    }

    /// The picture on the box.
    pub fn cover(&self) -> El {
        let position = (self.showpiece)();
        position.board(Touch::still(position.clone()))
    }

    /// A running match at a glance.
    pub fn glance(&self, record: &Record) -> Option<Glance> {
        let table = (self.open)(record).ok()?;
        let position = table.at(table.total()).copy();
        let mut scores = Vec::new();
        for seat in Seat::all(table.seats().len() as u8) {
            scores.push(position.score(seat));
        }
        Some(Glance {
            turn: position.turn(),
            scores,
            picture: position.board(Touch::still(position.clone())),
        })
    }
}

/// The game with this name, in its box.
pub fn boxed(id: &str) -> Option<&'static Boxed> {
    FACES.iter().find(|boxed| boxed.id == id)
}

fn dealt<G: Face>(record: &Record) -> Option<Vec<u32>> {
    let mut counts = vec![0; G::DEALS.len()];
    if !G::DEALS.is_empty() {
        for m in Table::<G>::replay(record).ok()?.moves() {
            if let Some(kind) = G::dealt(*m) {
                counts[kind] += 1;
            }
        }
    }
    Some(counts)
}

fn begin<G: Face>(wish: &Wish) -> Result<Record, RecordError> {
    let mut seats = wish.seats.clone();
    if !G::SEATS.contains(&(seats.len() as u8)) {
        return Err(RecordError::Seats(seats.len()));
    }
    let mut options = wish.options.parse()?;
    G::seat(&mut seats, &mut options);
    let setup = Setup::<G> {
        id: wish.id,
        begun: wish.begun,
        wish: options,
        seats,
        seed: wish.seed,
    };
    Ok(setup.lay_out().0)
}
