//! How strong the computer at Kingdom Builder must be, in a short form; and that it keeps to its limits and sees no more than it may.

use crate::duel::Score;
use crate::kingdom_builder::{Player, alone};
use crate::report::Report;
use crate::thoughts;
use parlour::ai::think;
use parlour::game::{Game, Turn};
use parlour::games::kingdom_builder::KingdomBuilder;
use parlour::table::{Level, Moves, Record, Table};
use parlour::testing::{begun_at_random, played_on};

/// The short form of a contest: the games are the same each time, KINGDOMS makes them more and POSITIONS the computer stronger. The
/// bounds are wide enough for the few games of the short form; `examples/yardstick.rs` measures what is really asked.
pub fn hold(games: u64, nodes: u64, report: &mut Report) {
    report.check("kingdom-builder: limits are kept, moves are legal", answers);
    report.check(
        "kingdom-builder: the same record gives the same move",
        again,
    );
    report.check("kingdom-builder: nobody sees another's card", secrets);
    let [easy, medium, hard, expert] = Level::ALL.map(|level| Player::Computer(level, nodes));
    // Expert needs time to be better than Hard, so it gets some, also here.
    let keen = Player::Computer(Level::Expert, 5 * nodes);
    let (greedy, random) = (Player::Greedy, Player::Random);
    for (name, one, others, seats, more, least) in [
        ("easy beats chance", easy, random, 2, 2, 80),
        ("medium beats easy", medium, easy, 2, 10, 60),
        ("medium beats greedy", medium, greedy, 2, 10, 53),
        ("hard beats greedy", hard, greedy, 2, 4, 75),
        ("hard beats medium", hard, medium, 2, 4, 60),
        ("expert beats greedy", expert, greedy, 2, 1, 75),
        ("expert beats hard", keen, hard, 2, 1, 50),
        ("expert beats two greedy ones", expert, greedy, 3, 1, 60),
        ("hard beats three greedy ones", hard, greedy, 4, 2, 50),
    ] {
        report.check(&format!("kingdom-builder: {name}"), || {
            let score = alone(one, others, seats, 0..games * more)?;
            message(score, u64::from(score.won) * 100 >= least * games * more)
        });
    }
}

fn message(score: Score, holds: bool) -> Result<String, String> {
    match holds {
        true => Ok(score.to_string()),
        false => Err(score.to_string()),
    }
}

/// A match of so many seats, begun at random.
fn begun(seats: u8, decisions: usize, seed: u64) -> Result<Record, String> {
    begun_at_random::<KingdomBuilder>(seats, "", decisions, seed).map_err(|flaw| flaw.to_string())
}

/// Every move that is told can be played, from the first turn to the last, also with next to no time.
fn answers() -> Result<String, String> {
    let mut answered = 0;
    for nodes in [0, 1, 7, 100, 2_000] {
        for (i, level) in Level::ALL.into_iter().enumerate() {
            for seed in 0..12 {
                let seats = 2 + seed as u8 % 3;
                let record = begun(seats, (seed as usize * 17 + i) % 150, seed)?;
                let table = Table::<KingdomBuilder>::replay(&record).map_err(|f| f.to_string())?;
                if !matches!(table.position().turn(), Turn::Seat(_)) {
                    continue;
                }
                for thought in thoughts(think::<KingdomBuilder>, &record, level, nodes)? {
                    if !(0.0..=1.0).contains(&thought.worth) {
                        return Err(format!("worth {} in\n{record}", thought.worth));
                    }
                    played_on::<KingdomBuilder>(&record, &thought.chosen)
                        .map_err(|flaw| format!("{flaw} in\n{record}"))?;
                }
                answered += 1;
            }
        }
    }
    Ok(format!("{answered} answers"))
}

fn again() -> Result<String, String> {
    let mut same = 0;
    for level in Level::ALL {
        for seed in 0..8 {
            let record = begun(2, 5 + seed as usize * 9, seed)?;
            let one = thoughts(think::<KingdomBuilder>, &record, level, 2_000)?;
            if one != thoughts(think::<KingdomBuilder>, &record, level, 2_000)? {
                return Err(format!("{} changes its mind in\n{record}", level.id()));
            }
            same += 1;
        }
    }
    Ok(format!("{same} alike"))
}

/// Two matches that differ only in the card another seat holds look the same to whoever has to move.
fn secrets() -> Result<String, String> {
    let mut compared = 0;
    for level in Level::ALL {
        for nodes in [1, 300, 3_000] {
            let mut all = Vec::new();
            for card in ["=grass", "=canyon", "=forest"] {
                let mut record = begun(2, 0, 11)?;
                record.moves = Moves::Written(vec!["=desert".into(), card.into()]);
                all.push(thoughts(think::<KingdomBuilder>, &record, level, nodes)?);
            }
            if all[0] != all[1] || all[0] != all[2] {
                return Err(format!("{} sees more than it may: {all:?}", level.id()));
            }
            compared += 1;
        }
    }
    Ok(format!(
        "{compared} times three matches were thought about alike"
    ))
}
