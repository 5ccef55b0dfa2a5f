//! What the computer at Sorry! is measured by: levels against each other, against chance, and against RewardV1, the best player that
//! was published.

use parlour::ai::{Budget, Limits, MatchPosition, think_on};
use parlour::game::rng::{self, Rng};
use parlour::game::seat::Seat;
use parlour::game::{Game, Turn};
use parlour::games::sorry::plays::Act;
use parlour::games::sorry::track::{HOME, SAFETY, START, Side, distance};
use parlour::games::sorry::{Move, Options, Sorry};
use parlour::table::Level;
use parlour::testing::random_move;
use std::fmt;
use std::ops::Range;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// By even choice.
    Random,
    /// By the sum of distances; see below.
    RewardV1,
    /// The computer.
    Computer(Level),
}

/// How many of so many games were won.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    pub won: u64,
    pub games: u64,
}

impl Share {
    pub fn per_cent(self) -> f64 {
        100.0 * self.won as f64 / self.games as f64
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let error = 100.0 * (0.25 / self.games as f64).sqrt();
        write!(f, "{:.1} % ±{error:.1} of {}", self.per_cent(), self.games)
    }
}

/// What RewardV1 thinks of a colour.
fn value(position: &Sorry, side: Side) -> i32 {
    let mut value = 260;
    for place in position.pawns().of(side) {
        value -= i32::from(distance(side, *place));
        value += if *place >= SAFETY { 10 } else { 0 };
    }
    value
        + if position.pawns().count(side, HOME) == 4 {
            100
        } else {
            0
        }
}

/// The play with the highest `max(0, n * own - sum of opponents)`. Whoever is behind finds all plays equal and takes the first, so the
/// order decides: pawn by pawn, the nearest to Home first. That order reproduces the published strength (70 of 100 against chance);
/// by the number of the square it would be five points weaker.
fn reward_v1(position: &Sorry) -> Option<Move> {
    let me = position.to_act();
    let others = || position.sides().filter(|side| *side != me);
    let first = |m: &Move| match m {
        Move::Play(_, Act::Out(side) | Act::Sorry(side, _)) => distance(*side, START),
        Move::Play(_, Act::Go(walk) | Act::Split(walk, _)) => distance(walk.side, walk.from),
        Move::Play(_, Act::Swap(side, from, _)) => distance(*side, *from),
        _ => i8::MAX,
    };
    let mut plays = position.moves();
    plays.retain(|m| matches!(m, Move::Play(..)));
    plays.sort_by_key(first);
    let mut best = None;
    for m in plays {
        let mut after = *position;
        after.apply(m);
        let theirs: i32 = others().map(|side| value(&after, side)).sum();
        let reward = (others().count() as i32 * value(&after, me) - theirs).max(0);
        if best.is_none_or(|(_, other)| reward > other) {
            best = Some((m, reward));
        }
    }
    best.map(|(m, _)| m)
}

fn think(position: &Sorry, level: Level, id: u64, number: u32) -> Result<Move, String> {
    let asked = MatchPosition {
        game: Sorry::ID.into(),
        match_id: id as u32,
        move_number: number,
        position: position.to_string(),
    };
    let limits = &mut Limits::new(Budget::of_nodes(1_000), &|| 0.0);
    let mut chosen = String::new();
    let seen = &mut |thought: &parlour::ai::Thought| chosen = thought.chosen.clone();
    think_on::<Sorry>(&asked, level, limits, seen).map_err(|fault| fault.to_string())?;
    chosen.parse().map_err(|fault| format!("{fault}"))
}

fn decide(
    player: Player,
    position: &Sorry,
    id: u64,
    number: u32,
    rng: &mut Rng,
) -> Result<Move, String> {
    let by_chance = |rng| random_move(position, rng).ok_or("nothing to decide".to_owned());
    match player {
        Player::Random => by_chance(rng),
        Player::RewardV1 => reward_v1(position).map_or_else(|| by_chance(rng), Ok),
        Player::Computer(level) => think(position, level, id, number),
    }
}

/// Plays one game; tells the seat that has won.
pub fn play(players: &[Player], options: &Options, seed: u64) -> Result<Seat, String> {
    let mut position = Sorry::new(players.len() as u8, options);
    let rng = &mut rng::stream(seed, 77);
    for number in 0..20_000 {
        let m = match position.turn() {
            Turn::Over(outcome) => {
                let first = outcome.places.iter().find(|(_, place)| **place == 1);
                return first.map(|(seat, _)| seat).ok_or("nobody has won".into());
            }
            Turn::Chance(_) => random_move(&position, rng).ok_or("no card is left")?,
            Turn::Seat(seat) => decide(players[seat.index()], &position, seed, number, rng)?,
        };
        position.play(m).map_err(|illegal| illegal.to_string())?;
    }
    Err(format!("without end:\n{position}"))
}

/// How many games one wins alone among so many others, in each seat by turns.
pub fn alone(
    one: Player,
    others: Player,
    seats: usize,
    options: &str,
    seeds: Range<u64>,
) -> Result<Share, String> {
    let options = options.parse().map_err(|fault| format!("{fault}"))?;
    let (mut won, games) = (0, seeds.end - seeds.start);
    for game in seeds {
        let own = game as usize % seats;
        let mut players = vec![others; seats];
        players[own] = one;
        won += u64::from(play(&players, &options, game)?.index() == own);
    }
    Ok(Share { won, games })
}

/// Of games between equals, how many the first seat wins.
pub fn first_seat(player: Player, seeds: Range<u64>) -> Result<Share, String> {
    let (mut won, games) = (0, seeds.end - seeds.start);
    for game in seeds {
        won += u64::from(play(&[player; 2], &Options::default(), game)? == Seat::ONE);
    }
    Ok(Share { won, games })
}
