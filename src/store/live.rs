//! Running matches: saved after every move, in two slots by turns.
//!
//! A save never touches the slot that holds the latest one, so whenever the tab dies, at most the save it was at is
//! lost: of the sound slots the one with the higher counter is the match.

use super::desk::Found;
use super::history::match_key;
use super::{Form, Gone, Kind, Store};
use crate::table::{Flaw, LONGEST, MatchId, Record, Stamp};

const SLOTS: [&str; 2] = ["a", "b"];
/// The line above the record.
const LONGEST_LINE: usize = 64;

/// A running match, and when it was saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// When.
    pub saved: Stamp,
    /// The match.
    pub record: Record,
}

/// One slot: the counter, when it was saved, and the record's text.
struct Slot {
    key: String,
    counter: u64,
    saved: Stamp,
    text: String,
}

fn key(id: MatchId, slot: &str) -> String {
    format!("{}{id}/{slot}", Kind::Running.folder())
}

impl Store {
    /// Saves a running match. Refused is only what could not be read back: what is too long for a record, or a match
    /// that a later release has in hand.
    pub fn save(&self, record: &Record, now: Stamp) -> Result<(), Flaw> {
        let text = record.to_string();
        if text.len() > LONGEST {
            return Err(Flaw::TooLong);
        }
        let counters = SLOTS.map(|slot| match self.slot(&key(record.id, slot)) {
            Ok(Some(slot)) => Ok(slot.counter),
            Ok(None) | Err(Gone::Lost(_) | Gone::Unknown) => Ok(0),
            Err(Gone::NotForUs(flaw)) => Err(flaw),
        });
        let [a, b] = counters;
        let (a, b) = (a?, b?);
        let older = usize::from(b < a);
        let line = format!("{} {now}", a.max(b) + 1);
        self.desk().write(
            &key(record.id, SLOTS[older]),
            &[&line, "\n", &text].concat(),
        );
        Ok(())
    }

    /// All running matches, the latest saved first. Not yet replayed: `load` does that.
    pub fn running(&self) -> Vec<Saved> {
        let names = self.desk().names(Kind::Running.folder());
        let (mut ids, mut strange) = (Vec::new(), Vec::new());
        for name in names {
            let parts = name.split_once('/');
            match parts.and_then(|(id, slot)| SLOTS.contains(&slot).then(|| id.parse().ok())?) {
                Some(id) if ids.contains(&id) => {}
                Some(id) => ids.push(id),
                None => strange.push([Kind::Running.folder(), &name].concat()),
            }
        }
        for key in strange {
            if !matches!(self.desk().read(&key, LONGEST), Found::Newer(_)) {
                self.put_aside(&key, "no match has this name");
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
        let check = |record: &Record| self.replay(record, Form::Written).map(drop);
        self.latest(id, &check).map(|saved| saved.record)
    }

    /// Forgets a running match.
    pub fn forget(&self, id: MatchId) {
        for slot in SLOTS {
            self.desk().remove(&key(id, slot));
        }
    }

    /// Its place is taken by a finished match, which is kept or only in memory.
    pub(super) fn finish_running(&self, id: MatchId, kept: bool) {
        for slot in SLOTS.map(|slot| key(id, slot)) {
            if self.desk().raw(&slot).is_some() {
                self.desk().replaced(&slot, kept);
            }
        }
    }

    /// Without the rules: what the latest sound slot says.
    pub(super) fn running_match(&self, id: MatchId) -> Result<Saved, Gone> {
        self.latest(id, &|_| Ok(()))
    }

    /// Finishes what a tab that died had begun: a match that is kept or over is not running.
    fn still_running(&self, id: MatchId) -> Option<Saved> {
        let saved = self.running_match(id).ok()?;
        if self.peek(id).is_ok() {
            self.finish_running(id, self.desk().is_kept(&match_key(id)));
            return None;
        }
        let over = saved.record.end.is_some();
        let packed = over.then(|| self.replay(&saved.record, Form::Packed));
        match packed.map(|packed| packed.and_then(|record| self.keep(&record))) {
            Some(Ok(())) => None,
            _ => Some(saved),
        }
    }

    fn latest(
        &self,
        id: MatchId,
        check: &dyn Fn(&Record) -> Result<(), Flaw>,
    ) -> Result<Saved, Gone> {
        let (mut sound, mut torn, mut wrong) = (Vec::<Slot>::new(), Vec::new(), Vec::new());
        for key in SLOTS.map(|slot| key(id, slot)) {
            match self.slot(&key) {
                Ok(slot) => sound.extend(slot),
                Err(Gone::Lost(why)) => torn.push((key, why)),
                // A later release has it in hand: hands off both slots.
                Err(other) => return Err(other),
            }
        }
        if let [a, b] = &mut sound[..]
            && (a.counter, a.saved) < (b.counter, b.saved)
        {
            std::mem::swap(a, b);
        }
        let mut found = None;
        for slot in sound {
            let record = slot.text.parse::<Record>();
            let record = record.and_then(|record| check(&record).map(|()| record));
            match record.map_err(Gone::from) {
                Ok(record) if record.id == id => {
                    let saved = slot.saved;
                    found = Some(Saved { saved, record });
                    break;
                }
                Ok(_) => wrong.push((slot.key, "it tells of another match".to_owned())),
                Err(Gone::Lost(why)) => wrong.push((slot.key, why)),
                Err(other) => return Err(other),
            }
        }
        if found.is_none() {
            wrong.append(&mut torn);
        }
        // A torn slot beside a sound one is a save that did not come to its end: the next one takes its place.
        for (key, why) in &wrong {
            self.put_aside(key, why);
        }
        let lost = wrong
            .pop()
            .map_or(Gone::Unknown, |(_, why)| Gone::Lost(why));
        found.ok_or(lost)
    }

    fn slot(&self, key: &str) -> Result<Option<Slot>, Gone> {
        let payload = match self.desk().read(key, LONGEST + LONGEST_LINE) {
            Found::Nothing => return Ok(None),
            Found::Newer(version) => return Err(Gone::NotForUs(Flaw::Newer(version))),
            Found::Damaged => return Err(Gone::Lost("damaged".to_owned())),
            Found::Sound(payload) => payload,
        };
        let parse = || {
            let (line, text) = payload.split_once('\n')?;
            let (counter, saved) = line.split_once(' ')?;
            Some(Slot {
                key: key.to_owned(),
                counter: counter.parse().ok().filter(|n| *n < u64::MAX)?,
                saved: saved.parse().ok()?,
                text: text.to_owned(),
            })
        };
        let slot = parse().ok_or_else(|| Gone::Lost("no saved match".to_owned()))?;
        Ok(Some(slot))
    }
}
