//! `magnumsal admin` while a real server is busy, on both databases.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

mod bed;
mod copying;
mod documents;
mod looking;
mod moderating;
mod removing;
