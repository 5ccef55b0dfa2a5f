//! Nine Men's Morris in the page: whole matches by every kind of hand, what is said in each phase, and its screens.

use crate::computer::put_computer;
use crate::screens::{look, nothing};
use crate::web::{Browser, Done, Site};
use parlour::game::{Game as _, Reason, Turn};
use parlour::games::morris::{BLOCKED, FEW, Morris, Move, Options, Side};
use parlour::testing::{Played, random_game};

const RESULT: &str = "dialog.end[open] h1";

/// A short match of chance that ends so.
fn a_game(options: &str, fits: impl Fn(&Played<Morris>) -> bool) -> Done<Played<Morris>> {
    let options: Options = options.parse()?;
    let games = (0..20_000).map(|seed| random_game::<Morris>(2, &options, seed));
    let fitting = games.filter(|game| game.moves.len() < 90 && fits(game));
    let shortest = fitting.take(3).min_by_key(|game| game.moves.len());
    shortest.ok_or("no game of chance ends so".into())
}

fn ends(game: &Played<Morris>, why: Reason) -> bool {
    let last = game.positions.last();
    last.is_some_and(|last| matches!(last.turn(), Turn::Over(outcome) if outcome.why == why))
}

fn somebody_flies(game: &Played<Morris>) -> bool {
    let flies = |position: &Morris| Side::BOTH.iter().any(|side| position.flies(*side));
    let flown = game.positions.iter().filter(|position| flies(position));
    flown.count() > 2
}

/// The points of a move, in the order they are touched.
fn path(m: Move) -> Vec<String> {
    let message = m.to_string();
    message
        .trim_start_matches('x')
        .split('-')
        .map(str::to_owned)
        .collect()
}

async fn begin(browser: &Browser, options: &[(&str, &str)]) -> Done<String> {
    browser.prefer(false, true).await?;
    browser.open("#/new/morris").await?;
    for (option, value) in options {
        browser.choose(option, value).await?;
    }
    browser.sit_down().await
}

/// The match is over and kept, with this board, and the sheet says why.
async fn well_ended(browser: &Browser, id: &str, game: &Played<Morris>, why: &str) -> Done {
    browser.wait_for(RESULT).await?;
    let said = browser.text("dialog.end").await?;
    assert!(said.contains(why), "{why} is not in {said}");
    let record = browser.kept(id).await?;
    assert_eq!(record.moves.count(), game.moves.len());
    browser.press("See the board").await?;
    browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await?;
    let last = game.positions.last().ok_or("a game has positions")?;
    assert_eq!(browser.position().await?, last.to_string().trim());
    println!("          {} decisions: {why}", game.moves.len());
    Ok(())
}

pub async fn a_match_by_clicks_with_flying(site: &mut Site) -> Done {
    let browser = &site.browser;
    let game = a_game("", |game| ends(game, FEW) && somebody_flies(game))?;
    let id = begin(browser, &[]).await?;
    let mut said = Vec::new();
    for (position, m) in game.positions.iter().zip(&game.moves) {
        let before = browser.progress().await?;
        let prompt = browser.text(".say .do").await?;
        let wanted = match (position.owed(), position.hand(position.to_act())) {
            (1.., _) => "Mill! Take one of",
            (0, 1) => "Place your last man",
            (0, 2..) => "Place a man on any free point",
            _ if position.flies(position.to_act()) => "You have three men left",
            _ => "Choose one of your men",
        };
        assert!(prompt.starts_with(wanted), "{prompt}\n{position}");
        if !said.contains(&wanted) {
            said.push(wanted);
        }
        let open = browser.count(".stage .point.open").await?;
        let mut first_touches: Vec<String> = position
            .moves()
            .iter()
            .map(|m| path(*m)[0].clone())
            .collect();
        first_touches.dedup();
        assert_eq!(
            open as usize,
            first_touches.len(),
            "what is legal is open\n{position}"
        );
        for point in path(*m) {
            browser
                .click(&format!(".stage [data-spot={point}]"))
                .await?;
        }
        browser
            .wait_after(&before)
            .await
            .map_err(|e| format!("{m}: {e}\n{position}"))?;
    }
    assert_eq!(said.len(), 5, "every phase came about: {said:?}");
    well_ended(browser, &id, &game, "has only two men left.").await
}

pub async fn a_match_by_touch_until_somebody_is_blocked(site: &mut Site) -> Done {
    let browser = &site.browser;
    let game = a_game("board=six", |game| ends(game, BLOCKED))?;
    browser.set_size(390, 844).await?;
    browser.touch(true).await?;
    let id = begin(browser, &[("board", "Six men")]).await?;
    for m in &game.moves {
        let before = browser.progress().await?;
        for point in path(*m) {
            browser.tap(&format!(".stage [data-spot={point}]")).await?;
        }
        browser.wait_after(&before).await?;
    }
    well_ended(browser, &id, &game, "cannot move any more.").await
}

pub async fn a_match_by_keyboard_alone(site: &mut Site) -> Done {
    let browser = &site.browser;
    let game = a_game("", |game| ends(game, FEW))?;
    let id = begin(browser, &[]).await?;
    browser
        .script("document.querySelector('.stage .point[tabindex=\"0\"]').focus();")
        .await?;
    for m in &game.moves {
        let before = browser.progress().await?;
        for point in path(*m) {
            steer(browser, &point).await?;
            browser.key("Enter").await?;
        }
        browser.wait_after(&before).await?;
    }
    well_ended(browser, &id, &game, "has only two men left.").await
}

