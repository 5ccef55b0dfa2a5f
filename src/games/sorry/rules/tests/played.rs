//! Games played at random: the invariants of section 11, and that all of them end.

use crate::game::rng;
use crate::game::{Game, Turn};
use crate::games::sorry::cards::{Cards, DECK};
use crate::games::sorry::plays::Act;
use crate::games::sorry::track::{HOME, Place, START, Side, on_ring, slide};
use crate::games::sorry::{Move, Options, Sorry, Stage};
use crate::testing;

/// Games of each number of seats that must end.
const GAMES: u64 = 10_000;

const WISHES: [&str; 6] = [
    "",
    "begin=exit",
    "cards=hand",
    "teams=on",
    "points=200",
    "cards=hand teams=on points=100",
];

/// How many cards there are of each kind, wherever they are.
fn all_cards(now: &Sorry, discarded: &Cards) -> Cards {
    let mut all = now.pile;
    for cards in now.hands.iter().chain([discarded]) {
        for (sum, more) in all.iter_mut().zip(cards) {
            *sum += more;
        }
    }
    if let Some(card) = now.card() {
        all[card.index()] += 1;
    }
    all
}

/// The places that a colour's pawns have left, and those they have reached.
fn changes(before: &Sorry, after: &Sorry, side: Side) -> [Vec<Place>; 2] {
    let [mut vacated, mut reached] = [before, after].map(|now| now.pawns().of(side).to_vec());
    vacated.retain(
        |place| match reached.iter().position(|other| other == place) {
            Some(at) => {
                reached.remove(at);
                false
            }
            None => true,
        },
    );
    [vacated, reached]
}

fn check_play(before: &Sorry, act: Act, after: &Sorry) {
    let mover = before.to_act();
    for side in before.sides() {
        let [vacated, reached] = changes(before, after, side);
        assert!(!vacated.contains(&HOME), "a pawn at Home stays there");
        if before.together(side, mover) {
            continue;
        }
        assert!(
            vacated.iter().all(|place| on_ring(*place)),
            "safety is safe"
        );
        for place in reached {
            let swapped = match act {
                Act::Swap(_, from, _) => slide(side, from).unwrap_or(from) == place,
                _ => false,
            };
            assert!(place == START || swapped, "{side:?} came to {place}");
        }
    }
}

#[test]
fn s11_what_always_holds() {
    for seats in 2..=4 {
        for wish in WISHES {
            let wish: Options = wish.parse().expect("these make sense");
            for seed in 0..40 {
                check_game(seats, &wish, seed);
            }
        }
    }
}

fn check_game(seats: u8, wish: &Options, seed: u64) {
    let game = testing::random_game::<Sorry>(seats, wish, seed);
    let mut discarded = [0; DECK.len()];
    for (m, pair) in game.moves.iter().zip(game.positions.windows(2)) {
        let [before, after] = pair else { continue };
        assert_eq!(after.validate(), Ok(()), "{after}");
        match *m {
            Move::Draw(_) if before.pile == [0; DECK.len()] => discarded = [0; DECK.len()],
            Move::Draw(_) => {}
            Move::Play(card, act) => {
                discarded[card.index()] += 1;
                // A new round has been set out, or nothing but this play.
                let new_round =
                    after.pile == DECK && matches!(after.stage(), Stage::Deal | Stage::Draw);
                match new_round && before.pile != DECK {
                    true => discarded = [0; DECK.len()],
                    false => check_play(before, act, after),
                }
            }
            Move::Discard(card) => discarded[card.index()] += 1,
            Move::Pass => {
                let card = before.card().expect("it is passed");
                discarded[card.index()] += 1;
            }
        }
        assert_eq!(all_cards(after, &discarded), DECK, "after {m}\n{after}");
    }
}

#[test]
fn s10_every_game_ends_and_somebody_has_won() {
    for seats in 2..=4 {
        let (mut longest, mut moves) = (0, 0);
        for seed in 0..GAMES {
            let mut now = Sorry::new(seats, &Options::default());
            let (mut length, rng) = (0, &mut rng::stream(seed, 9));
            while let Some(m) = testing::random_move(&now, rng) {
                now.apply(m);
                length += 1;
                assert!(length < 20_000, "without end:\n{now}");
            }
            let Turn::Over(outcome) = now.turn() else {
                panic!("nobody can move:\n{now}");
            };
            let first = outcome.places.values().iter().filter(|place| **place == 1);
            assert_eq!(first.count(), 1);
            longest = longest.max(length);
            moves += length;
        }
        println!(
            "{seats} seats: {GAMES} games ended, after {} moves in the mean and {longest} at most",
            moves / GAMES
        );
    }
}

#[test]
fn it_is_held_to_what_all_games_are_held_to() {
    let tally = testing::conform::<Sorry>(5).expect("it conforms");
    println!("{tally}");
}
