//! Score Four in the page: whole matches by every kind of hand, the board turned and seen level by level, and its screens.

use crate::computer::put_computer;
use crate::screens::{look, nothing};
use crate::web::{Browser, Done, Site};
use parlour::game::{Game as _, Turn};
use parlour::games::score_four::rules::{line_name, lines_in};
use parlour::games::score_four::{LINE, Options, Peg, ScoreFour, Side};
use parlour::testing::{Played, random_game};
use serde_json::json;

const RESULT: &str = "dialog.end[open] h1";

/// A short match of chance that somebody wins.
fn a_game(most: usize) -> Done<Played<ScoreFour>> {
    let games = (0..20_000).map(|seed| random_game::<ScoreFour>(2, &Options, seed));
    let mut won = games.filter(|game| {
        let last = game.positions.last();
        let line = last
            .is_some_and(|last| matches!(last.turn(), Turn::Over(outcome) if outcome.why == LINE));
        line && game.moves.len() <= most
    });
    won.next().ok_or("no game of chance ends so".into())
}

/// Two people sit down.
async fn begin(browser: &Browser) -> Done<String> {
    browser.prefer(false, true).await?;
    browser.open("#/new/score-four").await?;
    browser.press_in(".seat-row:nth-child(2)", "Person").await?;
    browser.sit_down().await
}

fn spot(peg: Peg) -> String {
    format!(".stage [data-spot={peg}]")
}

async fn drop_on(browser: &Browser, peg: Peg) -> Done {
    let before = browser.progress().await?;
    browser.click(&spot(peg)).await?;
    let dropped = browser.wait_after(&before).await;
    dropped.map_err(|e| format!("{peg} at {before}: {e}").into())
}

/// The match is over and kept, and its line is named and outlined.
async fn well_ended(browser: &Browser, id: &str, game: &Played<ScoreFour>) -> Done {
    browser.wait_for(RESULT).await?;
    let last = game.positions.last().ok_or("a game has positions")?;
    let said = browser.text("dialog.end").await?;
    let mut lines = 0;
    for side in Side::BOTH {
        for line in lines_in(last.board().of(side)) {
            let line = line_name(line);
            assert!(said.contains(&line), "{line} is not in {said}");
            lines += 1;
        }
    }
    let record = browser.kept(id).await?;
    assert_eq!(record.moves.count(), game.moves.len());
    browser.press("See the board").await?;
    browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await?;
    assert_eq!(
        browser.count(".stage .s-win").await?,
        lines,
        "each line is outlined"
    );
    println!("          {} balls: {said}", game.moves.len());
    Ok(())
}

/// What is seen of the board: the balls on a peg by their colours, from the bottom up.
async fn stack(browser: &Browser, peg: Peg) -> Done<String> {
    let label = browser
        .run(
            "return document.querySelector(arguments[0]).getAttribute('aria-label');",
            vec![json!(spot(peg))],
        )
        .await?;
    Ok(label.as_str().unwrap_or_default().to_owned())
}

pub async fn a_match_by_clicks(site: &mut Site) -> Done {
    let browser = &site.browser;
    let game = a_game(24)?;
    let id = begin(browser).await?;
    for (position, peg) in game.positions.iter().zip(&game.moves) {
        let open = browser.count(".stage .spot.open").await?;
        assert_eq!(
            open as usize,
            position.moves().len(),
            "what is legal is open"
        );
        drop_on(browser, *peg).await?;
        let after = position.board().with(position.to_move(), *peg);
        let said = stack(browser, *peg).await?;
        let wanted = match after.height(*peg) {
            4 => format!("{peg}, full: "),
            1 => format!("{peg}, 1 ball: "),
            n => format!("{peg}, {n} balls: "),
        };
        assert!(said.starts_with(&wanted), "{said}, not {wanted}");
    }
    well_ended(browser, &id, &game).await
}

pub async fn by_touch_the_first_tap_shows_and_the_second_drops(site: &mut Site) -> Done {
    let browser = &site.browser;
    let game = a_game(24)?;
    browser.set_size(390, 844).await?;
    browser.touch(true).await?;
    let id = begin(browser).await?;
    let size = "return document.querySelector('.stage').getBoundingClientRect().height;";
    let large = browser.script(size).await?;
    for (i, peg) in game.moves.iter().enumerate() {
        let before = browser.progress().await?;
        browser.tap(&spot(*peg)).await?;
        browser.wait_for(&format!("{}.held", spot(*peg))).await?;
        assert_eq!(browser.progress().await?, before, "one tap only shows");
        let message = browser.text(".say .do").await?;
        assert!(message.contains(&peg.name()), "{message}");
        let ghosts = browser.count(".stage .peg [href^='#s-ghost']").await?;
        assert_eq!(ghosts, 1, "it is seen where the ball will rest");
        assert_eq!(
            browser.script(size).await?,
            large,
            "the board keeps its size"
        );
        // The button drops it as well.
        if i == 2 {
            browser.press("Play").await?;
        } else {
            browser.tap(&spot(*peg)).await?;
        }
        browser.wait_after(&before).await?;
    }
    well_ended(browser, &id, &game).await?;
    browser.open("#/settings").await?;
    browser.press("One tap drops a ball").await?;
    begin(browser).await?;
    browser.tap(&spot(Peg(5))).await?;
    browser.wait_for_move(2).await
}

