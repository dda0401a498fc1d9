//! The server: live tables, what happens at them by itself, notices, HTTP and sockets.
//!
//! | module | subject |
//! | --- | --- |
//! | [`registry`], [`host`] | all tables of a server; making tables and sitting down |
//! | `scheduler`, [`notice`] | what happens by itself: bots, clocks, notices |
//! | `advice` | hints and reviews |
//! | `random` | random numbers of the operating system |
//! | [`http`] | HTTP, sockets, limits |
//! | `metrics` | what is counted |
//!
//! A line of a journal is decided by [`Table::decide`], made durable by the
//! [store](magnumsal_store), entered by [`Table::apply`] and then told to everybody.
//!
//! [`Table::decide`]: magnumsal_table::table::Table::decide
//! [`Table::apply`]: magnumsal_table::table::Table::apply

mod advice;
pub mod host;
pub mod http;
mod metrics;
pub mod notice;
mod random;
pub mod registry;
mod scheduler;
#[cfg(test)]
mod tests;
