//! What a game's own search has learnt, kept from question to question: a worker answers many.

/// A file, and once it is needed what was learnt from it.
pub struct Kept<M> {
    file: Vec<u8>,
    mind: Option<M>,
}

impl<M> Kept<M> {
    /// Begins with a file; what cannot be read from it has to be worked out.
    pub const fn new(file: Vec<u8>) -> Kept<M> {
        Kept { file, mind: None }
    }

    /// What was learnt, now if not before.
    pub fn mind(&mut self, learn: impl FnOnce(Vec<u8>) -> M) -> &mut M {
        let file = &mut self.file;
        self.mind.get_or_insert_with(|| learn(std::mem::take(file)))
    }
}

/// The files of a game, one after the other: tools and tests have them at hand, the worker is handed them from beside the program.
macro_rules! at_hand {
    ($($file:literal),+) => {{
        #[cfg(not(target_arch = "wasm32"))]
        let files = [$(&include_bytes!($file)[..]),+].concat();
        #[cfg(target_arch = "wasm32")]
        let files = Vec::new();
        files
    }};
}
pub(crate) use at_hand;
