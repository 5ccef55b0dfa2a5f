//! Tables of figures: who won how often, and against whom. Where it is narrow, each row of a table becomes a small card.

use super::dom::{El, h};
use super::house::House;
use super::words::{Message, Text, words};
use crate::games::FACES;
use crate::store::{Entry, Filter, Standings, Tally, Versus, Who, standings};
use crate::text;

/// One row: what it is about, and its figures.
type Row = (Message, Vec<Option<i64>>);

/// A table with a title. The roles stand there because some browsers forget them where the style sheet stacks the rows.
fn table(title: Text, columns: &[Text], rows: Vec<Row>) -> El {
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
    tables
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
