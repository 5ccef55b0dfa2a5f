//! What the player has chosen for the whole parlour.
//!
//! One line each, `theme dark`. Lines this release does not know are kept; a value it does not know falls back to the
//! standard of that line alone.

use super::Store;
use super::choices::{
    Animation, Begins, BoardSide, Marks, Motion, Notation, Seating, TextSize, Theme,
};
use super::desk::Found;
use crate::table::{LONGEST, Sitter};
use std::fmt::{Display, Write as _};

/// What was last chosen for a game, to begin the next match with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LastChoice {
    /// `Game::ID`.
    pub game: String,
    /// Who sat where, in the order of the form.
    pub seats: Vec<Sitter>,
    /// `Game::Options` as text, as they were wished.
    pub options: String,
    /// Who begins.
    pub begins: Begins,
}

/// All settings.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// How fast pieces travel.
    pub animation: Animation,
    /// Whether anything moves.
    pub motion: Motion,
    /// Sounds.
    pub sound: bool,
    /// Vibration.
    pub vibration: bool,
    /// Each turn is confirmed.
    pub confirm: bool,
    /// Forced moves play themselves.
    pub auto_move: bool,
    /// How the players sit.
    pub seating: Seating,
    /// Whose side of the board lies near.
    pub board_side: BoardSide,
    /// What tells pieces apart besides colour.
    pub marks: Marks,
    /// How large the writing is.
    pub text_size: TextSize,
    /// How moves are told.
    pub notation: Notation,
    /// Names stand beside the points of a board.
    pub point_names: bool,
    /// The language's short name; empty: the browser's.
    pub language: String,
    /// What was last chosen for each game.
    pub last: Vec<LastChoice>,
    /// Lines this release does not know.
    pub other: Vec<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            animation: Animation::default(),
            motion: Motion::default(),
            sound: true,
            vibration: true,
            confirm: false,
            auto_move: false,
            seating: Seating::default(),
            board_side: BoardSide::default(),
            marks: Marks::default(),
            text_size: TextSize::default(),
            notation: Notation::default(),
            point_names: true,
            language: String::new(),
            last: Vec::new(),
            other: Vec::new(),
        }
    }
}

impl Settings {
    /// Reads any text.
    pub fn read(text: &str) -> Settings {
        let mut s = Settings::default();
        for line in text.lines().map(str::trim_end) {
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            match key {
                "theme" => s.theme = Theme::read(value),
                "animation" => s.animation = Animation::read(value),
                "motion" => s.motion = Motion::read(value),
                "sound" => switch(&mut s.sound, value),
                "vibration" => switch(&mut s.vibration, value),
                "confirm" => switch(&mut s.confirm, value),
                "auto-move" => switch(&mut s.auto_move, value),
                "seating" => s.seating = Seating::read(value),
                "board-side" => s.board_side = BoardSide::read(value),
                "marks" => s.marks = Marks::read(value),
                "text-size" => s.text_size = TextSize::read(value),
                "notation" => s.notation = Notation::read(value),
                "point-names" => switch(&mut s.point_names, value),
                "language" => value.clone_into(&mut s.language),
                "last" => s.set_last(LastChoice::read(value)),
                // The seats of the last choice above.
                "seat" => {
                    if let (Some(last), Ok(sitter)) = (s.last.last_mut(), value.parse()) {
                        last.seats.push(sitter);
                    }
                }
                "" => {}
                _ => s.other.push(line.to_owned()),
            }
        }
        s
    }

    /// The text.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut line = |key: &str, value: &dyn Display| {
            writeln!(text, "{key} {value}").expect("writing to a string does not fail");
        };
        line("theme", &self.theme.id());
        line("animation", &self.animation.id());
        line("motion", &self.motion.id());
        line("sound", &on_off(self.sound));
        line("vibration", &on_off(self.vibration));
        line("confirm", &on_off(self.confirm));
        line("auto-move", &on_off(self.auto_move));
        line("seating", &self.seating.id());
        line("board-side", &self.board_side.id());
        line("marks", &self.marks.id());
        line("text-size", &self.text_size.id());
        line("notation", &self.notation.id());
        line("point-names", &on_off(self.point_names));
        line("language", &self.language);
        for last in &self.last {
            let words = [&last.game, last.begins.id(), &last.options];
            line("last", &words.join(" "));
            for sitter in &last.seats {
                line("seat", sitter);
            }
        }
        for other in &self.other {
            text.push_str(other);
            text.push('\n');
        }
        text
    }

    /// What was last chosen for a game.
    pub fn last(&self, game: &str) -> Option<&LastChoice> {
        self.last.iter().find(|last| last.game == game)
    }

    /// Remembers what was chosen for a game.
    pub fn set_last(&mut self, last: LastChoice) {
        self.last.retain(|other| other.game != last.game);
        self.last.push(last);
    }
}

impl LastChoice {
    fn read(text: &str) -> LastChoice {
        let mut words = text.splitn(3, ' ');
        let mut word = || words.next().unwrap_or_default();
        LastChoice {
            game: word().to_owned(),
            begins: Begins::read(word()),
            options: word().to_owned(),
            seats: Vec::new(),
        }
    }
}

fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// Sets a switch, if the word is one.
fn switch(switch: &mut bool, word: &str) {
    *switch = word == "on" || *switch && word != "off";
}

const KEY: &str = "settings/all";

impl Store {
    /// The settings; the standard ones where none are stored.
    pub fn settings(&self) -> Settings {
        match self.desk().read(KEY, LONGEST) {
            Found::Sound(text) => Settings::read(&text),
            Found::Nothing | Found::Newer(_) => Settings::default(),
            Found::Damaged => {
                self.put_aside(KEY, "damaged");
                Settings::default()
            }
        }
    }

    /// Stores the settings.
    pub fn set_settings(&self, settings: &Settings) {
        self.desk().write(KEY, &settings.write());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_read_back() {
        let mut settings = Settings {
            theme: Theme::Dark,
            sound: false,
            confirm: true,
            language: "de".to_owned(),
            ..Settings::default()
        };
        for (game, options) in [("pebbles", "pits=6 seeds=4"), ("sticks", "")] {
            settings.set_last(LastChoice {
                game: game.to_owned(),
                seats: vec![
                    "person red Ann".parse().expect("a seat"),
                    "computer hard blue".parse().expect("a seat"),
                ],
                options: options.to_owned(),
                begins: Begins::Loser,
            });
        }
        assert_eq!(Settings::read(&settings.write()), settings);
        assert_eq!(Settings::read(""), Settings::default());
        let sticks = settings.last("sticks").expect("it was just chosen");
        assert_eq!(sticks.seats.len(), 2);
    }

    #[test]
    fn an_unknown_value_costs_its_own_line_only() {
        let text = "theme sepia\nanimation slow\nsound loud\nmarks\nconfirm on\nconfirm perhaps\n\
            last pebbles oldest\nseat person pink Ann\nseat person red Bob\n";
        let settings = Settings::read(text);
        assert_eq!(settings.theme, Theme::System);
        assert_eq!(settings.animation, Animation::Slow);
        assert!(settings.sound && settings.confirm);
        assert_eq!(settings.marks, Marks::Shapes);
        let last = settings.last("pebbles").expect("it is there");
        assert_eq!((last.begins, last.seats.len()), (Begins::Chosen, 1));
    }

    #[test]
    fn unknown_lines_are_kept() {
        let settings = Settings::read("smell of wood\ntheme dark\n");
        assert_eq!(settings.theme, Theme::Dark);
        assert!(settings.write().ends_with("smell of wood\n"));
    }
}
