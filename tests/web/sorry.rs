//! Sorry! in the page: matches by every kind of hand, and at each decision what the rules know is what is shown.

use crate::agreed::bring;
use crate::web::{Browser, Done, House};
use parlour::app::face::{Face as _, Spot};
use parlour::game::{Game as _, Turn};
use parlour::games::sorry::track::distance;
use parlour::games::sorry::{Move, Sorry};
use parlour::table::{Record, Table, When};
use serde::Deserialize;
use serde_json::json;

pub const RESULT: &str = "dialog.end[open] h1";
/// Four people near the end of a match.
const LATE_FOUR: &str =
    "red H,H,s2,57 / blue H,H,s1,10 / yellow H,H,28,- / green H,s4,44,- / red draws";
/// Two of them, and nobody out of danger.
const LATE_TWO: &str = "red H,H,50,- / yellow H,H,20,- / red draws";

/// What is seen at a table of Sorry!
const SEE: &str = r#"
    const all = (css) => [...document.querySelectorAll(css)];
    const text = (css) => document.querySelector(css)?.textContent.trim() ?? "";
    const names = (spots) => spots.map((e) => e.dataset.spot).sort();
    const seen = (e) => e && getComputedStyle(e).visibility === "visible";
    const below = (e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        const there = document.elementsFromPoint(x + width / 2, y + height / 2);
        return there.map((e) => e.closest(".stage [data-spot]")?.dataset.spot).find((spot) => spot) ?? "nowhere";
    };
    return {
        turn: text(".say h1"), told: text(".say .do"), left: text(".stage .s-left"), notice: text(".notice p"),
        open: names(all(".stage .spot.open")), held: names(all(".stage .spot.held")),
        lit: names(all(".stage .square").filter((e) => seen(e.querySelector(":scope > .lit")))),
        pawns: all(".stage .pawn.lit").map(below).sort(),
        buttons: all(".choices button, .choices a").map((e) => e.textContent.trim()),
    };
"#;

#[derive(Deserialize, PartialEq, Debug)]
pub struct Seen {
    /// Whose turn it is.
    pub turn: String,
    /// What to do.
    pub told: String,
    /// How much of a seven is left.
    pub left: String,
    /// A reproach.
    pub notice: String,
    /// What may be touched.
    pub open: Vec<String>,
    /// What was touched.
    pub held: Vec<String>,
    /// Places that are lit.
    pub lit: Vec<String>,
    /// Under each pawn that is lit.
    pub pawns: Vec<String>,
    /// The buttons beside the board.
    pub buttons: Vec<String>,
}

/// A match in the page, and the same one here.
pub struct Desk<'a> {
    pub browser: &'a Browser,
    pub table: Table<Sorry>,
    pub id: String,
}

/// A record of a match that was set up by hand.
pub fn record_of(id: &str, start: &str, seats: &[&str]) -> Done<String> {
    let first: Sorry = start.replace(" / ", "\n").parse()?;
    let mut text = format!(
        "parlour 1\ngame sorry\nid {id}\nbegun 2026-11-16T10:20Z\noptions {}\nstart {}\n",
        first.options(),
        first.to_string().replace('\n', " / ")
    );
    for (i, seat) in seats.iter().enumerate() {
        text += &format!("seat {} {seat}\n", i + 1);
    }
    Ok(format!("{text}seed 5f3a91c2{id}\nmoves\n"))
}

/// People of these colours, or as many as are wanted.
pub const PEOPLE: [&str; 4] = [
    "person red Ann",
    "person blue Ben",
    "person yellow Cid",
    "person green Dot",
];
pub const TWO: [&str; 2] = ["person red Ann", "person yellow Ben"];

