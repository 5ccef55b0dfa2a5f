//! One page of a game's rules, as its lines tell it.

use crate::text;

/// One page of the rules: its title, and then paragraphs, items and pictures, a line each.
#[derive(Clone, Copy, Debug)]
pub struct Page(pub(super) &'static [&'static str]);

/// A position to show, with words for those who do not see it.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// The position, drawn as text.
    pub position: &'static str,
    /// Spots that are touched one after another, the last of them only pointed at.
    pub spots: Option<&'static str>,
    /// What is to be seen.
    pub words: &'static str,
}

impl Page {
    /// What it is about.
    pub fn title(self) -> &'static str {
        let title = self.0[0];
        title.strip_prefix("## ").unwrap_or(title)
    }

    /// What comes after the title.
    pub fn lines(self) -> &'static [&'static str] {
        &self.0[1..]
    }

    /// Does it speak of this? In small letters.
    pub fn mentions(self, wanted: &str) -> bool {
        let mut lines = self.0.iter();
        lines.any(|line| text::has(&line.to_ascii_lowercase(), wanted))
    }
}

impl Picture {
    /// Reads `![words](position @ spot spot)`.
    pub fn read(line: &'static str) -> Option<Picture> {
        let (words, place) = line.strip_prefix("![")?.split_once(']')?;
        let place = place.strip_prefix('(')?.strip_suffix(')')?;
        let (position, spots) = match place.split_once('@') {
            Some((position, spots)) => (position, Some(spots.trim_ascii())),
            None => (place, None),
        };
        Some(Picture {
            position,
            spots,
            words,
        })
    }
}
