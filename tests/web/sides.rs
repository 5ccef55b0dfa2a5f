//! How the players sit, how the board lies before them, and how they change sides.

use crate::web::{Browser, Done, Site, drawn};
use serde_json::{Value, json};

/// What lies how: which seat has the near strip, which strips and words are turned, where pits lie, and the shape of the board.
const LOOK: &str = r#"
    const turned = (e) => {
        const { transform, rotate } = getComputedStyle(e);
        return transform.startsWith("matrix(-1") || rotate === "180deg";
    };
    const strip = (edge) => [...document.querySelectorAll(`.${edge} .strip`)].find((e) => e.checkVisibility());
    const place = (spot) => {
        const r = document.querySelector(`.stage [data-spot=${spot}]`).getBoundingClientRect();
        return { x: Math.round(r.x + r.width / 2), y: Math.round(r.y + r.height / 2) };
    };
    const [s1, s6, n1, n6] = ["S1", "S6", "N1", "N6"].map(place);
    const [, , width, height] = document.querySelector(".stage .board").getAttribute("viewBox").split(" ").map(Number);
    return {
        near: strip("near").getAttribute("aria-label"),
        far: strip("far").getAttribute("aria-label"),
        nearTurned: turned(strip("near").querySelector(".in")),
        farTurned: turned(strip("far").querySelector(".in")),
        wordsTurned: turned(document.querySelector(".say")),
        stands: height > width,
        south: s1.y === s6.y ? (s1.y > n1.y ? "near" : "far") : (s6.y > s1.y ? "near" : "far"),
        row: s1.y === s6.y ? "lies" : (s1.x === s6.x && n1.x === n6.x && n1.x !== s1.x ? "stands" : "leans"),
    };
"#;

struct Look {
    near: &'static str,
    far_turned: bool,
    words_turned: bool,
    stands: bool,
    south: &'static str,
}

