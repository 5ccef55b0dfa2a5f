//! How matches begin: laid out anew, once more, from a position of another one, or from one that was set up.

use super::browser;
use super::house::House;
use super::route::Route;
use super::words::words;
use crate::games::{self, Boxed, Wish};
use crate::storage::Form;
use crate::table::{MatchId, Moves, Participant, Record};

impl House {
    /// Lays out a new match and sits down at it.
    pub fn begin(
        &self,
        boxed: &Boxed,
        options: String,
        seats: Vec<Participant>,
        seed: Option<u64>,
    ) {
        let wish = Wish {
            id: MatchId(browser::fresh() as u32),
            begun: self.now(),
            options,
            seats,
            seed: seed.unwrap_or_else(browser::fresh),
        };
        match (boxed.begin)(&wish) {
            Ok(record) => self.open_new(&record),
            Err(flaw) => self.tell_why(words().cannot_begin, flaw.wanted()),
        }
    }

    /// The same people, the same game once more; who begins is the game's own custom.
    pub fn rematch(&self, record: &Record) {
        if let Some(boxed) = games::boxed(&record.game) {
            let seats = boxed.rematch.seats(&record.seats, &record.places);
            self.begin(boxed, record.options.clone(), seats, None);
        }
    }

    /// The same match from its beginning; what was played so far ends without a result.
    pub fn restart(&self, record: &Record) {
        let Some(boxed) = games::boxed(&record.game) else {
            return;
        };
        self.keep_abandoned(record);
        self.begin(boxed, record.options.clone(), record.seats.clone(), None);
    }

    /// Opens a new match that goes on from a position of this one, which stays as it is.
    pub fn branch(&self, record: &Record, number: usize) {
        let id = MatchId(browser::fresh() as u32);
        // What is stored is packed; moves are cut off where they are written out.
        match games::retell_any(record, Form::Written) {
            Ok(told) => self.open_new(&told.branch(number, id, self.now(), browser::fresh())),
            Err(flaw) => self.tell_why(words().cannot_begin, flaw.wanted()),
        }
    }

    /// A new match from a position that was set up, with the same people; this one stays as it is. Where the position is over, so is
    /// the match. Tells its name.
    pub fn set_up(&self, record: &Record, start: String) -> Option<MatchId> {
        let id = MatchId(browser::fresh() as u32);
        let mut new = record.branch(0, id, self.now(), browser::fresh());
        new.start = Some(start);
        new.moves = Moves::default();
        match games::retell_any(&new, Form::Packed) {
            Ok(told) if told.end.is_some() => self.keep(&told),
            Ok(_) => {
                self.mine.set(true);
                self.save(&new);
            }
            Err(flaw) => {
                self.tell_why(words().cannot_begin, flaw.wanted());
                return None;
            }
        }
        Some(id)
    }

    /// Saves a match that has just begun, and sits down at it.
    fn open_new(&self, record: &Record) {
        self.mine.set(true);
        self.save(record);
        self.go(&Route::Match(record.id));
    }
}
