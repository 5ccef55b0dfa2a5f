//! The computer at the table: it plays, is stopped, dies and comes back, and thinks only where it should.

use crate::offline::next_version;
use crate::web::{Browser, Done, Site, find};
use parlour::ai::protocol::AiRequest;
use parlour::table::{Level, Player};
use serde_json::json;

/// Workers as they are, but counted; what is asked of them is noted, and while `holding`, they never come to an end.
pub const COUNTED: &str = "{
    const Real = Worker;
    window.workers = [];
    window.Worker = class extends Real {
        live = true; letters = [];
        constructor(...all) { super(...all); workers.push(this); }
        terminate() { this.live = false; super.terminate(); }
        postMessage(letter) { this.letters.push(letter); super.postMessage(letter); }
        set onmessage(heard) {
            super.onmessage = heard && ((e) => { if (this.live && !(window.holding && e.data.startsWith('{\"done\"'))) heard(e); });
        }
    };
}";
pub const HOLDING: &str = "window.holding = true;";
pub const THINKS: &str = ".strip.active .thinks";
const STOP: &str = "[data-tool=stop]";
const UNDO: &str = "[data-tool=undo]";
/// What happens when a worker breaks down, as far as the page can see.
pub const DIES: &str = "const worker = workers.at(-1); worker.dispatchEvent(new ErrorEvent('error')); return worker.live;";
const LIVING: &str = "return workers.filter((worker) => worker.live).length;";

/// Puts a computer at a seat of the form.
pub async fn put_computer(browser: &Browser, seat: usize, level: &str) -> Done {
    let row = format!(".seat-row:nth-child({seat})");
    browser.press_in(&row, "Computer").await?;
    browser.press_in(&row, level).await
}

/// Begins a match against the computer, which has the second seat.
pub async fn against(browser: &Browser, level: &str, scripts: &[&str]) -> Done<String> {
    for script in scripts {
        browser.before_each_page(script).await?;
    }
    browser.prefer(false, true).await?;
    browser.open("#/new/mancala").await?;
    put_computer(browser, 2, level).await?;
    browser.sit_down().await
}

/// Waits until a person may move.
pub async fn my_turn(browser: &Browser) -> Done {
    browser.wait_for(".stage .hole.open").await
}

/// Moves until it is the computer's turn.
pub async fn hand_over(browser: &Browser) -> Done {
    my_turn(browser).await?;
    browser.sow("S1").await?;
    browser.wait_for(THINKS).await
}

async fn moves(browser: &Browser, id: &str) -> Done<usize> {
    Ok(browser.saved(id).await?.moves.count())
}

pub async fn a_match_against_it_to_the_end(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = against(browser, "Easy", &[COUNTED]).await?;
    let end = "dialog.end[open] h1";
    loop {
        browser
            .wait_until(&format!(
                "document.querySelector('.stage .hole.open, {end}')"
            ))
            .await?;
        if browser.count(end).await? > 0 {
            break;
        }
        browser
            .script("document.querySelector('.stage .hole.open')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));")
            .await?;
    }
    let record = browser.kept(&id).await?;
    assert!(record.to_string().contains("\nend rules "), "{record}");
    assert_eq!(record.seats[0].player, Player::Person);
    assert_eq!(record.seats[1].player, Player::Computer(Level::Easy));
    let letters = browser
        .script("return workers.flatMap((worker) => worker.letters);")
        .await?;
    let letters: Vec<String> = serde_json::from_value(letters)?;
    assert!(!letters.is_empty());
    for letter in letters {
        let request = AiRequest::decode(&letter);
        assert!(matches!(request, Some(AiRequest::Move { .. })), "{letter}");
        assert!(!letter.contains("seed"), "what comes is not told");
    }
    browser.open("#/history").await?;
    browser.reload().await?;
    let listed = browser.text("main").await?;
    assert!(listed.contains("Computer (easy)"), "{listed}");
    assert!(listed.contains("Player 1"), "{listed}");
    println!("          {} moves", record.moves.count());
    Ok(())
}

pub async fn stop_plays_the_best_so_far(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = against(browser, "Expert", &[COUNTED, HOLDING]).await?;
    hand_over(browser).await?;
    let said = browser.text(".say h1").await?;
    assert_eq!(said, "Computer (expert) is thinking");
    let aloud = browser.text(".aloud").await?;
    assert!(
        aloud.ends_with("Computer (expert) is thinking."),
        "after the move: {aloud}"
    );
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    assert_eq!(moves(browser, &id).await?, 1, "it is still thinking");
    browser.click(STOP).await?;
    browser
        .wait_until("!document.querySelector('.title span').textContent.endsWith(' 2')")
        .await?;
    let record = browser.saved(&id).await?;
    assert_eq!(record.moves.count(), 2, "and what it played is legal");
    assert_eq!(
        record.hints.iter().sum::<u32>(),
        0,
        "nobody was given a hint"
    );
    Ok(())
}

