//! A match with its game's types taken away, and what the frame around its board shows of it.

use super::face::{Face, Spot, Step, Viewer};
use super::position::Position;
use super::words::Message;
use crate::game::Turn;
use crate::game::seat::Seat;
use crate::storage::Form;
use crate::table::{End, MatchId, Participant, Player, Record, Table, When};

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
    /// The last move in words, and the last one that was not a mere draw.
    pub last: Option<Message>,
    /// See above.
    pub last_act: Option<Message>,
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
    /// Has each seat left, so that the computer plays it on?
    pub left: Vec<bool>,
}

impl State {
    /// What there is to show of a match after so many moves.
    pub fn of(table: &dyn Match, shown: usize) -> State {
        let total = table.total();
        let position = table.at(shown);
        let before = shown.checked_sub(1);
        // The person to move, or who moved last: the one that may take something back.
        let person = (0..=total).rev().find_map(|i| {
            let seat = table.at(i).turn().actor()?;
            table.is_person(seat).then_some(seat)
        });
        // A computer does not regret: its move is taken back with the turn it answers.
        let by_person = total.checked_sub(1).is_some_and(|i| {
            let seat = table.at(i).turn().actor();
            seat.is_some_and(|seat| table.is_person(seat))
        });
        let (mut scores, mut notes, mut used) = (Vec::new(), Vec::new(), Vec::new());
        let mut left = Vec::new();
        for seat in Seat::all(table.seats().len() as u8) {
            scores.push(position.score(seat));
            notes.push(position.note(seat));
            used.push(table.used(seat) / 10);
            left.push(table.has_left(seat));
        }
        State {
            shown,
            total,
            turn: position.turn(),
            end: table
                .end()
                .filter(|_| shown == total)
                .map(|(end, places)| (end.clone(), places.to_vec())),
            scores,
            notes,
            last: before.map(|i| table.told(i).words),
            last_act: (0..shown)
                .rev()
                .find(|i| !matches!(table.at(*i).turn(), Turn::Chance(_)))
                .map(|i| table.told(i).words),
            moment: before.and_then(|i| table.moment(i)),
            can_undo: table.can_undo() && by_person,
            can_redo: table.can_redo(),
            can_take_back: person.filter(|seat| table.can_take_back(*seat)),
            used,
            left,
        }
    }

    /// Who acts now.
    pub fn actor(&self) -> Option<Seat> {
        self.turn.actor().filter(|_| self.end.is_none())
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

/// What may be done to a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Deed {
    /// Make the move of this number in the rules' list.
    Play(usize),
    /// Let chance decide.
    Draw,
    /// Undo the last move.
    Undo,
    /// Make it again.
    Redo,
    /// Take this seat's turn back.
    TakeBack(Seat),
    /// This seat gives up.
    Resign(Seat),
    /// Both agree on a draw.
    Agree,
    /// End it without a result.
    Abandon,
    /// Count a hint this seat was given.
    Hint(Seat),
}

/// One match, whatever the game. Moves that were made go by their number, the first being 0.
pub trait Match {
    /// The position after so many moves.
    fn at(&self, number: usize) -> &dyn Position;
    /// The spots that a move has marked.
    fn marks(&self, number: usize) -> Vec<Spot>;
    /// How its pieces travelled.
    fn steps(&self, number: usize) -> Vec<Step>;
    /// A move in notation and in words, as everybody may read them.
    fn told(&self, number: usize) -> Listed;
    /// What it brought besides.
    fn moment(&self, number: usize) -> Option<Message>;
    /// Does something; false if that may not be.
    fn act(&mut self, deed: Deed, when: When) -> bool;
    /// All of it as a record.
    fn record(&self, form: Form) -> Record;

    // As in `Table`.
    #[allow(missing_docs)]
    fn id(&self) -> MatchId;
    #[allow(missing_docs)]
    fn seats(&self) -> &[Participant];
    /// How many moves were made.
    fn total(&self) -> usize;
    #[allow(missing_docs)]
    fn end(&self) -> Option<(&End, &[u8])>;
    #[allow(missing_docs)]
    fn used(&self, seat: Seat) -> u32;
    /// Did this seat leave a match of three or four? The computer plays it on.
    fn has_left(&self, seat: Seat) -> bool;
    /// Is it a person at this screen who decides for this seat?
    fn is_person(&self, seat: Seat) -> bool {
        self.seats()[seat.index()].player == Player::Person && !self.has_left(seat)
    }
    #[allow(missing_docs)]
    fn can_undo(&self) -> bool;
    #[allow(missing_docs)]
    fn can_redo(&self) -> bool;
    #[allow(missing_docs)]
    fn can_take_back(&self, seat: Seat) -> bool;
}

impl<G: Face> Match for Table<G> {
    fn at(&self, number: usize) -> &dyn Position {
        self.at(number)
    }

    fn marks(&self, number: usize) -> Vec<Spot> {
        self.at(number).marks(self.moves()[number])
    }

    fn steps(&self, number: usize) -> Vec<Step> {
        self.at(number).steps(self.moves()[number])
    }

    fn told(&self, number: usize) -> Listed {
        let m = self.moves()[number];
        let eyes = if self.is_over() {
            Viewer::Everybody
        } else {
            Viewer::Nobody
        };
        Listed {
            notation: self.at(number).written(m, eyes),
            words: self.at(number).say(m, eyes),
        }
    }

    fn moment(&self, number: usize) -> Option<Message> {
        self.at(number).moment(self.moves()[number])
    }

    fn act(&mut self, deed: Deed, when: When) -> bool {
        match deed {
            Deed::Play(number) => {
                let moves = self.position().moves();
                (moves.get(number)).is_some_and(|m| self.play(*m, when).is_ok())
            }
            Deed::Draw => self.draw(when).is_some(),
            Deed::Undo => self.undo(),
            Deed::Redo => self.redo(when.now),
            Deed::TakeBack(seat) => self.take_back(seat),
            Deed::Resign(seat) => {
                self.resign(seat, when.now);
                true
            }
            Deed::Agree => {
                self.agree(when.now);
                G::AGREED_DRAW
            }
            Deed::Abandon => {
                self.abandon(when.now);
                true
            }
            Deed::Hint(seat) => {
                self.hint(seat);
                true
            }
        }
    }

    fn record(&self, form: Form) -> Record {
        match form {
            Form::Written => self.record(),
            Form::Packed => self.packed(),
        }
    }

    fn id(&self) -> MatchId {
        self.id()
    }

    fn seats(&self) -> &[Participant] {
        self.seats()
    }

    fn total(&self) -> usize {
        self.moves().len()
    }

    fn end(&self) -> Option<(&End, &[u8])> {
        self.end()
    }

    fn used(&self, seat: Seat) -> u32 {
        self.used(seat)
    }

    fn has_left(&self, seat: Seat) -> bool {
        self.left().any(|left| left == seat)
    }

    fn can_undo(&self) -> bool {
        self.can_undo()
    }

    fn can_redo(&self) -> bool {
        self.can_redo()
    }

    fn can_take_back(&self, seat: Seat) -> bool {
        self.can_take_back(seat)
    }
}
