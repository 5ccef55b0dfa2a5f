//! Kingdom Builder in the page: matches by every kind of hand, and left to computers.

use crate::computer::put_computer;
use crate::kingdom_builder_mirror::{Mirror, RESULT, named};
use crate::web::{Browser, Done, Site};
use parlour::game::Game as _;
use parlour::games::kingdom_builder::{KingdomBuilder, Move, Terrain};
use parlour::table::Table;
use serde_json::{Value, json};

/// Somebody who builds wherever it pleases them, and uses a tile whenever a third thought says so.
struct Whim(u64);

impl Whim {
    fn next(&mut self, many: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % many.max(1)
    }

    fn choose(&mut self, now: &KingdomBuilder) -> Done<Move> {
        let is_tile = |m: &Move| matches!(m, Move::Extra(..) | Move::Shift(..));
        let (tiles, rest): (Vec<Move>, Vec<Move>) = now.moves().into_iter().partition(is_tile);
        let wanted = if !tiles.is_empty() && (rest.is_empty() || self.next(3) == 0) {
            tiles
        } else {
            rest
        };
        wanted
            .get(self.next(wanted.len()))
            .copied()
            .ok_or_else(|| "somebody has a move".into())
    }
}

/// Red and blue with so many settlements each, red to begin: red has a farm and a paddock.
fn late(many: usize) -> Done<String> {
    let land: KingdomBuilder = "1 grass\n2 grass\n1 acts setup=first".parse()?;
    let some = |terrain: Terrain, many: usize| {
        let hexes = land.land().terrain(terrain).iter().take(many);
        hexes
            .map(|hex| format!(" +{}", named(hex)))
            .collect::<String>()
    };
    let red = some(Terrain::Canyon, many - 2) + " +11,18 +7,10";
    let blue = some(Terrain::Forest, many);
    Ok(format!(
        "1 grass{red} farm:11,17=ready paddock:6,11=ready / 2 desert{blue} / 1 acts setup=first"
    ))
}

pub async fn a_match_of_two_people_by_clicks(site: &mut Site) -> Done {
    let mut mirror = Mirror::begin(&site.browser, 2).await?;
    let (mut whim, mut tiles, mut turns) = (Whim(7), 0, 0);
    while !mirror.table.is_over() {
        mirror.check().await?;
        let m = whim.choose(mirror.position())?;
        tiles += usize::from(matches!(m, Move::Extra(..) | Move::Shift(..)));
        turns += usize::from(m == Move::End);
        mirror.play(m).await?;
    }
    let kept = mirror.well_ended().await?;
    assert!(tiles > 0, "no tile was used");
    println!(
        "          {} decisions, {turns} turns, {tiles} tiles used: {:?} gold, places {:?}",
        kept.moves.count(),
        kept.scores,
        kept.places
    );
    // The board as it was left, the result, and the match move by move.
    site.browser.press("See the board").await?;
    site.browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await?;
    mirror.check().await?;
    the_replay_shows_it(&mirror).await
}

/// Somewhere in the replay, and in its end, the board is what the rules have there.
async fn the_replay_shows_it(mirror: &Mirror<'_>) -> Done {
    let browser = mirror.browser;
    let all = mirror.table.moves().len();
    for number in [0, all / 3, all / 2, all] {
        browser
            .open(&format!("#/replay/{}/{number}", mirror.id))
            .await?;
        browser.wait_for(".replay .stage .k-hex").await?;
        let at = mirror.table.at(number);
        let settled: u32 = mirror
            .seats()
            .map(|seat| at.settlements(seat).count())
            .sum();
        let shown =
            format!("document.querySelectorAll('.replay .stage .k-house').length === {settled}");
        browser
            .wait_until(&shown)
            .await
            .map_err(|e| format!("replay at {number}: {e}"))?;
        let left = browser.script("return [...document.querySelectorAll('.strip .k-left b')].map((e) => Number(e.textContent));").await?;
        let wanted: Vec<u32> = mirror.seats().map(|seat| at.supply(seat)).collect();
        assert_eq!(left, json!(wanted), "at {number}");
    }
    Ok(())
}

/// Where the focus is.
async fn focus(browser: &Browser) -> Done<String> {
    let focus = browser
        .script("return document.activeElement.dataset.spot ?? '';")
        .await?;
    Ok(focus.as_str().unwrap_or_default().to_owned())
}