pub async fn a_match_by_keyboard_alone(site: &mut Site) -> Done {
    let browser = &site.browser;
    let game = a_game(24)?;
    let id = begin(browser).await?;
    browser
        .script("document.querySelector('.stage .spot[tabindex=\"0\"]').focus();")
        .await?;
    for (i, peg) in game.moves.iter().enumerate() {
        let before = browser.progress().await?;
        let name = peg.name().to_lowercase();
        // A letter leads to its row, a number along it; a turned board changes nothing of that.
        for key in name.chars() {
            browser.key(&key.to_string()).await?;
        }
        let focus = browser
            .script("return document.activeElement.dataset.spot;")
            .await?;
        assert_eq!(focus.as_str(), Some(&*peg.name()));
        browser.key("Enter").await?;
        browser.wait_after(&before).await?;
        browser.key(["e", "w", "q", "s"][i % 4]).await?;
    }
    well_ended(browser, &id, &game).await
}

pub async fn arrows_follow_the_board_as_it_is_turned(site: &mut Site) -> Done {
    let browser = &site.browser;
    begin(browser).await?;
    browser
        .script("document.querySelector('.stage [data-spot=B2]').focus();")
        .await?;
    // Twice to the right is a quarter of a turn and some more: what was behind is then on the right.
    for (turns, keys) in [
        (
            0,
            [
                ("ArrowRight", "B3"),
                ("ArrowLeft", "B2"),
                ("ArrowUp", "C2"),
                ("ArrowDown", "B2"),
            ],
        ),
        (
            2,
            [
                ("ArrowRight", "C2"),
                ("ArrowLeft", "B2"),
                ("ArrowUp", "B1"),
                ("ArrowDown", "B2"),
            ],
        ),
        (
            2,
            [
                ("ArrowRight", "B1"),
                ("ArrowLeft", "B2"),
                ("ArrowUp", "A2"),
                ("ArrowDown", "B2"),
            ],
        ),
    ] {
        for _ in 0..turns {
            browser.key("e").await?;
        }
        for (key, peg) in keys {
            browser.key(key).await?;
            let focus = browser
                .script("return document.activeElement.dataset.spot;")
                .await?;
            assert_eq!(focus.as_str(), Some(peg), "{key} after a turn");
        }
    }
    Ok(())
}

pub async fn a_view_that_is_changed_in_haste_comes_to_rest(site: &mut Site) -> Done {
    let browser = &site.browser;
    begin(browser).await?;
    let places = "return [...document.querySelectorAll('.stage .peg')].map((p) => p.style.transform).join();";
    browser.click("[data-view=turn-right]").await?;
    browser.click("[data-view=tilt-up]").await?;
    let rested = browser.script(places).await?;
    for view in ["turn-left", "tilt-down"] {
        browser.click(&format!("[data-view={view}]")).await?;
    }
    // With motion now, and a second wish before the first is fulfilled; a key does it from anywhere.
    browser.prefer(false, false).await?;
    browser
        .script("document.querySelector('[data-view=turn-right]').click(); document.activeElement.blur();")
        .await?;
    browser.key("w").await?;
    browser
        .wait_until(&format!("(() => {{ {places} }})() === {rested}"))
        .await?;
    browser.prefer(false, true).await?;
    // More than a whole turn, one after another.
    for _ in 0..24 {
        browser.key("e").await?;
    }
    assert_eq!(browser.script(places).await?, rested);
    // The levels lie as they are, and the button stays under the pointer.
    let corner = "const r = document.querySelector('[data-view=levels]').getBoundingClientRect(); return [r.x, r.y];";
    let before = browser.script(corner).await?;
    browser.click("[data-view=levels]").await?;
    assert_eq!(browser.script(corner).await?, before);
    browser
        .script("document.querySelector('.stage [data-spot=B2]').focus();")
        .await?;
    browser.key("ArrowRight").await?;
    let focus = browser
        .script("return document.activeElement.dataset.spot;")
        .await?;
    assert_eq!(focus.as_str(), Some("B3"));
    Ok(())
}

