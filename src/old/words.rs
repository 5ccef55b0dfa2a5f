//! Every text a person reads, and messages that are filled in when they are shown.
//!
//! The texts are in plain files, `words/en.txt` here and in each game's folder, and no part of the program: `seal.sh` joins them
//! to one file for each language, the page loads it beside the program, and a `Text` is the number of a line in it. What is
//! compiled is only that each file has the right keys in the right order: a missing, surplus or misspelt one fails the build.

mod file;
mod house;
mod message;
mod page;
mod text;

use crate::table::{Colour, Level};
pub use file::{check, count};
pub use house::{COUNT, Words, words};
pub use message::{Fill, Message};
pub use page::{Page, Picture};
#[cfg(not(target_arch = "wasm32"))]
pub use text::joined;
pub use text::{ChoiceWords, Table, Text, load};

/// Declares which texts there are; the texts themselves are in the files named, one for each language, English first.
#[macro_export]
macro_rules! texts {
    ($(#[$doc:meta])* $name:ident of house: $($file:literal),+; $($key:ident,)*) => {
        $crate::texts! { @table [0] [&[]] [$($file)+] $(#[$doc])* $name $($key)* }

        /// So many texts the house has.
        pub const COUNT: usize = KEYS.len();
    };
    ($(#[$doc:meta])* $name:ident of $game:ty: $($file:literal),+; $($key:ident,)*) => {
        $crate::texts! {
            @table
            [$crate::games::first_text(<$game as $crate::game::Game>::ID)]
            [<$game as $crate::game::Game>::CHOICES]
            [$($file)+]
            $(#[$doc])* $name $($key)*
        }

        /// Where the game's texts are.
        pub const TABLE: $crate::old::words::Table = $crate::old::words::Table::of::<$game>(
            $crate::games::first_text(<$game as $crate::game::Game>::ID),
            KEYS.len(),
        );
    };
    (@table [$first:expr] [$choices:expr] [$($file:literal)+] $(#[$doc:meta])* $name:ident $($key:ident)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        #[allow(missing_docs)]
        pub struct $name {
            $(pub $key: $crate::old::words::Text,)*
        }

        const KEYS: &[&str] = &[$(stringify!($key)),*];

        // The build ends here if a file does not have these keys, in this order.
        const _: () = { $($crate::old::words::check(include_str!($file), KEYS, $choices);)+ };

        impl $name {
            const fn from(first: usize) -> $name {
                let mut next = first;
                $name {
                    $($key: {
                        next += 1;
                        $crate::old::words::Text::at(next - 1)
                    },)*
                }
            }
        }

        /// The texts, by name.
        #[inline(always)]
        pub const fn words() -> &'static $name {
            const ALL: $name = $name::from($first);
            &ALL
        }

        #[cfg(test)]
        mod texts {
            #[test]
            fn every_text_is_well_formed() {
                $($crate::old::words::well_formed(include_str!($file));)+
            }
        }
    };
}

impl Words {
    /// The name of a level.
    pub fn level(&self, level: Level) -> Text {
        match level {
            Level::Easy => self.level_easy,
            Level::Medium => self.level_medium,
            Level::Hard => self.level_hard,
            Level::Expert => self.level_expert,
        }
    }

    /// The name of a seat's colour and shape.
    pub fn colour(&self, colour: Colour) -> Text {
        match colour {
            Colour::Red => self.colour_red,
            Colour::Blue => self.colour_blue,
            Colour::Yellow => self.colour_yellow,
            Colour::Green => self.colour_green,
        }
    }
}

/// No text of a file is empty, and every hole is closed.
#[cfg(test)]
pub fn well_formed(file: &str) {
    for text in file::texts(file) {
        assert!(!text.trim().is_empty(), "a text is empty");
        let holes = (text.matches('{').count(), text.matches('}').count());
        assert_eq!(holes.0, holes.1, "{text}");
    }
}
