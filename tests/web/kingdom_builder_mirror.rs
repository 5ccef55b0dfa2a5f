//! A match of Kingdom Builder in the page and the same one here: whatever is drawn is what the rules know.

use crate::agreed::bring;
use crate::kingdom_builder_seen::titled;
use crate::web::{Browser, Done};
use parlour::game::seat::Seat;
use parlour::game::{Game as _, Turn};
use parlour::games::kingdom_builder::{Hex, HexSet, KingdomBuilder, Move};
use parlour::table::{Player, Record, Table, When};
use serde_json::{Value, json};

pub const RESULT: &str = "dialog.end[open] h1";
/// A match in the page, and the same one here.
pub struct Mirror<'a> {
    pub browser: &'a Browser,
    pub table: Table<KingdomBuilder>,
    pub id: String,
}

pub const PEOPLE: [&str; 4] = [
    "person red Ann",
    "person blue Ben",
    "person yellow Cid",
    "person green Dot",
];

/// A hex as pages and moves name it.
pub fn named(hex: Hex) -> String {
    format!("{},{}", hex.row(), hex.column())
}

/// Some hexes, row by row.
pub fn list(hexes: HexSet) -> Vec<String> {
    hexes.iter().map(named).collect()
}

/// A record of a match that was set up by hand.
pub fn record_of(id: &str, start: &str, seats: &[&str]) -> Done<String> {
    let first: KingdomBuilder = start.replace(" / ", "\n").parse()?;
    let mut text = format!(
        "parlour 1\ngame kingdom-builder\nid {id}\nbegun 2026-11-16T10:20Z\noptions {}\nstart {}\n",
        first.options(),
        first.to_string().replace('\n', " / ")
    );
    for (i, seat) in seats.iter().enumerate() {
        text += &format!("seat {} {seat}\n", i + 1);
    }
    Ok(format!("{text}seed 5f3a91c2{id}\nmoves\n"))
}

