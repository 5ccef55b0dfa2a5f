//! The document's list «Testing Other Algorithms»: what is drawn and clicked of a turn, of the cards and of the board, line by line.
//! What the rules alone answer for is in `src/games/kingdom_builder/rules/tests/document`, the rest of the list in
//! `kingdom_builder_papers.rs`.

use crate::kingdom_builder_mirror::{Mirror, click_at, list, named};
use crate::web::{Browser, Done, Site};
use parlour::games::kingdom_builder::{Ground, Hex};
use serde_json::json;

/// Red may build on any grass of the board.
pub const FREE: &str = "1 grass / 2 canyon / 1 acts setup=first";
/// Red must build beside its own.
const NEAR: &str = "1 grass +7,6 +7,7 / 2 canyon +5,8 / 1 acts setup=first";
/// From phone to desk.
pub const SIZES: [(u32, u32); 4] = [(390, 844), (820, 1180), (1180, 820), (1600, 1000)];

/// Places of the window that lie in some hexes, as the rules lay the board out: in the middle, and inside each corner and each edge,
/// so far as they are in view and nothing else is there.
const PLACES: &str = r#"
    const board = document.querySelector(".stage .board"), to = board.getScreenCTM(), found = [];
    const corners = [[0, -30], [26, -15], [26, 15], [0, 30], [-26, 15], [-26, -15]];
    const inside = [[0, 0]];
    corners.forEach(([x, y], i) => {
        const [nx, ny] = corners[(i + 1) % 6];
        inside.push([x * 0.93, y * 0.93], [(x + nx) * 0.475, (y + ny) * 0.475]);
    });
    for (const [row, column] of arguments[0]) {
        for (const [dx, dy] of inside) {
            const { x, y } = new DOMPoint(26 * (1 + 2 * column + (row % 2)) + dx, 15 * (2 + 3 * row) + dy).matrixTransform(to);
            const there = document.elementFromPoint(x, y)?.closest(".stage .board, .pan-tools");
            if (there === board) found.push([`${row},${column}`, x, y, document.elementFromPoint(x, y).closest("[data-spot]")?.dataset.spot ?? ""]);
        }
    }
    return found;
"#;

/// A hex, a place in it, and the hex that the page finds there.
type Place = (String, f64, f64, String);

async fn places(browser: &Browser, hexes: impl Iterator<Item = Hex>) -> Done<Vec<Place>> {
    let hexes: Vec<[usize; 2]> = hexes.map(|hex| [hex.row(), hex.column()]).collect();
    let found = browser.run(PLACES, vec![json!(hexes)]).await?;
    Ok(serde_json::from_value(found)?)
}

/// The hex that lights up under the mouse.
async fn hot(browser: &Browser) -> Done<String> {
    let hot = "const hot = document.querySelector('.stage .k-hot'); return [...document.querySelectorAll('.stage .k-hex')].filter((e) =>
        hot.isPointInFill(new DOMPoint(e.x.baseVal.value, e.y.baseVal.value))).map((e) => e.dataset.spot).join(' ');";
    Ok(browser
        .script(hot)
        .await?
        .as_str()
        .unwrap_or_default()
        .to_owned())
}

/// Looks and clicks at some places of the board as it lies in its window; returns how many.
async fn point_and_click(mirror: &mut Mirror<'_>, every: usize) -> Done<usize> {
    let browser = mirror.browser;
    let lit = mirror.position().targets(None);
    let many = places(browser, lit.iter()).await?.len().div_ceil(every);
    let mut clicked = 0;
    for n in 0..many {
        // Looked for anew: the window follows what is built.
        let all = places(browser, lit.iter()).await?;
        let (hex, x, y, _) = all[n * every % all.len()].clone();
        let moved = json!({ "type": "mouseMoved", "x": x, "y": y });
        browser.cdp("Input.dispatchMouseEvent", moved).await?;
        assert_eq!(hot(browser).await?, hex, "under the mouse at {x}, {y}");
        click_at(browser, x, y).await?;
        mirror
            .follow(hex.parse()?)
            .await
            .map_err(|e| format!("{hex} by a click at {x}, {y}: {e}"))?;
        mirror.as_saved().await?;
        clicked += 1;
        browser.key("Control+z").await?;
        browser.wait_for_move(1).await?;
        *mirror = Mirror::at(browser, &mirror.id).await?;
    }
    Ok(clicked)
}

