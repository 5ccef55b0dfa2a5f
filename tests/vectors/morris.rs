//! `morris.jsonl` and `morris-draws.jsonl`: positions with all that may be done and what comes of it, and whole games that end in
//! a draw, or just not. And how many ways there are to begin.

use parlour::game::seat::Seat;
use parlour::game::{Game, Turn};
use parlour::games::morris::{Board, Morris, Move, Side};
use parlour::testing::perft;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// Sequences of six decisions from the start, on each board.
const BEGINNINGS: [(&str, u64); 3] = [
    ("nine", 96_223_680),
    ("six", 5_698_368),
    ("twelve", 96_052_320),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    state: String,
    /// What is done, the state after it, and the end, if it is one.
    moves: Vec<(String, String, Option<String>)>,
    #[serde(default, rename = "tags")]
    _tags: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Drawn {
    id: String,
    turns: Vec<String>,
    end: Option<String>,
    at: Option<usize>,
    #[serde(default, rename = "kind")]
    _kind: IgnoredAny,
}

/// Of a case of whatever file, what is on the board.
#[derive(Deserialize)]
struct Sample {
    id: Option<String>,
    state: String,
}

/// Holds the rules to one case: exactly these decisions, and exactly this of each.
pub fn replay(line: &str) -> Result<(), String> {
    let case: Case = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
    case.check()
        .map_err(|fault| format!("{}: {fault}", case.id))
}

/// Holds the rules to one game: over after so many turns with this result, and not before.
pub fn replay_drawn(line: &str) -> Result<(), String> {
    let game: Drawn = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
    game.check()
        .map_err(|fault| format!("{}: {fault}", game.id))
}

/// Its name, if it has one, and the position of a case.
pub fn shown(line: &str) -> Result<(Option<String>, Morris), String> {
    let shown: Sample = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
    Ok((shown.id, position(&shown.state)?))
}

/// After these decisions, does the turn wait for a removal?
pub fn owes(mut position: Morris, decisions: &[String]) -> Result<bool, String> {
    for decision in decisions {
        play(&mut position, decision)?;
    }
    Ok(position.owed() > 0)
}

/// Counts the ways to begin, board by board.
pub fn begin() -> Result<String, String> {
    for (board, expected) in BEGINNINGS {
        let options = format!("board={board}").parse();
        let options = options.map_err(|fault| format!("{fault}"))?;
        let found = perft(&Morris::new(2, &options), 6);
        if found != expected {
            return Err(format!("{board}: {found} ways to begin, not {expected}"));
        }
    }
    Ok("six decisions on all three boards".into())
}

fn position(state: &str) -> Result<Morris, String> {
    let read: Morris = state.parse().map_err(|fault| format!("{fault}"))?;
    match written(&read) == state {
        true => Ok(read),
        false => Err(format!("{state} reads as {}", written(&read))),
    }
}

fn play(position: &mut Morris, decision: &str) -> Result<(), String> {
    let m: Move = decision.parse().map_err(|fault| format!("{fault}"))?;
    position.play(m).map_err(|illegal| illegal.to_string())
}

/// The position, as the vectors write it.
fn written(position: &Morris) -> String {
    let letter = |point| match position.at(point) {
        Some(side) => initial(side),
        None => '.',
    };
    let men: String = (0..position.board().size()).map(letter).collect();
    let side = initial(position.to_act());
    let [white, black] = Side::BOTH.map(|side| position.hand(side));
    let owed = if position.owed() > 0 { 'x' } else { '-' };
    format!("{men} {side} {white} {black} {owed}")
}

fn initial(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

/// How it ended, as the vectors write it.
fn end(position: &Morris) -> Option<String> {
    let Turn::Over(outcome) = position.turn() else {
        return None;
    };
    let who = match (outcome.places[Seat::ONE], outcome.places[Seat::TWO]) {
        (1, 2) => "W",
        (2, 1) => "B",
        (1, 1) => "draw",
        _ => "nobody",
    };
    Some(format!("{who}:{}", outcome.why.0))
}

/// Whatever could be decided on the board of nine, allowed or not.
fn thinkable() -> Vec<Move> {
    let board = Board::Nine;
    let mut all = Vec::new();
    for from in 0..board.size() {
        let name = board.name(from);
        all.extend([Move::Place(name), Move::Remove(name)]);
        all.extend((0..board.size()).map(|to| Move::Slide(name, board.name(to))));
    }
    all
}

impl Case {
    fn check(&self) -> Result<(), String> {
        let before = position(&self.state)?;
        let mut found = Vec::new();
        for m in thinkable() {
            let mut after = before.clone();
            match after.play(m) {
                Ok(()) => found.push((m.to_string(), written(&after), end(&after))),
                Err(_) if after == before => {}
                Err(illegal) => return Err(format!("{illegal}, yet the position changed")),
            }
        }
        let mut listed: Vec<String> = before.moves().iter().map(|m| m.to_string()).collect();
        let mut expected = self.moves.clone();
        found.sort();
        listed.sort();
        expected.sort();
        if !listed.iter().eq(found.iter().map(|(m, ..)| m)) {
            return Err(format!("{listed:?} are listed, others accepted"));
        }
        match found == expected {
            true => Ok(()),
            false => Err(format!("expected {expected:?}, found {found:?}")),
        }
    }
}

impl Drawn {
    fn check(&self) -> Result<(), String> {
        let mut position = Morris::new(2, &Default::default());
        for (turn, number) in self.turns.iter().zip(1..) {
            if let Some(end) = end(&position) {
                return Err(format!("{end} before turn {number}"));
            }
            let side = position.to_act();
            let taken = turn.find('x').unwrap_or(turn.len());
            for decision in [&turn[..taken], &turn[taken..]] {
                if !decision.is_empty() {
                    play(&mut position, decision)?;
                }
            }
            if position.to_act() == side {
                return Err(format!("{turn} is not all of turn {number}"));
            }
            let wanted = self.end.as_ref().filter(|_| self.at == Some(number));
            let found = end(&position);
            if found.as_ref() != wanted {
                return Err(format!("{found:?} after turn {number}, not {wanted:?}"));
            }
        }
        match self.at.is_none_or(|at| at <= self.turns.len()) {
            true => Ok(()),
            false => Err("it should end after its last turn".into()),
        }
    }
}
