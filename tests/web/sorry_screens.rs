//! Sorry! before and around a match: the form, what is brought along, and its screens.

use crate::screens::{look, nothing};
use crate::sorry_mirror::{Mirror, PEOPLE, RESULT, TWO, css, record_of};
use crate::sorry_table::{HIGH, ONES, PLAY_OUT, fill_in, hands};
use crate::web::{Browser, Done, Site};
use parlour::games::sorry::Sorry;
use serde_json::json;

/// The colours of the form's seats.
async fn colours(browser: &Browser) -> Done<String> {
    let chosen = "return [...document.querySelectorAll('.swatch[aria-pressed=true]')].map((e) =>
        (e.getAttribute('aria-label') ?? e.textContent).trim().split(' ')[0]).join(' ');";
    let chosen = browser.script(chosen).await?;
    Ok(chosen.as_str().unwrap_or_default().to_owned())
}

async fn paint(browser: &Browser, seat: usize, colour: &str) -> Done {
    let swatch = format!(
        "return [...document.querySelectorAll('.seat-row:nth-child({seat}) .swatch')].find((e) => (e.getAttribute('aria-label') ?? e.textContent).includes('{colour}'));"
    );
    browser.click_found(&swatch).await
}

/// Who sits down, in the order of turns, with their colours.
async fn seated(browser: &Browser) -> Done<String> {
    let id = browser.sit_down().await?;
    let record = browser.saved(&id).await?;
    let seats: Vec<String> = record
        .seats
        .iter()
        .map(|s| format!("{} {}", s.name.replace("Player ", ""), s.colour.id()))
        .collect();
    let mirror = Mirror::at(browser, &id).await?;
    for (seat, side) in record.seats.iter().zip(mirror.position().sides()) {
        assert_eq!(
            format!("{side:?}").to_lowercase(),
            seat.colour.id(),
            "colours are places"
        );
    }
    Ok(seats.join(", "))
}

pub async fn the_form_seats_two_three_and_four(site: &mut Site) -> Done {
    let browser = &site.browser;
    fill_in(browser, 2, &[]).await?;
    assert_eq!(
        colours(browser).await?,
        "Red Yellow",
        "two sit opposite each other"
    );
    let begins = "return [...document.querySelectorAll('.pick')].map((e) => e.textContent).filter((t) => t.startsWith('Player'));";
    for (players, all) in [
        (3, "Red Blue Yellow"),
        (4, "Red Blue Yellow Green"),
        (2, "Red Yellow"),
    ] {
        browser.press(&players.to_string()).await?;
        assert_eq!(colours(browser).await?, all);
        assert_eq!(browser.count(".seat-row").await?, players);
        let offered = browser.script(begins).await?;
        assert_eq!(
            offered.as_array().map(Vec::len),
            Some(players as usize),
            "{offered}"
        );
    }
    assert_eq!(seated(browser).await?, "1 red, 2 yellow");
    // A colour that another has is exchanged; turns go round clockwise by colour.
    fill_in(browser, 3, &[]).await?;
    paint(browser, 1, "Yellow").await?;
    assert_eq!(colours(browser).await?, "Yellow Blue Red");
    paint(browser, 2, "Green").await?;
    assert_eq!(colours(browser).await?, "Yellow Green Red");
    assert_eq!(seated(browser).await?, "1 yellow, 2 green, 3 red");
    fill_in(browser, 3, &[]).await?;
    assert_eq!(
        colours(browser).await?,
        "Yellow Green Red",
        "they are remembered"
    );
    paint(browser, 2, "Blue").await?;
    assert_eq!(seated(browser).await?, "1 yellow, 3 red, 2 blue");
    // Whoever begins begins, and the others follow round the board.
    fill_in(browser, 4, &[]).await?;
    for (seat, colour) in ["Red", "Blue", "Yellow", "Green"].iter().enumerate() {
        paint(browser, seat + 1, colour).await?;
    }
    for (who, order) in [
        ("Player 3", "3 yellow, 4 green, 1 red, 2 blue"),
        ("Player 4", "4 green, 1 red, 2 blue, 3 yellow"),
        ("Player 1", "1 red, 2 blue, 3 yellow, 4 green"),
    ] {
        browser.press(who).await?;
        assert_eq!(seated(browser).await?, order);
        let first = browser.text(".say h1").await?;
        assert_eq!(first, format!("{who}, your turn"));
        browser.open("#/new/sorry").await?;
        browser.wait_for(".seat-row").await?;
    }
    Ok(())
}

pub async fn every_option_starts_a_match(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mut started = 0;
    for (option, value, message) in [
        ("cards", "Five in each hand", "cards=hand"),
        ("begin", "One outside", "begin=exit"),
        ("teams", "Two and two", "teams=on"),
        ("points", "To 100 points", "points=100"),
        ("points", "To 200 points", "points=200"),
        ("points", "To 300 points", "points=300"),
    ] {
        fill_in(browser, 4, &[]).await?;
        browser
            .run(
                "document.querySelector('details.block').open = true;",
                Vec::new(),
            )
            .await?;
        if browser.script("return [...document.querySelectorAll('button')].find((e) => e.textContent === 'Back to standard').disabled;").await? == json!(false) {
            browser.press("Back to standard").await?;
        }
        browser.choose(option, value).await?;
        let id = browser.sit_down().await?;
        let saved = browser.saved(&id).await?;
        assert!(
            saved.options.split(' ').any(|o| o == message),
            "{message} in {}",
            saved.options
        );
        if option == "cards" {
            browser.press("I am Player 1: show my cards").await?;
        }
        browser.wait_for(".stage .spot.open").await?;
        let played = browser.run(PLAY_OUT, vec![json!(12)]).await?;
        assert_eq!(played, json!(-1), "it goes on");
        assert!(browser.saved(&id).await?.moves.count() > 3);
        started += 1;
    }
    println!("          {started} options");
    Ok(())
}

