//! Where texts are put under names, and what can go wrong there.

use std::fmt;

/// What every name carries in the browser, so that neighbours on the same origin are left alone.
pub const PREFIX: &str = "parlour/v1/";

/// A place for texts. Names are told without the prefix: a drawer cannot reach what is not the parlour's.
pub trait Drawer {
    /// The text under a name.
    fn get(&self, key: &str) -> Result<Option<String>, Failed>;
    /// Puts a text under a name, whole or not at all.
    fn set(&self, key: &str, value: &str) -> Result<(), Failed>;
    /// Takes a text away; it may be gone already.
    fn remove(&self, key: &str) -> Result<(), Failed>;
    /// All names, in any order; none if they cannot be asked for.
    fn keys(&self) -> Vec<String>;
    /// How many keys there are, those of others perhaps too: asked for often.
    fn count(&self) -> usize;
}

/// Why a drawer does not keep something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failed {
    /// The browser does not let the page store anything.
    Blocked,
    /// There is no room left.
    Full,
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failed::Blocked => "the browser does not let this page store anything",
            Failed::Full => "there is no room left in the browser's storage",
        })
    }
}

impl std::error::Error for Failed {}
