//! A plain rival for the expert of Morris, written for this test alone: alpha-beta of six turns over two masks, men and room as
//! its whole judgement, no memory, no table. It shares nothing with the expert but the drawing of the board.

use crate::duel::mover;
use parlour::ai::{Budget, Limits};
use parlour::game::seat::Seat;
use parlour::games::morris::rules::board::each;
use parlour::games::morris::{Board, Morris, Side};
use parlour::games::{Rules, rules};
use parlour::table::{Level, Moves, Record};
use parlour::testing::after;

/// How many turns it looks ahead.
const DEPTH: u32 = 6;
const WON: i32 = 10_000;

/// The men of whoever acts and of the other, and how many of both wait.
#[derive(Clone, Copy)]
struct Men {
    men: [u32; 2],
    hand: [u8; 2],
}

/// From where (or from the hand), to where, and what is taken.
#[derive(Clone, Copy)]
struct Turn {
    from: Option<u8>,
    to: u8,
    take: Option<u8>,
}

impl Men {
    fn left(&self, whose: usize) -> u32 {
        self.men[whose].count_ones() + u32::from(self.hand[whose])
    }

    fn turns(&self) -> Vec<Turn> {
        let board = Board::Nine;
        let [own, other] = self.men;
        let free = board.all() & !(own | other);
        let mut ways = Vec::new();
        if self.hand[0] > 0 {
            ways.extend(each(free).map(|to| (None, to)));
        } else {
            let flies = own.count_ones() == 3;
            for from in each(own) {
                let targets = if flies {
                    free
                } else {
                    free & board.neighbours(from)
                };
                ways.extend(each(targets).map(|to| (Some(from), to)));
            }
        }
        let loose = other & !board.in_mills(other);
        let prey = if loose == 0 { other } else { loose };
        let mut turns = Vec::new();
        for (from, to) in ways {
            let held = own & !from.map_or(0, |from| 1 << from);
            if board.mills_through(to, held) > 0 {
                let taking = each(prey).map(|take| Turn {
                    from,
                    to,
                    take: Some(take),
                });
                turns.splice(0..0, taking);
            } else {
                turns.push(Turn {
                    from,
                    to,
                    take: None,
                });
            }
        }
        turns
    }

    /// The position after a turn, for the other one.
    fn after(&self, turn: Turn) -> Men {
        let [mut own, mut other] = self.men;
        let mut hand = self.hand;
        match turn.from {
            Some(from) => own &= !(1 << from),
            None => hand[0] -= 1,
        }
        own |= 1 << turn.to;
        other &= !turn.take.map_or(0, |take| 1 << take);
        Men {
            men: [other, own],
            hand: [hand[1], hand[0]],
        }
    }

    fn worth(&self) -> i32 {
        let [own, other] = self.men;
        let free = Board::Nine.all() & !(own | other);
        let room =
            |men: u32| each(men).fold(0, |all, point| all | Board::Nine.neighbours(point)) & free;
        20 * (self.left(0) as i32 - self.left(1) as i32) + room(own).count_ones() as i32
            - room(other).count_ones() as i32
    }

    fn value(&self, depth: u32, mut low: i32, high: i32) -> i32 {
        if self.left(0) < 3 {
            return -WON - depth as i32;
        }
        let turns = self.turns();
        if turns.is_empty() {
            return -WON - depth as i32;
        }
        if depth == 0 {
            return self.worth();
        }
        for turn in turns {
            low = low.max(-self.after(turn).value(depth - 1, -high, -low));
            if low >= high {
                break;
            }
        }
        low
    }

    /// The best turn; of equal ones the one that a number picks.
    fn best(&self, number: usize) -> Option<Turn> {
        let (mut best, mut value) = (Vec::new(), -2 * WON);
        for turn in self.turns() {
            let found = -self.after(turn).value(DEPTH - 1, -2 * WON, -value + 1);
            if found > value {
                (best, value) = (Vec::new(), found);
            }
            if found == value {
                best.push(turn);
            }
        }
        (!best.is_empty()).then(|| best[number % best.len()])
    }
}

/// So many matches, from either side; tells how they ended.
pub fn meets_the_expert(games: u64, nodes: u64) -> Result<String, String> {
    let rules = rules("morris").ok_or("it is on the shelf")?;
    let (mut won, mut drawn) = (0, 0);
    for game in 0..games {
        let expert = Seat::at(game as usize % 2);
        let record = play(rules, expert, game, nodes)?;
        match record.places[expert.index()] {
            1 if record.places.iter().all(|place| *place == 1) => drawn += 1,
            1 => won += 1,
            _ => return Err(format!("the expert has lost:\n{record}")),
        }
    }
    Ok(format!("+{won} ={drawn} -0"))
}

fn play(rules: &Rules, expert: Seat, game: u64, nodes: u64) -> Result<Record, String> {
    let message = |flaw: parlour::table::RecordError| flaw.to_string();
    // The first man of each stands anywhere, so that matches differ.
    let mut record = (rules.begun_at_random)(2, "", 2, game).map_err(message)?;
    for number in 0.. {
        let Some(seat) = mover(&record)? else { break };
        let mut decisions = Vec::new();
        if seat == expert {
            let limits = &mut Limits::new(Budget::of_nodes(nodes), &|| 0.0);
            let told_of =
                &mut |thought: &parlour::ai::Thought| decisions = vec![thought.chosen.clone()];
            (rules.think)(&record, Level::Expert, limits, told_of).map_err(message)?;
        } else {
            decisions = rival(&record, game as usize + number)?;
        }
        for decision in decisions {
            record = (rules.played_on)(&record, &decision).map_err(message)?;
        }
    }
    Ok(record)
}

/// The rival's whole turn, as decisions.
fn rival(record: &Record, number: usize) -> Result<Vec<String>, String> {
    let Moves::Written(moves) = &record.moves else {
        return Err("moves are written".into());
    };
    let start = <Morris as parlour::game::Game>::new(2, &Default::default());
    let position = after(start, &moves.join(" "));
    let (own, other) = (position.to_act(), position.to_act().other());
    let sides: [Side; 2] = [own, other];
    let men = Men {
        men: sides.map(|side| position.men(side)),
        hand: sides.map(|side| position.hand(side)),
    };
    let turn = men.best(number).ok_or("it can move")?;
    let name = |point: u8| String::from_utf8_lossy(&Board::Nine.name(point)).into_owned();
    let mut decisions = vec![match turn.from {
        Some(from) => format!("{}-{}", name(from), name(turn.to)),
        None => name(turn.to),
    }];
    decisions.extend(turn.take.map(|take| format!("x{}", name(take))));
    Ok(decisions)
}
