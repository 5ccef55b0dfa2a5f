//! The screens, one for each route.

pub mod about;
pub mod history;
pub mod lobby;
pub mod lost;
pub mod new_match;
pub mod players;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod statistics;
pub mod table;
