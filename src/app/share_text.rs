//! A match as text to hand on: its record, and if that is wished, every turn in words with the board after it.
//!
//! What is for people stands in lines that begin with `#`, below the record: whoever reads it back skips them.

use super::browser::download::download;
use super::i18n::{Language, translate, use_i18n};
use super::match_view::frame_state::{describe_made, notation_made};
use super::state::{AppSettings, MatchActions, use_matches, use_settings};
use crate::games::ui::{GameUi, Viewer};
use crate::games::with_game;
use crate::table::{Record, Table};
use leptos::prelude::*;

/// Hands matches on as text.
#[derive(Clone, Copy)]
pub struct ShareText {
    matches: MatchActions,
    settings: AppSettings,
    language: Signal<Language>,
}

/// Hands matches on as text.
pub fn use_share_text() -> ShareText {
    ShareText {
        matches: use_matches(),
        settings: use_settings(),
        language: use_i18n().language,
    }
}

impl ShareText {
    /// A match as text, with boards if that is set.
    fn text(&self, record: &Record) -> String {
        let language = self.language.get_untracked();
        let names = untrack(|| self.matches.names(&record.seats));
        let with_boards = self.settings.all.with_untracked(|all| all.boards);
        let text = with_boards.then(|| {
            with_game!(&record.game, G => {
                let table = Table::<G>::replay(record).ok();
                table.map(|table| text_with_boards(&table, language, &names))
            })
        });
        text.flatten().flatten().unwrap_or_else(|| record.write())
    }

    /// Hands a match over: to the system's share sheet, or to the clipboard.
    pub fn share(&self, record: &Record) {
        self.matches.share_text(self.text(record));
    }

    /// Offers a match as a file.
    pub fn export(&self, record: &Record) {
        let name = format!("{}-{}.txt", record.game, record.id);
        download(&name, &self.text(record));
    }
}

/// The record; and each turn, in notation and in words, with the board after it.
pub fn text_with_boards<G: GameUi>(
    table: &Table<G>,
    language: Language,
    names: &[String],
) -> String {
    let mut text = table.record().write();
    let mut note = |line: &str| {
        text.push_str(format!("# {line}").trim_end());
        text.push('\n');
    };
    let viewer = match table.is_over() {
        true => Viewer::Everybody,
        false => Viewer::Nobody,
    };
    let total = table.moves().len();
    for i in 0..total {
        if i == 0 || table.actor(i - 1) != table.actor(i) {
            note("");
        }
        let words = translate(language, &describe_made(table, i).into(), names);
        note(&format!("{}. {}  {words}", i + 1, notation_made(table, i)));
        if i + 1 == total || table.actor(i) != table.actor(i + 1) {
            let say = |phrase| translate(language, &phrase, names);
            let board = table.at(i + 1).text(viewer, &say);
            board.lines().for_each(&mut note);
        }
    }
    text
}
