//! Kingdom Builder from act to act: tiles, going back, what cannot be done and why, and cards that only their owner sees.

use crate::agreed::bring;
use crate::computer::{COUNTED, HOLDING, THINKS};
use crate::kingdom_builder_mirror::{Mirror, PEOPLE, click_at, list, named, record_of};
use crate::screens::nothing;
use crate::sorry_table::{all_of_it, parting};
use crate::web::{Browser, Done, Site};
use parlour::games::kingdom_builder::{KingdomBuilder, LocationKind, Terrain};
use serde_json::json;

const UNDO: &str = "[data-tool=undo]";

pub async fn a_tile_is_used_by_tapping_it(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "1 grass +7,6 +7,7 +7,8 tavern:6,7=ready / 2 canyon / 1 acts built=3 setup=first";
    let mut mirror = Mirror::set_up(browser, "0e000001", start).await?;
    let targets = list(mirror.position().targets(Some(LocationKind::Tavern)));
    assert!(!targets.is_empty());
    for cancel in ["tavern", "Escape", "elsewhere"] {
        assert_eq!(mirror.check().await?.lit, Vec::<String>::new());
        mirror.click("tavern").await?;
        let seen = mirror.see().await?;
        assert_eq!(
            (&seen.lit, &*seen.held),
            (&targets, &["tavern".to_owned()][..])
        );
        assert_eq!(
            seen.message,
            "Build 1 more at the end of a line of 3 or more of yours."
        );
        match cancel {
            "tavern" => mirror.click("tavern").await?,
            "Escape" => {
                browser
                    .script("document.querySelector('.stage .k-hex[tabindex=\"0\"]').focus();")
                    .await?;
                browser.key("Escape").await?;
            }
            // Any place without a hex.
            _ => {
                let corner = "const r = document.querySelector('.stage .board').getBoundingClientRect(); return [r.right - 8, r.y + 24];";
                let (x, y): (f64, f64) = serde_json::from_value(browser.script(corner).await?)?;
                click_at(browser, x, y).await?;
            }
        }
        assert_eq!(mirror.check().await?.held, Vec::<String>::new(), "{cancel}");
        mirror.as_saved().await?;
    }
    let m = format!("tavern:{}", targets[0]);
    mirror.make(&m).await?;
    let seen = mirror.check().await?;
    assert_eq!(seen.rack, ["tavern used"]);
    println!("          {m}; {}", seen.message);
    Ok(())
}

