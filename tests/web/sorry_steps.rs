//! Sorry! step by step: sevens that are split, elevens that ask, cards that allow nothing, and going back.

use crate::sorry::{Desk, TWO, css};
use crate::web::{Browser, Done, House};
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

impl Desk<'_> {
    /// The page has made this move; it is undone, and everything is as before.
    async fn made_and_undone(&mut self, told: &str, before: &str) -> Done {
        let (browser, m) = (self.browser, self.find(told)?);
        browser
            .wait_after(before)
            .await
            .map_err(|e| format!("{told}: {e}"))?;
        let saved = browser.saved(&self.id).await?.write();
        assert!(
            saved.contains(&format!("\nmoves {told}\n")),
            "{told} in {saved}"
        );
        let _ = m;
        browser.click("[data-tool=undo]").await?;
        browser
            .wait_until(&format!(
                "document.querySelector('.title span').textContent === '{before}'"
            ))
            .await?;
        self.nothing_done().await
    }
}

pub async fn a_seven_is_split_step_by_step(house: &mut House) -> Done {
    let browser = &house.browser;
    let start = "red 10,35,50,H / yellow 40,-,-,- / red plays 7";
    let mut desk = Desk::set_up(browser, "00000e01", start, &TWO).await?;
    desk.check().await?;
    // Each step can be cancelled, by key and by button.
    for (steps, left, told) in [
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
            let seen = desk.see().await?;
            assert_eq!((&*seen.left, &*seen.told), (left, told), "{steps}");
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
            desk.nothing_done().await?;
        }
    }
    // The second half by the button, by a tap, by a drag; either pawn first.
    let before = browser.progress().await?;
    for (told, first, from, to) in [
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
            let made = desk.made_and_undone(told, &before).await;
            made.map_err(|e| format!("the second half by {way}: {e}"))?;
        }
    }
    // Whole, by two clicks; and the first half by a drag as well.
    clicks(browser, "10 17").await?;
    desk.made_and_undone("7:R10+7", &before).await?;
    drag(browser, "10", "14").await?;
    let seen = desk.see().await?;
    assert_eq!(
        seen.left, "4 + 3 left",
        "a first half that was dragged is kept: {seen:#?}"
    );
    drag(browser, "50", "53").await?;
    desk.made_and_undone("7:R10+4/R50+3", &before).await
}

pub async fn a_half_that_comes_home_needs_the_other(house: &mut House) -> Done {
    let browser = &house.browser;
    let start = "red s3,20,H,H / yellow 40,-,-,- / red plays 7";
    let desk = Desk::set_up(browser, "00000e02", start, &TWO).await?;
    desk.check().await?;
    clicks(browser, "R-3").await?;
    let seen = desk.see().await?;
    assert_eq!(seen.lit, ["R-4", "R-5", "R-home"]);
    clicks(browser, "R-home").await?;
    let seen = desk.see().await?;
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

pub async fn an_eleven_that_can_be_either_asks(house: &mut House) -> Done {
    let browser = &house.browser;
    let start = "red 21,H,H,- / yellow 32,50,-,- / red plays 11";
    let mut desk = Desk::set_up(browser, "00000f01", start, &TWO).await?;
    let before = browser.progress().await?;
    desk.check().await?;
    assert!(
        desk.see().await?.buttons.is_empty(),
        "who can go forward must play"
    );
    for (button, told) in [("Forward 11", "11:R21+11"), ("Change places", "11:R21x32")] {
        clicks(browser, "21").await?;
        assert_eq!(desk.see().await?.lit, ["32", "50"]);
        clicks(browser, "32").await?;
        let seen = desk.see().await?;
        assert_eq!(
            seen.told,
            "Go forward and send Ben’s pawn back, or change places with it?"
        );
        assert_eq!(seen.buttons, ["Cancel", "Forward 11", "Change places"]);
        browser.press_in(".choices", "Cancel").await?;
        desk.nothing_done().await?;
        clicks(browser, "21 32").await?;
        browser.press_in(".choices", button).await?;
        desk.made_and_undone(told, &before).await?;
    }
    // With the other pawn it can only change places, and does not ask.
    clicks(browser, "21 50").await?;
    desk.made_and_undone("11:R21x50", &before).await?;
    // Nobody can go eleven: a swap, or nothing.
    let start = "red 58,H,H,- / yellow 40,-,-,- / red plays 11";
    let mut desk = Desk::set_up(browser, "00000f02", start, &TWO).await?;
    desk.check().await?;
    assert_eq!(desk.see().await?.buttons, ["Keep places"]);
    clicks(browser, "58").await?;
    let seen = desk.see().await?;
    assert_eq!(
        (&*seen.lit, &*seen.buttons),
        (
            &["40".to_owned()][..],
            &["Move!".to_owned(), "Cancel".to_owned()][..]
        )
    );
    browser.press_in(".choices", "Cancel").await?;
    browser.press_in(".choices", "Keep places").await?;
    desk.made_and_undone("pass", "Move 1").await?;
    clicks(browser, "58").await?;
    browser.press_in(".choices", "Move!").await?;
    desk.made_and_undone("11:R58x40", "Move 1").await
}

pub async fn a_ten_offers_both_squares(house: &mut House) -> Done {
    let browser = &house.browser;
    let start = "red 20,-,H,H / yellow 40,-,-,- / red plays 10";
    let mut desk = Desk::set_up(browser, "00000f11", start, &TWO).await?;
    for (to, told) in [("30", "10:R20+10"), ("19", "10:R20-1")] {
        clicks(browser, "20").await?;
        let seen = desk.see().await?;
        assert_eq!(seen.lit, ["19", "30"]);
        assert_eq!(seen.told, "Now tap one of the lit squares.");
        clicks(browser, to).await?;
        desk.made_and_undone(told, "Move 1").await?;
    }
    // Back is what is left, and must be.
    let start = "red s2,H,H,- / yellow 40,-,-,- / red plays 10";
    let mut desk = Desk::set_up(browser, "00000f12", start, &TWO).await?;
    desk.check().await?;
    clicks(browser, "R-2").await?;
    let seen = desk.see().await?;
    assert_eq!(
        (&*seen.lit, &*seen.buttons),
        (
            &["R-1".to_owned()][..],
            &["Move!".to_owned(), "Cancel".to_owned()][..]
        )
    );
    browser.press_in(".choices", "Move!").await?;
    desk.made_and_undone("10:Rs2-1", "Move 1").await
}

/// Touches spots in a position, and reads why not.
async fn told(desk: &Desk<'_>, spots: &str) -> Done<String> {
    clicks(desk.browser, spots).await?;
    desk.browser.wait_for(".notice").await?;
    let told = desk.browser.text(".notice p").await?;
    desk.nothing_done().await?;
    Ok(told)
}

pub async fn a_tap_on_the_wrong_place_says_why(house: &mut House) -> Done {
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
        let desk = Desk::set_up(&house.browser, &format!("0000ab0{i}"), start, &TWO).await?;
        for (spots, why) in reasons {
            let heard = told(&desk, spots)
                .await
                .map_err(|e| format!("{spots} in {start}: {e}"))?;
            if heard != *why {
                wrong.push(format!("{spots} in {start}: {heard}"));
            }
        }
    }
    crate::screens::nothing(&wrong)
}

