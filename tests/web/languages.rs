//! Languages: every screen in the pseudo-language, whose texts are longer and easily told from English, and a change of language
//! while the page is open.

use crate::screens::{measure, nothing, report};
use crate::web::{Browser, Done, Site};
use parlour::games::GAMES;
use parlour::storage::{Checksummed, LanguageChoice, Settings};
use serde_json::json;

/// Both tablets, and a phone.
const SIZES: [(u32, u32); 3] = [(390, 844), (820, 1180), (1180, 820)];

/// Texts on the screen that are still plain English: the pseudo-language has none of these vowels without an accent. Positions as
/// text, names of crates and languages, dates, and words with digits in them are no texts of the page.
const PLAIN: &str = r#"
    const no_text = "script, style, noscript, pre, time, textarea, [translate=no], #notice";
    const plain = [];
    const is_plain = (text) => !["English", "Deutsch"].includes(text) && /[eiou]/.test(text.replace(/\S*\d\S*/g, ""));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
        const e = node.parentElement, text = node.data.trim();
        if (is_plain(text) && !e.closest(no_text) && e.checkVisibility()) plain.push(text);
    }
    for (const e of document.querySelectorAll("[aria-label], [title], [alt]")) {
        for (const name of ["aria-label", "title", "alt"]) {
            const text = e.getAttribute(name) ?? "";
            if (is_plain(text) && !e.closest(no_text)) plain.push(`${name}: ${text}`);
        }
    }
    return [...new Set(plain)];
"#;

/// Lets the page speak a language from the next visit on.
async fn speak(browser: &Browser, language: LanguageChoice) -> Done {
    let settings = Settings {
        language,
        ..Settings::default()
    };
    browser
        .store("settings/all", &Checksummed::write(&settings.to_json()))
        .await
}

/// Adds what is wrong with a screen in the pseudo-language.
async fn look(browser: &Browser, screen: &str, wrong: &mut Vec<String>) -> Done {
    let before = wrong.len();
    let plain: Vec<String> = serde_json::from_value(browser.script(PLAIN).await?)?;
    wrong.extend(
        plain
            .iter()
            .map(|text| format!("{screen}: plain English: {text}")),
    );
    measure(browser, screen, &SIZES, wrong).await?;
    report(screen, wrong.len() - before);
    Ok(())
}

pub async fn every_screen_in_the_pseudo_language(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.prefer(false, true).await?;
    browser.open("").await?;
    speak(browser, LanguageChoice::Pseudo).await?;
    browser.reload().await?;
    for route in [
        "#/",
        "#/new",
        "#/history",
        "#/players",
        "#/settings",
        "#/about",
        "#/rules",
        "#/xyz",
    ] {
        browser.open(route).await?;
        browser.wait_for("main h1").await?;
        look(browser, route, &mut wrong).await?;
    }
    let mut tables = Vec::new();
    for info in GAMES.iter() {
        let form = format!("#/new/{}", info.id);
        browser.open(&form).await?;
        browser.wait_for("[data-act=start]").await?;
        browser
            .script("for (const e of document.querySelectorAll('details')) e.open = true;")
            .await?;
        look(browser, &form, &mut wrong).await?;
        let id = browser.sit_down().await?;
        look(browser, &format!("a table of {}", info.id), &mut wrong).await?;
        tables.push((info, id));
    }
    for (info, id) in &tables {
        browser.open(&format!("#/match/{id}")).await?;
        for tool in ["moves", "rules", "menu"] {
            browser.click(&format!("[data-tool={tool}]")).await?;
            browser.wait_for("dialog.panel[open] .btn").await?;
            look(
                browser,
                &format!("{}, the panel {tool}", info.id),
                &mut wrong,
            )
            .await?;
            browser.key("Escape").await?;
            browser
                .wait_until("!document.querySelector('dialog[open]')")
                .await?;
        }
        browser.open(&format!("#/replay/{id}")).await?;
        browser.wait_for(".replay .stage .board").await?;
        look(browser, &format!("a replay of {}", info.id), &mut wrong).await?;
        let booklet = format!("#/rules/{}", info.id);
        for page in 1..=info.booklet.len() {
            browser.open(&format!("{booklet}/{page}")).await?;
            browser
                .wait_until(&format!(
                    "document.querySelector('.turner > span').textContent.startsWith('{page} ')"
                ))
                .await?;
            let plain: Vec<String> = serde_json::from_value(browser.script(PLAIN).await?)?;
            wrong.extend(
                plain
                    .iter()
                    .map(|text| format!("{booklet}/{page}: plain English: {text}")),
            );
        }
        println!("          {booklet}: {} pages", info.booklet.len());
    }
    browser.open("#/").await?;
    browser.wait_for("[data-act=continue]").await?;
    look(browser, "the lobby, matches wait", &mut wrong).await?;
    // A match that is over: its result, and what is kept of it.
    browser.open("#/new/mancala").await?;
    browser.sit_down().await?;
    browser.play_out().await?;
    look(browser, "the result", &mut wrong).await?;
    for route in ["#/history", "#/players"] {
        browser.open(route).await?;
        browser.wait_for("main h1").await?;
        look(browser, &format!("{route}, after a match"), &mut wrong).await?;
    }
    nothing(&wrong)
}

pub async fn the_language_changes_without_a_reload(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = browser.begin().await?;
    browser.script("window.same = true;").await?;
    browser.sow("S1").await?;
    let title = || browser.text("main h1");
    browser.open("#/settings").await?;
    browser.wait_for(".settings h1").await?;
    for (button, settings, turn) in [
        ("Deutsch", "Einstellungen", "Player 2, du bist dran"),
        ("English", "Settings", "Player 2, your turn"),
    ] {
        browser.press(button).await?;
        browser
            .wait_until(&format!(
                "document.querySelector('main h1').textContent === {}",
                json!(settings)
            ))
            .await?;
        browser.open(&format!("#/match/{id}")).await?;
        browser.wait_for(".say h1").await?;
        let said = browser.text(".say h1").await?;
        assert!(said.contains(turn), "{said}");
        println!("          {settings}: {said}");
        browser.open("#/settings").await?;
        browser.wait_for(".settings h1").await?;
        assert_eq!(title().await?, settings);
    }
    assert_eq!(
        browser.script("return window.same ?? false;").await?,
        json!(true),
        "the page was not loaded anew"
    );
    // What was chosen is still chosen after a reload; the page says which language it is in.
    browser.press("Deutsch").await?;
    browser.reload().await?;
    browser
        .wait_until("document.documentElement.lang === 'de'")
        .await?;
    assert_eq!(title().await?, "Einstellungen");
    Ok(())
}
