//! What the console says about a board.

use super::commands::{Topic, usage_lines};
use super::drawing::draw;
use crate::games::score_four::rules::{LineKind, cells_of, kind, line_name};
use crate::games::score_four::{Board, Peg, Side, Verdict};

/// The reply to `show …` and `draw board`.
pub fn show(board: &Board, level: u8, topic: Topic) -> String {
    match topic {
        Topic::Board => stacks(board),
        Topic::Status => status(board),
        Topic::Lines => lines(board),
        Topic::Threats => threats(board),
        Topic::Pegs => list(board.free(), "None"),
        Topic::Level => format!("Level {level}."),
        Topic::Drawing => draw(board),
        Topic::Manual => usage_lines().collect::<Vec<_>>().join("\n"),
    }
}

/// One line for each peg, balls from the bottom up (C4).
fn stacks(board: &Board) -> String {
    let stack = |peg: Peg| {
        let balls: String = (0..board.height(peg))
            .map(|height| board.letter(peg.cell(height), ' '))
            .collect();
        match balls.is_empty() {
            true => format!("{peg}:"),
            false => format!("{peg}: {balls}"),
        }
    };
    Peg::all().map(stack).collect::<Vec<_>>().join("\n")
}

/// Balls, who moves, and the referee's verdict (C6).
fn status(board: &Board) -> String {
    let [white, black] = Side::BOTH.map(|side| board.count(side));
    let (to_move, result) = match board.verdict() {
        Verdict::Open => (board.mover().name(), "open"),
        over => ("nobody", verdict_text(over)),
    };
    format!("White: {white} balls. Black: {black} balls.\nTo move: {to_move}.\nResult: {result}.")
}

fn lines(board: &Board) -> String {
    let lines: Vec<String> = Side::BOTH
        .into_iter()
        .flat_map(|side| board.lines(side).map(move |line| (side.name(), line)))
        .map(|(side, line)| format!("{side} {}: {}.", kind_name(kind(line)), line_name(line)))
        .collect();
    match lines.is_empty() {
        true => "No lines.".to_owned(),
        false => lines.join("\n"),
    }
}

fn kind_name(kind: LineKind) -> &'static str {
    match kind {
        LineKind::Row => "row",
        LineKind::Column => "column",
        LineKind::Vertical => "vertical",
        LineKind::Flat => "flat diagonal",
        LineKind::Upright => "upright diagonal",
        LineKind::Space => "space diagonal",
    }
}

fn threats(board: &Board) -> String {
    let [white, black] = Side::BOTH.map(|side| {
        let pegs = board.threats(side).filter(|_| board.has_ball(side));
        list(pegs, "none")
    });
    format!("White wins at: {white}\nBlack wins at: {black}")
}

/// The names of pegs and a period; `nothing` instead if there are none.
fn list(pegs: impl Iterator<Item = Peg>, nothing: &str) -> String {
    let names: Vec<String> = pegs.map(Peg::name).collect();
    match names.is_empty() {
        true => format!("{nothing}."),
        false => format!("{}.", names.join(" ")),
    }
}

/// The verdict in the words of the referee and of the status.
fn verdict_text(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Open => "game open",
        Verdict::Won(Side::White) => "white wins",
        Verdict::Won(Side::Black) => "black wins",
        Verdict::Draw => "draw",
        Verdict::Both => "both colours have a line",
    }
}

/// The referee's notes on a change: new lines, and the verdict if it is another one (C8).
pub fn referee_notes(before: &Board, after: &Board) -> Vec<String> {
    let mut notes = Vec::new();
    for side in Side::BOTH {
        let is_new = |line: &_| cells_of(*line) & !before.of(side) != 0;
        for line in after.lines(side).filter(is_new) {
            notes.push(format!(
                "Referee: {} line {}.",
                side.name(),
                line_name(line)
            ));
        }
    }
    let verdict = after.verdict();
    if verdict != before.verdict() {
        notes.push(format!("Referee: {}.", verdict_text(verdict)));
    }
    notes
}
