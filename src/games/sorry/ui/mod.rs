//! How Sorry! is shown: what it says, what one touches, and how its pawns travel. The drawing is in `board.rs`.

// What only the drawing uses lies idle where there is none.
#![cfg_attr(not(feature = "app"), allow(dead_code))]

#[cfg(feature = "app")]
mod board;
mod booklet;
#[cfg(feature = "app")]
mod cards_left;
mod describe;
mod geometry;
#[cfg(feature = "app")]
mod ground;
mod hands;
mod message;
mod paths;
#[cfg(feature = "app")]
mod pawn;
mod prompt;
mod spot;
#[cfg(all(test, feature = "app"))]
mod tests;
pub(super) mod travel;
#[cfg(feature = "app")]
mod tray;
#[cfg(feature = "app")]
mod way;

pub use message::{Message, PlaceKind, Slide};
pub use spot::Spot;

use super::cards::NAMED_DECK;
use super::track::{HOME, RING, SAFETY, START, Side};
use super::{ARRIVED, Card, Colours, Move, Options, Sorry, Stage};
use crate::game::seat::Seat;
use crate::game::{Game as _, Outcome};
use crate::games::ui::{
    Direction, GameUi, Layout, Orientation, Page, Phrase, Point, Rematch, ScorePart, Step, Texts,
    Viewer,
};
use crate::table::Participant;
use geometry::{Plan, hand_places};

impl GameUi for Sorry {
    type Spot = Spot;
    type Message = Message;
    type Look = ();

