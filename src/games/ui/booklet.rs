//! The rules of a game for people: which pages there are and which positions they show. The words are in the game's texts.

use super::Phrase;

/// One page of the rules. Its title is the text `page-<id>`, its paragraphs and items are the attribute `.text`, and the words
/// for its pictures `.picture`, or `.picture-1`, `.picture-2` where there are several.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Names it in the texts.
    pub id: &'static str,
    /// What it shows, above its words.
    pub pictures: &'static [Picture],
}

/// A position to show.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// The position, drawn as text, ` / ` for the end of a line.
    pub position: &'static str,
    /// Spots that are touched one after another, by name; the last of them is only pointed at.
    pub spots: &'static [&'static str],
}

impl Page {
    /// Its title.
    pub fn title(&self, game: &'static str) -> Phrase {
        Phrase::plain(game, format!("page-{}", self.id))
    }

    /// Its paragraphs and items, an empty line between paragraphs, `- ` before items.
    pub fn text(&self, game: &'static str) -> Phrase {
        Phrase::plain(game, format!("page-{}.text", self.id))
    }

    /// What is to be seen on one of its pictures.
    pub fn caption(&self, game: &'static str, picture: usize) -> Phrase {
        let id = match self.pictures.len() {
            1 => format!("page-{}.picture", self.id),
            _ => format!("page-{}.picture-{}", self.id, picture + 1),
        };
        Phrase::plain(game, id)
    }
}
