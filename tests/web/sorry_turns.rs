//! Sorry! from turn to turn: what cannot be done and why, cards that allow nothing, and going back.

use crate::sorry_mirror::{Mirror, TWO, css, hasty};
use crate::web::{Browser, Done, Site};
use parlour::table::Moves;
use serde_json::json;

/// Touches spots in a position, and reads why not.
async fn message(mirror: &Mirror<'_>, spots: &str) -> Done<String> {
    for spot in spots.split(' ') {
        mirror.browser.click(&css(spot)).await?;
    }
    mirror.browser.wait_for(".notice").await?;
    let message = mirror.browser.text(".notice p").await?;
    mirror.nothing_done().await?;
    Ok(message)
}

pub async fn a_tap_on_the_wrong_place_says_why(site: &mut Site) -> Done {
    let mut wrong = Vec::new();
    for (i, (start, reasons)) in [
        (
            "red 20,23,H,- / yellow 40,-,-,- / red draws",
            &[
                ("20", "Draw a card first: tap the pile, or press Draw."),
                ("R-start", "Draw a card first: tap the pile, or press Draw."),
            ][..],
        ),
        (
            "red 20,23,H,- / yellow 40,-,-,- / red plays 3",
            &[
                ("40", "That pawn is Ben’s. Select one of the lit ones."),
                ("Y-start", "That pawn is Ben’s. Select one of the lit ones."),
                (
                    "25",
                    "There is no pawn of yours on 25. Select one of the lit ones.",
                ),
                (
                    "R-2",
                    "There is no pawn of yours on safety square 2. Select one of the lit ones.",
                ),
                ("R-start", "Pawns leave Start only with a 1, a 2 or Sorry!"),
                ("20", "Your own pawn stands where it would land."),
                ("R-home", "A pawn at Home stays there."),
                (
                    "23 40",
                    "This pawn cannot go to 40 now. Tap one of the lit squares.",
                ),
                (
                    "deck",
                    "You have drawn a THREE. Move forward three squares. 1 possible move! Please select a pawn!",
                ),
            ],
        ),
        (
            "red s4,20,-,- / yellow 40,-,-,- / red plays 5",
            &[(
                "R-4",
                "That would lead beyond Home, which takes the exact number.",
            )],
        ),
        (
            "red 4,-,-,- / yellow 40,-,-,- / red plays 1",
            &[("R-start", "Your own pawn stands where it would land.")],
        ),
        (
            "red 4,H,H,H / yellow 40,-,-,- / red plays S",
            &[("4", "Sorry! needs a pawn in your Start.")],
        ),
        (
            "red 20,-,-,- / yellow -,-,-,H / red plays S",
            &[(
                "R-start",
                "No pawn of another player stands on a square that counts.",
            )],
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let mirror = Mirror::set_up(&site.browser, &format!("0000ab0{i}"), start, &TWO).await?;
        for (spots, why) in reasons {
            let heard = message(&mirror, spots)
                .await
                .map_err(|e| format!("{spots} in {start}: {e}"))?;
            if heard != *why {
                wrong.push(format!("{spots} in {start}: {heard}"));
            }
        }
    }
    crate::screens::nothing(&wrong)
}

pub async fn a_card_that_allows_nothing_passes_with_one_tap(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mut reasons = Vec::new();
    for (i, (red, card, why)) in [
        (
            "-,-,-,-",
            "5",
            "Pawns leave Start only with a 1, a 2 or Sorry!",
        ),
        (
            "s4,H,H,H",
            "3",
            "That would lead beyond Home, which takes the exact number.",
        ),
        ("4,20,22,H", "S", "Sorry! needs a pawn in your Start."),
        (
            "s5,-,-,-",
            "8",
            "That would lead beyond Home, which takes the exact number.",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let start = format!("red {red} / yellow 40,-,-,- / red plays {card}");
        let mut mirror = Mirror::set_up(browser, &format!("0000ac0{i}"), &start, &TWO).await?;
        mirror.check().await?;
        let message = mirror.see().await?.message;
        assert!(
            message.ends_with(&format!(" {why} Press Pass.")),
            "{message}"
        );
        let pass = mirror.find("pass")?;
        mirror.click(pass).await?;
        assert_eq!(mirror.see().await?.turn, "Ben, your turn");
        let aloud = browser.text(".aloud").await?;
        assert!(aloud.starts_with("Ann cannot use a"), "{aloud}");
        reasons.push(why);
    }
    // A two that is of no use draws again.
    let start = "red s5,H,H,H / yellow 40,-,-,- / red plays 2";
    let mut mirror = Mirror::set_up(browser, "0000ac11", start, &TWO).await?;
    mirror.check().await?;
    let pass = mirror.find("pass")?;
    mirror.click(pass).await?;
    mirror.check().await?;
    assert_eq!(mirror.see().await?.turn, "Ann, your turn");
    mirror.draw().await?;
    mirror.check().await?;
    println!("          {} reasons told", reasons.len());
    Ok(())
}

const UNDO: &str = "[data-tool=undo]";

/// What the tool to go back says, and whether it can.
async fn back(browser: &Browser) -> Done<(String, bool)> {
    let can = browser
        .script("return !document.querySelector('[data-tool=undo]').disabled;")
        .await?;
    Ok((browser.text(UNDO).await?, can == json!(true)))
}

pub async fn undo_does_not_reach_across_a_card(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "red 20,22,44,- / yellow 40,50,-,- / red draws";
    let mut mirror = Mirror::set_up(browser, "0000ad01", start, &TWO).await?;
    let play = |mirror: &Mirror| hasty(mirror.position()).ok_or("somebody has a move");
    let undo = |yes: bool| ("Undo".to_owned(), yes);
    assert_eq!(back(browser).await?, undo(false));
    mirror.draw().await?;
    assert_eq!(
        back(browser).await?,
        undo(false),
        "a card that is seen is seen"
    );
    let first = mirror.table.record().moves;
    let m = play(&mirror)?;
    mirror.click(m).await?;
    assert_eq!(back(browser).await?, undo(true));
    browser.key("Control+z").await?;
    browser.wait_for_move(2).await?;
    assert_eq!(
        browser.saved(&mirror.id).await?.moves,
        first,
        "the card is still there"
    );
    browser.key("Control+y").await?;
    browser.wait_for_move(3).await?;
    assert_eq!(
        browser.saved(&mirror.id).await?.moves,
        mirror.table.record().moves
    );
    // Ben draws: now it is too late to undo; nor has he a turn to take back.
    mirror.draw().await?;
    let ben = back(browser).await?;
    let m = play(&mirror)?;
    mirror.click(m).await?;
    // A two goes on; until Ann is to draw.
    while mirror.name() == "Ben" {
        mirror.draw().await?;
        let m = play(&mirror)?;
        mirror.click(m).await?;
    }
    assert_eq!(back(browser).await?, undo(true), "before the next card");
    mirror.draw().await?;
    assert_eq!(back(browser).await?, ("Take back".to_owned(), true));
    let whole = mirror.table.record().moves;
    browser.click(UNDO).await?;
    browser.wait_for("dialog[open] h2").await?;
    browser.press("Take back").await?;
    browser.wait_for_move(1).await?;
    let saved = browser.saved(&mirror.id).await?;
    assert_eq!((saved.moves.count(), &*saved.takebacks), (0, &[1, 0][..]));
    // The same cards come again, whether they are made again or drawn anew.
    let count = whole.count();
    for n in 0..count {
        browser.click("[data-tool=redo]").await?;
        browser.wait_for_move(n as u32 + 2).await?;
    }
    assert_eq!(browser.saved(&mirror.id).await?.moves, whole);
    browser.click(UNDO).await?;
    browser.wait_for("dialog[open] h2").await?;
    browser.press("Take back").await?;
    browser.wait_for_move(1).await?;
    let mut again = Mirror::at(browser, "0000ad01").await?;
    again.draw().await?;
    assert_eq!(browser.saved(&mirror.id).await?.moves, first);
    again.check().await?;
    println!("          {count} decisions taken back; on Ben’s first card: {ben:?}");
    Ok(())
}

/// History counts the cards of these matches, which are all there are, kind by kind.
pub async fn draws_are_counted(browser: &Browser, ids: [&str; 2]) -> Done {
    let mut drawn = 0;
    for id in ids {
        let Moves::Written(moves) = browser.kept(id).await?.moves else {
            return Err("moves are written out".into());
        };
        drawn += moves.iter().filter(|m| m.starts_with('=')).count();
    }
    browser.open("#/history").await?;
    browser
        .run(
            "document.querySelector('details.stats').open = true;",
            Vec::new(),
        )
        .await?;
    browser.press("Count the cards of Sorry!").await?;
    browser.wait_for(".figures caption").await?;
    let counted = browser
        .script(
            "const table = [...document.querySelectorAll('.figures')].find((t) => t.textContent.includes('Cards drawn'));
             const rows = [...table.querySelectorAll('tbody tr')];
             return [rows.length, rows.reduce((sum, row) => sum + Number(row.cells[1].textContent), 0)];",
        )
        .await?;
    assert_eq!(counted, json!([11, drawn]));
    println!("          {drawn} cards counted in History");
    Ok(())
}
