//! How long a search may go on: so many positions, or until a moment of a clock that is handed in.

use std::cell::Cell;
use std::rc::Rc;

/// What a search may use; it ends with whichever is used up first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// So many positions.
    pub nodes: u64,
    /// So many milliseconds.
    pub milliseconds: f64,
}

impl Budget {
    /// So many positions, however long that takes: what tests ask for.
    pub const fn of_nodes(nodes: u64) -> Budget {
        Budget {
            nodes,
            milliseconds: f64::INFINITY,
        }
    }

    /// So many milliseconds.
    pub const fn of_milliseconds(milliseconds: f64) -> Budget {
        Budget {
            nodes: u64::MAX,
            milliseconds,
        }
    }
}

/// A budget being used up.
pub struct Limits<'a> {
    /// Shared with whoever reports it while the search goes on.
    spent: Rc<Cell<u64>>,
    most: u64,
    /// At how many positions the clock is read again: to read it costs more than a position.
    look: u64,
    begun: f64,
    until: f64,
    clock: &'a dyn Fn() -> f64,
    over: bool,
}

/// Positions between two readings of the clock.
const STRIDE: u64 = 2_048;

impl<'a> Limits<'a> {
    /// Begins to use up a budget. The clock returns milliseconds and only goes forward.
    pub fn new(budget: Budget, clock: &'a dyn Fn() -> f64) -> Limits<'a> {
        let begun = match budget.milliseconds.is_finite() {
            true => clock(),
            false => 0.0,
        };
        Limits {
            spent: Rc::default(),
            most: budget.nodes,
            look: STRIDE.min(budget.nodes),
            begun,
            until: begun + budget.milliseconds,
            clock,
            over: false,
        }
    }

    /// How many positions were looked at.
    pub fn nodes(&self) -> u64 {
        self.spent.get()
    }

    /// The count itself, to be read while somebody else uses the budget up.
    pub(super) fn counter(&self) -> Rc<Cell<u64>> {
        self.spent.clone()
    }

    /// How many positions are left to look at; as many as one likes, if only the clock counts.
    pub fn left(&self) -> u64 {
        self.most.saturating_sub(self.nodes())
    }

    /// How much of it is used up, 0 to 1.
    pub fn used(&self) -> f64 {
        let nodes = self.nodes() as f64 / self.most as f64;
        match self.until.is_finite() {
            true => nodes.max(((self.clock)() - self.begun) / (self.until - self.begun)),
            false => nodes,
        }
    }

    /// From now on no more than so many positions.
    pub fn narrow(&mut self, nodes: u64) {
        self.most = self.most.min(self.nodes().saturating_add(nodes));
        self.look = self.look.min(self.most);
    }

    /// Counts so many more positions; returns whether the budget is used up.
    #[inline(always)]
    pub fn spend(&mut self, nodes: u64) -> bool {
        let spent = self.spent.get() + nodes;
        self.spent.set(spent);
        if spent >= self.look {
            self.check(spent);
        }
        self.over
    }

    /// Is it used up?
    pub fn over(&self) -> bool {
        self.over
    }

    #[cold]
    fn check(&mut self, spent: u64) {
        self.look = self.most.min(spent + STRIDE);
        self.over |= spent >= self.most;
        if self.until.is_finite() {
            self.over |= (self.clock)() >= self.until;
        }
    }
}
