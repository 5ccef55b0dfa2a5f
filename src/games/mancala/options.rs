//! What two players of Mancala agree on before the first stone is sown.

use super::PITS;
use crate::game::{Choice, ParseError};
use std::fmt;
use std::str::FromStr;

/// What New match offers.
pub(super) const CHOICES: &[Choice] = &[STONES, CAPTURE, END, SWEEP, PIE, START];

// The values of each choice are in the order of the `ALL` of its type.
const STONES: Choice = choice("stones", &["4", "3", "5", "6"]);
const CAPTURE: Choice = choice("capture", &["nonempty", "empty", "none"]);
const END: Choice = choice("end", &["either", "turn"]);
const SWEEP: Choice = choice("sweep", &["owner", "opponent", "none"]);
const PIE: Choice = choice("pie", &["off", "on"]);
const START: Choice = choice("start", &["even", "fair1", "fair2", "fair3"]);

/// The numbers of stones in a pit, in the order of `STONES`.
const STONES_PER_PIT: [u8; 4] = [4, 3, 5, 6];

const fn choice(key: &'static str, values: &'static [&'static str]) -> Choice {
    Choice { key, values }
}

/// When a last stone in an empty pit of one's own captures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Capture {
    /// If the pit opposite holds stones.
    #[default]
    Nonempty,
    /// Always; the last stone alone, if the pit opposite is empty.
    Empty,
    /// Never.
    None,
}

impl Capture {
    const ALL: [Capture; 3] = [Capture::Nonempty, Capture::Empty, Capture::None];
}

/// When the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum End {
    /// When either side is empty after a sowing.
    #[default]
    Either,
    /// When the side that has to move is empty.
    Turn,
}

impl End {
    const ALL: [End; 2] = [End::Either, End::Turn];
}

/// Who gets the stones left at the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Sweep {
    /// The side they lie on.
    #[default]
    Owner,
    /// The side that is empty.
    Opponent,
    /// Nobody: they stay where they are and do not count.
    None,
}

impl Sweep {
    const ALL: [Sweep; 3] = [Sweep::Owner, Sweep::Opponent, Sweep::None];
}

/// How the stones lie at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Start {
    /// The same number in every pit.
    #[default]
    Even,
    /// A stone of South's pit 1 lies in pit 3.
    Fair1,
    /// A stone of South's pit 5 lies in pit 3.
    Fair2,
    /// A stone of North's pit 2 lies in South's pit 3.
    Fair3,
}

impl Start {
    const ALL: [Start; 4] = [Start::Even, Start::Fair1, Start::Fair2, Start::Fair3];
}

/// The rules that hold all game long, and so belong to the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Variant {
    /// When a sowing captures.
    pub capture: Capture,
    /// When the game ends.
    pub end: End,
    /// Who gets the stones left then.
    pub sweep: Sweep,
}

impl Variant {
    /// The choices that make up a variant.
    pub(super) const CHOICES: &[Choice] = &[CAPTURE, END, SWEEP];

    /// The variant of these values, by their places in `CHOICES`.
    pub(super) fn from_chosen(chosen: &[usize]) -> Variant {
        let [capture, end, sweep] = *chosen else {
            unreachable!("there is one value for each choice")
        };
        Variant {
            capture: Capture::ALL[capture],
            end: End::ALL[end],
            sweep: Sweep::ALL[sweep],
        }
    }

    /// The places of its values in `CHOICES`.
    pub(super) fn chosen(self) -> [usize; 3] {
        [
            self.capture as usize,
            self.end as usize,
            self.sweep as usize,
        ]
    }
}

/// What is agreed before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Stones in each pit at the start.
    pub stones: u8,
    /// The rules of capture and end.
    pub variant: Variant,
    /// May the second player change sides after the first turn?
    pub pie: bool,
    /// How the stones lie at the start.
    pub start: Start,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            stones: STONES_PER_PIT[0],
            variant: Variant::default(),
            pie: false,
            start: Start::Even,
        }
    }
}

