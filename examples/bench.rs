//! How fast the rules count and the page starts: `make bench`. Prints, and asserts nothing: seconds belong to the machine.
//!
//! Rules: for each game the number of move sequences from the standard start (perft), natively. Page: the milliseconds from
//! navigation to the first possible tap in headless Chromium, beside those of an empty Leptos page (`examples/empty.rs`) built,
//! started, sealed and served the same way; their ratio is what can be compared between machines. `DIST` names another folder
//! than `dist`. History: how long a list of thousands of matches takes to open and to filter, in the same units. The computer: how
//! long it takes to solve positions natively and in the browser's worker, and the longest task of the page while it thinks.
//! Placing: the longest frame while a settlement is placed on a full board.
//! `cargo run --release --example bench -- computer` runs one part: `rules`, `page`, `history`, `placing` or `computer`.

#[path = "bench/placing.rs"]
mod placing;
#[path = "bench/thinking.rs"]
mod thinking;
#[path = "../tests/web/mod.rs"]
#[allow(dead_code, unused_imports)]
mod web;

use parlour::app::matches::Deed;
use parlour::games::{FACES, RULES, Wish, retell_any};
use parlour::store::{Drawer as _, Form, Memory, PREFIX, Store};
use parlour::table::{Colour, MatchId, Record, Sitter, Stamp, When};
use serde_json::json;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::rc::Rc;
use std::time::{Duration, Instant};
use web::{Browser, Done, Driver, Server};

/// Deep enough to be timed: the first depth with so many sequences.
const ENOUGH: u64 = 5_000_000;
/// No deeper, for games whose moves are forced.
const DEEPEST: u32 = 30;
/// Counts of which the best is told.
const COUNTS: usize = 3;
/// Loads of which the median is told.
const LOADS: usize = 7;
/// Matches in the history.
const MATCHES: u32 = 5_000;
/// How many times slower the processor is made.
const SLOWED: f64 = 4.0;
/// What a browser has to do for itself after its start.
const SETTLING: Duration = Duration::from_millis(400);

/// Notes the first moment at which a link is there and drawn, and the page has nothing else to do.
const WATCH: &str = r#"
    globalThis.firstTap = new Promise((done) => {
        new MutationObserver((_, watch) => {
            if (!document.querySelector("body a[href]")) return;
            watch.disconnect();
            requestAnimationFrame(() => requestIdleCallback(() => done(performance.now())));
        }).observe(document, { childList: true, subtree: true });
    });
"#;
/// Does something, and tells how long it took until the list was drawn anew.
const LIST: &str = r#"
    const [act] = arguments;
    const begun = performance.now();
    if (act === "open") location.hash = '#/history';
    else {
        const list = document.querySelectorAll(".filters select")[0];
        list.value = act;
        list.dispatchEvent(new Event("change", { bubbles: true }));
    }
    await new Promise((done) => {
        new MutationObserver((_, watch) => {
            if (!document.querySelector(".match")) return;
            watch.disconnect();
            done();
        }).observe(document.body, { childList: true, subtree: true });
    });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - begun;
"#;
const STORE: &str = "for (const [key, value] of arguments[0]) localStorage.setItem(key, value);";
const KEPT: &str = "await navigator.serviceWorker.ready; return true;";

/// Started by our own `start.js`, with the notice it removes, and with what `seal.sh` demands of a page.
const EMPTY: &str = r#"<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Empty</title>
  <meta name="build" content="unsealed">
  <link rel="stylesheet" href="./empty.css">
  <link rel="preload" href="./empty_bg.wasm" as="fetch" type="application/wasm" crossorigin>
  <script src="./empty.js" defer></script>
  <script src="./start.js" data-wasm="./empty_bg.wasm" data-texts="./en.txt" defer></script>
</head>
<body><main id="notice"><p id="reason"></p></main></body>
</html>
"#;

