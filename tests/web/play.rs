//! Whole matches, by every kind of hand; and what pieces do on their way.

use crate::web::{Browser, Done, Site, drawn};
use parlour::table::{Moves, Record};
use serde_json::Value;

const STANDARD: &str = "";
const RESULT: &str = "dialog.end[open] h1";
/// Notes, when the sheet of the result is called for, whether the record is stored and the sheet still away.
const NOTE_ORDER: &str = "addEventListener('hashchange', () => { window.order = {
    kept: Object.keys(localStorage).filter((k) => k.startsWith('parlour/v2/match/')).length,
    running: Object.keys(localStorage).filter((k) => k.startsWith('parlour/v2/live/')).length,
    sheet: document.querySelectorAll('dialog.end[open]').length } });";

/// The moves of a record in notation.
fn notation(record: &Record) -> String {
    match &record.moves {
        Moves::Written(moves) => moves.join(" "),
        Moves::Packed(..) => panic!("it was written out"),
    }
}

/// The match is over, is kept, and everything that is shown of it agrees with the rules and with the record.
async fn well_ended(browser: &Browser, id: &str) -> Done {
    browser.wait_for(RESULT).await?;
    let record = browser.kept(id).await?;
    let text = record.to_string();
    assert!(text.contains("\nend rules "), "{text}");
    assert!(
        browser.stored("live").await?.is_empty(),
        "what is over is not running"
    );
    let head = browser.text(RESULT).await?;
    let expected = match record.places[..] {
        [1, 2] => format!("{} wins", record.seats[0].name),
        [2, 1] => format!("{} wins", record.seats[1].name),
        _ => "Draw".to_owned(),
    };
    assert_eq!(head, expected);
    let totals = browser
        .script("return [...document.querySelectorAll('dialog.end .tally .total')].map((e) => Number(e.textContent));")
        .await?;
    assert_eq!(serde_json::from_value::<Vec<i32>>(totals)?, record.scores);

    browser.press("See the board").await?;
    browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await?;
    assert_eq!(
        browser.position().await?,
        drawn(&record.options, &notation(&record))?,
        "the board after {}",
        notation(&record)
    );
    println!(
        "          {} moves: {head}, {:?}",
        record.moves.count(),
        record.scores
    );
    Ok(())
}

pub async fn a_match_by_clicks(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.script(NOTE_ORDER).await?;
    while let Some(pit) = browser.open_pit().await? {
        browser.sow(&pit).await?;
    }
    browser.wait_for(RESULT).await?;
    let order = browser.script("return window.order;").await?;
    assert_eq!(
        order,
        serde_json::json!({ "kept": 1, "running": 0, "sheet": 0 }),
        "first the record, then the sheet"
    );
    let said = browser.text("dialog.end").await?;
    browser.reload().await?;
    browser.wait_for(RESULT).await?;
    assert_eq!(
        browser.text("dialog.end").await?,
        said,
        "the same after a reload"
    );
    well_ended(browser, &id).await
}

pub async fn a_match_by_keyboard_alone(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, true).await?;
    browser.open("").await?;
    tab_to(browser, "a[href='#/new/mancala']").await?;
    browser.key("Enter").await?;
    browser.wait_for("[data-act=start]").await?;
    tab_to(browser, "[data-act=start]").await?;
    browser.key("Enter").await?;
    browser.wait_for(".stage .board").await?;
    let id = browser.match_id().await?;
    tab_to(browser, ".stage .hole").await?;
    for turn in 0.. {
        let Some(pit) = browser.open_pit().await? else {
            break;
        };
        let before = browser.progress().await?;
        match turn % 3 {
            0 => browser.key(&pit[1..]).await?,
            1 => {
                browser.key("PageDown").await?;
                browser.key("Enter").await?;
            }
            _ => {
                steer_to_an_open_pit(browser).await?;
                browser.key("Space").await?;
            }
        }
        browser
            .wait_after(&before)
            .await
            .map_err(|e| format!("turn {turn}, {pit} at {before}: {e}"))?;
        if browser.progress().await? != "Finished" {
            let focus = browser
                .script("return document.activeElement.dataset.spot ?? document.activeElement.outerHTML;")
                .await?;
            assert!(
                focus.as_str().is_some_and(|spot| spot.len() == 2),
                "the focus stays on the board, not on {focus}"
            );
        }
    }
    browser.wait_for(RESULT).await?;
    tab_to(browser, "dialog.end a[href^='#/match/']").await?;
    browser.key("Enter").await?;
    browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await?;
    browser.open(&format!("#/match/{id}/result")).await?;
    well_ended(browser, &id).await
}

