//! What the player has chosen for the whole parlour.
//!
//! Fields this release does not know are kept; a value it does not know falls back to the standard of that field alone.

use super::Store;
use super::choices::{
    Animation, Begins, BoardSide, Marks, Motion, Notation, Seating, TextSize, Theme,
};
use super::desk::Found;
use crate::table::{LONGEST, Sitter};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// What was last chosen for a game, to begin the next match with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LastChoice {
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
    pub last: BTreeMap<String, LastChoice>,
    /// What this release does not know.
    pub other: Map<String, Value>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::of(Map::new())
    }
}

impl Settings {
    /// Reads the text; nothing, if it is no text of settings at all.
    pub fn read(text: &str) -> Option<Settings> {
        match serde_json::from_str(text) {
            Ok(Value::Object(map)) => Some(Settings::of(map)),
            _ => None,
        }
    }

    /// The text, on one line.
    pub fn write(&self) -> String {
        let mut map = self.other.clone();
        let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
        put("theme", self.theme.id().into());
        put("animation", self.animation.id().into());
        put("motion", self.motion.id().into());
        put("sound", self.sound.into());
        put("vibration", self.vibration.into());
        put("confirm", self.confirm.into());
        put("auto_move", self.auto_move.into());
        put("seating", self.seating.id().into());
        put("board_side", self.board_side.id().into());
        put("marks", self.marks.id().into());
        put("text_size", self.text_size.id().into());
        put("notation", self.notation.id().into());
        put("point_names", self.point_names.into());
        put("language", self.language.as_str().into());
        let last = self
            .last
            .iter()
            .map(|(game, last)| (game.clone(), write_last(last)));
        put("last", Value::Object(last.collect()));
        Value::Object(map).to_string()
    }

    fn of(mut map: Map<String, Value>) -> Settings {
        let mut take = |key: &str| map.remove(key);
        let yes =
            |value: Option<Value>, standard| value.and_then(|v| v.as_bool()).unwrap_or(standard);
        Settings {
            theme: Theme::read(take("theme")),
            animation: Animation::read(take("animation")),
            motion: Motion::read(take("motion")),
            sound: yes(take("sound"), true),
            vibration: yes(take("vibration"), true),
            confirm: yes(take("confirm"), false),
            auto_move: yes(take("auto_move"), false),
            seating: Seating::read(take("seating")),
            board_side: BoardSide::read(take("board_side")),
            marks: Marks::read(take("marks")),
            text_size: TextSize::read(take("text_size")),
            notation: Notation::read(take("notation")),
            point_names: yes(take("point_names"), true),
            language: text(take("language")),
            last: match take("last") {
                Some(Value::Object(last)) => last.into_iter().filter_map(read_last).collect(),
                _ => BTreeMap::new(),
            },
            other: map,
        }
    }
}

fn text(value: Option<Value>) -> String {
    match value {
        Some(Value::String(text)) => text,
        _ => String::new(),
    }
}

fn write_last(last: &LastChoice) -> Value {
    let seats: Vec<Value> = last.seats.iter().map(|s| s.to_string().into()).collect();
    json!({"seats": seats, "options": last.options.as_str(), "begins": last.begins.id()})
}

fn read_last((game, value): (String, Value)) -> Option<(String, LastChoice)> {
    let Value::Object(mut map) = value else {
        return None;
    };
    let seats = match map.remove("seats") {
        Some(Value::Array(seats)) => seats
            .iter()
            .map(|seat| seat.as_str()?.parse().ok())
            .collect(),
        _ => None,
    };
    let last = LastChoice {
        seats: seats?,
        options: text(map.remove("options")),
        begins: Begins::read(map.remove("begins")),
    };
    Some((game, last))
}

const KEY: &str = "settings/all";

impl Store {
    /// The settings; the standard ones where none are stored.
    pub fn settings(&self) -> Settings {
        let settings = match self.desk().read(KEY, LONGEST) {
            Found::Sound(text) => Settings::read(&text),
            Found::Damaged => None,
            Found::Nothing | Found::Newer(_) => return Settings::default(),
        };
        settings.unwrap_or_else(|| {
            self.put_aside(KEY, "no settings");
            Settings::default()
        })
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
            language: "de".to_owned(),
            ..Settings::default()
        };
        let last = LastChoice {
            seats: vec![
                "person red Ann".parse().expect("a seat"),
                "computer hard blue".parse().expect("a seat"),
            ],
            options: "pits=6".to_owned(),
            begins: Begins::Loser,
        };
        settings.last.insert("pebbles".to_owned(), last);
        assert_eq!(Settings::read(&settings.write()), Some(settings));
    }

    #[test]
    fn an_unknown_value_costs_its_own_field_only() {
        let text = r#"{"theme":"sepia","animation":"slow","sound":"loud","marks":7,"confirm":true,
            "last":{"a":{"seats":["person pink Ann"]},"b":{"seats":["person red Ann"],"begins":"oldest"},"c":3}}"#;
        let settings = Settings::read(text).expect("it is an object");
        assert_eq!(settings.theme, Theme::System);
        assert_eq!(settings.animation, Animation::Slow);
        assert!(settings.sound && settings.confirm);
        assert_eq!(settings.marks, Marks::Shapes);
        assert_eq!(settings.last.keys().collect::<Vec<_>>(), ["b"]);
        assert_eq!(settings.last["b"].begins, Begins::Chosen);
    }

    #[test]
    fn unknown_fields_are_kept() {
        let settings =
            Settings::read(r#"{"smell":{"of":["wood"]},"theme":"dark"}"#).expect("an object");
        assert!(settings.write().contains(r#""smell":{"of":["wood"]}"#));
        assert!(Settings::read("[]").is_none());
    }
}
