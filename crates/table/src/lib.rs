//! Live games.

pub mod store;
