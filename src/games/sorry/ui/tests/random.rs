//! Matches at random: paths are unambiguous, pawns arrive, arrows lead everywhere, and everything has a wording.

use super::said;
use crate::app::i18n::Language;
use crate::game::Game as _;
use crate::game::rng;
use crate::games::sorry::ui::Spot;
use crate::games::sorry::{Move, Sorry};
use crate::games::ui::{Direction, GameUi as _, Orientation, Phrase, Pieces, Viewer};
use crate::testing;
use std::collections::HashSet;

const OPTIONS: [&str; 4] = ["", "cards=hand", "teams=on points=100", "begin=exit"];

/// Calls a check for each position of a match, with the move that is made there.
fn play(seed: u64, seats: u8, options: &str, mut check: impl FnMut(&Sorry, Move)) {
    let mut rng = rng::layout(seed);
    let options = options.parse().expect("they are options");
    let options = Sorry::lay_out(&options, seats, &mut rng);
    let mut game = Sorry::new(seats, &options);
    for _ in 0..300 {
        let Some(m) = testing::random_move(&game, &mut rng) else {
            break;
        };
        check(&game, m);
        game.apply(m);
    }
}

fn play_all(mut check: impl FnMut(&Sorry, Move)) {
    for (seed, options) in (1..).zip(OPTIONS) {
        play(seed, 4, options, &mut check);
        play(seed + 10, 2, options, &mut check);
    }
}

#[test]
fn no_two_moves_share_a_path_and_none_begins_another() {
    play_all(|game, m| {
        if let Move::Draw(_) = m {
            return;
        }
        let all: HashSet<Spot> = game.spots().into_iter().collect();
        let paths: Vec<_> = game.moves().into_iter().map(|m| game.path(m)).collect();
        for (i, path) in paths.iter().enumerate() {
            assert!(path.iter().all(|spot| all.contains(spot)), "{path:?}");
            let mut others = paths.iter().enumerate().filter(|(other, _)| *other != i);
            assert!(
                !others.any(|(_, other)| other.starts_with(path)),
                "{path:?}"
            );
        }
    });
}

#[test]
fn pawns_arrive_where_the_rules_say() {
    play_all(|game, m| {
        let mut pieces = Pieces::new(game.pieces());
        game.steps(m).iter().for_each(|step| pieces.take(step));
        let mut after = *game;
        after.apply(m);
        let sorted = |pieces: Vec<(Spot, u8)>| {
            let mut names: Vec<_> = pieces
                .into_iter()
                .map(|(spot, kind)| (spot.to_string(), kind))
                .collect();
            names.sort();
            names
        };
        assert_eq!(sorted(pieces.spots()), sorted(after.pieces()), "{m}");
        assert_eq!(pieces.held(), 0, "{m}");
    });
}

#[test]
fn arrows_lead_everywhere() {
    let buttons = [Spot::Pass, Spot::Forward, Spot::Swap];
    let ways = [
        Direction::Left,
        Direction::Right,
        Direction::Up,
        Direction::Down,
    ];
    for options in ["", "cards=hand"] {
        let mut last = None;
        play(7, 4, options, |game, _| last = Some(*game));
        let game = last.expect("a match has positions");
        let mut reached = vec![game.spots()[0]];
        let mut next = 0;
        while next < reached.len() {
            let from = reached[next];
            let neighbour = |way| game.neighbour(from, way, Orientation::PICTURE, &());
            let new: HashSet<Spot> = ways.into_iter().filter_map(neighbour).collect();
            let new = new.into_iter().filter(|spot| !reached.contains(spot));
            let new: Vec<Spot> = new.collect();
            reached.extend(new);
            next += 1;
        }
        let all = game.spots().into_iter();
        let lost: Vec<Spot> = all
            .filter(|spot| !reached.contains(spot) && !buttons.contains(spot))
            .collect();
        assert_eq!(lost, []);
    }
}

/// A text that cannot be filled in panics in tests.
fn read(phrase: impl Into<Phrase>) {
    let phrase = phrase.into();
    for language in [Language::English, Language::German] {
        let text = said(language, &phrase);
        let tidy = !text.contains("  ") && !text.contains(" ,") && !text.contains("!.");
        assert!(tidy && text.trim() == text, "{text}");
    }
}

#[test]
fn everything_that_can_be_said_is_said_well() {
    play_all(|game, m| {
        read(game.describe_move(m, Viewer::Everybody));
        read(game.describe_move(m, Viewer::Nobody));
        game.highlight(m).into_iter().for_each(read);
        let mut path = Vec::new();
        for spot in game.path(m) {
            read(game.prompt(&path));
            game.preview(&path, spot).into_iter().for_each(read);
            read(game.explain_refusal(&path, spot));
            path.push(spot);
        }
        if !matches!(m, Move::Draw(_)) {
            read(game.describe_reason(m));
        }
    });
}

#[test]
fn every_spot_has_a_label_and_a_reason_not_to_be_chosen() {
    for options in OPTIONS {
        let mut last = None;
        play(3, 4, options, |game, _| last = Some(*game));
        let game = last.expect("a match has positions");
        for spot in game.spots() {
            game.describe_spot(spot).into_iter().for_each(read);
            read(game.explain_refusal(&[], spot));
        }
    }
}
