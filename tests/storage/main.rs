//! The store over a storage in memory: tabs that die, full and blocked storage, damage, later releases, import and export.

mod crash;
mod import;
mod many;
mod pebbles;
mod quarantine;
mod random;
