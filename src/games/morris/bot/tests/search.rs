//! The search against plain search.

use super::{limits, parsed, position_of, root_turns};
use crate::ai::transposition::TranspositionTable;
use crate::game::Game as _;
use crate::game::rng;
use crate::games::morris::bot::evaluation::Weights;
use crate::games::morris::bot::position::{NO_POINT, PackedTurn, Position};
use crate::games::morris::bot::search::{RootTurn, Search, WIN};
use crate::games::morris::{Morris, Options};

/// The score of a search of these turns, without limits.
fn search(
    transpositions: &mut TranspositionTable,
    position: &Position,
    turns: &mut [RootTurn],
    depth: u32,
    past: Vec<u64>,
) -> Option<i32> {
    let (weights, mut limits) = (Weights::STANDARD, limits(u64::MAX));
    let mut search = Search::new(None, weights, transpositions, &mut limits, past, 100);
    search.root(position, turns, depth, &mut |_, _| {})
}

/// The score of a position, without anything that makes a search fast.
fn plain_search(position: &Position, depth: u32, ply: i32) -> i32 {
    if position.is_lost() {
        return ply - WIN;
    }
    if depth == 0 {
        return plain_quiescence(position, ply, 3, 1);
    }
    let turns = position.turns().into_iter();
    let scores = turns.map(|turn| -plain_search(&position.after(turn), depth - 1, ply + 1));
    scores.max().unwrap_or(0)
}

fn plain_quiescence(position: &Position, ply: i32, captures: u32, blocks: u32) -> i32 {
    if position.is_lost() {
        return ply - WIN;
    }
    let turns = position.turns().into_iter();
    let (takes, quiet): (Vec<PackedTurn>, Vec<PackedTurn>) =
        turns.partition(|turn| turn.is_capture());
    let wins = match takes.is_empty() {
        true => quiet.iter().any(|turn| position.after(*turn).is_lost()),
        false => position.other_men() == 3,
    };
    if wins {
        return WIN - 1 - ply;
    }
    let threats = position.flipped().closable();
    let is_first = captures + blocks == 4;
    let few = is_first && position.own_men() == 3 && position.hand[0] == 0;
    if few && takes.is_empty() && threats.count_ones() > 1 {
        return ply + 2 - WIN;
    }
    let stand_pat = Weights::STANDARD.evaluate(position);
    if !takes.is_empty() && captures > 0 {
        let scores = takes
            .iter()
            .map(|turn| -plain_quiescence(&position.after(*turn), ply + 1, captures - 1, blocks));
        return scores.fold(stand_pat, i32::max);
    }
    if takes.is_empty() && blocks > 0 && threats != 0 {
        let stops = |turn: &&PackedTurn| threats == 1 << turn.to();
        let scores = quiet
            .iter()
            .filter(stops)
            .map(|turn| -plain_quiescence(&position.after(*turn), ply + 1, captures, blocks - 1));
        return scores.fold(stand_pat - 100, i32::max).min(stand_pat);
    }
    stand_pat
}

#[test]
fn search_finds_what_plain_search_finds() {
    let mut transpositions = TranspositionTable::new(14);
    for seed in 0..60 {
        let mut rng = rng::stream(seed, 3);
        let mut game = Morris::new(2, &Options::default());
        for _ in 0..6 + rng::pick(&mut rng, 60) {
            let moves = game.moves();
            if moves.is_empty() {
                break;
            }
            game.apply(moves[rng::pick(&mut rng, moves.len())]);
        }
        let position = position_of(&game);
        if game.owed() > 0 || position.is_lost() {
            continue;
        }
        // Where there is much to choose from, plain search takes long.
        let depth = if position.moves_anywhere() || position.flipped().moves_anywhere() {
            2
        } else {
            3
        };
        let turns = &mut root_turns(&position);
        let score = search(&mut transpositions, &position, turns, depth, Vec::new());
        assert_eq!(score, Some(plain_search(&position, depth, 0)), "{game}");
    }
}

#[test]
fn a_position_that_occurred_before_is_a_draw() {
    let better = parsed(".W.W.W.....WWW.....BBB.B W 0 0 -");
    let mut transpositions = TranspositionTable::new(14);
    let mut score = |turn, past| search(&mut transpositions, &better, &mut [turn], 3, past);
    for turn in root_turns(&better) {
        let key = turn.after.key();
        assert!(score(turn, Vec::new()) > Some(100));
        if turn.turn.is_capture() {
            assert!(score(turn, vec![1; 99]) > Some(100));
        } else {
            assert_eq!(score(turn, vec![key, 1, 2]), Some(0));
            // Then the other side was to move.
            assert!(score(turn, vec![key, 1]) > Some(100));
            assert_eq!(score(turn, vec![1; 99]), Some(0));
        }
    }
}

#[test]
fn of_two_mills_only_one_can_be_stopped() {
    // A man on the corner makes two pairs; one next to it makes one.
    let before = parsed("..W.B............B...W.. W 7 7 -");
    let mut transpositions = TranspositionTable::new(14);
    let mut gain = |to: u32| {
        let turn = RootTurn::new(&before, PackedTurn::new(NO_POINT, to, NO_POINT));
        let score = search(&mut transpositions, &before, &mut [turn], 1, Vec::new());
        score.map(|score| score + Weights::STANDARD.evaluate(&turn.after))
    };
    assert_eq!(gain(0), Some(100));
    assert!((Some(0)..Some(60)).contains(&gain(1)));
    assert_eq!(gain(12), Some(0));
}