pub async fn taps_do_nothing_on_its_turn(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = against(browser, "Hard", &[COUNTED, HOLDING]).await?;
    hand_over(browser).await?;
    for spot in ["S2", "N1", "N0"] {
        browser.click(&format!(".stage [data-spot={spot}]")).await?;
        let message = browser.text(".notice p").await?;
        assert_eq!(message, "It is Computer (hard)’s turn.");
    }
    for key in ["2", "h", "Enter"] {
        browser.key(key).await?;
    }
    browser.click("[data-tool=moves]").await?;
    assert_eq!(browser.count("dialog[open] .move").await?, 0);
    browser.close_panel().await?;
    assert_eq!(moves(browser, &id).await?, 1);
    assert!(browser.count(THINKS).await? > 0, "it goes on thinking");
    Ok(())
}

pub async fn a_worker_that_dies_is_replaced(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = against(browser, "Medium", &[COUNTED, HOLDING]).await?;
    hand_over(browser).await?;
    assert_eq!(browser.script(DIES).await?, json!(false), "it is ended");
    let message = browser.text(".notice p").await?;
    assert!(
        message.starts_with("The computer was interrupted"),
        "{message}"
    );
    browser.script("window.holding = false;").await?;
    browser.click(STOP).await?;
    my_turn(browser).await?;
    assert!(moves(browser, &id).await? > 1, "the match goes on");

    browser.script("window.holding = true;").await?;
    let pit = browser.open_pit().await?.ok_or("somebody may move")?;
    browser.sow(&pit).await?;
    for _ in 0..2 {
        if browser.count(THINKS).await? == 0 {
            let pit = browser.open_pit().await?.ok_or("somebody may move")?;
            browser.sow(&pit).await?;
        }
    }
    browser.wait_for(THINKS).await?;
    for _ in 0..3 {
        browser.script(DIES).await?;
    }
    browser
        .wait_until("document.querySelector('.say .do').textContent.startsWith('The computer cannot think')")
        .await?;
    assert_eq!(browser.script(LIVING).await?, json!(0));
    let before = browser.progress().await?;
    browser.script("window.holding = false;").await?;
    browser.press("Try again").await?;
    browser.wait_after(&before).await
}

pub async fn a_reload_while_it_thinks_resumes(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = against(browser, "Hard", &[COUNTED, HOLDING]).await?;
    hand_over(browser).await?;
    browser.reload().await?;
    browser.wait_for(THINKS).await?;
    assert_eq!(moves(browser, &id).await?, 1);
    browser.wait_until("workers.at(-1).letters.length").await?;
    browser.click(STOP).await?;
    browser
        .wait_until("!document.querySelector('.title span').textContent.endsWith(' 2')")
        .await?;
    assert_eq!(moves(browser, &id).await?, 2);
    Ok(())
}

pub async fn leaving_ends_the_worker(site: &mut Site) -> Done {
    let browser = &site.browser;
    against(browser, "Hard", &[COUNTED, HOLDING]).await?;
    my_turn(browser).await?;
    assert_eq!(
        browser.script("return workers.length;").await?,
        json!(0),
        "nobody has asked it anything"
    );
    hand_over(browser).await?;
    assert_eq!(browser.script(LIVING).await?, json!(1));
    browser.click("[data-tool=home]").await?;
    browser.wait_for("[data-act=continue]").await?;
    assert_eq!(browser.script(LIVING).await?, json!(0));
    browser.click("[data-act=continue]").await?;
    browser.wait_for(THINKS).await?;
    assert_eq!(browser.script(LIVING).await?, json!(1));
    Ok(())
}

pub async fn taking_back_while_it_thinks(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = against(browser, "Hard", &[COUNTED, HOLDING]).await?;
    hand_over(browser).await?;
    assert_eq!(browser.text(UNDO).await?, "Undo", "it has not acted yet");
    browser.click(UNDO).await?;
    my_turn(browser).await?;
    assert_eq!(moves(browser, &id).await?, 0);
    assert_eq!(browser.script(LIVING).await?, json!(0), "it thinks no more");

    browser.script("window.holding = false;").await?;
    browser.sow("S1").await?;
    browser.wait_until("document.querySelector('.stage .hole.open') && !document.querySelector('.title span').textContent.endsWith(' 1')").await?;
    let answered = moves(browser, &id).await?;
    assert!(answered > 1);
    assert_eq!(browser.text(UNDO).await?, "Take back", "it has answered");
    browser.script("window.holding = true;").await?;
    browser.click(UNDO).await?;
    browser.wait_for("dialog[open] h2").await?;
    browser.press("Take back").await?;
    browser.wait_for_move(1).await?;
    my_turn(browser).await?;
    let saved = browser.saved(&id).await?;
    assert_eq!((saved.moves.count(), &*saved.takebacks), (0, &[1, 0][..]));

    // Once it has moved and moves again, its own move is not undone.
    browser.script("window.holding = false;").await?;
    browser.click("[data-tool=redo]").await?;
    browser.wait_until("document.querySelector('.stage .hole.open') && !document.querySelector('.title span').textContent.endsWith(' 1')").await?;
    assert_eq!(browser.text(UNDO).await?, "Take back");
    Ok(())
}