/// Presses Tab until such an element has the focus.
async fn tab_to(browser: &Browser, css: &str) -> Done {
    let mut passed = Vec::new();
    for _ in 0..60 {
        browser.key("Tab").await?;
        let (is, what) = focus(browser, css).await?;
        if is {
            return Ok(());
        }
        passed.push(what);
    }
    Err(format!("Tab does not lead to {css}, only to {}", passed.join(", ")).into())
}

async fn focus(browser: &Browser, css: &str) -> Done<(bool, String)> {
    let found = browser
        .run(
            "const e = document.activeElement; return [e.matches(arguments[0]), e.dataset.spot ?? e.textContent.trim().slice(0, 20)];",
            vec![css.into()],
        )
        .await?;
    Ok(serde_json::from_value(found)?)
}

/// By arrows: to the other row, and along it.
async fn steer_to_an_open_pit(browser: &Browser) -> Done {
    let row = if browser
        .open_pit()
        .await?
        .is_some_and(|p| p.starts_with('S'))
    {
        "ArrowDown"
    } else {
        "ArrowUp"
    };
    let mut keys = vec!["ArrowRight", "ArrowLeft", row];
    keys.extend(["ArrowRight"; 7]);
    keys.extend(["ArrowLeft", row]);
    keys.extend(["ArrowLeft"; 7]);
    for key in keys {
        browser.key(key).await?;
        if focus(browser, ".hole.open").await?.0 {
            return Ok(());
        }
    }
    Err("the arrows do not lead to an open pit".into())
}

pub async fn a_match_from_the_list_of_moves_alone(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.click("[data-tool=moves]").await?;
    browser.wait_for("dialog[open] .move").await?;
    while browser.count("dialog[open] .move").await? > 0 {
        let before = browser.progress().await?;
        // The last one this time: another match than by clicks.
        browser.click("li:last-child > .move").await?;
        browser.wait_after(&before).await?;
    }
    well_ended(browser, &id).await
}

pub async fn a_match_by_touch_on_a_phone(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.set_size(390, 844).await?;
    browser.touch(true).await?;
    let id = browser.begin().await?;
    while let Some(pit) = browser.open_pit().await? {
        let before = browser.progress().await?;
        browser.tap(&format!(".stage [data-spot={pit}]")).await?;
        browser.wait_after(&before).await?;
    }
    well_ended(browser, &id).await
}

