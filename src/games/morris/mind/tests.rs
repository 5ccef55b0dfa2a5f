//! The mind against the rules, against plain search, and against itself seen in a mirror.

use super::lines::{MILLS, NEAR};
use super::men::{Men, NONE, Step, each};
use super::search::{Choice, Search, WIN};
use super::twins::Twins;
use super::worth::Taste;
use super::{Mind, Question};
use crate::ai::met::Memory;
use crate::ai::{Budget, Insight as _, Limits};
use crate::game::{Game as _, Turn};
use crate::games::morris::net::{self, Net, Points};
use crate::games::morris::{Morris, Move, Options, Side};
use crate::rng;
use crate::table::Level;

/// The ends alone will do.
const FILE: &[u8] = include_bytes!("../ends.table");

/// The position of a short form.
fn men(text: &str) -> Men {
    let game: Morris = text.parse().expect("this is a position");
    of(&game)
}

fn of(game: &Morris) -> Men {
    let (own, other) = (game.to_act(), game.to_act().other());
    Men {
        own: game.men(own),
        other: game.men(other),
        hand: [game.hand(own), game.hand(other)],
    }
}

fn limits(nodes: u64) -> Limits<'static> {
    Limits::new(Budget::of_nodes(nodes), &|| 0.0)
}

fn question(men: Men) -> Question {
    Question {
        men,
        takes: false,
        past: Vec::new(),
        quiet: 100,
        depth: u32::MAX,
        by_heart: true,
    }
}

fn after_turns(men: &Men, turns: u32) -> u64 {
    if men.lost() {
        return u64::from(turns == 0);
    }
    match turns {
        0 => 1,
        1 => men.steps().len() as u64,
        _ => {
            let steps = men.steps().into_iter();
            steps
                .map(|step| after_turns(&men.after(step), turns - 1))
                .sum()
        }
    }
}

#[test]
fn there_are_as_many_turns_as_the_rule_sheet_counts() {
    let counts: Vec<u64> = (1..=5).map(|n| after_turns(&Men::START, n)).collect();
    assert_eq!(counts, [24, 552, 12_144, 255_024, 5_140_800]);
    let listed: [(&str, &[u64]); 7] = [
        (
            "W...BBBBBWW.B.....W..WW. W 2 2 -",
            &[18, 292, 4_410, 63_208],
        ),
        ("W...BBBBBWW.B....BWW.WW. B 0 1 -", &[16, 91, 585, 4_935]),
        ("BBWW.WWBWW.B.BWBBB.....W W 0 0 -", &[7, 45, 348, 2_992]),
        (".W.WWWBW...BB..BB..W.... B 0 0 -", &[5, 35, 196, 1_698]),
        (
            ".W.WWWBW...B...B......W. B 0 0 -",
            &[45, 351, 16_295, 161_521],
        ),
        (".....WB..W.B...B.....W.. W 0 0 -", &[56, 2_862, 157_782]),
        ("WW..BWWWBWB..BB..BWBBBWW W 0 0 -", &[2, 65, 305, 4_467]),
    ];
    for (text, expected) in listed {
        for (n, count) in (1..).zip(expected) {
            assert_eq!(after_turns(&men(text), n), *count, "{text} {n}");
        }
    }
}

/// All whole turns that the rules allow, and where they lead.
fn turns(game: &Morris) -> Vec<Men> {
    let mut all = Vec::new();
    for m in game.moves() {
        let mut after = game.clone();
        after.apply(m);
        if after.owed() == 0 {
            all.push(of(&after));
            continue;
        }
        for taken in after.moves() {
            let mut last = after.clone();
            last.apply(taken);
            all.push(of(&last));
        }
    }
    all.sort_by_key(Men::key);
    all
}

#[test]
fn turns_and_ends_are_those_of_the_rules() {
    for seed in 0..60 {
        let mut rng = rng::stream(seed, 1);
        let mut game = Morris::new(2, &Options::default());
        while let Turn::Seat(_) = game.turn() {
            if game.owed() == 0 {
                let men = of(&game);
                let mut steps = Vec::new();
                for step in men.steps() {
                    steps.push(men.after(step));
                    let closes = men.closable() >> step.to() & 1 == 1;
                    assert!(step.take() == NONE || closes, "{game}");
                }
                steps.sort_by_key(Men::key);
                assert_eq!(steps, turns(&game), "{game}");
                assert!(!men.lost(), "{game}");
                let wins = men.closable() == 0 && steps.iter().any(Men::lost);
                assert_eq!(men.closable() == 0 && men.shuts_in(), wins, "{game}");
            }
            let moves = game.moves();
            game.apply(moves[rng::pick(&mut rng, moves.len())]);
        }
        let Turn::Over(outcome) = game.turn() else {
            unreachable!("it is over");
        };
        let drawn = outcome.places[Side::White.seat()] == outcome.places[Side::Black.seat()];
        assert_eq!(of(&game).lost(), !drawn, "{game}");
    }
}