impl Desk<'_> {
    /// Sits down at a match that was set up by hand.
    pub async fn set_up<'a>(
        browser: &'a Browser,
        id: &str,
        start: &str,
        seats: &[&str],
    ) -> Done<Desk<'a>> {
        browser.prefer(false, true).await?;
        bring(browser, &record_of(id, start, seats)?).await?;
        browser.open(&format!("#/match/{id}")).await?;
        browser.wait_for(".table .stage .board").await?;
        Desk::at(browser, id).await
    }

    /// Joins a match that is open in the page.
    pub async fn at<'a>(browser: &'a Browser, id: &str) -> Done<Desk<'a>> {
        let table = Table::replay(&browser.saved(id).await?).map_err(|flaw| flaw.text())?;
        Ok(Desk {
            browser,
            table,
            id: id.to_owned(),
        })
    }

    pub fn position(&self) -> &Sorry {
        self.table.position()
    }

    pub async fn see(&self) -> Done<Seen> {
        Ok(serde_json::from_value(self.browser.script(SEE).await?)?)
    }

    /// Whose turn it is.
    pub fn name(&self) -> String {
        let seat = self.position().turn().actor();
        seat.map_or_else(String::new, |seat| {
            self.table.seats()[seat.index()].name.clone()
        })
    }

    /// The names of the spots that make a move.
    pub fn path(&self, m: Move) -> Vec<String> {
        self.position()
            .path(m)
            .into_iter()
            .map(Sorry::spot_name)
            .collect()
    }

    /// The move of this notation.
    pub fn find(&self, told: &str) -> Done<Move> {
        let found = self
            .position()
            .moves()
            .into_iter()
            .find(|m| m.to_string() == told);
        found.ok_or_else(|| format!("{told} is not allowed\n{}", self.position()).into())
    }

    /// The spots one may touch next, each once.
    fn next(&self, touched: &[Spot]) -> Vec<Spot> {
        let mut next = Vec::new();
        for m in self.position().moves() {
            let path = self.position().path(m);
            if path.starts_with(touched) && !next.contains(&path[touched.len()]) {
                next.push(path[touched.len()]);
            }
        }
        next
    }

    /// What the page shows at this decision is what the rules know.
    pub async fn check(&self) -> Done {
        let (seen, now) = (self.see().await?, self.position());
        let wrong = |what: &str| format!("{what}: {seen:#?}\n{now}");
        assert_eq!(seen.turn, format!("{}, your turn", self.name()));
        if matches!(now.turn(), Turn::Chance(_)) {
            assert_eq!(seen.told, "Draw a card: tap the pile, or press Draw.");
            assert_eq!(
                (&*seen.open, &*seen.buttons),
                (&["deck".to_owned()][..], &["Draw".to_owned()][..])
            );
            assert!(
                seen.pawns.is_empty() && seen.lit.is_empty(),
                "{}",
                wrong("nobody is lit")
            );
            return Ok(());
        }
        let mut pawns = Vec::new();
        let pieces = now.pieces();
        for spot in self.next(&[]) {
            let own = pieces
                .iter()
                .filter(|(at, side)| *at == spot && *side == now.to_act() as u8);
            pawns.extend(own.map(|_| Sorry::spot_name(spot)));
        }
        pawns.sort();
        let n = pawns.len();
        let moves = if n == 1 {
            "1 possible move"
        } else {
            &format!("{n} possible moves")
        };
        let may_pass = now.moves().contains(&Move::Pass);
        let (told, buttons) = match n {
            0 => (" Press Pass.".to_owned(), vec!["Pass"]),
            _ if may_pass => (
                format!(" {moves}, all of them swaps: select a pawn, or press Keep places."),
                vec!["Keep places"],
            ),
            _ => (format!(" {moves}! Please select a pawn!"), vec![]),
        };
        assert!(
            seen.told.starts_with("You have drawn a") && seen.told.ends_with(&told),
            "{}",
            wrong(&told)
        );
        assert_eq!(
            seen.pawns,
            pawns,
            "{}",
            wrong("the lit pawns are those that may be chosen")
        );
        assert_eq!(seen.buttons, buttons, "{}", wrong("buttons"));
        Ok(())
    }

    /// A pawn is chosen: its targets are lit, and nothing else.
    pub async fn check_aims(&self, path: &[Spot]) -> Done {
        let mut targets: Vec<String> = self.next(path).into_iter().map(Sorry::spot_name).collect();
        targets.sort();
        let seen = self.see().await?;
        assert_eq!(seen.lit, targets, "{path:?} {seen:#?}\n{}", self.position());
        assert!(seen.pawns.is_empty(), "{seen:#?}");
        let one = self
            .position()
            .moves()
            .into_iter()
            .filter(|m| self.position().path(*m).starts_with(path));
        let buttons = if one.count() == 1 {
            vec!["Move!", "Cancel"]
        } else {
            vec!["Cancel"]
        };
        assert_eq!(seen.buttons, buttons, "{seen:#?}");
        Ok(())
    }

    /// Follows the page by one decision, once it is shown there.
    pub async fn follow(&mut self, m: Option<Move>, before: &str) -> Done {
        let told = |m: Option<Move>| m.map_or_else(|| "a card".to_owned(), |m| m.to_string());
        let shown = self.browser.wait_after(before).await;
        shown.map_err(|e| format!("{} at {before}: {e}\n{}", told(m), self.table.position()))?;
        match m {
            Some(m) => self
                .table
                .play(m, When::default())
                .map_err(|e| e.to_string())?,
            None => self
                .table
                .draw(When::default())
                .map(|_| ())
                .ok_or("nobody draws")?,
        }
        Ok(())
    }

    /// Makes a move by clicks.
    pub async fn click(&mut self, m: Move) -> Done {
        let before = self.browser.progress().await?;
        for spot in self.path(m) {
            self.browser.click(&css(&spot)).await?;
        }
        self.follow(Some(m), &before).await
    }

    /// Draws by a click.
    pub async fn draw(&mut self) -> Done {
        let before = self.browser.progress().await?;
        self.browser.click(&css("deck")).await?;
        self.follow(None, &before).await
    }

    /// Nothing has happened in the match, and nothing is chosen.
    pub async fn nothing_done(&self) -> Done {
        let seen = self.see().await?;
        assert!(seen.held.is_empty() && seen.left.is_empty(), "{seen:#?}");
        let saved = self.browser.saved(&self.id).await?;
        assert_eq!(saved.moves, self.table.record().moves, "nothing was played");
        self.check().await
    }

    /// The sheet of the result names the winner, and the hits that each has given and taken; the match is kept as it was played here.
    pub async fn well_ended(&self, how: &str) -> Done<Record> {
        let browser = self.browser;
        browser.wait_for(RESULT).await?;
        let kept = browser.kept(&self.id).await?;
        assert_eq!(kept.moves, self.table.record().moves);
        let Turn::Over(outcome) = self.position().turn() else {
            return Err("the page has ended it too early".into());
        };
        assert_eq!(kept.places, outcome.places.values());
        let winner = kept
            .places
            .iter()
            .position(|place| *place == 1)
            .unwrap_or_default();
        let winner = &kept.seats[winner].name;
        assert_eq!(browser.text(RESULT).await?, format!("{winner} wins"));
        let why = browser.text("dialog.end[open] .end-head p").await?;
        assert_eq!(why, format!("All four of {winner}’s pawns are Home."));
        let rows = "return [...document.querySelectorAll('dialog.end .tally tr')].map((row) => [...row.children].map((e) => e.textContent.trim()));";
        let mut wanted = vec![["Player", "Sent back", "Was sent back", "Home"].map(str::to_owned)];
        for (seat, side) in kept.seats.iter().zip(self.position().sides()) {
            let [given, taken] = self.position().hits(side);
            let home = self
                .position()
                .pawns()
                .of(side)
                .iter()
                .filter(|at| distance(side, **at) == 0)
                .count();
            wanted.push([
                seat.name.clone(),
                given.to_string(),
                taken.to_string(),
                home.to_string(),
            ]);
        }
        assert_eq!(browser.script(rows).await?, json!(wanted));
        println!(
            "          {} decisions {how}: {winner} wins",
            kept.moves.count()
        );
        Ok(kept)
    }
}

