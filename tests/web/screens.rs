//! Every screen, by day and by night, from phone to wall: axe-core finds nothing, nothing scrolls sideways, no control is covered or
//! out of reach, and on a tablet none is smaller than a finger.

use crate::trouble::FULL;
use crate::web::{Browser, Done, Site};
use serde_json::json;

/// From the narrowest phone to a wall.
const SIZES: [(u32, u32); 6] = [
    (320, 640),
    (390, 844),
    (820, 1180),
    (1180, 820),
    (1600, 1000),
    (2560, 1440),
];
/// So many findings of one screen and size are printed.
const MOST: usize = 6;
const TABLETS: [(u32, u32); 2] = [(820, 1180), (1180, 820)];

/// What is wrong with the layout as it stands; `arguments[0]`: should every control be as large as a finger?
const MEASURE: &str = r#"
    const [large] = arguments, wrong = [];
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // Scripts can scroll what cuts its contents off; hands cannot.
    const unscroll = (e) => {
        for (; e; e = e.parentElement) {
            if (getComputedStyle(e).overflowX === "hidden" || getComputedStyle(e).overflowX === "clip") e.scrollTo({ left: 0, top: 0, behavior: "instant" });
        }
    };
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) wrong.push(`it scrolls sideways: ${page.scrollWidth} px`);
    const dialog = [...document.querySelectorAll("dialog[open]")].pop();
    if (dialog && dialog.scrollWidth > dialog.clientWidth + 1) wrong.push(`the dialog scrolls sideways: ${dialog.scrollWidth} px`);
    const controls = "a[href], button, input, select, textarea, summary, .stage [data-spot]";
    const name = (e) => `${e.tagName.toLowerCase()}${e.className.baseVal ?? e.className ? "." + (e.className.baseVal ?? e.className).trim().replace(/\s+/g, ".") : ""} “${
        (e.dataset.spot ?? e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 30)}”`;
    for (const e of (dialog ?? document).querySelectorAll(controls)) {
        if (!e.checkVisibility({ visibilityProperty: true }) || e.closest("[aria-hidden=true]")) continue;
        // A box to tick is as large as the words beside it.
        const ticked = e.matches("input[type=checkbox], input[type=radio]") ? e.closest("label") ?? e : e;
        const r = ticked.getBoundingClientRect();
        if (r.width === 0 && r.height === 0) continue;
        const size = `${r.width.toFixed(1)} x ${r.height.toFixed(1)}`;
        // Of Kingdom Builder's four hundred hexes, which can be brought nearer, less is asked.
        const least = e.matches(".k-hex") ? 31.9 : 43.9;
        if (large && (r.width < least || r.height < least)) wrong.push(`too small, ${size}: ${name(e)}`);
        ticked.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        unscroll(ticked);
        const { x, y, width, height } = ticked.getBoundingClientRect();
        if (x < -1 || x + width > innerWidth + 1) {
            wrong.push(`out of reach at the side, ${x.toFixed(0)} to ${(x + width).toFixed(0)}: ${name(e)}`);
            continue;
        }
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!over) wrong.push(`out of reach, at ${(x + width / 2).toFixed(0)}, ${(y + height / 2).toFixed(0)}: ${name(e)}`);
        // What is said in passing goes with the next move.
        else if (!ticked.contains(over) && !over.contains(ticked) && !over.closest(".notice")) wrong.push(`covered by ${name(over)}: ${name(e)}`);
    }
    scrollTo({ left: 0, top: 0, behavior: "instant" });
    const out = (e) => {
        const { left, right } = e.getBoundingClientRect();
        return e.checkVisibility() && (left < -1 || right > innerWidth + 1);
    };
    // What is there for those who listen is no larger than a dot.
    const unseen = (e) => e.closest("svg, .aloud") || e.closest("thead")?.offsetWidth <= 1;
    const free = (e) => !unseen(e) && !["auto", "scroll"].includes(getComputedStyle(e).overflowX);
    for (const e of (dialog ?? document.body).querySelectorAll("*")) {
        if (free(e) && free(e.parentElement) && out(e) && !out(e.parentElement)) wrong.push(`sticks out at the side: ${name(e)}`);
    }
    for (const e of document.querySelectorAll("use")) {
        if (!document.querySelector(e.getAttribute("href"))) wrong.push(`no shape is called ${e.getAttribute("href")}`);
    }
    if (!document.querySelector("main.lobby, a[href='#/']")) wrong.push("no way home");
    return wrong;
