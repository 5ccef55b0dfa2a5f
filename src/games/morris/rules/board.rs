//! The three boards: their points, the lines between them, and the rows of three that are mills.
//!
//! A point is its number in the alphabetical order of the names; a set of points is a bit mask.

use super::Name;

/// Which board is played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Board {
    /// Three squares, joined in the middle of their sides: nine men each.
    #[default]
    Nine,
    /// Two squares: six men each.
    Six,
    /// Three squares with diagonals: twelve men each.
    Twelve,
}

/// A set of points, one bit each.
pub type Points = u32;

/// The most points a board has.
const MAX_POINTS: usize = 24;

const NAMES: &[u8] = b"A1A4A7B2B4B6C3C4C5D1D2D3D5D6D7E3E4E5F2F4F6G1G4G7";
const NAMES_OF_SIX: &[u8] = b"A1A3A5B2B3B4C1C2C4C5D2D3D4E1E3E5";

/// Three points in a row, the middle one between its ends.
pub type Mill = [u8; 3];

/// Rows, columns, then the diagonals that only the board of twelve has.
const MILLS: [Mill; 20] = [
    [0, 9, 21],
    [3, 10, 18],
    [6, 11, 15],
    [1, 4, 7],
    [16, 19, 22],
    [8, 12, 17],
    [5, 13, 20],
    [2, 14, 23],
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [9, 10, 11],
    [12, 13, 14],
    [15, 16, 17],
    [18, 19, 20],
    [21, 22, 23],
    [0, 3, 6],
    [2, 5, 8],
    [21, 18, 15],
    [23, 20, 17],
];

const MILLS_OF_SIX: [Mill; 8] = [
    [0, 6, 13],
    [3, 7, 10],
    [5, 8, 12],
    [2, 9, 15],
    [0, 1, 2],
    [3, 4, 5],
    [10, 11, 12],
    [13, 14, 15],
];

/// The two squares of the small board are joined by lines too short for a mill.
const JOINTS_OF_SIX: [[u8; 2]; 4] = [[1, 4], [11, 14], [6, 7], [8, 9]];

/// What surrounds each point of a board.
struct Adjacency {
    neighbours: [Points; MAX_POINTS],
    /// The other two points of each mill through a point; unused entries are `Points::MAX`.
    mill_partners: [[Points; 3]; MAX_POINTS],
}

/// In the order of `Board`.
static ADJACENCY: [Adjacency; 3] = [
    Adjacency::new(Board::Nine.mills(), &[]),
    Adjacency::new(Board::Six.mills(), &JOINTS_OF_SIX),
    Adjacency::new(Board::Twelve.mills(), &[]),
];

impl Adjacency {
    const fn new(mills: &[Mill], joints: &[[u8; 2]]) -> Adjacency {
        let mut adjacency = Adjacency {
            neighbours: [0; MAX_POINTS],
            mill_partners: [[Points::MAX; 3]; MAX_POINTS],
        };
        let mut i = 0;
        while i < mills.len() {
            let [a, b, c] = mills[i];
            adjacency.join(a, b);
            adjacency.join(b, c);
            let mill = 1 << a | 1 << b | 1 << c;
            let mut at = 0;
            while at < 3 {
                let point = mills[i][at] as usize;
                let mut unused = 0;
                while adjacency.mill_partners[point][unused] != Points::MAX {
                    unused += 1;
                }
                adjacency.mill_partners[point][unused] = mill & !(1 << point);
                at += 1;
            }
            i += 1;
        }
        i = 0;
        while i < joints.len() {
            adjacency.join(joints[i][0], joints[i][1]);
            i += 1;
        }
        adjacency
    }

    const fn join(&mut self, a: u8, b: u8) {
        self.neighbours[a as usize] |= 1 << b;
        self.neighbours[b as usize] |= 1 << a;
    }
}

impl Board {
    /// How many men each player has.
    pub const fn men(self) -> u8 {
        match self {
            Board::Nine => 9,
            Board::Six => 6,
            Board::Twelve => 12,
        }
    }