pub async fn stones_travel_and_no_tap_is_lost_to_it(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, false).await?;
    browser.open("#/new/mancala").await?;
    browser.sit_down().await?;

    // The second hand is there while the stones of the first are still in the air.
    let seen = browser
        .script(
            "const tap = (spot) => document.querySelector(`.stage [data-spot=${spot}]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
             const frame = () => new Promise(requestAnimationFrame);
             tap('S1'); await frame();
             const before = [document.querySelector('.title span').textContent, document.querySelectorAll('.stage .hand').length];
             tap('N1'); await frame();
             return [before, document.querySelector('.title span').textContent];",
        )
        .await?;
    assert_eq!(
        seen,
        serde_json::json!([["Move 1", 1], "Move 2"]),
        "the stones of S1 were in the hand, and N1 ended that"
    );
    browser.wait_for_move(3).await?;
    let both = drawn(STANDARD, "1 1")?;
    assert_eq!(browser.position().await?, both);

    // With a real mouse: as fast as it goes.
    browser.click(".stage [data-spot=S3]").await?;
    browser.click(".stage [data-spot=N3]").await?;
    browser.wait_for_move(5).await?;
    assert_eq!(browser.position().await?, drawn(STANDARD, "1 1 3 3")?);

    // A tap beside the pits ends the way at once, and does nothing else.
    let hurried = browser
        .script(
            "const click = (e) => e.dispatchEvent(new MouseEvent('click', { bubbles: true }));
             click(document.querySelector('.stage .hole.open'));
             click(document.querySelector('.stage .board'));
             await new Promise(requestAnimationFrame);
             return [document.querySelector('.title span').textContent, document.querySelectorAll('.stage .hand').length];",
        )
        .await?;
    assert_eq!(hurried, serde_json::json!(["Move 6", 0]));

    // A reload in the middle of the way finds the move made.
    browser
        .script("document.querySelector('.stage .hole.open').dispatchEvent(new MouseEvent('click', { bubbles: true }));")
        .await?;
    browser.reload().await?;
    browser.wait_for_move(7).await
}

pub async fn nothing_travels_where_stillness_is_wanted(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.begin().await?;
    let seen = browser
        .script(
            "document.querySelector('.stage [data-spot=S1]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
             await new Promise(requestAnimationFrame);
             const moving = document.getAnimations().filter((a) => a.playState === 'running' && a.effect.getComputedTiming().endTime > 1);
             return [document.querySelector('.title span').textContent, document.querySelectorAll('.stage .hand').length, moving.length];",
        )
        .await?;
    assert_eq!(seen, serde_json::json!(["Move 2", 0, 0]));
    Ok(())
}

pub async fn a_finished_match_is_listed_in_history(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, true).await?;
    browser.open("#/new/mancala").await?;
    browser.name_players(["Ann", "Bob Berg"]).await?;
    let id = browser.sit_down().await?;
    browser.play_out().await?;
    let record = browser.kept(&id).await?;
    for _ in 0..2 {
        browser.open("#/history").await?;
        browser.reload().await?;
        if browser.is_lost().await? {
            println!("          history: not there yet");
            return Ok(());
        }
        let listed = browser.text("main").await?;
        let [one, two] = record.scores[..] else {
            panic!("two play")
        };
        for part in [
            "Mancala",
            "Ann",
            "Bob Berg",
            &one.to_string(),
            &two.to_string(),
        ] {
            assert!(listed.contains(part), "{part} is not in {listed}");
        }
        assert!(
            browser.count(&format!("main a[href*='{id}']")).await? > 0,
            "a link leads to the match"
        );
    }
    Ok(())
}

pub async fn a_replay_ends_in_the_same_result(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    let start = browser.holes().await?;
    browser.play_out().await?;
    let (end, total) = (
        browser.holes().await?,
        browser.kept(&id).await?.moves.count(),
    );
    browser.open(&format!("#/replay/{id}/{total}")).await?;
    browser.reload().await?;
    if browser.is_lost().await? {
        println!("          replay: not there yet");
        return Ok(());
    }
    shows(browser, &end).await?;
    browser.open(&format!("#/replay/{id}")).await?;
    browser.reload().await?;
    shows(browser, &start).await?;
    for (key, holes) in [("End", &end), ("Home", &start)] {
        browser.key(key).await?;
        shows(browser, holes)
            .await
            .map_err(|e| format!("after {key}: {e}"))?;
    }
    for _ in 0..total {
        browser.key("ArrowRight").await?;
    }
    shows(browser, &end).await
}

async fn shows(browser: &Browser, holes: &Value) -> Done {
    browser.wait_for(".stage .hole").await?;
    browser
        .wait_until(&format!(
            "(() => {{ const holes = {holes}; return [...document.querySelectorAll('.stage .hole')].every((e) =>
                e.getAttribute('aria-label').split('.')[0] === holes[e.dataset.spot]); }})()"
        ))
        .await
}