pub async fn a_start_for_other_seats_is_refused(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "red H,H,50,- / yellow H,H,20,- / red draws";
    assert!(start.replace(" / ", "\n").parse::<Sorry>().is_ok());
    browser.prefer(false, true).await?;
    browser.open("#/settings").await?;
    browser.wait_for("details.import textarea").await?;
    browser
        .run(
            "document.querySelector('details.import').open = true;
             const field = document.querySelector('details.import textarea');
             field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }));",
            vec![json!(record_of("0000ea01", start, &PEOPLE[..3])?)],
        )
        .await?;
    browser.press("Look at it").await?;
    browser
        .wait_until("document.querySelector('.notice p') || document.querySelector('dialog[open]')")
        .await?;
    let message = browser.script("return (document.querySelector('dialog[open]') ?? document.querySelector('.notice')).textContent;").await?;
    let message = message.as_str().unwrap_or_default();
    assert!(
        message.contains("1 part that is refused") || message.contains("Nothing was taken over"),
        "{message}"
    );
    Ok(())
}

/// How large the places of the board are, and how far apart: the least of each.
const PLACES: &str = r#"
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const spots = [...document.querySelectorAll(".stage .square > .hit")].map((e) => e.getBoundingClientRect());
    const [one, two] = [box(".stage [data-spot='20'] > .hit"), box(".stage [data-spot='21'] > .hit")];
    return [Math.min(...spots.map((r) => Math.min(r.width, r.height))), Math.hypot(one.x - two.x, one.y - two.y)];
"#;

pub async fn its_screens(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    fill_in(browser, 4, &[]).await?;
    look(browser, "sorry, the form of four", &mut wrong).await?;
    browser
        .name_players(["Maximiliane-Rosalinde", "Bartholomew Featherstone"])
        .await?;
    browser.sit_down().await?;
    look(browser, "sorry, at the start", &mut wrong).await?;
    for (width, height) in [(1180, 820), (820, 1180)] {
        browser.set_size(width, height).await?;
        let [size, apart]: [f64; 2] = serde_json::from_value(browser.script(PLACES).await?)?;
        println!("          {width}x{height}: places of {size:.1} px, {apart:.1} px apart");
        if size < 43.9 {
            wrong.push(format!(
                "sorry, {width}x{height}: places are {size:.1} px, {apart:.1} px apart"
            ));
        }
    }
    let start = "red 10,35,50,H / blue 22,-,-,- / yellow 40,-,-,- / green 57,-,-,- / red plays 7";
    let mirror = Mirror::set_up(browser, "0000fa01", start, &PEOPLE).await?;
    look(browser, "sorry, a card", &mut wrong).await?;
    browser.click(&css("10")).await?;
    look(browser, "sorry, a pawn is chosen", &mut wrong).await?;
    browser.click(&css("14")).await?;
    assert_eq!(mirror.see().await?.left, "4 + 3 left");
    look(browser, "sorry, a seven is split", &mut wrong).await?;
    browser.click(&css("25")).await?;
    browser.wait_for(".notice").await?;
    look(browser, "sorry, with a reproach", &mut wrong).await?;
    let start = "red 20,-,-,- / yellow 31,-,-,- / red plays 5";
    Mirror::set_up(browser, "0000fa02", start, &TWO).await?;
    browser.click(&css("20")).await?;
    look(browser, "sorry, two play", &mut wrong).await?;
    Mirror::set_up(browser, "0000fa03", &hands(ONES, HIGH, "red plays"), &TWO).await?;
    // The board behind it is covered on purpose; its button is not.
    for dark in [false, true] {
        browser.prefer(dark, true).await?;
        for finding in browser.axe().await? {
            wrong.push(format!("sorry, a curtain: {finding}"));
        }
    }
    browser.prefer(false, true).await?;
    browser.press("I am Ann: show my cards").await?;
    look(browser, "sorry, a hand", &mut wrong).await?;
    let start = "red H,H,H,s4 / blue 22,-,-,- / yellow 40,-,-,- / green 57,-,-,- / red plays 2";
    let mut mirror = Mirror::set_up(browser, "0000fa04", start, &PEOPLE).await?;
    let last = mirror.find("2:Rs4+2")?;
    mirror.click(last).await?;
    browser.wait_for(RESULT).await?;
    look(browser, "sorry, the result", &mut wrong).await?;
    browser.press("See the board").await?;
    browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await?;
    look(browser, "sorry, at the end", &mut wrong).await?;
    browser.open("#/replay/0000fa04/1").await?;
    browser.wait_for(".replay .board").await?;
    look(browser, "sorry, a replay", &mut wrong).await?;
    nothing(&wrong)
}
