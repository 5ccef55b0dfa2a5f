//! What the app knows of each game, whatever its types: facts for lists and forms, and the doors to its rules.

use super::ui::{GameUi, Layout, Message as _, Page, Phrase, Rematch, Texts};
use crate::ai::Budget;
use crate::game::Choice;
use crate::table::{Level, MatchId, Participant, Record, RecordError, Setup, Table, Timestamp};

/// What the app knows of a game.
#[derive(Clone)]
pub struct GameInfo {
    /// `Game::ID`.
    pub id: &'static str,
    /// Its name.
    pub name: Phrase,
    /// The fewest and the most who may play.
    pub seats: (u8, u8),
    /// About how many minutes a match takes.
    pub minutes: u8,
    /// How the table makes room for its board.
    pub layout: Layout,
    /// Who begins when the same people play again.
    pub rematch: Rematch,
    /// `Game::CHOICES`.
    pub choices: &'static [Choice],
    /// What the button says that makes the only move left.
    pub go: Option<Phrase>,
    /// Do points of two players share a fixed whole?
    pub halves: bool,
    /// Do all win who have as much as each other?
    pub shares: bool,
    /// Are colours places at the board?
    pub around: bool,
    /// What a score counts.
    pub score_label: Option<Phrase>,
    /// What it means to begin, where that is more than to act first.
    pub begins: Option<Phrase>,
    /// `Game::AGREED_DRAW`.
    pub agreed_draw: bool,
    /// Is it usually played against the computer?
    pub alone: bool,
    /// Can the final margin of each move be told?
    pub exact: bool,
    /// Has it a console?
    pub console: bool,
    /// Its texts.
    pub texts: Texts,
    /// The ids of all its messages.
    pub message_ids: &'static [&'static str],
    /// The names of the arguments of each.
    pub message_args: &'static [&'static [&'static str]],
    /// Its rules for people.
    pub booklet: &'static [Page],
    /// What chance deals: the kinds, and how many there are of each.
    pub deals: &'static [(&'static str, u8)],
    /// How long a level normally thinks about a move.
    pub budget: fn(Level) -> Budget,
    /// How many of each kind were dealt in a match.
    pub dealt: fn(&Record) -> Option<Vec<u32>>,
    /// Plays and checks so many games of every kind, as they are shown.
    #[cfg(all(feature = "app", not(target_arch = "wasm32")))]
    pub conform: fn(u64) -> Result<(), crate::testing::Fault>,
    /// Lays out a new match.
    pub begin: fn(&NewMatch) -> Result<Record, RecordError>,
}

/// What was chosen for a new match.
pub struct NewMatch {
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

impl GameInfo {
    /// What there is to know of a game.
    pub fn of<G: GameUi>() -> GameInfo {
        GameInfo {
            id: G::ID,
            name: G::NAME.into(),
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            minutes: G::MINUTES,
            layout: G::LAYOUT,
            rematch: G::REMATCH,
            choices: G::CHOICES,
            go: G::GO.map(Phrase::from),
            halves: G::HALVES,
            shares: G::SHARES,
            around: G::AROUND,
            score_label: G::SCORE_LABEL.map(Phrase::from),
            begins: G::BEGINS.map(Phrase::from),
            agreed_draw: G::AGREED_DRAW,
            alone: G::ALONE,
            exact: G::EXACT,
            console: G::CONSOLE,
            texts: G::TEXTS,
            message_ids: G::Message::IDS,
            message_args: G::Message::ARGS,
            booklet: G::BOOKLET,
            deals: G::DEALS,
            budget: G::budget,
            dealt: count_deals::<G>,
            #[cfg(all(feature = "app", not(target_arch = "wasm32")))]
            conform: crate::testing::conform_ui::<G>,
            begin: begin::<G>,
        }
    }

    /// How long a level may think about a move, in milliseconds.
    pub fn thinking_time(&self, level: Level) -> u32 {
        (self.budget)(level).milliseconds as u32
    }

    /// The name of a choice.
    pub fn choice_name(&self, choice: &Choice) -> Phrase {
        Phrase::plain(self.id, format!("choice-{}", choice.key))
    }

    /// A value of a choice, short.
    pub fn choice_value(&self, choice: &Choice, value: &str) -> Phrase {
        Phrase::plain(self.id, format!("choice-{}-{value}", choice.key))
    }

    /// What a value of a choice means, in a sentence.
    pub fn choice_meaning(&self, choice: &Choice, value: &str) -> Phrase {
        Phrase::plain(self.id, format!("choice-{}-{value}.means", choice.key))
    }
}

fn count_deals<G: GameUi>(record: &Record) -> Option<Vec<u32>> {
    let mut counts = vec![0; G::DEALS.len()];
    if !counts.is_empty() {
        let table = Table::<G>::replay(record).ok()?;
        for kind in table.moves().iter().filter_map(|m| G::dealt(*m)) {
            counts[kind] += 1;
        }
    }
    Some(counts)
}

fn begin<G: GameUi>(new: &NewMatch) -> Result<Record, RecordError> {
    let mut seats = new.seats.clone();
    if !G::SEATS.contains(&(seats.len() as u8)) {
        return Err(RecordError::Seats(seats.len()));
    }
    let mut wish = new.options.parse()?;
    G::arrange(&mut seats, &mut wish);
    let setup = Setup::<G> {
        id: new.id,
        begun: new.begun,
        wish,
        seats,
        seed: new.seed,
    };
    Ok(setup.lay_out().0)
}
