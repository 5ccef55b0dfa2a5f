//! Players who are remembered by name. Removing or renaming one leaves the history as it was: it keeps the names.

use super::Store;
use super::backend::Found;
use crate::table::{LONGEST, Timestamp, clean};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

/// The most letters of a first name, and of a last name.
pub const LONGEST_PART: usize = 24;

/// Somebody who plays here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Profile {
    /// First name, and last name if wanted.
    #[serde(deserialize_with = "plain_name")]
    pub name: String,
    /// When they were added.
    pub added: Timestamp,
}

/// A name as the form would have made it: a file may say anything.
fn plain_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = clean(&String::deserialize(deserializer)?);
    if name.is_empty() {
        return Err(D::Error::custom(BadName::Empty));
    }
    Ok(name)
}

/// Why a name is not taken.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadName {
    /// A first name has at least one letter.
    #[error("a name needs at least one letter")]
    Empty,
    /// Neither part has more than 24 letters.
    #[error("first and last name have at most {LONGEST_PART} letters each")]
    TooLong,
    /// Somebody has this name already, spelt like this.
    #[error("somebody is called {0} already")]
    Taken(String),
}

/// One name of two parts, the last one often empty.
pub fn full_name(first: &str, last: &str) -> Result<String, BadName> {
    let (first, last) = (clean(first), clean(last));
    let is_too_long = |part: &str| part.chars().count() > LONGEST_PART;
    if first.is_empty() {
        Err(BadName::Empty)
    } else if is_too_long(&first) || is_too_long(&last) {
        Err(BadName::TooLong)
    } else {
        Ok(clean(&format!("{first} {last}")))
    }
}

/// No import brings more.
pub(super) const MOST_PLAYERS: usize = 1_000;

const KEY: &str = "players/all";

impl Store {
    /// Everybody with a profile, in the order they were added.
    pub fn players(&self) -> Vec<Profile> {
        match self.backend().read(KEY, 16 * LONGEST) {
            Found::Sound(players) => players,
            Found::Nothing | Found::Newer(_) => Vec::new(),
            Found::Damaged(reason) => {
                self.quarantine(KEY, &reason);
                Vec::new()
            }
        }
    }

    /// Adds a profile.
    pub fn add_player(&self, first: &str, last: &str, now: Timestamp) -> Result<Profile, BadName> {
        let mut players = self.players();
        let name = free_name(&players, None, first, last)?;
        let profile = Profile { name, added: now };
        players.push(profile.clone());
        self.write_players(&players);
        Ok(profile)
    }

    /// Renames a profile; the history keeps the old name.
    pub fn rename_player(&self, name: &str, first: &str, last: &str) -> Result<String, BadName> {
        let mut players = self.players();
        let new = free_name(&players, Some(name), first, last)?;
        for profile in players.iter_mut().filter(|profile| profile.name == name) {
            profile.name.clone_from(&new);
        }
        self.write_players(&players);
        Ok(new)
    }

    /// Removes a profile; the history keeps the name.
    pub fn remove_player(&self, name: &str) {
        let mut players = self.players();
        players.retain(|profile| profile.name != name);
        self.write_players(&players);
    }

    /// Adds whole profiles, but nobody twice.
    pub(super) fn add_players(&self, new: Vec<Profile>) {
        let mut players = self.players();
        for profile in new {
            if taken(&players, &profile.name).is_none() {
                players.push(profile);
            }
        }
        self.write_players(&players);
    }

    fn write_players(&self, players: &[Profile]) {
        self.backend().write(KEY, players);
    }
}

/// Who has this name, however it is spelt.
fn taken<'a>(players: &'a [Profile], name: &str) -> Option<&'a Profile> {
    let name = name.to_lowercase();
    players
        .iter()
        .find(|profile| profile.name.to_lowercase() == name)
}

/// A name that nobody has but, perhaps, its owner.
fn free_name(
    players: &[Profile],
    owner: Option<&str>,
    first: &str,
    last: &str,
) -> Result<String, BadName> {
    let name = full_name(first, last)?;
    match taken(players, &name) {
        Some(other) if owner != Some(&other.name) => Err(BadName::Taken(other.name.clone())),
        _ => Ok(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_to_24_letters_a_part() {
        assert_eq!(full_name(" Ann ", ""), Ok("Ann".to_owned()));
        assert_eq!(
            full_name("Ann", "van\tder  Berg"),
            Ok("Ann van der Berg".to_owned())
        );
        assert_eq!(full_name("\u{202E} ", "Berg"), Err(BadName::Empty));
        let long = "ö".repeat(24);
        assert_eq!(
            full_name(&long, &long).map(|name| name.chars().count()),
            Ok(49)
        );
        assert_eq!(full_name(&"ö".repeat(25), ""), Err(BadName::TooLong));
        assert_eq!(full_name("Ann", &"x".repeat(99)), Err(BadName::TooLong));
    }

    #[test]
    fn a_name_is_free_for_its_owner_only() {
        let ann = Profile {
            name: "Änn".to_owned(),
            added: Timestamp(0),
        };
        let players = [ann];
        assert_eq!(
            free_name(&players, None, "äNN", ""),
            Err(BadName::Taken("Änn".to_owned()))
        );
        assert_eq!(
            free_name(&players, Some("Änn"), "änn", ""),
            Ok("änn".to_owned())
        );
        assert_eq!(free_name(&players, None, "Ann", ""), Ok("Ann".to_owned()));
    }

    #[test]
    fn a_profile_is_read_with_a_plain_name_or_not_at_all() {
        let read = |json: &str| serde_json::from_str::<Profile>(json).ok();
        let sound = r#"{"name":"Ann","added":"2026-11-16T10:20:31Z"}"#;
        let ann = read(sound).expect("it is well formed");
        let json = serde_json::to_string(&ann).expect("it can be written");
        assert_eq!((ann.name.as_str(), json.as_str()), ("Ann", sound));
        let evil = read(&sound.replace("Ann", " A\\u202en\\nn "));
        assert_eq!(evil.map(|p| p.name).as_deref(), Some("An n"));
        for (old, new) in [
            ("\"Ann\"", "\" \""),
            ("\"Ann\"", "7"),
            ("\"name\"", "\"nom\""),
            ("2026-11", "2026-13"),
        ] {
            assert_eq!(read(&sound.replace(old, new)), None, "{new}");
        }
    }
}
