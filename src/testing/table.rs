//! What a table does with every game: record, replay, pack, undo, redo and take back whole matches.

use super::{Played, random_move};
use crate::game::rng::{self, Rng};
use crate::game::seat::Seat;
use crate::game::{Game, Turn};
use crate::table::{
    Colour, MatchId, Participant, Record, RecordError, Setup, Table, Timestamp, When,
};

/// A table at which nothing has been played.
pub fn new_table<G: Game>(seats: u8, wish: &G::Options, seed: u64) -> Table<G> {
    let participant =
        |i: usize| Participant::person(["Ann", "Ben", "Cleo", "Dan"][i], Colour::ALL[i]);
    Table::begin(Setup {
        id: MatchId(seed as u32),
        begun: Timestamp(1_794_824_431),
        wish: wish.clone(),
        seats: (0..usize::from(seats)).map(participant).collect(),
        seed,
    })
}

/// A running match in which the first decisions, so many at most, were made by even choice.
pub fn begun_at_random<G: Game>(
    seats: u8,
    options: &str,
    decisions: usize,
    seed: u64,
) -> Result<Record, RecordError> {
    let mut table = new_table::<G>(seats, &options.parse()?, seed);
    let rng = &mut rng::stream(seed, 3);
    let when = When::default();
    for _ in 0..decisions {
        while table.draw(when).is_some() {}
        let Some(m) = random_move(table.position(), rng) else {
            break;
        };
        let running = table.clone();
        if table.play(m, when).is_err() || table.is_over() {
            return Ok(running.record());
        }
    }
    while table.draw(when).is_some() {}
    Ok(table.record())
}

/// The match after a move, and after the draws that follow it.
pub fn played_on<G: Game>(record: &Record, m: &str) -> Result<Record, RecordError> {
    let mut table = Table::<G>::replay(record)?;
    let number = table.moves().len() + 1;
    let when = When::default();
    table
        .play(m.parse()?, when)
        .map_err(|illegal| RecordError::IllegalMove(number, illegal))?;
    while table.draw(when).is_some() {}
    Ok(table.record())
}

/// Plays a whole game at a table and looks at it from all sides.
pub(super) fn table_keeps<G: Game>(played: &Played<G>, rng: &mut Rng) -> Result<(), String> {
    let mut table = new_table::<G>(played.seats, &played.options, 7);
    let when = |i: usize| When {
        now: Timestamp(1_794_824_431 + i as u64),
        spent: i as u32 % 30,
    };
    // Each look replays the match, so a long one is looked at no more often than a short one; and odd, since draws and plays alternate.
    let every = (played.moves.len() / 16).max(16) | 1;
    for (i, m) in played.moves.iter().enumerate() {
        table.play(*m, when(i)).map_err(|fault| fault.to_string())?;
        if i % every == 0 {
            goes_back_and_forth(&table, rng)?;
            reads_back(&table, &table.record())?;
        }
    }
    let Some((_, places)) = table.end() else {
        return Err("the table does not notice the end".into());
    };
    if let Turn::Over(outcome) = table.position().turn()
        && outcome.places.values() != places
    {
        return Err("the table tells other places".into());
    }
    reads_back(&table, &table.record())?;
    reads_back(&table, &table.packed())
}

/// The text of a record tells the same match, and its moves come back from their bits.
fn reads_back<G: Game>(table: &Table<G>, record: &Record) -> Result<(), String> {
    let text = record.to_string();
    let read: Record = text.parse().map_err(|flaw| format!("{flaw} in\n{text}"))?;
    if read != *record {
        return Err(format!("the record reads as another:\n{text}\n{read}"));
    }
    let again = Table::<G>::replay(&read).map_err(|flaw| format!("{flaw} in\n{text}"))?;
    let same = again.moves() == table.moves()
        && again.position() == table.position()
        && again.record() == table.record();
    match same {
        true => Ok(()),
        false => Err(format!("another match comes back from\n{text}")),
    }
}

/// Undo and redo return to the same position; so does taking back, but the match remembers it.
fn goes_back_and_forth<G: Game>(table: &Table<G>, rng: &mut Rng) -> Result<(), String> {
    let mut other = table.clone();
    let mut back = 0;
    while other.can_undo() && crate::game::rng::pick(rng, 4) > 0 {
        other.undo();
        back += 1;
    }
    for _ in 0..back {
        other.redo(Timestamp(0));
    }
    if other.position() != table.position() || other.moves() != table.moves() {
        return Err(format!("{back} moves undone and redone lead elsewhere"));
    }
    for seat in Seat::all(table.seats().len() as u8).filter(|seat| table.can_take_back(*seat)) {
        let mut other = table.clone();
        other.take_back(seat);
        let first = other.actor(other.moves().len()) == Some(seat);
        if !first || other.moves() != &table.moves()[..other.moves().len()] {
            return Err(format!("seat {seat} took back something else"));
        }
        if other.record().takebacks[seat.index()] != 1 {
            return Err("a turn taken back leaves no mark".into());
        }
    }
    Ok(())
}
