//! The document's list «Testing Other Algorithms», what is drawn and clicked of it: the end of the game, and what it calls other.

use crate::kingdom_builder_document::SIZES;
use crate::kingdom_builder_mirror::{Mirror, RESULT, tallied};
use crate::screens::nothing;
use crate::web::{Browser, Done, Site};
use parlour::games::kingdom_builder::{Hex, Terrain};
use serde_json::{Value, json};

/// Two people before the last act of a match; both have built everything.
pub fn last_act() -> Done<String> {
    let land = "1 grass / 2 grass / 1 acts setup=first";
    let land: parlour::games::kingdom_builder::KingdomBuilder =
        land.replace(" / ", "\n").parse()?;
    let some = |terrain: Terrain, many: usize| {
        let hexes = land.land().terrain(terrain).iter().take(many);
        hexes
            .map(|hex: Hex| format!(" +{},{}", hex.row(), hex.column()))
            .collect::<String>()
    };
    let (one, two) = (some(Terrain::Canyon, 40), some(Terrain::Grass, 40));
    Ok(format!(
        "1 -{one} / 2 desert{two} / 2 acts built=3 setup=first"
    ))
}

async fn ended<'a>(browser: &'a Browser, id: &str) -> Done<Mirror<'a>> {
    let mut mirror = Mirror::set_up(browser, id, &last_act()?).await?;
    mirror.make("end").await?;
    browser.wait_for(RESULT).await?;
    Ok(mirror)
}

async fn gone(browser: &Browser) -> Done {
    browser
        .wait_until("!document.querySelector('dialog[open]')")
        .await
}

/// End of game: the final board can be seen, and from there the scores again, as often as one likes.
pub async fn the_final_board_can_be_seen(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mirror = ended(browser, "0c000001").await?;
    for _ in 0..2 {
        browser.press("See the board").await?;
        gone(browser).await?;
        let seen = mirror.check().await?;
        assert_eq!((seen.houses.len(), &*seen.end), (80, "Back to scores"));
        browser.click(".k-end").await?;
        browser.wait_for(RESULT).await?;
    }
    browser.press("Lobby").await?;
    browser.wait_for("main.lobby").await?;
    browser.open(&format!("#/match/{}", mirror.id)).await?;
    browser.wait_for(".stage .k-hex").await?;
    mirror.check().await?;
    Ok(())
}

/// End of game: what each card has given, and the castles, stands by itself; and adds up.
pub async fn the_gold_of_each_card_is_displayed_separately(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mirror = ended(browser, "0c000002").await?;
    let message = tallied(browser).await?;
    assert_eq!(message, mirror.tally());
    let rows: Vec<Vec<String>> = serde_json::from_value(message)?;
    let names: Vec<&str> = rows.iter().map(|row| &*row[0]).collect();
    assert_eq!(
        names,
        ["", "Fishermen", "Knights", "Merchants", "Castles", "Gold"]
    );
    for seat in 1..=2 {
        let column = rows[1..].iter().map(|row| row[seat].parse::<u32>());
        let gold = column.collect::<Result<Vec<u32>, _>>()?;
        assert_eq!(gold[..4].iter().sum::<u32>(), gold[4], "{}", rows[0][seat]);
        println!("          {}: {gold:?}", rows[0][seat]);
    }
    Ok(())
}

/// End of game: the cards are shown as they are: all ten have their name, sign and text, in matches with each of them.
pub async fn the_scoring_cards_are_displayed_as_they_are(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    let cards = [
        ("fishermen", "beside water"),
        ("merchants", "link"),
        ("discoverers", "row"),
        ("hermits", "group"),
        ("citizens", "largest group"),
        ("miners", "mountain"),
        ("workers", "castle or location"),
        ("knights", "row where you have most"),
        ("lords", "quarter"),
        ("farmers", "fewest"),
    ];
    let shown = "return [...document.querySelectorAll('.k-part')].slice(0, 3).map((e) => { const sign = e.querySelector('use').getAttribute('href');
        return [e.querySelector(':scope > b').textContent, sign, !!document.querySelector(sign), e.querySelector('.k-i').getBoundingClientRect().width > 9]; });";
    for (i, three) in [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 0, 1]]
        .iter()
        .enumerate()
    {
        let names = three.map(|n: usize| cards[n].0);
        let start = format!(
            "1 grass +7,6 / 2 canyon / 1 acts setup=random boards=tavern,paddock,oasis,farm cards={}",
            names.join(",")
        );
        Mirror::set_up(browser, &format!("0c00003{i}"), &start)
            .await?
            .check()
            .await?;
        let wanted: Vec<Value> = names
            .iter()
            .map(|name| {
                json!([
                    format!("{}{}", name[..1].to_uppercase(), &name[1..]),
                    format!("#k-i-{name}"),
                    true,
                    true
                ])
            })
            .collect();
        assert_eq!(browser.script(shown).await?, json!(wanted));
        // Each opens its text.
        for (part, n) in three.iter().enumerate() {
            let button = format!(".k-part[data-spot=score-{}]", part + 1);
            browser.click(&button).await?;
            let message = browser.text(&format!("{button} > small")).await?;
            if !message.contains(cards[*n].1) {
                wrong.push(format!("{}: {message}", cards[*n].0));
            }
        }
    }
    nothing(&wrong)
}

