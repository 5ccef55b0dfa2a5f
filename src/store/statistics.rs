//! Who won how often: sums over the history. Only matches that count are counted.

use super::entry::{Entry, Verdict};
use super::who::Who;

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

/// How somebody has done, in one game or in all. The entries come newest first, as `history` gives them.
pub fn tally(entries: &[Entry], who: &Who, game: Option<&str>) -> Tally {
    let mut tally = Tally::default();
    for entry in counted(entries, game).rev() {
        let Some(seat) = who.seat(entry) else {
            continue;
        };
        tally.played += 1;
        match entry.verdict(seat) {
            Some(Verdict::Won) => tally.won += 1,
            Some(Verdict::Drawn) => tally.drawn += 1,
            _ => tally.lost += 1,
        }
        let won = entry.verdict(seat) == Some(Verdict::Won);
        tally.streak = if won { tally.streak + 1 } else { 0 };
        tally.best_streak = tally.best_streak.max(tally.streak);
        if let Some(own) = entry.scores.get(seat) {
            let others = entry.scores.iter().enumerate().filter(|(i, _)| *i != seat);
            tally.points_for += i64::from(*own);
            tally.points_against += others.map(|(_, s)| i64::from(*s)).max().unwrap_or(0);
            tally.best = tally.best.max(Some(*own));
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

/// Head to head: whose place was better, in one game or in all.
pub fn versus(entries: &[Entry], one: &Who, other: &Who, game: Option<&str>) -> Versus {
    let mut versus = Versus::default();
    for entry in counted(entries, game) {
        let (Some(a), Some(b)) = (one.seat(entry), other.seat(entry)) else {
            continue;
        };
        if a == b {
            continue;
        }
        versus.played += 1;
        match entry.places[a].cmp(&entry.places[b]) {
            std::cmp::Ordering::Less => versus.won += 1,
            std::cmp::Ordering::Equal => versus.drawn += 1,
            std::cmp::Ordering::Greater => versus.lost += 1,
        }
    }
    versus
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
    use crate::store::who::tests::{ann, history};
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
}
