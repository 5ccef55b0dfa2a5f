//! Exact values under the standard rules: the margin perfect play leads to, by search to the end.
//!
//! A row is six bytes of a word, so that sowing is two additions from a table. What was already won does not matter to what is
//! still to come: values are margins of the stones in play, from the mover's side.

use super::{Mancala, Options, PITS, Side};

/// Both rows as the side to move sees them, a byte a pit in sowing order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rows {
    /// The mover's.
    pub mine: u64,
    /// The other side's.
    pub theirs: u64,
}

/// Where a number of stones from a pit goes.
#[derive(Clone, Copy)]
struct Way {
    mine: u64,
    theirs: u64,
    store: u8,
    /// Where the last one falls: a pit of one's own, `STORE`, or beyond.
    last: u8,
}

const STORE: u8 = PITS as u8;
/// More stones than these are not in play under any option.
const MOST: usize = 96;

static WAYS: [[Way; MOST + 1]; PITS] = ways();

const fn ways() -> [[Way; MOST + 1]; PITS] {
    let none = Way {
        mine: 0,
        theirs: 0,
        store: 0,
        last: 2 * STORE,
    };
    let mut ways = [[none; MOST + 1]; PITS];
    let mut pit = 0;
    while pit < PITS {
        let (mut way, mut stones, mut at) = (none, 1, pit);
        while stones <= MOST {
            at = (at + 1) % (2 * PITS + 1);
            if at < PITS {
                way.mine += 1 << (8 * at);
            } else if at == PITS {
                way.store += 1;
            } else {
                way.theirs += 1 << (8 * (at - PITS - 1));
            }
            way.last = at as u8;
            ways[pit][stones] = way;
            stones += 1;
        }
        pit += 1;
    }
    ways
}

/// The stones of a row.
fn sum(row: u64) -> i32 {
    (row.wrapping_mul(0x0101_0101_0101_0101) >> 56) as i32
}

fn at(row: u64, pit: usize) -> u64 {
    row >> (8 * pit) & 0xff
}

/// What came of a sowing.
#[derive(Clone, Copy)]
struct Sown {
    /// The rows, seen by whoever moves next.
    rows: Rows,
    /// By how much the mover's store grew against the other's.
    gain: i32,
    again: bool,
    over: bool,
}

impl Rows {
    /// The rows of a position, if it is played by the standard rules and goes on.
    pub fn of(game: &Mancala) -> Option<Rows> {
        if game.variant() != Options::default().variant || game.is_over() {
            return None;
        }
        let row = |side: Side| {
            let mut row = 0;
            for pit in side.pits() {
                row |= u64::from(game.stones(pit)) << (8 * pit.index);
            }
            row
        };
        let mover = game.to_move();
        Some(Rows {
            mine: row(mover),
            theirs: row(mover.other()),
        })
    }

    /// How many stones are in play.
    pub fn stones(self) -> i32 {
        sum(self.mine) + sum(self.theirs)
    }

    fn sow(self, pit: usize) -> Sown {
        let way = WAYS[pit][at(self.mine, pit) as usize];
        let mut mine = (self.mine & !(0xff << (8 * pit))) + way.mine;
        let mut theirs = self.theirs + way.theirs;
        let mut gain = i32::from(way.store);
        let last = usize::from(way.last);
        if last < PITS && at(mine, last) == 1 {
            let opposite = PITS - 1 - last;
            let taken = at(theirs, opposite);
            if taken > 0 {
                gain += 1 + taken as i32;
                mine &= !(0xff << (8 * last));
                theirs &= !(0xff << (8 * opposite));
            }
        }
        let over = mine == 0 || theirs == 0;
        if over {
            gain += sum(mine) - sum(theirs);
        }
        let again = way.last == STORE;
        let rows = match again {
            true => Rows { mine, theirs },
            false => Rows {
                mine: theirs,
                theirs: mine,
            },
        };
        Sown {
            rows,
            gain,
            again,
            over,
        }
    }

