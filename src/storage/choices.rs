//! The values a setting may have, each with a name for storage and CSS.

use serde::{Deserialize, Serialize};

/// An enum whose values have names, the standard first.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $value:ident = $id:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$about])* #[serde(rename = $id)] $value),+
        }

        impl $name {
            /// Every value, the standard first.
            pub const ALL: &'static [$name] = &[$($name::$value),+];

            /// Names the value in storage and in CSS.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$value => $id),+
                }
            }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        }
    };
}

choice! {
    /// Light or dark.
    Theme {
        /// As the system has it.
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark"
    }
}
choice! {
    /// How fast pieces travel.
    Animation {
        /// Normally, unless the system wants less motion.
        System = "system",
        /// Not at all.
        Off = "off",
        /// Fast.
        Fast = "fast",
        /// Normally.
        Normal = "normal",
        /// Slowly.
        Slow = "slow"
    }
}
choice! {
    /// Whether anything moves; overrides the system's wish.
    Motion {
        /// As the system has it.
        System = "system",
        /// Nothing moves.
        Reduced = "reduced",
        /// Things move.
        Full = "full"
    }
}
choice! {
    /// How the players sit round the tablet.
    Seating {
        /// The far strip and its dialogs are turned.
        FaceToFace = "face-to-face",
        /// The board turns for the mover.
        SideBySide = "side-by-side",
        /// Nothing turns.
        Fixed = "fixed"
    }
}
choice! {
    /// Whose side of the board lies near.
    BoardSide {
        /// Seat 1's.
        First = "first",
        /// Seat 2's.
        Second = "second"
    }
}
choice! {
    /// What tells pieces apart besides colour.
    Marks {
        /// A shape each.
        Shapes = "shapes",
        /// A pattern each.
        Patterns = "patterns",
        /// A letter each.
        Letters = "letters",
        /// Strong contours and contrasts.
        HighContrast = "high-contrast"
    }
}
choice! {
    /// How large the writing is.
    TextSize {
        /// As the browser has it.
        Normal = "normal",
        /// Larger.
        Large = "large",
        /// Much larger.
        Larger = "larger"
    }
}
choice! {
    /// How moves are told.
    Notation {
        /// In the game's notation.
        Short = "short",
        /// In words.
        Words = "words"
    }
}
choice! {
    /// Who begins the next match.
    Begins {
        /// Whoever sits on seat 1 of the form.
        Chosen = "chosen",
        /// Anybody.
        Random = "random",
        /// Who lost the last one.
        Loser = "loser",
        /// Who won the last one.
        Winner = "winner",
        /// Whoever sits on seat 2 of the form.
        Second = "second",
        /// Whoever sits on seat 3 of the form.
        Third = "third",
        /// Whoever sits on seat 4 of the form.
        Fourth = "fourth"
    }
}
choice! {
    /// The language of the page.
    LanguageChoice {
        /// As the browser has it.
        System = "system",
        /// English.
        English = "en",
        /// German.
        German = "de",
        /// English with accents and longer words, to try the lay-out.
        Pseudo = "pseudo"
    }
}
