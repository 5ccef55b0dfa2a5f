//! The console of Score Four in the page: a position is built and played on, what waits and what is kept, keys, and its screens.

use crate::computer::{COUNTED, HOLDING, put_computer};
use crate::screens::{look, nothing};
use crate::web::{Browser, Done, Site};
use parlour::storage::{Checksummed, Session};
use parlour::table::{Level, Player};
use serde_json::json;

const FIELD: &str = ".console textarea";
const RESULT: &str = "dialog.end[open] h1";

/// Begins a match of two people, or against the computer, and opens its console from the table.
async fn at_console(browser: &Browser, level: Option<&str>) -> Done<String> {
    browser.prefer(false, true).await?;
    browser.open("#/new/score-four").await?;
    match level {
        Some(level) => put_computer(browser, 2, level).await?,
        None => browser.press_in(".seat-row:nth-child(2)", "Person").await?,
    }
    let id = browser.sit_down().await?;
    browser.click("[data-tool=console]").await?;
    browser.wait_for(FIELD).await?;
    Ok(id)
}

/// Types into the field and presses Enter.
async fn type_in(browser: &Browser, text: &str) -> Done {
    browser.fill(FIELD, text).await?;
    browser.key("Enter").await
}

/// What the log says after the last submission: kind and text of each.
async fn said(browser: &Browser) -> Done<Vec<(String, String)>> {
    let said = browser
        .script(
            "const lines = [...document.querySelectorAll('.log pre')];
             const last = lines.findLastIndex((e) => e.className === 'typed');
             return lines.slice(last + 1).map((e) => [e.className, e.textContent]);",
        )
        .await?;
    Ok(serde_json::from_value(said)?)
}

/// The same, once so much was said.
async fn heard(browser: &Browser, typed: &str, wanted: &[(&str, &str)]) -> Done {
    type_in(browser, typed).await?;
    let count = wanted.len();
    browser
        .wait_until(&format!(
            "(() => {{ const lines = [...document.querySelectorAll('.log pre')];
               return lines.length - 1 - lines.findLastIndex((e) => e.className === 'typed') >= {count}; }})()"
        ))
        .await
        .map_err(|e| format!("{typed}: {e}"))?;
    let message = said(browser).await?;
    let message: Vec<(&str, &str)> = message
        .iter()
        .map(|(kind, text)| (kind.as_str(), text.as_str()))
        .collect();
    assert_eq!(message, wanted, "{typed}");
    Ok(())
}

