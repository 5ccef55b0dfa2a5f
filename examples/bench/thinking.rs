//! How fast the computer thinks, natively and in the browser's worker, and whether the page stutters meanwhile.

use super::web::{self, Browser, Done, Driver, Server};
use parlour::ai::letters::{Question, Wish};
use parlour::ai::{Asked, Budget, Limits};
use parlour::game::{Game as _, Turn};
use parlour::games::mancala::{Mancala, Move, solver::Rows};
use parlour::games::{RULES, rules};
use parlour::table::{Colour, Level, MatchId, Moves, Record, Sitter, Stamp};
use serde_json::json;
use std::time::Instant;

/// Positions of so many stones in play.
const STONES: [i32; 6] = [20, 24, 28, 32, 36, 40];
/// So many positions of each, of which the times are summed.
const POSITIONS: u32 = 3;
/// So many positions of each game are searched.
const SEARCHED: u64 = 6;
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

/// Asks a worker for moves, one after another, and tells how many positions it had looked at with the last better one, and how many
/// milliseconds that was after the question.
const SEARCH: &str = r#"
    const worker = new Worker("./worker_loader.js");
    const heard = (act) => new Promise((done) => {
        worker.onmessage = ({ data }) => act(data.split(" "), done);
    });
    await heard(([kind], done) => { if (kind === "ready") done(); });
    let [nodes, time] = [0, 0];
    for (const letter of arguments[0]) {
        const begun = performance.now();
        const best = [0, 0];
        const end = heard((words, done) => {
            if (words[0] === "best") best.splice(0, 2, Number(words[6]), performance.now() - begun);
            if (words[0] === "done") done();
        });
        worker.postMessage(letter);
        await end;
        nodes += best[0];
        time += best[1];
    }
    worker.terminate();
    return [nodes, time];
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
    speeds(&browser).await?;
    let stutter = stutter(&browser).await;
    browser.close().await?;
    stutter
}

/// How many positions a second Expert looks at in each game, here and there.
async fn speeds(browser: &Browser) -> Done {
    println!(
        "{:<18}{:>12}{:>14}{:>14}{:>8}",
        "Expert, 1 s each", "positions", "nodes/s", "worker", "ratio"
    );
    for rules in RULES {
        let (mut nodes, mut time, mut letters) = (0, 0.0, Vec::new());
        for seed in 0..SEARCHED {
            let record = (rules.begun_at_random)(2, "", 8 + seed as usize, seed)?;
            let begun = Instant::now();
            let clock = || begun.elapsed().as_secs_f64() * 1_000.0;
            let mut limits = Limits::new(Budget::of_milliseconds(1_000.0), &clock);
            let mut last = (0, 0.0);
            (rules.think)(&record, Level::Expert, &mut limits, &mut |thought| {
                last = (thought.nodes, clock());
            })?;
            nodes += last.0;
            time += last.1;
            let question = Question {
                ticket: seed as u32,
                wish: Wish::Move(Level::Expert),
                milliseconds: 1_000,
            };
            letters.push(question.write(&(rules.asked)(&record)?));
        }
        let told = browser.run(SEARCH, vec![json!(letters)]).await?;
        let [there, took]: [f64; 2] = serde_json::from_value(told)?;
        let (here, there) = (nodes as f64 / time * 1_000.0, there / took * 1_000.0);
        let ratio = there / here;
        println!(
            "{:<18}{SEARCHED:>12}{here:>14.0}{there:>14.0}{ratio:>8.2}",
            rules.id
        );
    }
    println!("up to the last better move of each; ratio as above\n");
    Ok(())
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
