//! Sorry! at the table: computers, hands behind a curtain, and somebody who leaves.

use crate::agreed::bring;
use crate::computer::{COUNTED, HOLDING, THINKS, put_computer};
use crate::screens::nothing;
use crate::sorry_mirror::{Mirror, PEOPLE, RESULT, TWO, css, hasty, record_of};
use crate::sorry_turns::draws_are_counted;
use crate::web::{Browser, Done, Site};
use parlour::game::{Game as _, Turn};
use parlour::table::{Player, Record};
use serde_json::{Value, json};
use std::time::Instant;

/// Hands that are faster than any: whatever is open, one thing after another; nothing waits for a computer longer than it thinks.
pub const PLAY_OUT: &str = r#"
    const [most] = arguments, one = (css) => document.querySelector(css);
    let chance = 7;
    for (let turns = 0; turns < most; turns += 1) {
        if (one("dialog.end[open] h1")) return turns;
        const open = [...document.querySelectorAll(".stage .spot.open")];
        chance = (chance * 1103515245 + 12345) % 2147483648;
        const wanted = one(".curtain [data-act=lift]") ?? one(".choices button.primary") ?? one(".choices button[data-spot]")
            ?? open[chance % Math.max(open.length, 1)] ?? one(".stage .board");
        wanted.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await new Promise((done) => setTimeout(done, open.length ? 0 : 15));
    }
    return -1;
"#;

/// Lets a match go on to its result.
async fn play_out(browser: &Browser, id: &str) -> Done<Record> {
    // A script may run for half a minute.
    for _ in 0..20 {
        let turns = browser.run(PLAY_OUT, vec![json!(600)]).await?;
        if turns.as_i64() >= Some(0) {
            browser.wait_for(RESULT).await?;
            return browser.kept(id).await;
        }
    }
    Err(format!("the match went on and on: {}", browser.text(".say").await?).into())
}

/// So many play, with computers at these seats.
pub async fn fill_in(browser: &Browser, players: usize, computers: &[usize]) -> Done {
    browser.prefer(false, true).await?;
    browser.open("#/new/sorry").await?;
    browser.press(&players.to_string()).await?;
    for seat in computers {
        put_computer(browser, *seat, "Easy").await?;
    }
    Ok(())
}

