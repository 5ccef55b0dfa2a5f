//! Numbers for positions of few men, the same for images under the symmetries of the board.
//!
//! The mover's men are numbered up to symmetry: of the 16 images of a set only the least is listed. The other side's men are numbered
//! by their places among the points left.

use crate::games::morris::bot::position::each;
use crate::games::morris::bot::symmetry::{self, IDENTITY, Symmetries};
use crate::games::morris::rules::board::Points;

/// How many men each side has, the mover's first.
pub type Pair = (usize, usize);

/// Fewest and most men of a side in a table.
const MIN_MEN: usize = 3;
const MAX_MEN: usize = 5;

/// Numbers positions within the table of their pair.
pub struct PositionIndex {
    pub(super) symmetries: Symmetries,
    /// Binomial coefficients.
    choose: [[u32; MAX_MEN + 2]; 25],
    /// For each set of so many points: 16 times the row of its least image, and the symmetry that leads there.
    classes: [Vec<u16>; MAX_MEN + 1],
    /// The least images, in order: the rows of a table.
    rows: [Vec<Points>; MAX_MEN + 1],
    /// The symmetries that map each of them to itself.
    stabilisers: [Vec<u16>; MAX_MEN + 1],
}

impl PositionIndex {
    /// Lists the sets of points.
    pub fn new() -> PositionIndex {
        let mut index = PositionIndex {
            symmetries: Symmetries::new(),
            choose: binomials(),
            classes: Default::default(),
            rows: Default::default(),
            stabilisers: Default::default(),
        };
        for men in MIN_MEN..=MAX_MEN {
            index.list_sets(men);
        }
        index
    }

    fn list_sets(&mut self, men: usize) {
        let mut classes = vec![u16::MAX; self.choose[24][men] as usize];
        let (mut rows, mut stabilisers) = (Vec::new(), Vec::new());
        for set in sets(24, men) {
            if classes[self.rank(set)] != u16::MAX {
                continue;
            }
            // Sets come in order, so the first of its class is the least.
            let mut stabiliser = 0;
            for symmetry in 0..symmetry::COUNT {
                let image = self.symmetries.map(symmetry, set);
                stabiliser |= u16::from(image == set) << symmetry;
                let class = &mut classes[self.rank(image)];
                if *class == u16::MAX {
                    *class = (rows.len() * 16 + self.symmetries.inverse(symmetry)) as u16;
                }
            }
            rows.push(set);
            stabilisers.push(stabiliser);
        }
        self.classes[men] = classes;
        self.rows[men] = rows;
        self.stabilisers[men] = stabilisers;
    }

    /// The rank of a set among those with as many points.
    fn rank(&self, set: Points) -> usize {
        let ranks = each(set).zip(1..);
        let rank: u32 = ranks.map(|(point, k)| self.choose[point as usize][k]).sum();
        rank as usize
    }

    /// The rows of a pair's table: where the mover's men stand.
    pub fn rows(&self, pair: Pair) -> &[Points] {
        &self.rows[pair.0]
    }

    /// How many positions a row has.
    pub fn row_size(&self, pair: Pair) -> usize {
        self.choose[24 - pair.0][pair.1] as usize
    }

    /// How many positions a table has.
    pub fn size(&self, pair: Pair) -> usize {
        self.rows[pair.0].len() * self.row_size(pair)
    }

    /// The place of a position in its table.
    pub fn place(&self, own: Points, other: Points) -> usize {
        let men = own.count_ones() as usize;
        let class = usize::from(self.classes[men][self.rank(own)]);
        self.place_in_row(class / 16, men, self.symmetries.map(class % 16, other))
    }

    fn place_in_row(&self, row: usize, men: usize, other: Points) -> usize {
        let own = self.rows[men][row];
        let (mut rank, mut k) = (0, 0);
        for point in each(other) {
            k += 1;
            let below = (own & ((1 << point) - 1)).count_ones();
            rank += self.choose[(point - below) as usize][k];
        }
        row * self.choose[24 - men][k] as usize + rank as usize
    }

    /// The men of both sides at a place of a table.
    pub fn at(&self, pair: Pair, place: usize) -> (Points, Points) {
        let row_size = self.row_size(pair);
        let own = self.rows[pair.0][place / row_size];
        let (mut rank, mut set) = ((place % row_size) as u32, 0);
        for k in (1..=pair.1).rev() {
            let point = (0..24).rev().find(|n| self.choose[*n][k] <= rank);
            let point = point.unwrap_or(0);
            rank -= self.choose[point][k];
            set |= 1 << point;
        }
        (own, spread(set, own))
    }

    /// Visits all places of the same position: several if a symmetry maps the mover's men to themselves.
    pub fn for_each_same(&self, pair: Pair, place: usize, visit: &mut impl FnMut(usize)) {
        let row = place / self.row_size(pair);
        let stabiliser = self.stabilisers[pair.0][row];
        if stabiliser == 1 << IDENTITY {
            return visit(place);
        }
        let (_, other) = self.at(pair, place);
        for symmetry in each(stabiliser.into()) {
            let image = self.symmetries.map(symmetry as usize, other);
            visit(self.place_in_row(row, pair.0, image));
        }
    }

    /// The first of the places of the same position.
    pub fn first_same(&self, pair: Pair, place: usize) -> usize {
        let mut first = place;
        self.for_each_same(pair, place, &mut |same| first = first.min(same));
        first
    }
}

fn binomials() -> [[u32; MAX_MEN + 2]; 25] {
    let mut choose = [[0; MAX_MEN + 2]; 25];
    for n in 0..25 {
        choose[n][0] = 1;
        for k in 1..MAX_MEN + 2 {
            if n > 0 {
                choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            }
        }
    }
    choose
}

/// All sets of so many of the first points, in ascending order.
pub fn sets(points: u32, men: usize) -> impl Iterator<Item = Points> {
    let mut next: Points = (1 << men) - 1;
    std::iter::from_fn(move || {
        let set = next;
        // The next number with as many bits: the lowest run of ones moves one bit up, the rest of it to the bottom.
        let low = set & set.wrapping_neg();
        let ripple = set + low;
        next = ripple | (((set ^ ripple) / low) >> 2);
        (set < 1 << points).then_some(set)
    })
}

/// Moves a set of the points left to their places on the board.
pub fn spread(set: Points, held: Points) -> Points {
    each(held).fold(set, |image, point| {
        let below = (1 << point) - 1;
        image & below | (image & !below) << 1
    })
}
