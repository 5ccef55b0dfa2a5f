//! What goes wrong: addresses that lead nowhere, damaged records, a storage that does not store, a second tab, strange names, no
//! network. One clear sentence each, and nothing is lost.

use crate::web::{Browser, Done, Site, drawn};
use parlour::storage::{Checksummed, Quarantined};
use parlour::table::LONGEST;
use serde_json::{Value, json};

const STANDARD: &str = "";

pub async fn an_address_that_leads_nowhere_leads_home(site: &mut Site) -> Done {
    let browser = &site.browser;
    for (address, sentence) in [
        ("#/attic", "The parlour has no room at “#/attic”."),
        ("#/match/xyz", "The parlour has no room at “#/match/xyz”."),
        ("#/new/chess", "The parlour has no game called “chess”."),
        ("#/rules/chess", "The parlour has no game called “chess”."),
        ("#/match/00000000", "This match is not on this device."),
        ("#/replay/00000000", "This match is not on this device."),
        (
            "#<script>alert(1)</script>",
            "The parlour has no room at “#",
        ),
    ] {
        browser.open(address).await?;
        browser.reload().await?;
        let said = browser.text("main.lost p").await?;
        assert!(said.starts_with(sentence), "{address}: {said}");
        browser.press("Home").await?;
        browser.wait_for("main.lobby").await?;
    }
    Ok(())
}

/// Changes one letter in the middle.
fn flipped(text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let middle = letters.len() * 2 / 3;
    letters[middle] = if letters[middle] == 'x' { 'y' } else { 'x' };
    letters.into_iter().collect()
}

/// What is in quarantine: the texts as they were.
async fn quarantined(browser: &Browser) -> Done<Vec<String>> {
    let mut texts = Vec::new();
    for (_, value) in browser.stored("quarantine").await? {
        let item: Quarantined = serde_json::from_str(Checksummed::read(&value, 16 * LONGEST)?)?;
        texts.push(item.text);
    }
    texts.sort();
    Ok(texts)
}

/// The screen says in one sentence that the match cannot be read, and everything else works.
async fn is_told(browser: &Browser) -> Done {
    let said = browser.text("main.lost p").await?;
    assert!(said.starts_with("This match cannot be read: "), "{said}");
    browser.press("Home").await?;
    browser.wait_for("main.lobby .welcome").await?;
    Ok(())
}

pub async fn a_damaged_running_match_is_put_aside(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.sow("S1 N1 S2").await?;
    let mut damaged = Vec::new();
    for (slot, text) in browser.stored("live").await? {
        damaged.push(flipped(&text));
        browser
            .store(&format!("live/{slot}"), &flipped(&text))
            .await?;
    }
    assert_eq!(damaged.len(), 2, "two slots by turns");
    browser.reload().await?;
    is_told(browser).await?;
    damaged.sort();
    assert_eq!(quarantined(browser).await?, damaged, "unchanged");
    assert!(browser.stored("live").await?.is_empty());
    let next = browser.begin().await?;
    assert_ne!(next, id);
    browser.sow("S1").await
}

pub async fn one_damaged_slot_costs_one_move(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.begin().await?;
    browser.sow("S1 N1 S2").await?;
    let slots = browser.stored("live").await?;
    let counter = |text: &str| -> u64 {
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        value["data"]["save"].as_u64().unwrap_or_default()
    };
    let latest = slots.iter().max_by_key(|(_, text)| counter(text));
    let (slot, text) = latest.ok_or("there are slots")?;
    browser
        .store(&format!("live/{slot}"), &flipped(text))
        .await?;
    browser.reload().await?;
    assert_eq!(browser.position().await?, drawn(STANDARD, "1 1")?);
    browser.sow("S2 S3").await?;
    browser.reload().await?;
    assert_eq!(browser.position().await?, drawn(STANDARD, "1 1 2 3")?);
    Ok(())
}

pub async fn a_match_against_the_rules_is_put_aside(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.begin().await?;
    browser.sow("S1 N1").await?;
    let mut wrong = Vec::new();
    for (slot, text) in browser.stored("live").await? {
        let mut saved: Value = serde_json::from_str(Checksummed::read(&text, 8 * LONGEST)?)?;
        // Whatever the checksum says, South's first pit is empty.
        let record = saved["record"].as_str().ok_or("no record")?;
        let (head, moves) = record.split_once("\nmoves ").ok_or("no moves")?;
        let rest = moves.split_once('\n').map_or("", |(_, rest)| rest);
        saved["record"] = json!(format!("{head}\nmoves 1 1 1\n{rest}"));
        let text = Checksummed::write(&saved);
        browser.store(&format!("live/{slot}"), &text).await?;
        wrong.push(text);
    }
    browser.reload().await?;
    is_told(browser).await?;
    wrong.sort();
    assert_eq!(quarantined(browser).await?, wrong);
    Ok(())
}

