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
//!     theme dark
//!
//!     lost                             or newer: key, reason and text of what this release cannot read;
//!     match/7f3a91c2\.                 on a line each, breaks and backslashes escaped, ended by `\.`
//!     damaged\.
//!     1 300 7f3a91c2\nparlour 1\n…\.
//!
//!     end of export
//! ```

use super::{Form, Store};
use crate::table::{LONGEST, Record};
use crate::text;

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
        let mut text = HEADER.to_owned();
        text::push_number(&mut text, EXPORT.into());
        text.push('\n');
        // Reading may put things aside, so the lost come last.
        for entry in self.history().iter().rev() {
            if let Ok(record) = self.peek(entry.id) {
                push_block(&mut text, "", &self.written(&record));
            }
        }
        for saved in self.running() {
            push_block(&mut text, "", &self.written(&saved.record));
        }
        let mut players = String::new();
        for profile in self.players() {
            players.push_str(&profile.line());
        }
        if !players.is_empty() {
            push_block(&mut text, PLAYERS, &players);
        }
        push_block(&mut text, SETTINGS, &self.settings().write());
        for lost in self.lost() {
            push_item(&mut text, LOST, &lost.key, &lost.why, &lost.raw);
        }
        for key in self.newer() {
            let raw = self.desk().stored(&key).unwrap_or_default();
            push_item(&mut text, NEWER, &key, "written by a newer parlour", &raw);
        }
        push_block(&mut text, FOOTER, "");
        text
    }

    /// A match for reading; as it stands, if the rules cannot replay it or it would be too long to be read back.
    fn written(&self, record: &Record) -> String {
        if let Ok(written) = self.replay(record, Form::Written) {
            let text = written.write();
            if text.len() <= LONGEST {
                return text;
            }
        }
        record.write()
    }
}

/// Adds a block after a blank line: its title, if it has one, and its lines.
fn push_block(text: &mut String, title: &str, lines: &str) {
    text.push('\n');
    text.push_str(title);
    if !title.is_empty() {
        text.push('\n');
    }
    text.push_str(lines);
}

fn push_item(text: &mut String, kind: &str, key: &str, why: &str, raw: &str) {
    let mut lines = String::new();
    for part in [key, why, raw] {
        lines.push_str(&escape(part));
        lines.push('\n');
    }
    push_block(text, kind, &lines);
}

/// Any text on one line that is not blank at its end.
fn escape(text: &str) -> String {
    let mut line = String::with_capacity(text.len() + 1);
    for letter in text.chars() {
        match letter {
            '\\' => line.push_str("\\\\"),
            '\n' => line.push_str("\\n"),
            '\r' => line.push_str("\\r"),
            other => line.push(other),
        }
    }
    // A full stop of its own: blanks at the end of a line do not survive every editor, nor does an empty line here.
    line.push_str("\\.");
    line
}

/// The text that `escape` put on a line.
pub(super) fn unescape(line: &str) -> Option<String> {
    let mut text = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        text.push(match letter {
            '\\' => match letters.next()? {
                'n' => '\n',
                'r' => '\r',
                '\\' => '\\',
                '.' => return letters.as_str().trim().is_empty().then_some(text),
                _ => return None,
            },
            letter => letter,
        });
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_fits_on_a_line() {
        for text in ["", " ", "a\r\n\n\\n\\", "\u{0}\u{85}x\u{2028} \n"] {
            let line = escape(text);
            assert!(!line.contains(['\n', '\r']));
            assert_eq!(unescape(&line).as_deref(), Some(text));
            assert_eq!(unescape(&[&line, "\r"].concat()).as_deref(), Some(text));
            assert_eq!(unescape(&line[..line.len() - 1]), None, "cut off");
        }
        assert_eq!(unescape("\\x\\."), None);
    }
}
