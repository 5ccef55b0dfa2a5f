//! What Kingdom Builder shows and how it is touched; its words are in `telling.rs`, the drawing in `board.rs`.

use super::rules::{DECK, Hex, KingdomBuilder, Move, SIDE, Terrain};
use super::spots::{self, END, hex, spot, tile};
use super::words::{TABLE, words};
use super::{beside, board, seat};
use crate::game::Outcome;
use crate::game::seat::Seat;
use crate::old::dom::El;
use crate::old::face::{Direction, Face, Part, Rematch, Shape, Spot, Step, View, Viewer};
use crate::old::touch::Touch;
use crate::old::words::{Message, Table, Text};
use crate::text;

impl Face for KingdomBuilder {
    const SHAPE: Shape = Shape::Beside;
    const REMATCH: Rematch = Rematch::Next;
    const MINUTES: u8 = 40;
    const NAME: Text = words().name;
    const SCORE_LABEL: Option<Text> = Some(words().gold);
    const BEGINS: Option<Text> = Some(words().begins);
    const TEXTS: Table = TABLE;
    const SHARES: bool = true;
    const DEALS: &'static [(&'static str, u8)] = &Terrain::NAMED_DECK;

    fn spot_name(spot: Spot) -> String {
        spots::name(spot)
    }

    fn path(&self, m: Move) -> Vec<Spot> {
        self.touches(m)
    }

    fn opens(&self, touched: &[Spot]) -> Option<Vec<Spot>> {
        Some(self.open_spots(touched))
    }

    fn confirms(&self, m: Move) -> bool {
        m == Move::End
    }

    fn marks(&self, m: Move) -> Vec<Spot> {
        match m {
            Move::Settle(hex) | Move::Extra(_, hex) => vec![spot(hex)],
            Move::Shift(_, from, to) => vec![spot(from), spot(to)],
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
        self.all_spots()
    }

    fn lies_beside(spot: Spot) -> bool {
        hex(spot).is_none()
    }

    fn neighbour(&self, from: Spot, way: Direction, _view: View) -> Option<Spot> {
        let from = hex(from)?;
        let (row, column) = (from.row(), from.column());
        let to = match way {
            Direction::Left => Hex::try_at(row, column.checked_sub(1)?),
            Direction::Right => Hex::try_at(row, column + 1),
            Direction::Up => Hex::try_at(row.checked_sub(1)?, column),
            Direction::Down => Hex::try_at(row + 1, column),
        };
        to.map(spot)
    }

    /// The tiles have numbers, in the order in which they lie there.
    fn key(&self, key: &str) -> Option<Spot> {
        match key {
            "e" | "E" => Some(END),
            _ => {
                let number = text::count(key)? as usize;
                Some(tile(*self.location_kinds().get(number.checked_sub(1)?)?))
            }
        }
    }

    /// Settlements are not carried about: one that is built drops where it stands, and that is the board's own matter.
    fn pieces(&self) -> Vec<(Spot, u8)> {
        Vec::new()
    }

    fn steps(&self, _m: Move) -> Vec<Step> {
        Vec::new()
    }

    fn prompt(&self, touched: &[Spot]) -> Message {
        self.what_to_do(touched)
    }

    fn foretell(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        self.tell_ahead(touched, spot)
    }

    fn why_not(&self, touched: &[Spot], spot: Spot) -> Message {
        self.tell_why_not(touched, spot)
    }

    fn say(&self, m: Move, eyes: Viewer) -> Message {
        self.tell_move(m, eyes)
    }

    fn written(&self, m: Move, eyes: Viewer) -> String {
        match m {
            Move::Draw(_) if !self.sees_draw(eyes) => "=".to_owned(),
            _ => m.to_string(),
        }
    }

    fn reason(&self, m: Move) -> Option<Message> {
        Some(self.tell_reason(m))
    }

    fn moment(&self, m: Move) -> Option<Message> {
        self.tell_moment(m)
    }

    fn ending(&self, outcome: &Outcome) -> Message {
        let mut seats = Seat::all(outcome.places.seats());
        match seats.find(|seat| self.supply(*seat) == 0) {
            Some(seat) => Message::new(words().ending).with("who", seat),
            None => words().ending_none.into(),
        }
    }

    fn tally(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        for part in 0..4 {
            let points = Seat::all(self.seats).map(|seat| self.score_part(part, seat).gold as i32);
            parts.push(Part {
                name: self.part_name(part),
                points: points.collect(),
            });
        }
        parts
    }

    /// The board, and all that lies open.
    fn text(&self, eyes: Viewer) -> String {
        let whole = self.to_string();
        let mut told = String::new();
        for row in whole.lines().take(SIDE) {
            told += row;
            told.push('\n');
        }
        for seat in Seat::all(self.seats) {
            let mut tiles = Vec::new();
            for (location, tile) in self.tiles(seat) {
                if tile.is_held() {
                    tiles.push(location.kind.word().owned());
                }
            }
            let line = Message::new(words().text_seat)
                .with("n", seat.number())
                .with("left", self.supply(seat))
                .with("gold", self.gold(seat))
                .with("tiles", text::joined(&tiles, ", "));
            told += line.plain().trim_end();
            told.push('\n');
            if let Some(card) = self.seen_card(seat, eyes) {
                let card = Message::new(words().text_card).with("terrain", card.word());
                told += &card.plain();
                told.push('\n');
            }
        }
        told
    }

    fn board(touch: Touch) -> El {
        board::board(touch)
    }

    fn beside(touch: Touch) -> Option<El> {
        Some(beside::beside(touch))
    }

    fn holds(touch: Touch, seat: Seat, person: bool) -> Option<El> {
        Some(seat::holds(touch, seat, person))
    }

    fn showpiece() -> KingdomBuilder {
        SHOWPIECE.parse().expect("it is a position")
    }
}

impl Terrain {
    const NAMED_DECK: [(&'static str, u8); 5] = {
        let mut deck = [("", 0); 5];
        let mut i = 0;
        while i < deck.len() {
            deck[i] = (Terrain::ALL[i].name(), DECK[i]);
            i += 1;
        }
        deck
    };
}

/// A first game, some rounds old.
const SHOWPIECE: &str = "1 grass +4,0 +5,0 +6,1 +6,6 +6,9 +7,6 +7,7 +7,8 +7,9 +8,5 +8,6 +8,7 +8,8 +9,8 +10,8 tavern:6,2=ready tavern:6,7=ready
2 canyon +12,5 +12,6 +13,4 +13,5 +13,6 +13,7 +13,8 +14,5 +14,6 +14,7 +15,5 +15,6 +15,7 +16,5 +16,6 oasis:12,7=ready oasis:17,5=ready
3 flowers +2,19 +3,18 +3,19 +4,18 +4,19 +5,11 +5,12 +5,18 +6,13 +9,17 +10,18 +10,19 +17,6 +17,7 +18,7 paddock:6,11=ready paddock:2,18=ready oasis:17,5=ready farm:11,17=ready
4 desert +1,17 +1,18 +1,19 +4,9 +4,10 +5,7 +5,8 +5,9 +6,10 +6,12 +7,10 +7,11 +7,12 +8,11 +8,12 paddock:2,18=ready paddock:6,11=ready tavern:6,7=ready
1 acts setup=first";
