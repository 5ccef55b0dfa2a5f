//! Move ordering: which turns are searched first. The better the order, the more is cut off.

use super::bitboard::{NEIGHBOURS, mill_counts, pairs, points_of, untouched};
use super::position::{PackedTurn, Position};
use crate::games::morris::rules::board::Points;

/// No line is longer, in turns.
pub const MAX_PLY: usize = 96;
/// Above this value of one turn the whole history is halved.
const HISTORY_LIMIT: u32 = 8_000;
/// The history distinguishes turns by where they come from and go to.
const HISTORY_SIZE: usize = 1 << 10;
/// For a capture, and for one that breaks a pair which could become a mill.
const CAPTURE_BONUS: u32 = 40_000;
const BREAK_PAIR_BONUS: u32 = 4_000;
/// For the latest killer move at this ply, and for the one before it.
const KILLER_BONUS: [u32; 2] = [20_000, 18_000];
/// For stopping a mill.
const BLOCK_BONUS: u32 = 15_000;

/// Killer moves, the history of cut-offs, and the turns of all positions of the line being searched.
pub struct MoveOrdering {
    killers: [[PackedTurn; 2]; MAX_PLY],
    history: [u32; HISTORY_SIZE],
    /// Each turn in the lower half, its priority in the upper half.
    turns: Vec<u32>,
}

impl MoveOrdering {
    /// Without any history.
    pub fn new() -> Box<MoveOrdering> {
        Box::new(MoveOrdering {
            killers: [[PackedTurn::NONE; 2]; MAX_PLY],
            history: [0; HISTORY_SIZE],
            turns: Vec::with_capacity(2_048),
        })
    }

    /// How many turns are listed, those of earlier positions of the line first.
    #[inline]
    pub fn count(&self) -> usize {
        self.turns.len()
    }

    /// Drops all but the first so many turns.
    #[inline]
    pub fn truncate(&mut self, count: usize) {
        self.turns.truncate(count);
    }

    /// Swaps the turn with the highest priority from here on to this place, and returns it.
    #[inline]
    pub fn pick(&mut self, i: usize) -> PackedTurn {
        let turns = &mut self.turns[i..];
        let (mut top, mut highest) = (0, turns[0]);
        for (j, other) in turns.iter().enumerate() {
            if *other > highest {
                (top, highest) = (j, *other);
            }
        }
        turns.swap(0, top);
        PackedTurn(highest as u16)
    }

    #[inline]
    fn push(&mut self, turn: PackedTurn, priority: u32) {
        self.turns.push(priority << 16 | u32::from(turn.0));
    }

    /// Lists the captures, without the turn that was searched already.
    pub fn add_captures(&mut self, position: &Position, searched: PackedTurn) {
        let open = pairs(mill_counts(position.other)) & untouched(mill_counts(position.own));
        let open_pairs = points_of(open);
        position.for_each_capture(&mut |turn| {
            if turn != searched {
                let captured = turn.captured();
                let breaks_pair = open_pairs >> captured & 1;
                let neighbours = NEIGHBOURS[captured as usize].count_ones();
                let priority = CAPTURE_BONUS + BREAK_PAIR_BONUS * breaks_pair + 16 * neighbours;
                self.push(turn, priority);
            }
        });
    }

    /// Lists the turns to these points that take nothing, without the turn that was searched already.
    pub fn add_quiet(
        &mut self,
        position: &Position,
        targets: Points,
        ply: usize,
        searched: PackedTurn,
    ) {
        let threats = position.flipped().closable();
        let killers = self.killers[ply];
        position.for_each_quiet(targets, &mut |turn| {
            if turn != searched {
                let mut priority = self.history[history_index(turn)];
                priority += (threats >> turn.to() & 1) * BLOCK_BONUS;
                if let Some(rank) = killers.iter().position(|killer| *killer == turn) {
                    priority += KILLER_BONUS[rank];
                }
                self.push(turn, priority);
            }
        });
    }

    /// Remembers a turn that caused a cut-off. Captures are searched early anyway.
    pub fn record_cutoff(&mut self, turn: PackedTurn, depth: u32, ply: usize) {
        if turn.is_capture() {
            return;
        }
        let killers = &mut self.killers[ply];
        if killers[0] != turn {
            *killers = [turn, killers[0]];
        }
        let value = &mut self.history[history_index(turn)];
        *value += depth * depth;
        if *value > HISTORY_LIMIT {
            self.history.iter_mut().for_each(|value| *value /= 2);
        }
    }
}

fn history_index(turn: PackedTurn) -> usize {
    usize::from(turn.0) % HISTORY_SIZE
}
