//! Kingdom Builder, what is shown beside playing: where gold comes from, how it is counted, what is kept, what is drawn anew; and its screens.

use crate::kingdom_builder_document::{FREE, SIZES};
use crate::kingdom_builder_mirror::{Mirror, RESULT, list};
use crate::kingdom_builder_papers::last_act;
use crate::screens::nothing;
use crate::web::{Browser, Done, Site};
use parlour::game::seat::Seat;
use serde_json::{Value, json};

/// The hexes that shine, by colour.
const SHINING: &str = r#"
    const found = {}, cells = [...document.querySelectorAll(".stage .k-hex")];
    for (const path of document.querySelectorAll(".stage .k-shine")) {
        const hexes = cells.filter((e) => path.getAttribute("d") && path.isPointInFill(new DOMPoint(e.x.baseVal.value, e.y.baseVal.value)));
        const colour = [...path.classList].find((name) => name.startsWith("seat-")).slice(5);
        if (hexes.length) found[colour] = hexes.map((e) => e.dataset.spot);
    }
    return found;
"#;

/// What should shine for a part of the score.
fn earning(mirror: &Mirror<'_>, part: usize) -> Value {
    let mut found = serde_json::Map::new();
    for seat in mirror.seats() {
        let hexes = list(mirror.position().score_part(part, seat).hexes);
        if !hexes.is_empty() {
            found.insert(
                mirror.table.seats()[seat.index()].colour.id().to_owned(),
                json!(hexes),
            );
        }
    }
    Value::Object(found)
}

pub async fn what_earns_gold_shines_while_its_card_is_pointed_at(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "1 grass +3,4 +5,8 +5,9 +5,10 +6,8 +6,10 +10,2 tavern:6,7=ready paddock:6,11=ready / 2 canyon +8,2 +9,1 +16,3 / 1 acts setup=first";
    let mirror = Mirror::set_up(browser, "0f000001", start).await?;
    let nothing_shines = json!({});
    let mut hexes = 0;
    for part in 0..4 {
        let wanted = earning(&mirror, part);
        let button = format!(".k-part[data-spot=score-{}]", part + 1);
        let middle = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2];";
        let (x, y): (f64, f64) =
            serde_json::from_value(browser.run(middle, vec![json!(button)]).await?)?;
        let point = async |x: f64, y: f64| {
            let event = json!({ "type": "mouseMoved", "x": x, "y": y });
            browser.cdp("Input.dispatchMouseEvent", event).await
        };
        assert_eq!(browser.script(SHINING).await?, nothing_shines);
        point(x, y).await?;
        assert_eq!(browser.script(SHINING).await?, wanted, "part {part}");
        point(3.0, 3.0).await?;
        assert_eq!(browser.script(SHINING).await?, nothing_shines);
        // A tap keeps it, until the next one.
        browser.touch(true).await?;
        browser.tap(&button).await?;
        assert_eq!(
            browser.script(SHINING).await?,
            wanted,
            "part {part}, tapped"
        );
        browser.tap(&button).await?;
        assert_eq!(
            browser.script(SHINING).await?,
            nothing_shines,
            "part {part}, tapped again"
        );
        browser.touch(false).await?;
        browser.script("document.activeElement.blur();").await?;
        hexes += wanted
            .as_object()
            .into_iter()
            .flat_map(|all| all.values())
            .filter_map(Value::as_array)
            .map(Vec::len)
            .sum::<usize>();
    }
    println!(
        "          {hexes} hexes shone; chips {:?}",
        mirror.check().await?.parts
    );
    assert!(hexes > 8);
    Ok(())
}

