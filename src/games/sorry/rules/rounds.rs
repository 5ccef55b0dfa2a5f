//! How a round begins and ends, and its points: «Players, start, end» and «Variants».

use super::cards::{DECK, KINDS};
use super::pawns::Pawns;
use super::track::{HOME, START, Side};
use super::{Sorry, Stage};
use crate::game::seat::PerSeat;
use crate::game::{Outcome, Reason};

/// All pawns of somebody are at Home.
pub const ARRIVED: Reason = Reason("home");
/// Somebody has the points agreed on.
pub const POINTS: Reason = Reason("points");

/// Points for each own pawn at Home and, if one has won, for each opposing pawn that is not.
const PER_PAWN: u16 = 5;
/// The winner's extra points, by the most pawns that an opponent has at Home.
const BONUS: [u16; 5] = [100, 50, 25, 0, 0];

impl Sorry {
    /// Are all pawns of a colour at Home, and in a game of teams its partner's as well?
    pub(in crate::games::sorry) fn all_home(&self, side: Side) -> bool {
        let partner = side.opposite();
        self.pawns.arrived(side) && (!self.options.teams || self.pawns.arrived(partner))
    }

    /// Puts pawns and cards where a round begins.
    pub(super) fn set_up_round(&mut self) {
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

    /// A colour's points for a round, and its partner's: «Points over several rounds».
    pub fn round_points(&self, side: Side, winner: Side) -> u16 {
        let won = self.together(side, winner);
        let (mut points, mut most_home) = (0, 0);
        for other in self.sides() {
            let home = self.pawns.count(other, HOME);
            if self.together(side, other) {
                points += PER_PAWN * home as u16;
            } else if won {
                points += PER_PAWN * (4 - home as u16);
                most_home = home.max(most_home);
            }
        }
        points + if won { BONUS[most_home] } else { 0 }
    }

    /// Somebody has won the round: that is the end, unless more points are to be won. The winner begins the next round.
    pub(super) fn end_round(&mut self, winner: Side) {
        self.to_act = winner;
        self.stage = Stage::Over;
        let target = self.options.points;
        if target == 0 {
            return;
        }
        let colours = self.options.colours;
        for side in colours.all() {
            self.points[side as usize] += self.round_points(side, winner);
        }
        if colours.all().all(|side| self.points(side) < target) {
            self.set_up_round();
        }
    }

    /// The places at the end: whoever has won the round is first, or with points whoever has most; of equals, who has won the last round.
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
