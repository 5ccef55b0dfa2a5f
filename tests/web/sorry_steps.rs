//! Sorry! step by step: sevens that are split, elevens that ask, and tens with two ends.

use crate::sorry_mirror::{Mirror, TWO, css};
use crate::web::{Browser, Done, Site};
use serde_json::json;

/// Takes the mouse from one spot to another, its button held.
async fn drag(browser: &Browser, from: &str, to: &str) -> Done {
    let middle = "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2];";
    let mut ends = Vec::new();
    for spot in [from, to] {
        let found = browser.run(middle, vec![json!(css(spot))]).await?;
        ends.push(serde_json::from_value::<[f64; 2]>(found)?);
    }
    let mouse = async |kind: &str, [x, y]: [f64; 2], held: u8| {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": held, "clickCount": 1 });
        browser.cdp("Input.dispatchMouseEvent", event).await
    };
    mouse("mouseMoved", ends[0], 0).await?;
    mouse("mousePressed", ends[0], 1).await?;
    let half = [
        (ends[0][0] + ends[1][0]) / 2.0,
        (ends[0][1] + ends[1][1]) / 2.0,
    ];
    mouse("mouseMoved", half, 1).await?;
    mouse("mouseMoved", ends[1], 1).await?;
    mouse("mouseReleased", ends[1], 0).await
}

async fn clicks(browser: &Browser, spots: &str) -> Done {
    for spot in spots.split_whitespace() {
        browser.click(&css(spot)).await?;
    }
    Ok(())
}

/// The page has made this move; it is undone, and everything is as before.
async fn made_and_undone(mirror: &Mirror<'_>, message: &str, before: &str) -> Done {
    let browser = mirror.browser;
    browser
        .wait_after(before)
        .await
        .map_err(|e| format!("{message}: {e}"))?;
    let saved = browser.saved(&mirror.id).await?.write();
    let moves = format!("\nmoves {}\n", mirror.find(message)?);
    assert!(saved.contains(&moves), "{message} in {saved}");
    browser.click("[data-tool=undo]").await?;
    browser
        .wait_until(&format!(
            "document.querySelector('.title span').textContent === '{before}'"
        ))
        .await?;
    mirror.nothing_done().await
}

pub async fn a_seven_is_split_step_by_step(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "red 10,35,50,H / yellow 40,-,-,- / red plays 7";
    let mirror = Mirror::set_up(browser, "00000e01", start, &TWO).await?;
    mirror.check().await?;
    // Each step can be cancelled, by key and by button.
    for (steps, left, message) in [
        ("10", "", "Now tap one of the lit squares."),
        (
            "10 14",
            "4 + 3 left",
            "First half: 4. Now select the pawn that goes the other 3, then press Move!",
        ),
        (
            "10 14 50",
            "4 + 3 left",
            "To 53. Press Move! to go the other 3, or tap the lit square.",
        ),
    ] {
        for by_key in [true, false] {
            clicks(browser, steps).await?;
            let seen = mirror.see().await?;
            assert_eq!((&*seen.left, &*seen.message), (left, message), "{steps}");
            assert_eq!(seen.held.join(" "), steps, "what was touched is marked");
            let buttons = seen.buttons.join(" ");
            assert_eq!(
                buttons,
                if steps.len() > 6 {
                    "Move! Cancel"
                } else {
                    "Cancel"
                }
            );
            if steps == "10 14" {
                assert_eq!(seen.pawns, ["35", "50"], "either of the others goes on");
            }
            if by_key {
                browser.key("Escape").await?;
            } else {
                browser.press_in(".choices", "Cancel").await?;
            }
            mirror.nothing_done().await?;
        }
    }
    // The second half by the button, by a tap, by a drag; either pawn first.
    let before = browser.progress().await?;
    for (message, first, from, to) in [
        ("7:R10+4/R50+3", "10 14", "50", "53"),
        ("7:R50+3/R10+4", "50 53", "10", "14"),
        ("7:R35+2/R10+5", "35 37", "10", "15"),
    ] {
        for way in ["Move!", "tap", "drag"] {
            clicks(browser, first).await?;
            if way == "drag" {
                drag(browser, from, to).await?;
            } else {
                browser.click(&css(from)).await?;
                if way == "tap" {
                    browser.click(&css(to)).await?;
                } else {
                    browser.press_in(".choices", way).await?;
                }
            }
            let made = made_and_undone(&mirror, message, &before).await;
            made.map_err(|e| format!("the second half by {way}: {e}"))?;
        }
    }
    // Whole, by two clicks; and the first half by a drag as well.
    clicks(browser, "10 17").await?;
    made_and_undone(&mirror, "7:R10+7", &before).await?;
    drag(browser, "10", "14").await?;
    let seen = mirror.see().await?;
    assert_eq!(
        seen.left, "4 + 3 left",
        "a first half that was dragged is kept: {seen:#?}"
    );
    drag(browser, "50", "53").await?;
    made_and_undone(&mirror, "7:R10+4/R50+3", &before).await
}