/// Where a spot is: on the board, or a button beside it.
pub fn css(spot: &str) -> String {
    let part = if matches!(spot, "pass" | "forward" | "swap") {
        ".choices"
    } else {
        ".stage"
    };
    format!("{part} [data-spot='{spot}']")
}

/// What a hasty player does: Home as fast as it goes, and others back where that is as fast.
pub fn hasty(now: &Sorry) -> Option<Move> {
    let side = now.to_act();
    now.moves().into_iter().min_by_key(|m| {
        let mut after = *now;
        after.apply(*m);
        let way: i32 = after
            .pawns()
            .of(side)
            .iter()
            .map(|at| i32::from(distance(side, *at)))
            .sum();
        (way, -i32::from(after.hits(side)[0]))
    })
}

pub async fn a_match_of_four_by_clicks(house: &mut House) -> Done {
    let browser = &house.browser;
    // Four pawns in Start are one move of the rules and four that may be chosen.
    let begun = "red -,-,-,- / blue -,-,-,- / yellow -,-,-,- / green -,-,-,- / red plays 1";
    let mut desk = Desk::set_up(browser, "00000a01", begun, &PEOPLE).await?;
    desk.check().await?;
    assert_eq!(desk.see().await?.pawns, ["R-start"; 4]);
    desk.click(desk.find("1:Ro")?).await?;
    desk.check().await?;

    let mut desk = Desk::set_up(browser, "00000a02", LATE_FOUR, &PEOPLE).await?;
    while !desk.table.is_over() {
        desk.check().await?;
        if matches!(desk.position().turn(), Turn::Chance(_)) {
            desk.draw().await?;
            continue;
        }
        let m = hasty(desk.position()).ok_or("somebody has a move")?;
        let before = browser.progress().await?;
        let path = desk.position().path(m);
        for (i, spot) in path.iter().enumerate() {
            browser.click(&css(&Sorry::spot_name(*spot))).await?;
            let names_a_place = i + 2 <= path.len() && !desk.path(m)[i + 1].ends_with(['d', 'p']);
            if i % 2 == 0 && names_a_place {
                desk.check_aims(&path[..=i]).await?;
            }
        }
        desk.follow(Some(m), &before).await?;
    }
    desk.well_ended("by clicks").await?;
    Ok(())
}

