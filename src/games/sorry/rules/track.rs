//! The board: sixty squares in a ring, slides, safety zones («Board»). Squares are counted here and nowhere else.

/// Where a pawn stands: `START`, a square of the ring from 0 to 59, one of its own safety squares from 60 to 64, or `HOME`.
pub type Place = i8;

/// In Start.
pub const START: Place = -1;
/// The first square of a pawn's own safety zone.
pub const SAFETY: Place = 60;
/// At Home.
pub const HOME: Place = 65;
/// How many squares the ring has.
pub const RING: Place = 60;

/// The colour of pawns, clockwise around the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Red, whose side of the board begins with square 0.
    Red,
    /// Blue.
    Blue,
    /// Yellow, opposite Red.
    Yellow,
    /// Green, opposite Blue.
    Green,
}

impl Side {
    /// All, clockwise.
    pub const ALL: [Side; 4] = [Side::Red, Side::Blue, Side::Yellow, Side::Green];

    /// The square with which its side of the board begins.
    pub const fn base(self) -> Place {
        15 * self as Place
    }

    /// Where its pawns come out of Start.
    pub const fn exit(self) -> Place {
        self.base() + 4
    }

    /// From where its pawns turn into their safety zone.
    pub const fn entry(self) -> Place {
        self.base() + 2
    }

    /// The colour opposite: partners in a game of teams.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }
}

/// Is it a square of the ring?
pub const fn on_ring(place: Place) -> bool {
    0 <= place && place < RING
}

/// Where a pawn lands that goes forward; nowhere, if that would be beyond Home.
pub const fn forward(side: Side, from: Place, steps: Place) -> Option<Place> {
    if from == START || from == HOME {
        return None;
    }
    let to = if on_ring(from) {
        let before_entry = (side.entry() - from + RING) % RING;
        if steps <= before_entry {
            return Some((from + steps) % RING);
        }
        SAFETY + steps - before_entry - 1
    } else {
        from + steps
    };
    if to <= HOME { Some(to) } else { None }
}

/// Where a pawn lands that goes back: perhaps out of its safety zone, but never into it.
pub const fn backward(side: Side, from: Place, steps: Place) -> Option<Place> {
    if from == START || from == HOME {
        return None;
    }
    if on_ring(from) {
        return Some((from - steps + RING) % RING);
    }
    let to = from - steps;
    if to >= SAFETY {
        return Some(to);
    }
    // One step from the first safety square is the entry.
    Some((side.entry() + to - SAFETY + 1 + RING) % RING)
}

/// The end of the slide whose head is this square, unless it is of the pawn's own colour.
pub const fn slide(side: Side, square: Place) -> Option<Place> {
    if !on_ring(square) || square / 15 == side as Place {
        return None;
    }
    match square % 15 {
        1 => Some(square + 3),
        9 => Some(square + 4),
        _ => None,
    }
}

/// How many steps forward it is to Home; from Start one more than a whole lap.
pub const fn distance(side: Side, from: Place) -> Place {
    if from == START {
        65
    } else if on_ring(from) {
        (side.entry() - from + RING) % RING + 6
    } else {
        HOME - from
    }
}