#[test]
fn the_board_of_bits_is_the_board_of_the_rules() {
    for point in 0..24 {
        assert_eq!(NEAR[usize::from(point)], Net::Nine.neighbours(point));
        for others in Net::Nine.others_of(point) {
            assert!(MILLS.contains(&(others | 1 << point)));
        }
    }
}

#[test]
fn each_of_the_sixteen_ways_keeps_lines_and_mills() {
    let twins = Twins::work_out();
    let mut images = Vec::new();
    for way in 0..16 {
        let turn = |points: Points| twins.turn(way, points);
        for (point, around) in NEAR.iter().enumerate() {
            let image = turn(1 << point);
            assert_eq!(image.count_ones(), 1);
            let near = NEAR[image.trailing_zeros() as usize];
            assert_eq!(turn(*around), near);
        }
        assert!(MILLS.iter().all(|mill| MILLS.contains(&turn(*mill))));
        images.push((0..24).map(|point| turn(1 << point)).collect::<Vec<_>>());
    }
    images.sort();
    images.dedup();
    assert_eq!(images.len(), 16);
}

/// The score of a position, without anything that makes a search fast.
fn plain(men: &Men, depth: u32, ply: i32) -> i32 {
    if men.lost() {
        return ply - WIN;
    }
    let steps = men.steps();
    if depth > 0 {
        let scores = steps
            .iter()
            .map(|step| -plain(&men.after(*step), depth - 1, ply + 1));
        return scores.max().unwrap_or(0);
    }
    plain_rest(men, ply, 3, 1)
}

fn plain_rest(men: &Men, ply: i32, captures: u32, blocks: u32) -> i32 {
    if men.lost() {
        return ply - WIN;
    }
    let steps = men.steps().into_iter();
    let (takes, others): (Vec<Step>, Vec<Step>) = steps.partition(|step| step.take() != NONE);
    let wins = match takes.is_empty() {
        true => others.iter().any(|step| men.after(*step).lost()),
        false => men.theirs() == 3,
    };
    if wins {
        return WIN - 1 - ply;
    }
    let threats = men.turned().closable();
    let few = captures + blocks == 4 && men.mine() == 3 && men.hand[0] == 0;
    if few && takes.is_empty() && threats.count_ones() > 1 {
        return ply + 2 - WIN;
    }
    let stands = Taste::USUAL.worth(men);
    if !takes.is_empty() && captures > 0 {
        let scores = takes
            .iter()
            .map(|step| -plain_rest(&men.after(*step), ply + 1, captures - 1, blocks));
        return scores.fold(stands, i32::max);
    }
    if takes.is_empty() && blocks > 0 && threats != 0 {
        let stops = |step: &&Step| threats == 1 << step.to();
        let scores = others
            .iter()
            .filter(stops)
            .map(|step| -plain_rest(&men.after(*step), ply + 1, captures, blocks - 1));
        return scores.fold(stands - 100, i32::max).min(stands);
    }
    stands
}

fn choices(men: &Men) -> Vec<Choice> {
    let choice = |step: Step| Choice {
        step,
        after: men.after(step),
    };
    men.steps().into_iter().map(choice).collect()
}

#[test]
fn search_finds_what_plain_search_finds() {
    let mut memory = Memory::new(14);
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
        let men = of(&game);
        if game.owed() > 0 || men.lost() {
            continue;
        }
        // Where there is much to choose from, plain search takes long.
        let depth = if men.roams() || men.turned().roams() {
            2
        } else {
            3
        };
        let mut limits = limits(u64::MAX);
        let mut search = Search::new(
            None,
            Taste::USUAL,
            &mut memory,
            &mut limits,
            Vec::new(),
            100,
        );
        let score = search.root(&men, &mut choices(&men), depth, &mut |_, _| {});
        assert_eq!(score, Some(plain(&men, depth, 0)), "{game}");
    }
}

