//! The board of nine as bit tables: what whole sets of points hold and touch, in a few look-ups.
//!
//! The men in each of the 16 mills are counted all at once, two bits a mill: no mill has more than three.

use super::super::net::{Net, Points};
use std::sync::OnceLock;

/// All points.
pub const ALL: Points = Net::Nine.all();
/// The lower bit of each count.
pub const ONES: u32 = 0x5555_5555;

/// The points of each mill.
pub static MILLS: [Points; 16] = mills();
/// The points next to each point.
pub static NEAR: [Points; 24] = near();
/// What else has to be held for the two mills through each point.
pub static THROUGH: [[Points; 2]; 24] = through();
/// Worked out when first asked for: written out they would be a tenth of the worker's program.
static TABLES: OnceLock<Tables> = OnceLock::new();

#[inline(always)]
fn tables() -> &'static Tables {
    match TABLES.get() {
        Some(tables) => tables,
        None => TABLES.get_or_init(Tables::work_out),
    }
}
/// The first and the last point of each column.
const FIRSTS: Points = 0x24_9249;
const LASTS: Points = FIRSTS << 2;

/// The points of a mill: the rows come first, then the columns.
const fn mill(i: usize) -> [u8; 3] {
    Net::Nine.mills()[i]
}

const fn mills() -> [Points; 16] {
    let (mut all, mut i) = ([0; 16], 0);
    while i < 16 {
        let [a, b, c] = mill(i);
        all[i] = 1 << a | 1 << b | 1 << c;
        i += 1;
    }
    all
}

const fn near() -> [Points; 24] {
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

const fn through() -> [[Points; 2]; 24] {
    let (mut all, mut i) = ([[0; 2]; 24], 0);
    let mills = mills();
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

/// For each of the three bytes of a set of points and all it may hold.
struct Tables {
    counts: [[u32; 256]; 3],
    touched: [[Points; 256]; 3],
    crosswise: [[Points; 256]; 3],
}

impl Tables {
    /// A byte more holds what it held without its lowest bit, and that.
    fn work_out() -> Tables {
        let mut all = Tables {
            counts: [[0; 256]; 3],
            touched: [[0; 256]; 3],
            crosswise: [[0; 256]; 3],
        };
        for byte in 0..3 {
            for set in 1..256_usize {
                let (rest, point) = (set & (set - 1), 8 * byte + set.trailing_zeros() as usize);
                let (mut count, mut across) = (0, 0);
                for (i, mill) in MILLS.iter().enumerate() {
                    count += (mill >> point & 1) << (2 * i);
                }
                for i in 0..24 {
                    across |= Points::from(usize::from(mill(i / 3)[i % 3]) == point) << i;
                }
                all.counts[byte][set] = all.counts[byte][rest] + count;
                all.touched[byte][set] = all.touched[byte][rest] | NEAR[point];
                all.crosswise[byte][set] = all.crosswise[byte][rest] | across;
            }
        }
        all
    }
}

/// What a table has for all points of a set, byte by byte.
#[inline(always)]
fn each_byte(table: &[[u32; 256]; 3], held: Points) -> [u32; 3] {
    [
        table[0][(held & 255) as usize],
        table[1][(held >> 8 & 255) as usize],
        table[2][(held >> 16 & 255) as usize],
    ]
}

/// The same points with rows in the place of columns.
#[inline(always)]
fn turned(held: Points) -> Points {
    let [a, b, c] = each_byte(&tables().crosswise, held);
    a | b | c
}

/// How many moves along a line lead from one of these to a free point.
pub fn moves(own: Points, free: Points) -> u32 {
    let along = |own: Points, free: Points| {
        let up = (own & !LASTS) << 1 & free;
        let down = (own & !FIRSTS) >> 1 & free;
        up.count_ones() + down.count_ones()
    };
    along(own, free) + along(turned(own), turned(free))
}

/// How many of these points lie in each mill.
#[inline(always)]
pub fn count(held: Points) -> u32 {
    let [a, b, c] = each_byte(&tables().counts, held);
    a + b + c
}

/// The mills of which all three are held.
#[inline(always)]
pub fn whole(counts: u32) -> u32 {
    counts & counts >> 1 & ONES
}

/// The mills of which two are held.
#[inline(always)]
pub fn pairs(counts: u32) -> u32 {
    !counts & counts >> 1 & ONES
}

/// The mills of which none is held.
#[inline(always)]
pub fn bare(counts: u32) -> u32 {
    !(counts | counts >> 1) & ONES
}

/// All points next to one of these.
#[inline(always)]
pub fn touched_by(held: Points) -> Points {
    let [a, b, c] = each_byte(&tables().touched, held);
    a | b | c
}

/// The points of these mills.
#[inline(always)]
pub fn points_of(mut mills: u32) -> Points {
    let mut points = 0;
    while mills != 0 {
        points |= MILLS[mills.trailing_zeros() as usize / 2];
        mills &= mills - 1;
    }
    points
}

/// Those of these points that lie in a mill among them.
#[inline(always)]
pub fn in_mills(held: Points) -> Points {
    points_of(whole(count(held)))
}

/// Would a man here complete a mill?
#[inline(always)]
pub fn closes(held: Points, point: u32) -> bool {
    let [a, b] = THROUGH[point as usize];
    held & a == a || held & b == b
}
