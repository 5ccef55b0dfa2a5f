//! The computer: searches against the plain one, limits, secrets, levels. By numbers of positions, never by seconds.

#[path = "opponents/duel.rs"]
mod duel;
#[path = "opponents/kingdom_builder.rs"]
mod kingdom_builder;
#[path = "opponents/kingdoms.rs"]
mod kingdoms;
#[path = "opponents/morris.rs"]
mod morris;
#[path = "opponents/open.rs"]
mod open;
#[path = "opponents/plain.rs"]
mod plain;
mod report;
#[path = "opponents/sorry.rs"]
mod sorry;
#[allow(dead_code, unused_imports)]
mod toy;
#[path = "vectors/mancala.rs"]
#[allow(dead_code)]
mod vectors;
#[path = "opponents/yardsticks.rs"]
mod yardsticks;

use duel::{Duel, mover};
use open::Open;
use parlour::ai::{Budget, Limits, Thought, think};
use parlour::game::seat::Seat;
use parlour::game::{Game, Turn};
use parlour::games::kingdom_builder::KingdomBuilder;
use parlour::games::mancala::Mancala;
use parlour::games::sorry::Sorry;
use parlour::games::{RULES, Rules};
use parlour::table::{Level, MatchId, Record, RecordError};
use parlour::testing::{begun_at_random, position, random_game};
use plain::compare;
use report::Report;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use toy::Toy;

type Think = fn(&Record, Level, &mut Limits, &mut dyn FnMut(&Thought)) -> Result<(), RecordError>;

fn main() -> ExitCode {
    let mut report = Report::default();
    report.check("alpha-beta finds what the plain search finds", alpha_beta);
    report.check("and the margins of the solved positions", solved);
    report.check(
        "max-n with chance finds what the plain search finds",
        expectation,
    );
    report.check("samples find a plain win", samples);
    report.check("no search looks at what its seat cannot see", secrets);
    report.check("limits are kept, and a move is always told", limits);
    report.check("every level knows every option", every_option);
    report.check("the same record gives the same move", same_again);
    report.check("Easy takes a win that it has before it", easy_wins);
    // One match of Sorry! says little, and of Kingdom Builder not much: they are measured by themselves, below.
    let apart = [Sorry::ID, KingdomBuilder::ID];
    for rules in RULES.iter().filter(|rules| !apart.contains(&rules.id)) {
        for [weaker, stronger] in [[0, 1], [1, 2], [2, 3]].map(|pair| pair.map(|i| Level::ALL[i])) {
            let name = format!("{}: {} beats {}", rules.id, stronger.id(), weaker.id());
            report.check(&name, || beats(rules, [stronger, weaker]));
        }
    }
    // A short form; GAMES and NODES make it as long and as strong as one likes.
    let wish = |name, usual| std::env::var(name).map_or(Ok(usual), |message| message.parse());
    if let (Ok(games), Ok(nodes)) = (wish("GAMES", 4), wish("NODES", 1_000_000)) {
        report.check("morris: expert loses to no plain search", || {
            morris::meets_the_expert(games, nodes)
        });
    }
    if let Ok(games) = wish("SORRY", 400) {
        yardsticks::hold(games, &mut report);
    }
    // KINGDOMS and POSITIONS do the same here.
    if let (Ok(games), Ok(nodes)) = (wish("KINGDOMS", 16), wish("POSITIONS", 8_000)) {
        kingdoms::hold(games, nodes, &mut report);
    }
    report.finish()
}

/// All that is told about a record.
fn thoughts(
    think: Think,
    record: &Record,
    level: Level,
    nodes: u64,
) -> Result<Vec<Thought>, String> {
    let limits = &mut Limits::new(Budget::of_nodes(nodes), &|| 0.0);
    let mut all = Vec::new();
    think(record, level, limits, &mut |thought| {
        all.push(thought.clone())
    })
    .map_err(|flaw| flaw.to_string())?;
    let last = all
        .last()
        .ok_or_else(|| format!("nothing was told of\n{record}"))?;
    // One line or one sample may have been under way, and each move is looked at once.
    if limits.nodes() > nodes + 20 || last.nodes > limits.nodes() {
        return Err(format!(
            "{} positions of {nodes} in\n{record}",
            limits.nodes()
        ));
    }
    Ok(all)
}

