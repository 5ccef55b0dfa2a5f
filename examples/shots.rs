//! Takes pictures of the built page, to look at: every route at four sizes, by day and by night.
//!
//! ```text
//! cargo run --example shots -- '' '#/settings'
//! cargo run --example shots -- --sizes 1180x820 --light '#/new/mancala ; click .primary ; wait 300 ; key ArrowRight ; name begun'
//! ```
//!
//! A shot is a route and then actions, between ` ; `: `click SELECTOR`, `tap SELECTOR`, `key NAME` (`Enter`, `Control+z`),
//! `fill SELECTOR TEXT`, `wait MILLISECONDS`, `for SELECTOR` (until it is there), `script JAVASCRIPT`, `reload`, `shot NAME` (a
//! picture on the way), `name NAME` (of the file). Every shot begins with an empty store.
//! Options: `--sizes 390x844,820x1180`, `--light`, `--dark`, `--still` (no motion), `--touch`, `--axe` (also what axe-core finds),
//! `--out FOLDER` (else `shots` in the build folder). `DIST` names another folder than `dist`.

#[path = "../tests/web/mod.rs"]
#[allow(dead_code, unused_imports)]
mod web;

use std::path::PathBuf;
use std::time::Duration;
use web::{Browser, Done, Driver, Server};

struct Wish {
    sizes: Vec<(u32, u32)>,
    themes: Vec<bool>,
    still: bool,
    touch: bool,
    axe: bool,
    out: PathBuf,
    shots: Vec<String>,
}

#[tokio::main]
async fn main() -> Done {
    let wish = read(std::env::args().skip(1))?;
    let driver = Driver::start()?;
    let server = Server::start(&web::dist()?)?;
    let browser = Browser::start(&driver, &server.url()).await?;
    browser.touch(wish.touch).await?;
    let taken = take_all(&browser, &wish).await;
    browser.close().await?;
    taken
}

async fn take_all(browser: &Browser, wish: &Wish) -> Done {
    for shot in &wish.shots {
        for &(width, height) in &wish.sizes {
            for &dark in &wish.themes {
                browser.set_size(width, height).await?;
                browser.prefer(dark, wish.still).await?;
                let ending = format!("{width}x{height}-{}", if dark { "dark" } else { "light" });
                if let Err(error) = take(browser, wish, shot, &ending).await {
                    println!("  {shot} at {ending}: {error}");
                }
                for trouble in browser.troubles().await? {
                    println!("  {trouble}");
                }
            }
        }
    }
    Ok(())
}

async fn take(browser: &Browser, wish: &Wish, shot: &str, ending: &str) -> Done {
    let mut parts = shot.split(" ; ").map(str::trim);
    let route = parts.next().unwrap_or_default();
    let mut name = route
        .trim_matches(|c: char| !c.is_alphanumeric())
        .replace(|c: char| !c.is_alphanumeric(), "-");
    if name.is_empty() {
        name = "start".into();
    }
    browser.open("").await?;
    browser
        .script("localStorage.clear(); sessionStorage.clear();")
        .await?;
    browser.visit("about:blank").await?;
    browser.open(route).await?;
    for part in parts {
        let (verb, rest) = part.split_once(' ').unwrap_or((part, ""));
        match verb {
            "click" => browser.click(rest).await?,
            "tap" => browser.tap(rest).await?,
            "key" => browser.key(rest).await?,
            "fill" => {
                let (field, text) = rest.split_once(' ').ok_or("fill SELECTOR TEXT")?;
                browser.fill(field, text).await?;
            }
            "wait" => tokio::time::sleep(Duration::from_millis(rest.parse()?)).await,
            "for" => browser.wait_for(rest).await?,
            "script" => println!("  {}", browser.script(rest).await?),
            "reload" => browser.reload().await?,
            "shot" => picture(browser, wish, rest, ending).await?,
            "name" => name = rest.into(),
            _ => return Err(format!("no action is called {verb}").into()),
        }
    }
    picture(browser, wish, &name, ending).await
}

async fn picture(browser: &Browser, wish: &Wish, name: &str, ending: &str) -> Done {
    // Two frames, so that what was just done is drawn.
    browser.script("await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));").await?;
    let path = wish.out.join(format!("{name}-{ending}.png"));
    browser.screenshot(&path).await?;
    println!("{}", path.display());
    if wish.axe {
        browser
            .axe()
            .await?
            .iter()
            .for_each(|finding| println!("  {finding}"));
    }
    Ok(())
}

fn read(mut arguments: impl Iterator<Item = String>) -> Done<Wish> {
    let mut wish = Wish {
        sizes: vec![(390, 844), (820, 1180), (1180, 820), (1600, 1000)],
        themes: vec![false, true],
        still: false,
        touch: false,
        axe: false,
        out: web::target().join("shots"),
        shots: Vec::new(),
    };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--light" => wish.themes = vec![false],
            "--dark" => wish.themes = vec![true],
            "--still" => wish.still = true,
            "--touch" => wish.touch = true,
            "--axe" => wish.axe = true,
            "--out" => wish.out = arguments.next().ok_or("--out FOLDER")?.into(),
            "--sizes" => {
                let sizes = arguments.next().ok_or("--sizes 390x844,820x1180")?;
                wish.sizes = sizes.split(',').map(size).collect::<Done<_>>()?;
            }
            _ if argument.starts_with("--") => {
                return Err(format!("no option is called {argument}").into());
            }
            _ => wish.shots.push(argument),
        }
    }
    if wish.shots.is_empty() {
        wish.shots.push(String::new());
    }
    Ok(wish)
}

fn size(text: &str) -> Done<(u32, u32)> {
    let (width, height) = text.split_once('x').ok_or("a size is 390x844")?;
    Ok((width.parse()?, height.parse()?))
}
