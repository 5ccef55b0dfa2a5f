//! Tables of figures: who won how often, and against whom. Where it is narrow, each row of a table becomes a small card.

use super::dom::{El, h};
use super::house::House;
use super::ui::button;
use super::var::Var;
use super::words::{Message, Text, words};
use crate::games::{Boxed, FACES};
use crate::storage::{Entry, Filter, Standings, Tally, Versus, Who, standings};
use crate::text;

/// The draws of so many matches are counted at most: each of them has to be played again.
const MOST_COUNTED: usize = 50;

/// One row: what it is about, and its figures.
type Row = (Message, Vec<Option<i64>>);

/// A table with a title. The roles stand there because some browsers forget them where the style sheet stacks the rows.
fn table(title: impl Into<Message>, columns: &[Text], rows: Vec<Row>) -> El {
    let mut head = h("tr role=row");
    for column in columns {
        head = head.child(h("th scope=col role=columnheader").text(*column));
    }
    let mut body = h("tbody role=rowgroup");
    for (name, figures) in rows {
        let mut row = h("tr role=row").child(h("th scope=row role=rowheader").text(name));
        for (i, figure) in figures.iter().enumerate() {
            let text = figure.map_or("–".to_owned(), text::told);
            let cell = h("td role=cell").set("data-label", columns[i + 1].get());
            row = row.child(cell.text(text));
        }
        body = body.child(row);
    }
    h("table.figures role=table")
        .child(h("caption").text(title))
        .child(h("thead role=rowgroup").child(head))
        .child(body)
}

fn counts(played: u32, won: u32, drawn: u32, lost: u32) -> Vec<Option<i64>> {
    let mut counts = Vec::new();
    for n in [played, won, drawn, lost] {
        counts.push(Some(i64::from(n)));
    }
    counts
}

fn of_tally(tally: &Tally) -> Vec<Option<i64>> {
    counts(tally.played, tally.won, tally.drawn, tally.lost)
}

fn of_versus(versus: Versus) -> Vec<Option<i64>> {
    counts(versus.played, versus.won, versus.drawn, versus.lost)
}

/// The columns of counts after a first one.
fn columns(first: Text) -> Vec<Text> {
    let w = words();
    vec![first, w.played, w.won, w.drawn, w.lost]
}

/// The statistics of the history: a table for each game, since points of two games do not add up, and head to head.
pub fn statistics(house: House, entries: &[Entry], people: &[Who], wanted: &Filter) -> Vec<El> {
    let is_wanted = |i: usize| wanted.who.as_ref().is_none_or(|who| *who == people[i]);
    let mut tables = Vec::new();
    for boxed in FACES {
        if wanted.game.as_ref().is_some_and(|game| *game != boxed.id) {
            continue;
        }
        let all = standings(entries, people, Some(boxed.id)).tallies;
        let scored = all.iter().any(|tally| tally.best.is_some());
        let mut rows: Vec<Row> = Vec::new();
        for (i, tally) in all.iter().enumerate() {
            if tally.played == 0 || !is_wanted(i) {
                continue;
            }
            let mut figures = of_tally(tally);
            if scored {
                let points = |n| tally.best.map(|_| n);
                figures.push(points(tally.points_for));
                figures.push(points(tally.points_against));
                figures.push(tally.best.map(i64::from));
            }
            figures.push(Some(i64::from(tally.streak)));
            rows.push((house.called(&people[i]).into(), figures));
        }
        if !rows.is_empty() {
            let mut columns = columns(words().player);
            if scored {
                columns.extend([words().points_for, words().points_against, words().best]);
            }
            columns.push(words().streak);
            tables.push(table(boxed.name, &columns, rows));
        }
    }
    let mut rows: Vec<Row> = Vec::new();
    for ((one, other), versus) in standings(entries, people, wanted.game.as_deref()).pairs {
        // Whoever was asked for comes first.
        let (one, other, versus) = match &wanted.who {
            Some(_) if is_wanted(other) => (other, one, versus.turned()),
            Some(_) if !is_wanted(one) => continue,
            _ => (one, other, versus),
        };
        let name = Message::new(words().against)
            .with("who", house.called(&people[one]))
            .with("whom", house.called(&people[other]));
        rows.push((name, of_versus(versus)));
    }
    if !rows.is_empty() {
        tables.push(table(words().head_to_head, &columns(words().players), rows));
    }
    if tables.is_empty() {
        tables.push(h("p").text(words().nothing_counted));
    }
    for boxed in FACES {
        let fits = wanted.game.as_ref().is_none_or(|game| *game == boxed.id);
        if fits && !boxed.deals.is_empty() {
            tables.extend(deals(house, entries, boxed));
        }
    }
    tables
}

