//! Every text a person reads: one table per language, and messages that are filled in when they are shown.
//!
//! A table is a struct of texts, so a missing text fails the build. A text has holes: `{who}` is filled with a name or a
//! number, `{n:stone|stones}` picks by that number.

mod en;

use crate::seat::Seat;
use crate::table::{Colour, Level};

/// A language of the parlour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// The language in use. The page is drawn anew when it changes, so texts need not watch it.
    pub fn current() -> Language {
        Language::English
    }
}

/// Declares a table of texts together with its English: a struct of sentences, of which every other language fills one too.
#[macro_export]
macro_rules! texts {
    ($(#[$doc:meta])* $name:ident $($text:ident: $english:literal,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name {
            $(#[doc = $english] pub $text: &'static str,)*
        }

        /// The table in English.
        pub static ENGLISH: $name = $name { $($text: $english,)* };

        impl $name {
            /// Every text with its name, for tests over whole tables.
            #[cfg(test)]
            pub fn all(&self) -> Vec<(&'static str, &'static str)> {
                vec![$((stringify!($text), self.$text)),*]
            }
        }
    };
}

pub use en::Words;

/// The house's own texts in the language in use.
pub fn words() -> &'static Words {
    match Language::current() {
        Language::English => &en::ENGLISH,
    }
}

impl Words {
    /// The name of a level.
    pub fn level(&self, level: Level) -> &'static str {
        match level {
            Level::Easy => self.level_easy,
            Level::Medium => self.level_medium,
            Level::Hard => self.level_hard,
            Level::Expert => self.level_expert,
        }
    }

    /// The name of a seat's colour and shape.
    pub fn colour(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Red => self.colour_red,
            Colour::Blue => self.colour_blue,
            Colour::Yellow => self.colour_yellow,
            Colour::Green => self.colour_green,
        }
    }
}

/// Something to be said: a text with holes, and what fills them.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    text: &'static str,
    fills: Vec<(&'static str, Fill)>,
}

/// What fills a hole.
#[derive(Clone, PartialEq, Debug)]
pub enum Fill {
    /// A number; picks singular or plural too.
    Number(i64),
    /// The name of whoever sits there.
    Seat(Seat),
    /// Plain words.
    Text(String),
    /// Another message, filled by itself.
    Message(Box<Message>),
}

impl From<Message> for Fill {
    fn from(message: Message) -> Fill {
        Fill::Message(Box::new(message))
    }
}

impl From<Seat> for Fill {
    fn from(seat: Seat) -> Fill {
        Fill::Seat(seat)
    }
}

impl From<String> for Fill {
    fn from(text: String) -> Fill {
        Fill::Text(text)
    }
}

impl From<&str> for Fill {
    fn from(text: &str) -> Fill {
        Fill::Text(text.to_owned())
    }
}

macro_rules! fill_from_numbers {
    ($($number:ty),*) => { $(impl From<$number> for Fill {
        fn from(number: $number) -> Fill {
            Fill::Number(number as i64)
        }
    })* };
}

fill_from_numbers!(u8, u32, usize, i32, u64);

impl Message {
    /// A text of a table.
    pub const fn new(text: &'static str) -> Message {
        Message {
            text,
            fills: Vec::new(),
        }
    }

    /// Fills a hole.
    pub fn with(mut self, hole: &'static str, fill: impl Into<Fill>) -> Message {
        self.fills.push((hole, fill.into()));
        self
    }

    /// The sentence, with the names of those who sit at the table.
    pub fn say(&self, names: &[String]) -> String {
        let mut said = String::new();
        let mut rest = self.text;
        while let Some((before, after)) = rest.split_once('{') {
            let (hole, after) = after.split_once('}').unwrap_or((after, ""));
            said.push_str(before);
            let (hole, forms) = hole
                .split_once(':')
                .map_or((hole, None), |(hole, forms)| (hole, Some(forms)));
            let fill = self
                .fills
                .iter()
                .find(|(name, _)| *name == hole)
                .map(|(_, fill)| fill);
            debug_assert!(
                fill.is_some(),
                "nothing fills {{{hole}}} in “{}”",
                self.text
            );
            match (fill, forms) {
                (Some(Fill::Number(n)), Some(forms)) => {
                    let (one, more) = forms.split_once('|').unwrap_or((forms, forms));
                    said.push_str(if *n == 1 { one } else { more });
                }
                (Some(Fill::Number(n)), None) => said.push_str(&n.to_string()),
                (Some(Fill::Text(text)), _) => said.push_str(text),
                (Some(Fill::Message(message)), _) => said.push_str(&message.say(names)),
                (Some(Fill::Seat(seat)), _) => {
                    said.push_str(names.get(seat.index()).map_or("", String::as_str))
                }
                (None, _) => {}
            }
            rest = after;
        }
        said + rest
    }

    /// The sentence, where nobody is named.
    pub fn plain(&self) -> String {
        self.say(&[])
    }
}

/// No text of a table is empty, and every hole is closed.
#[cfg(test)]
pub fn check_texts(texts: &[(&str, &str)]) {
    for (name, text) in texts {
        assert!(!text.trim().is_empty(), "{name} is empty");
        let holes = (text.matches('{').count(), text.matches('}').count());
        assert_eq!(holes.0, holes.1, "{name}: {text}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_are_filled_with_names_numbers_and_their_plurals() {
        let names = ["Ann".to_owned(), "Ben".to_owned()];
        let message = |n: u8| {
            Message::new("{who} takes {n} {n:stone|stones} from {whom}.")
                .with("who", Seat::ONE)
                .with("whom", Seat::TWO)
                .with("n", n)
        };
        assert_eq!(message(1).say(&names), "Ann takes 1 stone from Ben.");
        assert_eq!(message(4).say(&names), "Ann takes 4 stones from Ben.");
    }

    #[test]
    fn every_text_of_every_table_is_well_formed() {
        check_texts(&en::ENGLISH.all());
    }
}