"#;

/// Looks at the screen in every way, and adds what is wrong.
pub async fn look(browser: &Browser, screen: &str, wrong: &mut Vec<String>) -> Done {
    let before = wrong.len();
    browser.set_size(1180, 820).await?;
    for dark in [false, true] {
        browser.prefer(dark, true).await?;
        let theme = if dark { "dark" } else { "light" };
        for finding in browser.axe().await? {
            wrong.push(format!("{screen}, {theme}: {finding}"));
        }
    }
    browser.prefer(false, true).await?;
    measure(browser, screen, &SIZES, wrong).await?;
    report(screen, wrong.len() - before);
    Ok(())
}

/// Measures the layout of the screen in windows of these sizes, and adds what is wrong.
pub async fn measure(
    browser: &Browser,
    screen: &str,
    sizes: &[(u32, u32)],
    wrong: &mut Vec<String>,
) -> Done {
    for &(width, height) in sizes {
        browser.set_size(width, height).await?;
        let large = TABLETS.contains(&(width, height));
        let found = browser.run(MEASURE, vec![json!(large)]).await?;
        let found = serde_json::from_value::<Vec<String>>(found)?;
        for finding in found.iter().take(MOST) {
            wrong.push(format!("{screen}, {width}x{height}: {finding}"));
        }
        if found.len() > MOST {
            let more = found.len() - MOST;
            wrong.push(format!("{screen}, {width}x{height}: and {more} more"));
        }
    }
    browser.set_size(1180, 820).await
}

/// Prints how many findings a screen has.
pub fn report(screen: &str, findings: usize) {
    match findings {
        0 => println!("          {screen}: ok"),
        n => println!("          {screen}: {n} findings"),
    }
}

pub fn nothing(wrong: &[String]) -> Done {
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.join("\n    ").into())
    }
}

/// Looks at the screens of some addresses; one that is not built yet is told, and passed over.
async fn visit(browser: &Browser, routes: &[&str], wrong: &mut Vec<String>) -> Done {
    for route in routes {
        browser.open(route).await?;
        // A new document: screens must stand without what was there before.
        browser.reload().await?;
        if browser.is_lost().await? {
            println!("          {route}: not there yet");
        } else {
            look(browser, route, wrong).await?;
        }
    }
    Ok(())
}

pub async fn the_lobby_and_the_form(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.open("").await?;
    look(browser, "the lobby, first visit", &mut wrong).await?;
    visit(browser, &["#/new", "#/new/mancala"], &mut wrong).await?;
    browser.click("summary").await?;
    browser.name_players(["Ann", "ann"]).await?;
    browser.click("[data-act=start]").await?;
    browser.wait_for(".fault:not(:empty)").await?;
    look(browser, "the form, all open, with a fault", &mut wrong).await?;
    browser
        .name_players(["Maximiliane-Rosalinde", "Bartholomew Featherstone"])
        .await?;
    browser.sit_down().await?;
    browser.sow("S1").await?;
    browser.open("#/").await?;
    browser.wait_for("[data-act=continue]").await?;
    look(browser, "the lobby, a match waits", &mut wrong).await?;
    browser.begin().await?;
    browser.open("#/").await?;
    browser.wait_for(".also-row").await?;
    look(browser, "the lobby, two matches wait", &mut wrong).await?;
    nothing(&wrong)
}

pub async fn the_table_from_start_to_end(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.begin().await?;
    look(browser, "the table, at the start", &mut wrong).await?;
    browser.sow("S3 S1 N2 S4 N1").await?;
    look(browser, "the table, in mid-match", &mut wrong).await?;
    browser.click(".stage [data-spot=N0]").await?;
    browser.wait_for(".notice").await?;
    look(browser, "the table, with a reproach", &mut wrong).await?;
    browser.play_out().await?;
    look(browser, "the result", &mut wrong).await?;
    browser.press("See the board").await?;
    browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await?;
    look(browser, "the table, at the end", &mut wrong).await?;
    nothing(&wrong)
}