impl Mirror<'_> {
    /// Sits down at a match that was set up by hand: two people, or as many as the position has.
    pub async fn set_up<'a>(browser: &'a Browser, id: &str, start: &str) -> Done<Mirror<'a>> {
        let seats = start.split(" / ").count() - 1;
        Mirror::set_up_for(browser, id, start, &PEOPLE[..seats]).await
    }

    /// The same, for these seats.
    pub async fn set_up_for<'a>(
        browser: &'a Browser,
        id: &str,
        start: &str,
        seats: &[&str],
    ) -> Done<Mirror<'a>> {
        tablet(browser).await?;
        bring(browser, &record_of(id, start, seats)?).await?;
        browser.open(&format!("#/match/{id}")).await?;
        browser.wait_for(".table .stage .board").await?;
        Mirror::at(browser, id).await
    }

    /// Begins a match of so many people from the form.
    pub async fn begin(browser: &Browser, people: usize) -> Done<Mirror<'_>> {
        Mirror::begin_with(browser, people, "Player 1").await
    }

    /// The same; who begins is told.
    pub async fn begin_with<'a>(
        browser: &'a Browser,
        people: usize,
        who: &str,
    ) -> Done<Mirror<'a>> {
        tablet(browser).await?;
        browser.open("#/new/kingdom-builder").await?;
        browser.press(&people.to_string()).await?;
        browser.press_in(".block", who).await?;
        let id = browser.sit_down().await?;
        browser
            .wait_for(".stage .k-hex[aria-disabled=false]")
            .await?;
        Mirror::at(browser, &id).await
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

    pub fn position(&self) -> &KingdomBuilder {
        self.table.position()
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        let sitter = &self.table.seats()[seat.index()];
        match sitter.player {
            Player::Computer(level) => format!("Computer ({})", level.id()),
            _ => sitter.name.clone(),
        }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.seats().len() as u8)
    }

    /// Where a hex is in the window, if it can be pointed at there.
    pub async fn place(&self, hex: &str) -> Done<(f64, f64)> {
        let place = "const e = document.querySelector(`.stage [data-spot='${arguments[0]}']`), r = e.getBoundingClientRect();
            const x = r.x + r.width / 2, y = r.y + r.height / 2, there = document.elementFromPoint(x, y);
            return there === e ? [x, y] : null;";
        let place = self.browser.run(place, vec![json!(hex)]).await?;
        let place: Option<(f64, f64)> = serde_json::from_value(place)?;
        place.ok_or_else(|| format!("nobody can point at {hex}").into())
    }

    /// Clicks a hex by the mouse, or what lies beside the board.
    pub async fn click(&self, spot: &str) -> Done {
        if !spot.contains(',') {
            let button = format!(".k-rack [data-spot='{spot}']");
            return self.browser.click(&button).await;
        }
        let (x, y) = self.place(spot).await?;
        click_at(self.browser, x, y).await
    }

    /// What is touched to make a move.
    pub fn path(m: Move) -> Vec<String> {
        match m {
            Move::Draw(_) => Vec::new(),
            Move::Settle(hex) => vec![named(hex)],
            Move::Extra(kind, hex) => vec![kind.name().to_owned(), named(hex)],
            Move::Shift(kind, from, to) => vec![kind.name().to_owned(), named(from), named(to)],
            Move::End => vec!["end".to_owned()],
        }
    }

    /// Follows the page by one decision and the cards that are drawn after it, once all of it is shown there.
    pub async fn follow(&mut self, m: Move) -> Done {
        let played = self.table.play(m, When::default());
        played.map_err(|e| e.to_string())?;
        while matches!(self.position().turn(), Turn::Chance(_)) {
            self.table.draw(When::default()).ok_or("nobody draws")?;
        }
        let shown = match self.table.is_over() {
            true => "Finished".to_owned(),
            false => format!("Move {}", self.table.moves().len() + 1),
        };
        let title = format!(
            "document.querySelector('.title span').textContent === {}",
            json!(shown)
        );
        let waited = self.browser.wait_until(&title).await;
        waited.map_err(|e| format!("{m}: {e}\n{}", self.position()).into())
    }

    /// Makes a move by clicks.
    pub async fn make(&mut self, m: &str) -> Done {
        self.play(m.parse()?).await
    }

    /// The same.
    pub async fn play(&mut self, m: Move) -> Done {
        for spot in Self::path(m) {
            self.click(&spot).await?;
        }
        self.follow(m).await
    }

    /// The match as it is saved is the one here: nothing more was played, nothing less.
    pub async fn as_saved(&self) -> Done {
        let saved = self.browser.saved(&self.id).await?;
        assert_eq!(saved.moves, self.table.record().moves);
        Ok(())
    }

    /// The sheet of the result tells who has won and every part of the gold; the match is kept as it was played here.
    pub async fn well_ended(&self) -> Done<Record> {
        let browser = self.browser;
        browser.wait_for(RESULT).await?;
        let kept = browser.kept(&self.id).await?;
        assert_eq!(kept.moves, self.table.record().moves);
        let Turn::Over(outcome) = self.position().turn() else {
            return Err("the page has ended it too early".into());
        };
        assert_eq!(kept.places, outcome.places.values());
        assert_eq!(tallied(browser).await?, self.tally());
        Ok(kept)
    }

    /// The gold of all, as the sheet of the result tells it: line by line three cards, the castles, and all of it.
    pub fn tally(&self) -> Value {
        let now = self.position();
        let mut names = vec![String::new()];
        names.extend(self.seats().map(|seat| self.name(seat)));
        let mut rows = vec![names];
        for part in 0..4 {
            let card = now.cards().get(part).map_or("castles", |card| card.name());
            let gold = self
                .seats()
                .map(|seat| now.score_part(part, seat).gold.to_string());
            rows.push([titled(card)].into_iter().chain(gold).collect());
        }
        let gold = self.seats().map(|seat| now.gold(seat).to_string());
        rows.push(["Gold".to_owned()].into_iter().chain(gold).collect());
        json!(rows)
    }
}

/// A tablet, where nothing moves by itself and all of the board is seen; unless it is a phone.
async fn tablet(browser: &Browser) -> Done {
    browser.prefer(false, true).await?;
    if browser.script("return innerWidth > 600;").await? == json!(true) {
        browser.set_size(1180, 820).await?;
    }
    Ok(())
}

/// The table of the result.
pub async fn tallied(browser: &Browser) -> Done<Value> {
    let rows = "return [...document.querySelectorAll('dialog.end .tally tr')].map((row) => [...row.children].map((e) => e.textContent.trim()));";
    browser.script(rows).await
}

/// Moves the mouse to a place of the window and presses it there.
pub async fn click_at(browser: &Browser, x: f64, y: f64) -> Done {
    for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
        let held = if kind == "mouseMoved" { "none" } else { "left" };
        let event = json!({ "type": kind, "x": x, "y": y, "button": held, "clickCount": 1 });
        browser.cdp("Input.dispatchMouseEvent", event).await?;
    }
    Ok(())
}
