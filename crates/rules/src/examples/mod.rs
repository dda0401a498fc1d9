//! The numbered examples of the rulebooks, as tests.

mod base;
mod muria;