/// End of game: the gold that is shown is the gold that is counted: beside the names, by each card, and in the result.
pub async fn the_gold_count_is_displayed_as_it_is_counted(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "1 grass +3,4 +7,6 +7,7 / 2 canyon +5,8 / 1 acts setup=first";
    let mut mirror = Mirror::set_up(browser, "0c000004", start).await?;
    let mut message = Vec::new();
    for m in ["7,8", "7,9", "8,9", "end"] {
        message.push(mirror.check().await?.gold.join(":"));
        mirror.make(m).await?;
    }
    message.push(mirror.check().await?.gold.join(":"));
    assert!(
        message.windows(2).any(|two| two[0] != two[1]),
        "{message:?}"
    );
    let mirror = ended(browser, "0c000005").await?;
    browser.press("See the board").await?;
    gone(browser).await?;
    message.push(mirror.check().await?.gold.join(":"));
    println!("          {}", message.join(", "));
    Ok(())
}

/// All pages of the instructions: which one it is and its title.
async fn page(browser: &Browser) -> Done<(String, String)> {
    Ok((
        browser.text(".turner > span").await?,
        browser.text(".sheet-page h2").await?,
    ))
}

/// Other: the instructions can be traversed: forward to the last page and back again, by buttons and by keys.
pub async fn the_instructions_can_be_traversed(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, true).await?;
    browser.open("#/rules/kingdom-builder").await?;
    let (first, _) = page(browser).await?;
    let last: usize = first.split(' ').next_back().unwrap_or_default().parse()?;
    let mut titles = Vec::new();
    for number in 1..=last {
        let (message, title) = page(browser).await?;
        assert_eq!(message, format!("{number} of {last}"));
        titles.push(title);
        if number < last {
            match number % 2 {
                0 => browser.key("ArrowRight").await?,
                _ => browser.press_in(".turner", "Next").await?,
            }
            browser
                .wait_until(&format!(
                    "document.querySelector('.turner > span').textContent.startsWith('{} ')",
                    number + 1
                ))
                .await?;
        }
    }
    let mut different = titles.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), last, "{titles:?}");
    for number in (1..last).rev() {
        match number % 2 {
            0 => browser.key("ArrowLeft").await?,
            _ => browser.press_in(".turner", "Back").await?,
        }
        browser
            .wait_until(&format!(
                "document.querySelector('.turner > span').textContent.startsWith('{number} ')"
            ))
            .await?;
        assert_eq!(page(browser).await?.1, titles[number - 1]);
    }
    println!("          {last} pages there and back");
    Ok(())
}

/// What is not to be seen of a page: text or pictures that are cut off, covered or empty.
const UNSEEN: &str = r#"
    const wrong = [], sheet = document.querySelector(".sheet-page");
    for (const e of sheet.querySelectorAll("h2, p, li, figcaption, .picture > *")) {
        e.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = e.getBoundingClientRect(), name = e.textContent.slice(0, 30) || e.tagName;
        if (width < 20 || height < 12) wrong.push(`${name}: ${width} x ${height}`);
        else if (x < -1 || x + width > innerWidth + 1) wrong.push(`${name}: from ${x} to ${x + width}`);
        else if (!e.closest("[inert]") && !e.contains(document.elementFromPoint(x + width / 2, y + height / 2))) wrong.push(`${name}: covered`);
    }
    for (const e of sheet.querySelectorAll(".picture use")) {
        if (!document.querySelector(e.getAttribute("href"))) wrong.push(`no shape ${e.getAttribute("href")}`);
    }
    const words = sheet.innerText.trim().split(/\s+/).length;
    if (words < 12) wrong.push(`only ${words} words`);
    return wrong;