pub async fn a_match_level_by_level_from_the_list(site: &mut Site) -> Done {
    let browser = &site.browser;
    let game = a_game(24)?;
    let id = begin(browser).await?;
    browser.click("[data-view=levels]").await?;
    assert_eq!(browser.count(".stage .s-cell").await?, 64);
    // The first balls by clicks on a level, the others from the list.
    let (first, others) = game.moves.split_at(4);
    for peg in first {
        drop_on(browser, *peg).await?;
    }
    browser.click("[data-tool=moves]").await?;
    for peg in others {
        let before = browser.progress().await?;
        browser
            .click(&format!("dialog[open] [data-move='{peg}']"))
            .await?;
        browser.wait_after(&before).await?;
    }
    browser.wait_for(RESULT).await?;
    browser.press("See the board").await?;
    browser.click("[data-view=levels]").await?;
    browser.press("See the result").await?;
    well_ended(browser, &id, &game).await
}

pub async fn a_drag_turns_the_board_and_drops_nothing(site: &mut Site) -> Done {
    let browser = &site.browser;
    begin(browser).await?;
    let places = "return [...document.querySelectorAll('.stage .peg')].map((p) => p.style.transform).join();";
    let middle = browser
        .script(
            "const r = document.querySelector('.stage [data-spot=B2]').getBoundingClientRect();
             return [r.x + r.width / 2, r.y + r.height / 2];",
        )
        .await?;
    let [x, y]: [f64; 2] = serde_json::from_value(middle)?;
    let before = browser.script(places).await?;
    let mouse = async |kind: &str, x: f64, y: f64| {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
        browser.cdp("Input.dispatchMouseEvent", event).await
    };
    mouse("mousePressed", x, y).await?;
    for far in 1..=15 {
        mouse("mouseMoved", x + 10.0 * f64::from(far), y).await?;
    }
    mouse("mouseReleased", x + 150.0, y).await?;
    assert_eq!(browser.progress().await?, "Move 1", "nothing was dropped");
    let dragged = browser.script(places).await?;
    assert_ne!(dragged, before, "it was turned");
    // It has come to rest where the button leads to as well.
    for _ in 0..8 {
        browser.click("[data-view=turn-right]").await?;
    }
    assert_eq!(
        browser.script(places).await?,
        dragged,
        "eight rests are a whole turn"
    );
    drop_on(browser, Peg(5)).await?;
    for tilt in ["tilt-up", "tilt-down", "tilt-down"] {
        let before = browser.script(places).await?;
        browser.click(&format!("[data-view={tilt}]")).await?;
        assert_ne!(browser.script(places).await?, before, "{tilt}");
    }
    assert!(
        stack(browser, Peg(5))
            .await?
            .starts_with("B2, 1 ball: white")
    );
    Ok(())
}

pub async fn it_is_preset_to_the_computer_which_plays_and_gives_hints(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, true).await?;
    browser.open("#/new/score-four").await?;
    let id = browser.sit_down().await?;
    for turn in 1..=3 {
        browser.wait_for(".stage .spot.open").await?;
        browser.key("h").await?;
        browser.wait_for(".stage .spot.hint.open").await?;
        let message = browser.text(".say .do").await?;
        assert!(message.starts_with("Hint: Player 1 "), "{message}");
        browser.click(".stage .spot.hint").await?;
        browser.wait_for_move(2 * turn + 1).await?;
    }
    let saved = browser.saved(&id).await?;
    assert!(saved.moves.count() == 6 && saved.hints == [3, 0], "{saved}");
    browser.open("#/new/score-four").await?;
    put_computer(browser, 1, "Easy").await?;
    put_computer(browser, 2, "Medium").await?;
    browser.sit_down().await?;
    browser.wait_for_move(4).await
}

pub async fn its_screens(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    let game = a_game(24)?;
    browser.prefer(false, true).await?;
    browser.open("#/new/score-four").await?;
    look(browser, "score four, the form", &mut wrong).await?;
    begin(browser).await?;
    look(browser, "score four, at the start", &mut wrong).await?;
    let (last, others) = game.moves.split_last().ok_or("a game has moves")?;
    for peg in others {
        drop_on(browser, *peg).await?;
    }
    browser.click("[data-view=threats]").await?;
    look(browser, "score four, threats", &mut wrong).await?;
    browser.click("[data-view=levels]").await?;
    look(browser, "score four, level by level", &mut wrong).await?;
    browser.click("[data-view=levels]").await?;
    drop_on(browser, *last).await?;
    browser.wait_for(RESULT).await?;
    look(browser, "score four, the result", &mut wrong).await?;
    let id = browser.match_id().await?;
    browser.open(&format!("#/replay/{id}/6")).await?;
    browser.wait_for(".replay .board").await?;
    look(browser, "score four, a replay", &mut wrong).await?;
    nothing(&wrong)
}
