//! A made-up game for the store, which must not know any: a move is any word, and `!` at its end makes it illegal.

use parlour::game::IllegalMove;
use parlour::storage::{Entry, Export, Form, KeyValue, Mode, SavedMatch, Store};
use parlour::table::{End, MatchId, Moves, Record, RecordError, Timestamp};
use std::rc::Rc;

pub fn replay(record: &Record, form: Form) -> Result<Record, RecordError> {
    if record.game != "pebbles" {
        return Err(RecordError::UnknownGame(record.game.clone()));
    }
    let moves: Vec<String> = match &record.moves {
        Moves::Written(moves) => moves.clone(),
        Moves::Packed(_, text) => text.split_terminator('.').map(str::to_owned).collect(),
    };
    if let Some(i) = moves.iter().position(|m| m.ends_with('!')) {
        return Err(RecordError::IllegalMove(
            i + 1,
            IllegalMove(moves[i].clone()),
        ));
    }
    let moves = match form {
        Form::Written => Moves::Written(moves),
        Form::Packed => Moves::Packed(moves.len(), moves.join(".")),
    };
    Ok(Record {
        moves,
        ..record.clone()
    })
}

/// A running match after so many moves.
pub fn running(id: u32, moves: usize) -> Record {
    let list: Vec<String> = (1..=moves).map(|n| n.to_string()).collect();
    let text = format!(
        "parlour 1\ngame pebbles\nid {id:08x}\nbegun {}\noptions size=6\nseat 1 person red Ann\n\
         seat 2 computer hard blue\nseed 5f3a91c200d4e7b8\nmoves {}\n",
        Timestamp(1_794_824_431 + 86_400 * u64::from(id)),
        list.join(" ")
    );
    text.parse().expect("it is well formed")
}

/// The same match, over and packed.
pub fn finished(id: u32, moves: usize) -> Record {
    let record = running(id, moves);
    let over = Record {
        ended: Some(Timestamp(record.begun.0 + 600)),
        end: Some(End::Rules("most".to_owned())),
        places: vec![1 + id as u8 % 2, 2 - id as u8 % 2],
        scores: vec![30, 18],
        seed: None,
        ..record
    };
    replay(&over, Form::Packed).expect("its moves are legal")
}

/// A store as a tab that has just been opened has it.
pub fn tab<S: KeyValue + 'static>(storage: &Rc<S>) -> Store {
    Store::new(storage.clone(), replay)
}

/// An export file of these matches and nothing else.
pub fn export_of(records: impl IntoIterator<Item = Record>) -> String {
    let export = Export {
        parlour: 1,
        exported: at(0),
        matches: records.into_iter().map(|r| r.to_string()).collect(),
        players: Vec::new(),
        settings: Default::default(),
        unreadable: Vec::new(),
        newer: Vec::new(),
    };
    serde_json::to_string(&export).expect("an export can be written")
}

pub fn at(seconds: u64) -> Timestamp {
    Timestamp(1_800_000_000 + seconds)
}

/// What a player sees: the running matches with their number of moves, and the history.
pub fn overview(store: &Store) -> (Vec<(MatchId, usize)>, Vec<MatchId>) {
    let moves = |s: SavedMatch| (s.record.id, s.record.moves.count());
    let mut running: Vec<_> = store.running().into_iter().map(moves).collect();
    running.sort();
    let mut history: Vec<_> = store.history().iter().map(|e: &Entry| e.id).collect();
    history.sort();
    (running, history)
}

pub fn is_kept(store: &Store) -> bool {
    store.mode() == Mode::Kept
}
