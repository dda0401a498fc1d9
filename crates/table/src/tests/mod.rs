//! Tests of tables in memory.

mod property;
mod wording;
