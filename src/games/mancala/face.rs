//! What Mancala says and shows; the drawing itself is in `board.rs`.

use super::geometry::{Plan, Point};
use super::words::{TABLE, words};
use super::{HOLES, Hole, Mancala, Move, Pit, Side, board};
use crate::game::seat::Seat;
use crate::game::{Game as _, Outcome, Turn};
use crate::old::dom::El;
use crate::old::face::{Direction, Face, Part, Rematch, Shape, Spot, Step, View, Viewer};
use crate::old::touch::Touch;
use crate::old::words::{Message, Table, Text};

/// The button that changes sides; every other spot is a hole, by its number.
const SWAP: Spot = Spot(HOLES as u16);

impl From<Hole> for Spot {
    fn from(hole: Hole) -> Spot {
        Spot(hole.number() as u16)
    }
}

/// The hole that a spot is.
pub(super) fn hole(spot: Spot) -> Option<Hole> {
    (spot != SWAP).then(|| Hole::at(spot.0.into()))
}

impl Face for Mancala {
    const SHAPE: Shape = Shape::Long;
    const REMATCH: Rematch = Rematch::Next;
    const HALVES: bool = true;
    const MINUTES: u8 = 10;
    const NAME: Text = words().name;
    const SCORE_LABEL: Option<Text> = Some(words().store_label);
    const TEXTS: Table = TABLE;

    fn spot_name(spot: Spot) -> String {
        let Some(hole) = hole(spot) else {
            return "swap".to_owned();
        };
        let number = match hole {
            Hole::Pit(pit) => pit.number(),
            Hole::Store(_) => 0,
        };
        let mut name = String::from(if hole.side() == Side::South { "S" } else { "N" });
        name.push(char::from(b'0' + number));
        name
    }

    fn path(&self, m: Move) -> Vec<Spot> {
        let spot = match m {
            Move::Sow(number) => Hole::Pit(Pit {
                side: self.to_move(),
                index: usize::from(number) - 1,
            })
            .into(),
            Move::Swap => SWAP,
        };
        vec![spot]
    }

    fn spots(&self) -> Vec<Spot> {
        let offered = usize::from(self.swap_offered());
        (0..(HOLES + offered) as u16).map(Spot).collect()
    }

    fn neighbour(&self, spot: Spot, way: Direction, view: View) -> Option<Spot> {
        let plan = Plan {
            near: self.side_of(view.near),
            standing: view.standing,
        };
        let places: [Point; HOLES] = std::array::from_fn(|number| plan.centre(Hole::at(number)));
        way.nearest(hole(spot)?.number(), &places)
            .map(|number| Spot(number as u16))
    }

    fn key(&self, key: &str) -> Option<Spot> {
        match key.as_bytes() {
            [digit @ b'1'..=b'6'] => Some(self.path(Move::Sow(digit - b'0'))[0]),
            _ => None,
        }
    }

    fn buttons(&self, _touched: &[Spot]) -> Vec<(Spot, Message)> {
        let mut buttons = Vec::new();
        if self.swap_offered() {
            buttons.push((SWAP, Message::new(words().swap)));
        }
        buttons
    }

    fn pieces(&self) -> Vec<(Spot, u8)> {
        // Five kinds of glass, mixed so that every pit shows several.
        const KINDS: [u8; 9] = [0, 3, 2, 3, 1, 1, 0, 4, 2];
        let mut pieces = Vec::new();
        for number in 0..HOLES {
            for _ in 0..self.stones_in(Hole::at(number)) {
                pieces.push((Spot(number as u16), KINDS[pieces.len() % KINDS.len()]));
            }
        }
        pieces
    }

    fn steps(&self, m: Move) -> Vec<Step> {
        match self.sown(m) {
            Some((pit, sowing)) => self.way(pit, &sowing),
            None => Vec::new(),
        }
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
        let (pit, sowing) = self.ahead(hole(spot)?)?;
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
        match hole(spot) {
            _ if self.is_over() => Message::new(words().over),
            Some(Hole::Pit(pit)) if pit.side != self.to_move() => {
                Message::new(words().not_yours).with("who", self.seat_of(pit.side))
            }
            Some(Hole::Pit(pit)) => Message::new(words().empty_pit).with("pit", pit.number()),
            Some(Hole::Store(_)) => Message::new(words().not_a_pit),
            None => Message::new(words().no_swap),
        }
    }

    fn say(&self, m: Move, _eyes: Viewer) -> Message {
        let who = self.seat_of(self.to_move());
        let Some((pit, sowing)) = self.sown(m) else {
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
        let (pit, sowing) = self.sown(m)?;
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
        Some(Message::new(words().row_note).with("n", self.in_play(self.side_of(seat))))
    }

    fn ending(&self, _outcome: &Outcome) -> Message {
        let words = words();
        // Stones that count for nobody still lie in their row; swept ones are known by their number.
        let lying = Side::BOTH.into_iter().find(|side| self.in_play(*side) > 0);
        let gainer = Side::BOTH.into_iter().find(|side| self.swept(*side) > 0);
        let (text, empty, n) = match (lying, gainer) {
            (Some(side), _) => (words.ends_empty_none, side.other(), self.in_play(side)),
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
        let (mut stored, mut swept) = (Vec::new(), Vec::new());
        for seat in [Seat::ONE, Seat::TWO] {
            let side = self.side_of(seat);
            stored.push(i32::from(self.store(side) - self.swept(side)));
            swept.push(i32::from(self.swept(side)));
        }
        let left = if self.variant().sweep == super::Sweep::Owner {
            words().part_left
        } else {
            words().part_swept
        };
        vec![
            Part {
                name: words().part_store,
                points: stored,
            },
            Part {
                name: left,
                points: swept,
            },
        ]
    }

    fn board(touch: Touch) -> El {
        board::board(touch)
    }

    fn showpiece() -> Mancala {
        let text = "6 0 3 2 1 3  8 9  5 1 6 2 0 2 south to move";
        text.parse().expect("it is a position of the game")
    }
}
