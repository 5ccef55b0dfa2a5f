//! How smooth a board stays that is full of pieces: the longest frame while a settlement is placed.

use super::web::{self, Browser, Done, Driver, Server};
use super::{Effort, SETTLING, SLOWED, median};
use parlour::games::rules;
use parlour::table::{Colour, MatchId, Participant};
use serde_json::json;

/// Decisions before it is measured: most settlements are built then.
const DECISIONS: usize = 190;
/// A turn is three settlements and its end; somebody without a place builds fewer.
const TRIES: usize = 4;

/// Places one settlement, or ends the turn where none is due; tells whether one was, the longest frame until all is
/// still, and how many there are.
const PLACE: &str = r#"
    const hex = document.querySelector(".k-hex[aria-disabled=false]");
    const end = document.querySelector("[data-spot=end]");
    const places = end.getAttribute("aria-disabled") !== "false" && hex;
    const houses = () => document.querySelectorAll(".k-house").length;
    const before = houses();
    let longest = 0, last = 0, on = true;
    const tick = (now) => {
        if (last) longest = Math.max(longest, now - last);
        last = now;
        if (on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    await wait(200);
    longest = 0;
    (places ? hex : end).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await wait(1000);
    on = false;
    return [houses() > before, longest, houses()];
"#;

/// Places some settlements on a board that is nearly full, slowed down.
pub async fn place(effort: &Effort) -> Done {
    let rules = rules("kingdom-builder").ok_or("it is on the shelf")?;
    let mut record = (rules.begun_at_random)(4, "", DECISIONS, 3)?;
    record.id = MatchId(7);
    record.seats.clear();
    for (name, colour) in ["Ann", "Ben", "Cleo", "Dan"].iter().zip(Colour::ALL) {
        record.seats.push(Participant::person(name, colour));
    }
    let server = Server::start(&web::dist()?)?;
    let driver = Driver::start()?;
    let browser = Browser::start(&driver, &server.url()).await?;
    browser.set_size(1180, 820).await?;
    browser.visit(&server.url()).await?;
    browser.started().await?;
    browser.bring(&record.to_string()).await?;
    browser.open(&format!("#/match/{}", record.id)).await?;
    browser
        .wait_for(".k-hex[aria-disabled=false], .k-end[aria-disabled=false]")
        .await?;
    tokio::time::sleep(SETTLING).await;
    browser.slow(SLOWED).await?;
    let (mut frames, mut houses) = (Vec::new(), 0);
    for _ in 0..TRIES * effort.placings + TRIES {
        if frames.len() == effort.placings {
            break;
        }
        let message = browser.run(PLACE, vec![json!(null)]).await?;
        let (is_placed, longest, count): (bool, f64, u32) = serde_json::from_value(message)?;
        if is_placed {
            frames.push(longest);
        }
        houses = count;
        if browser.count("dialog[open]").await? > 0 {
            return Err("the match was over too soon".into());
        }
    }
    browser.slow(1.0).await?;
    browser.close().await?;
    if frames.is_empty() {
        return Err("no settlement could be placed".into());
    }
    let worst = frames.iter().copied().fold(0.0, f64::max);
    println!(
        "a settlement is placed, {SLOWED}x slower, {houses} on the board: longest frame of {}, median {:.0} ms, at worst {worst:.0} ms",
        frames.len(),
        median(frames)
    );
    Ok(())
}
