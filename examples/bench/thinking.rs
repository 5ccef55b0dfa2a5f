//! How fast the computer thinks, natively and in the browser's worker, and whether the page stutters meanwhile.

use super::web::{self, Browser, Done, Driver, Server};
use parlour::ai::letters::{Question, Wish};
use parlour::ai::{Asked, Budget, Limits};
use parlour::game::{Game as _, Turn};
use parlour::games::mancala::{Mancala, Move, solver::Rows};
use parlour::games::rules;
use parlour::table::{Colour, MatchId, Moves, Record, Sitter, Stamp};
use serde_json::json;
use std::time::Instant;

/// Positions of so many stones in play.
const STONES: [i32; 6] = [20, 24, 28, 32, 36, 40];
/// So many positions of each, of which the times are summed.
const POSITIONS: u32 = 3;
/// No longer on one of them, in milliseconds.
const LONGEST: u32 = 20_000;

/// Opens a worker as the page does, asks it one thing after another, and tells how long each took, in milliseconds.
const ASK: &str = r#"
    const worker = new Worker("./worker_loader.js");
    const heard = (kind) => new Promise((done) => {
        worker.onmessage = ({ data }) => { if (data.startsWith(kind)) done(data); };
    });
    await heard("ready ");
    const [first, letters] = arguments;
    // It learns what it needs to know once, and goes on doing so for a while after its first answer.
    const ready = heard("done ");
    worker.postMessage(first);
    await ready;
    await new Promise((done) => setTimeout(done, 6000));
    const times = [];
    for (const letter of letters) {
        const begun = performance.now();
        const end = heard("done ");
        worker.postMessage(letter);
        times.push((await end).endsWith(" 1") ? performance.now() - begun : null);
    }
    worker.terminate();
    return times;
"#;

/// Notes for two seconds how late timers of five milliseconds are, and what the browser calls a long task.
const WATCH: &str = r#"
    let [last, latest, longest] = [performance.now(), 0, 0];
    new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ entryTypes: ["longtask"] });
    document.querySelector(".stage [data-spot=S1]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const begun = performance.now();
    while (performance.now() - begun < 2000) {
        await new Promise((done) => setTimeout(done, 5));
        latest = Math.max(latest, performance.now() - last);
        last = performance.now();
    }
    return [latest, longest];
"#;

/// Asks for the value of every move, here and there: the same work, so that the times can be compared.
pub async fn think() -> Done {
    let server = Server::start(&web::dist()?)?;
    let driver = Driver::start()?;
    let browser = Browser::start(&driver, &server.url()).await?;
    browser.open("").await?;
    println!(
        "{:<18}{:>12}{:>13}{:>13}{:>14}{:>14}{:>8}",
        "values, stones", "positions", "native", "worker", "nodes/s", "worker", "ratio"
    );
    let rules = rules("mancala").ok_or("it is on the shelf")?;
    let first = letter(&(rules.asked)(&position(STONES[0], POSITIONS))?, 0);
    while (rules.prepare)() {}
    for stones in STONES {
        let records: Vec<Record> = (0..POSITIONS).map(|n| position(stones, n)).collect();
        let (mut nodes, mut native, mut known) = (0, 0.0, true);
        let mut letters = Vec::new();
        for record in &records {
            let begun = Instant::now();
            let clock = || begun.elapsed().as_secs_f64() * 1_000.0;
            let budget = Budget::of_milliseconds(LONGEST.into());
            let mut limits = Limits::new(budget, &clock);
            known &= (rules.values)(record, &mut limits, &mut |_, _| ())?;
            native += clock();
            nodes += limits.nodes();
            letters.push(letter(&(rules.asked)(record)?, letters.len() as u32));
        }
        let times = browser.run(ASK, vec![json!(first), json!(letters)]).await?;
        let times: Vec<Option<f64>> = serde_json::from_value(times)?;
        let worker: Option<f64> = times.into_iter().sum();
        match worker.filter(|_| known) {
            Some(worker) => println!(
                "{stones:<18}{POSITIONS:>12}{native:>10.1} ms{worker:>10.1} ms{:>14.0}{:>14.0}{:>8.2}",
                nodes as f64 / native * 1_000.0,
                nodes as f64 / worker * 1_000.0,
                native / worker
            ),
            None => println!("{stones:<18}{POSITIONS:>12}  not all known within {LONGEST} ms each"),
        }
    }
    println!("ratio: the worker's speed, native being 1\n");
    let stutter = stutter(&browser).await;
    browser.close().await?;
    stutter
}

fn letter(about: &Asked, ticket: u32) -> String {
    let question = Question {
        ticket,
        wish: Wish::Values,
        milliseconds: LONGEST,
    };
    question.write(about)
}

async fn stutter(browser: &Browser) -> Done {
    browser.open("#/new/mancala").await?;
    let row = ".seat-row:nth-child(2)";
    browser.press_in(row, "Computer").await?;
    browser.press_in(row, "Expert").await?;
    browser.sit_down().await?;
    browser.wait_for(".stage .hole.open").await?;
    let seen = browser.script(WATCH).await?;
    let [gap, task]: [f64; 2] = serde_json::from_value(seen)?;
    println!(
        "while it thinks for 2 s: longest gap between timers of 5 ms {gap:.0} ms, longest task over 50 ms {task:.0} ms"
    );
    Ok(())
}

/// A match of moves by chance, up to the first position with so many stones in play.
fn position(stones: i32, number: u32) -> Record {
    let mut chance = number;
    loop {
        let mut game = Mancala::new(2, &Default::default());
        let mut moves = Vec::new();
        while let Turn::Seat(_) = game.turn() {
            if Rows::of(&game).is_some_and(|rows| rows.stones() == stones) {
                return record(moves);
            }
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let legal: Vec<Move> = game.moves();
            let m = legal[(chance >> 16) as usize % legal.len()];
            moves.push(m.to_string());
            game.apply(m);
        }
    }
}

fn record(moves: Vec<String>) -> Record {
    let options: <Mancala as parlour::game::Game>::Options = Default::default();
    Record {
        game: Mancala::ID.to_owned(),
        id: MatchId(1),
        begun: Stamp(0),
        options: options.to_string(),
        seats: vec![
            Sitter::person("Ann", Colour::Red),
            Sitter::person("Ben", Colour::Blue),
        ],
        moves: Moves::Written(moves),
        ..Record::default()
    }
}
