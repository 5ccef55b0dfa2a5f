//! The document's list «Testing Other Algorithms», line by line and in its order: a test a line, with the ruling of the sheet («Where the
//! user's document differs») where there is one. Lines about what is drawn and clicked, and all under the heading Other, are scenarios of
//! the page: `tests/web/kingdom_builder_document.rs` and `tests/web/kingdom_builder_papers.rs`.

mod board;
mod cards;
mod end;
mod turn;

use super::*;
