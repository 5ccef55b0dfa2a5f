//! Who won how often: sums over the history. Only matches that count are counted.

use super::entry::{Entry, Verdict};
use super::filter::Who;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// How somebody has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Matches.
    pub played: u32,
    /// Of them won.
    pub won: u32,
    /// Shared the first place.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
    /// Own points, in games that have them.
    pub points_for: i64,
    /// Points of the best of the others.
    pub points_against: i64,
    /// Most points in a match.
    pub best: Option<i32>,
    /// Wins in a row up to the last match.
    pub streak: u32,
    /// Most wins in a row.
    pub best_streak: u32,
}

impl Tally {
    fn add(&mut self, entry: &Entry, seat: usize) {
        self.played += 1;
        let verdict = entry.verdict(seat);
        match verdict {
            Some(Verdict::Won) => self.won += 1,
            Some(Verdict::Drawn) => self.drawn += 1,
            _ => self.lost += 1,
        }
        let won = verdict == Some(Verdict::Won);
        self.streak = if won { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        if let Some(own) = entry.scores.get(seat) {
            let others = entry.scores.iter().enumerate().filter(|(i, _)| *i != seat);
            self.points_for += i64::from(*own);
            self.points_against += others.map(|(_, s)| i64::from(*s)).max().unwrap_or(0);
            self.best = self.best.max(Some(*own));
        }
    }
}

/// How somebody has done, in one game or in all. The entries come newest first, as `history` gives them.
pub fn tally(entries: &[Entry], who: &Who, game: Option<&str>) -> Tally {
    let mut tally = Tally::default();
    for entry in counted(entries, game).rev() {
        if let Some(seat) = who.seat(entry) {
            tally.add(entry, seat);
        }
    }
    tally
}

/// One against another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Versus {
    /// Matches with both.
    pub played: u32,
    /// The first came before the second.
    pub won: u32,
    /// They shared a place.
    pub drawn: u32,
    /// The second came before the first.
    pub lost: u32,
}

impl Versus {
    fn add(&mut self, one: u8, other: u8) {
        self.played += 1;
        match one.cmp(&other) {
            Ordering::Less => self.won += 1,
            Ordering::Equal => self.drawn += 1,
            Ordering::Greater => self.lost += 1,
        }
    }

    /// The same, as the second sees it.
    pub fn turned(self) -> Versus {
        Versus {
            won: self.lost,
            lost: self.won,
            ..self
        }
    }
}

/// Head to head: whose place was better, in one game or in all.
pub fn versus(entries: &[Entry], one: &Who, other: &Who, game: Option<&str>) -> Versus {
    let mut versus = Versus::default();
    for entry in counted(entries, game) {
        let (Some(a), Some(b)) = (one.seat(entry), other.seat(entry)) else {
            continue;
        };
        if a != b {
            versus.add(entry.places[a], entry.places[b]);
        }
    }
    versus
}

/// How everybody has done, and who against whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// Of each of the people, in their order.
    pub tallies: Vec<Tally>,
    /// Who met: two of the people by number, the lower one first, and how it went.
    pub pairs: Vec<((usize, usize), Versus)>,
}

/// How these people have done, in one game or in all: the history, which may be long, is read once.
pub fn standings(entries: &[Entry], people: &[Who], game: Option<&str>) -> Standings {
    let mut tallies = vec![Tally::default(); people.len()];
    let mut pairs: BTreeMap<(usize, usize), Versus> = BTreeMap::new();
    let mut here: Vec<(usize, u8)> = Vec::new();
    for entry in counted(entries, game).rev() {
        here.clear();
        for (i, who) in people.iter().enumerate() {
            let Some(seat) = who.seat(entry) else {
                continue;
            };
            tallies[i].add(entry, seat);
            let place = entry.places[seat];
            for &(other, others) in &here {
                pairs.entry((other, i)).or_default().add(others, place);
            }
            here.push((i, place));
        }
    }
    Standings {
        tallies,
        pairs: pairs.into_iter().collect(),
    }
}

fn counted<'a>(
    entries: &'a [Entry],
    game: Option<&'a str>,
) -> impl DoubleEndedIterator<Item = &'a Entry> {
    let fits = move |entry: &&Entry| {
        // The index may have been written by anybody: a place for each seat, or it is not counted.
        entry.counts
            && entry.places.len() == entry.seats.len()
            && game.is_none_or(|g| g == entry.game)
    };
    entries.iter().filter(fits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::everybody;
    use crate::storage::filter::tests::{ann, history};
    use crate::table::Level;

    #[test]
    fn a_tally_counts_what_counts() {
        let tally = tally(&history(), &ann(), None);
        assert_eq!(
            (tally.played, tally.won, tally.drawn, tally.lost),
            (5, 3, 1, 1)
        );
        assert_eq!(
            (tally.points_for, tally.points_against, tally.best),
            (65, 35, Some(40))
        );
        assert_eq!((tally.streak, tally.best_streak), (1, 2));
    }

    #[test]
    fn a_tally_may_be_of_one_game() {
        let tally = tally(&history(), &ann(), Some("sticks"));
        assert_eq!((tally.played, tally.won, tally.drawn), (2, 1, 1));
    }

    #[test]
    fn head_to_head_compares_places() {
        let bob = Who::Person("Bob".to_owned());
        let both = versus(&history(), &ann(), &bob, None);
        assert_eq!((both.played, both.won, both.drawn, both.lost), (4, 2, 1, 1));
        let hard = versus(&history(), &bob, &Who::Computer(Level::Hard), None);
        assert_eq!((hard.played, hard.won), (1, 1));
        assert_eq!(versus(&history(), &bob, &bob, None).played, 0);
    }

    #[test]
    fn one_way_through_the_history_tells_of_everybody() {
        let entries = history();
        let people = everybody(&entries);
        for game in [None, Some("sticks"), Some("pebbles"), Some("marbles")] {
            let all = standings(&entries, &people, game);
            for (i, who) in people.iter().enumerate() {
                assert_eq!(all.tallies[i], tally(&entries, who, game));
                for (j, other) in people.iter().enumerate().skip(i + 1) {
                    let known = all.pairs.iter().find(|pair| pair.0 == (i, j));
                    let known = known.map(|pair| pair.1).unwrap_or_default();
                    assert_eq!(known, versus(&entries, who, other, game));
                    assert_eq!(known.turned(), versus(&entries, other, who, game));
                }
            }
        }
    }
}
