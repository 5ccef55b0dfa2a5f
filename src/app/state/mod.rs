//! What all screens share: one small context each, provided in `App` and read with its `use_…` function.

pub mod matches;
pub mod offline;
pub mod settings;
pub mod storage;
pub mod toasts;
pub mod viewport;

pub use matches::{MatchActions, use_matches};
pub use offline::{Offline, use_offline};
pub use settings::{AppSettings, use_settings};
pub use storage::{AppStorage, use_storage};
pub use toasts::{Toast, ToastAction, Toasts, use_toasts};
pub use viewport::{Viewport, use_viewport};
