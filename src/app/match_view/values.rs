//! What each move leads to if both play best, where the computer can tell.

use crate::app::i18n::Text;

/// What a move leads to, at the spot where the move is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveValue<S> {
    /// Where the move's path ends.
    pub spot: S,
    /// The final margin, for whoever moves.
    pub margin: i32,
    /// Does no move lead to more?
    pub best: bool,
}

impl<S> MoveValue<S> {
    /// The margin with its sign: +8, 0, −4.
    pub fn signed(&self) -> String {
        match self.margin {
            1.. => format!("+{}", self.margin),
            0 => "0".to_owned(),
            _ => format!("−{}", self.margin.unsigned_abs()),
        }
    }

    /// In words.
    pub fn describe(&self) -> Text {
        let margin = self.signed();
        if self.best {
            Text::LeadsToBest { margin }
        } else {
            Text::LeadsTo { margin }
        }
    }

    /// All are known: marks those that lead to the most.
    pub fn mark_best(values: &mut [MoveValue<S>]) {
        let most = values.iter().map(|value| value.margin).max();
        for value in values {
            value.best = Some(value.margin) == most;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_has_its_sign_and_the_best_ones_are_marked() {
        let mut values = [3, 0, -4, 3].map(|margin| MoveValue {
            spot: (),
            margin,
            best: false,
        });
        MoveValue::mark_best(&mut values);
        let shown = values.map(|value| (value.signed(), value.best));
        let expected = [("+3", true), ("0", false), ("−4", false), ("+3", true)];
        assert_eq!(shown, expected.map(|(text, best)| (text.to_owned(), best)));
    }
}
