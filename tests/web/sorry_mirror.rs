//! A match of Sorry! in the page and the same one here: at each decision, what the rules know is what is shown.

use crate::agreed::bring;
use crate::web::{Browser, Done};
use parlour::game::{Game as _, Turn};
use parlour::games::sorry::track::distance;
use parlour::games::sorry::ui::Spot;
use parlour::games::sorry::{Move, Sorry};
use parlour::games::ui::GameUi as _;
use parlour::table::{Record, Table, When};
use serde::Deserialize;
use serde_json::json;

pub const RESULT: &str = "dialog.end[open] h1";
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
        turn: text(".say h1"), message: text(".say .do"), left: text(".stage .s-left"), notice: text(".notice p"),
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
    pub message: String,
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
pub struct Mirror<'a> {
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

impl Mirror<'_> {
    /// Sits down at a match that was set up by hand.
    pub async fn set_up<'a>(
        browser: &'a Browser,
        id: &str,
        start: &str,
        seats: &[&str],
    ) -> Done<Mirror<'a>> {
        browser.prefer(false, true).await?;
        bring(browser, &record_of(id, start, seats)?).await?;
        browser.open(&format!("#/match/{id}")).await?;
        browser.wait_for(".table .stage .board").await?;
        Mirror::at(browser, id).await
    }

    /// Joins a match that is open in the page.
    pub async fn at<'a>(browser: &'a Browser, id: &str) -> Done<Mirror<'a>> {
        let table = Table::replay(&browser.saved(id).await?).map_err(|flaw| flaw.text())?;
        Ok(Mirror {
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
            .map(|spot| spot.to_string())
            .collect()
    }

    /// The move of this notation.
    pub fn find(&self, message: &str) -> Done<Move> {
        let found = self
            .position()
            .moves()
            .into_iter()
            .find(|m| m.to_string() == message);
        found.ok_or_else(|| format!("{message} is not allowed\n{}", self.position()).into())
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
            assert_eq!(seen.message, "Draw a card: tap the pile, or press Draw.");
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
            pawns.extend(own.map(|_| spot.to_string()));
        }
        pawns.sort();
        let n = pawns.len();
        let moves = if n == 1 {
            "1 possible move"
        } else {
            &format!("{n} possible moves")
        };
        let may_pass = now.moves().contains(&Move::Pass);
        let (message, buttons) = match n {
            0 => (" Press Pass.".to_owned(), vec!["Pass"]),
            1 if may_pass => (
                " Your only move is a swap: select a pawn, or press Keep places.".to_owned(),
                vec!["Keep places"],
            ),
            _ if may_pass => (
                format!(" {moves}, all of them swaps: select a pawn, or press Keep places."),
                vec!["Keep places"],
            ),
            _ => (format!(" {moves}! Please select a pawn!"), vec![]),
        };
        assert!(
            seen.message.starts_with("You have drawn a") && seen.message.ends_with(&message),
            "{}",
            wrong(&message)
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
        let mut targets: Vec<String> = self
            .next(path)
            .into_iter()
            .map(|spot| spot.to_string())
            .collect();
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
        let message = |m: Option<Move>| m.map_or_else(|| "a card".to_owned(), |m| m.to_string());
        let shown = self.browser.wait_after(before).await;
        shown.map_err(|e| format!("{} at {before}: {e}\n{}", message(m), self.table.position()))?;
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
