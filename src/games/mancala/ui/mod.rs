//! How Mancala is shown: what it says, what one touches, and how its stones travel. The drawing is in `board.rs`.

// Without the page only the words are used, not what places the drawing.
#![cfg_attr(not(feature = "app"), allow(dead_code))]

#[cfg(feature = "app")]
mod board;
mod booklet;
pub(super) mod geometry;
#[cfg(feature = "app")]
mod hole;
mod message;
mod sowing;
mod spot;
#[cfg(feature = "app")]
mod stones;
#[cfg(all(test, feature = "app"))]
mod tests;
#[cfg(feature = "app")]
mod trail;
#[cfg(feature = "app")]
mod wood;

pub use message::{Message, Place};
pub use spot::Spot;

use super::{HOLES, Hole, Mancala, Move, Pit, Side, Sweep};
use crate::game::seat::Seat;
use crate::game::{Game as _, Outcome, Turn};
use crate::games::ui::{
    Direction, GameUi, Layout, Orientation, Page, Point, Rematch, ScorePart, Step, Texts, Viewer,
};
use geometry::Plan;

impl GameUi for Mancala {
    type Spot = Spot;
    type Message = Message;
    type Look = ();

    const LAYOUT: Layout = Layout::Long;
    const REMATCH: Rematch = Rematch::Next;
    const HALVES: bool = true;
    const MINUTES: u8 = 10;
    const NAME: Message = Message::Name;
    const SCORE_LABEL: Option<Message> = Some(Message::StoreLabel);
    const TEXTS: Texts = Texts {
        en: include_str!("en.ftl"),
        de: include_str!("de.ftl"),
    };
    const BOOKLET: &'static [Page] = booklet::BOOKLET;

    fn path(&self, m: Move) -> Vec<Spot> {
        vec![match m {
            Move::Sow(number) => Spot::Hole(Hole::Pit(Pit {
                side: self.to_move(),
                index: usize::from(number) - 1,
            })),
            Move::Swap => Spot::Swap,
        }]
    }

    fn spots(&self) -> Vec<Spot> {
        let holes = (0..HOLES).map(|number| Spot::Hole(Hole::at(number)));
        holes
            .chain(self.swap_offered().then_some(Spot::Swap))
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
        let places: [Point; HOLES] = std::array::from_fn(|number| plan.centre(Hole::at(number)));
        let next = way.nearest(spot.hole()?.number(), &places)?;
        Some(Spot::Hole(Hole::at(next)))
    }

    fn spot_for_key(&self, key: &str) -> Option<Spot> {
        match key.as_bytes() {
            [digit @ b'1'..=b'6'] => Some(self.path(Move::Sow(digit - b'0'))[0]),
            _ => None,
        }
    }

    fn buttons(&self, _touched: &[Spot]) -> Vec<(Spot, Message)> {
        match self.swap_offered() {
            true => vec![(Spot::Swap, Message::Swap)],
            false => Vec::new(),
        }
    }

    fn pieces(&self) -> Vec<(Spot, u8)> {
        // Five kinds of glass, mixed so that every pit shows several.
        const KINDS: [u8; 9] = [0, 3, 2, 3, 1, 1, 0, 4, 2];
        let holes = (0..HOLES).map(Hole::at);
        let stones = holes
            .flat_map(|hole| std::iter::repeat_n(Spot::Hole(hole), self.stones_in(hole).into()));
        stones.zip(KINDS.into_iter().cycle()).collect()
    }

    fn steps(&self, m: Move) -> Vec<Step<Spot>> {
        match self.sowing_of(m) {
            Some((pit, sowing)) => self.sowing_steps(pit, &sowing),
            None => Vec::new(),
        }
    }

    fn prompt(&self, _touched: &[Spot]) -> Message {
        match self.turn() {
            Turn::Over(_) => Message::Over,
            Turn::Seat(seat) if self.swap_offered() => Message::ChooseOrSwap { who: seat.other() },
            _ => Message::Choose,
        }
    }

