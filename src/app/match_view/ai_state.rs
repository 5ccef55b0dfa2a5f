//! What is shown of the computer at a table.

use crate::game::seat::Seat;
use crate::games::ui::Phrase;

/// What the computer does, as far as it is shown.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct AiState {
    /// It thinks for this seat.
    pub thinks_for: Option<Seat>,
    /// It looks for a hint.
    pub seeks_hint: bool,
    /// It thinks about a draw that was offered to this seat.
    pub weighs_draw: Option<Seat>,
    /// A hint, in words.
    pub hint: Option<Phrase>,
    /// Does it tell what each move leads to?
    pub values: ValuesState,
    /// It died again and again.
    pub is_gone: bool,
}

/// Whether it is told what each move leads to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ValuesState {
    /// It is not.
    #[default]
    Off,
    /// There is nothing to tell now.
    Idle,
    /// It is being computed.
    Computing,
    /// All of it is.
    Known,
    /// It cannot be computed in the time there is.
    OutOfReach,
}