pub async fn two_computers_play_each_other(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, true).await?;
    browser.open("#/new/mancala").await?;
    put_computer(browser, 1, "Medium").await?;
    put_computer(browser, 2, "Easy").await?;
    let id = browser.sit_down().await?;
    browser
        .wait_until("Number(document.querySelector('.title span').textContent.split(' ')[1]) > 3")
        .await?;
    assert_eq!(browser.count(".stage .hole.open").await?, 0);
    browser.click("[data-tool=home]").await?;
    browser.wait_for("[data-act=continue]").await?;
    let left = moves(browser, &id).await?;
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    assert_eq!(moves(browser, &id).await?, left, "leaving pauses them");
    // The last choices are remembered.
    browser.open("#/new/mancala").await?;
    let chosen = browser
        .script("return [...document.querySelectorAll('.level .pick[aria-pressed=true]')].map((e) => e.textContent);")
        .await?;
    assert_eq!(chosen, json!(["Medium", "Easy"]));
    Ok(())
}

pub async fn without_a_network_it_plays(site: &mut Site) -> Done {
    site.browser.open("").await?;
    site.browser
        .script("await navigator.serviceWorker.ready; return true;")
        .await?;
    site.server.stop();
    let id = against(&site.browser, "Medium", &[]).await?;
    my_turn(&site.browser).await?;
    site.browser.sow("S1").await?;
    site
        .browser
        .wait_until("document.querySelector('.stage .hole.open') && !document.querySelector('.title span').textContent.endsWith(' 1')")
        .await?;
    assert!(moves(&site.browser, &id).await? > 1);
    site.browser.troubles().await?; // the browser looks for a new version in vain
    Ok(())
}

pub async fn only_the_tab_that_plays_lets_it_think(site: &mut Site) -> Done {
    let browser = &site.browser;
    let id = against(browser, "Hard", &[COUNTED, HOLDING]).await?;
    hand_over(browser).await?;
    browser.new_tab().await?;
    browser.open("").await?;
    for script in [COUNTED, HOLDING] {
        browser.script(script).await?;
    }
    browser.open(&format!("#/match/{id}")).await?;
    browser.wait_for(".say.looking").await?;
    assert_eq!(browser.text(".say h1").await?, "Computer (hard)’s turn");
    assert_eq!(browser.script(LIVING).await?, json!(0));
    browser.press("Play here").await?;
    browser.wait_for(THINKS).await?;
    assert_eq!(browser.script(LIVING).await?, json!(1));
    browser.look_at_tab(0).await?;
    browser.wait_for(".say.looking").await?;
    assert_eq!(browser.script(LIVING).await?, json!(0), "it thinks there");
    Ok(())
}

pub async fn one_of_another_build_is_not_asked(site: &mut Site) -> Done {
    let renewed = site.copy("renewed")?;
    let loader = renewed.join("worker_loader.js");
    let text = std::fs::read_to_string(&loader)?;
    let changed = text.replace("self.build = \"", "self.build = \"x");
    assert_ne!(changed, text);
    std::fs::write(&loader, changed)?;
    site.server.publish(&renewed);
    let browser = &site.browser;
    let id = against(browser, "Hard", &[COUNTED]).await?;
    my_turn(browser).await?;
    browser.sow("S1").await?;
    browser.wait_for(".notice p").await?;
    let message = browser.text(".notice p").await?;
    assert!(
        message.starts_with("Parlour was updated. Reload to continue"),
        "{message}"
    );
    let letters = browser
        .script("return workers.flatMap((worker) => worker.letters);")
        .await?;
    assert_eq!(letters, json!([]));
    assert_eq!(moves(browser, &id).await?, 1, "the match is kept");

    next_version(site, "next")?;
    site.browser.press("Reload").await?;
    my_turn(&site.browser).await?;
    assert!(moves(&site.browser, &id).await? > 1, "and goes on");
    site.browser.troubles().await?; // the service worker refuses the file that was changed
    Ok(())
}

pub async fn without_its_tables_it_plays(site: &mut Site) -> Done {
    let bare = site.copy("bare")?;
    for game in ["mancala", "morris"] {
        std::fs::remove_file(find(&bare, &format!("{game}-*.table"))?)?;
    }
    site.server.publish(&bare);
    let browser = &site.browser;
    let id = against(browser, "Expert", &[]).await?;
    my_turn(browser).await?;
    browser.sow("S1").await?;
    browser.wait_until("document.querySelector('.stage .hole.open') && !document.querySelector('.title span').textContent.endsWith(' 1')").await?;
    assert!(moves(browser, &id).await? > 1);
    browser.troubles().await?; // the browser notes what is missing
    Ok(())
}
