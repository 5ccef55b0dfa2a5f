//! The page: Leptos components, the state they share, and what they ask of the browser.

// The root component has the file that Leptos people look for.
#[allow(clippy::module_inception)]
mod app;
pub mod browser;
pub mod components;
pub mod i18n;
pub mod match_view;
pub mod pages;
pub mod route;
pub mod share_text;
pub mod state;

pub use app::App;
