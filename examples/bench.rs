//! How fast the rules count and the page starts: `make bench`. Prints, and asserts nothing: seconds belong to the machine.
//!
//! Rules: for each game the number of move sequences from the standard start (perft), natively. Page: the milliseconds from
//! navigation to the first possible tap in headless Chromium, beside those of an empty Leptos page (`examples/empty.rs`) built,
//! started, sealed and served the same way; their ratio is what can be compared between machines. `DIST` names another folder
//! than `dist`.

#[path = "../tests/web/mod.rs"]
#[allow(dead_code, unused_imports)]
mod web;

use parlour::games::RULES;
use serde_json::json;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
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
const KEPT: &str = "await navigator.serviceWorker.ready; return true;";

/// Started by our own `start.js`, with the notice it removes, and with what `seal.sh` demands of a page.
const EMPTY: &str = r#"<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Empty</title>
  <meta name="build" content="unsealed">
  <link rel="stylesheet" href="./empty.css">
  <link rel="modulepreload" href="./empty.js">
  <link rel="preload" href="./empty_bg.wasm" as="fetch" type="application/wasm" crossorigin>
  <script src="./start.js" data-js="./empty.js" data-wasm="./empty_bg.wasm" data-texts="./en.txt" defer></script>
</head>
<body><main id="notice"><p id="reason"></p></main></body>
</html>
"#;

#[tokio::main]
async fn main() -> ExitCode {
    count();
    println!();
    match start_pages().await {
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
        .args(["--target", "web", "--no-typescript", "--out-dir"])
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