#[tokio::main]
async fn main() -> ExitCode {
    let named: Vec<String> = std::env::args().skip(1).collect();
    let wanted = |part: &str| named.is_empty() || named.iter().any(|name| name == part);
    let all = async {
        if wanted("rules") {
            count();
            println!();
        }
        if wanted("page") {
            start_pages().await?;
            println!();
        }
        if wanted("history") {
            list_matches().await?;
            println!();
        }
        if wanted("placing") {
            placing::place().await?;
            println!();
        }
        if wanted("computer") {
            thinking::think().await?;
        }
        Ok::<_, Box<dyn std::error::Error + Send + Sync>>(())
    };
    match all.await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn count() {
    println!(
        "{:<28}{:>5}{:>12}{:>9}{:>16}",
        "perft", "depth", "nodes", "seconds", "nodes a second"
    );
    for rules in RULES {
        let depth = (1..DEEPEST)
            .find(|&depth| (rules.perft)(depth) >= ENOUGH)
            .unwrap_or(DEEPEST);
        let (mut nodes, mut seconds) = (0, f64::INFINITY);
        for _ in 0..COUNTS {
            let begun = Instant::now();
            nodes = black_box((rules.perft)(black_box(depth)));
            seconds = seconds.min(begun.elapsed().as_secs_f64());
        }
        let speed = nodes as f64 / seconds;
        println!(
            "{:<28}{depth:>5}{nodes:>12}{seconds:>9.3}{speed:>16.0}",
            rules.id
        );
    }
}

async fn start_pages() -> Done {
    let dist = web::dist()?;
    eprintln!("building the empty page");
    let empty = build_empty()?;
    let servers = [Server::start(&dist)?, Server::start(&empty)?];
    let driver = Driver::start()?;
    println!(
        "{:<28}{:>14}{:>14}{:>14}",
        "first possible tap", "parlour", "empty page", "ratio"
    );
    for slower in [1.0, SLOWED] {
        // Of each visit, of each page: how long each load took.
        let mut times: [[Vec<f64>; 2]; 2] = Default::default();
        for _ in 0..LOADS {
            for (page, server) in servers.iter().enumerate() {
                let mut browser = Browser::start(&driver, &server.url()).await?;
                let taken = visit_twice(&mut browser, &server.url(), slower).await;
                browser.close().await?;
                for (visit, time) in taken?.into_iter().enumerate() {
                    times[visit][page].push(time);
                }
            }
        }
        for (visit, [parlour, empty]) in ["first visit", "from cache"].iter().zip(times) {
            let (parlour, empty) = (median(parlour), median(empty));
            let name = match slower > 1.0 {
                true => format!("{visit}, {slower}x slower"),
                false => (*visit).to_owned(),
            };
            let ratio = parlour / empty;
            println!("{name:<28}{parlour:>11.0} ms{empty:>11.0} ms{ratio:>14.2}");
        }
    }
    println!("median of {LOADS} loads; slower: the page's own thread only");
    Ok(())
}

/// With nothing kept yet, and another day with all of it.
async fn visit_twice(browser: &mut Browser, home: &str, slower: f64) -> Done<[f64; 2]> {
    let first = visit(browser, home, slower).await?;
    browser.script(KEPT).await?;
    browser.come_back().await?;
    Ok([first, visit(browser, home, slower).await?])
}

async fn visit(browser: &Browser, home: &str, slower: f64) -> Done<f64> {
    let watch = json!({ "source": WATCH });
    let tab = browser.web().cdp();
    tab.send_raw("Page.addScriptToEvaluateOnNewDocument", watch)
        .await?;
    // Elsewhere on the same host, beyond the service worker: the slowness belongs to a process, and a host has its own.
    let host: Vec<_> = home.split('/').take(3).collect();
    browser.visit(&format!("{}/", host.join("/"))).await?;
    tokio::time::sleep(SETTLING).await;
    browser.slow(slower).await?;
    browser.visit(home).await?;
    // Asked once: to ask again and again would keep the page from its work.
    let time = browser.script("return firstTap;").await?;
    browser.slow(1.0).await?;
    Ok(time.as_f64().ok_or("the page did not tell the time")?)
}

/// Opens and filters a long history.
async fn list_matches() -> Done {
    let kept = stored()?;
    let server = Server::start(&web::dist()?)?;
    let driver = Driver::start()?;
    let browser = Browser::start(&driver, &server.url()).await?;
    browser.visit(&server.url()).await?;
    for some in kept.chunks(500) {
        browser.run(STORE, vec![json!(some)]).await?;
    }
    println!("{MATCHES} matches, {SLOWED}x slower");
    for (name, lull, act) in [
        ("listed at once", Duration::ZERO, "open"),
        ("listed from the lobby", SETTLING * 4, "open"),
        ("filtered", SETTLING * 4, "1"),
        ("filtered again", SETTLING * 4, "2"),
    ] {
        let mut times = Vec::new();
        for _ in 0..LOADS {
            browser.visit(&server.url()).await?;
            browser.started().await?;
            tokio::time::sleep(lull).await;
            browser.slow(SLOWED).await?;
            let mut time = browser.run(LIST, vec![json!("open")]).await?;
            if act != "open" {
                tokio::time::sleep(SETTLING * 4).await;
                time = browser.run(LIST, vec![json!(act)]).await?;
            }
            browser.slow(1.0).await?;
            times.push(time.as_f64().ok_or("the page did not tell the time")?);
        }
        println!("{name:<28}{:>11.0} ms", median(times));
    }
    browser.close().await?;
    Ok(())
}

/// Everything stored after so many matches: the first game of the shelf, moves by chance, three people.
fn stored() -> Done<Vec<[String; 2]>> {
    let names = ["Ann", "Ben", "Zoë"];
    let mut text = String::from("parlour export 1\n\n");
    for number in 0..MATCHES {
        let people = [names[number as usize % 3], names[(number as usize + 1) % 3]];
        text += &format!("{}\n", played(number, people)?);
    }
    text += "end of export\n";
    let memory = Rc::new(Memory::default());
    let store = Store::new(memory.clone(), retell_any);
    let plan = store.plan(&text).map_err(|flaw| flaw.text())?;
    store.apply(plan, Stamp(0));
    let mut all = Vec::new();
    for key in memory.keys() {
        let value = memory.get(&key).map_err(|_| "memory does not fail")?;
        all.push([format!("{PREFIX}{key}"), value.unwrap_or_default()]);
    }
    Ok(all)
}

fn played(number: u32, people: [&str; 2]) -> Done<Record> {
    let boxed = &FACES[0];
    let begun = Stamp(1_800_000_000 + u64::from(number) * 3_600);
    let colours = [Colour::Red, Colour::Blue];
    let record = (boxed.begin)(&Wish {
        id: MatchId(number),
        begun,
        options: String::new(),
        seats: people
            .iter()
            .zip(colours)
            .map(|(name, colour)| Sitter::person(name, colour))
            .collect(),
        seed: 1,
    })
    .map_err(|flaw| flaw.text())?;
    let mut table = (boxed.open)(&record).map_err(|flaw| flaw.text())?;
    let when = When {
        now: begun,
        spent: 30,
    };
    let mut chance = number;
    while table.end().is_none() {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let wish = (chance >> 16) as usize % 8;
        // A number beyond the last legal move is refused: then the first is made.
        if !table.act(Deed::Play(wish), when) && !table.act(Deed::Play(0), when) {
            table.act(Deed::Draw, when);
        }
    }
    Ok(table.record(Form::Written))
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Builds the empty page as Trunk builds ours, and returns its folder.
fn build_empty() -> Done<PathBuf> {
    let (source, target) = (Path::new(env!("CARGO_MANIFEST_DIR")), web::target());
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let wasm = "wasm32-unknown-unknown";
    run(Command::new(cargo)
        .args(["build", "--quiet", "--locked", "--example", "empty"])
        .args(["--profile", "app", "--target", wasm, "--target-dir"])
        .arg(&target)
        .current_dir(source))?;
    let folder = target.join("empty-page");
    let _ = std::fs::remove_dir_all(&folder);
    run(Command::new("wasm-bindgen")
        .args(["--target", "no-modules", "--no-typescript", "--out-dir"])
        .arg(&folder)
        .arg(target.join(wasm).join("app/examples/empty.wasm")))?;
    std::fs::copy(source.join("src/shell/start.js"), folder.join("start.js"))?;
    std::fs::write(folder.join("index.html"), EMPTY)?;
    std::fs::write(folder.join("empty.css"), "a { color: inherit }\n")?;
    std::fs::write(folder.join("manifest.webmanifest"), "{}\n")?;
    let sealed = web::reseal(&folder)?;
    if !sealed.status.success() {
        return Err(String::from_utf8_lossy(&sealed.stderr).into());
    }
    Ok(folder)
}

/// Runs a tool, which is heard only if it fails.
fn run(command: &mut Command) -> Done {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command
        .output()
        .map_err(|e| format!("cannot start {name}: {e}; `make setup` installs it"))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!(
            "the empty page could not be built: {}",
            String::from_utf8_lossy(&output.stderr).trim_end()
        )
        .into()),
    }
}
