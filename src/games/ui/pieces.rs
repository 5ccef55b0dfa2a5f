//! Where every piece lies on the screen, by identity: a move is pieces travelling, never a new picture.

/// One stretch of way of some pieces that move together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step<S> {
    /// How many; the ones that came last.
    pub count: u8,
    /// From where.
    pub from: S,
    /// To where.
    pub to: S,
    /// How many of them travel on with the next step.
    pub carried: u8,
    /// At the same time as the step before.
    pub together: bool,
}

/// The pieces of a board as they are shown, perhaps in the middle of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Pieces<S> {
    pieces: Vec<Piece<S>>,
    arrivals: u32,
}

/// One piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Piece<S> {
    /// Where it lies, or over which spot it is held.
    pub spot: S,
    /// What it looks like; the board knows.
    pub kind: u8,
    /// Is it still in the hand, on its way?
    pub held: bool,
    arrived: u32,
}

impl<S: Copy + PartialEq> Pieces<S> {
    /// Pieces by spot and kind, in their own order.
    pub fn new(pieces: impl IntoIterator<Item = (S, u8)>) -> Pieces<S> {
        let numbered = (0..).zip(pieces);
        let pieces: Vec<_> = numbered
            .map(|(arrived, (spot, kind))| Piece {
                spot,
                kind,
                held: false,
                arrived,
            })
            .collect();
        let arrivals = pieces.len() as u32;
        Pieces { pieces, arrivals }
    }

    /// Moves the pieces of one step: those that came last to where it begins.
    pub fn take(&mut self, step: &Step<S>) {
        let here = self.pieces.iter().filter(|p| p.spot == step.from).count();
        let staying = here.saturating_sub(step.count.into());
        let down = (here - staying).saturating_sub(step.carried.into());
        // The first of them to have come goes down first, so that the hand empties from below.
        for n in 0..here - staying {
            let first = (0..self.pieces.len())
                .find(|i| self.pieces[*i].spot == step.from && self.earlier(*i) == staying);
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
    fn earlier(&self, i: usize) -> usize {
        let piece = &self.pieces[i];
        let is_earlier = |p: &&Piece<S>| p.spot == piece.spot && p.arrived < piece.arrived;
        self.pieces.iter().filter(is_earlier).count()
    }

    /// All pieces, in their own order.
    pub fn all(&self) -> &[Piece<S>] {
        &self.pieces
    }

    /// How many lie on a spot, those in the hand over it not counted.
    pub fn count(&self, spot: S) -> usize {
        let lies_here = |p: &&Piece<S>| p.spot == spot && !p.held;
        self.pieces.iter().filter(lies_here).count()
    }

    /// How many are in the hand.
    pub fn held(&self) -> usize {
        self.pieces.iter().filter(|p| p.held).count()
    }

    /// A piece's rank among those on its spot, first come first.
    pub fn rank(&self, i: usize) -> usize {
        let piece = &self.pieces[i];
        let is_below = |p: &&Piece<S>| {
            p.spot == piece.spot && p.held == piece.held && p.arrived < piece.arrived
        };
        self.pieces.iter().filter(is_below).count()
    }

    /// The spots and kinds, for comparison with a position's own.
    pub fn spots(&self) -> Vec<(S, u8)> {
        self.pieces.iter().map(|p| (p.spot, p.kind)).collect()
    }
}