    fn preview(&self, _touched: &[Spot], spot: Spot) -> Option<Message> {
        let (from, sowing) = self.possible_sowing(spot.hole()?)?;
        let pit = from.number();
        Some(if sowing.ends {
            Message::AheadEnds { pit }
        } else if let Some(taken) = sowing.taken {
            Message::AheadTakes {
                pit,
                taken: taken.stones,
            }
        } else if sowing.extra {
            Message::AheadAgain { pit }
        } else {
            let (place, owner, last) = self.last_place(from, &sowing);
            match sowing.holes.len() {
                1 => Message::AheadOne {
                    pit,
                    place,
                    owner,
                    last,
                },
                n => Message::Ahead {
                    pit,
                    n,
                    place,
                    owner,
                    last,
                },
            }
        })
    }

    fn explain_refusal(&self, _touched: &[Spot], spot: Spot) -> Message {
        match spot {
            _ if self.is_over() => Message::Over,
            Spot::Hole(Hole::Pit(pit)) if pit.side != self.to_move() => Message::NotYours {
                who: self.seat_of(pit.side),
            },
            Spot::Hole(Hole::Pit(pit)) => Message::EmptyPit { pit: pit.number() },
            Spot::Hole(Hole::Store(_)) => Message::NotAPit,
            Spot::Swap => Message::NoSwap,
        }
    }

    fn describe_move(&self, m: Move, _viewer: Viewer) -> Message {
        let who = self.seat_of(self.to_move());
        let Some((from, sowing)) = self.sowing_of(m) else {
            return Message::Swaps {
                who,
                whom: who.other(),
            };
        };
        let pit = from.number();
        let (place, owner, last) = self.last_place(from, &sowing);
        match sowing.holes.len() {
            1 => Message::SowsOne {
                who,
                pit,
                place,
                owner,
                last,
            },
            n => Message::Sows {
                who,
                n,
                pit,
                place,
                owner,
                last,
            },
        }
    }

    fn highlight(&self, m: Move) -> Option<Message> {
        let (pit, sowing) = self.sowing_of(m)?;
        let who = self.seat_of(pit.side);
        if let Some(taken) = sowing.taken {
            let n = taken.stones;
            return Some(Message::Takes { who, n });
        }
        if sowing.extra {
            return Some(Message::Again { who });
        }
        let gainer = Side::BOTH
            .into_iter()
            .find(|side| sowing.swept[*side as usize] > 0)?;
        Some(Message::Sweeps {
            who: self.seat_of(gainer),
            n: sowing.swept[gainer as usize],
        })
    }

    fn seat_note(&self, seat: Seat) -> Option<Message> {
        let n = self.in_play(self.side_of(seat));
        Some(Message::RowNote { n })
    }

    fn ending(&self, _outcome: &Outcome) -> Message {
        // Stones that count for nobody still lie in their row; swept ones are known by their number.
        let lying = Side::BOTH.into_iter().find(|side| self.in_play(*side) > 0);
        let gainer = Side::BOTH.into_iter().find(|side| self.swept(*side) > 0);
        match (lying, gainer) {
            (Some(side), _) => Message::EndsEmptyNone {
                who: self.seat_of(side.other()),
                n: self.in_play(side),
            },
            (None, None) => Message::EndsEmptyBoth,
            (None, Some(gainer)) if self.variant().sweep == Sweep::Opponent => {
                Message::EndsEmptyOther {
                    who: self.seat_of(gainer),
                    n: self.swept(gainer),
                }
            }
            (None, Some(gainer)) => Message::EndsEmpty {
                who: self.seat_of(gainer.other()),
                whom: self.seat_of(gainer),
                n: self.swept(gainer),
            },
        }
    }

    fn score_parts(&self) -> Vec<ScorePart<Message>> {
        let sides = [Seat::ONE, Seat::TWO].map(|seat| self.side_of(seat));
        let part = |name, points: fn(&Mancala, Side) -> u8| ScorePart {
            name,
            points: sides.map(|side| points(self, side).into()).to_vec(),
        };
        let left = match self.variant().sweep {
            Sweep::Owner => Message::PartLeft,
            _ => Message::PartSwept,
        };
        vec![
            part(Message::PartStore, |g, side| g.store(side) - g.swept(side)),
            part(left, Mancala::swept),
        ]
    }

    fn sample() -> Mancala {
        let text = "6 0 3 2 1 3  8 9  5 1 6 2 0 2 south to move";
        text.parse().expect("it is a position of the game")
    }
}