fn place(spot: &str) -> Option<(i32, i32)> {
    let (row, column) = spot.split_once(',')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

/// Goes to a hex by arrows alone.
async fn walk(browser: &Browser, hex: &str) -> Done {
    let (row, column) = place(hex).ok_or("not a hex")?;
    for _ in 0..50 {
        let here = focus(browser).await?;
        let (r, c) = place(&here).ok_or_else(|| format!("the focus is at “{here}”"))?;
        let key = match (r.cmp(&row), c.cmp(&column)) {
            (std::cmp::Ordering::Less, _) => "ArrowDown",
            (std::cmp::Ordering::Greater, _) => "ArrowUp",
            (_, std::cmp::Ordering::Less) => "ArrowRight",
            (_, std::cmp::Ordering::Greater) => "ArrowLeft",
            _ => return Ok(()),
        };
        browser.key(key).await?;
    }
    Err(format!("no arrow leads to {hex}").into())
}

/// Goes from one hex that may be touched to the next.
async fn leap(browser: &Browser, hex: &str) -> Done {
    for _ in 0..90 {
        if focus(browser).await? == hex {
            return Ok(());
        }
        browser.key("PageDown").await?;
    }
    Err(format!("Page Down does not lead to {hex}").into())
}

pub async fn a_match_by_keyboard_alone(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mut mirror = Mirror::set_up(browser, "0d000001", &late(33)?).await?;
    let mut stops = Vec::new();
    for _ in 0..60 {
        browser.key("Tab").await?;
        let stop = browser
            .script("const e = document.activeElement; return e.dataset.spot ?? e.dataset.tool ?? e.tagName;")
            .await?;
        stops.push(stop.as_str().unwrap_or_default().to_owned());
        if place(&focus(browser).await?).is_some() {
            break;
        }
    }
    let first = mirror.position().targets(None).first().map(named);
    assert_eq!(stops.last(), first.as_ref(), "Tab leads to {stops:?}");
    let (mut whim, mut keys) = (Whim(3), [0; 4]);
    while !mirror.table.is_over() {
        let m = whim.choose(mirror.position())?;
        match m {
            Move::End => {
                browser.key("e").await?;
                keys[0] += 1;
            }
            Move::Settle(hex) if keys[1] <= keys[2] => {
                walk(browser, &named(hex)).await?;
                browser.key("Enter").await?;
                keys[1] += 1;
            }
            Move::Settle(hex) => {
                leap(browser, &named(hex)).await?;
                browser.key("Space").await?;
                keys[2] += 1;
            }
            Move::Extra(kind, _) | Move::Shift(kind, ..) => {
                let kinds = mirror.position().location_kinds();
                let number = kinds
                    .iter()
                    .position(|k| *k == kind)
                    .ok_or("a kind in play")?;
                browser.key(&(number + 1).to_string()).await?;
                assert_eq!(mirror.see().await?.held, [kind.name()]);
                for hex in &Mirror::path(m)[1..] {
                    leap(browser, hex).await?;
                    browser.key("Enter").await?;
                }
                keys[3] += 1;
            }
            Move::Draw(_) => return Err("nobody draws by hand".into()),
        }
        mirror.follow(m).await?;
        if !mirror.table.is_over() {
            mirror.check().await?;
        }
    }
    assert!(keys.iter().all(|n| *n > 0), "{keys:?}");
    println!(
        "          {} ends, {} by arrows, {} by Page Down, {} tiles by number",
        keys[0], keys[1], keys[2], keys[3]
    );
    mirror.well_ended().await?;
    Ok(())
}

/// Fingers that touch, go somewhere else and leave.
async fn fingers(browser: &Browser, ways: &[Vec<(f64, f64)>]) -> Done {
    for (i, points) in ways.iter().enumerate() {
        let kind = if i == 0 { "touchStart" } else { "touchMove" };
        let points: Vec<Value> = points
            .iter()
            .enumerate()
            .map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id }))
            .collect();
        browser
            .cdp(
                "Input.dispatchTouchEvent",
                json!({ "type": kind, "touchPoints": points }),
            )
            .await?;
    }
    browser
        .cdp(
            "Input.dispatchTouchEvent",
            json!({ "type": "touchEnd", "touchPoints": [] }),
        )
        .await
}

/// Where the window looks: how far it is scrolled, how near the board is, and where the middle of the window is.
async fn look(browser: &Browser) -> Done<[f64; 5]> {
    let look = "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const pan = document.querySelector('.pan'), r = pan.getBoundingClientRect();
        return [pan.scrollLeft, pan.scrollTop, Number(pan.style.getPropertyValue('--zoom') || 1), r.x + r.width / 2, r.y + r.height / 2];";
    Ok(serde_json::from_value(browser.script(look).await?)?)
}