pub async fn a_card_that_allows_nothing_passes_with_one_tap(house: &mut House) -> Done {
    let browser = &house.browser;
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
        let mut desk = Desk::set_up(browser, &format!("0000ac0{i}"), &start, &TWO).await?;
        desk.check().await?;
        let told = desk.see().await?.told;
        assert!(told.ends_with(&format!(" {why} Press Pass.")), "{told}");
        let pass = desk.find("pass")?;
        desk.click(pass).await?;
        assert_eq!(desk.see().await?.turn, "Ben, your turn");
        let aloud = browser.text(".aloud").await?;
        assert!(aloud.starts_with("Ann cannot use a"), "{aloud}");
        reasons.push(why);
    }
    // A two that is of no use draws again.
    let start = "red s5,H,H,H / yellow 40,-,-,- / red plays 2";
    let mut desk = Desk::set_up(browser, "0000ac11", start, &TWO).await?;
    desk.check().await?;
    let pass = desk.find("pass")?;
    desk.click(pass).await?;
    desk.check().await?;
    assert_eq!(desk.see().await?.turn, "Ann, your turn");
    desk.draw().await?;
    desk.check().await?;
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

pub async fn undo_does_not_reach_across_a_card(house: &mut House) -> Done {
    let browser = &house.browser;
    let start = "red 20,22,44,- / yellow 40,50,-,- / red draws";
    let mut desk = Desk::set_up(browser, "0000ad01", start, &TWO).await?;
    let play = |desk: &Desk| crate::sorry::hasty(desk.position()).ok_or("somebody has a move");
    let undo = |yes: bool| ("Undo".to_owned(), yes);
    assert_eq!(back(browser).await?, undo(false));
    desk.draw().await?;
    assert_eq!(
        back(browser).await?,
        undo(false),
        "a card that is seen is seen"
    );
    let first = desk.table.record().moves;
    let m = play(&desk)?;
    desk.click(m).await?;
    assert_eq!(back(browser).await?, undo(true));
    browser.key("Control+z").await?;
    browser.wait_for_move(2).await?;
    assert_eq!(
        browser.saved(&desk.id).await?.moves,
        first,
        "the card is still there"
    );
    browser.key("Control+y").await?;
    browser.wait_for_move(3).await?;
    assert_eq!(
        browser.saved(&desk.id).await?.moves,
        desk.table.record().moves
    );
    // Ben draws: now it is too late to undo; nor has he a turn to take back.
    desk.draw().await?;
    let ben = back(browser).await?;
    let m = play(&desk)?;
    desk.click(m).await?;
    // A two goes on; until Ann is to draw.
    while desk.name() == "Ben" {
        desk.draw().await?;
        let m = play(&desk)?;
        desk.click(m).await?;
    }
    assert_eq!(back(browser).await?, undo(true), "before the next card");
    desk.draw().await?;
    assert_eq!(back(browser).await?, ("Take back".to_owned(), true));
    let whole = desk.table.record().moves;
    browser.click(UNDO).await?;
    browser.wait_for("dialog[open] h2").await?;
    browser.press("Take back").await?;
    browser.wait_for_move(1).await?;
    let saved = browser.saved(&desk.id).await?;
    assert_eq!((saved.moves.count(), &*saved.takebacks), (0, &[1, 0][..]));
    // The same cards come again, whether they are made again or drawn anew.
    let count = whole.count();
    for n in 0..count {
        browser.click("[data-tool=redo]").await?;
        browser.wait_for_move(n as u32 + 2).await?;
    }
    assert_eq!(browser.saved(&desk.id).await?.moves, whole);
    browser.click(UNDO).await?;
    browser.press("Take back").await?;
    browser.wait_for_move(1).await?;
    let mut again = Desk::at(browser, "0000ad01").await?;
    again.draw().await?;
    assert_eq!(browser.saved(&desk.id).await?.moves, first);
    again.check().await?;
    println!("          {count} decisions taken back; on Ben’s first card: {ben:?}");
    Ok(())
}
