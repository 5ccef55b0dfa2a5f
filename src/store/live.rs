//! Running matches: saved after every move, in two slots by turns.
//!
//! A save never touches the slot that holds the latest one, so whenever the tab dies, at most the save it was at is
//! lost: of the sound slots the one with the higher counter is the match.

use super::desk::Found;
use super::history::{match_key, read_match};
use super::{Form, Gone, Kind, Store};
use crate::table::{Flaw, LONGEST, MatchId, Record, Stamp};
use crate::text;

const SLOTS: [&str; 2] = ["a", "b"];
/// The line above the record.
const LONGEST_LINE: usize = 64;

/// No match is saved more often, and a number after it can still be read.
const MOST_SAVES: i64 = 100_000_000_000_000_000;

/// A running match, and when it was saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// When.
    pub saved: Stamp,
    /// The match.
    pub record: Record,
}

/// One slot, with its counter, when it was saved, and the record's text; if it is torn, with the reason.
struct Slot {
    key: String,
    when: Option<(i64, Stamp)>,
    text: String,
}

fn key(id: MatchId, slot: &str) -> String {
    [Kind::Running.folder(), &id.text(), "/", slot].concat()
}

impl Store {
    /// Saves a running match. Refused is only what could not be read back: what is too long for a record, or a match
    /// that a later release has in hand.
    pub fn save(&self, record: &Record, now: Stamp) -> Result<(), Flaw> {
        let text = record.write();
        if text.len() > LONGEST {
            return Err(Flaw::TooLong);
        }
        let (mut older, mut last) = ("", -1);
        for name in SLOTS {
            let slot = self.slot(key(record.id, name))?;
            let counter = slot.and_then(|slot| slot.when).map_or(0, |when| when.0);
            if older.is_empty() || counter < last {
                older = name;
            }
            last = last.max(counter);
        }
        let mut payload = text::told(last + 1);
        for part in [" ", &now.text(), "\n", &text] {
            payload.push_str(part);
        }
        self.desk().write(&key(record.id, older), &payload);
        Ok(())
    }

    /// All running matches, the latest saved first. Not yet replayed: `load` does that.
    pub fn running(&self) -> Vec<Saved> {
        let mut ids = Vec::new();
        for name in self.desk().names(Kind::Running.folder()) {
            let (id, slot) = name.split_once('/').unwrap_or_default();
            match MatchId::read(id) {
                Some(id) if SLOTS.contains(&slot) => {
                    if !ids.contains(&id) {
                        ids.push(id);
                    }
                }
                _ => self.put_aside_nameless(Kind::Running, &name),
            }
        }
        let mut running: Vec<Saved> = Vec::new();
        for id in ids {
            if let Some(saved) = self.still_running(id) {
                let age = |s: &Saved| (s.saved, s.record.id);
                let place = running.partition_point(|other| age(other) > age(&saved));
                running.insert(place, saved);
            }
        }
        running
    }

    /// A running match, replayed through the rules.
    pub fn load(&self, id: MatchId) -> Result<Record, Gone> {
        Ok(self.latest(id, true)?.record)
    }

    /// Forgets a running match.
    pub fn forget(&self, id: MatchId) {
        for slot in SLOTS {
            self.desk().remove(&key(id, slot));
        }
    }

    /// Its place is taken by a finished match, which is kept or only in memory.
    pub(super) fn finish_running(&self, id: MatchId, kept: bool) {
        for slot in SLOTS {
            let key = key(id, slot);
            if self.desk().raw(&key).is_some() {
                self.desk().replaced(&key, kept);
            }
        }
    }

    /// Without the rules: what the latest sound slot says.
    pub(super) fn running_match(&self, id: MatchId) -> Result<Saved, Gone> {
        self.latest(id, false)
    }

    /// Finishes what a tab that died had begun: a match that is kept or over is not running.
    fn still_running(&self, id: MatchId) -> Option<Saved> {
        let saved = self.running_match(id).ok()?;
        if self.peek(id).is_ok() {
            self.finish_running(id, self.desk().is_kept(&match_key(id)));
            return None;
        }
        if saved.record.end.is_some()
            && let Ok(packed) = self.replay(&saved.record, Form::Packed)
            && self.keep(&packed).is_ok()
        {
            return None;
        }
        Some(saved)
    }

    /// The latest sound slot; with the rules, the latest that they allow.
    fn latest(&self, id: MatchId, rules: bool) -> Result<Saved, Gone> {
        let mut slots = Vec::new();
        for name in SLOTS {
            // If a later release has it in hand: hands off both slots.
            if let Some(slot) = self.slot(key(id, name)).map_err(Gone::NotForUs)? {
                slots.push(slot);
            }
        }
        // The latest first, the torn ones last.
        if let [a, b] = &slots[..]
            && a.when < b.when
        {
            slots.swap(0, 1);
        }
        let mut found = Err(Gone::Unknown);
        let mut wrong = Vec::new();
        for slot in slots {
            // A torn slot beside a sound one is a save that did not come to its end: the next one takes its place.
            let why = match slot.when {
                None => slot.text,
                Some((_, saved)) => match self.judged(id, &slot.text, rules) {
                    Ok(record) => {
                        found = Ok(Saved { saved, record });
                        break;
                    }
                    Err(Gone::Lost(why)) => why,
                    Err(other) => return Err(other),
                },
            };
            wrong.push((slot.key, why.clone()));
            found = Err(Gone::Lost(why));
        }
        for (key, why) in &wrong {
            self.put_aside(key, why);
        }
        found
    }

    fn judged(&self, id: MatchId, text: &str, rules: bool) -> Result<Record, Gone> {
        let record = read_match(id, text)?;
        if rules {
            self.replay(&record, Form::Written)?;
        }
        Ok(record)
    }

    fn slot(&self, key: String) -> Result<Option<Slot>, Flaw> {
        let read = self.desk().read(&key, LONGEST + LONGEST_LINE);
        let (when, text) = match &read {
            Found::Nothing => return Ok(None),
            Found::Newer(version) => return Err(Flaw::Newer(*version)),
            Found::Damaged => (None, "damaged"),
            Found::Sound(payload) => {
                let (line, text) = payload.split_once('\n').unwrap_or_default();
                let (counter, saved) = text::first_word(line);
                let counter = text::number(counter).filter(|n| (0..MOST_SAVES).contains(n));
                match counter.zip(Stamp::read(saved)) {
                    Some(when) => (Some(when), text),
                    None => (None, "no saved match"),
                }
            }
        };
        let text = text.to_owned();
        Ok(Some(Slot { key, when, text }))
    }
}
