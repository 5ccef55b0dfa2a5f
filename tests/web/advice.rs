//! What the computer tells people: hints, and what each move leads to; and all its screens.

use crate::computer::{COUNTED, DIES, HOLDING, against, hand_over, my_turn, put_computer};
use crate::screens::{look, nothing};
use crate::web::{Browser, Done, Site};
use parlour::ai::{Budget, Limits};
use parlour::games::rules;
use parlour::table::Record;
use serde_json::{Value, json};

const HINT: &str = "[data-tool=hint]";

pub async fn a_hint_is_shown_and_counted(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = against(browser, "Easy", &[]).await?;
    my_turn(browser).await?;
    browser.click(HINT).await?;
    browser.wait_for(".stage .hole.hint.open").await?;
    assert_eq!(browser.count(".stage .hole.hint").await?, 1);
    let message = browser.text(".say .do").await?;
    assert!(message.starts_with("Hint: Player 1 sows "), "{message}");
    assert_eq!(browser.saved(&id).await?.hints, [1, 0]);
    browser.key("h").await?;
    browser.reload().await?;
    my_turn(browser).await?;
    let saved = browser.saved(&id).await?;
    assert_eq!(saved.hints, [1, 0], "the same hint counts once");
    assert_eq!(saved.moves.count(), 0, "a hint is never played");
    browser.key("h").await?;
    browser.wait_for(".stage .hole.hint.open").await?;
    let pit = browser
        .script("return document.querySelector('.stage .hole.hint').dataset.spot;")
        .await?;
    browser.sow(pit.as_str().unwrap_or_default()).await?;
    assert_eq!(browser.count(".stage .hole.hint").await?, 0);
    assert_eq!(browser.saved(&id).await?.hints, [2, 0]);
    Ok(())
}

/// What each pit of the shown position is said to lead to, by its number.
async fn values_shown(browser: &Browser) -> Done<Value> {
    browser
        .script(
            "return Object.fromEntries([...document.querySelectorAll('.stage .hole')].flatMap((e) => {
                 const message = e.getAttribute('aria-label').match(/Leads to ([+−0-9]+)/);
                 return message ? [[e.dataset.spot.slice(1), Number(message[1].replace('−', '-'))]] : [];
             }));",
        )
        .await
}

/// Two people play a match that goes on until few stones are left: always from the pit nearest to the store.
async fn long_match(browser: &Browser) -> Done<Record> {
    let id = browser.begin().await?;
    browser
        .script(
            "for (let pits; (pits = document.querySelectorAll('.stage .hole.open')).length;) {
                 pits[pits.length - 1].dispatchEvent(new MouseEvent('click', { bubbles: true }));
                 await new Promise((done) => setTimeout(done));
             }",
        )
        .await?;
    browser.wait_for("dialog.end[open] h1").await?;
    browser.kept(&id).await
}

/// The values of all moves after so many of a match, by the same door natively; none, if they are not soon found.
fn values_at(record: &Record, number: usize) -> Done<Option<Value>> {
    let mut asked = record.branch(number, record.id, record.begun, 0);
    asked.seed = None;
    let mut message = serde_json::Map::new();
    let mut limits = Limits::new(Budget::of_nodes(5_000_000), &|| 0.0);
    let values = rules("mancala").ok_or("it is on the shelf")?.values;
    let all = values(&asked, &mut limits, &mut |chosen, margin| {
        message.insert(chosen, json!(margin));
    })?;
    Ok(all.then_some(Value::Object(message)))
}

const VALUED: &str =
    "document.querySelector('.say .values')?.textContent.match(/^The numbers|^Too much/)";

pub async fn values_are_exact(site: &mut Site) -> Done {
    let browser = &site.browser;
    let record = long_match(browser).await?;
    let (total, mut checked) = (record.moves.count(), 0);
    browser
        .open(&format!("#/replay/{}/{total}", record.id))
        .await?;
    browser.click("[data-tool=values]").await?;
    for number in (0..total).rev().take(8) {
        browser.key("ArrowLeft").await?;
        let Some(expected) = values_at(&record, number)? else {
            continue;
        };
        browser.wait_until(VALUED).await?;
        assert_eq!(values_shown(browser).await?, expected, "after {number}");
        let best = browser.count(".stage .value .best").await?;
        assert!(best > 0, "the best of {expected} are marked");
        checked += 1;
    }
    assert!(checked > 3, "so near the end everything is known");
    let id = record.id.to_string();
    assert!(
        browser.kept(&id).await?.hints.is_empty(),
        "looking back is no hint"
    );

    // At the table they are a hint, a position each.
    browser.key("End").await?;
    browser
        .open(&format!("#/replay/{id}/{}", total - 1))
        .await?;
    browser.reload().await?;
    browser.press("Play from here").await?;
    my_turn(browser).await?;
    let id = browser.match_id().await?;
    assert_eq!(values_shown(browser).await?, json!({}), "off by default");
    browser.click("[data-tool=menu]").await?;
    browser.click("dialog[open] .switch").await?;
    browser.close_panel().await?;
    browser.wait_until(VALUED).await?;
    let expected = values_at(&record, total - 1)?;
    assert_eq!(Some(values_shown(browser).await?), expected);
    assert_eq!(browser.saved(&id).await?.hints.iter().sum::<u32>(), 1);
    Ok(())
}

pub async fn the_screens_of_the_computer(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    for script in [COUNTED, HOLDING] {
        browser.before_each_page(script).await?;
    }
    browser.prefer(false, true).await?;
    browser.open("#/new/mancala").await?;
    put_computer(browser, 1, "Easy").await?;
    put_computer(browser, 2, "Expert").await?;
    look(browser, "the form, two computers", &mut wrong).await?;
    browser.press_in(".seat-row:nth-child(1)", "Person").await?;
    look(browser, "the form, a computer", &mut wrong).await?;
    browser.sit_down().await?;
    my_turn(browser).await?;
    browser.script("window.holding = false;").await?;
    browser.click(HINT).await?;
    browser.wait_for(".stage .hole.hint").await?;
    look(browser, "the table, with a hint", &mut wrong).await?;
    browser.script("window.holding = true;").await?;
    hand_over(browser).await?;
    look(browser, "the table, while it thinks", &mut wrong).await?;
    browser.wait_until("workers.at(-1).letters.length").await?;
    for _ in 0..3 {
        browser.script(DIES).await?;
    }
    browser.wait_for(".say .choices .primary").await?;
    look(browser, "the table, without it", &mut wrong).await?;
    browser.click("[data-tool=menu]").await?;
    browser.wait_for("dialog[open] .switch").await?;
    look(browser, "the menu, with what moves lead to", &mut wrong).await?;
    browser.open("#/new/mancala").await?;
    browser.press_in(".seat-row:nth-child(2)", "Person").await?;
    browser.sit_down().await?;
    let record = long_match(browser).await?;
    let number = record.moves.count() - 4;
    browser
        .open(&format!("#/replay/{}/{number}", record.id))
        .await?;
    browser.script("window.holding = false;").await?;
    browser.click("[data-tool=values]").await?;
    browser.wait_until(VALUED).await?;
    look(browser, "a replay, with values", &mut wrong).await?;
    nothing(&wrong)
}
