//! What the console has said, and what was submitted to it.

use std::collections::VecDeque;

/// So many entries are shown; the oldest go first.
const MOST_ENTRIES: usize = 500;
/// So many submissions are remembered; the oldest go first.
const MOST_SUBMITTED: usize = 100;

/// What the console has said.
#[derive(Default)]
pub struct Log {
    entries: VecDeque<Entry>,
    count: u32,
}

/// One thing said, of one or more lines.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Counts all of them, also those that are gone.
    pub number: u32,
    /// What sort of thing it is, as style sheets name it.
    pub class: &'static str,
    /// Its text.
    pub text: String,
}

impl Log {
    /// Adds an entry.
    pub fn add(&mut self, class: &'static str, text: String) {
        self.count += 1;
        self.entries.push_back(Entry {
            number: self.count,
            class,
            text,
        });
        if self.entries.len() > MOST_ENTRIES {
            self.entries.pop_front();
        }
    }

    /// All that is shown, the oldest first.
    pub fn entries(&self) -> VecDeque<Entry> {
        self.entries.clone()
    }
}

/// What was submitted, to be walked through.
#[derive(Default)]
pub struct Submitted {
    texts: Vec<String>,
    /// Which of them the field shows; behind the last is what is being typed.
    place: usize,
    /// What was being typed before the walk.
    draft: String,
}

impl Submitted {
    /// Remembers what was submitted; the same twice in a row counts once.
    pub fn remember(&mut self, text: &str) {
        if self.texts.last().is_none_or(|last| last != text) {
            self.texts.push(text.to_owned());
            if self.texts.len() > MOST_SUBMITTED {
                self.texts.remove(0);
            }
        }
        self.place = self.texts.len();
    }

    /// What the field shows after a step back or forth; `shown` is what it shows now.
    pub fn walk(&mut self, back: bool, shown: String) -> &str {
        let last = self.texts.len();
        if self.place == last {
            self.draft = shown;
        }
        self.place = match back {
            true => self.place.saturating_sub(1),
            false => (self.place + 1).min(last),
        };
        self.texts.get(self.place).unwrap_or(&self.draft)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_entries_go_first() {
        let mut log = Log::default();
        for n in 0..MOST_ENTRIES + 3 {
            log.add("reply", n.to_string());
        }
        let entries = log.entries();
        assert_eq!(entries.len(), MOST_ENTRIES);
        let first = entries.front().expect("it has entries");
        assert_eq!((first.number, first.text.as_str()), (4, "3"));
    }

    #[test]
    fn a_walk_leads_back_to_what_was_being_typed() {
        let mut submitted = Submitted::default();
        for text in ["clear.", "show level.", "show level."] {
            submitted.remember(text);
        }
        let draft = || "show pe".to_owned();
        assert_eq!(submitted.walk(true, draft()), "show level.");
        assert_eq!(submitted.walk(true, "show level.".to_owned()), "clear.");
        assert_eq!(submitted.walk(true, "clear.".to_owned()), "clear.");
        assert_eq!(submitted.walk(false, "clear.".to_owned()), "show level.");
        assert_eq!(submitted.walk(false, "show level.".to_owned()), "show pe");
        assert_eq!(submitted.walk(false, draft()), "show pe");
    }

    #[test]
    fn only_so_many_submissions_are_remembered() {
        let mut submitted = Submitted::default();
        for n in 0..MOST_SUBMITTED + 2 {
            submitted.remember(&n.to_string());
        }
        assert_eq!(submitted.texts.len(), MOST_SUBMITTED);
        assert_eq!(submitted.texts[0], "2");
    }
}
