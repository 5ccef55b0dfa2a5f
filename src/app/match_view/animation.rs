//! Pieces on their way: a move is shown step by step, until it is over or somebody is in a hurry.

use super::controller::MatchController;
use super::selection::Selection;
use crate::app::browser::set_root_property;
use crate::game::Turn;
use crate::games::ui::{GameUi, Pieces, Step};
use crate::table::Table;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// The rest of a move on its way.
pub(super) struct Motion<S> {
    /// Steps still to come, the next one last.
    rest: Vec<Step<S>>,
    target: usize,
    pace: u32,
    _timer: Timeout,
}

/// The whole way of a move takes at most about this long, in milliseconds.
const WAY: u32 = 1_200;
/// One step takes between these.
const STEP: (u32, u32) = (60, 300);
/// How long a position stands before its only move plays itself.
const FORCED: u32 = 600;

/// The pieces after each move, so that none is shown by playing earlier ones again.
pub(super) struct PiecesHistory<G: GameUi>(Vec<Pieces<G::Spot>>);

impl<G: GameUi> PiecesHistory<G> {
    pub(super) fn new(table: &Table<G>) -> PiecesHistory<G> {
        PiecesHistory(vec![Pieces::new(table.at(0).pieces())])
    }

    /// The table has changed: what lies behind its last move is forgotten.
    pub(super) fn truncate(&mut self, moves: usize) {
        self.0.truncate(moves + 1);
    }

    /// The pieces after so many moves, each where its own travels have led it.
    pub(super) fn at(&mut self, table: &Table<G>, number: usize) -> Pieces<G::Spot> {
        for i in self.0.len() - 1..number {
            let mut pieces = self.0[i].clone();
            for step in table.at(i).steps(table.moves()[i]) {
                pieces.take(&step);
            }
            self.0.push(pieces);
        }
        self.0[number].clone()
    }
}

impl<G: GameUi> MatchController<G> {
    /// Are pieces on their way?
    pub(super) fn is_moving(&self) -> bool {
        self.motion.with_value(Option::is_some)
    }

    /// Sets the pieces on their way to the position after `target` moves, the one shown being just before it.
    pub(super) fn travel(&self, target: usize) {
        let mut steps = self
            .table
            .with_untracked(|t| t.at(target - 1).steps(t.moves()[target - 1]));
        steps.reverse();
        let times = steps.iter().filter(|step| !step.together).count();
        let pace = untrack(|| self.settings.pace());
        let Some(pace) = pace.filter(|_| !steps.is_empty()) else {
            return self.land(target);
        };
        let each = (WAY / times.max(1) as u32).clamp(STEP.0, STEP.1) * pace / 100;
        set_root_property("--step", &format!("{each}ms"));
        self.moving.set(true);
        self.board.selection.set(Selection::default());
        self.board.hint.set(Vec::new());
        self.board.values.set(Vec::new());
        self.step(steps, target, each);
        self.pursue();
    }

    fn step(&self, mut rest: Vec<Step<G::Spot>>, target: usize, pace: u32) {
        if rest.is_empty() {
            return self.land(target);
        }
        self.board.pieces.update(|pieces| {
            while let Some(step) = rest.pop() {
                pieces.take(&step);
                if rest.last().is_none_or(|next| !next.together) {
                    break;
                }
            }
        });
        let controller = *self;
        let timer = Timeout::new(pace, move || {
            if let Some(motion) = controller.take_motion() {
                controller.step(motion.rest, motion.target, motion.pace);
            }
        });
        self.motion.set_value(Some(Motion {
            rest,
            target,
            pace,
            _timer: timer,
        }));
    }

    fn take_motion(&self) -> Option<Motion<G::Spot>> {
        self.motion.try_update_value(Option::take).flatten()
    }

    /// Ends a running animation.
    pub fn hurry(&self) {
        if let Some(motion) = self.take_motion() {
            self.land(motion.target);
        }
    }

    /// A new move has arrived. If it leaves but one answer, that plays itself where this was chosen; never after an undo, which
    /// would make the same move again at once.
    pub(super) fn land(&self, number: usize) {
        self.arrive(number);
        if !self.settings.all.with_untracked(|all| all.auto_move)
            || !self.board.live.get_untracked()
        {
            return;
        }
        let forced = self.board.position.with_untracked(|g| {
            let moves = match g.turn() {
                Turn::Seat(_) => g.moves(),
                _ => Vec::new(),
            };
            match moves[..] {
                [m] if !g.confirms(m) => Some(m),
                _ => None,
            }
        });
        let controller = *self;
        let timer = forced.map(|m| {
            Timeout::new(FORCED, move || {
                if controller.may_write.get_untracked() {
                    controller.play(m);
                }
            })
        });
        self.forced.set_value(timer);
    }
}
