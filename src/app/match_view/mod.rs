//! The match on the screen: the board's state, what a touch means, animation, the computer, and the controller of it all.

mod advice;
pub mod ai_client;
mod ai_player;
mod ai_state;
mod animation;
pub mod board_frame;
pub mod board_state;
mod controller;
pub mod frame_state;
mod match_frame;
pub mod paths;
mod progress;
pub mod selection;
pub mod values;

pub use ai_client::{AiClient, AiEvent};
pub use ai_player::AiPlayer;
pub use ai_state::{AiState, ValuesState};
pub use board_frame::{Aim, BoardFrame, SpotGroup, focus_spot};
pub use board_state::{BoardInputs, BoardState, People, SpotState};
pub use controller::MatchController;
pub use frame_state::{Ending, FrameState, SeatState};
pub use match_frame::{MatchAction, MatchFrame, Panel, SpotButton, may_see};
pub use selection::{BoardAction, Selection};
pub use values::MoveValue;

use crate::game::seat::Seat;
use crate::games::ui::GameUi;
use crate::table::Record;
use leptos::prelude::AnyView;

/// The views of a game: the only place where the page's shared parts meet a game's own components.
pub trait GameView: GameUi {
    /// The board itself. Shapes and gradients that it refers to are in the game's `shapes.svg`.
    fn board(board: BoardState<Self>) -> AnyView;
    /// Buttons that change how the board is looked at, over its corners.
    fn controls(_board: BoardState<Self>) -> Option<AnyView> {
        None
    }
    /// What lies beside the board: piles, counts, what scores.
    fn side_panel(_board: BoardState<Self>) -> Option<AnyView> {
        None
    }
    /// What lies before a seat, under its name; `is_person` if somebody at this screen decides for it.
    fn seat_area(_board: BoardState<Self>, _seat: Seat, _is_person: bool) -> Option<AnyView> {
        None
    }
    /// The page of a match's console, if the game has one.
    fn console(_record: Record) -> Option<AnyView> {
        None
    }
}
