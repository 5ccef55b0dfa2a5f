//! A computer that plays by what every level has to satisfy (C9), and beyond that on the first peg: it stands in where the real one
//! would only take time.

use parlour::games::score_four::{Board, Peg, ScoreFour};

/// Its move for the side to move.
pub fn proposal(position: &ScoreFour) -> Option<Peg> {
    let (board, side) = (position.board(), position.to_move());
    let completes = |board: &Board, peg: Peg, side| board.threats(side).any(|threat| threat == peg);
    let first = |fits: &dyn Fn(Peg) -> bool| board.free().find(|peg| fits(*peg));
    let wins = |peg| completes(board, peg, side);
    let blocks = |peg| completes(board, peg, side.other());
    let is_safe = |peg| !completes(&board.with(side, peg), peg, side.other());
    first(&wins)
        .or_else(|| first(&blocks))
        .or_else(|| first(&is_safe))
        .or_else(|| board.free().next())
}
