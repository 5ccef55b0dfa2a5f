//! A draw by agreement, moves put together from lists, and a match that is taken along with its boards.

use crate::web::{Browser, Done, Site};
use parlour::table::{End, Record};
use serde_json::json;

/// Files that the page offers are kept to be read.
const CATCH_FILES: &str = "const make = URL.createObjectURL; URL.createObjectURL = (blob) => { window.file = blob.text(); return make.call(URL, blob); };";

/// Brings a running match of Morris along that was set up by hand, and sits down at it.
async fn set_up(browser: &Browser, id: &str, second: &str, start: &str) -> Done {
    let record = format!(
        "parlour 1\ngame morris\nid {id}\nbegun 2026-11-16T10:20Z\noptions\nstart {start}\nseat 1 person red Ann\n\
         seat 2 {second}\nseed 5f3a91c200d4e7b8\nmoves\n"
    );
    browser.prefer(false, true).await?;
    bring(browser, &record).await?;
    browser.open(&format!("#/match/{id}")).await?;
    browser.wait_for(".table .stage .board").await
}

/// Takes a text over by the page of settings.
pub async fn bring(browser: &Browser, text: &str) -> Done {
    browser.bring(text).await
}

/// Two at one screen sit down at a match of Morris.
async fn begin(browser: &Browser) -> Done<String> {
    browser.prefer(false, true).await?;
    browser.open("#/new/morris").await?;
    browser.name_players(["Ann", "Ben"]).await?;
    browser.sit_down().await
}

/// Touches points one after another, each after the move before has been shown.
async fn touch(browser: &Browser, points: &str) -> Done {
    for point in points.split(' ') {
        let before = browser.progress().await?;
        browser
            .click(&format!(".stage [data-spot={point}]"))
            .await?;
        browser.wait_after(&before).await?;
    }
    Ok(())
}

async fn offer(browser: &Browser) -> Done {
    browser.click("[data-tool=menu]").await?;
    browser.press("Offer a draw").await
}

async fn wait_for_message(browser: &Browser, text: &str) -> Done {
    browser
        .wait_until(&format!(
            "document.querySelector('.notice p')?.textContent === {}",
            json!(text)
        ))
        .await?;
    browser
        .wait_until("!document.querySelector('dialog.panel[open]')")
        .await
}

async fn asked(browser: &Browser, question: &str, turned: bool) -> Done {
    browser
        .wait_until(&format!(
            "document.querySelector('dialog[open] h2')?.textContent === {}",
            json!(question)
        ))
        .await?;
    assert_eq!(
        browser.count("dialog.turned[open]").await? > 0,
        turned,
        "{question}"
    );
    let rotated = browser
        .script("const { rotate, transform } = getComputedStyle(document.querySelector('dialog[open]')); return [rotate, transform];")
        .await?;
    let rotate = if turned { "180deg" } else { "none" };
    assert_eq!(rotated, json!([rotate, "none"]), "turned once, not twice");
    Ok(())
}

pub async fn a_draw_is_offered_declined_and_agreed(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = begin(browser).await?;
    touch(browser, "D2 D6").await?;
    offer(browser).await?;
    asked(browser, "Ann offers a draw. Ben, do you accept?", true).await?;
    assert_eq!(browser.axe().await?, Vec::<String>::new());
    browser.press("Decline").await?;
    wait_for_message(browser, "Ben declines the draw. Play goes on.").await?;
    assert_eq!(browser.progress().await?, "Move 3");

    offer(browser).await?;
    wait_for_message(browser, "You have offered a draw in this turn already.").await?;

    // A mill waits for its removal: Ann has acted already.
    touch(browser, "B2 B6 F2").await?;
    offer(browser).await?;
    wait_for_message(
        browser,
        "You can only offer a draw at the start of your turn.",
    )
    .await?;
    touch(browser, "D6").await?;

    offer(browser).await?;
    asked(browser, "Ben offers a draw. Ann, do you accept?", false).await?;
    // Who only closes the question declines.
    browser.key("Escape").await?;
    wait_for_message(browser, "Ann declines the draw. Play goes on.").await?;
    touch(browser, "G7").await?;

    offer(browser).await?;
    browser.press("Accept").await?;
    browser.wait_for("dialog.end[open] h1").await?;
    assert_eq!(browser.text("dialog.end[open] h1").await?, "Draw");
    let why = browser.text("dialog.end[open] .end-head p").await?;
    assert_eq!(why, "Both agreed on a draw.");
    let kept = browser.kept(&id).await?;
    assert_eq!((kept.end, kept.places), (Some(End::Agreed), vec![1, 1]));

    browser.open("#/history").await?;
    for wanted in ["Draw", "Both agreed on a draw."] {
        let row = format!("document.querySelector(\"[data-match='{id}']\")?.textContent");
        browser
            .wait_until(&format!("{row}.includes({})", json!(wanted)))
            .await?;
    }
    browser.open(&format!("#/replay/{id}/0")).await?;
    browser.wait_for(".table.replay .stage .board").await
}

