//! The three boards as nets: points, the lines between them, and the rows of three that are mills.
//!
//! A point is a number in the alphabetical order of the names; a set of points is a mask with a bit for each.

use std::marker::PhantomData;

/// Which board is played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Net {
    /// Three squares, joined in the middle of their sides: nine men each.
    #[default]
    Nine,
    /// Two squares: six men each.
    Six,
    /// Three squares with diagonals: twelve men each.
    Twelve,
}

/// A set of points.
pub type Points = u32;

/// The most points a board has.
pub const MOST: usize = 24;

const SEVEN: &[u8] = b"A1A4A7B2B4B6C3C4C5D1D2D3D5D6D7E3E4E5F2F4F6G1G4G7";
const FIVE: &[u8] = b"A1A3A5B2B3B4C1C2C4C5D2D3D4E1E3E5";

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

/// What lies around each point of a board.
struct Around {
    neighbours: [Points; MOST],
    /// The mills through each point, without the point itself; unused ones are full and never complete.
    mills: [[Points; 3]; MOST],
}

static AROUND: [Around; 3] = [
    around(Net::Nine.mills(), &[]),
    around(Net::Six.mills(), &JOINTS_OF_SIX),
    around(Net::Twelve.mills(), &[]),
];

const fn around(mills: &[Mill], joints: &[[u8; 2]]) -> Around {
    let mut around = Around {
        neighbours: [0; MOST],
        mills: [[Points::MAX; 3]; MOST],
    };
    let mut i = 0;
    while i < mills.len() {
        let [a, b, c] = mills[i];
        let whole = 1 << a | 1 << b | 1 << c;
        around = join(join(around, a, b), b, c);
        let mut at = 0;
        while at < 3 {
            let point = mills[i][at] as usize;
            let mut free = 0;
            while around.mills[point][free] != Points::MAX {
                free += 1;
            }
            around.mills[point][free] = whole & !(1 << point);
            at += 1;
        }
        i += 1;
    }
    i = 0;
    while i < joints.len() {
        around = join(around, joints[i][0], joints[i][1]);
        i += 1;
    }
    around
}

const fn join(mut around: Around, a: u8, b: u8) -> Around {
    around.neighbours[a as usize] |= 1 << b;
    around.neighbours[b as usize] |= 1 << a;
    around
}

impl Net {
    /// How many men each player has.
    pub const fn men(self) -> u8 {
        [9, 6, 12][self as usize]
    }

    const fn names(self) -> &'static [u8] {
        match self {
            Net::Six => FIVE,
            _ => SEVEN,
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

    /// Rows and columns of the grid it is drawn on.
    pub const fn side(self) -> u8 {
        match self {
            Net::Six => 5,
            _ => 7,
        }
    }

    /// The name of a point, a letter and a digit: `D2`.
    pub fn name(self, point: u8) -> [u8; 2] {
        let at = 2 * usize::from(point);
        [self.names()[at], self.names()[at + 1]]
    }

    /// The point of this name.
    pub fn find(self, name: [u8; 2]) -> Option<u8> {
        (0..self.size()).find(|point| self.name(*point) == name)
    }

    /// All its points row by row from the top, as a reader would go.
    pub fn read(self) -> Vec<u8> {
        let mut points = Vec::new();
        for row in (0..self.side()).rev() {
            points.extend(
                (0..self.side()).filter_map(|column| self.find([b'A' + column, b'1' + row])),
            );
        }
        points
    }

    /// Column and row on the grid it is drawn on, from 0 at the lower left.
    pub fn place(self, point: u8) -> (u8, u8) {
        let [column, row] = self.name(point);
        (column - b'A', row - b'1')
    }

    /// The points next to one.
    pub fn neighbours(self, point: u8) -> Points {
        AROUND[self as usize].neighbours[usize::from(point)]
    }

    /// What else has to be held for each mill through a point.
    pub fn others_of(self, point: u8) -> &'static [Points] {
        let mills = &AROUND[self as usize].mills[usize::from(point)];
        let count = mills.iter().position(|mill| *mill == Points::MAX);
        &mills[..count.unwrap_or(mills.len())]
    }

