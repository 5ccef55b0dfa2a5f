//! The board of nine as bit tables: what whole sets of points hold and touch, in a few look-ups.
//!
//! The men in each of the 16 mills are counted all at once, two bits a mill: no mill has more than three.

use super::super::net::{Net, Points};

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
static COUNTS: [[u32; 256]; 3] = counts();
static TOUCHED: [[Points; 256]; 3] = touched();
static CROSSWISE: [[Points; 256]; 3] = crosswise();
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

const fn counts() -> [[u32; 256]; 3] {
    let mut all = [[0; 256]; 3];
    let mills = mills();
    let mut at = 0;
    while at < 3 * 256 {
        let set = (at as u32 % 256) << (at / 256 * 8);
        let mut i = 0;
        while i < 16 {
            all[at / 256][at % 256] += (mills[i] & set).count_ones() << (2 * i);
            i += 1;
        }
        at += 1;
    }
    all
}

const fn touched() -> [[Points; 256]; 3] {
    let mut all = [[0; 256]; 3];
    let near = near();
    let mut at = 0;
    while at < 3 * 256 {
        let mut i = 0;
        while i < 8 {
            if at >> i & 1 == 1 {
                all[at / 256][at % 256] |= near[at / 256 * 8 + i];
            }
            i += 1;
        }
        at += 1;
    }
    all
}

const fn crosswise() -> [[Points; 256]; 3] {
    let mut all = [[0; 256]; 3];
    let mut at = 0;
    while at < 3 * 256 {
        let mut i = 0;
        while i < 24 {
            let point = mill(i / 3)[i % 3] as usize;
            if point / 8 == at / 256 && at >> (point % 8) & 1 == 1 {
                all[at / 256][at % 256] |= 1 << i;
            }
            i += 1;
        }
        at += 1;
    }
    all
}

/// The same points with rows in the place of columns.
#[inline(always)]
fn turned(held: Points) -> Points {
    CROSSWISE[0][(held & 255) as usize]
        | CROSSWISE[1][(held >> 8 & 255) as usize]
        | CROSSWISE[2][(held >> 16 & 255) as usize]
}

/// How many moves along a line lead from one of these to a free point.
#[inline(always)]
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
    COUNTS[0][(held & 255) as usize]
        + COUNTS[1][(held >> 8 & 255) as usize]
        + COUNTS[2][(held >> 16 & 255) as usize]
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
    TOUCHED[0][(held & 255) as usize]
        | TOUCHED[1][(held >> 8 & 255) as usize]
        | TOUCHED[2][(held >> 16 & 255) as usize]
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
