//! The games of the parlour: a folder, a `mod` line and a line in the list each.
//!
//! The list becomes two tables. `RULES` is what tests and workers know of a game; `FACES` is what the page knows.

pub mod mancala;

use crate::app::dom::El;
use crate::app::face::{ChoiceWords, Face, Page, Rematch, Shape};
use crate::app::house::House;
use crate::app::matches::Match;
use crate::app::sitting::sit;
use crate::app::touch::Touch;
use crate::game::{Choice, Game, Turn};
use crate::seat::Seat;
use crate::store::Form;
use crate::table::{Flaw, MatchId, Record, Setup, Sitter, Stamp, Table};
use crate::text;
#[cfg(not(target_arch = "wasm32"))]
use crate::{
    rng,
    testing::{self, Fault, Tally},
};
use std::rc::Rc;

/// Expands the list of games into its tables.
macro_rules! games {
    ($($module:ident: $game:ident,)*) => {
        /// What the worker and the tests know of each game, in the order of the shelf.
        pub static RULES: &[Rules] = &[$(Rules::of::<$module::$game>(),)*];
        /// What the page knows of each game, in the order of the shelf.
        pub static FACES: &[Boxed] = &[$(Boxed::of::<$module::$game>(),)*];
    };
}

games! {
    mancala: Mancala,
}

/// The rules of one game with its types taken away.
pub struct Rules {
    /// `Game::ID`.
    pub id: &'static str,
    /// Replays a record move by move and tells it again, its moves written out or packed.
    pub retell: fn(&Record, Form) -> Result<Record, Flaw>,
    /// Plays and checks so many games of every kind. Native only: page and worker need not carry it.
    #[cfg(not(target_arch = "wasm32"))]
    pub conform: fn(u64) -> Result<Tally, Fault>,
    /// How many sequences of so many moves begin the standard game of the fewest seats. Native only too.
    #[cfg(not(target_arch = "wasm32"))]
    pub perft: fn(u32) -> u64,
}

impl Rules {
    const fn of<G: Face>() -> Rules {
        Rules {
            id: G::ID,
            retell: retell::<G>,
            #[cfg(not(target_arch = "wasm32"))]
            conform: |games| {
                testing::conform_face::<G>(games)?;
                testing::conform::<G>(games)
            },
            #[cfg(not(target_arch = "wasm32"))]
            perft: perft::<G>,
        }
    }
}

/// The rules of the game with this name.
pub fn rules(id: &str) -> Option<&'static Rules> {
    RULES.iter().find(|rules| rules.id == id)
}

/// Replays a record of whatever game by its rules and tells it again.
pub fn retell_any(record: &Record, form: Form) -> Result<Record, Flaw> {
    let rules = rules(&record.game).ok_or_else(|| Flaw::UnknownGame(record.game.clone()))?;
    (rules.retell)(record, form)
}

fn retell<G: Game>(record: &Record, form: Form) -> Result<Record, Flaw> {
    let table = Table::<G>::replay(record)?;
    Ok(match form {
        Form::Written => table.record(),
        Form::Packed => table.packed(),
    })
}

/// Sits down at a match, in play or to look at it again.
pub type Sit = fn(House, &Record, bool) -> Result<Rc<dyn Match>, Flaw>;

#[cfg(not(target_arch = "wasm32"))]
fn perft<G: Game>(depth: u32) -> u64 {
    let seats = *G::SEATS.start();
    let options = G::lay_out(&G::Options::default(), seats, &mut rng::layout(1));
    testing::perft(&G::new(seats, &options), depth)
}

/// One game in its box: what the shelf, the form and the table need of it, its types taken away.
pub struct Boxed {
    /// `Game::ID`.
    pub id: &'static str,
    /// Its name.
    pub name: fn() -> &'static str,
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
    /// What a choice is called and what a value means.
    pub choice: fn(&str, &str) -> ChoiceWords,
    /// What a score counts.
    pub score_label: fn() -> Option<&'static str>,
    /// Shapes that the board refers to.
    pub defs: fn() -> El,
    /// The rules in our own words.
    pub rules: fn() -> &'static [Page],
    /// A picture of a position drawn as text, with a spot pointed at.
    pub picture: fn(&str, Option<&str>) -> Option<El>,
    /// The picture on the box.
    pub showpiece: fn() -> El,
    /// A running match at a glance.
    pub glance: fn(&Record) -> Option<Glance>,
    /// Lays out a new match.
    pub begin: fn(&Wish) -> Result<Record, Flaw>,
    /// Sits down at a match; `true`: to look at it again.
    pub sit: Sit,
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
    pub begun: Stamp,
    /// The choices as text.
    pub options: String,
    /// Who sits where, in the order they play.
    pub seats: Vec<Sitter>,
    /// Decides every draw.
    pub seed: u64,
}

impl Boxed {
    const fn of<G: Face>() -> Boxed {
        Boxed {
            id: G::ID,
            name: G::name,
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            minutes: G::MINUTES,
            shape: G::SHAPE,
            rematch: G::REMATCH,
            choices: G::CHOICES,
            choice: G::choice,
            score_label: G::score_label,
            defs: G::defs,
            rules: G::rules,
            picture: picture::<G>,
            showpiece: || G::board(Touch::still(G::showpiece())),
            glance: glance::<G>,
            begin: begin::<G>,
            sit: sit::<G>,
        }
    }
}

/// The game with this name, in its box.
pub fn boxed(id: &str) -> Option<&'static Boxed> {
    FACES.iter().find(|boxed| boxed.id == id)
}

fn picture<G: Face>(position: &str, spot: Option<&str>) -> Option<El> {
    let touch = Touch::still(text::unfold(position).parse::<G>().ok()?);
    if let Some(spot) = spot.and_then(|spot| touch.find(spot)) {
        touch.point(spot);
    }
    Some(G::board(touch))
}

fn glance<G: Face>(record: &Record) -> Option<Glance> {
    let table = Table::<G>::replay(record).ok()?;
    let position = table.position();
    let scores = Seat::all(table.seats().len() as u8)
        .map(|seat| position.score(seat))
        .collect();
    let picture = G::board(Touch::still(position.clone()));
    Some(Glance {
        turn: position.turn(),
        scores,
        picture,
    })
}

fn begin<G: Game>(wish: &Wish) -> Result<Record, Flaw> {
    let seats = wish.seats.clone();
    if !G::SEATS.contains(&(seats.len() as u8)) {
        return Err(Flaw::Seats(seats.len()));
    }
    let setup = Setup::<G> {
        id: wish.id,
        begun: wish.begun,
        wish: wish.options.parse()?,
        seats,
        seed: wish.seed,
    };
    Ok(Table::begin(setup).record())
}