pub async fn a_damaged_finished_match_is_put_aside(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.play_out().await?;
    let (_, text) = browser.stored("match").await?.remove(0);
    browser
        .store(&format!("match/{id}"), &flipped(&text))
        .await?;
    browser.reload().await?;
    is_told(browser).await?;
    assert_eq!(quarantined(browser).await?, [flipped(&text)]);
    assert!(browser.stored("match").await?.is_empty());
    Ok(())
}

/// What the page offers as a file is noted, not saved.
const CATCH_FILES: &str = "const make = URL.createObjectURL; URL.createObjectURL = (blob) => { window.file = blob.text(); return make.call(URL, blob); };";
/// A storage that takes nothing more.
pub const FULL: &str = "const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...all) {
        if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
        set.apply(this, all);
    };";
const BLOCKED: &str = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });";

async fn plays_on_with_a_banner(browser: &Browser, obstacle: &str) -> Done {
    for source in [obstacle, CATCH_FILES] {
        browser.before_each_page(source).await?;
    }
    let id = browser.begin().await?;
    let banner = browser.text("[role=alert].banner").await?;
    assert!(
        banner.contains("Your games can’t be saved right now"),
        "{banner}"
    );
    browser.sow("S3 S1 N1").await?;
    assert_eq!(browser.position().await?, drawn(STANDARD, "3 1 1")?);
    browser.click("[data-tool=home]").await?;
    browser.click("[data-act=continue]").await?;
    assert_eq!(
        browser.position().await?,
        drawn(STANDARD, "3 1 1")?,
        "in memory it is kept"
    );
    browser.press_in(".banner", "Export").await?;
    let file = browser.script("return window.file;").await?;
    let file = file.as_str().unwrap_or_default();
    assert!(file.contains(&id) && file.contains("moves 3 1 1"), "{file}");
    browser.play_out().await?;
    browser.press("See the board").await?;
    browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await?;
    browser.press_in(".banner", "Export").await?;
    browser
        .wait_until("(await window.file).includes('end rules')")
        .await
}

pub async fn with_a_full_storage_play_goes_on(site: &mut Site) -> Done {
    plays_on_with_a_banner(&site.browser, FULL).await
}

pub async fn with_a_blocked_storage_play_goes_on(site: &mut Site) -> Done {
    plays_on_with_a_banner(&site.browser, BLOCKED).await
}

/// Can this tab play?
async fn may_play(browser: &Browser, may: bool) -> Done {
    browser
        .wait_until(&format!(
            "(document.querySelectorAll('.stage .hole.open').length > 0) === {may} && !document.querySelector('.say.looking') === {may}"
        ))
        .await
}

pub async fn one_tab_plays_and_the_other_looks_on(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.sow("S1").await?;
    may_play(browser, true).await?;

    browser.new_tab().await?;
    browser.prefer(false, true).await?;
    browser.open(&format!("#/match/{id}")).await?;
    may_play(browser, false).await?;
    let message = browser.text(".say .do").await?;
    assert!(message.contains("open in another tab"), "{message}");
    browser.click(".stage [data-spot=N1]").await?;
    assert_eq!(browser.position().await?, drawn(STANDARD, "1")?);
    for key in ["Control+z", "1"] {
        browser.key(key).await?;
    }
    assert_eq!(
        browser.position().await?,
        drawn(STANDARD, "1")?,
        "it only looks"
    );

    browser.look_at_tab(0).await?;
    browser.sow("N1").await?;
    browser.look_at_tab(1).await?;
    browser.wait_for_move(3).await?;
    assert_eq!(
        browser.position().await?,
        drawn(STANDARD, "1 1")?,
        "it follows"
    );

    browser.press("Play here").await?;
    may_play(browser, true).await?;
    browser.sow("S3").await?;
    browser.troubles().await?;
    browser.look_at_tab(0).await?;
    may_play(browser, false).await?;
    browser.wait_for_move(4).await?;
    assert_eq!(browser.position().await?, drawn(STANDARD, "1 1 3")?);
    browser.press("Play here").await?;
    may_play(browser, true).await?;
    browser.sow("N2").await?;
    assert_eq!(browser.position().await?, drawn(STANDARD, "1 1 3 2")?);
    assert_eq!(
        browser.saved(&id).await?.moves.count(),
        4,
        "and it is saved"
    );
    browser.look_at_tab(1).await?;
    may_play(browser, false).await?;
    browser.wait_for_move(5).await?;

    // A tab that is closed gives the match free.
    browser.look_at_tab(0).await?;
    browser.open("#/").await?;
    browser.wait_for("main.lobby").await?;
    browser.look_at_tab(1).await?;
    browser.reload().await?;
    may_play(browser, true).await
}

