//! Pieces on their way: a move is shown step by step, until it is over or somebody is in a hurry.

use super::face::Step;
use super::shown::Act;
use super::sitting::Sitting;
use super::timer::Timer;
use crate::game::Turn;

/// The rest of a move on its way.
pub struct Motion {
    /// Steps still to come, the next one last.
    rest: Vec<Step>,
    pub(super) target: usize,
    pace: u32,
    _timer: Timer,
}

/// The whole way of a move takes at most about this long, in milliseconds.
const WAY: u32 = 1_200;
const STEP: (u32, u32) = (60, 300);
/// How long a position stands before its only move plays itself.
const FORCED: u32 = 600;

impl Sitting {
    /// Sets the pieces on their way to the position after `target` moves, the one shown being just before it.
    pub(super) fn travel(&self, target: usize) {
        let mut steps = self.table.look(|t| t.steps(target - 1));
        steps.reverse();
        let times = steps.iter().filter(|step| !step.together).count();
        let Some(pace) = self.house.pace().filter(|_| !steps.is_empty()) else {
            return self.land(target);
        };
        let each = (WAY / times.max(1) as u32).clamp(STEP.0, STEP.1) * pace / 100;
        super::browser::set_step(each);
        self.touch.change(|shown| {
            shown.live = false;
            shown.touched.clear();
            shown.last.clear();
            shown.hint.clear();
            shown.labels.clear();
        });
        self.step(steps, target, each);
        self.pursue();
    }

    fn step(&self, mut rest: Vec<Step>, target: usize, pace: u32) {
        if rest.is_empty() {
            return self.land(target);
        }
        self.touch.change(|shown| {
            while let Some(step) = rest.pop() {
                shown.scene.take(&step);
                if rest.last().is_none_or(|next| !next.together) {
                    break;
                }
            }
        });
        let sitting = *self;
        let timer = Timer::new(pace, move || {
            let motion = sitting.motion.alter(Option::take).flatten();
            if let Some(motion) = motion {
                sitting.step(motion.rest, motion.target, motion.pace);
            }
        });
        self.motion.put(Some(Motion {
            rest,
            target,
            pace,
            _timer: timer,
        }));
    }

    /// A new move has arrived. If it leaves but one answer, that plays itself where this was chosen; never after an undo, which
    /// would make the same move again at once.
    pub(super) fn land(&self, number: usize) {
        self.arrive(number);
        let only = self.touch.peek(|shown| {
            let choice = matches!(shown.position.turn(), Turn::Seat(_)) && shown.live;
            choice && shown.position.is_forced()
        });
        if !(only && self.house.settings.look(|s| s.auto_move)) {
            return;
        }
        let sitting = *self;
        let timer = Timer::new(FORCED, move || {
            if sitting.house.mine.peek() {
                sitting.on(Act::Play(0));
            }
        });
        self.forced.put(Some(timer));
    }
}
