//! Where somebody lands whose address leads nowhere: one sentence, and the way home.

use super::dom::{El, h};
use super::route::Route;
use super::ui::link;
use super::words::{Message, words};

/// Says what is wrong, and leads home.
pub fn lost(why: Message) -> El {
    let title = h("h1 tabindex=-1").text(words().lost_title);
    let home = link("primary", "home", words().home, &Route::Lobby);
    h("main.page.lost")
        .child(title)
        .child(h("p").text(why))
        .child(home)
}
