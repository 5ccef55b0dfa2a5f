//! `score-four.jsonl`: positions with what the rules say of them, positions whose values are proven, and what the console says.

#[path = "../console/obliging.rs"]
mod obliging;

use obliging::proposal;
use parlour::game::seat::Seat;
use parlour::game::{Game, Turn};
use parlour::games::score_four::console::{Console, Event, Kind};
use parlour::games::score_four::rules::{cell_name, lines_in};
use parlour::games::score_four::{LINE, Options, Peg, ScoreFour, Side};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Case {
    Position(Position),
    Tactic(Tactic),
    Console(Transcript),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    id: String,
    kind: String,
    moves: Vec<String>,
    to_move: Option<String>,
    winner: Option<String>,
    /// Completed by the last move.
    #[serde(default)]
    lines: Vec<Vec<String>>,
    #[serde(default)]
    legal: Vec<String>,
    #[serde(default)]
    free: Vec<String>,
    bad_index: Option<usize>,
    reason: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tactic {
    id: String,
    moves: Vec<String>,
    to_move: String,
    win: BTreeMap<String, Option<u32>>,
    draw: Vec<String>,
    lose: BTreeMap<String, Option<u32>>,
    unknown: Vec<String>,
    forced: bool,
    #[serde(rename = "kind")]
    _kind: IgnoredAny,
    #[serde(default, rename = "k")]
    _k: IgnoredAny,
    #[serde(default, rename = "best")]
    _best: IgnoredAny,
    #[serde(default, rename = "only")]
    _only: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Transcript {
    id: String,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    #[serde(rename = "in")]
    typed: String,
    out: Vec<(String, Wanted)>,
}

/// A text, or several of which one or all are meant.
#[derive(Deserialize, Debug)]
#[serde(untagged)]
enum Wanted {
    One(String),
    Several(Vec<String>),
}

/// Holds the rules or the console to one case.
pub fn replay(line: &str) -> Result<(), String> {
    let case: Case = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
    let (id, found) = match &case {
        Case::Position(case) => (&case.id, case.check()),
        Case::Tactic(case) => (&case.id, case.check()),
        Case::Console(case) => (&case.id, case.check()),
    };
    found.map_err(|fault| format!("{id}: {fault}"))
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: T, wanted: T) -> Result<(), String> {
    match found == wanted {
        true => Ok(()),
        false => Err(format!("{what}: {found:?}, not {wanted:?}")),
    }
}

/// Plays moves from the empty board; where it does not go on, the number of the move and why.
fn played(moves: &[String]) -> Result<(ScoreFour, Option<ScoreFour>), (usize, &'static str)> {
    let (mut position, mut before) = (ScoreFour::new(2, &Options), None);
    for (i, word) in moves.iter().enumerate() {
        let peg: Peg = word.parse().map_err(|_| (i, "unknown"))?;
        let is_over = matches!(position.turn(), Turn::Over(_));
        before = Some(position);
        if position.play(peg).is_err() {
            return Err((i, if is_over { "over" } else { "full" }));
        }
    }
    Ok((position, before))
}

fn names(pegs: impl IntoIterator<Item = Peg>) -> Vec<String> {
    pegs.into_iter().map(Peg::name).collect()
}

impl Position {
    fn check(&self) -> Result<(), String> {
        let (position, before) = match played(&self.moves) {
            Ok(_) if self.kind == "illegal" => return Err("all its moves are accepted".into()),
            Ok(reached) => reached,
            Err((index, reason)) => {
                same("place", Some(index), self.bad_index)?;
                same("reason", Some(reason), self.reason.as_deref())?;
                return same("kind", "illegal", &self.kind);
            }
        };
        let (kind, to_move, winner) = match position.turn() {
            Turn::Seat(seat) => ("open", Some(Side::of(seat).name()), None),
            Turn::Over(outcome) if outcome.why == LINE => {
                let won = |seat: &Seat| outcome.places[*seat] == 1;
                let winner = [Seat::ONE, Seat::TWO].into_iter().find(won);
                ("win", None, winner.map(|seat| Side::of(seat).name()))
            }
            _ => ("draw", None, None),
        };
        same("kind", kind, &self.kind)?;
        same("to move", to_move, self.to_move.as_deref())?;
        same("winner", winner, self.winner.as_deref())?;
        same("legal", names(position.moves()), self.legal.clone())?;
        same("free", names(position.board().free()), self.free.clone())?;
        let mut lines: Vec<Vec<String>> = Vec::new();
        for side in Side::BOTH {
            let held = before.map(|before| before.board().of(side));
            let old: Vec<_> = lines_in(held.unwrap_or_default()).collect();
            let new = position.board().lines(side).filter(|l| !old.contains(l));
            lines.extend(new.map(|line| line.into_iter().map(cell_name).collect()));
        }
        same("lines", &lines, &self.lines)
    }
}

impl Tactic {
    /// What the rules can say of it: the pegs, and the wins at once.
    fn check(&self) -> Result<(), String> {
        let (position, _) = played(&self.moves).map_err(|(i, why)| format!("move {i}: {why}"))?;
        let side = position.to_move();
        same("to move", side.name(), &self.to_move)?;
        let mut pegs: Vec<&String> = self.win.keys().chain(self.lose.keys()).collect();
        pegs.extend(self.draw.iter().chain(&self.unknown));
        pegs.sort();
        same("pegs", names(position.moves()).iter().collect(), pegs)?;
        let at_once =
            |(peg, plies): (&String, &Option<u32>)| (*plies == Some(1)).then(|| peg.clone());
        let wins: Vec<String> = self.win.iter().filter_map(at_once).collect();
        same("wins at once", names(position.board().threats(side)), wins)?;
        let threats = position.board().threats(side.other()).count();
        same("forced", threats > 0, self.forced)
    }
}

impl Transcript {
    fn check(&self) -> Result<(), String> {
        let mut console = Console::default();
        for step in &self.steps {
            let message = said(&mut console, &step.typed);
            let fits = message.len() == step.out.len()
                && message
                    .iter()
                    .zip(&step.out)
                    .all(|(message, out)| fits(message, out));
            if !fits {
                return Err(format!("{}: {message:?}, not {:?}", step.typed, step.out));
            }
        }
        Ok(())
    }
}

/// What the console says to a submission, the computer answering at once.
fn said(console: &mut Console, typed: &str) -> Vec<(Kind, String)> {
    console.submit(typed);
    let mut message = Vec::new();
    while let Some(event) = console.next_event() {
        match event {
            Event::Said(said) => message.push((said.kind, said.text)),
            Event::Think(question) => {
                let position = question.position.parse().expect("it is a position");
                console.answered(question.number, proposal(&position));
            }
            Event::Stop | Event::Board | Event::Left => {}
        }
    }
    message
}

fn fits((kind, text): &(Kind, String), (wanted, texts): &(String, Wanted)) -> bool {
    match (kind, wanted.as_str(), texts) {
        (Kind::Reply, "reply", Wanted::One(wanted))
        | (Kind::Note, "note", Wanted::One(wanted))
        | (Kind::Error, "error", Wanted::One(wanted)) => text == wanted,
        (Kind::Reply, "reply_any", Wanted::Several(any)) => any.contains(text),
        (Kind::Reply, "reply_has", Wanted::Several(all)) => {
            all.iter().all(|part| text.contains(part))
        }
        _ => false,
    }
}