/// Turn: the hex that is clicked is the one the rules are given; at whatever size the board is looked at.
pub async fn the_hex_that_is_clicked_is_the_hex_that_is_used(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mut mirror = Mirror::set_up(browser, "0b000001", FREE).await?;
    let mut clicks = vec![point_and_click(&mut mirror, 29).await?];
    for _ in 0..4 {
        browser.click("[data-view=plus]").await?;
    }
    clicks.push(point_and_click(&mut mirror, 11).await?);
    browser.click("[data-view=full]").await?;
    for (width, height) in [(390, 844), (1600, 1000)] {
        browser.set_size(width, height).await?;
        browser.reload().await?;
        browser
            .wait_for(".stage .k-hex[aria-disabled=false]")
            .await?;
        clicks.push(point_and_click(&mut mirror, 17).await?);
    }
    println!("          clicks in four windows: {clicks:?}");
    assert!(clicks.iter().all(|n| *n > 5), "{clicks:?}");
    Ok(())
}

/// Turn: a click outside the lit region costs nothing. No distances are looked at: every hex is found by the browser itself, a hex that
/// is not lit plays nothing, and beside the board there is no hex.
pub async fn a_click_outside_the_lit_region_plays_nothing(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mirror = Mirror::set_up(browser, "0b000002", NEAR).await?;
    let lit = mirror.position().targets(None);
    let dark = Hex::all().filter(|hex| !lit.contains(*hex)).step_by(37);
    let mut clicks = 0;
    for hex in dark {
        mirror.click(&named(hex)).await?;
        assert!(!mirror.check().await?.notice.is_empty(), "{}", named(hex));
        clicks += 1;
    }
    let corner = "const r = document.querySelector('.pan-wood').getBoundingClientRect(); return [r.x + 3, r.y + r.height / 2];";
    let (x, y): (f64, f64) = serde_json::from_value(browser.script(corner).await?)?;
    click_at(browser, x, y).await?;
    mirror.check().await?;
    mirror.as_saved().await?;
    println!("          {clicks} hexes that are not lit, and the frame");
    Ok(())
}

/// Turn: what can be built on is lit, and nothing else; also what a tile can reach.
pub async fn the_hexes_that_can_be_built_on_are_lit(site: &mut Site) -> Done {
    let browser = &site.browser;
    let mut mirror = Mirror::set_up(browser, "0b000003", NEAR).await?;
    let mut lit = Vec::new();
    for m in ["7,8", "8,8", "8,9", "end"] {
        let seen = mirror.check().await?;
        assert_eq!(seen.lit, list(mirror.position().targets(None)));
        lit.push(seen.lit.len());
        mirror.make(m).await?;
    }
    assert_eq!(
        mirror.check().await?.lit,
        list(mirror.position().targets(None))
    );
    let open =
        "1 canyon +5,10 +4,10 +7,10 paddock:6,11=ready / 2 canyon / 1 acts built=3 setup=first";
    let mirror = Mirror::set_up(browser, "0b000004", open).await?;
    mirror.click("paddock").await?;
    assert_eq!(mirror.see().await?.lit, ["4,10", "5,10", "7,10"]);
    mirror.click("4,10").await?;
    assert_eq!(
        mirror.see().await?.lit,
        list(mirror.position().placement().move_targets(
            parlour::games::kingdom_builder::LocationKind::Paddock,
            Hex::at(4, 10)
        ))
    );
    println!("          lit, act by act: {lit:?}");
    Ok(())
}