pub async fn three_computers_and_a_person(site: &mut Site) -> Done {
    let browser = &site.browser;
    fill_in(browser, 4, &[2, 3, 4]).await?;
    let id = browser.sit_down().await?;
    let mut times = Vec::new();
    for hurried in [false, true] {
        let before = browser.saved(&id).await?.moves.count();
        // My turn, as long as it lasts; then theirs, by themselves or hurried by taps.
        let mine = "document.querySelector('.say h1').textContent === 'Player 1, your turn'";
        while browser.script(&format!("return {mine};")).await? == json!(true) {
            browser.run(PLAY_OUT, vec![json!(1)]).await?;
        }
        let begun = Instant::now();
        while browser.script(&format!("return {mine};")).await? != json!(true) {
            if hurried {
                browser
                    .script("document.querySelector('.stage .board').dispatchEvent(new MouseEvent('click', { bubbles: true }));")
                    .await?;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        times.push(format!("{:.1} s", begun.elapsed().as_secs_f32()));
        let saved = browser.saved(&id).await?;
        assert!(
            saved.moves.count() >= before + 8,
            "each has drawn and decided: {saved}"
        );
    }
    println!(
        "          three computers: {} by themselves, {} hurried",
        times[0], times[1]
    );
    // A computer is not to be undone; my own turn is.
    let message = browser.text("[data-tool=undo]").await?;
    assert_eq!(message, "Take back");
    Ok(())
}

pub async fn left_to_computers_a_match_comes_to_its_end(site: &mut Site) -> Done {
    let browser = &site.browser;
    let seats = [
        "computer easy red",
        "computer medium blue",
        "computer easy yellow",
        "computer hard green",
    ];
    let start = "red H,H,s2,57 / blue H,H,s1,10 / yellow H,H,28,- / green H,s4,44,- / red draws";
    Mirror::set_up(browser, "0000ba01", start, &seats).await?;
    let begun = Instant::now();
    let kept = play_out(browser, "0000ba01").await?;
    assert!(kept.places.contains(&1), "{kept}");
    println!(
        "          {} decisions of four computers in {:.1} s",
        kept.moves.count(),
        begun.elapsed().as_secs_f32()
    );
    // A person among them, who plays whatever is open.
    let seats = [
        "computer easy red",
        "person blue Ben",
        "computer easy yellow",
        "computer easy green",
    ];
    Mirror::set_up(browser, "0000ba02", start, &seats).await?;
    let kept = play_out(browser, "0000ba02").await?;
    assert_eq!(kept.seats[1].player, Player::Person);
    println!(
        "          {} decisions of three computers and a person",
        kept.moves.count()
    );
    draws_are_counted(browser, ["0000ba01", "0000ba02"]).await
}

/// Everything that is on the page, seen or not: all of it but the name of the match.
pub async fn all_of_it(browser: &Browser, id: &str) -> Done<String> {
    let whole = "await new Promise((done) => setTimeout(done, 60));
        return document.querySelector('#app, body').outerHTML.replace(/<link [^>]*>/g, '').replaceAll(' hot\"', '\"');";
    let whole = browser.script(whole).await?;
    Ok(whole.as_str().unwrap_or_default().replace(id, "ID"))
}

/// Where two texts part.
pub fn parting(one: &str, other: &str) -> String {
    let same = one
        .bytes()
        .zip(other.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    let around = |text: &str| {
        let letters: Vec<char> = text.chars().collect();
        let from = text
            .get(..same)
            .map_or(same, |t| t.chars().count())
            .saturating_sub(90);
        letters.iter().skip(from).take(200).collect::<String>()
    };
    format!("…{}…\n      and …{}…", around(one), around(other))
}

/// Red's hand and yellow's: what the other eyes must not see is different in each, what they may see is the same.
pub fn hands(red: &str, yellow: &str, last: &str) -> String {
    format!("red 20,-,-,- hand={red} / yellow 40,-,-,- hand={yellow} / {last} cards=hand")
}

pub const ONES: &str = "1,0,1,1,1,0,0,1,0,0,0";
/// Nothing of this can be played where one pawn is on the way and nobody to say sorry to.
pub const HIGH: &str = "0,1,0,0,0,1,1,0,1,1,0";

/// The same screen, whatever the hand is that nobody should see.
async fn same_screens(
    browser: &Browser,
    name: &str,
    starts: [String; 2],
    seats: &[&str],
    wrong: &mut Vec<String>,
) -> Done {
    let mut pages: Vec<Vec<(&str, String)>> = Vec::new();
    for (i, start) in starts.iter().enumerate() {
        let id = format!("{name}{i}");
        bring(browser, &record_of(&id, start, seats)?).await?;
        browser.open(&format!("#/match/{id}")).await?;
        browser.reload().await?;
        browser.wait_for(".table .stage .board").await?;
        let mut seen = vec![("the table", all_of_it(browser, &id).await?)];
        for tool in ["moves", "text"] {
            browser.click(&format!("[data-tool={tool}]")).await?;
            browser.wait_for("dialog.panel[open] .btn").await?;
            seen.push((tool, all_of_it(browser, &id).await?));
            browser.close_panel().await?;
        }
        browser
            .script("document.querySelector(\".stage [data-spot='20']\").focus();")
            .await?;
        browser.key("Enter").await?;
        seen.push(("a reproach", all_of_it(browser, &id).await?));
        pages.push(seen);
    }
    for ((what, one), (_, other)) in pages[0].iter().zip(&pages[1]) {
        if one != other {
            wrong.push(format!("{}, {what}: {}", starts[0], parting(one, other)));
        }
    }
    Ok(())
}

pub async fn a_hand_that_is_not_shown_is_nowhere_in_the_page(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.prefer(false, true).await?;
    // Behind the curtain, neither hand is there: the pile is counted together with them.
    let behind = [
        hands(ONES, HIGH, "red plays"),
        hands(HIGH, ONES, "red plays"),
    ];
    same_screens(browser, "0000c00", behind, &TWO, &mut wrong).await?;
    // A person alone sees their own, and never the computer's, whoever acts.
    for script in [COUNTED, HOLDING] {
        browser.before_each_page(script).await?;
    }
    let other = "1,1,1,1,1,0,0,0,0,0,0";
    for (name, last) in [("0000c01", "red plays"), ("0000c02", "yellow plays")] {
        let alone = [hands(ONES, HIGH, last), hands(ONES, other, last)];
        let seats = ["person red Ann", "computer easy yellow"];
        same_screens(browser, name, alone, &seats, &mut wrong).await?;
        let held = "return [...document.querySelectorAll('.stage .in-hand')].filter((e) => e.getBoundingClientRect().width > 0)
            .map((e) => e.getAttribute('aria-label').split('.')[0]).sort();";
        let seen = browser.script(held).await?;
        let own =
            ["a 1", "a 10", "a 3", "a 4", "a 5"].map(|card| format!("Card {card}, 1 in the hand"));
        if seen != json!(own) {
            wrong.push(format!("{last}: Ann’s own hand is told as {seen}"));
        }
        if last == "yellow plays" {
            browser.wait_for(THINKS).await?;
        }
    }
    nothing(&wrong)
}

pub async fn two_hands_at_one_screen(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, true).await?;
    browser.open("#/new/sorry").await?;
    browser.name_players(["Ann", "Ben"]).await?;
    browser.choose("cards", "Five in each hand").await?;
    let id = browser.sit_down().await?;
    let cards = "[...document.querySelectorAll('.stage .in-hand')].filter((e) => e.getBoundingClientRect().width > 0)";
    let mut acts = 0;
    for name in ["Ann", "Ben", "Ann", "Ben", "Ann"] {
        browser.wait_for(".curtain h2").await?;
        assert_eq!(
            browser.text(".curtain h2").await?,
            format!("Pass to {name}")
        );
        assert_eq!(
            browser.script(&format!("return {cards}.length;")).await?,
            json!(0)
        );
        assert_eq!(
            browser.count(".stage .spot.open").await?,
            0,
            "nothing may be touched"
        );
        browser.click("[data-tool=moves]").await?;
        assert_eq!(
            browser.count("dialog[open] .move").await?,
            0,
            "nor chosen from the list"
        );
        let past = browser
            .script("return [...document.querySelectorAll('dialog[open] .past li')].map((e) => e.textContent.trim());")
            .await?;
        for message in past
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
        {
            assert!(
                !message.starts_with('=') || message.ends_with("draws a card."),
                "{message}"
            );
        }
        browser.close_panel().await?;
        browser
            .press(&format!("I am {name}: show my cards"))
            .await?;
        browser
            .wait_until("!document.querySelector('.curtain')")
            .await?;
        let mirror = Mirror::at(browser, &id).await?;
        assert_eq!(mirror.name(), name);
        let kinds = mirror
            .position()
            .hand(mirror.position().to_act())
            .iter()
            .filter(|n| **n > 0)
            .count();
        assert_eq!(
            browser.script(&format!("return {cards}.length;")).await?,
            json!(kinds)
        );
        // Until the turn is over, which may take several cards.
        while Mirror::at(browser, &id).await?.name() == name {
            let mirror = Mirror::at(browser, &id).await?;
            if !matches!(mirror.position().turn(), Turn::Seat(_)) {
                continue;
            }
            let m = hasty(mirror.position()).ok_or("somebody has a move")?;
            for spot in mirror.path(m) {
                browser.click(&css(&spot)).await?;
            }
            acts += 1;
            browser
                .wait_until("document.querySelector('.curtain') || document.querySelector('.stage .spot.open')")
                .await?;
        }
    }
    println!("          {acts} cards played from two hands");
    Ok(())
}

pub async fn somebody_among_three_resigns(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "red H,H,50,- / blue H,H,H,5 / yellow H,H,20,- / red draws";
    let mut mirror = Mirror::set_up(browser, "0000da01", start, &PEOPLE[..3]).await?;
    mirror.draw().await?;
    let m = hasty(mirror.position()).ok_or("somebody has a move")?;
    mirror.click(m).await?;
    browser.click("[data-tool=menu]").await?;
    browser.press("Resign").await?;
    let asked = browser.text("dialog[open]").await?;
    for wanted in [
        "Who is resigning? This counts as a loss.",
        "Ann resigns",
        "Ben resigns",
        "Cid resigns",
        "Play on",
    ] {
        assert!(asked.contains(wanted), "{wanted} in {asked}");
    }
    browser.press("Ben resigns").await?;
    browser
        .wait_until("document.querySelector('.strip.seat-blue').textContent.includes('left; the computer plays on')")
        .await?;
    let left = browser.saved("0000da01").await?;
    assert_eq!(left.left.len(), 1, "{left}");
    let kept = play_out(browser, "0000da01").await?;
    assert_eq!(kept.places[1], 3, "{kept}");
    let best = kept
        .seats
        .iter()
        .zip(&kept.places)
        .find(|(_, place)| **place == 1);
    let (winner, _) = best.ok_or("somebody wins")?;
    assert_ne!(winner.name, "Ben");
    let head = browser.text(RESULT).await?;
    assert!(
        head.contains(&winner.name) && !head.contains("Ben"),
        "{head}"
    );
    browser.open("#/history").await?;
    for wanted in ["3. Ben", &format!("1. {}", winner.name)] {
        let row = "document.querySelector(\"[data-match='0000da01']\")?.textContent";
        browser
            .wait_until(&format!("{row}.includes({})", json!(wanted)))
            .await?;
    }
    // Who leaves does not come back to the question.
    Mirror::set_up(browser, "0000da02", start, &PEOPLE[..3])
        .await?
        .draw()
        .await?;
    for who in ["Cid", "Ann"] {
        browser.click("[data-tool=menu]").await?;
        browser.press("Resign").await?;
        browser.press(&format!("{who} resigns")).await?;
    }
    browser.wait_for(RESULT).await?;
    assert_eq!(browser.text(RESULT).await?, "Ben wins");
    assert_eq!(browser.kept("0000da02").await?.places, [2, 1, 3]);
    println!("          {} decisions; {head}", kept.moves.count());
    Ok(())
}
