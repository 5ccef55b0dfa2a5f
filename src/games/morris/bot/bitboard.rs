//! Bit operations on the board of nine: mills and neighbours of whole sets of points, in a few look-ups.
//!
//! The men in all 16 mills are counted at once, two bits a mill: no mill has more than three.

use crate::games::morris::Board;
use crate::games::morris::rules::board::{Mill, Points, each};

/// All points.
pub const ALL: Points = Board::Nine.all();
/// The lower bit of each count of a mill.
const LOW_BITS: u32 = 0x5555_5555;
/// The first and the last point of each column.
const COLUMN_STARTS: Points = 0x24_9249;
const COLUMN_ENDS: Points = COLUMN_STARTS << 2;

/// The points of each mill.
pub static MILLS: [Points; 16] = mill_masks();
/// The points next to each point.
pub static NEIGHBOURS: [Points; 24] = neighbours();
/// The other two points of the two mills through each point.
pub static MILL_PARTNERS: [[Points; 2]; 24] = mill_partners();
/// What each of the three bytes of a set of points adds to the answer.
static TABLES: Tables = Tables::new();

/// The points of a mill: the rows come first, then the columns.
const fn mill(i: usize) -> Mill {
    Board::Nine.mills()[i]
}

const fn mill_masks() -> [Points; 16] {
    let (mut all, mut i) = ([0; 16], 0);
    while i < 16 {
        let [a, b, c] = mill(i);
        all[i] = 1 << a | 1 << b | 1 << c;
        i += 1;
    }
    all
}

const fn neighbours() -> [Points; 24] {
    let (mut all, mut i) = ([0; 24], 0);
    while i < 16 {
        let [a, b, c] = mill(i);
        all[a as usize] |= 1 << b;
        all[b as usize] |= 1 << a | 1 << c;
        all[c as usize] |= 1 << b;
        i += 1;
    }
    all
}

const fn mill_partners() -> [[Points; 2]; 24] {
    let (mut all, mut i) = ([[0; 2]; 24], 0);
    let mills = mill_masks();
    while i < 16 {
        let mut at = 0;
        while at < 3 {
            let point = mill(i)[at] as usize;
            all[point][i / 8] = mills[i] & !(1 << point);
            at += 1;
        }
        i += 1;
    }
    all
}

/// An answer for each of the three bytes of a set of points, and for all that a byte may hold.
type ByteTable = [[u32; 256]; 3];

struct Tables {
    /// How many points lie in each mill.
    counts: ByteTable,
    /// The neighbours of the points.
    neighbours: ByteTable,
    /// The points with rows and columns exchanged.
    transposed: ByteTable,
}

impl Tables {
    /// The entry of a set is that of the set without its lowest point, and what this point adds.
    const fn new() -> Tables {
        let mut tables = Tables {
            counts: [[0; 256]; 3],
            neighbours: [[0; 256]; 3],
            transposed: [[0; 256]; 3],
        };
        let (neighbours, mut byte) = (neighbours(), 0);
        while byte < 3 {
            let mut set: usize = 1;
            while set < 256 {
                let rest = set & (set - 1);
                let point = 8 * byte + set.trailing_zeros() as usize;
                tables.counts[byte][set] = tables.counts[byte][rest] + counts_of(point);
                tables.neighbours[byte][set] = tables.neighbours[byte][rest] | neighbours[point];
                tables.transposed[byte][set] =
                    tables.transposed[byte][rest] | 1 << place_in_rows(point);
                set += 1;
            }
            byte += 1;
        }
        tables
    }
}

/// A single point's counts: one in each of its mills.
const fn counts_of(point: usize) -> u32 {
    let (mills, mut counts, mut i) = (mill_masks(), 0, 0);
    while i < 16 {
        counts += (mills[i] >> point & 1) << (2 * i);
        i += 1;
    }
    counts
}

/// The number of a point if points are numbered along the rows, not along the columns.
const fn place_in_rows(point: usize) -> usize {
    let mut place = 0;
    while mill(place / 3)[place % 3] as usize != point {
        place += 1;
    }
    place
}

/// What a table has for the three bytes of a set.
#[inline(always)]
fn look_up(table: &ByteTable, points: Points) -> [u32; 3] {
    [
        table[0][(points & 255) as usize],
        table[1][(points >> 8 & 255) as usize],
        table[2][(points >> 16 & 255) as usize],
    ]
}

/// The same points with rows in the place of columns.
#[inline(always)]
fn transposed(points: Points) -> Points {
    let [a, b, c] = look_up(&TABLES.transposed, points);
    a | b | c
}

/// How many moves along a line lead from one of these points to a free one.
pub fn mobility(own: Points, free: Points) -> u32 {
    let along_columns = |own: Points, free: Points| {
        let up = (own & !COLUMN_ENDS) << 1 & free;
        let down = (own & !COLUMN_STARTS) >> 1 & free;
        up.count_ones() + down.count_ones()
    };
    along_columns(own, free) + along_columns(transposed(own), transposed(free))
}

/// How many of these points lie in each mill, two bits a mill.
#[inline(always)]
pub fn mill_counts(points: Points) -> u32 {
    let [a, b, c] = look_up(&TABLES.counts, points);
    a + b + c
}

/// The mills of which all three points are held, one bit in two.
#[inline(always)]
pub fn complete(counts: u32) -> u32 {
    counts & counts >> 1 & LOW_BITS
}

/// The mills of which two points are held.
#[inline(always)]
pub fn pairs(counts: u32) -> u32 {
    !counts & counts >> 1 & LOW_BITS
}

/// The mills of which no point is held.
#[inline(always)]
pub fn untouched(counts: u32) -> u32 {
    !(counts | counts >> 1) & LOW_BITS
}

/// All points next to one of these.
#[inline(always)]
pub fn neighbours_of(points: Points) -> Points {
    let [a, b, c] = look_up(&TABLES.neighbours, points);
    a | b | c
}

/// The masks of these mills.
#[inline(always)]
pub fn each_mill(mills: u32) -> impl Iterator<Item = Points> {
    each(mills).map(|bit| MILLS[usize::from(bit) / 2])
}

/// The points of these mills.
#[inline(always)]
pub fn points_of(mills: u32) -> Points {
    each_mill(mills).fold(0, |points, mill| points | mill)
}

/// Those of these points that lie in a mill among them.
#[inline(always)]
pub fn in_mills(points: Points) -> Points {
    points_of(complete(mill_counts(points)))
}

/// Would a man here complete a mill?
#[inline(always)]
pub fn completes_mill(held: Points, point: u32) -> bool {
    let [row, column] = MILL_PARTNERS[point as usize];
    held & row == row || held & column == column
}
