//! The store over its memory twin: tabs that die, full and blocked storage, damage, later releases, import and export.

mod aside;
mod crash;
mod import;
mod many;
mod pebbles;
mod random;