/// Turn: the light has an alpha of 150 of 255, by day and by night.
pub async fn the_light_has_an_alpha_of_150(site: &mut Site) -> Done {
    let browser = &site.browser;
    Mirror::set_up(browser, "0b000005", FREE).await?;
    for dark in [false, true] {
        browser.prefer(dark, true).await?;
        let fill = "const lit = getComputedStyle(document.querySelector('.stage .k-lit')); return [lit.fill, lit.fillOpacity, lit.opacity];";
        let (fill, filled, whole): (String, String, String) =
            serde_json::from_value(browser.script(fill).await?)?;
        let alpha: f64 = fill
            .trim_end_matches(')')
            .rsplit([',', '/', ' '])
            .next()
            .unwrap_or_default()
            .parse()?;
        assert_eq!(
            ((alpha * 255.0).round(), &*filled, &*whole),
            (150.0, "1", "1"),
            "{fill}"
        );
        println!("          {fill}");
    }
    Ok(())
}

/// Turn: the settlements that each has left; after every act, for every seat.
pub async fn the_settlements_each_player_has_left_are_shown(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "1 grass +7,6 +7,7 / 2 canyon +5,8 / 3 desert / 1 acts setup=first";
    let mut mirror = Mirror::set_up(browser, "0b000006", start).await?;
    assert_eq!(mirror.check().await?.left, ["38", "39", "40"]);
    for (m, left) in [("7,8", "37"), ("8,8", "36"), ("8,9", "35")] {
        mirror.make(m).await?;
        assert_eq!(mirror.check().await?.left, [left, "39", "40"]);
    }
    mirror.make("end").await?;
    let first = list(mirror.position().targets(None))[0].clone();
    mirror.make(&first).await?;
    assert_eq!(mirror.check().await?.left, ["35", "38", "40"]);
    Ok(())
}

/// Turn: whose turn it is, in words and by the strip that is lit, with two, three and four.
pub async fn it_is_shown_whose_turn_it_is(site: &mut Site) -> Done {
    let browser = &site.browser;
    for people in 2..=4 {
        let mut mirror = Mirror::begin(browser, people).await?;
        for turn in 0..=people {
            let who = format!("Player {}", turn % people + 1);
            let seen = mirror.check().await?;
            assert_eq!(
                (&*seen.turn, &*seen.active),
                (&*format!("{who}, your turn"), &[who][..])
            );
            while mirror.position().due() > 0 {
                let first = list(mirror.position().targets(None))[0].clone();
                mirror.make(&first).await?;
            }
            mirror.make("end").await?;
        }
    }
    Ok(())
}

/// Turn: the place that takes a click is the hexagon, corners and edges too: every hex, near each corner and each edge, at three sizes.
pub async fn the_whole_hexagon_of_each_hex_takes_the_click(site: &mut Site) -> Done {
    let browser = &site.browser;
    for (i, boards) in [
        "tavern,paddock,oasis,farm",
        "tower,oracle-turned,barn-turned,harbor",
    ]
    .iter()
    .enumerate()
    {
        let start = format!("1 grass / 2 canyon / 1 acts setup=random boards={boards}");
        Mirror::set_up(browser, &format!("0b00010{i}"), &start).await?;
        let mut looked = Vec::new();
        for near in [0, 2, 4] {
            for _ in 0..near {
                browser.click("[data-view=plus]").await?;
            }
            let all = places(browser, Hex::all()).await?;
            let missed: Vec<&Place> = all
                .iter()
                .filter(|(hex, _, _, found)| hex != found)
                .collect();
            assert!(
                missed.is_empty(),
                "{} places of {}: {:?}",
                missed.len(),
                all.len(),
                &missed[..missed.len().min(5)]
            );
            looked.push(all.len());
        }
        assert!(looked[0] > 5_000 && looked[2] > 300, "{looked:?}");
        println!("          {looked:?} places");
        browser.click("[data-view=full]").await?;
    }
    Ok(())
}

