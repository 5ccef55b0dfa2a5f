//! One text by the number of its line, and the lines of all tables as the page loaded them.

use super::page::Page;
use crate::game::{Choice, Game};
use crate::games::{self, FACES};
use std::cell::Cell;

/// One text. It is a number until somebody reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text(u16);

thread_local! {
    static LINES: Cell<&'static [&'static str]> = const { Cell::new(&[]) };
}

/// Takes in the texts of a language, all tables in one file: the house first, each game after a line with its name in brackets.
pub fn load(file: String) {
    // There is one, and it is read as long as the page is open.
    let file: &'static str = file.leak();
    let mut lines = vec![""; games::ALL_TEXTS];
    let mut at = 0;
    for line in file.split_terminator('\n') {
        if let Some(id) = line.strip_prefix('[') {
            let game = FACES
                .iter()
                .find(|boxed| id.strip_suffix(']') == Some(boxed.id));
            at = game.map_or(lines.len(), |boxed| boxed.texts.first.number());
        } else if at < lines.len() {
            lines[at] = line;
            at += 1;
        }
    }
    LINES.set(lines.leak());
}

/// All tables in English, as `seal.sh` joins them.
#[cfg(not(target_arch = "wasm32"))]
pub fn joined() -> String {
    let mut all = String::new();
    let mut add = |file: &str| {
        for text in super::file::texts(file) {
            all += text;
            all += "\n";
        }
    };
    add(include_str!("en.txt"));
    for (id, file) in games::TEXTS {
        add(&format!("[{id}]\n{file}"));
    }
    all
}

/// All lines. Tests have them at hand.
fn lines() -> &'static [&'static str] {
    #[cfg(not(target_arch = "wasm32"))]
    if LINES.get().is_empty() {
        load(joined());
    }
    LINES.get()
}

impl Text {
    /// The text in this line.
    pub const fn at(number: usize) -> Text {
        Text(number as u16)
    }

    const fn number(self) -> usize {
        self.0 as usize
    }

    const fn after(self, lines: usize) -> Text {
        Text::at(self.number() + lines)
    }

    /// The words, holes and all.
    #[inline(never)]
    pub fn get(self) -> &'static str {
        lines()[self.number()]
    }

    /// The words, to keep.
    #[inline(never)]
    pub fn owned(self) -> String {
        self.get().to_owned()
    }
}

/// Where a game's texts are: those with keys, the words of its choices, the rules.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    first: Text,
    choices: Text,
    rules: Text,
    end: Text,
}

impl Table {
    /// The table of a game that has so many keys.
    pub const fn of<G: Game>(first: usize, keys: usize) -> Table {
        let (first, mut rules) = (Text::at(first), first + keys);
        let mut i = 0;
        while i < G::CHOICES.len() {
            rules += 1 + 2 * G::CHOICES[i].values.len();
            i += 1;
        }
        Table {
            first,
            choices: first.after(keys),
            rules: Text::at(rules),
            end: Text::at(games::last_text(G::ID)),
        }
    }

    /// The words of one of the game's choices.
    pub fn choice(&self, choices: &[Choice], number: usize) -> ChoiceWords {
        let mut at = self.choices;
        for choice in &choices[..number] {
            at = at.after(1 + 2 * choice.values.len());
        }
        ChoiceWords(at)
    }

    /// The rules, page by page.
    pub fn rules(&self) -> Vec<Page> {
        let rules = &lines()[self.rules.number()..self.end.number()];
        let pages = rules.chunk_by(|_, next| !next.starts_with("## "));
        pages.map(Page).collect()
    }
}

/// What a choice before a match is called, and its values.
#[derive(Clone, Copy, Debug)]
pub struct ChoiceWords(Text);

impl ChoiceWords {
    /// What is chosen.
    pub fn name(self) -> Text {
        self.0
    }

    /// A value, short.
    pub fn value(self, number: usize) -> Text {
        self.0.after(1 + 2 * number)
    }

    /// A value, in a sentence.
    pub fn means(self, number: usize) -> Text {
        self.0.after(2 + 2 * number)
    }
}
