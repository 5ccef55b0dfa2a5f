//! Pictures of boards: in the lobby, in lists and in the rules.

use crate::app::match_view::{BoardState, GameView};
use crate::games::ui::Picture;
use leptos::prelude::*;

/// A position as a picture.
#[component]
pub fn BoardPicture<G: GameView>(
    /// The position.
    position: G,
    /// Spots to point out, by name: all but the last are touched.
    #[prop(optional)]
    spots: &'static [&'static str],
) -> impl IntoView {
    let board = BoardState::picture(position);
    board.point_out(spots);
    G::board(board)
}

/// A picture of a booklet; nothing, if its position cannot be read.
pub fn rules_picture<G: GameView>(picture: &Picture) -> Option<AnyView> {
    let position: G = crate::game::notation::unfold(picture.position)
        .parse()
        .ok()?;
    let spots = picture.spots;
    Some(view! { <BoardPicture<G> position spots /> }.into_any())
}

/// The picture of a game in the lobby.
#[component]
pub fn SamplePicture<G: GameView>(
    /// The game.
    #[prop(optional)]
    _game: std::marker::PhantomData<G>,
) -> impl IntoView {
    view! { <BoardPicture<G> position=G::sample() /> }
}
