//! What the computer at Kingdom Builder is measured by: levels against each other, against chance, and against a greedy player.

use crate::duel::Score;
use parlour::ai::{Budget, Limits, MatchPosition, think_on};
use parlour::game::rng::{self, Rng};
use parlour::game::seat::{PerSeat, Seat};
use parlour::game::{Game, Turn};
use parlour::games::kingdom_builder::{KingdomBuilder, Move, Options};
use parlour::table::Level;
use parlour::testing::random_move;
use std::ops::Range;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// By even choice.
    Random,
    /// An act at a time, by the score it leads to; see below.
    Greedy,
    /// The computer, with so many positions an act.
    Computer(Level, u64),
}

/// The act that leads to the highest score, an even choice among equals. A tile that gains nothing is not used.
fn greedy(position: &KingdomBuilder, rng: &mut Rng) -> Option<Move> {
    let me = position.to_act();
    let (mut best, mut most) = (Vec::new(), 0);
    for m in position.moves() {
        let mut after = position.clone();
        after.apply(m);
        let gold = after.gold(me);
        if best.is_empty() || gold > most {
            (best, most) = (Vec::new(), gold);
        }
        if gold == most {
            best.push(m);
        }
    }
    if best.contains(&Move::End) {
        return Some(Move::End);
    }
    (!best.is_empty()).then(|| best[rng::pick(rng, best.len())])
}

fn think(
    position: &KingdomBuilder,
    level: Level,
    nodes: u64,
    id: u64,
    number: u32,
) -> Result<Move, String> {
    let asked = MatchPosition {
        game: KingdomBuilder::ID.into(),
        match_id: id as u32,
        move_number: number,
        position: position.to_string(),
    };
    let limits = &mut Limits::new(Budget::of_nodes(nodes), &|| 0.0);
    let mut chosen = String::new();
    let seen = &mut |thought: &parlour::ai::Thought| chosen = thought.chosen.clone();
    think_on::<KingdomBuilder>(&asked, level, limits, seen).map_err(|fault| fault.to_string())?;
    chosen.parse().map_err(|fault| format!("{fault}"))
}

/// Plays one game on a board laid out for it; tells the places.
pub fn play(players: &[Player], seed: u64) -> Result<PerSeat<u8>, String> {
    let seats = players.len() as u8;
    let options = KingdomBuilder::lay_out(&Options::default(), seats, &mut rng::layout(seed));
    let mut position = KingdomBuilder::new(seats, &options);
    let rng = &mut rng::stream(seed, 77);
    for number in 0..2_000 {
        let m = match position.turn() {
            Turn::Over(outcome) => return Ok(outcome.places),
            Turn::Chance(_) => random_move(&position, rng),
            Turn::Seat(seat) => match players[seat.index()] {
                Player::Random => random_move(&position, rng),
                Player::Greedy => greedy(&position, rng),
                Player::Computer(level, nodes) => {
                    Some(think(&position, level, nodes, seed, number)?)
                }
            },
        };
        let m = m.ok_or("nothing to decide")?;
        position.play(m).map_err(|illegal| illegal.to_string())?;
    }
    Err(format!("without end:\n{position}"))
}

/// How one does alone among so many others, in each seat by turns on the same board.
pub fn alone(
    one: Player,
    others: Player,
    seats: usize,
    games: Range<u64>,
) -> Result<Score, String> {
    let mut score = Score::default();
    for game in games {
        let own = Seat::at(game as usize % seats);
        let mut players = vec![others; seats];
        players[own.index()] = one;
        let places = play(&players, game / seats as u64)?;
        let first = places.values().iter().filter(|place| **place == 1).count();
        match (places[own], first) {
            (1, 1) => score.won += 1,
            (1, _) => score.drawn += 1,
            _ => score.lost += 1,
        }
    }
    Ok(score)
}
