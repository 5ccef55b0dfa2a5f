//! How fast the computer thinks, natively and in the browser's worker, and whether the page stutters meanwhile.

use super::Effort;
use super::web::{self, Browser, Done, Driver, Server};
use parlour::ai::protocol::AiRequest;
use parlour::ai::{Budget, Limits};
use parlour::game::{Game as _, Turn};
use parlour::games::mancala::{Mancala, Move, solver::Rows};
use parlour::games::{RULES, rules};
use parlour::table::{Colour, Level, MatchId, Moves, Participant, Record, Timestamp};
use serde_json::json;
use std::time::Instant;

/// Opens a worker as the page does, and leaves a function that asks it one thing: it tells whether everything is known that was
/// asked, how many milliseconds that took, how many positions had been looked at with the last better move, and when that was.
const OPEN: &str = r#"
    globalThis.computer?.terminate();
    const worker = globalThis.computer = new Worker("./worker_loader.js");
    const hear = (act) => new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error("the worker is silent")), 28000);
        const end = (value) => {
            clearTimeout(late);
            done(value);
        };
        worker.onerror = ({ message }) => fail(new Error(message));
        worker.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.failed) fail(new Error(message.failed.reason));
            else act(message, end);
        };
    });
    await hear(({ ready }, end) => ready && end());
    globalThis.ask = (request) => {
        const begun = performance.now();
        const since = () => performance.now() - begun;
        let [nodes, last] = [0, 0];
        const answer = hear(({ best, done }, end) => {
            if (best) [nodes, last] = [best.thought.nodes, since()];
            if (done) end([done.complete, since(), nodes, last]);
        });
        worker.postMessage(request);
        return answer;
    };
"#;
const ASK: &str = "return ask(arguments[0]);";
/// What the worker has learnt it goes on extending for a while after its first answer.
const PREPARE: &str = "await new Promise((done) => setTimeout(done, arguments[0]));";

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

/// What the worker had to say to a request.
struct Answer {
    is_complete: bool,
    milliseconds: f64,
    /// With the last better move.
    nodes: f64,
    /// Until then, in milliseconds.
    until_last: f64,
}

/// Measures everything about the computer.
pub async fn think(effort: &Effort) -> Done {
    let server = Server::start(&web::dist()?)?;
    let driver = Driver::start()?;
    let browser = Browser::start(&driver, &server.url()).await?;
    browser.open("").await?;
    solve(&browser, effort).await?;
    search(&browser, effort).await?;
    stutter(&browser).await?;
    browser.close().await?;
    Ok(())
}

async fn ask(browser: &Browser, request: &AiRequest) -> Done<Answer> {
    let answer = browser.run(ASK, vec![json!(request.encode())]).await?;
    let (is_complete, milliseconds, nodes, until_last) = serde_json::from_value(answer)?;
    Ok(Answer {
        is_complete,
        milliseconds,
        nodes,
        until_last,
    })
}

/// Asks for the value of every move, here and there: the same work, so that the times can be compared.
async fn solve(browser: &Browser, effort: &Effort) -> Done {
    println!(
        "{:<18}{:>12}{:>13}{:>13}{:>14}{:>14}{:>8}",
        "values, stones", "positions", "native", "worker", "nodes/s", "worker", "ratio"
    );
    let rules = rules("mancala").ok_or("it is one of the games")?;
    let (positions, longest) = (effort.positions, effort.solving);
    let request = |record: &Record| -> Done<AiRequest> {
        Ok(AiRequest::Values {
            ticket: 1,
            about: (rules.position_after)(record)?,
            milliseconds: longest,
        })
    };
    if !effort.is_short {
        while (rules.prepare)() {}
    }
    browser.script(OPEN).await?;
    ask(browser, &request(&position(effort.stones[0], positions))?).await?;
    browser.run(PREPARE, vec![json!(effort.preparing)]).await?;
    for &stones in effort.stones {
        let (mut nodes, mut native, mut worker, mut known) = (0, 0.0, 0.0, true);
        for record in (0..positions).map(|number| position(stones, number)) {
            let begun = Instant::now();
            let clock = || begun.elapsed().as_secs_f64() * 1_000.0;
            let mut limits = Limits::new(Budget::of_milliseconds(longest.into()), &clock);
            known &= (rules.values)(&record, &mut limits, &mut |_, _| ())?;
            native += clock();
            nodes += limits.nodes();
            let answer = ask(browser, &request(&record)?).await?;
            known &= answer.is_complete;
            worker += answer.milliseconds;
        }
        match known {
            true => println!(
                "{stones:<18}{positions:>12}{native:>10.1} ms{worker:>10.1} ms{:>14.0}{:>14.0}{:>8.2}",
                nodes as f64 / native * 1_000.0,
                nodes as f64 / worker * 1_000.0,
                native / worker
            ),
            false => {
                println!("{stones:<18}{positions:>12}  not all known within {longest} ms each")
            }
        }
    }
    println!("ratio: the worker's speed, native being 1\n");
    Ok(())
}

/// How many positions a second Expert looks at in each game, here and there.
async fn search(browser: &Browser, effort: &Effort) -> Done {
    let (searched, milliseconds) = (effort.searched, effort.searching);
    println!(
        "{:<18}{:>12}{:>14}{:>14}{:>8}",
        format!("Expert, {milliseconds} ms"),
        "positions",
        "nodes/s",
        "worker",
        "ratio"
    );
    for rules in RULES {
        let (mut nodes, mut time, mut there, mut took) = (0, 0.0, 0.0, 0.0);
        browser.script(OPEN).await?;
        for seed in 0..searched {
            let record = (rules.begun_at_random)(2, "", 8 + seed as usize, seed)?;
            let begun = Instant::now();
            let clock = || begun.elapsed().as_secs_f64() * 1_000.0;
            let mut limits = Limits::new(Budget::of_milliseconds(milliseconds.into()), &clock);
            let mut last = (0, 0.0);
            (rules.think)(&record, Level::Expert, &mut limits, &mut |thought| {
                last = (thought.nodes, clock());
            })?;
            nodes += last.0;
            time += last.1;
            let request = AiRequest::Move {
                ticket: seed as u32,
                about: (rules.position_after)(&record)?,
                level: Level::Expert,
                milliseconds,
            };
            let answer = ask(browser, &request).await?;
            there += answer.nodes;
            took += answer.until_last;
        }
        let (here, there) = (nodes as f64 / time * 1_000.0, there / took * 1_000.0);
        let ratio = there / here;
        println!(
            "{:<18}{searched:>12}{here:>14.0}{there:>14.0}{ratio:>8.2}",
            rules.id
        );
    }
    println!("up to the last better move of each; ratio as above\n");
    Ok(())
}

/// Whether the page stutters while the computer thinks.
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
        begun: Timestamp(0),
        options: options.to_string(),
        seats: vec![
            Participant::person("Ann", Colour::Red),
            Participant::person("Ben", Colour::Blue),
        ],
        moves: Moves::Written(moves),
        ..Record::default()
    }
}
