//! How a round begins and ends, and what it brings: «Players, start, end» and «Variants».

use super::cards::{DECK, KINDS};
use super::pawns::Pawns;
use super::rules::{Sorry, Stage};
use super::track::{HOME, START, Side};
use crate::game::{Outcome, Reason};
use crate::seat::PerSeat;

/// All pawns of somebody are at Home (10).
pub const ARRIVED: Reason = Reason("home");
/// Somebody has the points agreed on (12).
pub const POINTS: Reason = Reason("points");

/// Cards in a hand.
pub(super) const HAND: u8 = 5;
/// Points of a round (12): for each own pawn at Home, for each opposing pawn that is not, and the bonus if no opponent has more pawns
/// at Home than none, one, two.
const PER_PAWN: u16 = 5;
const BONUS: [u16; 5] = [100, 50, 25, 0, 0];

impl Sorry {
    /// Are a colour and its partner, if it has one, all at Home?
    pub(super) fn is_done(&self, side: Side) -> bool {
        let partner = side.opposite();
        self.pawns.arrived(side) && (!self.options.teams || self.pawns.arrived(partner))
    }

    /// Do two colours play together?
    pub fn together(&self, side: Side, other: Side) -> bool {
        side == other || self.options.teams && side.opposite() == other
    }

    /// How many cards a colour holds.
    pub fn held(&self, side: Side) -> u8 {
        self.hand(side).iter().sum()
    }

    /// The pawns and cards as a round begins.
    pub(super) fn set_out(&mut self) {
        self.pawns = Pawns::WAITING;
        if self.options.begins_outside() {
            for side in self.options.colours.all() {
                self.pawns.shift(side, START, side.exit());
            }
        }
        self.pile = DECK;
        self.top = None;
        self.hands = [[0; KINDS]; 4];
        self.stage = match self.options.hand {
            true => Stage::Deal,
            false => Stage::Draw,
        };
    }

    /// Who gets the next card that is dealt: round after round, beginning with whoever acts first.
    pub(super) fn dealt_to(&self) -> Option<Side> {
        let sides: Vec<Side> = self.sides().collect();
        let first = sides.iter().position(|side| *side == self.to_act)?;
        let in_turn = (0..sides.len()).map(|i| sides[(first + i) % sides.len()]);
        let next = in_turn.min_by_key(|side| self.held(*side))?;
        (self.held(next) < HAND).then_some(next)
    }

    /// What a round brings a colour, and its partner as much: «Points over several rounds».
    pub fn round(&self, side: Side, winner: Side) -> u16 {
        let won = self.together(side, winner);
        let (mut points, mut most) = (0, 0);
        for other in self.sides() {
            let home = self.pawns.count(other, HOME);
            if self.together(side, other) {
                points += PER_PAWN * home as u16;
            } else if won {
                points += PER_PAWN * (4 - home as u16);
                most = home.max(most);
            }
        }
        points + if won { BONUS[most] } else { 0 }
    }

    /// Somebody is done: that is the end, unless more points are wanted. The winner begins the next round.
    pub(super) fn end_round(&mut self, winner: Side) {
        self.to_act = winner;
        self.stage = Stage::Over;
        let wanted = self.options.points;
        if wanted == 0 {
            return;
        }
        let colours = self.options.colours;
        for side in colours.all() {
            self.points[side as usize] += self.round(side, winner);
        }
        if colours.all().all(|side| self.points(side) < wanted) {
            self.set_out();
        }
    }

    /// The places at the end: whoever is done is first, or with points whoever has most; of equals, who has won the last round.
    pub(super) fn places(&self) -> Outcome {
        let seats = self.options.colours.count() as u8;
        let standing = PerSeat::new(seats, |seat| {
            let side = self.side(seat);
            2 * i32::from(self.points(side)) + i32::from(self.together(side, self.to_act))
        });
        let why = match self.options.points {
            0 => ARRIVED,
            _ => POINTS,
        };
        Outcome::by_points(standing, why)
    }
}
