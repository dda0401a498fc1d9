//! Tests of tables in memory.

mod changes;
mod moderation;
mod property;
mod stuck;
mod wording;
