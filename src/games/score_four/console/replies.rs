//! What the console says of a board.

use super::commands::Topic;
use crate::games::score_four::balls::{Kind, Peg, cells_of, kind, line_name};
use crate::games::score_four::drawing::draw;
use crate::games::score_four::{Board, Side, Verdict};
use crate::text::{self, glued, told};

/// The reply to `show …` and `draw board`.
pub fn shown(board: &Board, level: u8, topic: Topic) -> String {
    match topic {
        Topic::Board => stacks(board),
        Topic::Status => status(board),
        Topic::Lines => lines(board),
        Topic::Threats => threats(board),
        Topic::Pegs => listed(board.free().collect(), "None"),
        Topic::Level => glued(&["Level ", &told(level.into()), "."]),
        Topic::Drawing => draw(board),
    }
}

/// One line a peg, balls from the bottom up (C4).
fn stacks(board: &Board) -> String {
    let mut all = String::new();
    for peg in Peg::all() {
        text::push_word(&mut all, '\n', &peg.name());
        all.push(':');
        for height in 0..board.height(peg) {
            if height == 0 {
                all.push(' ');
            }
            all.push(board.letter(peg.cell(height), ' '));
        }
    }
    all
}

/// Balls, who moves, and what the referee says (C6).
fn status(board: &Board) -> String {
    let [white, black] = Side::BOTH.map(|side| told(board.count(side).into()));
    let (to_move, result) = match board.verdict() {
        Verdict::Open => (board.mover().name(), "open"),
        over => ("nobody", sentence(over)),
    };
    glued(&[
        "White: ",
        &white,
        " balls. Black: ",
        &black,
        " balls.\nTo move: ",
        to_move,
        ".\nResult: ",
        result,
        ".",
    ])
}

fn lines(board: &Board) -> String {
    let mut all = String::new();
    for side in Side::BOTH {
        for line in board.lines(side) {
            let what = match kind(line) {
                Kind::Row => " row: ",
                Kind::Column => " column: ",
                Kind::Vertical => " vertical: ",
                Kind::Flat => " flat diagonal: ",
                Kind::Upright => " upright diagonal: ",
                Kind::Space => " space diagonal: ",
            };
            text::push_word(&mut all, '\n', side.name());
            for part in [what, &line_name(line), "."] {
                all += part;
            }
        }
    }
    match all.is_empty() {
        true => "No lines.".to_owned(),
        false => all,
    }
}

fn threats(board: &Board) -> String {
    let [white, black] = Side::BOTH.map(|side| {
        let mut pegs: Vec<Peg> = board.threats(side).collect();
        pegs.retain(|_| board.has_ball(side));
        listed(pegs, "none")
    });
    glued(&["White wins at: ", &white, "\nBlack wins at: ", &black])
}

/// Pegs with a period; something else instead of none.
#[inline(never)]
fn listed(pegs: Vec<Peg>, nothing: &str) -> String {
    let mut all = String::new();
    for peg in pegs {
        text::push_word(&mut all, ' ', &peg.name());
    }
    if all.is_empty() {
        all += nothing;
    }
    all.push('.');
    all
}

/// The verdict on a board as the referee and the status tell it.
fn sentence(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Open => "game open",
        Verdict::Won(Side::White) => "white wins",
        Verdict::Won(Side::Black) => "black wins",
        Verdict::Draw => "draw",
        Verdict::Both => "both colours have a line",
    }
}

/// What the referee says of a change: new lines, and the result if it is another (C8).
pub fn judged(before: &Board, after: &Board) -> Vec<String> {
    let mut notes = Vec::new();
    for side in Side::BOTH {
        for line in after.lines(side) {
            if cells_of(line) & !before.of(side) != 0 {
                let line = line_name(line);
                notes.push(glued(&["Referee: ", side.name(), " line ", &line, "."]));
            }
        }
    }
    let verdict = after.verdict();
    if verdict != before.verdict() {
        notes.push(glued(&["Referee: ", sentence(verdict), "."]));
    }
    notes
}

/// Why something is impossible.
pub fn note(parts: &[&str]) -> String {
    glued(&["Note: ", &glued(parts), "."])
}