    const LAYOUT: Layout = Layout::Round;
    const REMATCH: Rematch = Rematch::Winner;
    const MINUTES: u8 = 30;
    const NAME: Message = Message::Name;
    const SCORE_LABEL: Option<Message> = Some(Message::HomeLabel);
    const BEGINS: Option<Message> = Some(Message::Begins);
    const GO: Option<Message> = Some(Message::MoveButton);
    const AROUND: bool = true;
    const DEALS: &'static [(&'static str, u8)] = &NAMED_DECK;
    const TEXTS: Texts = Texts {
        en: include_str!("en.ftl"),
        de: include_str!("de.ftl"),
    };
    const BOOKLET: &'static [Page] = booklet::BOOKLET;

    /// Clockwise by colour.
    fn arrange(seats: &mut [Participant], options: &mut Options) {
        let first = seats[0].colour as u8;
        seats.sort_by_key(|seat| (seat.colour as u8 + 4 - first) % 4);
        options.colours = Colours::of(seats.iter().map(|seat| Side::ALL[seat.colour as usize]));
    }

    fn path(&self, m: Move) -> Vec<Spot> {
        self.spots_of(m)
    }

    fn marks(&self, m: Move) -> Vec<Spot> {
        let Move::Play(_, act) = m else {
            return Vec::new();
        };
        let parts = self.parts(act).into_iter();
        let ends = parts.flat_map(|part| {
            let end = part.trail.slid.unwrap_or(part.to);
            [Spot::of(part.side, part.from), Spot::of(part.side, end)]
        });
        ends.collect()
    }

    fn dealt(m: Move) -> Option<usize> {
        match m {
            Move::Draw(card) => Some(card.index()),
            _ => None,
        }
    }

    fn draw_spot(&self) -> Option<Spot> {
        (self.stage() == Stage::Draw).then_some(Spot::Deck)
    }

    fn spots(&self) -> Vec<Spot> {
        let squares = (0..RING).map(Spot::Square);
        let own = self.sides().flat_map(|side| {
            let places = (SAFETY..HOME).chain([START, HOME]);
            places.map(move |place| Spot::of(side, place))
        });
        let hand = match self.options().hand {
            true => self.kinds_held(self.to_act()),
            false => Vec::new(),
        };
        let cards = hand.into_iter().map(|(card, _)| Spot::Card(card));
        squares
            .chain(own)
            .chain([Spot::Deck, Spot::Discard])
            .chain(cards)
            .chain([Spot::Pass, Spot::Forward, Spot::Swap])
            .collect()
    }

    fn neighbour(
        &self,
        spot: Spot,
        way: Direction,
        orientation: Orientation,
        _look: &(),
    ) -> Option<Spot> {
        let plan = Plan::new(self, orientation);
        let mut spots = self.spots();
        spots.retain(|spot| !matches!(spot, Spot::Pass | Spot::Forward | Spot::Swap));
        let held = self.kinds_held(self.to_act());
        let place = |spot: &Spot| -> Point {
            let card = held.iter().position(|(card, _)| Spot::Card(*card) == *spot);
            let card = card.and_then(|card| hand_places(&held).nth(card));
            card.map_or_else(|| plan.place(*spot), |card| plan.facing(card))
        };
        let places: Vec<Point> = spots.iter().map(place).collect();
        let here = spots.iter().position(|other| *other == spot)?;
        way.nearest(here, &places).map(|next| spots[next])
    }

    fn buttons(&self, _touched: &[Spot]) -> Vec<(Spot, Message)> {
        let pass = match self.moves().len() {
            1 => Message::PassButton,
            _ => Message::KeepButton,
        };
        vec![
            (Spot::Deck, Message::DrawButton),
            (Spot::Pass, pass),
            (Spot::Forward, Message::ForwardButton),
            (Spot::Swap, Message::SwapButton),
            (Spot::Discard, Message::DiscardButton),
        ]
    }

    fn spot_for_key(&self, key: &str) -> Option<Spot> {
        match (key, self.stage()) {
            ("d", Stage::Draw) => Some(Spot::Deck),
            ("p", Stage::Play(_)) => Some(Spot::Pass),
            _ => None,
        }
    }

    fn pieces(&self) -> Vec<(Spot, u8)> {
        let pawns = self.sides().flat_map(|side| {
            let places = self.pawns().of(side).iter();
            places.map(move |place| (Spot::of(side, *place), side as u8))
        });
        pawns.collect()
    }

    fn steps(&self, m: Move) -> Vec<Step<Spot>> {
        self.pawn_steps(m)
    }

    fn hides_hand(&self) -> bool {
        self.options().hand && matches!(self.stage(), Stage::Play(_))
    }

    fn prompt(&self, touched: &[Spot]) -> Message {
        self.what_next(touched)
    }

    fn preview(&self, touched: &[Spot], spot: Spot) -> Option<Message> {
        self.preview_of(touched, spot)
    }

    fn explain_refusal(&self, touched: &[Spot], spot: Spot) -> Message {
        self.why_not(touched, spot)
    }

    fn describe_move(&self, m: Move, viewer: Viewer) -> Message {
        let who = self.player(self.to_act());
        match m {
            Move::Draw(_) if self.draws_unseen_by(viewer) => Message::DrawsHidden { who },
            Move::Draw(card) => Message::Draws { who, card },
            Move::Discard(card) => Message::Discards { who, card },
            Move::Pass if self.moves().len() > 1 => Message::Keeps { who },
            Move::Pass => Message::Passes {
                who,
                card: self.card().expect("only a card that was drawn is passed"),
            },
            Move::Play(card, act) => self.describe_play(card, act),
        }
    }

    fn notation(&self, m: Move, viewer: Viewer) -> String {
        match m {
            Move::Draw(_) if self.draws_unseen_by(viewer) => "=".to_owned(),
            _ => m.to_string(),
        }
    }

    fn reason(&self, m: Move) -> Option<Message> {
        Some(self.describe_reason(m))
    }

    fn highlight(&self, m: Move) -> Option<Message> {
        self.highlight_of(m)
    }

    fn seat_note(&self, seat: Seat) -> Option<Message> {
        let side = self.side(seat);
        let [n, home] = [START, HOME].map(|place| self.pawns().count(side, place));
        Some(match self.options().points {
            0 => Message::Note { n },
            _ => Message::NotePoints { n, home },
        })
    }

    fn ending(&self, outcome: &Outcome) -> Message {
        let seats = Seat::all(outcome.places.seats());
        let mut winners = seats.filter(|seat| outcome.places[*seat] == 1);
        let who = winners.next().unwrap_or(Seat::ONE);
        match (outcome.why, winners.next()) {
            (ARRIVED, None) => Message::EndsHome { who },
            (ARRIVED, Some(whom)) => Message::EndsTeam { who, whom },
            _ => Message::EndsPoints {
                who,
                n: self.points(self.side(who)),
            },
        }
    }

    fn score_parts(&self) -> Vec<ScorePart<Message>> {
        let part = |name, points: &dyn Fn(Side) -> i32| ScorePart {
            name,
            points: self.sides().map(points).collect(),
        };
        let mut parts = vec![
            part(Message::PartSent, &|side| self.hits(side)[0].into()),
            part(Message::PartLost, &|side| self.hits(side)[1].into()),
        ];
        if self.options().points > 0 {
            let home = |side| self.pawns().count(side, HOME) as i32;
            parts.push(part(Message::PartHome, &home));
        }
        parts
    }

    fn text(&self, viewer: Viewer, say: &dyn Fn(Phrase) -> String) -> String {
        let mut lines: Vec<Message> = Vec::new();
        for colour in self.sides() {
            let places = self.pawns().of(colour).map(|place| {
                let (place, n) = PlaceKind::of(place);
                say(Message::TextPlace { place, n }.into())
            });
            let places = places.join(", ");
            lines.push(Message::TextLine { colour, places });
        }
        let shown: Vec<&str> = match (self.card(), self.visible_hand(viewer)) {
            (Some(card), _) => vec![card.name()],
            (None, Some(side)) => {
                let held = self.kinds_held(side).into_iter();
                held.flat_map(|(card, n)| std::iter::repeat_n(card.name(), n.into()))
                    .collect()
            }
            (None, None) => Vec::new(),
        };
        if !shown.is_empty() {
            lines.push(Message::TextCard {
                card: shown.join(", "),
            });
        }
        let unseen = self.unseen_by(viewer);
        let left = Card::all().map(|card| format!("{}×{}", card.name(), unseen[card.index()]));
        lines.push(Message::TextPile {
            cards: left.collect::<Vec<_>>().join(", "),
        });
        let lines = lines.into_iter().map(|line| say(line.into()) + "\n");
        lines.collect()
    }

    fn sample() -> Sorry {
        "red H,12,-,-\nblue 19,H,-,-\nyellow 48,s2,-,-\ngreen s4,54,-,-\nred plays 7"
            .parse()
            .expect("it is a position")
    }
}
