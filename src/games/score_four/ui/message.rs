//! What Score Four says. The wording is in the `.ftl` files beside this file.

use crate::game::seat::Seat;
use crate::games::score_four::rules::{Line, LineKind, kind, line_name};
use crate::games::score_four::{Peg, Side};
use crate::games::ui::{Arg, Phrase};
use crate::messages;

impl From<Peg> for Arg {
    fn from(peg: Peg) -> Arg {
        peg.name().into()
    }
}

impl From<LineKind> for Arg {
    fn from(kind: LineKind) -> Arg {
        match kind {
            LineKind::Row => "row",
            LineKind::Column => "column",
            LineKind::Vertical => "vertical",
            LineKind::Flat => "flat",
            LineKind::Upright => "upright",
            LineKind::Space => "space",
        }
        .into()
    }
}

messages! {
    /// What Score Four says.
    pub enum Message in "score-four" {
        Name,
        Board,
        Begins,
        White,
        Black,
        PegEmpty { peg: Peg },
        PegOne { peg: Peg, first: Phrase },
        PegTwo { peg: Peg, first: Phrase, second: Phrase },
        PegThree { peg: Peg, first: Phrase, second: Phrase, third: Phrase },
        PegFull { peg: Peg, first: Phrase, second: Phrase, third: Phrase, fourth: Phrase },
        Over,
        Drop { colour: Side },
        Again { peg: Peg, level: u8 },
        Lands { peg: Peg, level: u8 },
        Wins { peg: Peg },
        Blocks { peg: Peg, whom: Seat },
        Full { peg: Peg },
        Drops { who: Seat, peg: Peg, level: u8 },
        NoteWhite { n: u32 },
        NoteBlack { n: u32 },
        EndsLine { who: Seat, lines: Phrase },
        EndsFull,
        EndsBoth { lines: Phrase },
        Line { cells: String, kind: LineKind },
        Lines { first: Phrase, rest: Phrase },
        PartBalls,
        ToMove { colour: Side },
        Level { n: u8 },
        TurnLeft,
        TurnRight,
        TiltUp,
        TiltDown,
        Levels,
        Threats,
        View,
    }
}

impl Message {
    /// A colour's name.
    pub fn colour(side: Side) -> Message {
        match side {
            Side::White => Message::White,
            Side::Black => Message::Black,
        }
    }

    /// A line: its cells, and which kind of line it is.
    pub fn line(line: Line) -> Message {
        Message::Line {
            cells: line_name(line),
            kind: kind(line),
        }
    }

    /// Several lines, in their order; none, if there is none.
    pub fn lines(lines: &[Line]) -> Option<Message> {
        let (last, others) = lines.split_last()?;
        let lines = others
            .iter()
            .rfold(Message::line(*last), |rest, first| Message::Lines {
                first: Message::line(*first).into(),
                rest: rest.into(),
            });
        Some(lines)
    }
}
