//! The page in a real browser: a server for the built files, Chromium behind its driver, and what a visitor does.
//! Used by `tests/web.rs`, and by `shots` and `bench` in `examples/`.

mod axe;
mod browser;
mod device;
mod driver;
mod player;
mod server;
mod site;

pub use browser::Browser;
pub use driver::Driver;
pub use player::drawn;
pub use server::Server;
pub use site::{Site, dist, find, reseal, target};

/// What a step of a scenario comes to; any error ends the scenario and is printed.
pub type Done<T = ()> = Result<T, Box<dyn std::error::Error + Send + Sync>>;
