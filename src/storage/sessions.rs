//! Console sessions: what the console of a match keeps, one text each. They are a convenience: damaged ones are dropped, and
//! there are never many.

use super::Store;
use super::backend::{Found, as_json};
use crate::table::MatchId;
use serde::{Deserialize, Serialize};

pub(super) const FOLDER: &str = "console/";
/// So many are kept, whatever becomes of their matches.
const MOST: usize = 20;
/// No session is longer, in bytes.
const LONGEST: usize = 64 * 1024;

/// What is kept of a match's console.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Session {
    /// The console as text.
    pub text: String,
    /// Has the board of the match been shown since? Then the console begins there again.
    pub board_seen: bool,
}

fn key(id: MatchId) -> String {
    format!("{FOLDER}{id}")
}

impl Store {
    /// What was kept of a match's console.
    pub fn session(&self, id: MatchId) -> Option<Session> {
        match self.backend().read::<Session>(&key(id), as_json(LONGEST)) {
            Found::Sound(session) if session.text.len() <= LONGEST => Some(session),
            _ => None,
        }
    }

    /// Keeps the session of a match's console. If there are too many, those of matches that are gone are dropped first.
    pub fn keep_session(&self, id: MatchId, text: &str) {
        let own = id.to_string();
        let mut others = self.backend().names(FOLDER);
        others.retain(|name| *name != own);
        if others.len() >= MOST {
            let has_match =
                |name: &String| MatchId::read(name).is_some_and(|id| self.has_match(id));
            let (mut kept, mut dropped): (Vec<_>, Vec<_>) = others.into_iter().partition(has_match);
            if kept.len() >= MOST {
                dropped.extend(kept.split_off(MOST - 1));
            }
            for name in dropped {
                self.backend().remove(&format!("{FOLDER}{name}"));
            }
        }
        let session = Session {
            text: text.to_owned(),
            board_seen: false,
        };
        self.backend().write(&key(id), &session);
    }

    /// The board of a match is shown: whoever comes back to its console is to find that position there.
    pub fn mark_board_seen(&self, id: MatchId) {
        if let Some(session) = self.session(id).filter(|session| !session.board_seen) {
            let session = Session {
                board_seen: true,
                ..session
            };
            self.backend().write(&key(id), &session);
        }
    }

    fn has_match(&self, id: MatchId) -> bool {
        self.running_match(id).is_ok() || self.peek(id).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Checksummed;
    use crate::storage::{KeyValue as _, Kind, Memory};
    use crate::table::{Colour, Participant, Record, Timestamp};
    use std::rc::Rc;

    fn store() -> (Store, Rc<Memory>) {
        let memory = Rc::new(Memory::default());
        (
            Store::new(memory.clone(), |record, _| Ok(record.clone())),
            memory,
        )
    }

    #[test]
    fn a_session_is_kept_for_its_match_and_outlasts_a_reload() {
        let (store, memory) = store();
        store.keep_session(MatchId(7), "one");
        store.keep_session(MatchId(8), "another");
        store.keep_session(MatchId(7), "two");
        let later = Store::new(memory, |record, _| Ok(record.clone()));
        let kept = |id: u32| later.session(MatchId(id)).map(|s| (s.text, s.board_seen));
        assert_eq!(kept(7), Some(("two".to_owned(), false)));
        assert_eq!(kept(8), Some(("another".to_owned(), false)));
        assert_eq!(kept(9), None);
        later.mark_board_seen(MatchId(7));
        later.mark_board_seen(MatchId(9));
        assert_eq!(kept(7), Some(("two".to_owned(), true)));
        assert_eq!(kept(9), None);
        later.clear(Kind::Running);
        assert_eq!(later.session(MatchId(7)), None);
    }

    #[test]
    fn a_damaged_session_is_none_and_the_next_takes_its_place() {
        let (store, memory) = store();
        store.keep_session(MatchId(7), "one");
        let sound = memory.get("console/00000007").ok().flatten();
        let sound = sound.expect("it was just kept");
        for damaged in ["nonsense", &sound[1..], &sound.replace("one", "two")] {
            memory
                .set("console/00000007", damaged)
                .expect("it has room");
            assert_eq!(store.session(MatchId(7)), None, "{damaged}");
        }
        let other = Checksummed::write(&["no", "text"]);
        memory.set("console/00000007", &other).expect("it has room");
        assert_eq!(store.session(MatchId(7)), None);
        assert_eq!(store.quarantined_count(), 0);
        store.keep_session(MatchId(7), "two");
        assert_eq!(store.session(MatchId(7)).expect("it is kept").text, "two");
    }

    #[test]
    fn there_are_never_many_and_those_of_matches_that_are_here_stay() {
        let (store, _) = store();
        let record = Record {
            id: MatchId(3),
            game: "toy".to_owned(),
            seats: vec![Participant::person("", Colour::Red)],
            ..Record::default()
        };
        store.save(&record, Timestamp(0)).expect("it can be saved");
        for id in 0..200 {
            store.keep_session(MatchId(id), "some");
        }
        assert!(store.backend().names(FOLDER).len() <= MOST);
        assert!(store.session(MatchId(3)).is_some());
        assert!(store.session(MatchId(199)).is_some());
    }
}
