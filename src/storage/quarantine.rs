//! Quarantine: what cannot be read is moved here unchanged, with the reason, and can be looked at, exported and deleted.

use super::backend::{Found, LONGEST_VALUE};
use super::checksum::crc32;
use super::{Kind, Store};
use serde::{Deserialize, Serialize};

/// Something that could not be read.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Quarantined {
    /// Names it in the quarantine.
    #[serde(skip)]
    pub name: String,
    /// The key it was under.
    pub key: String,
    /// Why it could not be read.
    pub reason: String,
    /// The text, unchanged.
    pub text: String,
}

impl Store {
    /// Everything in quarantine.
    pub fn quarantined(&self) -> Vec<Quarantined> {
        let names = self.backend().names(Kind::Quarantine.folder());
        names
            .into_iter()
            .map(|name| self.quarantined_item(name))
            .collect()
    }

    /// How many things are in quarantine.
    pub fn quarantined_count(&self) -> usize {
        self.backend().names(Kind::Quarantine.folder()).len()
    }

    /// Deletes something from the quarantine.
    pub fn delete_quarantined(&self, name: &str) {
        self.backend().remove(&quarantine_key(name));
    }

    fn quarantined_item(&self, name: String) -> Quarantined {
        let key = quarantine_key(&name);
        match self.backend().read::<Quarantined>(&key, LONGEST_VALUE) {
            Found::Sound(item) => Quarantined { name, ..item },
            // Damaged twice: it stays here, as it is.
            _ => Quarantined {
                name,
                reason: "damaged".to_owned(),
                text: self.backend().raw(&key).unwrap_or_default(),
                key,
            },
        }
    }

    /// Moves what is under a key to the quarantine.
    pub(super) fn quarantine(&self, key: &str, reason: &str) {
        if let Some(raw) = self.backend().raw(key) {
            let is_stored = self.add_quarantined(key, reason, &raw);
            self.backend().replace(key, is_stored);
        }
    }

    /// Adds something to the quarantine and tells whether it is stored. The same thing twice is there once; another never
    /// takes its place.
    pub(super) fn add_quarantined(&self, key: &str, reason: &str, text: &str) -> bool {
        let mut sum = crc32(&[key.as_bytes(), b"\n", text.as_bytes()]);
        loop {
            let name = format!("{sum:08x}");
            let place = quarantine_key(&name);
            if self.backend().raw(&place).is_none() {
                let item = Quarantined {
                    name,
                    key: key.to_owned(),
                    reason: reason.to_owned(),
                    text: text.to_owned(),
                };
                return self.backend().write(&place, &item);
            }
            let earlier = self.quarantined_item(name);
            if earlier.key == key && earlier.text == text {
                return self.backend().is_stored(&place);
            }
            sum = sum.wrapping_add(1);
        }
    }
}

fn quarantine_key(name: &str) -> String {
    format!("{}{name}", Kind::Quarantine.folder())
}
