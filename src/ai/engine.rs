//! A game's own engine, built when it is first needed and kept from request to request.

/// The tables of an engine, and the engine itself once it has been built from them.
pub struct LazyEngine<E> {
    embedded: &'static [&'static [u8]],
    loaded: Option<Vec<u8>>,
    engine: Option<E>,
}

impl<E> LazyEngine<E> {
    /// Will be built from these tables, joined; an engine must do without those that are missing.
    pub const fn embedded(tables: &'static [&'static [u8]]) -> LazyEngine<E> {
        LazyEngine {
            embedded: tables,
            loaded: None,
            engine: None,
        }
    }

    /// Will be built from tables that were loaded, already joined.
    pub fn loaded(tables: Vec<u8>) -> LazyEngine<E> {
        LazyEngine {
            embedded: &[],
            loaded: Some(tables),
            engine: None,
        }
    }

    /// The engine, built now if it has not been yet.
    pub fn get_or_build(&mut self, build: impl FnOnce(Vec<u8>) -> E) -> &mut E {
        let (loaded, embedded) = (&mut self.loaded, self.embedded);
        self.engine
            .get_or_insert_with(|| build(loaded.take().unwrap_or_else(|| embedded.concat())))
    }
}

/// A game's tables: compiled into native tools and tests; on the web none, because the worker loads them (`Insight::take`).
macro_rules! embedded_tables {
    ($($file:literal),+) => {{
        #[cfg(not(target_arch = "wasm32"))]
        const TABLES: &[&[u8]] = &[$(include_bytes!($file)),+];
        #[cfg(target_arch = "wasm32")]
        const TABLES: &[&[u8]] = &[];
        TABLES
    }};
}
pub(crate) use embedded_tables;
