//! What Mancala says and shows; the drawing itself is in `board.rs`.

use super::geometry::Plan;
use super::words::{TABLE, words};
use super::{Hole, Mancala, Move, PITS, Pit, Side, board, carving};
use crate::app::dom::El;
use crate::app::face::{Direction, Eyes, Face, Part, Rematch, Shape, Step, View};
use crate::app::touch::Touch;
use crate::app::words::{Message, Table, Text};
use crate::game::{Game as _, Outcome, Turn};
use crate::seat::Seat;

/// What a player points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A pit or a store.
    Hole(Hole),
    /// The button that changes sides.
    Swap,
}

impl Face for Mancala {
    const SHAPE: Shape = Shape::Long;
    const REMATCH: Rematch = Rematch::Next;
    const MINUTES: u8 = 10;
    const NAME: Text = words().name;
    const SCORE_LABEL: Option<Text> = Some(words().store_label);
    const TEXTS: Table = TABLE;

    type Spot = Spot;

    fn spot_name(spot: Spot) -> String {
        let letter = |side| if side == Side::South { 'S' } else { 'N' };
        match spot {
            Spot::Hole(Hole::Pit(pit)) => format!("{}{}", letter(pit.side), pit.number()),
            Spot::Hole(Hole::Store(side)) => format!("{}0", letter(side)),
            Spot::Swap => "swap".to_owned(),
        }
    }

    fn path(&self, m: Move) -> Vec<Spot> {
        vec![
            self.sown(m)
                .map_or(Spot::Swap, |pit| Spot::Hole(Hole::Pit(pit))),
        ]
    }

    fn spots(&self) -> Vec<Spot> {
        let row = |side: Side| side.pits().map(Hole::Pit).chain([Hole::Store(side)]);
        let holes = row(Side::South).chain(row(Side::North)).map(Spot::Hole);
        holes
            .chain(self.swap_offered().then_some(Spot::Swap))
            .collect()
    }

    fn neighbour(&self, spot: Spot, way: Direction, view: View) -> Option<Spot> {
        let plan = Plan {
            near: self.side_of(view.near),
            standing: view.standing,
        };
        let Spot::Hole(here) = spot else { return None };
        let others = self.spots().into_iter().filter_map(|other| match other {
            Spot::Hole(hole) if hole != here => Some((other, plan.centre(hole))),
            _ => None,
        });
        way.nearest(plan.centre(here), others)
    }

    fn key(&self, key: &str) -> Option<Spot> {
        let index = key
            .parse::<usize>()
            .ok()?
            .checked_sub(1)
            .filter(|index| *index < PITS)?;
        Some(Spot::Hole(Hole::Pit(Pit {
            side: self.to_move(),
            index,
        })))
    }

    fn buttons(&self, _touched: &[Spot]) -> Vec<(Spot, Message)> {
        self.swap_offered()
            .then(|| (Spot::Swap, Message::new(words().swap)))
            .into_iter()
            .collect()
    }

    fn pieces(&self) -> Vec<(Spot, u8)> {
        let pits = Side::BOTH
            .into_iter()
            .flat_map(Side::pits)
            .map(|pit| (Hole::Pit(pit), self.stones(pit)));
        let stores = Side::BOTH.map(|side| (Hole::Store(side), self.store(side)));
        let stones = pits
            .chain(stores)
            .flat_map(|(hole, n)| (0..n).map(move |_| Spot::Hole(hole)));
        // Five kinds of glass, mixed so that every pit shows several.
        stones
            .enumerate()
            .map(|(i, spot)| (spot, [0, 1, 2, 3, 4, 2, 0, 3, 1][i * 7 % 9]))
            .collect()
    }

    fn steps(&self, m: Move) -> Vec<Step<Spot>> {
        let Some((pit, sowing)) = self
            .sown(m)
            .and_then(|pit| self.ahead(Spot::Hole(Hole::Pit(pit))))
        else {
            return Vec::new();
        };
        let step = |count, from, to| Step {
            count,
            from: Spot::Hole(from),
            to: Spot::Hole(to),
            carried: 0,
            together: false,
        };
        let mut steps = Vec::new();
        let mut here = Hole::Pit(pit);
        for (left, hole) in (0..self.stones(pit)).rev().zip(&sowing.holes) {
            steps.push(Step {
                carried: left,
                ..step(left + 1, here, *hole)
            });
            here = *hole;
        }
        let mut after = *self;
        after.apply(m);
        if let Some(taken) = sowing.taken {
            let store = Hole::Store(pit.side);
            steps.push(step(1, here, store));
            if taken.stones > 1 {
                steps.push(Step {
                    together: true,
                    ..step(taken.stones - 1, Hole::Pit(taken.opposite), store)
                });
            }
        }
        if sowing.ends {
            steps.extend(self.sweep(&steps, &after));
        }
        steps
    }

    fn prompt(&self, _touched: &[Spot]) -> Message {
        match self.turn() {
            Turn::Over(_) => Message::new(words().over),
            Turn::Seat(seat) if self.swap_offered() => {
                Message::new(words().choose_or_swap).with("who", seat.other())
            }
            _ => Message::new(words().choose),
        }
    }