/// What chance has dealt in the newest matches of a game, against what was to be expected; counted when somebody wants to know.
fn deals(house: House, entries: &[Entry], boxed: &'static Boxed) -> Option<El> {
    let mut newest = Vec::new();
    for entry in entries.iter().filter(|entry| entry.game == boxed.id) {
        newest.push(entry.id);
    }
    newest.truncate(MOST_COUNTED);
    if newest.is_empty() {
        return None;
    }
    let wanted = Var::new(false);
    let counted = move || {
        if !wanted.get() {
            let title = Message::new(words().count_draws).with("game", boxed.name);
            return button("small", title, move || wanted.set(true));
        }
        let (mut matches, mut drawn) = (0, vec![0; boxed.deals.len()]);
        for id in &newest {
            let counts = house
                .find(*id)
                .ok()
                .and_then(|record| (boxed.dealt)(&record));
            for (sum, n) in drawn.iter_mut().zip(counts.iter().flatten()) {
                *sum += i64::from(*n);
            }
            matches += u8::from(counts.is_some());
        }
        let (mut total, mut whole) = (0, 0);
        for (n, (_, of)) in drawn.iter().zip(boxed.deals) {
            total += n;
            whole += i64::from(*of);
        }
        let mut rows: Vec<Row> = Vec::new();
        for (n, (kind, of)) in drawn.iter().zip(boxed.deals) {
            let expected = (total * i64::from(*of) + whole / 2) / whole;
            rows.push(((*kind).into(), vec![Some(*n), Some(expected)]));
        }
        let title = Message::new(words().draws_title)
            .with("game", boxed.name)
            .with("n", matches);
        let columns = [words().card, words().times_drawn, words().times_expected];
        table(title, &columns, rows)
    };
    Some(h("div").live(counted))
}

/// A person's own tables: game by game, and against each other person.
pub fn of_person(house: House, entries: &[Entry], people: &[Who], person: usize) -> Vec<El> {
    let mut rows: Vec<Row> = Vec::new();
    for boxed in FACES {
        let all = standings(entries, people, Some(boxed.id)).tallies;
        if all[person].played > 0 {
            rows.push((boxed.name.into(), of_tally(&all[person])));
        }
    }
    let games = table(words().game_by_game, &columns(words().game), rows);
    let mut rows: Vec<Row> = Vec::new();
    for ((one, other), versus) in standings(entries, people, None).pairs {
        let (whom, versus) = if one == person {
            (other, versus)
        } else if other == person {
            (one, versus.turned())
        } else {
            continue;
        };
        rows.push((house.called(&people[whom]).into(), of_versus(versus)));
    }
    let mut tables = vec![games];
    if !rows.is_empty() {
        let columns = columns(words().against_whom);
        tables.push(table(words().head_to_head, &columns, rows));
    }
    tables
}

/// How somebody has done in all games, in one line.
pub fn sums(all: &Standings, person: usize) -> Message {
    let tally = all.tallies[person];
    if tally.played == 0 {
        return words().not_yet_played.into();
    }
    Message::new(words().sums)
        .with("played", tally.played)
        .with("won", tally.won)
        .with("drawn", tally.drawn)
        .with("lost", tally.lost)
}