pub async fn the_computer_answers_from_what_it_sees(site: &mut Site) -> Done {
    let browser = &site.browser;
    // It has nine men against four.
    let ahead = "W......W.BBBBBB.B.BW...W W 0 0 -";
    set_up(browser, "00000001", "computer hard blue", ahead).await?;
    offer(browser).await?;
    wait_for_message(browser, "Computer (hard) declines the draw. Play goes on.").await?;
    offer(browser).await?;
    wait_for_message(browser, "You have offered a draw in this turn already.").await?;
    let behind = "B......B.WWWWWW.W.WB...B W 0 0 -";
    set_up(browser, "00000002", "computer hard blue", behind).await?;
    offer(browser).await?;
    browser.wait_for("dialog.end[open] h1").await?;
    assert_eq!(browser.text("dialog.end[open] h1").await?, "Draw");
    let kept = browser.kept("00000002").await?;
    assert_eq!((kept.end, kept.places), (Some(End::Agreed), vec![1, 1]));
    Ok(())
}

pub async fn moves_are_put_together_from_lists(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = begin(browser).await?;
    browser.click("[data-tool=moves]").await?;
    let lists = "return [...document.querySelectorAll('dialog[open] .entry label')].map((e) =>
        [e.querySelector('b').textContent, [...e.querySelectorAll('option')].map((o) => o.textContent).join(' ')]);";
    let choose = "const list = document.querySelectorAll('dialog[open] .entry select')[arguments[0]]; list.focus();
        list.value = [...list.options].findIndex((o) => o.textContent === arguments[1]);
        list.dispatchEvent(new Event('change', { bubbles: true })); return document.activeElement === list && list.isConnected;";
    let all = "A1 A4 A7 B2 B4 B6 C3 C4 C5 D1 D2 D3 D5 D6 D7 E3 E4 E5 F2 F4 F6 G1 G4 G7";
    browser.wait_for("dialog[open] .entry select").await?;
    assert_eq!(browser.script(lists).await?, json!([["To", all]]));
    for point in ["D2", "D6", "B2", "B6", "F2"] {
        let before = browser.progress().await?;
        browser.run(choose, vec![json!(0), json!(point)]).await?;
        browser.press_in(".entry", "Place").await?;
        browser.wait_after(&before).await?;
    }
    // Whoever presses the button by key finds it again.
    assert_eq!(
        browser
            .script("return document.activeElement.dataset.act ?? '';")
            .await?,
        "enter"
    );
    assert_eq!(browser.script(lists).await?, json!([["Take", "B6 D6"]]));
    assert_eq!(browser.axe().await?, Vec::<String>::new());
    browser.run(choose, vec![json!(0), json!("D6")]).await?;
    browser.press_in(".entry", "Remove").await?;
    browser.wait_for_move(7).await?;
    let saved = browser.saved(&id).await?.write();
    assert!(saved.contains("\nmoves D2 D6 B2 B6 F2 xD6\n"), "{saved}");
    browser.close_panel().await?;

    let moving = "WW......WB.B.BB......WW. W 0 0 -";
    set_up(browser, "00000001", "person blue Ben", moving).await?;
    browser.click("[data-tool=moves]").await?;
    browser.wait_for("dialog[open] .entry select").await?;
    let kept = browser.run(choose, vec![json!(0), json!("G4")]).await?;
    assert_eq!(kept, json!(true), "the focus stays where it was chosen");
    assert_eq!(
        browser.script(lists).await?,
        json!([["From", "A4 C5 G4"], ["To", "F4 G7"]])
    );
    browser.run(choose, vec![json!(1), json!("G7")]).await?;
    browser.press_in(".entry", "Move").await?;
    browser.wait_for_move(2).await?;
    let saved = browser.saved("00000001").await?.write();
    assert!(saved.contains("\nmoves G4-G7\n"), "{saved}");
    Ok(())
}

pub async fn a_match_is_taken_along_with_its_boards(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.before_each_page(CATCH_FILES).await?;
    let id = begin(browser).await?;
    touch(browser, "D2 D6 B2 B6 F2 D6").await?;
    browser.click("[data-tool=menu]").await?;
    browser.press("Resign").await?;
    browser.press("Ben resigns").await?;
    browser.wait_for("dialog.end[open] h1").await?;
    browser.open("#/history").await?;
    browser.press("Include a diagram of every turn").await?;
    browser
        .click(&format!("[data-match='{id}'] [data-tool=save]"))
        .await?;
    browser.wait_until("window.file").await?;
    let file = browser.script("return window.file;").await?;
    let file = file.as_str().unwrap_or_default().to_owned();
    let kept = browser.kept(&id).await?;
    assert_eq!(Record::read(&file), Ok(kept.clone()), "{file}");
    for wanted in [
        "\n# 1. D2  ",
        "\n# 6. xD6  ",
        "\n# 2  |  W-----W-----W  |\n",
    ] {
        assert!(file.contains(wanted), "{wanted} in\n{file}");
    }

    // The same from the replay, and back in again where it is gone.
    browser.open(&format!("#/replay/{id}/3")).await?;
    browser.wait_for(".table.replay .stage .board").await?;
    browser.click("[data-tool=menu]").await?;
    browser.press("Export").await?;
    browser.wait_until("window.file").await?;
    assert_eq!(browser.script("return window.file;").await?, json!(file));
    browser.open("#/history").await?;
    browser
        .click(&format!("[data-match='{id}'] [data-tool=trash]"))
        .await?;
    bring(browser, &file).await?;
    assert_eq!(browser.kept(&id).await?, kept);
    Ok(())
}
