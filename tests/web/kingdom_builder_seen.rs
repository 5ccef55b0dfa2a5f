//! What is seen at a table of Kingdom Builder, and what should be seen there by the rules.

use crate::kingdom_builder_mirror::{Mirror, list, named};
use crate::web::Done;
use parlour::game::Game as _;
use parlour::game::seat::Seat;
use parlour::games::kingdom_builder::{LocationKind, Move, Stage, Tile};
use serde::Deserialize;

/// What is seen at a table of Kingdom Builder. A house stands where it is drawn, a hex is lit where the light lies.
const SEE: &str = r#"
    const all = (css, of = document) => [...of.querySelectorAll(css)];
    const text = (css, of = document) => of.querySelector(css)?.textContent.trim() ?? "";
    const cells = all(".stage .k-hex");
    const middle = (e) => new DOMPoint(e.x.baseVal.value, e.y.baseVal.value);
    const found = new Map(cells.map((e) => [`${middle(e).x} ${middle(e).y}`, e.dataset.spot]));
    const lit = document.querySelector(".stage .k-lit");
    const houses = all(".stage .k-house").map((e) => {
        const at = new DOMMatrix(getComputedStyle(e).transform);
        return `${e.firstElementChild.getAttribute("href").slice(9)} ${found.get(`${at.e} ${at.f}`)}`;
    });
    const seen = (e) => e.checkVisibility();
    return {
        turn: text(".say h1"), message: text(".say .do"), notice: text(".notice p"),
        active: all(".strip.active .name").map((e) => e.textContent), first: all(".strip:has(.first) .name").map((e) => e.textContent),
        open: cells.filter((e) => e.ariaDisabled === "false").map((e) => e.dataset.spot),
        lit: cells.filter((e) => lit.isPointInFill(middle(e))).map((e) => e.dataset.spot),
        houses: houses.sort(),
        left: all(".strip .k-left b").map((e) => e.textContent), gold: all(".strip .score .num").map((e) => e.textContent),
        card: text(".k-card b"), built: text(".k-pips b"), piles: all(".k-pile b").map((e) => e.textContent),
        on_hexes: all(".stage .k-count text").map((e) => e.textContent),
        rack: all(".k-tile").filter(seen).map((e) => `${e.dataset.spot} ${text("small", e)} ${text("i", e)}`.trim()),
        useful: all(".k-tile.open").filter(seen).map((e) => e.dataset.spot),
        held: all(".k-tile.held").map((e) => e.dataset.spot),
        chips: all(".strip").map((strip) => all(".k-chip", strip).filter(seen).map((e) => `${e.title} ${text("b", e)}`.trim())),
        parts: all(".k-part").map((e) => [text(":scope > b", e), ...all(".k-chips b", e).map((chip) => chip.textContent)].join(" ")),
        end: text(".k-end b"), may_end: document.querySelector(".k-end").getAttribute("aria-disabled") === "false",
    };
"#;

#[derive(Deserialize, PartialEq, Debug)]
pub struct Seen {
    /// Whose turn it is, and what to do.
    pub turn: String,
    pub message: String,
    /// A reproach.
    pub notice: String,
    /// Whose strip is lit, and who has the marker.
    pub active: Vec<String>,
    pub first: Vec<String>,
    /// Hexes that may be touched, and those that are lit.
    pub open: Vec<String>,
    pub lit: Vec<String>,
    /// Colours of settlements and where they are drawn.
    pub houses: Vec<String>,
    /// Seat by seat: settlements left, and gold.
    pub left: Vec<String>,
    pub gold: Vec<String>,
    /// The card in play, how much is built, draw pile and discards.
    pub card: String,
    pub built: String,
    pub piles: Vec<String>,
    /// Tiles left on each location.
    pub on_hexes: Vec<String>,
    /// Tiles below the board, those that can be used, the one that is used.
    pub rack: Vec<String>,
    pub useful: Vec<String>,
    pub held: Vec<String>,
    /// Tiles in the strips.
    pub chips: Vec<Vec<String>>,
    /// What earns gold, and how much each seat has of it.
    pub parts: Vec<String>,
    /// The button that ends the turn.
    pub end: String,
    pub may_end: bool,
}

/// Upper case at the beginning, as kinds and cards are called.
pub fn titled(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_uppercase() + rest
}

fn state_of(tile: Tile) -> &'static str {
    match tile {
        Tile::Used => "used",
        Tile::Fresh => "new",
        _ => "ready",
    }
}