/// Waits until the table looks so: the board turns after the move has been shown.
async fn looks(browser: &Browser, look: &Look, when: &str) -> Done {
    let far = if look.near == "Player 1" {
        "Player 2"
    } else {
        "Player 1"
    };
    let expected = json!({
        "near": look.near, "far": far, "nearTurned": false, "farTurned": look.far_turned, "wordsTurned": look.words_turned,
        "stands": look.stands, "south": look.south, "row": if look.stands { "stands" } else { "lies" },
    });
    let mut seen = Value::Null;
    for _ in 0..80 {
        seen = browser.script(LOOK).await?;
        if seen == expected {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert_eq!(seen, expected, "{when}");
    Ok(())
}

async fn sit(browser: &Browser, how: &str) -> Done {
    browser.click("[data-tool=menu]").await?;
    browser.press_in("dialog .picks", how).await?;
    browser.close_panel().await
}

pub async fn face_to_face_the_far_strip_is_turned(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.begin().await?;
    for (width, height) in [(1180, 820), (820, 1180)] {
        browser.set_size(width, height).await?;
        let look = |words_turned| Look {
            near: "Player 1",
            far_turned: true,
            words_turned,
            stands: height > width,
            south: "near",
        };
        let when = |who| format!("{width}x{height}, {who} to move");
        looks(browser, &look(false), &when("South")).await?;
        browser.click("[data-tool=moves]").await?;
        browser.wait_for("dialog.panel[open]:not(.turned)").await?;
        browser.close_panel().await?;

        let pit = if height > width { "S3" } else { "S1" };
        browser.sow(pit).await?;
        looks(browser, &look(true), &when("North")).await?;
        browser.click("[data-tool=moves]").await?;
        browser.wait_for("dialog.panel[open].turned").await?;
        browser.close_panel().await?;
        let pit = if height > width { "N3" } else { "N1" };
        browser.sow(pit).await?;
    }
    browser.play_out().await?;
    assert_eq!(
        browser.count("dialog.end .end-far").await?,
        1,
        "the result is told to both"
    );
    Ok(())
}

pub async fn side_by_side_the_board_turns_for_the_mover(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.begin().await?;
    sit(browser, "Side by side").await?;
    let look = |near, south, stands| Look {
        near,
        far_turned: false,
        words_turned: false,
        stands,
        south,
    };
    looks(browser, &look("Player 1", "near", false), "at the start").await?;
    browser.sow("S1").await?;
    looks(browser, &look("Player 2", "far", false), "after South").await?;
    browser.set_size(820, 1180).await?;
    looks(browser, &look("Player 2", "far", true), "standing").await?;
    browser.sow("N1").await?;
    looks(browser, &look("Player 1", "near", true), "after North").await?;
    browser.reload().await?;
    looks(browser, &look("Player 1", "near", true), "it is remembered").await
}

pub async fn a_fixed_board_turns_for_nobody(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.begin().await?;
    sit(browser, "Fixed board").await?;
    let look = |stands| Look {
        near: "Player 1",
        far_turned: false,
        words_turned: false,
        stands,
        south: "near",
    };
    looks(browser, &look(false), "at the start").await?;
    browser.sow("S1").await?;
    looks(browser, &look(false), "after South").await?;
    browser.set_size(820, 1180).await?;
    looks(browser, &look(true), "standing").await?;
    browser.sow("N1").await?;
    looks(browser, &look(true), "after North").await
}

pub async fn the_board_turns_only_after_the_move_was_shown(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, false).await?;
    browser.open("#/new/mancala").await?;
    browser.press_in(".picks", "Side by side").await?;
    browser.sit_down().await?;
    let near = browser
        .script(
            "const near = () => [...document.querySelectorAll('.near .strip')].find((e) => e.checkVisibility()).getAttribute('aria-label');
             const frame = () => new Promise(requestAnimationFrame);
             document.querySelector('.stage [data-spot=S1]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
             const seen = [];
             for (; document.querySelector('.title span').textContent === 'Move 1'; await frame()) seen.push(near());
             await frame();
             return [[...new Set(seen)], near()];",
        )
        .await?;
    assert_eq!(near, json!([["Player 1"], "Player 2"]));
    Ok(())
}

pub async fn sides_are_changed_once_after_the_first_turn(site: &mut Site) -> Done {
    let browser = &site.browser;
    let change = ".choices [data-spot=swap]";
    browser.prefer(false, true).await?;
    browser.open("#/new/mancala").await?;
    browser.choose("pie", "Once").await?;
    let id = browser.sit_down().await?;
    let options = browser.saved(&id).await?.options;
    assert!(options.contains("pie=on"), "{options}");
    assert_eq!(browser.count(change).await?, 0, "not before the first turn");

    // The last stone in the store: the first turn goes on, and is not over yet.
    browser.sow("S3").await?;
    assert_eq!(browser.count(change).await?, 0, "not in the first turn");
    browser.sow("S1").await?;
    assert_eq!(browser.text(change).await?, "Change sides");
    let board = browser.holes().await?;
    browser.click(change).await?;
    browser.wait_for_move(4).await?;
    assert_eq!(browser.count(change).await?, 0, "only once");
    assert_eq!(browser.position().await?, drawn(&options, "3 1 swap")?);
    assert_eq!(browser.text(".say h1").await?, "Player 1, your turn");

    // The stones stay where they are; the rows have changed hands.
    let swapped = browser.holes().await?;
    for (spot, label) in board.as_object().into_iter().flatten() {
        let label = label.as_str().unwrap_or_default();
        let other = if label.starts_with("Player 1") {
            label.replacen("Player 1", "Player 2", 1)
        } else {
            label.replacen("Player 2", "Player 1", 1)
        };
        assert_eq!(swapped[spot], json!(other), "{spot}");
    }
    let stores = browser
        .script("return [...document.querySelectorAll('.strip')].filter((e) => e.checkVisibility()).map((e) =>
                     [e.getAttribute('aria-label'), e.querySelector('.num').textContent]).sort();")
        .await?;
    assert_eq!(stores, json!([["Player 1", "0"], ["Player 2", "1"]]));

    browser.key("Control+z").await?;
    browser.wait_for_move(3).await?;
    browser.wait_for(change).await?;
    assert_eq!(browser.holes().await?, board, "undone like any move");
    browser.sow("N2").await?;
    assert_eq!(browser.count(change).await?, 0, "who sows keeps the side");
    Ok(())
}
