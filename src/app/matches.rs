//! A match as pages see it, whatever the game: what the frame shows, and what may be done.

use super::dom::El;
use super::face::{Eyes, Face, Part, View};
use super::var::Var;
use super::words::Message;
use crate::game::Turn;
use crate::seat::Seat;
use crate::table::{End, Player, Record, Table};

/// What the frame around a board shows.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// How many moves are shown.
    pub shown: usize,
    /// How many there are.
    pub total: usize,
    /// Whose decision the shown position waits for.
    pub turn: Turn,
    /// How the match ended and the places, once its last move is shown.
    pub end: Option<(End, Vec<u8>)>,
    /// Running score of each seat.
    pub scores: Vec<Option<i32>>,
    /// A note about each seat.
    pub notes: Vec<Option<Message>>,
    /// The last move in words.
    pub last: Option<Message>,
    /// What it brought besides.
    pub moment: Option<Message>,
    /// May the last move be undone?
    pub can_undo: bool,
    /// May one be made again?
    pub can_redo: bool,
    /// The seat that may take its turn back.
    pub can_take_back: Option<Seat>,
    /// Seconds each seat has used.
    pub used: Vec<u32>,
}

impl State {
    /// What there is to show of a table after so many moves.
    pub fn of<G: Face>(t: &Table<G>, shown: usize) -> State {
        let position = t.at(shown);
        let total = t.moves().len();
        let seats = || Seat::all(t.seats().len() as u8);
        let before = shown.checked_sub(1).map(|i| (t.at(i), t.moves()[i]));
        let person = |seat: &Seat| t.seats()[seat.index()].player == Player::Person;
        let to_move = t
            .actor(total)
            .filter(person)
            .or_else(|| (0..total).rev().filter_map(|i| t.actor(i)).find(person));
        State {
            shown,
            total,
            turn: position.turn(),
            end: t
                .end()
                .filter(|_| shown == total)
                .map(|(end, places)| (end.clone(), places.to_vec())),
            scores: seats().map(|seat| position.score(seat)).collect(),
            notes: seats().map(|seat| position.note(seat)).collect(),
            last: before.map(|(before, m)| before.say(m, Eyes::Nobody)),
            moment: before.and_then(|(before, m)| before.moment(m)),
            can_undo: t.can_undo(),
            can_redo: t.can_redo(),
            can_take_back: to_move.filter(|seat| t.can_take_back(*seat)),
            used: seats().map(|seat| t.used(seat) / 10).collect(),
        }
    }

    /// Who acts now.
    pub fn actor(&self) -> Option<Seat> {
        match (&self.end, self.turn) {
            (None, Turn::Seat(seat)) => Some(seat),
            (None, Turn::Chance(seat)) => seat,
            _ => None,
        }
    }
}

/// A move to choose from a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// In notation.
    pub notation: String,
    /// In words.
    pub words: Message,
}

/// One match as pages see it, whatever the game. What is asked in a view is watched.
pub trait Match {
    /// What the frame shows.
    fn state(&self) -> Var<State>;
    /// From where the board is seen.
    fn view(&self) -> Var<View>;
    /// What to do now, or what the spot under the pointer would lead to.
    fn prompt(&self) -> Message;
    /// The board.
    fn board(&self) -> El;
    /// All moves that may be made now.
    fn moves(&self) -> Vec<Listed>;
    /// Spots beside the board that may be touched now, by name.
    fn buttons(&self) -> Vec<(String, Message)>;
    /// Touches a spot by its name.
    fn touch(&self, spot: &str);
    /// Every move so far.
    fn past(&self) -> Vec<Listed>;
    /// The position as text.
    fn text(&self) -> String;
    /// The parts of the score.
    fn tally(&self) -> Vec<Part>;
    /// Why it is over.
    fn ending(&self) -> Option<Message>;
    /// The whole match.
    fn record(&self) -> Record;

    /// Makes a move of the list.
    fn play(&self, number: usize);
    /// Does a move wait for its confirmation?
    fn pending(&self) -> bool;
    /// Plays it.
    fn confirm(&self);
    /// Forgets what was chosen.
    fn cancel(&self);
    /// Undoes the last move.
    fn undo(&self);
    /// Makes it again.
    fn redo(&self);
    /// Takes a turn back.
    fn take_back(&self);
    /// A seat gives up.
    fn resign(&self, seat: Seat);
    /// Ends it without a result.
    fn abandon(&self);
    /// Shows the position after so many moves; the next one travels there.
    fn show(&self, number: usize);
    /// Ends a running animation.
    fn hurry(&self);
}
