//! What the player has chosen for the whole parlour.

use super::Store;
use super::backend::Found;
use super::choices::{
    Animation, Begins, BoardSide, LanguageChoice, Marks, Motion, Notation, Seating, TextSize, Theme,
};
use crate::table::{LONGEST, Participant};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

/// What was last chosen for a game, to begin the next match with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LastChoice {
    /// `Game::ID`.
    pub game: String,
    /// Who sat where, in the order of the form.
    #[serde(default, deserialize_with = "readable_items")]
    pub seats: Vec<Participant>,
    /// `Game::Options` as text, as they were wished.
    #[serde(default)]
    pub options: String,
    /// Who begins.
    #[serde(default, deserialize_with = "or_default")]
    pub begins: Begins,
}

/// All settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
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
    /// The language of the page.
    pub language: LanguageChoice,
    /// What was last chosen for each game.
    #[serde(deserialize_with = "readable_items")]
    pub last: Vec<LastChoice>,
    /// Fields this release does not know; they are kept.
    #[serde(skip)]
    pub other: Map<String, Value>,
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
            language: LanguageChoice::default(),
            last: Vec::new(),
            other: Map::new(),
        }
    }
}

impl Settings {
    /// Reads any object, field by field: one with an unknown value has its standard, an unknown one is kept.
    pub fn from_json(stored: Map<String, Value>) -> Settings {
        let mut known = Settings::default().to_json();
        let mut other = Map::new();
        for (name, value) in stored {
            let Some(standard) = known.get(&name).cloned() else {
                other.insert(name, value);
                continue;
            };
            known.insert(name.clone(), value);
            if Settings::deserialize(&known).is_err() {
                known.insert(name, standard);
            }
        }
        let mut settings = Settings::deserialize(&known).unwrap_or_default();
        for last in std::mem::take(&mut settings.last) {
            settings.set_last(last);
        }
        settings.other = other;
        settings
    }

    /// The object that is stored, with what an earlier or later release had in it.
    pub fn to_json(&self) -> Map<String, Value> {
        let Ok(Value::Object(mut fields)) = serde_json::to_value(self) else {
            unreachable!("a struct with named fields is an object");
        };
        let other = self.other.iter();
        fields.extend(other.map(|(name, value)| (name.clone(), value.clone())));
        fields
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

/// The items of a list that can be read; the others are left out.
fn readable_items<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let items = Vec::<Value>::deserialize(deserializer)?;
    let readable = |item| serde_json::from_value(item).ok();
    Ok(items.into_iter().filter_map(readable).collect())
}

/// The value, or the standard one if it is unknown.
fn or_default<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned + Default,
{
    let value = Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

const KEY: &str = "settings/all";

impl Store {
    /// The settings; the standard ones where none are stored.
    pub fn settings(&self) -> Settings {
        match self.backend().read(KEY, LONGEST) {
            Found::Sound(stored) => Settings::from_json(stored),
            Found::Nothing | Found::Newer(_) => Settings::default(),
            Found::Damaged(reason) => {
                self.quarantine(KEY, &reason);
                Settings::default()
            }
        }
    }

    /// Stores the settings.
    pub fn set_settings(&self, settings: &Settings) {
        self.backend().write(KEY, &settings.to_json());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Settings {
        Settings::from_json(serde_json::from_str(json).expect("it is an object"))
    }

    #[test]
    fn settings_read_back() {
        let mut settings = Settings {
            theme: Theme::Dark,
            sound: false,
            confirm: true,
            one_tap: true,
            language: LanguageChoice::German,
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
        assert_eq!(Settings::from_json(settings.to_json()), settings);
        assert_eq!(read("{}"), Settings::default());
        let sticks = settings.last("sticks").expect("it was just chosen");
        assert_eq!(sticks.seats.len(), 2);
    }

    /// Frozen: this is what the first release writes.
    #[test]
    fn settings_of_schema_1_stay_readable() {
        let json = r#"{"theme":"dark","animation":"slow","motion":"reduced","sound":false,"vibration":false,
            "confirm":true,"one_tap":true,"auto_move":true,"seating":"side-by-side","board_side":"second",
            "marks":"high-contrast","text_size":"larger","notation":"words","point_names":false,"boards":true,
            "language":"de","last":[{"game":"pebbles","seats":["person red Ann","computer hard blue"],
            "options":"pits=6","begins":"loser"}]}"#;
        let settings = read(json);
        assert_eq!(settings.other.len(), 0);
        let stored: Map<String, Value> = serde_json::from_str(json).expect("it is an object");
        assert_eq!(settings.to_json(), stored);
        assert_eq!(settings.language, LanguageChoice::German);
        assert_eq!(settings.board_side, BoardSide::Second);
    }

    #[test]
    fn languages_have_short_names() {
        for (language, id) in [
            (LanguageChoice::System, "system"),
            (LanguageChoice::English, "en"),
            (LanguageChoice::German, "de"),
            (LanguageChoice::Pseudo, "pseudo"),
        ] {
            let json = format!("{{\"language\":\"{id}\"}}");
            assert_eq!((read(&json).language, language.id()), (language, id));
        }
        assert_eq!(Settings::default().language, LanguageChoice::System);
        assert_eq!(
            read("{\"language\":\"tlh\"}").language,
            LanguageChoice::System
        );
    }

    #[test]
    fn an_unknown_value_costs_its_own_field_only() {
        let settings = read(
            r#"{"theme":"sepia","animation":"slow","sound":"loud","marks":null,"confirm":true,"point_names":7,
            "last":[{"game":"pebbles","begins":"oldest","seats":["person pink Ann","person red Bob",3]},
            {"name":"sticks"},{"game":"sticks","options":"a"},{"game":"sticks","options":"b"}]}"#,
        );
        assert_eq!(settings.theme, Theme::System);
        assert_eq!(settings.animation, Animation::Slow);
        assert!(settings.sound && settings.confirm && settings.point_names);
        assert_eq!(settings.marks, Marks::Shapes);
        let last = settings.last("pebbles").expect("it is there");
        assert_eq!((last.begins, last.seats.len()), (Begins::Chosen, 1));
        assert_eq!(settings.last.len(), 2, "the latest of each game");
        assert_eq!(settings.last[1].options, "b");
        assert_eq!(read(r#"{"last":7,"sound":false}"#).last, []);
    }

    #[test]
    fn unknown_fields_are_kept() {
        let settings = read(r#"{"smell":{"of":"wood"},"theme":"dark"}"#);
        assert_eq!(settings.theme, Theme::Dark);
        let json = Value::Object(settings.to_json()).to_string();
        assert!(json.contains(r#""smell":{"of":"wood"}"#), "{json}");
    }
}
