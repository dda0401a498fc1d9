//! Nothing lost: servers and databases are killed and stopped while games are played over sockets.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

mod bed;
#[cfg(target_os = "linux")]
mod clock;
mod database;
#[cfg(target_os = "linux")]
mod full_disk;
mod kills;
mod processes;