    fn foretell(&self, _touched: &[Spot], spot: Spot) -> Option<Message> {
        let (pit, sowing) = self.ahead(spot)?;
        let words = words();
        let last = *sowing.holes.last()?;
        let message = if sowing.ends {
            Message::new(words.ahead_ends)
        } else if let Some(taken) = sowing.taken {
            Message::new(words.ahead_takes).with("taken", taken.stones)
        } else if sowing.extra {
            Message::new(words.ahead_again)
        } else {
            let text = if sowing.holes.len() == 1 {
                words.ahead_one
            } else {
                words.ahead
            };
            Message::new(text)
                .with("n", sowing.holes.len())
                .with("place", self.place_for(last, pit.side))
        };
        Some(message.with("pit", pit.number()))
    }

    fn why_not(&self, _touched: &[Spot], spot: Spot) -> Message {
        match spot {
            _ if self.is_over() => Message::new(words().over),
            Spot::Hole(Hole::Pit(pit)) if pit.side != self.to_move() => {
                Message::new(words().not_yours).with("who", self.seat_of(pit.side))
            }
            Spot::Hole(Hole::Pit(pit)) => Message::new(words().empty_pit).with("pit", pit.number()),
            Spot::Hole(Hole::Store(_)) => Message::new(words().not_a_pit),
            Spot::Swap => Message::new(words().no_swap),
        }
    }

    fn say(&self, m: Move, _eyes: Eyes) -> Message {
        let who = self.seat_of(self.to_move());
        let Some((pit, sowing)) = self
            .sown(m)
            .and_then(|pit| self.ahead(Spot::Hole(Hole::Pit(pit))))
        else {
            return Message::new(words().swaps)
                .with("who", who)
                .with("whom", who.other());
        };
        let n = sowing.holes.len();
        let text = if n == 1 {
            words().sows_one
        } else {
            words().sows
        };
        let last = *sowing
            .holes
            .last()
            .expect("a pit that may be sown has stones");
        Message::new(text)
            .with("who", who)
            .with("n", n)
            .with("pit", pit.number())
            .with("place", self.place(last))
    }

    fn moment(&self, m: Move) -> Option<Message> {
        let (pit, sowing) = self.ahead(Spot::Hole(Hole::Pit(self.sown(m)?)))?;
        let who = self.seat_of(pit.side);
        if let Some(taken) = sowing.taken {
            return Some(
                Message::new(words().takes)
                    .with("who", who)
                    .with("n", taken.stones),
            );
        }
        if sowing.extra {
            return Some(Message::new(words().again).with("who", who));
        }
        let gainer = Side::BOTH
            .into_iter()
            .find(|side| sowing.swept[*side as usize] > 0)?;
        let swept = sowing.swept[gainer as usize];
        Some(
            Message::new(words().sweeps)
                .with("who", self.seat_of(gainer))
                .with("n", swept),
        )
    }

    fn note(&self, seat: Seat) -> Option<Message> {
        Some(Message::new(words().row_note).with("n", self.left(self.side_of(seat))))
    }

    fn ending(&self, _outcome: &Outcome) -> Message {
        let words = words();
        // Stones that count for nobody still lie in their row; swept ones are known by their number.
        let lying = Side::BOTH.into_iter().find(|side| self.left(*side) > 0);
        let gainer = Side::BOTH.into_iter().find(|side| self.swept(*side) > 0);
        let (text, empty, n) = match (lying, gainer) {
            (Some(side), _) => (words.ends_empty_none, side.other(), self.left(side)),
            (None, None) => return Message::new(words.ends_empty_both),
            (None, Some(gainer)) if self.variant().sweep == super::Sweep::Opponent => {
                (words.ends_empty_other, gainer, self.swept(gainer))
            }
            (None, Some(gainer)) => (words.ends_empty, gainer.other(), self.swept(gainer)),
        };
        let who = self.seat_of(empty);
        Message::new(text)
            .with("who", who)
            .with("whom", who.other())
            .with("n", n)
    }

    fn tally(&self) -> Vec<Part> {
        let points = |count: &dyn Fn(Side) -> u8| {
            Seat::all(2)
                .map(|seat| i32::from(count(self.side_of(seat))))
                .collect::<Vec<_>>()
        };
        let left = if self.variant().sweep == super::Sweep::Owner {
            words().part_left
        } else {
            words().part_swept
        };
        vec![
            Part {
                name: words().part_store,
                points: points(&|side| self.store(side) - self.swept(side)),
            },
            Part {
                name: left,
                points: points(&|side| self.swept(side)),
            },
        ]
    }

    fn defs() -> El {
        carving::defs()
    }

    fn board(touch: Touch<Mancala>) -> El {
        board::board(touch)
    }

    fn showpiece() -> Mancala {
        let text = "6 0 3 2 1 3  8 9  5 1 6 2 0 2 south to move";
        text.parse().expect("it is a position of the game")
    }
}
