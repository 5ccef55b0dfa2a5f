//! What the parts of the board follow: from where it is seen, which balls it shows, and what is pointed at.

use super::geometry::{HIGH, Plan};
use super::levels::{FLAT_HIGH, STRIP_HIGH};
use super::look::Look;
use super::spot::Spot;
use crate::app::match_view::BoardState;
use crate::games::score_four::rules::{Cells, Line, PEGS, lines_in};
use crate::games::score_four::{Board, Peg, ScoreFour, Side, Verdict};
use crate::games::ui::Pieces;
use leptos::prelude::*;

/// Room for buttons above the board on a high screen.
const TOP: i32 = 64;
/// Room for buttons above the levels.
const FLAT_TOP: i32 = 74;

/// What the parts of the board follow.
#[derive(Clone, Copy)]
pub struct Scene {
    /// The board.
    pub board: BoardState<ScoreFour>,
    /// Where everything lies, as it is seen now.
    pub plan: Memo<Plan>,
    /// The pegs, the farthest first: so they are drawn.
    pub order: Memo<[Peg; PEGS as usize]>,
    /// Are its levels shown side by side?
    pub flat: Memo<bool>,
    /// Are there levels below the board, because the screen is high enough?
    pub standing: Memo<bool>,
    /// The balls as they are shown: one that is still on its way is not among them.
    pub balls: Memo<Board>,
    /// The cell of the ball that has just been dropped, while it falls.
    pub fallen: RwSignal<Option<u8>>,
    /// The peg that was chosen or is pointed at, if a ball may be dropped there, and the colour of the ball.
    pub aimed: Memo<Option<(Peg, Side)>>,
    /// The lines that were completed.
    pub lines: Memo<Vec<Line>>,
    /// The marks of threats, if they are wanted.
    pub threats: Memo<Vec<Threat>>,
}

/// An empty cell where either colour would complete a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threat {
    /// The cell.
    pub cell: u8,
    /// Can a ball come to rest there now?
    pub is_open: bool,
}

impl Scene {
    /// What the parts of this board follow, seen so.
    pub fn new(board: BoardState<ScoreFour>, seen: RwSignal<Look>) -> Scene {
        let plan = Memo::new(move |_| Plan::new(seen.get()));
        let balls = Memo::new(move |_| board.pieces.with(shown_balls));
        let marked = Memo::new(move |_| board.look.get().marked);
        let scene = Scene {
            board,
            plan,
            order: Memo::new(move |_| plan.get().order()),
            flat: Memo::new(move |_| board.look.get().flat),
            standing: Memo::new(move |_| board.orientation.get().standing),
            balls,
            fallen: RwSignal::new(None),
            aimed: Memo::new(move |_| aimed(board)),
            lines: Memo::new(move |_| {
                let balls = balls.get();
                Side::BOTH
                    .map(|side| balls.lines(side))
                    .into_iter()
                    .flatten()
                    .collect()
            }),
            threats: Memo::new(move |_| match marked.get() {
                true => threats(&balls.get()),
                false => Vec::new(),
            }),
        };
        scene.follow_falling();
        scene
    }

    /// One ball more than before has just been dropped.
    fn follow_falling(self) {
        Effect::new(move |before: Option<Cells>| {
            let now = self.balls.get().filled();
            let new = now & !before.unwrap_or(now);
            let fallen = (new.count_ones() == 1).then(|| new.trailing_zeros() as u8);
            self.fallen.set(fallen);
            now
        });
    }

    /// Where the whole picture begins, and how high it is; tracked. Buttons need room above what is high.
    pub fn frame(self) -> (i32, i32) {
        match (self.flat.get(), self.standing.get()) {
            (true, _) => (-FLAT_TOP, FLAT_TOP + FLAT_HIGH),
            (false, true) => (-TOP, TOP + HIGH + STRIP_HIGH),
            (false, false) => (0, HIGH),
        }
    }

    /// The colour of the ball that would be dropped on this peg, if it is the one that was chosen or is pointed at; tracked.
    pub fn aimed_at(self, peg: Peg) -> Option<Side> {
        let aimed = self.aimed.get().filter(|(aimed, _)| *aimed == peg);
        aimed.map(|(_, side)| side)
    }

    /// How many balls are on a peg; tracked.
    pub fn height(self, peg: Peg) -> u8 {
        self.balls.with(|balls| balls.height(peg))
    }
}

fn shown_balls(pieces: &Pieces<Spot>) -> Board {
    let mut board = Board::default();
    for (i, piece) in pieces.all().iter().enumerate() {
        if let Some(peg) = piece.spot.peg() {
            let cell = peg.cell(pieces.rank(i) as u8);
            board.balls[usize::from(piece.kind)] |= 1 << cell;
        }
    }
    board
}

fn aimed(board: BoardState<ScoreFour>) -> Option<(Peg, Side)> {
    let chosen = board.touched().last().copied();
    let spot = chosen.or_else(|| board.pointed.get())?;
    // A picture points at a peg that nobody may touch.
    let may_drop = chosen.is_some() || board.is_open(spot) || board.is_picture();
    let peg = spot.peg().filter(|_| may_drop)?;
    Some((peg, board.position.with(ScoreFour::to_move)))
}

/// The empty cells where either colour would complete a line; none once the match is over.
fn threats(board: &Board) -> Vec<Threat> {
    if board.verdict() != Verdict::Open {
        return Vec::new();
    }
    let completes = |cell: u8, side: Side| {
        let with = board.of(side) | 1 << cell;
        lines_in(with).any(|line| line.contains(&cell))
    };
    let is_threat = |cell: &u8| {
        let mut sides = Side::BOTH.into_iter();
        board.at(*cell).is_none() && sides.any(|side| completes(*cell, side))
    };
    let threat = |cell: u8| Threat {
        cell,
        is_open: board.landings() >> cell & 1 == 1,
    };
    (0..64).filter(is_threat).map(threat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ui::GameUi as _;

    fn position(text: &str) -> ScoreFour {
        text.parse().expect("it is a position")
    }

    #[test]
    fn the_balls_shown_are_those_of_the_position() {
        let game = ScoreFour::sample();
        let pieces = Pieces::new(game.pieces());
        assert_eq!(shown_balls(&pieces), *game.board());
        let mut after = pieces.clone();
        let peg = "A3".parse().expect("it is a peg");
        game.steps(peg).iter().for_each(|step| after.take(step));
        assert_eq!(shown_balls(&after), game.board().with(game.to_move(), peg));
    }

    #[test]
    fn threats_are_marked_until_the_match_is_over() {
        let dots = ".... ".repeat(12);
        let open = position(&format!("W... W... W... .... {dots} black"));
        let cell = |name: &str| name.parse::<Peg>().expect("it is a peg").cell(0);
        let threat = Threat {
            cell: cell("A4"),
            is_open: true,
        };
        assert_eq!(threats(open.board()), [threat]);
        let high = position(&format!("WWW. .... .... .... {dots} black"));
        assert_eq!(threats(high.board()).len(), 1);
        let over = position(&format!("WWWW BBB. .... .... {dots} black"));
        assert_eq!(threats(over.board()), []);
    }
}
