//! Levels against each other: `cargo run --release --example arena -- mancala --games 200 --nodes 20000`.
//!
//! Every level meets every other one from the same seeded openings, seats exchanged. Without `--nodes` each thinks as long as it
//! does at the table; `--ms` gives Expert so many milliseconds, and the others their share of it.

#[path = "../tests/opponents/duel.rs"]
mod duel;

use duel::{Duel, Score};
use parlour::ai::Budget;
use parlour::games::{self, Rules};
use parlour::table::Level;
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str = "usage: arena <game> [--games N] [--nodes N | --ms N] [--levels hard,expert] [--options \"key=value ...\"] [--seats N] \
                     [--opening N] [--threads N] [--seed N]";

struct Wish {
    rules: &'static Rules,
    games: u64,
    nodes: Option<u64>,
    ms: Option<f64>,
    levels: Vec<Level>,
    options: String,
    seats: u8,
    opening: usize,
    threads: u64,
    seed: u64,
}

fn main() -> ExitCode {
    match read().and_then(|wish| meet(&wish)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("arena: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn read() -> Result<Wish, String> {
    let mut words = std::env::args().skip(1);
    let game = words.next().ok_or(USAGE)?;
    let rules = games::rules(&game).ok_or_else(|| format!("no game is called “{game}”"))?;
    let mut wish = Wish {
        rules,
        games: 100,
        nodes: None,
        ms: None,
        levels: Level::ALL.to_vec(),
        options: String::new(),
        seats: *rules.seats.start(),
        opening: 4,
        threads: 1,
        seed: 1,
    };
    while let Some(key) = words.next() {
        let value = words.next().ok_or(USAGE)?;
        let number = || match value.parse::<u64>() {
            Ok(number) => Ok(number),
            Err(_) => Err(format!("{key} wants a number, not “{value}”")),
        };
        match key.as_str() {
            "--games" => wish.games = number()?.max(2),
            "--nodes" => wish.nodes = Some(number()?),
            "--ms" => wish.ms = Some(number()? as f64),
            "--levels" => {
                let named = |level: &Level| value.split(',').any(|name| name == level.id());
                wish.levels = Level::ALL.into_iter().filter(named).collect();
            }
            "--options" => wish.options = value,
            "--seats" => wish.seats = number()? as u8,
            "--opening" => wish.opening = number()? as usize,
            "--threads" => wish.threads = number()?.max(1),
            "--seed" => wish.seed = number()?,
            _ => return Err(USAGE.into()),
        }
    }
    if !wish.rules.seats.contains(&wish.seats) {
        return Err(format!("{game} is not for {}", wish.seats));
    }
    Ok(wish)
}

/// The budget of a level.
fn budget(wish: &Wish, level: Level) -> Budget {
    let normal = (wish.rules.budget)(level);
    match (wish.nodes, wish.ms) {
        (Some(nodes), _) => Budget::of_nodes(nodes),
        (None, Some(ms)) => {
            let expert = (wish.rules.budget)(Level::Expert).milliseconds;
            Budget::of_milliseconds(normal.milliseconds * ms / expert)
        }
        (None, None) => normal,
    }
}

/// Lets all pairs meet and prints the cross-table: each row's wins, draws and losses against each column.
fn meet(wish: &Wish) -> Result<(), String> {
    let mut table = [[Score::default(); 4]; 4];
    for (i, &weaker) in wish.levels.iter().enumerate() {
        for (j, &stronger) in wish.levels.iter().enumerate().skip(i + 1) {
            let score = pairs(wish, [stronger, weaker])?;
            eprintln!("{} against {}: {score}", stronger.id(), weaker.id());
            table[j][i] = score;
            table[i][j] = Score {
                won: score.lost,
                lost: score.won,
                ..score
            };
        }
    }
    println!(
        "{}, {} games a pair: + won, = drawn, - lost, share of the decided games won with its 95 % interval",
        wish.rules.id, wish.games
    );
    let mut heads = String::new();
    for level in &wish.levels {
        heads.push_str(&format!("{:>28}", level.id()));
    }
    println!("{:<8}{heads}", "");
    for (i, level) in wish.levels.iter().enumerate() {
        let mut row = format!("{:<8}", level.id());
        for (j, score) in table[i].iter().enumerate().take(wish.levels.len()) {
            let cell = if i == j {
                String::new()
            } else {
                score.to_string()
            };
            row.push_str(&format!("{cell:>28}"));
        }
        println!("{}", row.trim_end());
    }
    Ok(())
}

fn pairs(wish: &Wish, levels: [Level; 2]) -> Result<Score, String> {
    let duel = Duel {
        rules: wish.rules,
        seats: wish.seats,
        options: wish.options.clone(),
        opening: wish.opening,
        levels,
        budgets: levels.map(|level| budget(wish, level)),
    };
    let begun = Instant::now();
    let clock = || begun.elapsed().as_secs_f64() * 1_000.0;
    let play = |thread: u64| {
        let pairs = wish.games.div_ceil(2);
        let seeds = (thread..pairs).step_by(wish.threads as usize);
        duel.pairs(seeds.map(|i| wish.seed.wrapping_add(i)), &clock)
    };
    let mut score = Score::default();
    std::thread::scope(|scope| {
        let mut threads = Vec::new();
        for thread in 0..wish.threads {
            threads.push(scope.spawn({
                let play = &play;
                move || play(thread)
            }));
        }
        for thread in threads {
            let part = thread
                .join()
                .map_err(|_| "a thread panicked, as told above")?;
            score.add(part?);
        }
        Ok(score)
    })
}
