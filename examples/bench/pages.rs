//! How long our page and an empty one take to start.

use super::web::{self, Browser, Done, Driver, Server};
use super::{Effort, SETTLING, SLOWED, median};
use std::path::{Path, PathBuf};
use std::process::Command;

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
/// That moment; or why there is none.
const FIRST_TAP: &str = r#"
    const late = new Promise((_, fail) => {
        setTimeout(() => fail(new Error(`nothing can be tapped: ${document.body.innerText}`)), 20000);
    });
    return Promise.race([firstTap, late]);
"#;
/// Whether the page is kept for another visit, soon.
const KEPT: &str = r#"
    const late = new Promise((_, fail) => {
        setTimeout(() => fail(new Error("the service worker does not get ready")), 20000);
    });
    return Promise.race([navigator.serviceWorker.ready.then(() => true), late]);
"#;

/// Loads both pages, fresh and from the cache, at the machine's speed and slowed down.
pub async fn start(effort: &Effort) -> Done {
    let dist = web::dist()?;
    eprintln!("building the empty page");
    let empty = build_empty(&dist, effort)?;
    let servers = [Server::start(&dist)?, Server::start(&empty)?];
    let driver = Driver::start()?;
    println!(
        "{:<28}{:>14}{:>14}{:>14}",
        "first possible tap", "parlour", "empty page", "ratio"
    );
    for slower in [1.0, SLOWED] {
        // Of each visit, of each page: how long each load took.
        let mut times: [[Vec<f64>; 2]; 2] = Default::default();
        for _ in 0..effort.loads {
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
    println!(
        "median of loads: {}; slower: the page's own thread only",
        effort.loads
    );
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
    browser.before_each_page(WATCH).await?;
    // Elsewhere on the same host, beyond the service worker: the slowness belongs to a process, and a host has its own.
    let host: Vec<_> = home.split('/').take(3).collect();
    browser.visit(&format!("{}/", host.join("/"))).await?;
    tokio::time::sleep(SETTLING).await;
    browser.slow(slower).await?;
    browser.visit(home).await?;
    // Asked once: to ask again and again would keep the page from its work.
    let time = browser.script(FIRST_TAP).await?;
    browser.slow(1.0).await?;
    Ok(time.as_f64().ok_or("the page did not tell the time")?)
}

/// Builds the empty page as Trunk builds ours, and returns its folder.
fn build_empty(dist: &Path, effort: &Effort) -> Done<PathBuf> {
    let (source, target) = (Path::new(env!("CARGO_MANIFEST_DIR")), web::target());
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let wasm = "wasm32-unknown-unknown";
    let (profile, built) = effort.profile;
    run(Command::new(cargo)
        .args(["build", "--quiet", "--locked", "--example", "empty"])
        .args(["--profile", profile, "--target", wasm, "--target-dir"])
        .arg(&target)
        .current_dir(source))?;
    let folder = target.join("empty-page");
    let _ = std::fs::remove_dir_all(&folder);
    run(Command::new("wasm-bindgen")
        .args(["--target", "web", "--no-typescript", "--out-dir"])
        .arg(&folder)
        .arg(target.join(wasm).join(built).join("examples/empty.wasm")))?;
    let ours = std::fs::read_to_string(dist.join("index.html"))?;
    let page = empty_page(&ours)?;
    for name in names_in(&page).filter(|name| !name.starts_with("empty")) {
        std::fs::copy(dist.join(name), folder.join(name))?;
    }
    // A page is sealed with its worker.
    for name in ["worker.js", "worker_bg.wasm"] {
        std::fs::copy(dist.join(name), folder.join(name))?;
    }
    std::fs::write(folder.join("index.html"), page)?;
    std::fs::write(folder.join("empty.css"), "a { color: inherit }\n")?;
    std::fs::write(folder.join("manifest.webmanifest"), "{}\n")?;
    let sealed = web::reseal(&folder)?;
    if !sealed.status.success() {
        return Err(String::from_utf8_lossy(&sealed.stderr).into());
    }
    Ok(folder)
}

/// The page of another program, started by the tags that start ours, with the notice that is removed then.
fn empty_page(ours: &str) -> Done<String> {
    let program = ours
        .split_once("data-wasm=\"./")
        .and_then(|(_, rest)| rest.split_once("_bg.wasm"))
        .ok_or("index.html does not name its program")?
        .0;
    let mut tags = String::new();
    for tag in ours.split('<').skip(1) {
        let starts = [
            "script ",
            "link rel=\"modulepreload\"",
            "link rel=\"preload\"",
        ];
        if starts.iter().any(|start| tag.starts_with(start)) {
            let tag = tag.split('>').next().unwrap_or_default();
            let end = match tag.starts_with("script") {
                true => "</script>",
                false => "",
            };
            tags += &format!("  <{}>{end}\n", tag.replace(program, "empty"));
        }
    }
    Ok(format!(
        r#"<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Empty</title>
  <meta name="build" content="unsealed">
  <link rel="stylesheet" href="./empty.css">
{tags}</head>
<body><main id="notice"><p id="reason"></p></main></body>
</html>
"#
    ))
}

/// The files beside it that a page names.
fn names_in(page: &str) -> impl Iterator<Item = &str> {
    page.split('"').filter_map(|part| part.strip_prefix("./"))
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
