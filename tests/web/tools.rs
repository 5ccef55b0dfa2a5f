//! What a match offers besides its moves: coming back to it, going back in it, ending it, beginning again.

use crate::web::{Browser, Done, Site, drawn};
use serde_json::json;

const STANDARD: &str = "";
const UNDO: &str = "[data-tool=undo]";
const REDO: &str = "[data-tool=redo]";

pub async fn a_match_goes_on_where_it_was_left(site: &mut Site) -> Done {
    let id = site.browser.begin().await?;
    site.browser.sow("S3 S1 N2 S4 N1").await?;
    let there = site.browser.position().await?;
    assert_eq!(there, drawn(STANDARD, "3 1 2 4 1")?);
    site.browser.reload().await?;
    assert_eq!(site.browser.position().await?, there, "after a reload");

    site.browser.click("[data-tool=home]").await?;
    site.browser.wait_for("[data-act=continue]").await?;
    let first = site
        .browser
        .script("return [...document.querySelectorAll('main a, main button')].find((e) => e.checkVisibility()).dataset.act ?? '';")
        .await?;
    assert_eq!(first, "continue", "the first control of the lobby");
    assert_eq!(
        site.browser.count(".card .badge").await?,
        1,
        "its game is marked"
    );
    site.browser.click("[data-act=continue]").await?;
    assert_eq!(site.browser.position().await?, there, "from the lobby");

    site.browser.come_back().await?;
    site.browser.prefer(false, true).await?;
    site.browser.open("").await?;
    site.browser.click("[data-act=continue]").await?;
    assert_eq!(site.browser.position().await?, there, "another day");
    assert_eq!(site.browser.match_id().await?, id);
    site.browser.sow("S5").await
}

pub async fn back_and_forward_lead_through_the_screens(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.sow("S1").await?;
    browser.click("[data-tool=home]").await?;
    browser.wait_for("main.lobby").await?;
    browser.web().back().await?;
    browser.wait_for_move(2).await?;
    assert_eq!(browser.match_id().await?, id);
    browser.web().back().await?;
    browser.wait_for("main.new").await?;
    browser.web().forward().await?;
    browser.wait_for_move(2).await
}

pub async fn undo_and_redo_by_button_and_by_key(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.begin().await?;
    let (start, after) = (drawn(STANDARD, "")?, drawn(STANDARD, "1")?);
    assert_eq!(browser.count(&format!("{UNDO}:not(:disabled)")).await?, 0);
    assert_eq!(browser.count(&format!("{REDO}:not(:disabled)")).await?, 0);
    browser.sow("S1").await?;
    browser.click(UNDO).await?;
    browser.wait_for_move(1).await?;
    assert_eq!(browser.position().await?, start);
    browser.click(REDO).await?;
    browser.wait_for_move(2).await?;
    assert_eq!(browser.position().await?, after);
    for (undo, redo) in [("Control+z", "Control+y"), ("Control+z", "Control+Shift+z")] {
        browser.key(undo).await?;
        browser.wait_for_move(1).await?;
        browser.key(redo).await?;
        browser
            .wait_for_move(2)
            .await
            .map_err(|e| format!("{redo}: {e}"))?;
    }
    browser.key("Control+z").await?;
    browser.wait_for_move(1).await?;
    browser.reload().await?;
    assert_eq!(
        browser.position().await?,
        start,
        "what is undone stays undone"
    );
    browser.sow("S2").await?;
    assert_eq!(
        browser.count(&format!("{REDO}:not(:disabled)")).await?,
        0,
        "another move, and there is nothing to redo"
    );
    Ok(())
}

pub async fn taking_back_asks_once_and_marks_the_match(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.sow("S1 N1 S2").await?;
    assert_eq!(browser.text(UNDO).await?, "Undo");
    browser.click(UNDO).await?;
    browser.wait_for_move(3).await?;
    assert_eq!(
        browser.text(UNDO).await?,
        "Take back",
        "the other has acted since"
    );
    let before = browser.position().await?;

    for (open, yes) in [("button", false), ("key", false), ("button", true)] {
        match open {
            "key" => browser.key("Control+z").await?,
            _ => browser.click(UNDO).await?,
        }
        let asked = browser.text("dialog[open] h2").await?;
        assert!(asked.starts_with("Take back your last turn"), "{asked}");
        browser
            .press(if yes { "Take back" } else { "Play on" })
            .await?;
        browser
            .wait_until("!document.querySelector('dialog[open]')")
            .await?;
        if !yes {
            assert_eq!(browser.position().await?, before);
        }
    }
    assert_eq!(browser.position().await?, drawn(STANDARD, "")?);
    assert_eq!(browser.saved(&id).await?.takebacks, [1, 0]);
    browser.click(REDO).await?;
    browser.wait_for_move(2).await?;
    browser.play_out().await?;
    assert_eq!(
        browser.kept(&id).await?.takebacks,
        [1, 0],
        "it stays marked"
    );
    Ok(())
}

async fn menu(browser: &Browser, item: &str) -> Done<String> {
    browser.click("[data-tool=menu]").await?;
    browser.press_in("dialog .row", item).await?;
    browser
        .wait_until("document.querySelector('dialog[open] .btn.primary')")
        .await?;
    browser.text("dialog[open] h2").await
}

