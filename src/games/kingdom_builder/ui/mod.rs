//! How Kingdom Builder is shown: what it says and what one touches. The drawing begins in `board.rs`.

#[cfg(feature = "app")]
mod board;
mod booklet;
mod count;
mod describe;
#[cfg(feature = "app")]
mod drawings;
#[cfg(feature = "app")]
pub(super) mod geometry;
#[cfg(feature = "app")]
mod hand;
#[cfg(feature = "app")]
mod land;
#[cfg(feature = "app")]
mod locations;
#[cfg(feature = "app")]
mod marks;
mod message;
mod names;
mod prompt;
#[cfg(feature = "app")]
mod rack;
mod reasons;
#[cfg(feature = "app")]
mod scoring;
#[cfg(feature = "app")]
mod seat_area;
#[cfg(feature = "app")]
mod settlements;
mod spot;
#[cfg(all(test, feature = "app"))]
mod tests;
mod tiles;

pub use count::{Count, Look};
pub use describe::NextCard;
pub use message::Message;
pub use names::describe_hex;
pub use reasons::Reason;
pub use spot::{SCORE_PARTS, Spot, hexes_among};

use super::{DECK, Hex, KingdomBuilder, Move, Terrain};
use crate::game::seat::Seat;
use crate::game::{Game as _, Outcome};
use crate::games::ui::{
    Direction, GameUi, Layout, Orientation, Page, Phrase, Rematch, ScorePart, Step, Texts, Viewer,
};

impl GameUi for KingdomBuilder {
    type Spot = Spot;
    type Message = Message;
    type Look = Look;

