//! The server: live tables, what happens at them by itself, notices, HTTP and sockets.
//!
//! | module | subject |
//! | --- | --- |
//! | [`service`] | everything that can be asked of a server: making tables, sitting down, playing |
//! | `registry`, `live` | who owns the live tables |
//! | `reader`, `missed` | how stored tables are read, and what clients have missed is sent |
//! | [`scheduler`], [`clock`] | who owns time; what time it is |
//! | `thinkers` | who thinks: bots, hints, reviews |
//! | [`notice`] | who notifies players that are away |
//! | [`retention`] | who deletes what was kept long enough |
//! | [`moderation`], `board` | what the operator allows, and announces |
//! | [`http`] | HTTP, sockets, limits |
//! | [`settings`], `random` | how a server is set up, random numbers |
//! | `metrics`, `survey` | what is counted; how much the store holds |
//!
//! A step of a table is decided by [`Table::decide`], made durable by the
//! [store](magnumsal_store), taken with [`Table::apply`] and then sent to all clients.
//!
//! [`Table::decide`]: magnumsal_table::table::Table::decide
//! [`Table::apply`]: magnumsal_table::table::Table::apply

mod board;
mod client;
pub mod clock;
pub mod http;
mod live;
mod metrics;
mod missed;
pub mod moderation;
pub mod notice;
mod queue;
mod random;
mod reader;
mod registry;
pub mod retention;
pub mod scheduler;
pub mod service;
pub mod settings;
mod survey;
#[cfg(test)]
mod tests;
mod thinkers;
mod waiting;