    fn hash(self) -> u64 {
        let mixed = (self.mine | self.theirs << 48 | self.theirs >> 16 << 56)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ self.theirs.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    }
}

/// What is known of a position: its value is between these, and this pit was best.
#[derive(Clone, Copy)]
struct Known {
    rows: Rows,
    least: i8,
    most: i8,
    best: u8,
}

const UNKNOWN: Known = Known {
    rows: Rows { mine: 0, theirs: 0 },
    least: 0,
    most: 0,
    best: 0,
};

/// Solves positions, and remembers what it has learnt.
pub struct Solver {
    known: Vec<Known>,
    /// Sowings tried so far.
    pub nodes: u64,
}

impl Solver {
    /// Remembers 2 to the power of `bits` positions.
    pub fn new(bits: u32) -> Solver {
        Solver {
            known: vec![UNKNOWN; 1 << bits],
            nodes: 0,
        }
    }

    /// The margin to come from these rows, if both sides play best.
    pub fn value(&mut self, rows: Rows) -> i32 {
        self.near(rows, 0)
    }

    /// What each pit leads to: its number from 0, and the margin to come.
    pub fn values(&mut self, rows: Rows) -> Vec<(usize, i32)> {
        let mut values = Vec::new();
        for pit in 0..PITS {
            if at(rows.mine, pit) == 0 {
                continue;
            }
            let sown = rows.sow(pit);
            let value = match (sown.over, sown.again) {
                (true, _) => sown.gain,
                (false, true) => sown.gain + self.near(sown.rows, -sown.gain),
                (false, false) => sown.gain - self.near(sown.rows, sown.gain),
            };
            values.push((pit, value));
        }
        values
    }

    /// Finds the value by asking again and again whether it is more than a guess. All stones end in a store, so the margin is odd or
    /// even with the stones in play.
    fn near(&mut self, rows: Rows, guess: i32) -> i32 {
        let stones = rows.stones();
        let (mut least, mut most) = (-stones, stones);
        let mut guess = guess.clamp(least, most);
        if (guess ^ stones) & 1 == 1 {
            guess += 1;
        }
        while least < most {
            let beta = if guess == least { guess + 2 } else { guess };
            guess = self.search(rows, stones, beta - 1, beta);
            if guess < beta {
                most = guess;
            } else {
                least = guess;
            }
        }
        guess
    }

