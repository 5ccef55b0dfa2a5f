//! Everything the store holds as one readable text: blocks with blank lines between.
//!
//! ```text
//!     parlour export 1
//!
//!     parlour 1                        a record, its moves written out: finished or running
//!     game …
//!
//!     players
//!     2026-11-16T10:20:31Z Ann
//!
//!     settings
//!     {"theme":"dark", …}
//!
//!     lost                             or newer: key, reason and text of what this release cannot read
//!     ["match/7f3a91c2","damaged","…"]
//!
//!     end of export
//! ```

use super::{Form, Store};
use crate::table::{LONGEST, Record};

/// The form of export this release writes; it reads every older one.
pub(super) const EXPORT: u32 = 1;
pub(super) const HEADER: &str = "parlour export ";
pub(super) const PLAYERS: &str = "players";
pub(super) const SETTINGS: &str = "settings";
pub(super) const LOST: &str = "lost";
pub(super) const NEWER: &str = "newer";
/// Without it the file was cut off.
pub(super) const FOOTER: &str = "end of export";

impl Store {
    /// Everything as one text. Nothing is left out, read or unread.
    pub fn export(&self) -> String {
        let mut text = format!("{HEADER}{EXPORT}\n");
        let mut block = |block: &str| {
            text.push('\n');
            text.push_str(block);
            if !block.ends_with('\n') {
                text.push('\n');
            }
        };
        // Reading may put things aside, so the lost come last.
        for entry in self.history().iter().rev() {
            if let Ok(record) = self.peek(entry.id) {
                block(&self.written(record));
            }
        }
        for saved in self.running() {
            block(&self.written(saved.record));
        }
        let line = |p: super::Profile| format!("\n{} {}", p.added, p.name);
        let players: String = self.players().into_iter().map(line).collect();
        if !players.is_empty() {
            block(&[PLAYERS, &players].concat());
        }
        block(&[SETTINGS, "\n", &self.settings().write()].concat());
        for lost in self.lost() {
            block(&item(LOST, &lost.key, &lost.why, &lost.raw));
        }
        for key in self.newer() {
            let raw = self.desk().stored(&key).unwrap_or_default();
            block(&item(NEWER, &key, "written by a newer parlour", &raw));
        }
        block(FOOTER);
        text
    }

    /// A match for reading; as it stands, if the rules cannot replay it or it would be too long to be read back.
    fn written(&self, record: Record) -> String {
        let written = self.replay(&record, Form::Written).ok();
        let text = written.map(|record| record.to_string());
        let text = text.filter(|text| text.len() <= LONGEST);
        text.unwrap_or_else(|| record.to_string())
    }
}

fn item(kind: &str, key: &str, why: &str, raw: &str) -> String {
    let json = serde_json::to_string(&[key, why, raw]).expect("words are JSON");
    [kind, "\n", &json].concat()
}