pub async fn a_match_by_touch_on_a_phone(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.set_size(390, 844).await?;
    browser.touch(true).await?;
    let mut mirror = Mirror::set_up(browser, "0d000002", &late(34)?).await?;
    browser.reload().await?;
    browser
        .wait_for(".stage .k-hex[aria-disabled=false]")
        .await?;
    // The board is near enough for a finger, and can be pushed about and brought nearer without playing anything.
    let [left, _, zoom, x, y] = look(browser).await?;
    assert!(zoom > 1.5, "{zoom}");
    let ways: Vec<Vec<(f64, f64)>> = (0..9)
        .map(|n| vec![(x + 40.0 - 15.0 * f64::from(n), y)])
        .collect();
    fingers(browser, &ways).await?;
    let pushed = format!("Math.abs(document.querySelector('.pan').scrollLeft - {left}) > 30");
    browser
        .wait_until(&pushed)
        .await
        .map_err(|e| format!("a finger does not push the board: {e}"))?;
    let ways: Vec<Vec<(f64, f64)>> = (0..6)
        .map(|n| {
            vec![
                (x - 40.0 - 4.0 * f64::from(n), y),
                (x + 40.0 + 4.0 * f64::from(n), y),
            ]
        })
        .collect();
    fingers(browser, &ways).await?;
    let [_, _, nearer, ..] = look(browser).await?;
    assert!(nearer > zoom * 1.2, "two fingers: from {zoom} to {nearer}");
    mirror.as_saved().await?;
    browser.tap("[data-view=full]").await?;
    assert_eq!(look(browser).await?[2], 1.0);
    for _ in 0..3 {
        browser.tap("[data-view=plus]").await?;
    }
    assert_eq!(look(browser).await?[2], 2.5);
    let (mut taps, mut whim) = (0, Whim(5));
    while !mirror.table.is_over() {
        let m = match whim.choose(mirror.position())? {
            // The button brings what is next; a finger takes it as it comes.
            Move::Settle(_) => {
                browser.tap("[data-view=next]").await?;
                focus(browser).await?.parse()?
            }
            other => other,
        };
        for spot in Mirror::path(m) {
            if !spot.contains(',') {
                browser
                    .tap(&format!(".k-rack [data-spot='{spot}']"))
                    .await?;
                continue;
            }
            // As often as it takes: the button goes round.
            for _ in 0..90 {
                if focus(browser).await? == spot {
                    break;
                }
                browser.tap("[data-view=next]").await?;
            }
            let (x, y) = mirror.place(&spot).await?;
            fingers(browser, &[vec![(x, y)]]).await?;
            taps += 1;
        }
        mirror.follow(m).await?;
        if !mirror.table.is_over() {
            mirror.check().await?;
        }
    }
    println!("          {taps} taps on hexes, the board {nearer:.1} times as large by two fingers");
    mirror.well_ended().await?;
    Ok(())
}

/// Looks on, and hurries whoever thinks by a tap.
const LOOK_ON: &str = r#"
    for (let n = 0; n < 600; n += 1) {
        if (document.querySelector("dialog.end[open] h1")) return true;
        document.querySelector(".stage .board").dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await new Promise((done) => setTimeout(done, 30));
    }
    return false;
"#;

pub async fn a_match_of_three_computers(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, true).await?;
    browser.open("#/new/kingdom-builder").await?;
    browser.press("3").await?;
    for seat in 1..=3 {
        put_computer(browser, seat, "Easy").await?;
    }
    let id = browser.sit_down().await?;
    let mut over = false;
    for _ in 0..30 {
        over = browser.script(LOOK_ON).await? == json!(true);
        if over {
            break;
        }
        assert_eq!(
            browser.count(".stage .k-hex[aria-disabled=false]").await?,
            0,
            "nobody may build for a computer"
        );
    }
    assert!(over, "it went on and on: {}", browser.text(".say").await?);
    browser.wait_for(RESULT).await?;
    let kept = browser.kept(&id).await?;
    let mirror = Mirror {
        browser,
        table: Table::replay(&kept).map_err(|flaw| flaw.text())?,
        id,
    };
    mirror.well_ended().await?;
    // Everybody has had as many turns.
    let mut turns = [0; 3];
    for (i, m) in mirror.table.moves().iter().enumerate() {
        turns[mirror.table.at(i).to_act().index()] += usize::from(*m == Move::End);
    }
    assert!(turns.iter().all(|n| *n == turns[0]), "{turns:?}");
    println!(
        "          {} decisions, {} turns each: {:?} gold, places {:?}",
        kept.moves.count(),
        turns[0],
        kept.scores,
        kept.places
    );
    Ok(())
}