/// Ends of seeded games, under all rules, in which so few stones are left that every line can be followed.
fn alpha_beta() -> Result<String, String> {
    let (mut ends, mut shallow) = (0, 0);
    for options in [
        "",
        "end=turn sweep=opponent",
        "capture=none sweep=none",
        "capture=empty",
    ] {
        let wish = options.parse().map_err(|fault| format!("{fault}"))?;
        for seed in 0..30 {
            let played = random_game::<Mancala>(2, &wish, seed);
            let few = |position: &&Mancala| {
                let stones = Seat::all(2).map(|seat| position.in_play(position.side_of(seat)));
                stones.sum::<u8>() <= 6 && position.moves().len() > 1
            };
            for position in played.positions.iter().filter(few).take(2) {
                compare(position, None, true)?;
                compare(position, None, false)?;
                ends += 1;
            }
            for position in played
                .positions
                .iter()
                .filter(|p| p.moves().len() > 1)
                .step_by(9)
            {
                for depth in 1..=4 {
                    compare(position, Some(depth), false)?;
                    shallow += 1;
                }
            }
        }
    }
    Ok(format!(
        "{ends} positions to the end, {shallow} to depth 1 to 4"
    ))
}

/// The exact values of the test vectors, as far as they can be reached in no time.
fn solved() -> Result<String, String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/mancala-solved.jsonl");
    let text = fs::read_to_string(file).map_err(|fault| fault.to_string())?;
    let mut held = 0;
    for line in text.lines() {
        let case: serde_json::Value =
            serde_json::from_str(line).map_err(|fault| fault.to_string())?;
        if case["in_play"].as_u64().is_none_or(|stones| stones > 18) {
            continue;
        }
        let (_, _, position) = vectors::shown(line)?;
        let found = plain::found(&position, u32::MAX, true, 3_000_000);
        let best = case["best"].as_array().ok_or("no best pits")?;
        if found.margin.map(i64::from) != case["margin"].as_i64()
            || !best.contains(&found.m.to_string().into())
        {
            return Err(format!("{found:?} is not the truth of {line}"));
        }
        held += 1;
    }
    Ok(format!("{held} positions of up to 18 stones"))
}

fn expectation() -> Result<String, String> {
    let (mut ends, mut shallow) = (0, 0);
    for seats in Open::SEATS {
        for seed in 0..25 {
            let played = random_game::<Open>(seats, &Default::default(), seed);
            let choice = |position: &&Open| {
                matches!(position.turn(), Turn::Seat(_)) && position.moves().len() > 1
            };
            for position in played.positions.iter().rev().take(16).filter(choice) {
                compare(position, None, true)?;
                compare(position, None, false)?;
                ends += 1;
            }
            for position in played.positions.iter().filter(choice).step_by(5) {
                for depth in 1..=3 {
                    compare(position, Some(depth), false)?;
                    shallow += 1;
                }
            }
        }
    }
    Ok(format!(
        "{ends} positions to the end, {shallow} to depth 1 to 3"
    ))
}

/// Whoever keeps a card back loses, whatever the others hold.
fn samples() -> Result<String, String> {
    let before: Toy = position(
        "deck - trump b
         1 bc 0
         2 a 3
         shown 1",
    );
    let found = plain::found(&before, u32::MAX, true, 2_000);
    match found.worth > 0.9 && found.m.to_string() != "end" {
        true => Ok(format!("{} is worth {:.2}", found.m, found.worth)),
        false => Err(format!("{} is worth {:.2}", found.m, found.worth)),
    }
}

/// Two matches that differ only in what the others hold look the same to whoever has to move.
fn secrets() -> Result<String, String> {
    let mut compared = 0;
    for deals in [
        ["+a +b +c +a", "+a +c +c +b"],
        ["+b +c +a +c", "+b +a +a +a"],
        ["+c +a +a +b +c +c", "+c +b +a +a +c +a"],
    ] {
        for level in Level::ALL {
            for nodes in [1, 60, 1_500] {
                let mut all = Vec::new();
                for deal in deals {
                    let mut record = begun_at_random::<Toy>(2, "hand=2 trump=a", 0, 11)
                        .map_err(|flaw| flaw.to_string())?;
                    let words: Vec<String> = deal.split(' ').map(str::to_owned).collect();
                    if words.len() == 6 {
                        record.options = "hand=3 trump=b".into();
                    }
                    record.moves = parlour::table::Moves::Written(words);
                    all.push(thoughts(think::<Toy>, &record, level, nodes)?);
                }
                if all[0] != all[1] {
                    return Err(format!("{} sees more than it may: {all:?}", level.id()));
                }
                compared += 1;
            }
        }
    }
    Ok(format!(
        "{compared} pairs of matches were thought about alike"
    ))
}

