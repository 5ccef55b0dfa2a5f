//! A match as text to hand on: its record, and if that is wished, every turn in words with the board after it.
//!
//! What is for people stands in lines that begin with `#`, below the record: whoever reads it back skips them.

use super::browser;
use super::dom::El;
use super::face::Viewer;
use super::house::House;
use super::matches::Match;
use super::ui::switch;
use super::words::words;
use crate::games::boxed;
use crate::storage::Form;
use crate::table::Record;
use crate::text;

impl House {
    /// A match as text, with boards if that is set.
    pub fn told(&self, record: &Record) -> String {
        let table = boxed(&record.game).and_then(|boxed| (boxed.open)(record).ok());
        match table.filter(|_| self.settings.look(|s| s.boards)) {
            Some(table) => with_boards(&*table, &self.names(&record.seats)),
            None => record.write(),
        }
    }

    /// Offers a match as a file.
    pub fn export_match(&self, record: &Record) {
        let name = text::glued(&[&record.game, "-", &record.id.text(), ".txt"]);
        browser::download(&name, &self.told(record));
    }
}

/// Whether matches are handed on with boards.
pub fn boards_switch(house: House) -> El {
    let on = move || house.settings.with(|s| s.boards);
    let flip = move || house.set(|s| s.boards ^= true);
    switch(words().with_boards, on, flip)
}

/// The record; and each turn, in notation and in words, with the board after it.
pub fn with_boards(table: &dyn Match, names: &[String]) -> String {
    let mut told = table.record(Form::Written).write();
    let eyes = if table.end().is_some() {
        Viewer::Everybody
    } else {
        Viewer::Nobody
    };
    let total = table.total();
    let actor = |number: usize| table.at(number).turn().actor();
    for i in 0..total {
        let (number, listed) = (text::told(i as i64 + 1), table.told(i));
        let said = listed.words.say(names);
        if i == 0 || actor(i - 1) != actor(i) {
            push_note(&mut told, "");
        }
        push_note(
            &mut told,
            &text::glued(&[&number, ". ", &listed.notation, "  ", &said]),
        );
        if i + 1 == total || actor(i) != actor(i + 1) {
            for line in table.at(i + 1).text(eyes).lines() {
                push_note(&mut told, line);
            }
        }
    }
    told
}

fn push_note(told: &mut String, line: &str) {
    told.push_str(text::glued(&["# ", line]).trim_end());
    told.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{FACES, RULES};
    use crate::table::Moves;

    /// A match of each game, played for a while.
    fn each(check: impl Fn(&dyn Match)) {
        for (rules, boxed) in RULES.iter().zip(FACES) {
            for seed in 1..=3 {
                let begun = (rules.begun_at_random)(boxed.seats.0, "", 9, seed);
                let record = begun.expect("the standard game can be played");
                check(&*(boxed.open)(&record).expect("it was played by the rules"));
            }
        }
    }

    fn names(table: &dyn Match) -> Vec<String> {
        vec!["Ann".to_owned(); table.seats().len()]
    }

    #[test]
    fn a_match_with_boards_is_read_back_as_the_same_match() {
        each(|table| {
            let told = with_boards(table, &names(table));
            let record = table.record(Form::Written);
            assert_eq!(Record::read(&told), Ok(record.clone()), "{told}");
            let broken = told.replace('\n', "\r\n");
            assert_eq!(Record::read(&broken), Ok(record), "{told}");
        });
    }

    #[test]
    fn each_turn_is_told_with_the_board_after_it() {
        each(|table| {
            let told = with_boards(table, &names(table));
            let record = table.record(Form::Written);
            let Moves::Written(moves) = &record.moves else {
                panic!("they are written out");
            };
            for (i, m) in moves.iter().enumerate() {
                // What is drawn face down stays so.
                let written = table.told(i).notation;
                assert!(written == *m || written == "=" && m.starts_with('='), "{m}");
                let number = text::told(i as i64 + 1);
                let line = text::glued(&["\n# ", &number, ". ", &written, "  "]);
                assert!(told.contains(&line), "{line} in\n{told}");
            }
            let mut last = String::new();
            for line in table.at(table.total()).text(Viewer::Nobody).lines() {
                push_note(&mut last, line);
            }
            assert!(told.ends_with(&last), "{last} at the end of\n{told}");
        });
    }

    #[test]
    fn notes_do_not_count_for_the_length_of_a_record() {
        each(|table| {
            let record = table.record(Form::Written);
            let mut told = record.write();
            for _ in 0..2_000 {
                push_note(
                    &mut told,
                    "a board, and a longer one than any that there is",
                );
            }
            assert_eq!(Record::read(&told), Ok(record));
        });
    }
}