pub async fn a_half_that_comes_home_needs_the_other(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "red s3,20,H,H / yellow 40,-,-,- / red plays 7";
    let mirror = Mirror::set_up(browser, "00000e02", start, &TWO).await?;
    mirror.check().await?;
    clicks(browser, "R-3").await?;
    let seen = mirror.see().await?;
    assert_eq!(seen.lit, ["R-4", "R-5", "R-home"]);
    clicks(browser, "R-home").await?;
    let seen = mirror.see().await?;
    assert_eq!(seen.left, "3 + 4 left");
    assert_eq!(
        seen.buttons,
        ["Move!", "Cancel"],
        "only one pawn is left to choose"
    );
    browser.press_in(".choices", "Move!").await?;
    browser.wait_for_move(2).await?;
    let saved = browser.saved("00000e02").await?.write();
    assert!(saved.contains("\nmoves 7:Rs3+3/R20+4\n"), "{saved}");
    Ok(())
}

pub async fn an_eleven_that_can_be_either_asks(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "red 21,H,H,- / yellow 32,50,-,- / red plays 11";
    let mirror = Mirror::set_up(browser, "00000f01", start, &TWO).await?;
    let before = browser.progress().await?;
    mirror.check().await?;
    assert!(
        mirror.see().await?.buttons.is_empty(),
        "who can go forward must play"
    );
    for (button, message) in [("Forward 11", "11:R21+11"), ("Change places", "11:R21x32")] {
        clicks(browser, "21").await?;
        assert_eq!(mirror.see().await?.lit, ["32", "50"]);
        clicks(browser, "32").await?;
        let seen = mirror.see().await?;
        assert_eq!(
            seen.message,
            "Go forward and send Ben’s pawn back, or change places with it?"
        );
        assert_eq!(seen.buttons, ["Cancel", "Forward 11", "Change places"]);
        browser.press_in(".choices", "Cancel").await?;
        mirror.nothing_done().await?;
        clicks(browser, "21 32").await?;
        browser.press_in(".choices", button).await?;
        made_and_undone(&mirror, message, &before).await?;
    }
    // With the other pawn it can only change places, and does not ask.
    clicks(browser, "21 50").await?;
    made_and_undone(&mirror, "11:R21x50", &before).await?;
    // Nobody can go eleven: a swap, or nothing.
    let start = "red 58,H,H,- / yellow 40,-,-,- / red plays 11";
    let mirror = Mirror::set_up(browser, "00000f02", start, &TWO).await?;
    mirror.check().await?;
    assert_eq!(mirror.see().await?.buttons, ["Keep places"]);
    clicks(browser, "58").await?;
    let seen = mirror.see().await?;
    assert_eq!(
        (&*seen.lit, &*seen.buttons),
        (
            &["40".to_owned()][..],
            &["Move!".to_owned(), "Cancel".to_owned()][..]
        )
    );
    browser.press_in(".choices", "Cancel").await?;
    browser.press_in(".choices", "Keep places").await?;
    made_and_undone(&mirror, "pass", "Move 1").await?;
    clicks(browser, "58").await?;
    browser.press_in(".choices", "Move!").await?;
    made_and_undone(&mirror, "11:R58x40", "Move 1").await
}

pub async fn a_ten_offers_both_squares(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "red 20,-,H,H / yellow 40,-,-,- / red plays 10";
    let mirror = Mirror::set_up(browser, "00000f11", start, &TWO).await?;
    for (to, message) in [("30", "10:R20+10"), ("19", "10:R20-1")] {
        clicks(browser, "20").await?;
        let seen = mirror.see().await?;
        assert_eq!(seen.lit, ["19", "30"]);
        assert_eq!(seen.message, "Now tap one of the lit squares.");
        clicks(browser, to).await?;
        made_and_undone(&mirror, message, "Move 1").await?;
    }
    // Back is what is left, and must be.
    let start = "red s2,H,H,- / yellow 40,-,-,- / red plays 10";
    let mirror = Mirror::set_up(browser, "00000f12", start, &TWO).await?;
    mirror.check().await?;
    clicks(browser, "R-2").await?;
    let seen = mirror.see().await?;
    assert_eq!(
        (&*seen.lit, &*seen.buttons),
        (
            &["R-1".to_owned()][..],
            &["Move!".to_owned(), "Cancel".to_owned()][..]
        )
    );
    browser.press_in(".choices", "Move!").await?;
    made_and_undone(&mirror, "10:Rs2-1", "Move 1").await
}
