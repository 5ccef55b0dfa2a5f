//! Tables of figures as data: who won how often and against whom, and which cards were drawn.

use crate::app::i18n::Text;
use crate::games::ui::Phrase;
use crate::games::{GAMES, GameInfo};
use crate::storage::{Entry, Filter, Tally, Versus, Who, standings};
use crate::table::MatchId;

/// The cards of so many matches are counted at most: each of them has to be played again.
const MOST_COUNTED: usize = 50;

/// What a row is about.
#[derive(Clone, PartialEq, Debug)]
pub enum RowLabel {
    /// Somebody.
    Player(Who),
    /// One against another.
    Pair(Who, Who),
    /// A game.
    Game(Phrase),
    /// A card, by its name.
    Card(&'static str),
}

/// One row: what it is about, and a figure for each column after the first.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What it is about.
    pub label: RowLabel,
    /// Its figures; nothing where there is none.
    pub figures: Vec<Option<i64>>,
}

/// A table of figures.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// What it shows.
    pub title: Phrase,
    /// The heads of its columns, that of the labels first.
    pub columns: Vec<Text>,
    /// Its rows.
    pub rows: Vec<Row>,
}

fn counts(played: u32, won: u32, drawn: u32, lost: u32) -> Vec<Option<i64>> {
    [played, won, drawn, lost]
        .map(|n| Some(i64::from(n)))
        .to_vec()
}

fn tally_counts(tally: &Tally) -> Vec<Option<i64>> {
    counts(tally.played, tally.won, tally.drawn, tally.lost)
}

fn versus_counts(versus: Versus) -> Vec<Option<i64>> {
    counts(versus.played, versus.won, versus.drawn, versus.lost)
}

/// The columns of counts after a first one.
fn count_columns(first: Text) -> Vec<Text> {
    vec![first, Text::Played, Text::Won, Text::Drawn, Text::Lost]
}

/// The statistics of the history: a table for each game, since points of two games do not add up, and head to head.
pub fn history_figures(entries: &[Entry], people: &[Who], wanted: &Filter) -> Vec<Figures> {
    let games = wanted_games(wanted);
    let tables = games.filter_map(|(_, info)| game_figures(entries, people, wanted, info));
    tables
        .chain(pair_figures(entries, people, wanted))
        .collect()
}

/// The games that are asked for, with their places on the shelf.
fn wanted_games(wanted: &Filter) -> impl Iterator<Item = (usize, &'static GameInfo)> {
    let fits = move |info: &GameInfo| wanted.game.as_ref().is_none_or(|game| game == info.id);
    GAMES.iter().enumerate().filter(move |(_, info)| fits(info))
}

/// Was this one asked for? Without a wish, everybody is.
fn is_wanted(wanted: &Filter, who: &Who) -> bool {
    wanted.who.as_ref().is_none_or(|wanted| wanted == who)
}

/// How everybody has done in one game.
fn game_figures(
    entries: &[Entry],
    people: &[Who],
    wanted: &Filter,
    info: &GameInfo,
) -> Option<Figures> {
    let tallies = standings(entries, people, Some(info.id)).tallies;
    let is_scored = tallies.iter().any(|tally| tally.best.is_some());
    let row = |(who, tally): (&Who, &Tally)| {
        let mut figures = tally_counts(tally);
        if is_scored {
            let points = |n| tally.best.map(|_| n);
            figures.push(points(tally.points_for));
            figures.push(points(tally.points_against));
            figures.push(tally.best.map(i64::from));
        }
        figures.push(Some(i64::from(tally.streak)));
        Row {
            label: RowLabel::Player(who.clone()),
            figures,
        }
    };
    let people = people.iter().zip(&tallies);
    let rows: Vec<Row> = people
        .filter(|(who, tally)| tally.played > 0 && is_wanted(wanted, who))
        .map(row)
        .collect();
    let mut columns = count_columns(Text::Player);
    if is_scored {
        columns.extend([Text::PointsFor, Text::PointsAgainst, Text::Best]);
    }
    columns.push(Text::Streak);
    (!rows.is_empty()).then(|| Figures {
        title: info.name.clone(),
        columns,
        rows,
    })
}