pub async fn the_table_in_its_other_dresses(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.prefer(false, true).await?;
    browser.open("#/new/mancala").await?;
    browser
        .name_players(["Maximiliane-Rosalinde", "Bartholomew Featherstone"])
        .await?;
    browser.choose("pie", "Once").await?;
    browser.press_in(".picks", "Side by side").await?;
    browser.sit_down().await?;
    browser.sow("S1").await?;
    browser.wait_for(".choices [data-spot=swap]").await?;
    look(browser, "the table, changing sides", &mut wrong).await?;
    let address = browser.script("return location.hash;").await?;
    browser.new_tab().await?;
    browser.prefer(false, true).await?;
    browser.open(address.as_str().unwrap_or_default()).await?;
    browser.wait_for(".say.looking").await?;
    look(browser, "the table, in a second tab", &mut wrong).await?;
    nothing(&wrong)
}

pub async fn the_table_while_nothing_is_kept(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.before_each_page(FULL).await?;
    browser.begin().await?;
    browser.sow("S1").await?;
    browser.wait_for("[role=alert].banner").await?;
    look(browser, "the table, nothing is kept", &mut wrong).await?;
    nothing(&wrong)
}

pub async fn the_panels_of_a_table(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.begin().await?;
    browser.sow("S3 S1 N2 S2").await?;
    for tool in ["moves", "text", "rules", "menu"] {
        browser.click(&format!("[data-tool={tool}]")).await?;
        browser.wait_for("dialog.panel[open] .btn").await?;
        look(browser, &format!("the panel {tool}"), &mut wrong).await?;
        browser.close_panel().await?;
    }
    for ask in ["Restart", "Resign", "End without result"] {
        browser.click("[data-tool=menu]").await?;
        browser.press_in("dialog .row", ask).await?;
        look(browser, &format!("the question {ask}"), &mut wrong).await?;
        browser.press("Play on").await?;
        browser
            .wait_until("!document.querySelector('dialog[open]')")
            .await?;
    }
    nothing(&wrong)
}

pub async fn the_rules_page_by_page(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    visit(browser, &["#/rules", "#/rules/mancala"], &mut wrong).await?;
    let pages = browser.text(".turner > span").await?;
    let last: usize = pages.split(' ').next_back().unwrap_or_default().parse()?;
    for page in 2..=last {
        browser.key("ArrowRight").await?;
        let turned =
            format!("document.querySelector('.turner > span').textContent.startsWith('{page} ')");
        if browser.wait_until(&turned).await.is_err() {
            wrong.push(format!("the arrow does not turn to page {page}"));
            break;
        }
        browser.prefer(page % 2 == 0, true).await?;
        for finding in browser.axe().await? {
            wrong.push(format!("rules, page {page}: {finding}"));
        }
    }
    println!("          {last} pages");
    browser.reload().await?;
    let there = browser.text(".turner > span").await?;
    if there != format!("{last} of {last}") {
        wrong.push(format!("a reload at the last page leads to {there}"));
    }
    nothing(&wrong)
}

pub async fn the_screens_that_say_there_is_nothing(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.open("#/attic").await?;
    look(browser, "#/attic", &mut wrong).await?;
    browser.open("#/match/00000000").await?;
    browser.reload().await?;
    look(browser, "#/match/00000000", &mut wrong).await?;
    nothing(&wrong)
}

pub async fn the_other_pages_before_anybody_has_played(site: &mut Site) -> Done {
    let mut wrong = Vec::new();
    let routes = ["#/history", "#/players", "#/settings", "#/about"];
    visit(&site.browser, &routes, &mut wrong).await?;
    nothing(&wrong)
}

pub async fn the_other_pages_after_some_matches(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    browser.prefer(false, true).await?;
    let mut id = String::new();
    for names in [["Ann", "Bob"], ["Maximiliane-Rosalinde", "Ann"]] {
        browser.open("#/new/mancala").await?;
        browser.name_players(names).await?;
        id = browser.sit_down().await?;
        browser.play_out().await?;
    }
    let (start, middle) = (format!("#/replay/{id}"), format!("#/replay/{id}/7"));
    let routes = ["#/history", "#/players", &start, &middle];
    visit(browser, &routes, &mut wrong).await?;
    nothing(&wrong)
}