/// Budgets that allow next to nothing, too.
fn limits() -> Result<String, String> {
    let mut answered = 0;
    for nodes in [0, 1, 2, 7, 100, 3_000] {
        for level in Level::ALL {
            for seed in 0..12 {
                for rules in RULES {
                    let begun = (rules.begun_at_random)(2, "", seed as usize, seed);
                    let record = begun.map_err(|flaw| flaw.to_string())?;
                    thoughts(rules.think, &record, level, nodes)?;
                }
                for seats in Toy::SEATS {
                    let hidden = begun_at_random::<Toy>(seats, "", seed as usize, seed);
                    let open = begun_at_random::<Open>(seats, "", seed as usize, seed);
                    let thinkers: [(_, Think); 2] = [(hidden, think::<Toy>), (open, think::<Open>)];
                    for (begun, think) in thinkers {
                        let record = begun.map_err(|flaw| flaw.to_string())?;
                        thoughts(think, &record, level, nodes)?;
                    }
                }
                answered += 7;
            }
        }
    }
    Ok(format!("{answered} answers within 0 to 3000 positions"))
}

fn every_option() -> Result<String, String> {
    let mut answered = 0;
    for rules in RULES {
        let mut wishes = vec![String::new()];
        for choice in rules.choices {
            let others = choice.values.iter().skip(1);
            wishes.extend(others.map(|value| format!("{}={value}", choice.key)));
        }
        for (wish, seats) in wishes
            .iter()
            .flat_map(|wish| rules.seats.clone().map(move |seats| (wish, seats)))
        {
            for seed in 0..20 {
                let begun = (rules.begun_at_random)(seats, wish, seed as usize, seed);
                let record = begun.map_err(|flaw| flaw.to_string())?;
                if mover(&record)?.is_none() {
                    continue;
                }
                for level in Level::ALL {
                    for thought in thoughts(rules.think, &record, level, 300)? {
                        if !(0.0..=1.0).contains(&thought.worth) {
                            return Err(format!("worth {} in\n{record}", thought.worth));
                        }
                        (rules.played_on)(&record, &thought.chosen)
                            .map_err(|flaw| format!("{flaw} in\n{record}"))?;
                    }
                    answered += 1;
                }
            }
        }
    }
    Ok(format!("{answered} answers, every move told was legal"))
}

fn same_again() -> Result<String, String> {
    let (mut same, mut different) = (0, 0);
    for rules in RULES {
        for level in Level::ALL {
            for seed in 0..20 {
                let begun = (rules.begun_at_random)(2, "", 6, seed);
                let mut record = begun.map_err(|flaw| flaw.to_string())?;
                let one = thoughts(rules.think, &record, level, 2_000)?;
                if one != thoughts(rules.think, &record, level, 2_000)? {
                    return Err(format!("{} changes its mind in\n{record}", level.id()));
                }
                same += 1;
                record.id = MatchId(!record.id.0);
                let other = thoughts(rules.think, &record, level, 2_000)?;
                if level == Level::Easy
                    && one.last().map(|thought| &thought.chosen)
                        != other.last().map(|thought| &thought.chosen)
                {
                    different += 1;
                }
            }
        }
    }
    match different {
        0 => Err("Easy plays all matches alike".into()),
        _ => Ok(format!(
            "{same} alike; of 20 positions Easy played {different} otherwise in another match"
        )),
    }
}

fn easy_wins() -> Result<String, String> {
    let rules = &RULES[0];
    let begun = (rules.begun_at_random)(2, "", 0, 1);
    let mut record = begun.map_err(|flaw| flaw.to_string())?;
    // Pit 1 captures North's last stone.
    record.start = Some("0 1 0 0 0 0  22 22  1 0 2 0 0 0  south to move".into());
    let mut won = 0;
    for id in 0..100 {
        record.id = MatchId(id);
        let all = thoughts(rules.think, &record, Level::Easy, 1_000)?;
        won += u32::from(all.last().is_some_and(|last| last.chosen == "1"));
    }
    match won >= 75 {
        true => Ok(format!("{won} times of 100")),
        false => Err(format!("only {won} times of 100")),
    }
}

/// A short match, the seats exchanged: clearly more won than lost.
fn beats(rules: &'static Rules, levels: [Level; 2]) -> Result<String, String> {
    let duel = Duel {
        rules,
        seats: *rules.seats.start(),
        options: String::new(),
        opening: 4,
        levels,
        budgets: [Budget::of_nodes(20_000); 2],
    };
    let score = duel.pairs(0..12, &|| 0.0)?;
    match score.won > score.lost + score.lost / 2 {
        true => Ok(score.to_string()),
        false => Err(score.to_string()),
    }
}
