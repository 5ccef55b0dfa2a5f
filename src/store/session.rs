//! What a match's console keeps: one text each. They are a convenience: damaged ones are dropped, and there are never many.

use super::Store;
use super::desk::Found;
use crate::table::MatchId;
use crate::text;

pub(super) const FOLDER: &str = "console/";
/// So many are kept, whatever becomes of their matches.
const MOST: usize = 20;
/// No session is longer, in bytes.
const LONGEST: usize = 64 * 1024;

fn key(id: MatchId) -> String {
    text::glued(&[FOLDER, &id.text()])
}

impl Store {
    /// What was kept of a match's console.
    pub fn session(&self, id: MatchId) -> Option<String> {
        match self.desk().read(&key(id), LONGEST) {
            Found::Sound(session) => Some(session),
            _ => None,
        }
    }

    /// Keeps what a match's console says of itself. If there are too many of them, those of matches that are gone go first.
    pub fn keep_session(&self, id: MatchId, session: &str) {
        let mut others = self.desk().names(FOLDER);
        others.retain(|name| *name != id.text());
        for spare_any in [false, true] {
            if others.len() < MOST {
                break;
            }
            for name in std::mem::take(&mut others) {
                let stays = match spare_any {
                    false => MatchId::read(&name).is_some_and(|id| self.has_match(id)),
                    true => others.len() + 1 < MOST,
                };
                match stays {
                    true => others.push(name),
                    false => self.desk().remove(&text::glued(&[FOLDER, &name])),
                }
            }
        }
        self.desk().write(&key(id), session);
    }

    fn has_match(&self, id: MatchId) -> bool {
        self.running_match(id).is_ok() || self.peek(id).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Kind, Memory};
    use crate::table::{Colour, Record, Sitter, Stamp};
    use std::rc::Rc;

    fn store() -> (Store, Rc<Memory>) {
        let drawer = Rc::new(Memory::default());
        (
            Store::new(drawer.clone(), |record, _| Ok(record.clone())),
            drawer,
        )
    }

    #[test]
    fn a_session_is_kept_for_its_match_and_outlasts_a_reload() {
        let (store, drawer) = store();
        store.keep_session(MatchId(7), "one");
        store.keep_session(MatchId(8), "another");
        store.keep_session(MatchId(7), "two");
        let later = Store::new(drawer, |record, _| Ok(record.clone()));
        assert_eq!(later.session(MatchId(7)).as_deref(), Some("two"));
        assert_eq!(later.session(MatchId(8)).as_deref(), Some("another"));
        assert_eq!(later.session(MatchId(9)), None);
        later.clear(Kind::Running);
        assert_eq!(later.session(MatchId(7)), None);
    }

    #[test]
    fn a_damaged_session_is_none_and_the_next_takes_its_place() {
        let (store, drawer) = store();
        store.keep_session(MatchId(7), "one");
        let damaged = "parlour/v1 nonsense";
        super::super::Drawer::set(&*drawer, "console/00000007", damaged).expect("it has room");
        assert_eq!(store.session(MatchId(7)), None);
        store.keep_session(MatchId(7), "two");
        assert_eq!(store.session(MatchId(7)).as_deref(), Some("two"));
    }

    #[test]
    fn there_are_never_many_and_those_of_matches_that_are_here_stay() {
        let (store, _) = store();
        let record = Record {
            id: MatchId(3),
            game: "toy".to_owned(),
            seats: vec![Sitter::person("", Colour::Red)],
            ..Record::default()
        };
        store.save(&record, Stamp(0)).expect("it can be saved");
        for id in 0..200 {
            store.keep_session(MatchId(id), "some");
        }
        assert!(store.desk().names(FOLDER).len() <= MOST);
        assert!(store.session(MatchId(3)).is_some());
        assert!(store.session(MatchId(199)).is_some());
    }
}