impl Mirror<'_> {
    pub async fn see(&self) -> Done<Seen> {
        Ok(serde_json::from_value(self.browser.script(SEE).await?)?)
    }

    /// The tiles of a seat, kind by kind: how many, and how the best stands.
    fn tiles(&self, seat: Seat) -> Vec<(LocationKind, usize, &'static str)> {
        let mut all = Vec::new();
        for kind in self.position().location_kinds() {
            let held = self.position().tiles(seat);
            let held = held.filter(|(location, tile)| location.kind == kind && tile.is_held());
            let held: Vec<Tile> = held.map(|(_, tile)| tile).collect();
            if let Some(first) = held.first() {
                let ready = held.contains(&Tile::Ready);
                let state = if ready { "ready" } else { state_of(*first) };
                all.push((kind, held.len(), state));
            }
        }
        all
    }

    /// What each seat has of each part of the score, as the page tells it.
    pub fn parts(&self) -> Vec<String> {
        let now = self.position();
        let mut parts = Vec::new();
        for part in 0..4 {
            let card = now.cards().get(part).map_or("castles", |card| card.name());
            let mut message = titled(card);
            for seat in self.seats() {
                message += &format!(" {}", now.score_part(part, seat).gold);
            }
            parts.push(message);
        }
        parts
    }

    /// Colours and hexes of all settlements.
    pub fn houses(&self) -> Vec<String> {
        let mut houses = Vec::new();
        for seat in self.seats() {
            let colour = self.table.seats()[seat.index()].colour.id();
            let own = self.position().settlements(seat).iter();
            houses.extend(own.map(|hex| format!("{colour} {}", named(hex))));
        }
        houses.sort();
        houses
    }

    /// Everything that is drawn and counted in the page is what the rules know; people act, nothing is chosen.
    pub async fn check(&self) -> Done<Seen> {
        let (seen, now) = (self.see().await?, self.position());
        let sum = |deck: [u8; 5]| deck.iter().sum::<u8>().to_string();
        let text = |n: u32| n.to_string();
        let over = now.stage() == Stage::Over;
        let mut wanted = Seen {
            turn: format!("{}, your turn", self.name(now.to_act())),
            message: seen.message.clone(),
            notice: seen.notice.clone(),
            active: vec![self.name(now.to_act())],
            first: vec![self.name(now.first_player())],
            open: list(now.targets(None)),
            lit: list(now.targets(None)),
            houses: self.houses(),
            left: self.seats().map(|seat| text(now.supply(seat))).collect(),
            gold: self.seats().map(|seat| text(now.gold(seat))).collect(),
            card: now
                .card_in_play()
                .map_or("No card", |card| card.name())
                .to_owned(),
            built: seen.built.clone(),
            piles: vec![sum(now.pile()), sum(now.discards())],
            on_hexes: (0..now.land().locations.len())
                .map(|i| now.tiles_left(i).to_string())
                .collect(),
            rack: Vec::new(),
            useful: Vec::new(),
            held: Vec::new(),
            chips: Vec::new(),
            parts: self.parts(),
            end: if over { "Back to scores" } else { "End turn" }.to_owned(),
            may_end: over || now.allows(Move::End),
        };
        for (kind, many, state) in self.tiles(now.to_act()) {
            let count = if many > 1 { " ×2" } else { "" };
            wanted.rack.push(format!("{} {state}{count}", kind.name()));
        }
        for kind in now.location_kinds() {
            let mut moves = now.moves().into_iter();
            let uses = |m: Move| matches!(m, Move::Extra(k, _) | Move::Shift(k, ..) if k == kind);
            if moves.any(uses) {
                wanted.useful.push(kind.name().to_owned());
            }
        }
        for seat in self.seats() {
            let mut chips = Vec::new();
            for (kind, many, state) in self.tiles(seat) {
                let count = if many > 1 { " ×2" } else { "" };
                chips.push(format!("{}: {state}{count}", titled(kind.name())));
            }
            wanted.chips.push(chips);
        }
        if over {
            wanted.turn = seen.turn.clone();
            wanted.active.clear();
        } else {
            // So many of so many: fewer than three, if fewer are left.
            let text = now.to_string();
            let built = text.split("built=").nth(1).and_then(|rest| rest.get(..1));
            let built: u8 = built.unwrap_or_default().parse()?;
            let all = (built + now.due()).min(3);
            wanted.built = format!("{} of {all}", built.min(all));
        }
        assert_eq!(seen, wanted, "\n{now}");
        Ok(seen)
    }
}
