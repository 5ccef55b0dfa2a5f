//! The controls every screen is made of.

mod button;
mod choice;
mod dialog;
mod icon;
mod page;
mod picture;
mod scores;
mod zoom_pane;

pub use button::{Button, IconButton, LinkButton, Tool, ToolLink};
pub use choice::{ChoiceRow, SelectField, Switch, TextField};
pub use dialog::Dialog;
pub use icon::{Icon, Laurel, Mark};
pub use page::{Block, EmptyState, Page};
pub use picture::{BoardPicture, SamplePicture, rules_picture};
pub use scores::Scores;
pub use zoom_pane::{ZoomLabels, ZoomPane};