    const LAYOUT: Layout = Layout::Column;
    const REMATCH: Rematch = Rematch::Next;
    const MINUTES: u8 = 40;
    const NAME: Message = Message::Name;
    const SCORE_LABEL: Option<Message> = Some(Message::Gold);
    const BEGINS: Option<Message> = Some(Message::Begins);
    const SHARES: bool = true;
    const DEALS: &'static [(&'static str, u8)] = &[
        (Terrain::Grass.name(), DECK[Terrain::Grass as usize]),
        (Terrain::Flowers.name(), DECK[Terrain::Flowers as usize]),
        (Terrain::Forest.name(), DECK[Terrain::Forest as usize]),
        (Terrain::Canyon.name(), DECK[Terrain::Canyon as usize]),
        (Terrain::Desert.name(), DECK[Terrain::Desert as usize]),
    ];
    const TEXTS: Texts = Texts {
        en: include_str!("en.ftl"),
        de: include_str!("de.ftl"),
    };
    const BOOKLET: &'static [Page] = booklet::BOOKLET;

    fn path(&self, m: Move) -> Vec<Spot> {
        match m {
            Move::Draw(_) => Vec::new(),
            Move::Settle(hex) => vec![Spot::Hex(hex)],
            Move::Extra(kind, hex) => vec![Spot::Tile(kind), Spot::Hex(hex)],
            Move::Shift(kind, from, to) => vec![Spot::Tile(kind), Spot::Hex(from), Spot::Hex(to)],
            Move::End => vec![Spot::End],
        }
    }

    fn confirms(&self, m: Move) -> bool {
        m == Move::End
    }

    fn marks(&self, m: Move) -> Vec<Spot> {
        match m {
            Move::Settle(hex) | Move::Extra(_, hex) => vec![Spot::Hex(hex)],
            Move::Shift(_, from, to) => vec![Spot::Hex(from), Spot::Hex(to)],
            Move::Draw(_) | Move::End => Vec::new(),
        }
    }

    fn dealt(m: Move) -> Option<usize> {
        match m {
            Move::Draw(card) => Some(card as usize),
            _ => None,
        }
    }

    fn spots(&self) -> Vec<Spot> {
        let hexes = Hex::all().map(Spot::Hex);
        let tiles = self.location_kinds().map(Spot::Tile);
        let scores = (0..SCORE_PARTS).map(Spot::Score);
        hexes
            .chain(tiles)
            .chain([Spot::End])
            .chain(scores)
            .collect()
    }

    fn neighbour(
        &self,
        spot: Spot,
        way: Direction,
        _orientation: Orientation,
        _look: &Look,
    ) -> Option<Spot> {
        let from = spot.hex()?;
        let (row, column) = (from.row(), from.column());
        let to = match way {
            Direction::Left => Hex::try_at(row, column.checked_sub(1)?),
            Direction::Right => Hex::try_at(row, column + 1),
            Direction::Up => Hex::try_at(row.checked_sub(1)?, column),
            Direction::Down => Hex::try_at(row + 1, column),
        };
        to.map(Spot::Hex)
    }

    fn is_button(spot: Spot) -> bool {
        spot.hex().is_none()
    }

    /// The tiles have numbers, in the order in which they lie there.
    fn spot_for_key(&self, key: &str) -> Option<Spot> {
        if key.eq_ignore_ascii_case("e") {
            return Some(Spot::End);
        }
        let number: usize = key.parse().ok()?;
        let kinds = self.location_kinds();
        kinds.get(number.checked_sub(1)?).copied().map(Spot::Tile)
    }

    /// Settlements are not carried about: one that is built drops where it stands, and that is the board's own matter.
    fn pieces(&self) -> Vec<(Spot, u8)> {
        Vec::new()
    }

    fn steps(&self, _m: Move) -> Vec<Step<Spot>> {
        Vec::new()
    }

    fn prompt(&self, touched: &[Spot]) -> Message {
        self.say_what_to_do(touched)
    }

    fn preview(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        self.say_ahead(touched, spot)
    }

    fn explain_refusal(&self, touched: &[Spot], spot: Spot) -> Message {
        self.say_why_not(touched, spot)
    }

    fn describe_move(&self, m: Move, viewer: Viewer) -> Message {
        self.say_move(m, viewer)
    }

    fn notation(&self, m: Move, viewer: Viewer) -> String {
        match m {
            Move::Draw(_) if !self.sees_drawn_card(viewer) => "=".to_owned(),
            _ => m.to_string(),
        }
    }

    fn reason(&self, m: Move) -> Option<Message> {
        Some(self.say_reason(m))
    }

    fn highlight(&self, m: Move) -> Option<Message> {
        self.say_highlight(m)
    }

    fn ending(&self, outcome: &Outcome) -> Message {
        let mut seats = Seat::all(outcome.places.seats());
        match seats.find(|seat| self.supply(*seat) == 0) {
            Some(who) => Message::Ending { who },
            None => Message::EndingNone,
        }
    }

    fn score_parts(&self) -> Vec<ScorePart<Message>> {
        let part = |part| ScorePart {
            name: self.score_name(part),
            points: Seat::all(self.seats())
                .map(|seat| self.score_part(part, seat).gold as i32)
                .collect(),
        };
        (0..SCORE_PARTS).map(part).collect()
    }

    fn text(&self, viewer: Viewer, say: &dyn Fn(Phrase) -> String) -> String {
        self.open_text(viewer, say)
    }

    fn sample() -> KingdomBuilder {
        SAMPLE.parse().expect("it is a position")
    }
}

/// A first game, some rounds old.
const SAMPLE: &str = "1 grass +4,0 +5,0 +6,1 +6,6 +6,9 +7,6 +7,7 +7,8 +7,9 +8,5 +8,6 +8,7 +8,8 +9,8 +10,8 tavern:6,2=ready tavern:6,7=ready
2 canyon +12,5 +12,6 +13,4 +13,5 +13,6 +13,7 +13,8 +14,5 +14,6 +14,7 +15,5 +15,6 +15,7 +16,5 +16,6 oasis:12,7=ready oasis:17,5=ready
3 flowers +2,19 +3,18 +3,19 +4,18 +4,19 +5,11 +5,12 +5,18 +6,13 +9,17 +10,18 +10,19 +17,6 +17,7 +18,7 paddock:6,11=ready paddock:2,18=ready oasis:17,5=ready farm:11,17=ready
4 desert +1,17 +1,18 +1,19 +4,9 +4,10 +5,7 +5,8 +5,9 +6,10 +6,12 +7,10 +7,11 +7,12 +8,11 +8,12 paddock:2,18=ready paddock:6,11=ready tavern:6,7=ready
1 acts setup=first";