pub async fn resigning_asks_once_and_is_a_loss(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.sow("S1 N1").await?;
    let asked = menu(browser, "Resign").await?;
    assert!(asked.contains("counts as a loss"), "{asked}");
    browser.press("Play on").await?;
    assert_eq!(browser.position().await?, drawn(STANDARD, "1 1")?);
    menu(browser, "Resign").await?;
    browser.press("Player 1 resigns").await?;
    for _ in 0..2 {
        assert_eq!(browser.text("dialog.end[open] h1").await?, "Player 2 wins");
        let said = browser.text("dialog.end").await?;
        assert!(said.contains("Player 1 resigned."), "{said}");
        browser.reload().await?;
        browser.wait_for("dialog.end[open]").await?;
    }
    let record = browser.kept(&id).await?;
    assert!(
        record.to_string().contains("\nend resigned 1\n"),
        "{record}"
    );
    assert_eq!(record.places, [2, 1]);
    assert!(browser.stored("live").await?.is_empty());
    Ok(())
}

pub async fn a_match_can_end_without_a_result(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.sow("S1").await?;
    let asked = menu(browser, "End without result").await?;
    assert!(asked.contains("counts for nobody"), "{asked}");
    browser.press("End without result").await?;
    assert_eq!(browser.text("dialog.end[open] h1").await?, "No result");
    let record = browser.kept(&id).await?;
    assert!(record.to_string().contains("\nend abandoned\n"), "{record}");
    assert!(record.places.is_empty());

    // From the lobby too, with a way back.
    let other = browser.begin().await?;
    browser.sow("S2").await?;
    browser.click("[data-tool=home]").await?;
    browser.press_in(".continue", "End").await?;
    browser.wait_for(".notice").await?;
    assert!(browser.stored("live").await?.is_empty());
    browser.press_in(".notice", "Undo").await?;
    browser.wait_for("[data-act=continue]").await?;
    browser.click("[data-act=continue]").await?;
    assert_eq!(browser.position().await?, drawn(STANDARD, "2")?);
    assert_eq!(browser.match_id().await?, other);
    Ok(())
}

pub async fn a_restart_keeps_seats_and_options(site: &mut Site) -> Done {
    let browser = &site.browser;
    let (first, old) = named_match(browser).await?;
    browser.sow("S1 N2").await?;
    let asked = menu(browser, "Restart").await?;
    assert!(asked.contains("same players and rules"), "{asked}");
    browser.press("Restart").await?;
    browser.wait_for_move(1).await?;
    let second = browser.match_id().await?;
    assert_ne!(first, second);
    let new = browser.saved(&second).await?;
    assert_eq!((&new.seats, &new.options), (&old.seats, &old.options));
    assert_eq!(browser.position().await?, drawn(&old.options, "")?);
    let before = browser.kept(&first).await?.to_string();
    assert!(before.contains("\nmoves 1 2\n"), "{before}");
    assert!(before.contains("\nend abandoned\n"), "{before}");
    Ok(())
}

pub async fn a_rematch_exchanges_the_sides(site: &mut Site) -> Done {
    let browser = &site.browser;
    let (first, old) = named_match(browser).await?;
    browser.play_out().await?;
    let rematch = browser.text("[data-act=rematch]").await?;
    assert!(rematch.contains("Bob begins"), "{rematch}");
    browser.click("[data-act=rematch]").await?;
    browser.wait_for_move(1).await?;
    let second = browser.match_id().await?;
    assert_ne!(first, second);
    let new = browser.saved(&second).await?;
    assert_eq!(
        new.seats,
        [old.seats[1].clone(), old.seats[0].clone()],
        "everybody keeps the colour"
    );
    assert_eq!(new.options, old.options);
    assert_eq!(browser.text(".say h1").await?, "Bob, your turn");
    Ok(())
}

/// Ann, green, and Bob, with three stones a pit; the match and its record at the start.
async fn named_match(browser: &Browser) -> Done<(String, parlour::table::Record)> {
    browser.prefer(false, true).await?;
    browser.open("#/new/mancala").await?;
    browser.name_players(["Ann", "Bob"]).await?;
    browser
        .click(".seat-row:first-child .swatch:nth-child(4)")
        .await?;
    browser.choose("stones", "3").await?;
    let id = browser.sit_down().await?;
    let record = browser.saved(&id).await?;
    let seats: Vec<String> = record.seats.iter().map(ToString::to_string).collect();
    assert_eq!(seats, ["person green Ann", "person blue Bob"]);
    assert!(record.options.contains("stones=3"), "{}", record.options);
    Ok((id, record))
}

pub async fn a_tap_on_the_wrong_place_says_why(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.sow("S1 N1").await?;
    let (board, record) = (browser.position().await?, browser.saved(&id).await?);
    for (spot, why) in [
        ("N3", "That pit is Player 2’s. Choose one of your own row."),
        ("S1", "Pit 1 is empty. Choose a pit with stones."),
        (
            "S0",
            "Stones in a store stay there. Choose one of your pits.",
        ),
        (
            "N0",
            "Stones in a store stay there. Choose one of your pits.",
        ),
    ] {
        browser.click(&format!(".stage [data-spot={spot}]")).await?;
        browser
            .wait_until(&format!(
                "document.querySelector('.notice p')?.textContent === {}",
                json!(why)
            ))
            .await
            .map_err(|e| format!("{spot}: {e}"))?;
        let aloud = browser.text(".aloud").await?;
        assert_eq!(aloud.trim_end_matches('\u{a0}'), why, "it is read out too");
    }
    assert_eq!(browser.position().await?, board);
    assert_eq!(browser.saved(&id).await?, record);
    browser.sow("S2").await?;
    assert_eq!(
        browser.count(".notice").await?,
        0,
        "a move that is made takes the reproach away"
    );
    Ok(())
}
