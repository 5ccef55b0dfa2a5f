//! What the app and the games say: typed messages here, their wording in the `.ftl` files of each language.
//!
//! A message knows its id in the texts and its arguments, and no language: `app/i18n` turns it into a sentence.

use crate::game::seat::{Seat, Side};
use crate::table::{Colour, Level};
use std::borrow::Cow;

/// Something to say, as one case of an enum that `messages!` declares.
pub trait Message: Clone + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    /// Whose texts it belongs to: a game's id, or `parlour`.
    const FILE: &'static str;
    /// The ids of all messages, in the order of the enum.
    const IDS: &'static [&'static str];
    /// The names of the arguments of each, in the same order.
    const ARGS: &'static [&'static [&'static str]];

    /// Its id and its arguments.
    fn phrase(&self) -> Phrase;
}

/// A message without its type: where its text is found, and what fills it.
#[derive(Clone, PartialEq, Debug)]
pub struct Phrase {
    /// Whose texts it belongs to.
    pub file: &'static str,
    /// Its id there; `id.attribute` for an attribute.
    pub id: Cow<'static, str>,
    /// Its arguments by name.
    pub args: Box<[(&'static str, Arg)]>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number; it also picks the plural form.
    Number(i64),
    /// The name of whoever sits there.
    Seat(Seat),
    /// A text from outside, or a word that the wording selects by.
    Text(Cow<'static, str>),
    /// Another message.
    Phrase(Phrase),
}

/// Somebody in a message: whoever sits at a seat of this table, or somebody known by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Name {
    /// Whoever sits there.
    Seat(Seat),
    /// This one.
    Text(String),
}

impl Phrase {
    /// A text without arguments.
    pub fn plain(file: &'static str, id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase {
            file,
            id: id.into(),
            args: Box::default(),
        }
    }
}

impl<M: Message> From<M> for Phrase {
    fn from(message: M) -> Phrase {
        message.phrase()
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Box<Phrase>> for Arg {
    fn from(phrase: Box<Phrase>) -> Arg {
        Arg::Phrase(*phrase)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Text(word.into())
    }
}

impl From<Level> for Arg {
    fn from(level: Level) -> Arg {
        level.id().into()
    }
}

impl From<Colour> for Arg {
    fn from(colour: Colour) -> Arg {
        colour.id().into()
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        side.name().into()
    }
}

impl From<Name> for Arg {
    fn from(name: Name) -> Arg {
        match name {
            Name::Seat(seat) => seat.into(),
            Name::Text(text) => text.into(),
        }
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

macro_rules! number_args {
    ($($number:ty),*) => { $(impl From<$number> for Arg {
        fn from(number: $number) -> Arg {
            Arg::Number(number.into())
        }
    })* };
}

number_args!(u8, u16, u32, i8, i16, i32, i64);

impl From<Seat> for Name {
    fn from(seat: Seat) -> Name {
        Name::Seat(seat)
    }
}

impl From<String> for Name {
    fn from(name: String) -> Name {
        Name::Text(name)
    }
}

impl From<&str> for Name {
    fn from(name: &str) -> Name {
        Name::Text(name.to_owned())
    }
}

/// Declares an enum of messages, each with its typed arguments. `AheadTakes { pit: u8 }` is worded in the texts as `ahead-takes`,
/// with `$pit`; a test holds every language against the enum.
#[macro_export]
macro_rules! messages {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $name:ident in $file:literal {
            $($message:ident $({ $($arg:ident: $kind:ty),* $(,)? })?),* $(,)?
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, PartialEq, Debug, strum::IntoStaticStr, strum::VariantNames)]
        #[strum(serialize_all = "kebab-case")]
        #[allow(missing_docs)]
        $visibility enum $name {
            $($message $({ $($arg: $kind),* })?,)*
        }

        impl $crate::games::ui::Message for $name {
            const FILE: &'static str = $file;
            const IDS: &'static [&'static str] = <$name as strum::VariantNames>::VARIANTS;
            const ARGS: &'static [&'static [&'static str]] = &[$(&[$($(stringify!($arg)),*)?]),*];

            fn phrase(&self) -> $crate::games::ui::Phrase {
                let id: &'static str = self.into();
                let args: Vec<(&'static str, $crate::games::ui::Arg)> = match self.clone() {
                    $($name::$message $({ $($arg),* })? => vec![
                        $($((stringify!($arg), $crate::games::ui::Arg::from($arg))),*)?
                    ],)*
                };
                $crate::games::ui::Phrase { file: $file, id: id.into(), args: args.into() }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::messages! {
        /// Messages to test with.
        enum Said in "toy" {
            Name,
            AheadTakes { pit: u8, who: Seat },
        }
    }

    #[test]
    fn a_message_knows_its_id_and_its_arguments() {
        assert_eq!(Said::Name.phrase(), Phrase::plain("toy", "name"));
        let takes = Said::AheadTakes {
            pit: 3,
            who: Seat::TWO,
        };
        let args = vec![("pit", Arg::Number(3)), ("who", Arg::Seat(Seat::TWO))];
        assert_eq!(takes.phrase().id, "ahead-takes");
        assert_eq!(*takes.phrase().args, args);
        assert_eq!(Said::IDS, ["name", "ahead-takes"]);
        assert_eq!(Said::ARGS, [&[][..], &["pit", "who"]]);
    }
}
