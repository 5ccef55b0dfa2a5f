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
        let mut scene = Scene {
            pieces: Vec::new(),
            arrivals: 0,
        };
        for (spot, kind) in position.pieces() {
            scene.pieces.push(Piece {
                spot,
                kind,
                held: false,
                arrived: scene.arrivals,
            });
            scene.arrivals += 1;
        }
        scene
    }

    /// Moves the pieces of one step: those that came last to where it begins.
    pub fn take(&mut self, step: &Step) {
        let here = self.pieces.iter().filter(|p| p.spot == step.from).count();
        let staying = here.saturating_sub(step.count.into());
        let down = (here - staying).saturating_sub(step.carried.into());
        // The first of them to have come goes down first, so that the hand empties from below.
        for n in 0..here - staying {
            let first = (0..self.pieces.len())
                .find(|i| self.pieces[*i].spot == step.from && self.before(*i) == staying);
            let Some(first) = first else { break };
            self.arrivals += 1;
            self.pieces[first] = Piece {
                spot: step.to,
                arrived: self.arrivals,
                held: n >= down,
                ..self.pieces[first]
            };
        }
    }

    /// How many came to the same spot before this one.
    fn before(&self, i: usize) -> usize {
        let piece = &self.pieces[i];
        self.pieces
            .iter()
            .filter(|p| p.spot == piece.spot && p.arrived < piece.arrived)
            .count()
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
