//! Tests of tables in memory.

mod moderation;
mod property;
mod stuck;
mod wording;
