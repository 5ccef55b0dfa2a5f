//! Everything the store holds as one JSON file: matches as readable record texts, players, settings, and what cannot be read.

use super::players::Profile;
use super::quarantine::Quarantined;
use super::{Form, Store};
use crate::table::{LONGEST, Record, Timestamp};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The form of export this release writes; it reads every older one.
pub const EXPORT: u32 = 1;

/// An export file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Export {
    /// The form of export: 1.
    pub parlour: u32,
    /// When it was made.
    pub exported: Timestamp,
    /// Records, finished and running, the oldest first, their moves written out.
    pub matches: Vec<String>,
    /// Players with a profile.
    pub players: Vec<Profile>,
    /// `Settings` as they are stored.
    pub settings: Map<String, Value>,
    /// What is in quarantine.
    pub unreadable: Vec<Quarantined>,
    /// What a later release wrote.
    pub newer: Vec<Quarantined>,
}

impl Store {
    /// Everything as the text of an export file. Nothing is left out, read or unread.
    pub fn export(&self, now: Timestamp) -> String {
        let finished: Vec<String> = self
            .history()
            .iter()
            .rev()
            .filter_map(|entry| self.peek(entry.id).ok())
            .map(|record| self.written(&record))
            .collect();
        let running = self.running();
        let running = running.iter().map(|saved| self.written(&saved.record));
        let export = Export {
            parlour: EXPORT,
            exported: now,
            matches: finished.into_iter().chain(running).collect(),
            players: self.players(),
            settings: self.settings().to_json(),
            // Reading the others may have put something into quarantine, so it comes last.
            unreadable: self.quarantined(),
            newer: self.newer_values(),
        };
        let mut text = serde_json::to_string_pretty(&export).expect("an export can be written");
        text.push('\n');
        text
    }

    fn newer_values(&self) -> Vec<Quarantined> {
        let value = |key: String| Quarantined {
            name: String::new(),
            reason: "written by a newer parlour".to_owned(),
            text: self.backend().stored(&key).unwrap_or_default(),
            key,
        };
        self.newer().into_iter().map(value).collect()
    }

    /// A match for reading; as it stands, if the rules cannot replay it or it would be too long to be read back.
    fn written(&self, record: &Record) -> String {
        if let Ok(written) = self.replay(record, Form::Written) {
            let text = written.to_string();
            if text.len() <= LONGEST {
                return text;
            }
        }
        record.to_string()
    }
}