pub async fn a_match_of_two_by_touch_on_a_phone(house: &mut House) -> Done {
    let browser = &house.browser;
    browser.set_size(390, 844).await?;
    browser.touch(true).await?;
    let mut desk = Desk::set_up(browser, "00000b01", LATE_TWO, &TWO).await?;
    let (mut gone, mut passed) = (0, 0);
    while !desk.table.is_over() {
        let before = browser.progress().await?;
        if matches!(desk.position().turn(), Turn::Chance(_)) {
            browser.tap(".choices [data-spot=deck]").await?;
            desk.follow(None, &before).await?;
            continue;
        }
        let m = hasty(desk.position()).ok_or("somebody has a move")?;
        let path = desk.path(m);
        for (i, spot) in path.iter().enumerate() {
            let go = "[...document.querySelectorAll('.choices .primary')].some((e) => e.textContent.trim() === 'Move!')";
            if i > 0 && browser.script(&format!("return {go};")).await? == json!(true) {
                browser.tap(".choices .primary").await?;
                gone += 1;
                break;
            }
            browser.tap(&css(spot)).await?;
            passed += i32::from(spot == "pass");
        }
        desk.follow(Some(m), &before).await?;
    }
    assert!(
        gone > 3 && passed > 0,
        "Move! {gone} times, Pass {passed} times"
    );
    println!("          Move! {gone} times, Pass {passed} times");
    desk.well_ended("by touch").await?;
    Ok(())
}