async fn value(browser: &Browser) -> Done<String> {
    let value = browser
        .script(&format!("return document.querySelector('{FIELD}').value;"))
        .await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// The present address.
async fn address(browser: &Browser) -> Done<String> {
    let hash = browser.script("return location.hash;").await?;
    Ok(hash.as_str().unwrap_or_default().to_owned())
}

/// Plays on a peg from the list of moves.
async fn play(browser: &Browser, peg: &str) -> Done {
    let before = browser.progress().await?;
    browser.click("[data-tool=moves]").await?;
    browser
        .click(&format!("dialog[open] [data-move={peg}]"))
        .await?;
    browser.close_panel().await?;
    browser.wait_after(&before).await
}

pub async fn a_position_is_built_played_on_and_found_again(site: &mut Site) -> Done {
    let browser = &site.browser;
    let first = at_console(browser, None).await?;
    assert_eq!(address(browser).await?, format!("#/match/{first}/console"));
    heard(
        browser,
        "add white bead to A1. add white A2. add white A3. add black B1. show lines.",
        &[
            ("reply", "Done."),
            ("reply", "Done."),
            ("reply", "Done."),
            ("reply", "Done."),
            ("reply", "No lines."),
        ],
    )
    .await?;
    type_in(browser, "go gui.").await?;
    browser.wait_for(".table .stage .board").await?;
    let second = browser.match_id().await?;
    assert_ne!(second, first, "it is a match of its own");
    let record = browser.saved(&second).await?;
    assert_eq!(record.moves.count(), 0);
    let start = record.start.unwrap_or_default();
    assert!(start.ends_with("black to move"), "{start}");
    assert!(
        browser
            .position()
            .await?
            .contains("A W---------W---------W---------|")
    );
    // The first one stays as it was.
    let before = browser.saved(&first).await?;
    assert_eq!((before.start, before.moves.count()), (None, 0));

    play(browser, "C3").await?;
    play(browser, "D4").await?;
    browser.click("[data-tool=console]").await?;
    browser.wait_for(FIELD).await?;
    // Undo reaches back over the moves and the change of the screen.
    heard(
        browser,
        "undo 2. undo 4. undo. redo 6. show status.",
        &[
            ("reply", "Done."),
            ("reply", "Done."),
            ("reply", "Impossible."),
            ("note", "Note: nothing to undo."),
            ("reply", "Done."),
            (
                "reply",
                "White: 4 balls. Black: 2 balls.\nTo move: black.\nResult: open.",
            ),
        ],
    )
    .await?;
    // Nothing was changed: back to the same match.
    browser.press("Back to the board").await?;
    browser.wait_for(".table .stage .board").await?;
    assert_eq!(browser.match_id().await?, second);
    assert_eq!(browser.progress().await?, "Move 3");
    // A reload finds the console as it was left, with what is not on the board yet.
    browser.click("[data-tool=console]").await?;
    heard(
        browser,
        "set level 5. add white bead to A4.",
        &[
            ("reply", "Done."),
            ("reply", "Done."),
            ("note", "Referee: white line A1:1 A2:1 A3:1 A4:1."),
            ("note", "Referee: white wins."),
        ],
    )
    .await?;
    browser.reload().await?;
    browser.wait_for(FIELD).await?;
    heard(
        browser,
        "show level. show lines.",
        &[
            ("reply", "Level 5."),
            ("reply", "white row: A1:1 A2:1 A3:1 A4:1."),
        ],
    )
    .await?;
    browser.open("#/").await?;
    browser.wait_for("main.lobby").await?;
    browser.open(&format!("#/match/{second}/console")).await?;
    heard(browser, "show level.", &[("reply", "Level 5.")]).await
}

pub async fn a_position_that_is_over_is_shown_as_finished(site: &mut Site) -> Done {
    let browser = &site.browser;
    at_console(browser, Some("Easy")).await?;
    type_in(browser, "load A1 B1 A1 B1 A1 B1 A1. add black B1. go gui.").await?;
    browser.wait_for(".table .stage .board").await?;
    let id = browser.match_id().await?;
    assert_eq!(browser.progress().await?, "Finished");
    assert!(
        browser.count(".stage .s-win").await? > 0,
        "its lines are marked"
    );
    let record = browser.kept(&id).await?;
    assert_eq!((&record.places[..], record.counts()), (&[1, 1][..], false));
    assert_eq!(record.seats[0].player, Player::Person);
    assert_eq!(record.seats[1].player, Player::Computer(Level::Easy));
    browser.press("See the result").await?;
    browser.wait_for(RESULT).await?;
    browser.wait_for("[data-act=rematch]").await?;
    browser.open(&format!("#/replay/{id}")).await?;
    browser.wait_for(".stage .board").await?;
    browser.open("#/history").await?;
    let listed = browser.text("main").await?;
    assert!(listed.contains("Score Four"), "{listed}");
    // And its console goes on.
    browser.open(&format!("#/match/{id}/console")).await?;
    heard(
        browser,
        "undo.",
        &[("reply", "Done."), ("note", "Referee: white wins.")],
    )
    .await
}

pub async fn what_is_not_finished_stays_and_keys_walk_through_the_rest(site: &mut Site) -> Done {
    let browser = &site.browser;
    at_console(browser, None).await?;
    // Where there is a keyboard, one types at once.
    browser
        .wait_until("document.activeElement.matches('.console textarea')")
        .await?;
    let period = ("error", "Error: every command ends with a period.");
    heard(browser, "clear. show lev", &[("reply", "Done."), period]).await?;
    assert_eq!(value(browser).await?, "show lev");
    // What was kept is finished where it is.
    let field = "document.querySelector('.console textarea')";
    browser.script(&format!("{field}.focus();")).await?;
    for key in ["e", "l", "."] {
        browser.key(key).await?;
    }
    browser.key("Enter").await?;
    browser
        .wait_until("document.querySelector('.log pre:last-child').textContent === 'Level 3.'")
        .await?;
    assert_eq!(value(browser).await?, "");
    for (key, shown) in [
        ("ArrowUp", "show level."),
        ("ArrowUp", "clear. show lev"),
        ("ArrowUp", "clear. show lev"),
        ("ArrowDown", "show level."),
        ("ArrowDown", ""),
        ("ArrowDown", ""),
    ] {
        browser.key(key).await?;
        assert_eq!(value(browser).await?, shown, "{key}");
    }
    // What is being typed comes back after the last.
    browser.fill(FIELD, "show pe").await?;
    browser.key("ArrowUp").await?;
    browser.key("ArrowDown").await?;
    assert_eq!(value(browser).await?, "show pe");
    // A paste of several lines: breaks count as blanks, and markup is plain text.
    browser
        .run(
            "const field = document.querySelector('.console textarea'); field.value = ''; field.focus();
             document.execCommand('insertText', false, arguments[0]);",
            vec![json!("add white\nbead to\n\nB3.\n<b>jump</b>.\n")],
        )
        .await?;
    browser.key("Enter").await?;
    let unknown = "Error: unknown command \"<b>jump<\". Type \"help.\" for the list.";
    browser.wait_for(".log .error:last-child").await?;
    let message = said(browser).await?;
    assert_eq!(message[0], ("reply".into(), "Done.".into()));
    assert_eq!(message[1].1, unknown.replace("jump<", "jump</b>"));
    assert_eq!(browser.count(".log b").await?, 0);
    // Nothing typed is nothing said; a button does as well as a key.
    let before = browser.count(".log pre").await?;
    type_in(browser, "  ").await?;
    assert_eq!(browser.count(".log pre").await?, before);
    browser.fill(FIELD, "show pegs.").await?;
    browser.press("Send").await?;
    browser.wait_for(".log .reply:last-child").await?;
    browser.press("draw board.").await?;
    browser
        .wait_until(
            "document.querySelector('.log pre:last-child').textContent.split('\\n').length === 17",
        )
        .await?;
    Ok(())
}

pub async fn stop_and_quit_are_heard_while_the_computer_thinks(site: &mut Site) -> Done {
    let browser = &site.browser;
    for script in [COUNTED, HOLDING] {
        browser.before_each_page(script).await?;
    }
    at_console(browser, None).await?;
    type_in(
        browser,
        "load A1 B1 A1 B1 A1 B1. play white move. show lines.",
    )
    .await?;
    browser.wait_for(".console .thought .thinks").await?;
    assert_eq!(said(browser).await?.len(), 1, "the rest waits");
    browser.press("Stop").await?;
    browser
        .wait_until("document.querySelector('.log pre:last-child').textContent === 'white vertical: A1:1 A1:2 A1:3 A1:4.'")
        .await?;
    let message: Vec<String> = said(browser)
        .await?
        .into_iter()
        .map(|(_, text)| text)
        .collect();
    assert_eq!(message[..2], ["Done.", "A1."]);
    browser
        .wait_until("!document.querySelector('.console .thought p')")
        .await?;
    let living = "workers.some((worker) => worker.live)";
    browser.wait_until(&format!("!{living}")).await?;
    // Leaving ends the search, and nothing of it comes later.
    type_in(browser, "undo. get black move.").await?;
    browser.wait_until(living).await?;
    type_in(browser, "show board. quit. show board.").await?;
    browser.wait_for("main.lobby").await?;
    browser.wait_until(&format!("!{living}")).await
}

pub async fn a_damaged_session_costs_nothing_else(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = at_console(browser, None).await?;
    heard(
        browser,
        "add white A1. set level 1.",
        &[("reply", "Done."); 2],
    )
    .await?;
    let stored = browser.stored("console").await?;
    let [(key, text)] = &stored[..] else {
        return Err(format!("{} sessions are kept", stored.len()).into());
    };
    assert_eq!(*key, id);
    let session: Session = serde_json::from_str(Checksummed::read(text, 100_000)?)?;
    assert!(session.text.ends_with(" 1 1 on 1 .w0"), "{session:?}");
    browser.store(&format!("console/{id}"), "nonsense").await?;
    browser.reload().await?;
    browser.wait_for(FIELD).await?;
    heard(
        browser,
        "show level. undo.",
        &[
            ("reply", "Level 3."),
            ("reply", "Impossible."),
            ("note", "Note: nothing to undo."),
        ],
    )
    .await?;
    // A match of another game has none, and says so.
    let other = browser.begin().await?;
    assert_eq!(browser.count("[data-tool=console]").await?, 0);
    browser.open(&format!("#/match/{other}/console")).await?;
    assert!(browser.is_lost().await?);
    Ok(())
}

pub async fn its_screens(site: &mut Site) -> Done {
    let browser = &site.browser;
    for script in [COUNTED, HOLDING] {
        browser.before_each_page(script).await?;
    }
    at_console(browser, Some("Easy")).await?;
    let mut wrong = Vec::new();
    look(browser, "the console, empty", &mut wrong).await?;
    type_in(
        browser,
        "add white A1. jump. remove B1. draw board. get black move.",
    )
    .await?;
    browser.wait_for(".console .thought .thinks").await?;
    look(browser, "the console, thinking", &mut wrong).await?;
    nothing(&wrong)
}
