//! What a game's own search has learnt, kept from question to question: a worker answers many.

/// Files at hand or one that was handed over, and once it is needed what was learnt from them.
pub struct Kept<M> {
    at_hand: &'static [&'static [u8]],
    handed: Option<Vec<u8>>,
    mind: Option<M>,
}

impl<M> Kept<M> {
    /// Begins with these files, one after the other; what cannot be read from them has to be worked out.
    pub const fn new(at_hand: &'static [&'static [u8]]) -> Kept<M> {
        Kept {
            at_hand,
            handed: None,
            mind: None,
        }
    }

    /// Begins anew with a file that was handed over.
    pub fn of(handed: Vec<u8>) -> Kept<M> {
        Kept {
            at_hand: &[],
            handed: Some(handed),
            mind: None,
        }
    }

    /// What was learnt, now if not before.
    pub fn mind(&mut self, learn: impl FnOnce(Vec<u8>) -> M) -> &mut M {
        let (handed, at_hand) = (&mut self.handed, self.at_hand);
        self.mind
            .get_or_insert_with(|| learn(handed.take().unwrap_or_else(|| at_hand.concat())))
    }
}

/// The files of a game: tools and tests have them at hand, the worker is handed them from beside the program.
macro_rules! at_hand {
    ($($file:literal),+) => {{
        #[cfg(not(target_arch = "wasm32"))]
        const FILES: &[&[u8]] = &[$(include_bytes!($file)),+];
        #[cfg(target_arch = "wasm32")]
        const FILES: &[&[u8]] = &[];
        FILES
    }};
}
pub(crate) use at_hand;