/// Cards: as many are shown as there are, in draw pile and discards, also when the pile is made anew.
pub async fn as_many_cards_are_shown_as_there_are(site: &mut Site) -> Done {
    let browser = &site.browser;
    let start = "1 grass +7,6 +7,7 / 2 canyon / 1 acts built=3 setup=first pile=0,0,0,1,0 discards=4,5,5,3,5";
    let mut mirror = Mirror::set_up(browser, "0b000008", start).await?;
    assert_eq!(mirror.check().await?.piles, ["1", "22"]);
    mirror.make("end").await?;
    assert_eq!(mirror.check().await?.piles, ["0", "23"]);
    while mirror.position().due() > 0 {
        let first = list(mirror.position().targets(None))[0].clone();
        mirror.make(&first).await?;
    }
    mirror.make("end").await?;
    // All 24 discards are the pile, and one of them is drawn.
    assert_eq!(mirror.check().await?.piles, ["23", "0"]);
    assert_eq!(
        browser.count(".k-part").await?,
        4,
        "three cards and the castles"
    );
    Ok(())
}

/// Cards: the three cards in play are in view at all times, without scrolling, whatever the size: also while a tile is used, and in the
/// end.
pub async fn all_three_scoring_cards_are_visible_at_all_times(site: &mut Site) -> Done {
    let (browser, mut wrong) = (&site.browser, Vec::new());
    let seen = "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); return [...document.querySelectorAll('.k-part')].filter((e) => {
        const name = e.querySelector(':scope > b'), { x, y, width, height } = name.getBoundingClientRect();
        return e.contains(document.elementFromPoint(x + width / 2, y + height / 2)) && y > 0 && y + height < innerHeight;
    }).map((e) => e.querySelector(':scope > b').textContent);";
    let start = "1 canyon +5,10 +4,10 +7,10 paddock:6,11=ready / 2 canyon / 3 grass / 4 desert / 1 acts built=3 setup=first";
    let mirror = Mirror::set_up(browser, "0b000009", start).await?;
    for (width, height) in SIZES {
        browser.set_size(width, height).await?;
        browser.reload().await?;
        browser.wait_for(".stage .k-hex").await?;
        for what in ["at rest", "with a tile"] {
            let names = browser.script(seen).await?;
            if names != json!(["Fishermen", "Knights", "Merchants", "Castles"]) {
                wrong.push(format!(
                    "{width}x{height}, {what}: only {names} are in view"
                ));
            }
            mirror.click("paddock").await?;
            browser
                .script("scrollTo({ top: 0, behavior: 'instant' });")
                .await?;
        }
    }
    crate::screens::nothing(&wrong)
}

fn shape(ground: Ground) -> String {
    match ground {
        Ground::Terrain(terrain) => format!("#k-{}", terrain.name()),
        Ground::Water => "#k-water".to_owned(),
        Ground::Mountain => "#k-mountain".to_owned(),
        Ground::Castle => "#k-castle".to_owned(),
        Ground::Location(kind) => format!("#k-site-{}", kind.name()),
    }
}

/// Board: the picture lies as the rules have it: each of the 400 hexes shows its own ground, at its own place, in matches as they come.
pub async fn the_picture_is_oriented_as_the_rules_are(site: &mut Site) -> Done {
    let browser = &site.browser;
    let cells = "return [...document.querySelectorAll('.stage .k-hex')].map((e) => [e.dataset.spot, e.getAttribute('href').replace(/-[ab]$/, ''),
        e.x.baseVal.value, e.y.baseVal.value, e.getAttribute('aria-label').split(/[, ]/)[0].toLowerCase()]);";
    let mut turned = 0;
    for people in [2, 3, 4, 2, 3, 4] {
        let mirror = Mirror::begin(browser, people).await?;
        let land = mirror.position().land();
        let mut wanted = Vec::new();
        for hex in Hex::all() {
            let (row, column) = (hex.row(), hex.column());
            let shape = shape(land.at(hex));
            let word = shape.rsplit('-').next().unwrap_or_default().to_owned();
            let (x, y) = (26 * (1 + 2 * column + row % 2), 15 * (2 + 3 * row));
            wanted.push(json!([named(hex), shape, x, y, word]));
        }
        assert_eq!(browser.script(cells).await?, json!(wanted));
        let boards = mirror.position().options().boards();
        turned += boards.iter().filter(|quadrant| quadrant.turned).count();
    }
    println!("          six boards, {turned} of 24 quadrants turned");
    assert!(turned > 0, "no quadrant came turned");
    Ok(())
}