    fn search(&mut self, rows: Rows, stones: i32, mut alpha: i32, beta: i32) -> i32 {
        if stones <= alpha {
            return stones;
        }
        if -stones >= beta {
            return -stones;
        }
        let place = (rows.hash() as usize) & (self.known.len() - 1);
        let known = self.known[place];
        let mut first = PITS;
        let (mut least, mut most) = (-stones, stones);
        if known.rows == rows {
            (least, most) = (known.least.into(), known.most.into());
            if least >= beta || least == most {
                return least;
            }
            if most <= alpha {
                return most;
            }
            first = known.best.into();
        }
        let (mut best, mut pit_of_best) = (i32::MIN, 0);
        let wanted = alpha;
        let mut tried = 0_u8;
        // The pit that was best before; then, from the store on, what gives another turn; then captures; then the rest.
        for pass in 0..4 {
            for pit in (0..PITS).rev() {
                if tried >> pit & 1 == 1 || at(rows.mine, pit) == 0 {
                    continue;
                }
                if pass == 0 && pit != first {
                    continue;
                }
                let way = WAYS[pit][at(rows.mine, pit) as usize];
                if pass == 1 && way.last != STORE {
                    continue;
                }
                let sown = rows.sow(pit);
                if pass == 2 && sown.gain <= i32::from(way.store) {
                    continue;
                }
                tried |= 1 << pit;
                self.nodes += 1;
                let (gain, left) = (sown.gain, sown.rows.stones());
                let value = match (sown.over, sown.again) {
                    (true, _) => gain,
                    (false, true) => gain + self.search(sown.rows, left, alpha - gain, beta - gain),
                    (false, false) => {
                        gain - self.search(sown.rows, left, gain - beta, gain - alpha)
                    }
                };
                if value > best {
                    (best, pit_of_best) = (value, pit);
                    alpha = alpha.max(value);
                    if value >= beta {
                        break;
                    }
                }
            }
            if best >= beta {
                break;
            }
        }
        if best > wanted {
            least = least.max(best);
        }
        if best < beta {
            most = most.min(best);
        }
        self.known[place] = Known {
            rows,
            least: least as i8,
            most: most as i8,
            best: pit_of_best as u8,
        };
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::games::mancala::Move;

    /// Positions with few stones, laid by a simple generator.
    fn few(number: u32, most: u8) -> impl Iterator<Item = Mancala> {
        let mut chance: u32 = 1;
        let mut next = move |below: u32| {
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (chance >> 16) % below
        };
        (0..number).filter_map(move |_| {
            let mut game = Mancala::new(2, &Options::default());
            game.pits = [[0; PITS]; 2];
            for _ in 0..1 + next(9) {
                let (row, pit) = (next(2) as usize, next(PITS as u32) as usize);
                game.pits[row][pit] += 1 + next(2) as u8 * next(14) as u8;
            }
            game.to_move = Side::BOTH[next(2) as usize];
            let few = game.left(Side::South) + game.left(Side::North) <= most;
            (few && !game.has_ended()).then_some(game)
        })
    }

    /// The margin to come for a side, by trying everything the rules allow.
    fn tried(game: &Mancala, side: Side) -> i32 {
        if game.is_over() {
            return 0;
        }
        let margin =
            |game: &Mancala| i32::from(game.store(side)) - i32::from(game.store(side.other()));
        let values = game.moves().into_iter().map(|m| {
            let mut after = *game;
            after.apply(m);
            margin(&after) - margin(game) + tried(&after, side)
        });
        match game.to_move() == side {
            true => values.max(),
            false => values.min(),
        }
        .expect("a game that goes on has moves")
    }

    #[test]
    fn sowing_with_two_additions_is_sowing_by_the_rules() {
        let mut seen = 0;
        for game in few(4_000, 40) {
            let (rows, mover) = (Rows::of(&game).expect("it goes on"), game.to_move());
            for m in game.moves() {
                let Move::Sow(number) = m else { continue };
                let sown = rows.sow(usize::from(number) - 1);
                let mut after = game;
                after.apply(m);
                let gain = |side: Side| i32::from(after.store(side)) - i32::from(game.store(side));
                assert_eq!(sown.gain, gain(mover) - gain(mover.other()), "{game} {m}");
                assert_eq!(sown.over, after.is_over(), "{game} {m}");
                if let Some(rows) = Rows::of(&after) {
                    assert_eq!((sown.rows, sown.again), (rows, after.to_move() == mover));
                }
                seen += 1;
            }
        }
        println!("{seen} sowings");
    }

    #[test]
    fn a_value_is_what_trying_everything_comes_to() {
        let mut solver = Solver::new(12);
        let mut seen = 0;
        for game in few(2_000, 8) {
            let rows = Rows::of(&game).expect("it goes on");
            let mover = game.to_move();
            assert_eq!(solver.value(rows), tried(&game, mover), "{game}");
            for (index, value) in solver.values(rows) {
                let mut after = game;
                after.apply(Move::Sow(index as u8 + 1));
                let gain = |side: Side| i32::from(after.store(side)) - i32::from(game.store(side));
                let told = gain(mover) - gain(mover.other()) + tried(&after, mover);
                assert_eq!(value, told, "{game} {index}");
            }
            seen += 1;
        }
        println!("{seen} positions");
    }
}
