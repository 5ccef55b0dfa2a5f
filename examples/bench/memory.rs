//! How much memory a page keeps that has been open for long: after thousands of screens, and after many matches.

use super::Effort;
use super::web::{self, Browser, Done, Driver, Server};
use parlour::games::GAMES;
use parlour::storage::{Animation, Checksummed, Settings};
use parlour::table::{Colour, Level, MatchId, Participant, Player, Record, Timestamp};
use serde_json::json;
use std::time::Duration;

/// Notes the memory of the page's program, which nothing else in the page can be asked for.
const WATCH: &str = r#"
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...all) => {
        const made = await instantiate.apply(WebAssembly, all);
        globalThis.memory = made.instance.exports.memory;
        return made;
    };
"#;

/// Opens some screens one after another, each once the one before is there.
const WALK: &str = r#"
    const [routes, count, from] = arguments;
    for (let i = from; i < from + count; i += 1) {
        location.hash = routes[i % routes.length];
        await new Promise((done) => setTimeout(done, 30));
    }
"#;

/// Taps, which skips the pause before each move, for ten seconds or until the match is over; tells whether it is.
const HURRY: &str = r#"
    const end = performance.now() + 10000;
    const isOver = () => document.querySelector("dialog.end[open] h1") !== null;
    while (!isOver() && performance.now() < end) {
        document.querySelector(".stage .board")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await new Promise((done) => setTimeout(done, 5));
    }
    return isOver();
"#;
/// So often it taps before a match counts as one without end.
const PATIENCE: usize = 60;

/// Of screens or matches: how much there was after the first tenth, and at the end.
struct Growth {
    early: Memory,
    late: Memory,
}

impl Growth {
    fn of(measured: &[Memory]) -> Done<Growth> {
        match measured {
            [early, .., late] => Ok(Growth {
                early: *early,
                late: *late,
            }),
            [once] => Ok(Growth {
                early: *once,
                late: *once,
            }),
            [] => Err("nothing was measured".into()),
        }
    }
}

#[derive(Clone, Copy)]
struct Memory {
    wasm: f64,
    heap: f64,
    nodes: f64,
}

/// Walks through all screens, and lets computers play, in one tab.
pub async fn stay(effort: &Effort) -> Done {
    let server = Server::start(&web::dist()?)?;
    let driver = Driver::start()?;
    let browser = Browser::start(&driver, &server.url()).await?;
    browser.before_each_page(WATCH).await?;
    browser.visit(&server.url()).await?;
    browser.started().await?;
    let settings = Settings {
        animation: Animation::Off,
        ..Settings::default()
    };
    let stored = Checksummed::write(&settings.to_json());
    browser.store("settings/all", &stored).await?;
    browser.reload().await?;
    let screens = screens(&browser, effort).await?;
    let matches = matches(&browser, effort).await?;
    browser.close().await?;
    println!(
        "{:<28}{:>14}{:>14}{:>14}",
        "kept in one tab", "early", "at the end", "more"
    );
    for (name, Growth { early, late }) in [
        (format!("{} screens", effort.screens), screens),
        (format!("{} matches", effort.played), matches),
    ] {
        for (what, early, late) in [
            ("wasm, KB", early.wasm, late.wasm),
            ("script's heap, KB", early.heap, late.heap),
            ("nodes", early.nodes, late.nodes),
        ] {
            let more = 100.0 * (late / early - 1.0);
            println!(
                "{:<28}{early:>14.0}{late:>14.0}{more:>12.1} %",
                format!("{name}, {what}")
            );
        }
    }
    Ok(())
}

async fn screens(browser: &Browser, effort: &Effort) -> Done<Growth> {
    let mut routes: Vec<String> = [
        "#/",
        "#/new",
        "#/history",
        "#/players",
        "#/settings",
        "#/about",
    ]
    .map(str::to_owned)
    .to_vec();
    for (number, info) in (1..).zip(GAMES.iter()) {
        let id = MatchId(number);
        browser
            .bring(&record(info.id, id, Player::Person).to_string())
            .await?;
        for route in ["new/", "rules/"] {
            routes.push(format!("#/{route}{}", info.id));
        }
        routes.push(format!("#/match/{id}"));
        routes.push(format!("#/replay/{id}"));
    }
    let tenth = (effort.screens / 10).max(1);
    let mut measured = Vec::new();
    for part in 0..10 {
        let from = part * tenth;
        browser
            .run(WALK, vec![json!(routes), json!(tenth), json!(from)])
            .await?;
        measured.push(measure(browser).await?);
    }
    Growth::of(&measured)
}

async fn matches(browser: &Browser, effort: &Effort) -> Done<Growth> {
    let (tenth, mut measured) = (effort.played.div_ceil(10), Vec::new());
    for number in 0..effort.played {
        let info = &GAMES[number as usize % GAMES.len()];
        let id = MatchId(100 + number);
        let computer = Player::Computer(Level::Easy);
        browser
            .bring(&record(info.id, id, computer).to_string())
            .await?;
        browser.open(&format!("#/match/{id}")).await?;
        let mut is_over = false;
        for _ in 0..PATIENCE {
            is_over = browser.script(HURRY).await? == json!(true);
            if is_over {
                break;
            }
        }
        if !is_over {
            return Err(format!("a match of {} does not end", info.id).into());
        }
        browser.open("#/").await?;
        tokio::time::sleep(Duration::from_millis(100)).await;
        if (number + 1) % tenth == 0 {
            measured.push(measure(browser).await?);
        }
    }
    Growth::of(&measured)
}

/// What the page holds in the lobby, once what nobody needs any more is gone: also the screen before it, which the browser keeps for
/// a moment.
async fn measure(browser: &Browser) -> Done<Memory> {
    for (route, screen) in [("#/about", "main.about"), ("#/", "main.lobby")] {
        browser.open(route).await?;
        browser.wait_for(screen).await?;
    }
    let cdp = browser.web().cdp();
    cdp.send_raw("HeapProfiler.collectGarbage", json!({}))
        .await?;
    let wasm = browser.script("return memory.buffer.byteLength;").await?;
    let heap = cdp.send_raw("Runtime.getHeapUsage", json!({})).await?;
    let nodes = cdp.send_raw("Memory.getDOMCounters", json!({})).await?;
    Ok(Memory {
        wasm: wasm.as_f64().ok_or("no memory was noted")? / 1024.0,
        heap: heap["usedSize"].as_f64().ok_or("no heap was told")? / 1024.0,
        nodes: nodes["nodes"].as_f64().ok_or("no nodes were told")?,
    })
}

/// A new match of two such players.
fn record(game: &str, id: MatchId, player: Player) -> Record {
    let info = GAMES
        .iter()
        .find(|info| info.id == game)
        .expect("it is in the list");
    let seats = [Colour::Red, Colour::Yellow].map(|colour| Participant {
        player,
        ..Participant::person("Ann", colour)
    });
    let new = parlour::games::NewMatch {
        id,
        begun: Timestamp(1_800_000_000),
        options: String::new(),
        seats: seats.to_vec(),
        seed: u64::from(id.0),
    };
    (info.begin)(&new).expect("the standard game can be played by two")
}
