//! Live games.
