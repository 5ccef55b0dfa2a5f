//! Who sits where, who begins, and who is looking.

use crate::game::seat::Seat;
use crate::table::Participant;

/// How a table makes room for a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Long: lies across a wide screen, stands on a narrow one; the seats above and below.
    Long,
    /// As high as wide; the seats left and right.
    Square,
    /// As high as wide, for up to four: the seats in its corners.
    Round,
    /// Large, with much beside it: the seats in a column.
    Column,
}

/// Who begins the next match of the same people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// The next one round the table: with two, sides are exchanged.
    Next,
    /// Who came last.
    Loser,
    /// Who came first.
    Winner,
}

impl Rematch {
    /// The same people in the order of the next match; nobody changes neighbours.
    pub fn seats(self, seats: &[Participant], places: &[u8]) -> Vec<Participant> {
        let holder =
            |place: Option<&u8>| place.and_then(|p| places.iter().position(|other| other == p));
        let decided = places.iter().any(|place| *place != 1);
        let first = match self {
            Rematch::Loser if decided => holder(places.iter().max()),
            Rematch::Winner if decided => holder(places.iter().min()),
            _ => None,
        };
        let mut seats = seats.to_vec();
        let turns = first.unwrap_or(1) % seats.len().max(1);
        seats.rotate_left(turns);
        seats
    }
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// One seat.
    Seat(Seat),
    /// A shared screen: hands lie face down.
    Nobody,
    /// Everybody, as in the replay of a finished match.
    Everybody,
}