"#;

/// Other: every page of the instructions is visible, whole, at four sizes.
pub async fn all_pages_of_the_instructions_are_visible(site: &mut Site) -> Done {
    let (browser, mut wrong, mut pictures) = (&site.browser, Vec::new(), 0);
    browser.prefer(false, true).await?;
    for (width, height) in SIZES {
        browser.set_size(width, height).await?;
        browser.open("#/rules/kingdom-builder").await?;
        browser.reload().await?;
        let (message, _) = page(browser).await?;
        let last: usize = message.split(' ').next_back().unwrap_or_default().parse()?;
        for number in 1..=last {
            if number > 1 {
                browser.key("ArrowRight").await?;
            }
            browser
                .wait_until(&format!(
                    "document.querySelector('.turner > span')?.textContent.startsWith('{number} ')"
                ))
                .await?;
            let found: Vec<String> = serde_json::from_value(browser.script(UNSEEN).await?)?;
            wrong.extend(
                found
                    .iter()
                    .map(|what| format!("{width}x{height}, page {number}: {what}")),
            );
            pictures += browser.count(".sheet-page .picture svg").await?;
        }
    }
    println!("          {pictures} pictures at four sizes");
    assert!(pictures > 80, "{pictures} pictures");
    nothing(&wrong)
}

/// What the title page of the document has: the lobby leads to the form in one tap, and the form has all of it.
const TITLE: &str = "const seen = (e) => e?.checkVisibility() && e.getBoundingClientRect().height >= 40;
    const named = (name) => [...document.querySelectorAll('button, a')].find((e) => e.textContent.trim() === name);
    return ['Start', 'Rules', '2', '3', '4'].filter((name) => seen(named(name)));";

/// Other: the title page displays the start button and the instructions button, and how many play.
pub async fn the_title_page_displays_start_and_instructions(site: &mut Site) -> Done {
    let browser = &site.browser;
    for (width, height) in SIZES {
        browser.set_size(width, height).await?;
        browser.open("").await?;
        browser.wait_for("a[href='#/new/kingdom-builder']").await?;
        browser.wait_for("a[href='#/rules']").await?;
        browser.open("#/new/kingdom-builder").await?;
        browser.wait_for("[data-act=start]").await?;
        assert_eq!(
            browser.script(TITLE).await?,
            json!(["Start", "Rules", "2", "3", "4"]),
            "{width}x{height}"
        );
    }
    Ok(())
}

/// Other: the buttons of the title page lead where they say, and back.
pub async fn the_title_page_changes_when_buttons_are_clicked(site: &mut Site) -> Done {
    let browser = &site.browser;
    browser.prefer(false, true).await?;
    browser.open("").await?;
    browser.click("a[href='#/new/kingdom-builder']").await?;
    browser.press("3").await?;
    browser.press("Rules").await?;
    browser.wait_for(".sheet-page h2").await?;
    assert_eq!(
        browser.script("return location.hash;").await?,
        json!("#/rules/kingdom-builder")
    );
    browser.script("history.back();").await?;
    browser.wait_for("[data-act=start]").await?;
    assert_eq!(browser.count(".seat-row").await?, 3, "the form is kept");
    let id = browser.sit_down().await?;
    browser
        .wait_for(".stage .k-hex[aria-disabled=false]")
        .await?;
    assert_eq!(
        Mirror::at(browser, &id).await?.check().await?.left,
        ["40", "40", "40"]
    );
    Ok(())
}

/// Other: the marker of the first player is beside the one who began, whoever that is, and stays there.
pub async fn the_first_player_token_is_beside_who_went_first(site: &mut Site) -> Done {
    let browser = &site.browser;
    for who in ["Player 3", "Player 2", "Player 1"] {
        let mut mirror = Mirror::begin_with(browser, 3, who).await?;
        let seen = mirror.check().await?;
        assert_eq!(
            (&*seen.first, &*seen.active),
            (&[who.to_owned()][..], &[who.to_owned()][..])
        );
        while mirror.position().due() > 0 {
            let hex =
                crate::kingdom_builder_mirror::list(mirror.position().targets(None))[0].clone();
            mirror.make(&hex).await?;
        }
        mirror.make("end").await?;
        let seen = mirror.check().await?;
        assert_eq!(seen.first, [who]);
        assert_ne!(seen.active, [who]);
    }
    Ok(())
}
