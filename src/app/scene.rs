//! Where every piece lies on the screen, by identity: a move is pieces travelling, never a new picture.

use super::face::{Spot, Step};
use super::position::Position;

/// The pieces of a board as they are shown, perhaps in the middle of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pieces: Vec<Piece>,
    arrivals: u32,
}

/// One piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Piece {
    /// Where it lies, or over which spot it is held.
    pub spot: Spot,
    /// What it looks like; the board knows.
    pub kind: u8,
    /// Is it still in the hand, on its way?
    pub held: bool,
    arrived: u32,
}

impl Scene {
    /// The pieces of a position, in their own order.
    pub fn of(position: &dyn Position) -> Scene {
        let pieces = position.pieces();
        let arrivals = pieces.len() as u32;
        let lay = |(arrived, (spot, kind))| Piece {
            spot,
            kind,
            held: false,
            arrived,
        };
        Scene {
            pieces: (0..).zip(pieces).map(lay).collect(),
            arrivals,
        }
    }

    /// Moves the pieces of one step: those that came last to where it begins.
    pub fn take(&mut self, step: &Step) {
        let count = usize::from(step.count);
        let mut moving: Vec<usize> = Vec::with_capacity(count);
        // The first of them to have come goes down first, so that the hand empties from below.
        for _ in 0..count {
            let last = (0..self.pieces.len())
                .filter(|i| self.pieces[*i].spot == step.from && !moving.contains(i))
                .max_by_key(|i| self.pieces[*i].arrived);
            moving.extend(last);
        }
        let down = moving.len().saturating_sub(step.carried.into());
        for (n, i) in moving.into_iter().rev().enumerate() {
            self.arrivals += 1;
            let (spot, arrived) = (step.to, self.arrivals);
            self.pieces[i] = Piece {
                spot,
                arrived,
                held: n >= down,
                ..self.pieces[i]
            };
        }
    }

    /// All pieces, in their own order.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// How many lie on a spot, those in the hand over it not counted.
    pub fn count(&self, spot: Spot) -> usize {
        self.pieces
            .iter()
            .filter(|p| p.spot == spot && !p.held)
            .count()
    }

    /// How many are in the hand.
    pub fn held(&self) -> usize {
        self.pieces.iter().filter(|p| p.held).count()
    }

    /// A piece's rank among those on its spot, first come first.
    pub fn rank(&self, i: usize) -> usize {
        let piece = &self.pieces[i];
        let before =
            |p: &&Piece| p.spot == piece.spot && p.held == piece.held && p.arrived < piece.arrived;
        self.pieces.iter().filter(before).count()
    }

    /// The spots and kinds, for comparison with a position's own.
    pub fn spots(&self) -> Vec<(Spot, u8)> {
        self.pieces.iter().map(|p| (p.spot, p.kind)).collect()
    }
}
