//! The balls on the pegs, where the next ones come to rest, and the referee.

use super::lines::{Line, lines_in};
use super::pegs::{BALLS, Cells, FLOOR, Peg};
use crate::game::seat::Side;

/// What the referee says of a board (B7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nobody has a line, and there is room.
    Open,
    /// This colour has a line.
    Won(Side),
    /// Both have one.
    Both,
    /// No line, and no room.
    Draw,
}

/// The balls on the pegs, whoever moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Board {
    /// White's cells, Black's cells. There is never an empty cell under a ball.
    pub balls: [Cells; 2],
}

impl Board {
    /// The cells of a colour.
    pub fn of(&self, side: Side) -> Cells {
        self.balls[side as usize]
    }

    /// All cells with a ball.
    pub fn filled(&self) -> Cells {
        self.balls[0] | self.balls[1]
    }

    /// The balls of a colour that are on the pegs.
    pub fn count(&self, side: Side) -> u32 {
        self.of(side).count_ones()
    }

    /// Has a colour a ball left to play?
    pub fn has_ball(&self, side: Side) -> bool {
        self.count(side) < BALLS
    }

    /// How many balls are on a peg.
    pub fn height(&self, peg: Peg) -> u8 {
        (self.filled() & peg.cells()).count_ones() as u8
    }

    /// The colour of the ball in a cell.
    pub fn at(&self, cell: u8) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.of(*side) >> cell & 1 == 1)
    }

    /// The cells where a ball would come to rest (A3).
    pub fn landings(&self) -> Cells {
        let filled = self.filled();
        (filled << 16 | FLOOR) & !filled
    }

    /// The cell where a ball dropped on a peg comes to rest, unless it is full.
    pub fn landing(&self, peg: Peg) -> Option<u8> {
        let height = self.height(peg);
        (height < 4).then(|| peg.cell(height))
    }

    /// The pegs that are not full, in order.
    pub fn free(&self) -> impl Iterator<Item = Peg> {
        let board = *self;
        Peg::all().filter(move |peg| board.height(*peg) < 4)
    }

    /// The same board with a ball more on a peg that is not full.
    pub fn with(&self, side: Side, peg: Peg) -> Board {
        let mut after = *self;
        after.balls[side as usize] |= self.landings() & peg.cells();
        after
    }

    /// The lines of a colour.
    pub fn lines(&self, side: Side) -> impl Iterator<Item = Line> {
        lines_in(self.of(side))
    }

    /// The pegs where a ball of a colour, dropped now, completes a line.
    pub fn threats(&self, side: Side) -> impl Iterator<Item = Peg> {
        let board = *self;
        self.free().filter(move |peg| {
            let before = board.lines(side).count();
            board.with(side, *peg).lines(side).count() > before
        })
    }

    /// The referee (B7).
    pub fn verdict(&self) -> Verdict {
        let [white, black] = Side::BOTH.map(|side| self.lines(side).next().is_some());
        match (white, black) {
            (true, true) => Verdict::Both,
            (true, false) => Verdict::Won(Side::White),
            (false, true) => Verdict::Won(Side::Black),
            (false, false) if self.filled() == Cells::MAX => Verdict::Draw,
            (false, false) => Verdict::Open,
        }
    }

    /// Who moves on a board of which nothing else is known (B8).
    pub fn mover(&self) -> Side {
        if self.count(Side::White) <= self.count(Side::Black) {
            Side::White
        } else {
            Side::Black
        }
    }
}