    const fn names(self) -> &'static [u8] {
        match self {
            Board::Six => NAMES_OF_SIX,
            Board::Nine | Board::Twelve => NAMES,
        }
    }

    /// How many points it has.
    pub const fn size(self) -> u8 {
        (self.names().len() / 2) as u8
    }

    /// All its points.
    pub const fn all(self) -> Points {
        (1 << self.size()) - 1
    }

    /// How many rows and columns the grid has that it is drawn on.
    pub const fn grid_size(self) -> u8 {
        match self {
            Board::Six => 5,
            Board::Nine | Board::Twelve => 7,
        }
    }

    /// The name of a point, a letter and a digit: `D2`.
    pub fn name(self, point: u8) -> Name {
        let at = 2 * usize::from(point);
        [self.names()[at], self.names()[at + 1]]
    }

    /// The point of this name.
    pub fn find(self, name: Name) -> Option<u8> {
        (0..self.size()).find(|point| self.name(*point) == name)
    }

    /// All its points row by row from the top left, as a text is read.
    pub fn reading_order(self) -> Vec<u8> {
        let rows = (0..self.grid_size()).rev();
        rows.flat_map(|row| (0..self.grid_size()).map(move |column| [b'A' + column, b'1' + row]))
            .filter_map(|name| self.find(name))
            .collect()
    }

    /// Column and row of a point on the grid, from 0 at the lower left.
    pub fn coordinates(self, point: u8) -> (u8, u8) {
        let [column, row] = self.name(point);
        (column - b'A', row - b'1')
    }

    /// The points next to one.
    pub fn neighbours(self, point: u8) -> Points {
        ADJACENCY[self as usize].neighbours[usize::from(point)]
    }

    /// The other two points of each mill through a point.
    pub fn mill_partners(self, point: u8) -> &'static [Points] {
        let mills = &ADJACENCY[self as usize].mill_partners[usize::from(point)];
        let count = mills.iter().position(|mill| *mill == Points::MAX);
        &mills[..count.unwrap_or(mills.len())]
    }

    /// How many mills a man on this point makes with those on the points held.
    pub fn mills_through(self, point: u8, held: Points) -> u8 {
        let is_held = |partners: &&Points| held & **partners == **partners;
        self.mill_partners(point).iter().filter(is_held).count() as u8
    }

    /// Those of the points held that lie in a mill among them.
    pub fn in_mills(self, held: Points) -> Points {
        each(held)
            .filter(|point| self.mills_through(*point, held) > 0)
            .fold(0, |in_mills, point| in_mills | 1 << point)
    }

    /// The rows of three that are mills.
    pub const fn mills(self) -> &'static [Mill] {
        match self {
            Board::Nine => MILLS.split_at(16).0,
            Board::Six => &MILLS_OF_SIX,
            Board::Twelve => &MILLS,
        }
    }

    /// The lines of the drawing from end to end: mills, and joints too short for one.
    pub fn lines(self) -> Vec<(u8, u8)> {
        let joints: &[[u8; 2]] = match self {
            Board::Six => &JOINTS_OF_SIX,
            Board::Nine | Board::Twelve => &[],
        };
        let mills = self.mills().iter().map(|[a, _, c]| (*a, *c));
        mills.chain(joints.iter().map(|[a, b]| (*a, *b))).collect()
    }
}

/// The points of a set, in order.
#[inline(always)]
pub fn each(mut points: Points) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if points == 0 {
            return None;
        }
        let first = points.trailing_zeros() as u8;
        points &= points - 1;
        Some(first)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Board; 3] = [Board::Nine, Board::Six, Board::Twelve];

    #[test]
    fn each_board_has_its_points_lines_and_mills() {
        let expected = [(24, 32, 16), (16, 20, 8), (24, 40, 20)];
        for (board, (points, lines, mills)) in ALL.into_iter().zip(expected) {
            let (mut ends, mut in_mills) = (0, 0);
            for point in 0..board.size() {
                ends += board.neighbours(point).count_ones();
                in_mills += board.mill_partners(point).len();
                assert_eq!(board.find(board.name(point)), Some(point));
            }
            assert_eq!(
                (board.size(), ends / 2, in_mills / 3),
                (points, lines, mills),
                "{board:?}"
            );
        }
    }

    #[test]
    fn the_middle_is_no_point_and_joins_nothing() {
        let board = Board::Nine;
        let point = |name: &Name| board.find(*name).expect("it is a point");
        assert_eq!(board.find(*b"D4"), None);
        assert_eq!(board.neighbours(point(b"D3")) & 1 << point(b"D5"), 0);
        assert_eq!(board.neighbours(point(b"C4")) & 1 << point(b"E4"), 0);
    }

    #[test]
    fn neighbours_lie_on_a_common_line_of_the_drawing() {
        for board in ALL {
            for point in 0..board.size() {
                let (x, y) = board.coordinates(point);
                for next in each(board.neighbours(point)) {
                    let (nx, ny) = board.coordinates(next);
                    let slanted = x.abs_diff(nx) == y.abs_diff(ny);
                    assert!(x == nx || y == ny || slanted && board == Board::Twelve);
                }
            }
        }
    }

    #[test]
    fn a_man_in_two_mills_is_in_a_mill_when_one_is_opened() {
        let board = Board::Nine;
        let cross = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 9 | 1 << 21;
        assert_eq!(board.in_mills(cross), cross);
        assert_eq!(board.in_mills(cross & !(1 << 1)), 1 << 0 | 1 << 9 | 1 << 21);
    }
}
