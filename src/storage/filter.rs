//! Who played, and which matches to list.

use super::entry::{Entry, Verdict};
use crate::table::{Level, Participant, Player};
use std::collections::{BTreeSet, HashSet};

/// Somebody in the statistics: a person by name, here or far away, or the computer by level.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// A person.
    Person(String),
    /// The computer.
    Computer(Level),
}

impl Who {
    /// Who sits there; nobody, if a person has no name.
    pub fn of(participant: &Participant) -> Option<Who> {
        Who::named(participant.player, &participant.name)
    }

    fn named(player: Player, name: &str) -> Option<Who> {
        match player {
            Player::Computer(level) => Some(Who::Computer(level)),
            Player::Person | Player::Remote if name.is_empty() => None,
            Player::Person | Player::Remote => Some(Who::Person(name.to_owned())),
        }
    }

    fn sits(&self, participant: &Participant) -> bool {
        match (self, participant.player) {
            (Who::Computer(level), Player::Computer(other)) => *level == other,
            (Who::Person(name), Player::Person | Player::Remote) => *name == participant.name,
            _ => false,
        }
    }

    /// Their seat, if they have just one: whoever plays against themselves wins nothing.
    pub(super) fn seat(&self, entry: &Entry) -> Option<usize> {
        let mut seats = (0..entry.seats.len()).filter(|i| self.sits(&entry.seats[*i]));
        seats.next().filter(|_| seats.next().is_none())
    }
}

/// Everybody who ever played, persons first, each once.
pub fn everybody(entries: &[Entry]) -> Vec<Who> {
    // Thousands of matches, but few people: most names are not copied.
    let participants: HashSet<_> = entries
        .iter()
        .flat_map(|entry| &entry.seats)
        .map(|participant| (participant.player, &participant.name))
        .collect();
    let all = participants
        .into_iter()
        .filter_map(|(player, name)| Who::named(player, name));
    let all: BTreeSet<Who> = all.collect();
    all.into_iter().collect()
}

/// Which matches to list; what is not given does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Of this game.
    pub game: Option<String>,
    /// Where they played.
    pub who: Option<Who>,
    /// That ended like this: for them, or if nobody is given, for anybody. `Some(None)`: without result.
    pub verdict: Option<Option<Verdict>>,
}

impl Filter {
    /// Is this one to be listed?
    pub fn fits(&self, entry: &Entry) -> bool {
        let mine = |i: &usize| {
            self.who
                .as_ref()
                .is_none_or(|who| who.sits(&entry.seats[*i]))
        };
        let mut verdicts = (0..entry.seats.len())
            .filter(mine)
            .map(|i| entry.verdict(i));
        let verdict = match self.verdict {
            Some(wanted) => verdicts.any(|verdict| verdict == wanted),
            None => self.who.is_none() || verdicts.next().is_some(),
        };
        verdict && self.game.as_ref().is_none_or(|game| *game == entry.game)
    }
}

/// The matches that fit, in their order.
pub fn filter<'a>(entries: &'a [Entry], filter: &Filter) -> Vec<&'a Entry> {
    entries.iter().filter(|entry| filter.fits(entry)).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::table::{MatchId, Timestamp};

    /// `Ann Bob 1 2 30 18`: names, places, scores; a level is the computer.
    fn entry(day: u64, names: &[&str], places: &[u8], scores: &[i32]) -> Entry {
        let participant = |name: &&str| match *name {
            "hard" => "computer hard blue".parse().expect("a seat"),
            name => Participant::person(name, Default::default()),
        };
        Entry {
            id: MatchId(day as u32),
            game: if day.is_multiple_of(2) {
                "pebbles"
            } else {
                "sticks"
            }
            .to_owned(),
            begun: Timestamp(day),
            ended: Timestamp(day),
            seats: names.iter().map(participant).collect(),
            places: places.to_vec(),
            scores: scores.to_vec(),
            end: None,
            length: 9,
            counts: !places.is_empty(),
            set_up: false,
            hints: Vec::new(),
            takebacks: Vec::new(),
        }
    }

    pub fn ann() -> Who {
        Who::Person("Ann".to_owned())
    }

    /// Newest first.
    pub fn history() -> Vec<Entry> {
        vec![
            entry(8, &["Ann", "Bob", "hard"], &[1, 2, 3], &[30, 20, 10]),
            entry(7, &["Ann", "Ann"], &[1, 2], &[9, 1]),
            entry(6, &["Bob", "Ann"], &[], &[]),
            entry(5, &["Ann", "Bob"], &[1, 1], &[]),
            entry(4, &["Bob", "Ann"], &[2, 1], &[10, 40]),
            entry(3, &["hard", "Ann"], &[2, 1], &[]),
            entry(2, &["Ann", "Bob"], &[2, 1], &[-5, 5]),
        ]
    }

    #[test]
    fn filters_go_by_game_player_and_outcome() {
        let entries = history();
        let days =
            |f: Filter| -> Vec<u32> { filter(&entries, &f).iter().map(|e| e.id.0).collect() };
        assert_eq!(days(Filter::default()).len(), 7);
        let game = Some("sticks".to_owned());
        assert_eq!(
            days(Filter {
                game,
                ..Filter::default()
            }),
            [7, 5, 3]
        );
        let who = Some(Who::Computer(Level::Hard));
        assert_eq!(
            days(Filter {
                who,
                ..Filter::default()
            }),
            [8, 3]
        );
        let lost = |who| Filter {
            who,
            verdict: Some(Some(Verdict::Lost)),
            ..Filter::default()
        };
        assert_eq!(days(lost(Some(ann()))), [7, 2]);
        assert_eq!(days(lost(None)), [8, 7, 4, 3, 2]);
        assert_eq!(
            days(Filter {
                verdict: Some(None),
                ..Filter::default()
            }),
            [6]
        );
    }

    #[test]
    fn everybody_is_listed_once() {
        let names = everybody(&history());
        assert_eq!(
            names,
            [
                ann(),
                Who::Person("Bob".to_owned()),
                Who::Computer(Level::Hard)
            ]
        );
    }
}
