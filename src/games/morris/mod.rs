//! Nine Men's Morris, and its small and its large sister: mills, and a man taken for each.

pub mod net;
