//! Live games of Magnum Sal: tables, seats, undo, clocks, bots, a durable store, and the server.
//!
//! | module | subject |
//! | --- | --- |
//! | [`spec`], [`head`] | what a table is made with |
//! | [`entry`], [`table`], [`clock`](mod@clock) | the journal, and what it adds up to |
//! | [`command`] | what may be entered into it |
//! | [`trial`] | what would happen if some moves were made |
//! | [`store`] | where journals are kept, in a file or in PostgreSQL |
//! | [`hall`], [`host`] | all tables of a server; making tables and sitting down |
//! | `alarm`, `warden`, [`notice`] | what happens by itself: bots, clocks, notices |
//! | `advice` | hints and reviews |
//! | [`replay`] | games ply by ply |
//! | [`seal`], [`key`] | the proof of a fair deal; the keys to seats |
//! | [`wire`], [`refusal`] | what leaves the server |
//! | [`version`] | numbers of what is stored and said |
//! | [`http`] | the server: HTTP, sockets, limits |
//!
//! A line of a journal is decided by [`table::Table::decide`], made durable by the store, applied by
//! [`table::Table::apply`] and then told to everybody, in this order.

pub mod address;
mod advice;
pub mod alarm;
pub mod clock;
pub mod command;
pub mod entry;
pub mod hall;
pub mod head;
pub mod host;
pub mod http;
pub mod id;
pub mod key;
mod metrics;
pub mod notice;
mod random;
pub mod refusal;
pub mod replay;
pub mod seal;
pub mod spec;
pub mod stage;
pub mod store;
pub mod table;
#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;
pub mod trial;
pub mod version;
mod warden;
pub mod wire;