pub async fn each_tile_that_moves_asks_which_and_where(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mut message = Vec::new();
    for (i, (kind, start)) in [
        (LocationKind::Barn, "1 canyon +5,1 +5,2 +6,1 +6,3 barn:6,2=ready / 2 canyon / 1 acts built=3 setup=random boards=barn,paddock,oasis,farm"),
        (LocationKind::Harbor, "1 canyon +6,6 +6,7 +7,7 +8,7 harbor:7,6=ready / 2 canyon / 1 acts built=3 setup=random boards=harbor,paddock,oasis,farm"),
        (LocationKind::Paddock, "1 canyon +5,10 +4,10 +7,10 paddock:6,11=ready / 2 canyon / 1 acts built=3 setup=first"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut mirror = Mirror::set_up(browser, &format!("0e00010{i}"), start).await?;
        let which = mirror.position().movable(kind);
        mirror.click(kind.name()).await?;
        let seen = mirror.see().await?;
        assert_eq!(seen.lit, list(which));
        assert!(seen.message.ends_with(": tap one of your lit settlements."), "{}", seen.message);
        let from = which.first().ok_or("one that can be moved")?;
        mirror.click(&named(from)).await?;
        let seen = mirror.see().await?;
        let to = mirror.position().placement().move_targets(kind, from);
        assert_eq!(seen.lit, list(to));
        assert!(seen.message.ends_with(": tap where to move it."), "{}", seen.message);
        // Never mind: the settlement is tapped again, and all begins anew.
        mirror.click(&named(from)).await?;
        mirror.check().await?;
        let to = to.first().ok_or("somewhere to go")?;
        let houses = mirror.see().await?.houses.len();
        mirror.make(&format!("{}:{}-{}", kind.name(), named(from), named(to))).await?;
        assert_eq!(mirror.check().await?.houses.len(), houses);
        message.push(format!("{} {}-{}", kind.name(), named(from), named(to)));
    }
    println!("          {}", message.join(", "));
    Ok(())
}

pub async fn each_act_is_undone_until_the_turn_is_ended(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "1 grass +7,6 +7,10 +11,18 paddock:6,11=ready farm:11,17=ready / 2 canyon / 1 acts setup=first";
    let mut mirror = Mirror::set_up(browser, "0e000002", start).await?;
    let all = ["farm:10,18", "7,7", "7,8", "8,8", "paddock:7,10-7,12"];
    let mut seen = vec![mirror.check().await?];
    for m in all {
        mirror.make(m).await?;
        seen.push(mirror.check().await?);
    }
    for (number, before) in seen.iter().enumerate().rev().skip(1) {
        assert_eq!(browser.text(UNDO).await?, "Undo");
        browser.click(UNDO).await?;
        browser.wait_for_move(number as u32 + 1).await?;
        assert_eq!(
            mirror.see().await?,
            *before,
            "after undoing {}",
            all[number]
        );
    }
    assert!(
        browser
            .script("return document.querySelector('[data-tool=undo]').disabled;")
            .await?
            == json!(true)
    );
    for (number, after) in seen.iter().enumerate().skip(1) {
        browser.click("[data-tool=redo]").await?;
        browser.wait_for_move(number as u32 + 1).await?;
        assert_eq!(
            mirror.see().await?,
            *after,
            "after doing {} again",
            all[number - 1]
        );
    }
    mirror.make("end").await?;
    mirror.check().await?;
    not_to_be_undone(browser).await?;
    println!("          {} acts undone and done again", all.len());
    Ok(())
}

/// What has been drawn is not undone: at most a turn is taken back, which is asked and marked.
async fn not_to_be_undone(browser: &Browser) -> Done {
    let undo = "const e = document.querySelector('[data-tool=undo]'); return [e.disabled, e.textContent.trim()];";
    let (off, message): (bool, String) = serde_json::from_value(browser.script(undo).await?)?;
    assert!(off || message == "Take back", "{message}");
    Ok(())
}

/// All deserts but one are taken; red has desert.
pub fn full() -> Done<String> {
    let land: KingdomBuilder = "1 grass\n2 grass\n1 acts setup=first".parse()?;
    let deserts: Vec<String> = land
        .land()
        .terrain(Terrain::Desert)
        .iter()
        .map(|hex| format!(" +{}", named(hex)))
        .collect();
    let (two, three) = deserts[1..].split_at(26);
    Ok(format!(
        "1 desert +8,8 / 2 grass{} / 3 grass{} / 1 acts setup=first",
        two.concat(),
        three.concat()
    ))
}

pub async fn undo_does_not_reach_across_a_card(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mut mirror = Mirror::set_up(browser, "0e000003", &full()?).await?;
    let last = mirror.check().await?.lit;
    assert_eq!(last.len(), 1, "one desert is free");
    mirror.make(&last[0]).await?;
    let seen = mirror.check().await?;
    assert_ne!(seen.card, "desert");
    assert_eq!(seen.built, "1 of 3");
    not_to_be_undone(browser).await?;
    // What was done since can be.
    let next = seen.lit[0].clone();
    mirror.make(&next).await?;
    assert_eq!(browser.text(UNDO).await?, "Undo");
    browser.click(UNDO).await?;
    browser
        .wait_until("document.querySelector('.k-pips b').textContent === '1 of 3'")
        .await?;
    assert_eq!(mirror.see().await?, seen);
    println!("          desert is full: {} comes instead", seen.card);
    Ok(())
}

pub async fn what_cannot_be_done_is_told_in_a_sentence(site: &mut Site) -> Done {
    let mut wrong = Vec::new();
    let all_built = "1 grass +7,6 +7,7 +6,6 +7,10 +11,18 tavern:6,7=ready paddock:6,11=used farm:11,17=fresh / 2 canyon +5,8 / 1 acts built=3 setup=first";
    for (i, (start, reasons)) in [
        (
            "1 grass +7,6 +7,7 / 2 canyon +5,8 / 1 acts setup=first",
            &[
                ("7,7", "Ann has a settlement there."),
                ("5,8", "Ben has a settlement there."),
                (
                    "14,11",
                    "You must build next to one of your settlements, as long as that is possible.",
                ),
                ("0,1", "Your card is grass; this is desert."),
                ("0,3", "Nobody can build here: mountain."),
                ("3,3", "Nobody can build here: castle."),
                ("19,0", "Nobody can build here: water."),
                (
                    "6,7",
                    "Nobody can build on a location: build beside it to take a tile.",
                ),
                ("end", "Build 3 more first."),
            ][..],
        ),
        (
            all_built,
            &[
                ("8,8", "All three are built. Use a tile, or end your turn."),
                (
                    "farm",
                    "Your Farm tile is new: use it from your next turn on.",
                ),
                ("paddock", "Your Paddock tile has been used in this turn."),
                ("tavern", "There is no hex for the Tavern now."),
            ],
        ),
        (
            "1 grass +7,6 +7,10 paddock:6,11=ready / 2 canyon +5,8 / 1 acts setup=first",
            &[
                ("paddock 5,8", "Ben has a settlement there."),
                (
                    "paddock 7,10 7,11",
                    "Paddock: Move 1 of yours two hexes straight on.",
                ),
                (
                    "paddock 6,7",
                    "Nobody can build on a location: build beside it to take a tile.",
                ),
            ],
        ),
        (
            "1 grass +7,6 +7,7 +11,18 farm:11,17=ready / 2 canyon / 1 acts built=1 setup=first",
            &[(
                "farm",
                "Build all three settlements first; tiles are used before or after them.",
            )],
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let mirror = Mirror::set_up(&site.browser, &format!("0e00020{i}"), start).await?;
        for (spots, why) in reasons {
            for spot in spots.split(' ') {
                mirror.click(spot).await?;
            }
            site.browser.wait_for(".notice").await?;
            let heard = mirror
                .check()
                .await
                .map_err(|e| format!("{spots} in {start}: {e}"))?
                .notice;
            if heard != *why {
                wrong.push(format!("{spots} in {start}: {heard}"));
            }
            mirror.as_saved().await?;
        }
    }
    nothing(&wrong)
}

/// The cards beside the names that are face up: whose, and which.
async fn next_cards(browser: &Browser) -> Done<Vec<String>> {
    let cards = "return [...document.querySelectorAll('.strip')].flatMap((strip) => [...strip.querySelectorAll('.k-next')].filter((e) => e.checkVisibility())
        .map((e) => `${strip.querySelector('.name').textContent}: ${e.querySelector('b')?.textContent ?? 'face down'}`));";
    Ok(serde_json::from_value(browser.script(cards).await?)?)
}

pub async fn on_a_shared_screen_a_card_is_seen_while_it_is_held(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "1 grass +7,6 / 2 canyon / 3 desert / 1 acts setup=first";
    let mirror = Mirror::set_up(browser, "0e000004", start).await?;
    let down = ["Ben: face down", "Cid: face down"];
    assert_eq!(next_cards(browser).await?, down);
    let middle = "const r = [...document.querySelectorAll('.k-next')].filter((e) => e.checkVisibility())[0].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2];";
    let (x, y): (f64, f64) = serde_json::from_value(browser.script(middle).await?)?;
    let mouse = async |kind: &str, x: f64| {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        browser.cdp("Input.dispatchMouseEvent", event).await
    };
    mouse("mouseMoved", x).await?;
    assert_eq!(next_cards(browser).await?, down, "pointing is not holding");
    mouse("mousePressed", x).await?;
    assert_eq!(
        next_cards(browser).await?,
        ["Ben: canyon", "Cid: face down"]
    );
    mouse("mouseReleased", x).await?;
    assert_eq!(next_cards(browser).await?, down);
    // Going away is letting go.
    mouse("mousePressed", x).await?;
    mouse("mouseMoved", x - 300.0).await?;
    assert_eq!(next_cards(browser).await?, down);
    mouse("mouseReleased", x - 300.0).await?;
    mirror.check().await?;
    // By key, as long as it is down.
    let hold = "const e = [...document.querySelectorAll('.k-next')].filter((e) => e.checkVisibility())[1]; e.focus();
        e.dispatchEvent(new KeyboardEvent(arguments[0], { key: 'Enter', bubbles: true }));";
    browser.run(hold, vec![json!("keydown")]).await?;
    assert_eq!(
        next_cards(browser).await?,
        ["Ben: face down", "Cid: desert"]
    );
    browser.run(hold, vec![json!("keyup")]).await?;
    assert_eq!(next_cards(browser).await?, down);
    // One person alone sees theirs always, and no other.
    let seats = [
        "computer easy red",
        "person blue Ben",
        "computer easy yellow",
    ];
    for (id, turn, seen) in [
        ("0e000005", "2 acts", vec![]),
        ("0e000006", "1 acts", vec!["Ben: canyon"]),
    ] {
        if turn == "1 acts" {
            for script in [COUNTED, HOLDING] {
                browser.before_each_page(script).await?;
            }
        }
        Mirror::set_up_for(browser, id, &start.replace("1 acts", turn), &seats).await?;
        browser.reload().await?;
        browser.wait_for(".stage .k-hex").await?;
        assert_eq!(next_cards(browser).await?, seen, "{turn}");
    }
    Ok(())
}

/// The same page, whatever the card is that nobody should see.
pub async fn a_card_that_is_not_shown_is_nowhere_in_the_page(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    for script in [COUNTED, HOLDING] {
        browser.before_each_page(script).await?;
    }
    browser.prefer(false, true).await?;
    let shared = &PEOPLE[..3];
    let alone = &[
        "person red Ann",
        "computer easy blue",
        "computer easy yellow",
    ][..];
    for (name, seats, turn) in [
        ("0e00a1", shared, 1),
        ("0e00a2", alone, 1),
        ("0e00a3", alone, 2),
    ] {
        let starts = ["canyon", "flowers"].map(|card| {
            format!("1 grass +7,6 / 2 desert +5,8 / 3 {card} / {turn} acts setup=first")
        });
        let mut pages = Vec::new();
        for (i, start) in starts.iter().enumerate() {
            let id = format!("{name}0{i}");
            bring(browser, &record_of(&id, start, seats)?).await?;
            browser.open(&format!("#/match/{id}")).await?;
            browser.reload().await?;
            let ready = if turn == 1 {
                ".stage .k-hex[aria-disabled=false]"
            } else {
                THINKS
            };
            browser.wait_for(ready).await?;
            let mut seen = vec![("the table", all_of_it(browser, &id).await?)];
            // One that is kept waiting too long would be asked again, and that is told.
            let tools: &[&str] = if turn == 1 { &["moves", "text"] } else { &[] };
            for tool in tools {
                browser.click(&format!("[data-tool={tool}]")).await?;
                browser.wait_for("dialog.panel[open] .btn").await?;
                seen.push((*tool, all_of_it(browser, &id).await?));
                browser.close_panel().await?;
            }
            pages.push(seen);
        }
        for ((what, one), (_, other)) in pages[0].iter().zip(&pages[1]) {
            if one != other {
                wrong.push(format!("{}, {what}: {}", starts[0], parting(one, other)));
            }
        }
    }
    nothing(&wrong)
}
