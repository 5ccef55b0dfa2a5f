//! Sorry! in the page: matches by every kind of hand.

use crate::sorry_mirror::{Mirror, PEOPLE, TWO, css, hasty};
use crate::web::{Browser, Done, Site};
use parlour::game::{Game as _, Turn};
use parlour::games::sorry::Move;
use parlour::games::ui::GameUi as _;
use serde_json::json;

/// Four people near the end of a match.
const LATE_FOUR: &str =
    "red H,H,s2,57 / blue H,H,s1,10 / yellow H,H,28,- / green H,s4,44,- / red draws";
/// Two of them, and nobody out of danger.
const LATE_TWO: &str = "red H,H,50,- / yellow H,H,20,- / red draws";

pub async fn a_match_of_four_by_clicks(site: &mut Site) -> Done {
    let browser = &site.browser;
    // Four pawns in Start are one move of the rules and four that may be chosen.
    let begun = "red -,-,-,- / blue -,-,-,- / yellow -,-,-,- / green -,-,-,- / red plays 1";
    let mut mirror = Mirror::set_up(browser, "00000a01", begun, &PEOPLE).await?;
    mirror.check().await?;
    assert_eq!(mirror.see().await?.pawns, ["R-start"; 4]);
    mirror.click(mirror.find("1:Ro")?).await?;
    mirror.check().await?;

    let mut mirror = Mirror::set_up(browser, "00000a02", LATE_FOUR, &PEOPLE).await?;
    while !mirror.table.is_over() {
        mirror.check().await?;
        if matches!(mirror.position().turn(), Turn::Chance(_)) {
            mirror.draw().await?;
            continue;
        }
        let m = hasty(mirror.position()).ok_or("somebody has a move")?;
        let before = browser.progress().await?;
        let path = mirror.position().path(m);
        for (i, spot) in path.iter().enumerate() {
            browser.click(&css(&spot.to_string())).await?;
            let names_a_place = i + 2 <= path.len() && !mirror.path(m)[i + 1].ends_with(['d', 'p']);
            if i % 2 == 0 && names_a_place {
                mirror.check_aims(&path[..=i]).await?;
            }
        }
        mirror.follow(Some(m), &before).await?;
    }
    mirror.well_ended("by clicks").await?;
    Ok(())
}

pub async fn a_match_of_two_by_touch_on_a_phone(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.set_size(390, 844).await?;
    browser.touch(true).await?;
    let mut mirror = Mirror::set_up(browser, "00000b01", LATE_TWO, &TWO).await?;
    let (mut gone, mut passed) = (0, 0);
    while !mirror.table.is_over() {
        let before = browser.progress().await?;
        if matches!(mirror.position().turn(), Turn::Chance(_)) {
            browser.tap(".choices [data-spot=deck]").await?;
            mirror.follow(None, &before).await?;
            continue;
        }
        let m = hasty(mirror.position()).ok_or("somebody has a move")?;
        let path = mirror.path(m);
        for (i, spot) in path.iter().enumerate() {
            let go = "[...document.querySelectorAll('.choices .primary')].some((e) => e.textContent.trim() === 'Move!')";
            if i > 0 && browser.script(&format!("return {go};")).await? == json!(true) {
                browser.tap(".choices .primary").await?;
                gone += 1;
                break;
            }
            browser.tap(&css(spot)).await?;
            passed += i32::from(spot == "pass");
        }
        mirror.follow(Some(m), &before).await?;
    }
    assert!(
        gone > 3 && passed > 0,
        "Move! {gone} times, Pass {passed} times"
    );
    println!("          Move! {gone} times, Pass {passed} times");
    mirror.well_ended("by touch").await?;
    Ok(())
}

/// Where the focus is.
async fn focus(browser: &Browser) -> Done<String> {
    let focus = browser
        .script("return document.activeElement.dataset.spot ?? '';")
        .await?;
    Ok(focus.as_str().unwrap_or_default().to_owned())
}

pub async fn a_match_by_keyboard_alone(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mut mirror = Mirror::set_up(browser, "00000c01", LATE_TWO, &TWO).await?;
    // The board is one stop of Tab.
    for _ in 0..40 {
        browser.key("Tab").await?;
        if !focus(browser).await?.is_empty() {
            break;
        }
    }
    assert_eq!(
        focus(browser).await?,
        "deck",
        "what may be touched is where Tab leads"
    );
    let mut passed = 0;
    while !mirror.table.is_over() {
        let before = browser.progress().await?;
        if matches!(mirror.position().turn(), Turn::Chance(_)) {
            browser.key("d").await?;
            mirror.follow(None, &before).await?;
            continue;
        }
        let m = hasty(mirror.position()).ok_or("somebody has a move")?;
        if m == Move::Pass {
            browser.key("p").await?;
            passed += 1;
        } else {
            for spot in mirror.path(m) {
                steer(browser, &spot).await?;
                browser.key("Enter").await?;
            }
        }
        mirror.follow(Some(m), &before).await?;
        // An arrow leads on from wherever one is.
        let (here, mut arrows) = (focus(browser).await?, 0);
        if !mirror.table.is_over() {
            for (key, back) in [
                ("ArrowUp", "ArrowDown"),
                ("ArrowLeft", "ArrowRight"),
                ("ArrowDown", "ArrowUp"),
            ] {
                let before = focus(browser).await?;
                browser.key(key).await?;
                // At an edge there is nothing to come back from.
                if focus(browser).await? != before {
                    arrows += 1;
                    browser.key(back).await?;
                }
            }
            assert!(arrows > 0, "no arrow leads on from {here} after {m}");
        }
    }
    assert!(passed > 0, "nobody had to pass");
    println!("          passed {passed} times");
    mirror.well_ended("by keyboard").await?;
    Ok(())
}

/// Goes from one place that may be touched to the next; to a button beside the board by Tab.
async fn steer(browser: &Browser, spot: &str) -> Done {
    let beside = matches!(spot, "forward" | "swap");
    for _ in 0..60 {
        if focus(browser).await? == spot {
            return Ok(());
        }
        browser.key(if beside { "Tab" } else { "PageDown" }).await?;
    }
    Err(format!("no key leads to {spot}").into())
}

pub async fn a_match_from_the_list_of_moves_alone(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mut mirror = Mirror::set_up(browser, "00000d01", LATE_TWO, &TWO).await?;
    while !mirror.table.is_over() {
        let before = browser.progress().await?;
        if matches!(mirror.position().turn(), Turn::Chance(_)) {
            browser.click(".choices [data-spot=deck]").await?;
            mirror.follow(None, &before).await?;
            continue;
        }
        browser.click("[data-tool=moves]").await?;
        browser.wait_for("dialog[open] .move").await?;
        let listed = browser
            .script("return [...document.querySelectorAll('dialog[open] .move')].map((e) => e.dataset.move);")
            .await?;
        let moves: Vec<String> = mirror
            .position()
            .moves()
            .iter()
            .map(Move::to_string)
            .collect();
        assert_eq!(listed, json!(moves));
        let m = hasty(mirror.position()).ok_or("somebody has a move")?;
        browser
            .click(&format!("dialog[open] [data-move='{m}']"))
            .await?;
        mirror.follow(Some(m), &before).await?;
        if !mirror.table.is_over() {
            let past = browser.count("dialog[open] .past li").await?;
            assert_eq!(past as usize, mirror.table.moves().len());
            browser.close_panel().await?;
        }
    }
    mirror.well_ended("from the list").await?;
    Ok(())
}