pub async fn lists_follow_what_another_tab_does(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.open("#/").await?;
    browser.wait_for(".welcome").await?;
    browser.new_tab().await?;
    browser.begin().await?;
    browser.sow("S1").await?;
    browser.look_at_tab(0).await?;
    browser.wait_for("[data-act=continue]").await?;
    browser.wait_for(".card .badge").await?;
    browser.look_at_tab(1).await?;
    browser.play_out().await?;
    browser.look_at_tab(0).await?;
    browser.wait_for(".welcome").await
}

pub async fn names_are_plain_text(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, true).await?;
    browser.open("#/new/mancala").await?;
    browser
        .name_players(["A\u{202e}n\u{7}n\u{200b}  Lee\u{0}", "<b>Bob</b>"])
        .await?;
    let id = browser.sit_down().await?;
    let names = browser
        .script("return [...document.querySelectorAll('.strip .name')].filter((e) => e.checkVisibility()).map((e) => e.textContent).sort();")
        .await?;
    assert_eq!(names, json!(["<b>Bob</b>", "Ann Lee"]));
    let seats = browser.saved(&id).await?.seats;
    assert_eq!(
        (&*seats[0].name, &*seats[1].name),
        ("Ann Lee", "<b>Bob</b>")
    );
    Ok(())
}

pub async fn a_name_that_cannot_be_is_refused_in_words(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.open("#/new/mancala").await?;
    let long = "Maximiliane-Rosalinde-Eva";
    for (names, fault) in [
        (["Ann", "ann"], "Two players cannot both be called ann."),
        (
            ["Player 2", ""],
            "Two players cannot both be called Player 2.",
        ),
        (
            ["Ann ", "\u{202e}Ann"],
            "Two players cannot both be called Ann.",
        ),
        (
            [long, "Bob"],
            "First and last name have at most 24 letters each.",
        ),
    ] {
        browser.name_players(names).await?;
        browser.click("[data-act=start]").await?;
        browser.wait_for(".fault:not(:empty)").await?;
        assert_eq!(browser.text(".fault").await?, fault, "{names:?}");
        assert_eq!(browser.count("main.new").await?, 1, "the form stays");
    }
    assert!(browser.stored("live").await?.is_empty());
    browser
        .fill(".seat-row:nth-child(1) input", "Ann Lee")
        .await?;
    assert_eq!(browser.text(".fault").await?, "", "typing takes it away");
    browser.fill(".seat-row:nth-child(2) input", "Bob").await?;
    let id = browser.sit_down().await?;
    let seats = browser.saved(&id).await?.seats;
    assert_eq!((&*seats[0].name, &*seats[1].name), ("Ann Lee", "Bob"));
    Ok(())
}

pub async fn without_a_network_the_match_goes_on(site: &mut Site) -> Done {
    site.browser.begin().await?;
    site.browser
        .script("await navigator.serviceWorker.ready; return true;")
        .await?;
    site.browser.sow("S3 S1").await?;
    site.server.stop();
    site.browser.sow("N1").await?;
    let there = site.browser.position().await?;
    site.browser.reload().await?;
    assert_eq!(site.browser.position().await?, there);
    assert_eq!(there, drawn(STANDARD, "3 1 1")?);
    site.browser.play_out().await?;
    site.browser.troubles().await?; // the browser looks for a new version in vain
    site.browser.click("[data-act=rematch]").await?;
    site.browser.wait_for_move(1).await?;
    site.browser.sow("S1").await?;
    site.browser.reload().await?;
    site.browser.wait_for_move(2).await?;
    site.browser.troubles().await?;
    Ok(())
}
