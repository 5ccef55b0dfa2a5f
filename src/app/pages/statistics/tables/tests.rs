use super::*;
use crate::storage::everybody;
use crate::table::{Participant, Timestamp};

fn person(name: &str) -> Who {
    Who::Person(name.to_owned())
}

fn entry(number: u32, names: &[&str], places: &[u8], scores: &[i32]) -> Entry {
    let seat = |name: &&str| Participant::person(name, Default::default());
    Entry {
        id: MatchId(number),
        game: GAMES[0].id.to_owned(),
        begun: Timestamp(0),
        ended: Timestamp(u64::from(number)),
        seats: names.iter().map(seat).collect(),
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

/// Newest first.
fn history() -> Vec<Entry> {
    vec![
        entry(4, &["Ann", "Ben"], &[1, 2], &[30, 18]),
        entry(3, &["Ben", "Ann"], &[1, 1], &[24, 24]),
        entry(2, &["Cid", "Ben"], &[2, 1], &[10, 38]),
        entry(1, &["Ann", "Cid"], &[], &[]),
    ]
}

fn figures(row: &Row) -> Vec<i64> {
    row.figures
        .iter()
        .map(|figure| figure.unwrap_or(-1))
        .collect()
}

fn of(who: Option<Who>) -> Vec<Figures> {
    let filter = Filter {
        who,
        ..Filter::default()
    };
    history_figures(&history(), &everybody(&history()), &filter)
}

#[test]
fn a_game_with_points_shows_them() {
    let tables = of(None);
    assert_eq!(tables.len(), 2);
    let game = &tables[0];
    assert_eq!(game.title, GAMES[0].name);
    assert_eq!(game.columns.len(), 9);
    assert_eq!(game.rows[0].label, RowLabel::Player(person("Ann")));
    assert_eq!(figures(&game.rows[0]), [2, 1, 1, 0, 54, 42, 30, 1]);
    assert_eq!(figures(&game.rows[2]), [1, 0, 0, 1, 10, 38, 10, 0]);
}

#[test]
fn whoever_is_asked_for_comes_first_in_head_to_head() {
    let all = &of(None)[1];
    let labels = |table: &Figures| -> Vec<RowLabel> {
        table.rows.iter().map(|row| row.label.clone()).collect()
    };
    let pair = |one, other| RowLabel::Pair(person(one), person(other));
    assert_eq!(labels(all), [pair("Ann", "Ben"), pair("Ben", "Cid")]);
    let cids = of(Some(person("Cid")));
    assert_eq!(cids[0].rows.len(), 1);
    assert_eq!(labels(&cids[1]), [pair("Cid", "Ben")]);
    assert_eq!(figures(&cids[1].rows[0]), [1, 0, 0, 1]);
}

#[test]
fn what_does_not_count_makes_no_table() {
    let entries = [entry(1, &["Ann", "Cid"], &[], &[])];
    let people = everybody(&entries);
    assert!(history_figures(&entries, &people, &Filter::default()).is_empty());
    let other = Filter {
        game: Some("no such game".to_owned()),
        ..Filter::default()
    };
    assert!(history_figures(&history(), &people, &other).is_empty());
}

#[test]
fn a_person_is_shown_game_by_game_and_against_each_other() {
    let people = everybody(&history());
    let tables = person_figures(&history(), &people, &person("Ben"));
    let [games, others] = &tables[..] else {
        panic!("two tables, not {tables:?}");
    };
    assert_eq!(games.rows.len(), 1);
    assert_eq!(figures(&games.rows[0]), [3, 1, 1, 1]);
    assert_eq!(others.rows[0].label, RowLabel::Player(person("Ann")));
    assert_eq!(figures(&others.rows[0]), [2, 0, 1, 1]);
    assert_eq!(figures(&others.rows[1]), [1, 1, 0, 0]);
    assert!(person_figures(&history(), &people, &person("Dora")).is_empty());
}

#[test]
fn cards_are_held_against_their_share_of_the_deck() {
    let deck = [("1", 5), ("2", 4), ("Joker", 1)];
    let dealt = [vec![6, 3, 1], vec![3, 2, 0]];
    let table = card_figures(Text::Card.into(), &deck, &dealt);
    let rows: Vec<Vec<i64>> = table.rows.iter().map(figures).collect();
    assert_eq!(rows, [[9, 8], [5, 6], [1, 2]]);
    assert_eq!(table.rows[2].label, RowLabel::Card("Joker"));
}

#[test]
fn the_newest_matches_of_games_with_cards_can_be_counted() {
    let name = GAMES.iter().find(|info| !info.deals.is_empty());
    let mut entries: Vec<Entry> = (0..60)
        .rev()
        .map(|n| entry(n, &["Ann"], &[], &[]))
        .collect();
    for entry in &mut entries {
        entry.game = name.map_or("another", |info| info.id).to_owned();
    }
    let found = card_matches(&entries, &Filter::default());
    assert_eq!(found.len(), usize::from(name.is_some()));
    for cards in found {
        assert_eq!(cards.matches.len(), MOST_COUNTED);
        assert_eq!(cards.matches[0], MatchId(59));
    }
    let other = Filter {
        game: Some("no such game".to_owned()),
        ..Filter::default()
    };
    assert!(card_matches(&entries, &other).is_empty());
}
