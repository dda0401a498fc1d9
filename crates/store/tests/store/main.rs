//! The store, on SQLite and on PostgreSQL.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod admin;
mod bed;
mod both;
mod file;
mod moderation;
mod notices;
mod postgres;
