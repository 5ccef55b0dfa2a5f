//! Something to be said: a text with holes, and what fills them.

use super::Text;
use crate::game::seat::Seat;
use crate::text;
use std::rc::Rc;

/// Something to be said: a text with holes, and what fills them. One pointer wide: screens are full of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Message(Rc<Told>);

#[derive(PartialEq, Debug)]
struct Told {
    text: Text,
    fills: Vec<(&'static str, Fill)>,
}

/// What fills a hole.
#[derive(PartialEq, Debug)]
pub enum Fill {
    /// A number; picks singular or plural too.
    Number(i32),
    /// The name of whoever sits there.
    Seat(Seat),
    /// Plain words.
    Words(String),
    /// Another message, filled by itself.
    Message(Message),
}

/// What can fill a hole of a message; each kind goes there by a function of its own, and brings only itself along.
pub trait Fills {
    /// Fills the hole.
    fn fill(self, message: Message, hole: &'static str) -> Message;
}

impl Fills for Message {
    fn fill(self, message: Message, hole: &'static str) -> Message {
        message.take(hole, Fill::Message(self))
    }
}

impl Fills for Text {
    fn fill(self, message: Message, hole: &'static str) -> Message {
        Message::new(self).fill(message, hole)
    }
}

impl Fills for Seat {
    fn fill(self, message: Message, hole: &'static str) -> Message {
        message.seat(hole, self)
    }
}

impl Fills for String {
    fn fill(self, message: Message, hole: &'static str) -> Message {
        message.words(hole, self)
    }
}

impl Fills for &str {
    fn fill(self, message: Message, hole: &'static str) -> Message {
        message.words(hole, self.to_owned())
    }
}

macro_rules! numbers_fill {
    ($($number:ty),*) => { $(impl Fills for $number {
        fn fill(self, message: Message, hole: &'static str) -> Message {
            message.number(hole, self as i32)
        }
    })* };
}

numbers_fill!(u8, u32, usize, i32, u64);

impl From<Text> for Message {
    fn from(text: Text) -> Message {
        Message::new(text)
    }
}

impl From<String> for Message {
    #[inline(never)]
    fn from(words: String) -> Message {
        Message::new(super::words().itself).with("itself", words)
    }
}

impl From<&str> for Message {
    #[inline(never)]
    fn from(words: &str) -> Message {
        words.to_owned().into()
    }
}

impl From<i32> for Message {
    #[inline(never)]
    fn from(number: i32) -> Message {
        text::told(number.into()).into()
    }
}

impl From<&String> for Message {
    fn from(words: &String) -> Message {
        words.as_str().into()
    }
}

impl Message {
    /// A text of a table.
    #[inline(never)]
    pub fn new(text: Text) -> Message {
        Message(Rc::new(Told {
            text,
            fills: Vec::new(),
        }))
    }

    /// Fills a hole. It is done before the message is handed on.
    pub fn with(self, hole: &'static str, fill: impl Fills) -> Message {
        fill.fill(self, hole)
    }

    #[inline(never)]
    fn number(self, hole: &'static str, number: i32) -> Message {
        self.take(hole, Fill::Number(number))
    }

    #[inline(never)]
    fn seat(self, hole: &'static str, seat: Seat) -> Message {
        self.take(hole, Fill::Seat(seat))
    }

    #[inline(never)]
    fn words(self, hole: &'static str, words: String) -> Message {
        self.take(hole, Fill::Words(words))
    }

    #[inline(never)]
    fn take(mut self, hole: &'static str, fill: Fill) -> Message {
        if let Some(told) = Rc::get_mut(&mut self.0) {
            told.fills.push((hole, fill));
        }
        self
    }

    /// The sentence, with the names of those who sit at the table.
    #[inline(never)]
    pub fn say(&self, names: &[String]) -> String {
        let mut said = String::new();
        self.append(names, &mut said);
        said
    }

    fn append(&self, names: &[String], said: &mut String) {
        let mut rest = self.0.text.get();
        while let Some((before, after)) = rest.split_once('{') {
            let (hole, after) = after.split_once('}').unwrap_or((after, ""));
            said.push_str(before);
            let (hole, forms) = match hole.split_once(':') {
                Some((hole, forms)) => (hole, Some(forms)),
                None => (hole, None),
            };
            let fill = self.0.fills.iter().find(|(name, _)| *name == hole);
            debug_assert!(fill.is_some(), "nothing fills {{{hole}}} in {self:?}");
            match (fill.map(|(_, fill)| fill), forms) {
                (Some(Fill::Number(n)), Some(forms)) => {
                    let (one, more) = forms.split_once('|').unwrap_or((forms, forms));
                    said.push_str(if *n == 1 { one } else { more });
                }
                (Some(Fill::Number(n)), None) => text::push_number(said, (*n).into()),
                (Some(Fill::Words(words)), _) => said.push_str(words),
                (Some(Fill::Message(message)), _) => message.append(names, said),
                (Some(Fill::Seat(seat)), _) => {
                    said.push_str(names.get(seat.index()).map_or("", String::as_str))
                }
                (None, _) => {}
            }
            rest = after;
        }
        said.push_str(rest);
    }

    /// The sentence, where nobody is named.
    #[inline(never)]
    pub fn plain(&self) -> String {
        self.say(&[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::old::words::words;

    #[test]
    fn holes_are_filled_with_names_numbers_and_their_plurals() {
        let names = ["Ann".to_owned(), "Ben".to_owned()];
        let counted = |n: u8| Message::new(words().minutes_ago).with("n", n).plain();
        assert_eq!(counted(1), "left 1 minute ago");
        assert_eq!(counted(4), "left 4 minutes ago");
        let against = Message::new(words().against).with("who", Seat::TWO).with(
            "whom",
            Message::new(words().placed)
                .with("n", 1)
                .with("who", Seat::ONE),
        );
        assert_eq!(against.say(&names), "Ben against 1. Ann");
    }

    #[test]
    fn words_from_elsewhere_are_said_as_they_are() {
        assert_eq!(Message::from("{n} stones}").plain(), "{n} stones}");
        let named = Message::new(words().whose_turn)
            .with("who", "{n}")
            .with("n", 1);
        assert_eq!(named.plain(), "{n}’s turn");
    }
}
