//! Learning for Magnum Sal: games that bots play, and a network fitted to how they end.
//!
//! A [`Training`] works in a folder and keeps there what it has done: [`Part`]s of games, networks half fitted, and
//! those of each generation. Killed and started again it goes on where it was, and comes to the same result.

mod adam;
mod check;
mod dataset;
mod fit;
mod folder;
mod glance;
mod model;
mod part;
mod player;
mod plot;
mod table;
mod training;
mod variety;

pub use check::{Check, Class};
pub use glance::{Glance, PriorsCheck};
pub use part::{Part, Played};
pub use player::Players;
pub use table::Table;
pub use training::{News, Recipe, Training, TrainingError};
