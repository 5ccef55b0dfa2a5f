//! How long a list of thousands of matches takes to open and to filter.

use super::web::{self, Browser, Done, Driver, Server};
use super::{Effort, SETTLING, SLOWED, median};
use parlour::game::Game as _;
use parlour::games::mancala::Mancala;
use parlour::games::retell;
use parlour::storage::{KeyValue as _, Memory, PREFIX, Store};
use parlour::table::{Colour, MatchId, Participant, Record, Setup, Table, Timestamp, When};
use serde_json::json;
use std::rc::Rc;
use std::time::Duration;

/// Who plays; any two of them meet in every third match.
const PEOPLE: [&str; 3] = ["Ann", "Ben", "Zoë"];

/// Opens the history, or lists only somebody's matches there, and tells how long it took until the list was drawn anew: until another
/// match came first.
const LIST: &str = r#"
    const [who] = arguments;
    const first = () => document.querySelector(".match")?.dataset.match;
    const before = first();
    const begun = performance.now();
    if (who) {
        const hasName = (list) => [...list.options].some((option) => option.label === who);
        const list = [...document.querySelectorAll(".filters select")].find(hasName);
        if (!list) throw new Error(`no list has ${who} in it`);
        list.value = [...list.options].find((option) => option.label === who).value;
        list.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
        location.hash = '#/history';
    }
    await new Promise((done, fail) => {
        const isDrawn = () => first() && first() !== before;
        const watch = new MutationObserver(() => isDrawn() && end(done));
        const late = setTimeout(() => end(() => fail(new Error(`the list stays as it is: ${before} first`))), 20000);
        const end = (act) => {
            watch.disconnect();
            clearTimeout(late);
            act();
        };
        watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-match"] });
        if (isDrawn()) end(done);
    });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - begun;
"#;
const STORE: &str = "for (const [key, value] of arguments[0]) localStorage.setItem(key, value);";

/// Opens and filters a long history.
pub async fn list(effort: &Effort) -> Done {
    let kept = stored(effort.matches)?;
    let server = Server::start(&web::dist()?)?;
    let driver = Driver::start()?;
    let browser = Browser::start(&driver, &server.url()).await?;
    browser.visit(&server.url()).await?;
    for some in kept.chunks(500) {
        browser.run(STORE, vec![json!(some)]).await?;
    }
    println!("{} matches, {SLOWED}x slower", effort.matches);
    let lull = SETTLING * 4;
    // Who did not play the newest match, and then who did: each time another match comes first.
    let [who, _] = players_of(effort.matches - 1);
    let filters = [absent_from(effort.matches - 1), who];
    let (mut at_once, mut opened, mut filtered, mut again) = (vec![], vec![], vec![], vec![]);
    for _ in 0..effort.loads {
        from_lobby(&browser, &server, Duration::ZERO).await?;
        at_once.push(timed(&browser, None).await?);
        from_lobby(&browser, &server, lull).await?;
        opened.push(timed(&browser, None).await?);
        for (times, who) in [&mut filtered, &mut again].into_iter().zip(filters) {
            tokio::time::sleep(lull).await;
            times.push(timed(&browser, Some(who)).await?);
        }
    }
    browser.close().await?;
    for (name, times) in [
        ("listed at once", at_once),
        ("listed from the lobby", opened),
        ("filtered", filtered),
        ("filtered again", again),
    ] {
        println!("{name:<28}{:>11.0} ms", median(times));
    }
    Ok(())
}

/// Opens the lobby, and stays there for a while.
async fn from_lobby(browser: &Browser, server: &Server, stay: Duration) -> Done {
    browser.visit(&server.url()).await?;
    browser.started().await?;
    tokio::time::sleep(stay).await;
    Ok(())
}

/// How long a list takes on a slow machine.
async fn timed(browser: &Browser, who: Option<&str>) -> Done<f64> {
    browser.slow(SLOWED).await?;
    let time = browser.run(LIST, vec![json!(who)]).await?;
    browser.slow(1.0).await?;
    Ok(time.as_f64().ok_or("the page did not tell the time")?)
}

/// Everything stored after so many matches: Mancala, moves by chance, three people.
fn stored(matches: u32) -> Done<Vec<[String; 2]>> {
    let mut text = String::new();
    for number in 0..matches {
        text += &format!("{}\n", played(number)?);
    }
    let memory = Rc::new(Memory::default());
    let store = Store::new(memory.clone(), retell);
    let plan = store.plan(&text)?;
    store.apply(plan, Timestamp(0));
    let mut all = Vec::new();
    for key in memory.keys() {
        let value = memory.get(&key).map_err(|_| "memory does not fail")?;
        all.push([format!("{PREFIX}{key}"), value.unwrap_or_default()]);
    }
    Ok(all)
}

/// Who plays a match.
fn players_of(number: u32) -> [&'static str; 2] {
    [0, 1].map(|seat| PEOPLE[(number as usize + seat) % PEOPLE.len()])
}

/// Who does not.
fn absent_from(number: u32) -> &'static str {
    PEOPLE[(number as usize + 2) % PEOPLE.len()]
}

fn played(number: u32) -> Done<Record> {
    let begun = Timestamp(1_800_000_000 + u64::from(number) * 3_600);
    let seats = players_of(number)
        .into_iter()
        .zip([Colour::Red, Colour::Blue]);
    let mut table = Table::<Mancala>::begin(Setup {
        id: MatchId(number),
        begun,
        wish: Default::default(),
        seats: seats
            .map(|(name, colour)| Participant::person(name, colour))
            .collect(),
        seed: 1,
    });
    let when = When {
        now: begun,
        spent: 30,
    };
    let mut chance = number;
    while !table.is_over() {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let moves = table.position().moves();
        let m = moves[(chance >> 16) as usize % moves.len()];
        table.play(m, when).map_err(|_| "a listed move is legal")?;
    }
    Ok(table.record())
}