/// Where the focus is.
async fn focus(browser: &Browser) -> Done<String> {
    let focus = browser
        .script("return document.activeElement.dataset.spot ?? '';")
        .await?;
    Ok(focus.as_str().unwrap_or_default().to_owned())
}

pub async fn a_match_by_keyboard_alone(house: &mut House) -> Done {
    let browser = &house.browser;
    let mut desk = Desk::set_up(browser, "00000c01", LATE_TWO, &TWO).await?;
    // The board is one stop of Tab.
    for _ in 0..40 {
        browser.key("Tab").await?;
        if !focus(browser).await?.is_empty() {
            break;
        }
    }
    assert_eq!(
        focus(browser).await?,
        "deck",
        "what may be touched is where Tab leads"
    );
    let mut passed = 0;
    while !desk.table.is_over() {
        let before = browser.progress().await?;
        if matches!(desk.position().turn(), Turn::Chance(_)) {
            browser.key("d").await?;
            desk.follow(None, &before).await?;
            continue;
        }
        let m = hasty(desk.position()).ok_or("somebody has a move")?;
        if m == Move::Pass {
            browser.key("p").await?;
            passed += 1;
        } else {
            for spot in desk.path(m) {
                steer(browser, &spot).await?;
                browser.key("Enter").await?;
            }
        }
        desk.follow(Some(m), &before).await?;
        // An arrow leads on from wherever one is.
        let (here, mut arrows) = (focus(browser).await?, 0);
        if !desk.table.is_over() {
            for (key, back) in [("ArrowUp", "ArrowDown"), ("ArrowLeft", "ArrowRight")] {
                browser.key(key).await?;
                arrows += i32::from(focus(browser).await? != here);
                browser.key(back).await?;
            }
            assert!(arrows > 0, "no arrow leads on from {here} after {m}");
        }
    }
    assert!(passed > 0, "nobody had to pass");
    println!("          passed {passed} times");
    desk.well_ended("by keyboard").await?;
    Ok(())
}

/// Goes from one place that may be touched to the next; to a button beside the board by Tab.
async fn steer(browser: &Browser, spot: &str) -> Done {
    let beside = matches!(spot, "forward" | "swap");
    for _ in 0..60 {
        if focus(browser).await? == spot {
            return Ok(());
        }
        browser.key(if beside { "Tab" } else { "PageDown" }).await?;
    }
    Err(format!("no key leads to {spot}").into())
}

pub async fn a_match_from_the_list_of_moves_alone(house: &mut House) -> Done {
    let browser = &house.browser;
    let mut desk = Desk::set_up(browser, "00000d01", LATE_TWO, &TWO).await?;
    while !desk.table.is_over() {
        let before = browser.progress().await?;
        if matches!(desk.position().turn(), Turn::Chance(_)) {
            browser.click(".choices [data-spot=deck]").await?;
            desk.follow(None, &before).await?;
            continue;
        }
        browser.click("[data-tool=moves]").await?;
        browser.wait_for("dialog[open] .move").await?;
        let listed = browser
            .script("return [...document.querySelectorAll('dialog[open] .move')].map((e) => e.dataset.move);")
            .await?;
        let moves: Vec<String> = desk
            .position()
            .moves()
            .iter()
            .map(Move::to_string)
            .collect();
        assert_eq!(listed, json!(moves));
        let m = hasty(desk.position()).ok_or("somebody has a move")?;
        browser
            .click(&format!("dialog[open] [data-move='{m}']"))
            .await?;
        desk.follow(Some(m), &before).await?;
        if !desk.table.is_over() {
            let past = browser.count("dialog[open] .past li").await?;
            assert_eq!(past as usize, desk.table.moves().len());
            browser.close_panel().await?;
        }
    }
    desk.well_ended("from the list").await?;
    Ok(())
}