/// Goes to a point: along the lines by arrows, or from one open point to the next.
async fn steer(browser: &Browser, point: &str) -> Done {
    let focus = "return document.activeElement.dataset.spot;";
    let mut passed = Vec::new();
    for _ in 0..40 {
        let here = browser.script(focus).await?;
        let here = here
            .as_str()
            .ok_or("the focus has left the board")?
            .to_owned();
        if here == point {
            return Ok(());
        }
        let (at, to) = (here.as_bytes(), point.as_bytes());
        // A line leads there only from the same column or row; else from open point to open point.
        let key = match (at[0] == to[0], at[1] == to[1]) {
            _ if passed.contains(&here) => "PageDown",
            (true, _) if at[1] < to[1] => "ArrowUp",
            (true, _) => "ArrowDown",
            (_, true) if at[0] < to[0] => "ArrowRight",
            (_, true) => "ArrowLeft",
            _ => "PageDown",
        };
        passed.push(here);
        browser.key(key).await?;
    }
    Err(format!("no key leads to {point}, only to {passed:?}").into())
}

pub async fn a_match_from_the_list_of_moves_alone(site: &mut Site) -> Done {
    let browser = &site.browser;
    let game = a_game("board=twelve", |game| ends(game, FEW))?;
    let id = begin(browser, &[("board", "Twelve men")]).await?;
    browser.click("[data-tool=moves]").await?;
    for m in &game.moves {
        let before = browser.progress().await?;
        browser
            .click(&format!("dialog[open] [data-move='{m}']"))
            .await?;
        browser.wait_after(&before).await?;
    }
    well_ended(browser, &id, &game, "has only two men left.").await
}

/// Taps points and reads what is said.
async fn message(browser: &Browser, points: &str) -> Done<String> {
    for point in points.split(' ') {
        browser
            .click(&format!(".stage [data-spot={point}]"))
            .await?;
    }
    browser.wait_for(".notice").await?;
    browser.text(".notice p").await
}

pub async fn a_tap_on_the_wrong_point_says_why(site: &mut Site) -> Done {
    let browser = &site.browser;
    begin(browser, &[]).await?;
    assert!(
        message(browser, "D2 D2")
            .await?
            .starts_with("There is already a man on D2")
    );
    // Black closes a mill, and White's three men are loose.
    for point in ["E3", "B2", "E4", "A7", "E5"] {
        browser
            .click(&format!(".stage [data-spot={point}]"))
            .await?;
    }
    assert_eq!(browser.count(".stage .mill").await?, 1, "the mill glows");
    assert_eq!(browser.count(".stage .prey").await?, 3);
    assert!(message(browser, "E3").await?.contains("is your own"));
    assert!(
        message(browser, "G7")
            .await?
            .contains("There is no man on G7")
    );
    for point in ["A7", "G7", "A1", "F2"] {
        browser
            .click(&format!(".stage [data-spot={point}]"))
            .await?;
    }
    assert_eq!(browser.count(".stage .safe").await?, 3, "the mill is safe");
    assert_eq!(browser.count(".stage .prey").await?, 1, "the other is not");
    assert!(
        message(browser, "E4")
            .await?
            .contains("stands in a mill and is safe")
    );
    Ok(())
}

pub async fn the_computer_plays_it_and_gives_hints(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, true).await?;
    browser.open("#/new/morris").await?;
    put_computer(browser, 2, "Expert").await?;
    let id = browser.sit_down().await?;
    for turn in 1..=3 {
        browser.wait_for(".stage .point.open").await?;
        browser.key("h").await?;
        browser.wait_for(".stage .point.hint.open").await?;
        let message = browser.text(".say .do").await?;
        assert!(message.starts_with("Hint: Player 1 "), "{message}");
        let before = browser.progress().await?;
        browser.click(".stage .point.hint").await?;
        browser.wait_after(&before).await?;
        browser
            .wait_until("document.querySelector('.stage .point.open') || document.querySelector('[data-tool=stop]')")
            .await?;
        if turn == 2 && browser.count("[data-tool=stop]").await? > 0 {
            browser.click("[data-tool=stop]").await?;
        }
    }
    browser.wait_for(".stage .point.open").await?;
    let saved = browser.saved(&id).await?;
    assert!(saved.moves.count() >= 6 && saved.hints == [3, 0], "{saved}");
    Ok(())
}

pub async fn its_screens(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    let game = a_game("", |game| ends(game, FEW) && somebody_flies(game))?;
    begin(browser, &[]).await?;
    look(browser, "morris, at the start", &mut wrong).await?;
    let mut seen = [false; 3];
    for (position, m) in game.positions.iter().zip(&game.moves) {
        let phase = match position.owed() {
            1.. => Some((0, "morris, a mill")),
            _ if position.flies(position.to_act()) => Some((1, "morris, flying")),
            _ if position.placed() => Some((2, "morris, a man is chosen")),
            _ => None,
        };
        let points = path(*m);
        for (i, point) in points.iter().enumerate() {
            if let Some((number, message)) = phase
                && i + 1 == points.len()
                && !std::mem::replace(&mut seen[number], true)
            {
                look(browser, message, &mut wrong).await?;
            }
            browser
                .click(&format!(".stage [data-spot={point}]"))
                .await?;
        }
    }
    browser.wait_for(RESULT).await?;
    look(browser, "morris, the result", &mut wrong).await?;
    let id = browser.match_id().await?;
    browser.open(&format!("#/replay/{id}/20")).await?;
    browser.wait_for(".replay .board").await?;
    look(browser, "morris, a replay", &mut wrong).await?;
    assert_eq!(seen, [true; 3]);
    nothing(&wrong)
}