pub async fn the_count_goes_card_by_card_and_can_be_stopped(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mut mirror = Mirror::set_up(browser, "0f000002", &last_act()?).await?;
    assert!(
        browser
            .script("return document.querySelector('.k-counter').checkVisibility();")
            .await?
            == json!(false)
    );
    mirror.make("end").await?;
    browser.wait_for(RESULT).await?;
    browser.press("See the board").await?;
    browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await?;
    // What is said, each once, in order.
    browser
        .script("const p = document.querySelector('.k-counter p'); window.said = []; new MutationObserver(() => {
                const now = p.textContent; if (now && said.at(-1) !== now) said.push(now);
            }).observe(p, { childList: true, characterData: true, subtree: true });")
        .await?;
    browser.press("Watch the count").await?;
    browser.wait_until("said.length > 0").await?;
    browser.press("Stop").await?;
    assert_eq!(browser.script(SHINING).await?, json!({}));
    assert_eq!(browser.text(".k-counter p").await?, "");
    browser.script("said.length = 0;").await?;
    browser.press("Watch the count").await?;
    // Eight parts take their time.
    let ended = "document.querySelector('[data-act=count]').textContent === 'Watch the count'";
    for part in 1..=8 {
        let ended = format!("said.length >= {part} || {ended}");
        browser.wait_until(&ended).await?;
    }
    browser.wait_until(ended).await?;
    let said: Vec<String> = serde_json::from_value(browser.script("return said;").await?)?;
    let mut wanted = Vec::new();
    for (part, name) in ["Fishermen", "Knights", "Merchants", "Castles"]
        .iter()
        .enumerate()
    {
        for seat in [Seat::ONE, Seat::TWO] {
            let gold = mirror.position().score_part(part, seat).gold;
            wanted.push(format!("{}: {gold} gold by {name}", mirror.name(seat)));
        }
    }
    let message: Vec<&String> = said.iter().filter(|line| wanted.contains(line)).collect();
    assert_eq!(message, wanted.iter().collect::<Vec<_>>(), "{said:?}");
    mirror.check().await?;
    browser.click(".k-end").await?;
    browser.wait_for(RESULT).await?;
    println!("          {}", wanted.join(", "));
    Ok(())
}

pub async fn a_reload_in_the_middle_of_a_turn_keeps_everything(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "1 grass +7,6 +7,10 +11,18 paddock:6,11=ready farm:11,17=ready / 2 canyon / 1 acts setup=first";
    let mut mirror = Mirror::set_up(browser, "0f000003", start).await?;
    for m in ["farm:10,18", "7,7", "7,8"] {
        mirror.make(m).await?;
        let before = mirror.check().await?;
        browser.reload().await?;
        browser
            .wait_for(".stage .k-hex[aria-disabled=false]")
            .await?;
        assert_eq!(mirror.check().await?, before);
    }
    // A tile that was only chosen is not.
    browser.click("[data-tool=undo]").await?;
    browser.wait_for_move(3).await?;
    let mirror = Mirror::at(browser, "0f000003").await?;
    assert_eq!(mirror.check().await?.built, "1 of 3");
    Ok(())
}

/// Counts what a placement changes in the drawing.
const WATCH: &str = "window.changes = { added: 0, removed: 0, hexes: 0, set: 0 }; const board = document.querySelector('.stage .pan');
    window.watcher = new MutationObserver((all) => { for (const m of all) {
        if (m.type === 'attributes') changes.set += 1;
        for (const e of m.addedNodes) { changes.added += 1; changes.hexes += Number(!!e.matches?.('.k-hex') || !!e.querySelector?.('.k-hex')); }
        for (const e of m.removedNodes) { changes.removed += 1; changes.hexes += Number(!!e.matches?.('.k-hex') || !!e.querySelector?.('.k-hex')); }
    } });
    watcher.observe(board, { childList: true, subtree: true, attributes: true }); board.dataset.same = 'yes';";

pub async fn a_placement_redraws_only_what_changed(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "1 grass +7,6 +7,7 / 2 canyon +5,8 +5,9 / 1 acts setup=first";
    let mut mirror = Mirror::set_up(browser, "0f000004", start).await?;
    let houses = "return [...document.querySelectorAll('.stage .k-house')].map((e) => e.dataset.old ??= 'yes').length;";
    assert_eq!(browser.script(houses).await?, json!(4));
    browser.script(WATCH).await?;
    for (m, added) in [("7,8", 1), ("8,8", 1), ("8,9", 1)] {
        browser.script("watcher.takeRecords(); changes.added = changes.removed = changes.hexes = changes.set = 0;").await?;
        mirror.make(m).await?;
        let changes = browser.script("return changes;").await?;
        assert_eq!(
            (&changes["hexes"], &changes["removed"]),
            (&json!(0), &json!(0)),
            "{m}: {changes}"
        );
        // The settlement; the number on a location is a text of its own.
        assert!(
            changes["added"].as_u64() <= Some(added + 3),
            "{m}: {changes}"
        );
        assert!(changes["set"].as_u64() < Some(120), "{m}: {changes}");
        println!("          {m}: {changes}");
    }
    assert_eq!(
        browser.count(".stage .k-house[data-old]").await?,
        4,
        "those that stood there stand there still"
    );
    assert_eq!(browser.count(".stage .pan[data-same]").await?, 1);
    mirror.check().await?;
    Ok(())
}

