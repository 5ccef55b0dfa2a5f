//! How a file of texts is read: `key = text` lines, then perhaps rules in a little Markdown. Blank lines and those that begin
//! with `# ` are for people. `seal.sh` reads it in the same way.

use crate::game::Choice;

/// The lines of a file that count, at compile time: where each begins and ends.
struct Lines<'a> {
    file: &'a [u8],
    at: usize,
}

impl Lines<'_> {
    const fn next(&mut self) -> Option<(usize, usize)> {
        while self.at < self.file.len() {
            let from = self.at;
            let mut to = from;
            while to < self.file.len() && self.file[to] != b'\n' {
                to += 1;
            }
            self.at = to + 1;
            if from < to && !self.begins(from, to, "# ") {
                return Some((from, to));
            }
        }
        None
    }

    const fn begins(&self, from: usize, to: usize, with: &str) -> bool {
        let with = with.as_bytes();
        let mut i = 0;
        while i < with.len() {
            if from + i >= to || self.file[from + i] != with[i] {
                return false;
            }
            i += 1;
        }
        true
    }

    /// Stops the build unless the next line has this key, told in parts, and a text after it.
    const fn expect(&mut self, key: &[&str]) {
        // What the build says is the part of the key that is not where it should be.
        let Some((mut from, to)) = self.next() else {
            panic!("{}", key[1]);
        };
        let mut i = 0;
        while i < key.len() {
            if !self.begins(from, to, key[i]) {
                panic!("{}", key[if i == 0 || i == key.len() - 1 { 1 } else { i }]);
            }
            from += key[i].len();
            i += 1;
        }
        // A table of the joined file begins with a bracket.
        if from >= to || self.file[from] == b'[' {
            panic!("{}", key[1]);
        }
    }
}

/// Stops the build unless the file has exactly these keys in this order, then those of the choices; nothing may follow but rules.
pub const fn check(file: &str, keys: &[&str], choices: &[Choice]) {
    let file = file.as_bytes();
    let mut lines = Lines { file, at: 0 };
    let mut i = 0;
    while i < keys.len() {
        lines.expect(&["", keys[i], " = "]);
        i += 1;
    }
    let mut i = 0;
    while i < choices.len() {
        let Choice { key, values } = choices[i];
        lines.expect(&["choice.", key, " = "]);
        let mut j = 0;
        while j < values.len() {
            lines.expect(&["choice.", key, ".", values[j], " = "]);
            lines.expect(&["choice.", key, ".", values[j], ".means = "]);
            j += 1;
        }
        i += 1;
    }
    let mut rules = false;
    while let Some((from, to)) = lines.next() {
        rules = rules || lines.begins(from, to, "## ");
        assert!(rules, "a text is not asked for");
        assert!(file[from] != b'[', "a line begins with a bracket");
    }
}

/// How many lines of a file count.
pub const fn count(file: &str) -> usize {
    let file = file.as_bytes();
    let mut lines = Lines { file, at: 0 };
    let mut n = 0;
    while lines.next().is_some() {
        n += 1;
    }
    n
}

/// The texts of a file without their keys, line by line.
#[cfg(not(target_arch = "wasm32"))]
pub fn texts(file: &str) -> impl Iterator<Item = &str> {
    let mut rules = false;
    file.lines()
        .filter(|line| !line.is_empty() && !line.starts_with("# "))
        .map(move |line| {
            rules |= line.starts_with("## ");
            match line.split_once(" = ") {
                Some((_, text)) if !rules => text,
                _ => line,
            }
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHOICES: &[Choice] = &[Choice {
        key: "stones",
        values: &["4"],
    }];
    const FILE: &str = "# A game\n\nhome = Home\nclose = Close it\n
choice.stones = Stones\nchoice.stones.4 = Four\nchoice.stones.4.means = The usual.\n
# The rules\n\n## Aim\n\nTo = win.\n";

    fn refused(file: &'static str) -> bool {
        std::panic::catch_unwind(|| check(file, &["home", "close"], CHOICES)).is_err()
    }

    #[test]
    fn keys_comments_and_blank_lines_are_not_text() {
        let all = [
            "Home",
            "Close it",
            "Stones",
            "Four",
            "The usual.",
            "## Aim",
            "To = win.",
        ];
        assert_eq!(texts(FILE).collect::<Vec<_>>(), all);
        assert_eq!(count(FILE), all.len());
    }

    #[test]
    fn a_missing_surplus_or_misspelt_key_is_refused() {
        assert!(!refused(FILE));
        for (from, to) in [
            ("home = Home\n", ""),
            ("close = Close it", "close = "),
            ("close", "clsoe"),
            ("close", "close_all"),
            ("\n\nchoice", "\nopen = Open\nchoice"),
            ("stones.4 ", "stones.5 "),
            ("choice.stones.4.means = The usual.\n", ""),
            (
                "home = Home\nclose = Close it",
                "close = Close it\nhome = Home",
            ),
            ("= Home", "= [Home]"),
        ] {
            let changed = FILE.replacen(from, to, 1);
            assert_ne!(changed, FILE);
            assert!(refused(changed.leak()), "{to} for {from}");
        }
    }
}
