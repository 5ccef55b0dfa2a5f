//! Retrograde analysis: computes the tables backwards from the ends of the game. A position is won if a turn leads to a lost one, and
//! lost if all turns lead to won ones.

use super::index::{Pair, PositionIndex};
use super::{EndgameTables, Value, table_of};
use crate::games::morris::bot::bitboard::{ALL, NEIGHBOURS, in_mills};
use crate::games::morris::bot::position::{PackedTurn, Position, each};
use crate::games::morris::rules::board::Points;
use std::rc::Rc;

/// Positions looked at in a part of the work.
const PART: usize = 20_000;

/// A place in one of the two tables that are computed together; `swapped` is the second of them.
#[derive(Clone, Copy)]
struct Entry {
    swapped: bool,
    place: u32,
}

/// The analysis of a pair of numbers of men and of its opposite.
pub struct Analysis {
    pairs: [Pair; 2],
    index: Rc<PositionIndex>,
    /// How many positions of each table have had their first look.
    initialised: [usize; 2],
    /// Positions whose end was found but not yet written, by their turns to the end.
    queue: Vec<Vec<Entry>>,
    /// How many quiet turns of a position are not yet known to lose, counted down at its first place. Always 0 for one that is its
    /// own image: several of its turns lead to the same position, which is met only once.
    open_turns: [Vec<u8>; 2],
    /// The turns to the end of the positions being written.
    turns: usize,
}

impl Analysis {
    /// Begins with a pair; the tables with fewer men have to be complete.
    pub fn new(tables: &mut EndgameTables, pair: Pair) -> Analysis {
        let pairs = [pair, (pair.1, pair.0)];
        for pair in pairs {
            if let Some(table) = table_of(pair) {
                tables.tables[table] = vec![0; tables.index.size(pair)];
            }
        }
        Analysis {
            pairs,
            index: tables.index.clone(),
            initialised: [0; 2],
            queue: Vec::new(),
            open_turns: pairs.map(|pair| vec![0; tables.index.size(pair)]),
            turns: 0,
        }
    }

    /// Does a part of the work; returns whether there is more to do.
    pub fn do_part(&mut self, tables: &mut EndgameTables) -> bool {
        // With as many men on either side there is only one table.
        let kinds = if self.pairs[0] == self.pairs[1] { 1 } else { 2 };
        for kind in 0..kinds {
            let size = self.index.size(self.pairs[kind]);
            let begin = self.initialised[kind];
            if begin < size {
                let end = size.min(begin + PART);
                for place in begin..end {
                    self.initialise(tables, kind == 1, place);
                }
                self.initialised[kind] = end;
                return true;
            }
        }
        if let Some(layer) = self.queue.get_mut(self.turns) {
            let part = layer.split_off(layer.len().saturating_sub(PART));
            let is_last = layer.is_empty();
            for entry in part {
                self.settle(tables, entry);
            }
            self.turns += usize::from(is_last);
        }
        self.turns < self.queue.len()
    }

    fn enqueue(&mut self, turns: usize, swapped: bool, place: usize) {
        if self.queue.len() <= turns {
            self.queue.resize(turns + 1, Vec::new());
        }
        let place = place as u32;
        self.queue[turns].push(Entry { swapped, place });
    }

    /// Counts the quiet turns of a position, and finds what is decided by captures alone.
    fn initialise(&mut self, tables: &EndgameTables, swapped: bool, place: usize) {
        let pair = self.pairs[usize::from(swapped)];
        let (own, other) = self.index.at(pair, place);
        let position = Position::moving(own, other);
        let mut open_turns = 0;
        position.for_each_quiet(ALL, &mut |_| open_turns += 1);
        let mut decided = tables.quickest_capture(&position);
        if open_turns == 0 {
            decided = decided.or_else(|| tables.turns_to_loss(&position));
        }
        let mut images = 0;
        self.index.for_each_same(pair, place, &mut |same| {
            images += u32::from(same == place);
        });
        if images == 1 {
            self.open_turns[usize::from(swapped)][place] = open_turns;
        }
        if let Some(turns) = decided {
            self.enqueue(turns, swapped, place);
        }
    }

    /// Writes the value of a position, and looks at those from which a quiet turn leads to it.
    fn settle(&mut self, tables: &mut EndgameTables, entry: Entry) {
        let Entry { swapped, place } = entry;
        let place = place as usize;
        let pair = self.pairs[usize::from(swapped)];
        let opposite = (pair.1, pair.0);
        let table = |pair| table_of(pair).expect("it is one of the pairs");
        if tables.tables[table(pair)][place] != 0 {
            return;
        }
        let (turns, index) = (self.turns, self.index.clone());
        let value = Value::try_from(turns + 1).expect("no endgame is that long");
        index.for_each_same(pair, place, &mut |same| {
            tables.tables[table(pair)][same] = value
        });
        let (own, other) = index.at(pair, place);
        let swapped = !swapped && self.pairs[0] != self.pairs[1];
        for_each_predecessor(own, other, &mut |mover| {
            let place = index.place(mover, own);
            if tables.tables[table(opposite)][place] != 0 {
                return;
            }
            if turns.is_multiple_of(2) {
                self.enqueue(turns + 1, swapped, place);
                return;
            }
            let place = index.first_same(opposite, place);
            let open_turns = &mut self.open_turns[usize::from(swapped)][place];
            *open_turns = open_turns.saturating_sub(1);
            if *open_turns == 0
                && let Some(turns) = tables.turns_to_loss(&Position::moving(mover, own))
            {
                self.enqueue(turns, swapped, place);
            }
        });
    }
}

/// Visits where the other side's men may have stood before its last turn, if that was quiet.
fn for_each_predecessor(own: Points, other: Points, visit: &mut impl FnMut(Points)) {
    let free = ALL & !(own | other);
    let flies = other.count_ones() == 3;
    // A man that stands in a mill has made a capture.
    for to in each(other & !in_mills(other)) {
        let sources = if flies {
            free
        } else {
            free & NEIGHBOURS[to as usize]
        };
        for from in each(sources) {
            visit(other & !(1 << to) | 1 << from);
        }
    }
}

impl EndgameTables {
    /// In how many turns the game is over with this turn as the first, if that is decided; odd if the mover wins.
    fn turns_to_end(&self, position: &Position, turn: PackedTurn) -> Option<usize> {
        let after = position.after(turn);
        if after.own.count_ones() < 3 {
            return Some(1);
        }
        match self.probe(&after) {
            None | Some(0) => None,
            Some(value) => Some(usize::from(value)),
        }
    }

    /// In how many turns a capture wins, if one does.
    pub(super) fn quickest_capture(&self, position: &Position) -> Option<usize> {
        let mut quickest: Option<usize> = None;
        position.for_each_capture(&mut |turn| {
            if let Some(turns) = self.turns_to_end(position, turn)
                && turns % 2 == 1
            {
                quickest = Some(quickest.map_or(turns, |quickest| quickest.min(turns)));
            }
        });
        quickest
    }

    /// In how many turns the mover loses, if every turn leads to a position won by the other side.
    fn turns_to_loss(&self, position: &Position) -> Option<usize> {
        let mut longest = Some(0);
        let mut look_at = |turn: PackedTurn| {
            if let Some(turns) = longest {
                let lost = self.turns_to_end(position, turn);
                let lost = lost.filter(|turns| turns % 2 == 0);
                longest = lost.map(|lost| turns.max(lost));
            }
        };
        position.for_each_quiet(ALL, &mut look_at);
        position.for_each_capture(&mut look_at);
        longest
    }
}
