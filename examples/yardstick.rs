//! How strong the computer is at Sorry! and Kingdom Builder: `cargo run --release --example yardstick -- 5000 "2 seats: expert"`; the
//! second word chooses lines, a third is the first seed, so that what was tuned on some games is measured on others. For Kingdom
//! Builder, `yardstick -- 200 "kingdoms, 2" 0 100000`: a fourth is how many positions the computer may look at for an act.
//!
//! Each line is a contest of so many games, seats exchanged: the share that the first-named wins alone among the others.

#[path = "../tests/opponents/duel.rs"]
#[allow(dead_code)]
mod duel;
#[path = "../tests/opponents/kingdom_builder.rs"]
mod kingdom_builder;
#[path = "../tests/opponents/sorry.rs"]
mod sorry;

use parlour::table::Level;
use sorry::{Player, alone, first_seat};
use std::ops::Range;
use std::process::ExitCode;

fn main() -> ExitCode {
    let number = |n| std::env::args().nth(n).and_then(|word| word.parse().ok());
    let first: u64 = number(3).unwrap_or(0);
    let seeds = first..first + number(1).unwrap_or(1_000);
    let positions = number(4).unwrap_or(100_000);
    match meet(seeds.clone()).and_then(|()| build(seeds, positions)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("yardstick: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn meet(seeds: Range<u64>) -> Result<(), String> {
    let [easy, medium, hard, expert] = Level::ALL.map(Player::Computer);
    let contests = [
        ("expert, RewardV1", expert, Player::RewardV1),
        ("expert, random", expert, Player::Random),
        ("RewardV1, random", Player::RewardV1, Player::Random),
        ("easy, random", easy, Player::Random),
        ("medium, easy", medium, easy),
        ("hard, medium", hard, medium),
        ("expert, hard", expert, hard),
    ];
    let wanted = std::env::args().nth(2).unwrap_or_default();
    for options in ["cards=drawn", "cards=hand"] {
        for (name, one, others) in contests {
            for seats in 2..=4 {
                let line = format!("{options}, {seats} seats: {name}");
                if !line.contains(&wanted) {
                    continue;
                }
                let share = alone(one, others, seats, options, seeds.clone())?;
                println!("{line}: {share}");
            }
        }
    }
    let line = "the first seat of two experts";
    if line.contains(&wanted) {
        println!("{line}: {}", first_seat(expert, seeds)?);
    }
    Ok(())
}

/// The same at Kingdom Builder.
fn build(games: Range<u64>, positions: u64) -> Result<(), String> {
    use kingdom_builder::{Player, alone};
    let computer = |level| Player::Computer(level, positions);
    let [easy, medium, hard, expert] = Level::ALL.map(computer);
    let contests = [
        ("easy, random", easy, Player::Random),
        ("medium, easy", medium, easy),
        ("medium, greedy", medium, Player::Greedy),
        ("hard, greedy", hard, Player::Greedy),
        ("hard, medium", hard, medium),
        ("expert, greedy", expert, Player::Greedy),
        ("expert, hard", expert, hard),
    ];
    let wanted = std::env::args().nth(2).unwrap_or_default();
    for (name, one, others) in contests {
        for seats in 2..=4 {
            let line = format!("kingdoms, {seats} seats: {name}");
            if line.contains(&wanted) {
                println!("{line}: {}", alone(one, others, seats, games.clone())?);
            }
        }
    }
    Ok(())
}
