//! Players who are remembered by name. Removing or renaming one leaves the history as it was: it keeps the names.

use super::Store;
use super::desk::Found;
use crate::table::{LONGEST, Stamp, clean};
use crate::text::{glimpse, in_small_letters};
use std::fmt;

/// The most letters of a first name, and of a last name.
pub const LONGEST_PART: usize = 24;

/// Somebody who plays here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// First name, and last name if wanted.
    pub name: String,
    /// When they were added.
    pub added: Stamp,
}

impl Profile {
    /// One line of text, with its break.
    pub(super) fn line(&self) -> String {
        [&self.added.text(), " ", &self.name, "\n"].concat()
    }

    /// The profile a line tells of.
    pub(super) fn read(line: &str) -> Option<Profile> {
        let (added, name) = line.trim_end().split_once(' ')?;
        let (added, name) = (Stamp::read(added)?, clean(name));
        (!name.is_empty()).then_some(Profile { name, added })
    }
}

/// Why a name is not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadName {
    /// A first name has at least one letter.
    Empty,
    /// Neither part has more than 24 letters.
    TooLong,
    /// Somebody has this name already, spelt like this.
    Taken(String),
}

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadName::Empty => write!(f, "a name needs at least one letter"),
            BadName::TooLong => write!(
                f,
                "first and last name have at most {LONGEST_PART} letters each"
            ),
            BadName::Taken(name) => write!(f, "somebody is called {name} already"),
        }
    }
}

impl std::error::Error for BadName {}

/// One name of two parts, the last one often empty.
pub fn full_name(first: &str, last: &str) -> Result<String, BadName> {
    let (first, last) = (clean(first), clean(last));
    let too_long = |part: &str| glimpse(part, LONGEST_PART).len() < part.len();
    if first.is_empty() {
        Err(BadName::Empty)
    } else if too_long(&first) || too_long(&last) {
        Err(BadName::TooLong)
    } else {
        Ok(clean(&[&first, " ", &last].concat()))
    }
}

/// No import brings more.
pub(super) const MOST_PLAYERS: usize = 1_000;

const KEY: &str = "players/all";

impl Store {
    /// Everybody with a profile, in the order they were added.
    pub fn players(&self) -> Vec<Profile> {
        let mut players = Vec::new();
        let mut sound = true;
        match self.desk().read(KEY, 16 * LONGEST) {
            Found::Sound(text) => {
                for line in text.lines() {
                    match Profile::read(line) {
                        Some(profile) => players.push(profile),
                        None => sound = false,
                    }
                }
            }
            Found::Damaged => sound = false,
            Found::Nothing | Found::Newer(_) => {}
        }
        if !sound {
            self.put_aside(KEY, "no list of players");
            players.clear();
        }
        players
    }

    /// Adds a profile.
    pub fn add_player(&self, first: &str, last: &str, now: Stamp) -> Result<Profile, BadName> {
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
        let mut text = String::new();
        for profile in players {
            text.push_str(&profile.line());
        }
        self.desk().write(KEY, &text);
    }
}

/// Who has this name, however it is spelt.
fn taken<'a>(players: &'a [Profile], name: &str) -> Option<&'a Profile> {
    let name = in_small_letters(name);
    players
        .iter()
        .find(|profile| in_small_letters(&profile.name) == name)
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
            added: Stamp(0),
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
}
