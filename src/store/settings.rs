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
use crate::text::{self, push_line};

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
    /// One tap of a finger is enough where spots lie close together.
    pub one_tap: bool,
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
    /// A match that is handed on as text has its boards with it.
    pub boards: bool,
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
            one_tap: false,
            auto_move: false,
            seating: Seating::default(),
            board_side: BoardSide::default(),
            marks: Marks::default(),
            text_size: TextSize::default(),
            notation: Notation::default(),
            point_names: true,
            boards: false,
            language: String::new(),
            last: Vec::new(),
            other: Vec::new(),
        }
    }
}

/// A line with one of a few words: its key, the words, and how the settings tell and take the number of one.
struct Line {
    key: &'static str,
    words: &'static [&'static str],
    get: fn(&Settings) -> usize,
    set: fn(&mut Settings, usize),
}

macro_rules! lines {
    ($($key:literal $field:ident: $choice:ident,)*) => {
        &[$(Line {
            key: $key,
            words: $choice::IDS,
            get: |settings| settings.$field as usize,
            set: |settings, number| settings.$field = $choice::ALL[number],
        },)*]
    };
}

/// Something that is on or off, as if it were one of the choices.
struct Switch;

impl Switch {
    const IDS: &[&str] = &["off", "on"];
    const ALL: [bool; 2] = [false, true];
}

const LINES: &[Line] = lines! {
    "theme" theme: Theme,
    "animation" animation: Animation,
    "motion" motion: Motion,
    "sound" sound: Switch,
    "vibration" vibration: Switch,
    "confirm" confirm: Switch,
    "one-tap" one_tap: Switch,
    "auto-move" auto_move: Switch,
    "seating" seating: Seating,
    "board-side" board_side: BoardSide,
    "marks" marks: Marks,
    "text-size" text_size: TextSize,
    "notation" notation: Notation,
    "point-names" point_names: Switch,
    "boards" boards: Switch,
};

impl Settings {
    /// Reads any text.
    pub fn read(text: &str) -> Settings {
        let mut s = Settings::default();
        for line in text.lines() {
            let line = line.trim_end();
            let (key, value) = text::first_word(line);
            if let Some(known) = LINES.iter().find(|known| known.key == key) {
                if let Some(number) = text::place_in(known.words, value) {
                    (known.set)(&mut s, number);
                }
                continue;
            }
            match key {
                "language" => value.clone_into(&mut s.language),
                "last" => s.set_last(LastChoice::read(value)),
                // The seats of the last choice above.
                "seat" => {
                    if let (Some(last), Some(sitter)) = (s.last.last_mut(), Sitter::read(value)) {
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
        for line in LINES {
            push_line(&mut text, line.key, line.words[(line.get)(self)]);
        }
        push_line(&mut text, "language", &self.language);
        for last in &self.last {
            let words = [&last.game, " ", last.begins.id(), " ", &last.options];
            push_line(&mut text, "last", &text::glued(&words));
            for sitter in &last.seats {
                push_line(&mut text, "seat", &sitter.text());
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
        let (game, rest) = text::first_word(text);
        let (begins, options) = text::first_word(rest);
        let begins = text::place_in(Begins::IDS, begins).unwrap_or_default();
        LastChoice {
            game: game.to_owned(),
            begins: Begins::ALL[begins],
            options: options.to_owned(),
            seats: Vec::new(),
        }
    }
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
            one_tap: true,
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