/// axe-core finds nothing, at four sizes, by day and by night.
async fn look(browser: &Browser, screen: &str, wrong: &mut Vec<String>) -> Done {
    let before = wrong.len();
    for (width, height) in SIZES {
        browser.set_size(width, height).await?;
        for dark in [false, true] {
            browser.prefer(dark, true).await?;
            let theme = if dark { "dark" } else { "light" };
            for finding in browser.axe().await? {
                wrong.push(format!("{screen}, {width}x{height}, {theme}: {finding}"));
            }
        }
    }
    browser.prefer(false, true).await?;
    println!("          {screen}: {} findings", wrong.len() - before);
    Ok(())
}

pub async fn axe_finds_nothing_at_four_sizes(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.open("#/new/kingdom-builder").await?;
    browser.wait_for("[data-act=start]").await?;
    look(browser, "the form", &mut wrong).await?;
    let mirror = Mirror::set_up(browser, "0f000005", FREE).await?;
    look(browser, "the table, at the start", &mut wrong).await?;
    browser.set_size(1180, 820).await?;
    mirror.click("0,1").await?;
    browser.wait_for(".notice").await?;
    look(browser, "the table, with a reproach", &mut wrong).await?;
    browser.set_size(1180, 820).await?;
    let start = "1 grass +7,6 +7,7 +7,8 +7,10 tavern:6,7=ready paddock:6,11=used / 2 canyon +5,8 / 3 grass / 4 desert / 1 acts built=3 setup=first";
    let mirror = Mirror::set_up(browser, "0f000006", start).await?;
    mirror.click("tavern").await?;
    look(browser, "the table, a tile is used", &mut wrong).await?;
    browser.set_size(1180, 820).await?;
    let mut mirror = Mirror::set_up(browser, "0f000007", &last_act()?).await?;
    mirror.make("end").await?;
    browser.wait_for(RESULT).await?;
    look(browser, "the result", &mut wrong).await?;
    browser.set_size(1180, 820).await?;
    browser.press("See the board").await?;
    browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await?;
    look(browser, "the table, at the end", &mut wrong).await?;
    browser.open("#/replay/0f000007/1").await?;
    browser.wait_for(".replay .board").await?;
    look(browser, "the replay", &mut wrong).await?;
    browser.open("#/rules/kingdom-builder/5").await?;
    browser.wait_for(".sheet-page h2").await?;
    look(browser, "the rules", &mut wrong).await?;
    nothing(&wrong)
}

/// Everything else that holds for every screen: nothing sticks out or is covered, every control is as large as a finger.
pub async fn its_screens(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.prefer(false, true).await?;
    browser.open("#/new/kingdom-builder").await?;
    browser.press("4").await?;
    crate::screens::look(browser, "kingdom builder, the form of four", &mut wrong).await?;
    let start = "1 grass +7,6 +7,7 +7,8 +7,10 +11,18 tavern:6,7=ready paddock:6,11=used farm:11,17=fresh / 2 canyon +5,8 / 3 grass / 4 desert / 1 acts built=3 setup=first";
    Mirror::set_up(browser, "0f000008", start).await?;
    crate::screens::look(browser, "kingdom builder, the table", &mut wrong).await?;
    let mut mirror = Mirror::set_up(browser, "0f000009", &last_act()?).await?;
    mirror.make("end").await?;
    browser.wait_for(RESULT).await?;
    crate::screens::look(browser, "kingdom builder, the result", &mut wrong).await?;
    nothing(&wrong)
}
