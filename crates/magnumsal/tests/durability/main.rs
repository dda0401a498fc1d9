//! Nothing lost: servers and databases are killed and stopped while games are played over sockets.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

mod bed;
mod database;
mod journal;
mod kills;
mod party;
mod processes;