impl Options {
    /// The pits at the start, South's first.
    pub(super) fn pits(&self) -> [[u8; PITS]; 2] {
        let mut pits = [[self.stones; PITS]; 2];
        let (side, pit) = match self.start {
            Start::Even => return pits,
            Start::Fair1 => (0, 0),
            Start::Fair2 => (0, 4),
            Start::Fair3 => (1, 1),
        };
        pits[side][pit] -= 1;
        pits[0][2] += 1;
        pits
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stones = (STONES_PER_PIT.iter()).position(|stones| *stones == self.stones);
        let [capture, end, sweep] = self.variant.chosen();
        let chosen = [
            stones.expect("options are default or read, so the number is one of those offered"),
            capture,
            end,
            sweep,
            self.pie.into(),
            self.start as usize,
        ];
        Choice::write(CHOICES, &chosen, f)
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Options, ParseError> {
        let chosen = Choice::read(CHOICES, text, |key, _| {
            Err(ParseError::new("an option of Mancala", key))
        })?;
        let [stones, ref variant @ .., pie, start] = chosen[..] else {
            unreachable!("there is one value for each choice")
        };
        let options = Options {
            stones: STONES_PER_PIT[stones],
            variant: Variant::from_chosen(variant),
            pie: pie == 1,
            start: Start::ALL[start],
        };
        // Only with these rules is a fair start proven to be a draw; the pie rule does not change that.
        let proven = options.stones == 4 && options.variant == Variant::default();
        if options.start != Start::Even && !proven {
            return Err(ParseError::new(
                "four stones and the standard rules for a fair start",
                text.trim(),
            ));
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game as _;
    use crate::games::mancala::Mancala;
    use crate::testing::position;

    fn start(options: &str) -> Mancala {
        Mancala::new(2, &options.parse().expect("these options make sense"))
    }

    #[test]
    fn every_choice_is_written_out() {
        let options = "stones=4 capture=nonempty end=either sweep=owner pie=off start=even";
        assert_eq!(Options::default().to_string(), options);
        let options = "stones=6 capture=none end=turn sweep=opponent pie=on start=even";
        let read: Options = options.parse().expect("these options make sense");
        assert_eq!(read.to_string(), options);
    }

    #[test]
    fn each_pit_starts_with_as_many_stones_as_agreed() {
        for (options, stones) in [("", 4), ("stones=3", 3), ("stones=5", 5), ("stones=6", 6)] {
            assert_eq!(start(options).pits, [[stones; PITS]; 2]);
        }
    }

    #[test]
    fn a_fair_start_has_one_stone_shifted() {
        let drawn = [
            "4 4 4 4 4 4  0 0  3 4 5 4 4 4  south to move",
            "4 4 4 4 4 4  0 0  4 4 5 4 3 4  south to move",
            "4 4 4 4 3 4  0 0  4 4 5 4 4 4  south to move",
        ];
        for (options, drawn) in ["start=fair1", "start=fair2", "start=fair3"]
            .iter()
            .zip(drawn)
        {
            assert_eq!(start(options), position(drawn));
        }
    }

    #[test]
    fn a_fair_start_goes_with_four_stones_and_the_standard_rules() {
        assert!("start=fair1 stones=4 pie=on".parse::<Options>().is_ok());
        for other in ["stones=5", "capture=empty", "end=turn", "sweep=none"] {
            let text = format!("start=fair2 {other}");
            let refused = text.parse::<Options>().expect_err("no draw is proven");
            assert_eq!(
                refused.to_string(),
                format!(
                    "expected four stones and the standard rules for a fair start, found “{text}”"
                )
            );
        }
    }

    #[test]
    fn unknown_options_are_refused() {
        for text in ["4", "stones=7", "stones=", "pie", "pie=maybe", "moon=full"] {
            assert!(text.parse::<Options>().is_err(), "{text}");
        }
    }
}