    /// How many mills among these points go through one of them.
    pub fn mills_through(self, point: u8, held: Points) -> u8 {
        let whole = |others: &&Points| held & **others == **others;
        self.others_of(point).iter().filter(whole).count() as u8
    }

    /// Those of these points that lie in a mill among them.
    pub fn in_mills(self, held: Points) -> Points {
        let mut milled = 0;
        for point in each(held) {
            if self.mills_through(point, held) > 0 {
                milled |= 1 << point;
            }
        }
        milled
    }

    /// The rows of three that are mills.
    pub const fn mills(self) -> &'static [Mill] {
        match self {
            Net::Nine => MILLS.split_at(16).0,
            Net::Six => &MILLS_OF_SIX,
            Net::Twelve => &MILLS,
        }
    }

    /// The lines of the drawing from end to end: mills, and joints too short for one.
    pub fn lines(self) -> Vec<(u8, u8)> {
        let mut lines: Vec<(u8, u8)> = self.mills().iter().map(|[a, _, c]| (*a, *c)).collect();
        if self == Net::Six {
            lines.extend(JOINTS_OF_SIX.map(|[a, b]| (a, b)));
        }
        lines
    }
}

/// The points of a set, in order.
#[inline(always)]
pub fn each(points: Points) -> Each<u8> {
    Each::of(points)
}

/// The points of a set, in order, as numbers of one kind or another. An iterator of its own, for adapters are not inlined where the
/// program is to be small, and searches go through little else.
pub struct Each<T> {
    left: Points,
    kind: PhantomData<T>,
}

impl<T> Each<T> {
    /// All of them are left.
    #[inline(always)]
    pub fn of(points: Points) -> Each<T> {
        Each {
            left: points,
            kind: PhantomData,
        }
    }
}

impl<T: From<u8>> Iterator for Each<T> {
    type Item = T;

    #[inline(always)]
    fn next(&mut self) -> Option<T> {
        if self.left == 0 {
            return None;
        }
        let first = self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        Some(T::from(first))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Net; 3] = [Net::Nine, Net::Six, Net::Twelve];

    #[test]
    fn each_board_has_its_points_lines_and_mills() {
        let expected = [(24, 32, 16), (16, 20, 8), (24, 40, 20)];
        for (net, (points, lines, mills)) in ALL.into_iter().zip(expected) {
            let (mut ends, mut in_mills) = (0, 0);
            for point in 0..net.size() {
                ends += net.neighbours(point).count_ones();
                in_mills += net.others_of(point).len();
                assert_eq!(net.find(net.name(point)), Some(point));
            }
            assert_eq!(
                (net.size(), ends / 2, in_mills / 3),
                (points, lines, mills),
                "{net:?}"
            );
        }
    }

    #[test]
    fn the_middle_is_no_point_and_joins_nothing() {
        let net = Net::Nine;
        let point = |name: &[u8; 2]| net.find(*name).expect("it is a point");
        assert_eq!(net.find(*b"D4"), None);
        assert_eq!(net.neighbours(point(b"D3")) & 1 << point(b"D5"), 0);
        assert_eq!(net.neighbours(point(b"C4")) & 1 << point(b"E4"), 0);
    }

    #[test]
    fn neighbours_lie_on_a_common_line_of_the_drawing() {
        for net in ALL {
            for point in 0..net.size() {
                let (x, y) = net.place(point);
                for next in each(net.neighbours(point)) {
                    let (nx, ny) = net.place(next);
                    let slanted = x.abs_diff(nx) == y.abs_diff(ny);
                    assert!(x == nx || y == ny || slanted && net == Net::Twelve);
                }
            }
        }
    }

    #[test]
    fn a_man_in_two_mills_is_in_a_mill_when_one_is_opened() {
        let net = Net::Nine;
        let cross = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 9 | 1 << 21;
        assert_eq!(net.in_mills(cross), cross);
        assert_eq!(net.in_mills(cross & !(1 << 1)), 1 << 0 | 1 << 9 | 1 << 21);
    }
}