/// Who did how well against whom.
fn pair_figures(entries: &[Entry], people: &[Who], wanted: &Filter) -> Option<Figures> {
    let pairs = standings(entries, people, wanted.game.as_deref()).pairs;
    let row = |((one, other), versus): ((usize, usize), Versus)| {
        let (one, other) = (&people[one], &people[other]);
        // Whoever was asked for comes first.
        let (one, other, versus) = if is_wanted(wanted, one) {
            (one, other, versus)
        } else if is_wanted(wanted, other) {
            (other, one, versus.turned())
        } else {
            return None;
        };
        Some(Row {
            label: RowLabel::Pair(one.clone(), other.clone()),
            figures: versus_counts(versus),
        })
    };
    let rows: Vec<Row> = pairs.into_iter().filter_map(row).collect();
    (!rows.is_empty()).then(|| Figures {
        title: Text::HeadToHead.into(),
        columns: count_columns(Text::Players),
        rows,
    })
}

/// A person's own tables: game by game, and against each other person.
pub fn person_figures(entries: &[Entry], people: &[Who], person: &Who) -> Vec<Figures> {
    let Some(number) = people.iter().position(|who| who == person) else {
        return Vec::new();
    };
    let games = GAMES.iter().filter_map(|info| {
        let tally = standings(entries, people, Some(info.id)).tallies[number];
        (tally.played > 0).then(|| Row {
            label: RowLabel::Game(info.name.clone()),
            figures: tally_counts(&tally),
        })
    });
    let games = Figures {
        title: Text::GameByGame.into(),
        columns: count_columns(Text::Game),
        rows: games.collect(),
    };
    let pairs = standings(entries, people, None).pairs;
    let others = pairs.into_iter().filter_map(|((one, other), versus)| {
        let (whom, versus) = match number {
            _ if number == one => (other, versus),
            _ if number == other => (one, versus.turned()),
            _ => return None,
        };
        Some(Row {
            label: RowLabel::Player(people[whom].clone()),
            figures: versus_counts(versus),
        })
    });
    let others = Figures {
        title: Text::HeadToHead.into(),
        columns: count_columns(Text::AgainstWhom),
        rows: others.collect(),
    };
    let has_met_somebody = !others.rows.is_empty();
    [Some(games), has_met_somebody.then_some(others)]
        .into_iter()
        .flatten()
        .collect()
}

/// The newest matches of a game, whose cards may be counted.
#[derive(Clone, PartialEq, Debug)]
pub struct CardMatches {
    /// The game, by its place on the shelf.
    pub game: usize,
    /// The matches.
    pub matches: Vec<MatchId>,
}

/// The games with cards that are asked for and were played.
pub fn card_matches(entries: &[Entry], wanted: &Filter) -> Vec<CardMatches> {
    let games = wanted_games(wanted).filter(|(_, info)| !info.deals.is_empty());
    let newest = games.map(|(game, info)| {
        let entries = entries.iter().filter(|entry| entry.game == info.id);
        let matches = entries.map(|entry| entry.id).take(MOST_COUNTED).collect();
        CardMatches { game, matches }
    });
    newest.filter(|newest| !newest.matches.is_empty()).collect()
}

/// How often each card was drawn, match by match, against what was to be expected.
pub fn card_figures(game: Phrase, deck: &[(&'static str, u8)], dealt: &[Vec<u32>]) -> Figures {
    let drawn = |kind: usize| -> i64 {
        let counts = dealt.iter().filter_map(|counts| counts.get(kind));
        counts.map(|n| i64::from(*n)).sum()
    };
    let total: i64 = (0..deck.len()).map(drawn).sum();
    let whole: i64 = deck.iter().map(|(_, copies)| i64::from(*copies)).sum();
    let row = |(kind, (name, copies)): (usize, &(&'static str, u8))| {
        // Rounded to the nearest whole card.
        let expected = (total * i64::from(*copies) + whole / 2) / whole;
        Row {
            label: RowLabel::Card(name),
            figures: vec![Some(drawn(kind)), Some(expected)],
        }
    };
    let n = dealt.len();
    Figures {
        title: Text::DrawsTitle { game, n }.into(),
        columns: vec![Text::Card, Text::TimesDrawn, Text::TimesExpected],
        rows: deck.iter().enumerate().map(row).collect(),
    }
}

#[cfg(test)]
mod tests;
