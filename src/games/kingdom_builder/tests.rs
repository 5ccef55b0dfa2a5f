//! Drawn positions, named by sentences of the sheet.

mod played;

use super::*;
use crate::testing;
