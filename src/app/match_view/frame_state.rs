//! What the frame around a board shows, as plain data: whatever the game, the frame is compiled once.

use crate::game::Turn;
use crate::game::seat::Seat;
use crate::games::ui::{GameUi, Phrase, ScorePart, Viewer};
use crate::table::{End, Player, Table};

/// What the frame around a board shows.
#[derive(Clone, PartialEq, Debug)]
pub struct FrameState {
    /// How many moves are shown.
    pub shown: usize,
    /// How many there are.
    pub total: usize,
    /// Whose decision the shown position waits for.
    pub turn: Turn,
    /// How the match ended, once its last move is shown.
    pub end: Option<Ending>,
    /// What there is to say of each seat.
    pub seats: Vec<SeatState>,
    /// The last move in words.
    pub last: Option<Phrase>,
    /// The last move in words that was not a mere draw.
    pub last_act: Option<Phrase>,
    /// What the last move brought besides.
    pub highlight: Option<Phrase>,
    /// May the last move be undone?
    pub can_undo: bool,
    /// May one be made again?
    pub can_redo: bool,
    /// The seat that may take its turn back.
    pub can_take_back: Option<Seat>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// By the rules or by hand.
    pub end: End,
    /// The place of each seat; none without a result.
    pub places: Vec<u8>,
    /// Why, where it ended by the rules.
    pub reason: Option<Phrase>,
    /// The parts of the score.
    pub parts: Vec<ScorePart<Phrase>>,
}

/// What there is to say of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatState {
    /// Its running score.
    pub score: Option<i32>,
    /// A note under its name.
    pub note: Option<Phrase>,
    /// Seconds it has used.
    pub used: u32,
    /// Has it left, so that the computer plays it on?
    pub left: bool,
    /// Does a person at this screen decide for it?
    pub is_person: bool,
}

/// Does a person at this screen decide for this seat?
pub fn is_person<G: GameUi>(table: &Table<G>, seat: Seat) -> bool {
    table.seats()[seat.index()].player == Player::Person && !has_left(table, seat)
}

/// Has this seat left a match of three or four, so that the computer plays it on?
pub fn has_left<G: GameUi>(table: &Table<G>, seat: Seat) -> bool {
    table.left().any(|left| left == seat)
}

/// A move that was made, in words, as everybody may read it.
pub fn describe_made<G: GameUi>(table: &Table<G>, number: usize) -> G::Message {
    let m = table.moves()[number];
    table.at(number).describe_move(m, made_for(table))
}

/// A move that was made, in notation, as everybody may read it.
pub fn notation_made<G: GameUi>(table: &Table<G>, number: usize) -> String {
    let m = table.moves()[number];
    table.at(number).notation(m, made_for(table))
}

/// Who reads what was played: hands of a running match stay hidden.
fn made_for<G: GameUi>(table: &Table<G>) -> Viewer {
    match table.is_over() {
        true => Viewer::Everybody,
        false => Viewer::Nobody,
    }
}

impl FrameState {
    /// What there is to show of a match after so many moves.
    pub fn of<G: GameUi>(table: &Table<G>, shown: usize) -> FrameState {
        let total = table.moves().len();
        let shown = shown.min(total);
        let position = table.at(shown);
        let person_at = |number: usize| table.actor(number).filter(|seat| is_person(table, *seat));
        // A computer does not regret: its move is taken back with the turn it answers.
        let by_person = total.checked_sub(1).is_some_and(|i| person_at(i).is_some());
        // The person to move, or who moved last: the one that may take something back.
        let person = (0..=total).rev().find_map(person_at);
        let seats = Seat::all(table.seats().len() as u8).map(|seat| SeatState {
            score: position.score(seat),
            note: position.seat_note(seat).map(Phrase::from),
            used: table.used(seat) / 10,
            left: has_left(table, seat),
            is_person: is_person(table, seat),
        });
        let before = shown.checked_sub(1);
        let last_act = (0..shown)
            .rev()
            .find(|i| !matches!(table.at(*i).turn(), Turn::Chance(_)));
        let highlight = before.and_then(|i| table.at(i).highlight(table.moves()[i]));
        FrameState {
            shown,
            total,
            turn: position.turn(),
            end: Ending::of(table).filter(|_| shown == total),
            seats: seats.collect(),
            last: before.map(|i| describe_made(table, i).into()),
            last_act: last_act.map(|i| describe_made(table, i).into()),
            highlight: highlight.map(Phrase::from),
            can_undo: table.can_undo() && by_person,
            can_redo: table.can_redo(),
            can_take_back: person.filter(|seat| table.can_take_back(*seat)),
        }
    }

    /// Who acts now.
    pub fn actor(&self) -> Option<Seat> {
        self.turn.actor().filter(|_| self.end.is_none())
    }

    /// Is it over, and is its last move shown?
    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// The running scores.
    pub fn scores(&self) -> Vec<Option<i32>> {
        self.seats.iter().map(|seat| seat.score).collect()
    }
}

impl Ending {
    fn of<G: GameUi>(table: &Table<G>) -> Option<Ending> {
        let (end, places) = table.end()?;
        let position = table.position();
        let reason = match position.turn() {
            Turn::Over(outcome) => Some(position.ending(&outcome).into()),
            _ => None,
        };
        let parts = position.score_parts().into_iter();
        Some(Ending {
            end: end.clone(),
            places: places.to_vec(),
            reason,
            parts: parts
                .map(|part| ScorePart {
                    name: part.name.into(),
                    points: part.points,
                })
                .collect(),
        })
    }
}
