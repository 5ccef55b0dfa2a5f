//! Quarantine: what cannot be read is put aside unchanged, with the reason, and can be looked at, exported, deleted.

use super::desk::Found;
use super::envelope::crc32;
use super::{Kind, Store};
use crate::text;

/// No text is longer; local storage itself ends earlier.
const LONGEST: usize = 16 * 1024 * 1024;

/// Something that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// Names it among the lost.
    pub name: String,
    /// The key it was under.
    pub key: String,
    /// Why it was put aside.
    pub why: String,
    /// The text, unchanged.
    pub raw: String,
}

impl Store {
    /// Everything that was put aside.
    pub fn lost(&self) -> Vec<Lost> {
        let mut lost = Vec::new();
        for name in self.desk().names(Kind::Lost.folder()) {
            lost.push(self.lost_item(name));
        }
        lost
    }

    /// How many things were put aside.
    pub fn lost_count(&self) -> usize {
        self.desk().names(Kind::Lost.folder()).len()
    }

    /// Deletes something that was put aside.
    pub fn delete_lost(&self, name: &str) {
        self.desk().remove(&lost_key(name));
    }

    fn lost_item(&self, name: String) -> Lost {
        let key = lost_key(&name);
        if let Found::Sound(payload) = self.desk().read(&key, LONGEST)
            && let Some((key, rest)) = payload.split_once('\n')
            && let Some((why, raw)) = rest.split_once('\n')
        {
            return Lost {
                name,
                key: key.to_owned(),
                why: why.to_owned(),
                raw: raw.to_owned(),
            };
        }
        // Twice damaged: it stays here, as it is.
        Lost {
            name,
            why: "damaged".to_owned(),
            raw: self.desk().raw(&key).unwrap_or_default(),
            key,
        }
    }

    /// Moves what is under a key out of the way.
    pub(super) fn put_aside(&self, key: &str, why: &str) {
        if let Some(raw) = self.desk().raw(key) {
            let kept = self.add_lost(key, why, &raw);
            self.desk().replaced(key, kept);
        }
    }

    /// Adds something to the lost and tells whether it is kept. The same thing twice is there once; another never
    /// takes its place.
    pub(super) fn add_lost(&self, key: &str, why: &str, raw: &str) -> bool {
        let (key, why) = (one_line(key), one_line(why));
        let mut sum = crc32(&[key.as_bytes(), b"\n", raw.as_bytes()]);
        loop {
            let mut name = String::new();
            text::push_hex(&mut name, sum.into(), 8);
            let place = lost_key(&name);
            if self.desk().raw(&place).is_none() {
                let payload = [&key, "\n", &why, "\n", raw].concat();
                return self.desk().write(&place, &payload);
            }
            let earlier = self.lost_item(name);
            if earlier.key == key && earlier.raw == raw {
                return self.desk().is_kept(&place);
            }
            sum = sum.wrapping_add(1);
        }
    }
}

fn lost_key(name: &str) -> String {
    [Kind::Lost.folder(), name].concat()
}

/// The same text on one line.
pub fn one_line(text: &str) -> String {
    let mut line = String::new();
    for letter in text.chars() {
        line.push(match letter {
            '\n' | '\r' => ' ',
            other => other,
        });
    }
    line
}