#[test]
fn forced_wins_are_found() {
    let mut mind = Mind::new(FILE.to_vec());
    let wins: [(&str, i32, u64); 4] = [
        ("W.B...WWWB.W..BWBW.WBW.. W 0 0 -", 9, 400_000),
        (".....BB..BBW.B.WB.W.B... B 0 0 -", 9, 400_000),
        (".W...BBW...B..BB...BB.WW B 0 0 -", 7, 400_000),
        ("............W.BWBB....W. W 0 0 -", 19, 1),
    ];
    for (text, turns, nodes) in wins {
        let mut best = None;
        let rng = &mut rng::stream(1, 1);
        mind.answer(
            question(men(text)),
            rng,
            &mut limits(nodes),
            &mut |judged| best = Some(judged),
        );
        assert_eq!(best.map(|best| best.score), Some(WIN - turns), "{text}");
    }
}

#[test]
fn a_position_that_was_there_before_is_a_draw() {
    let better = men(".W.W.W.....WWW.....BBB.B W 0 0 -");
    let mut memory = Memory::new(14);
    let mut score = |choice: Choice, past: Vec<u64>| {
        let mut limits = limits(u64::MAX);
        let mut search = Search::new(None, Taste::USUAL, &mut memory, &mut limits, past, 100);
        search.root(&better, &mut [choice], 3, &mut |_, _| {})
    };
    for choice in choices(&better) {
        let key = choice.after.key();
        assert!(score(choice, Vec::new()) > Some(100));
        if choice.step.take() == NONE {
            assert_eq!(score(choice, vec![key, 1, 2]), Some(0));
            // Then the other side had to act.
            assert!(score(choice, vec![key, 1]) > Some(100));
            assert_eq!(score(choice, vec![1; 99]), Some(0));
        } else {
            assert!(score(choice, vec![1; 99]) > Some(100));
        }
    }
}

#[test]
fn of_two_mills_only_one_can_be_stopped() {
    // A man on the corner makes two lines of two; one beside it makes one.
    let before = men("..W.B............B...W.. W 7 7 -");
    let mut memory = Memory::new(14);
    let mut gain = |to: u32| {
        let step = Step::new(NONE, to, NONE);
        let after = before.after(step);
        let mut limits = limits(u64::MAX);
        let past = Vec::new();
        let mut search = Search::new(None, Taste::USUAL, &mut memory, &mut limits, past, 100);
        let score = search.root(&before, &mut [Choice { step, after }], 1, &mut |_, _| {});
        score.map(|score| score + Taste::USUAL.worth(&after))
    };
    assert_eq!(gain(0), Some(100));
    assert!((Some(0)..Some(60)).contains(&gain(1)));
    assert_eq!(gain(12), Some(0));
}

#[test]
fn levels_with_a_mind_play_by_the_rules() {
    for (seed, level) in [(1, Level::Expert), (2, Level::Hard), (3, Level::Expert)] {
        let mut rng = rng::stream(seed, 9);
        let mut game = Morris::new(2, &Options::default());
        for turn in 0..400 {
            let moves = game.moves();
            if moves.is_empty() {
                break;
            }
            let mut chosen: Option<Move> = None;
            // Against somebody who plays anything, so that all comes up.
            if turn % 3 > 0 {
                game.own_search(level, &mut rng, &mut limits(1_500), &mut |found| {
                    assert!(moves.contains(&found.m), "{game}{}", found.m);
                    assert!((0.0..=1.0).contains(&found.worth));
                    chosen = Some(found.m);
                });
            }
            game.apply(chosen.unwrap_or(moves[rng::pick(&mut rng, moves.len())]));
        }
    }
}

#[test]
fn other_rules_are_not_for_this_mind() {
    for text in [
        "board=six",
        "board=twelve",
        "fly=off",
        "removal=any",
        "double=two",
    ] {
        let options: Options = text.parse().expect("these are options");
        let game = Morris::new(2, &options);
        let mut rng = rng::stream(1, 1);
        assert!(!game.own_search(Level::Expert, &mut rng, &mut limits(9), &mut |_| {}));
    }
    let worth = Morris::new(2, &Options::default()).worth();
    assert_eq!(worth[Side::White.seat()] + worth[Side::Black.seat()], 1.0);
    assert_eq!(
        net::each(5).map(u32::from).collect::<Vec<_>>(),
        each(5).collect::<Vec<_>>()
    );
}
