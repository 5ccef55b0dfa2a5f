//! What people are told, in English, and what the board shows.

mod board;
mod words;

use super::Spot;
use crate::app::i18n::{Language, translate};
use crate::games::morris::Morris;
use crate::games::ui::Phrase;

/// White has three men and may fly.
pub const FLYING: &str = ".....WB..W.B...B.....W.. W 0 0 -";
/// Both sides move along the lines.
pub const MOVING: &str = "BBWW.WWBWW.B.BWBBB.....W W 0 0 -";
/// Black has closed E3, E4, E5 and takes a man.
pub const MILL: &str = ".W.WWW.W.......BBB...... B 4 4 x";

pub fn english(phrase: impl Into<Phrase>) -> String {
    let names = ["Ann", "Ben"].map(str::to_owned);
    translate(Language::English, &phrase.into(), &names)
}

pub fn spot(name: &str) -> Spot {
    let name = name.as_bytes().try_into();
    Spot::Point(name.expect("a name is a letter and a digit"))
}

pub fn point(game: &Morris, name: &str) -> u8 {
    let point = game.point_of(spot(name));
    point.expect("the board has this point")
}
