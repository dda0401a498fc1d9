//! The native module of the Python package `magnumsal`: one file is one subject.
//!
//! Whatever Python gives is checked here, and every refusal is an exception with a sentence. Work that takes long is done
//! without Python's lock and ends at Ctrl-C.

mod advice;
mod bots;
mod chance;
mod convert;
mod encoding;
mod errors;
mod exceptions;
mod game;
mod history;
mod lab;
mod moves;
mod position;
mod program;
mod record;
mod rules;
mod svg;
mod threads;
mod vector;
mod view;

use magnumsal_encoding::{
    ACTIONS_VERSION, CHANCE_IDS, Micro, OBSERVATION_LENGTH, OBSERVATION_VERSION,
};
use pyo3::prelude::*;

/// The rules, encodings, bots and laboratory of Magnum Sal, written in Rust.
#[pymodule]
mod _magnumsal {
    use super::*;

    #[pymodule_export]
    use super::{
        advice::{hint, review, review_of_parts, review_part},
        bots::{Bot, Candidate},
        chance::{Beginning, Reveal},
        encoding::{ActionSpace, MicroMove, Part, layout},
        game::Game,
        lab::{Match, PlayedGame, Tally, simulate},
        moves::Move,
        position::Position,
        program::main,
        record::Record,
        rules::{Edition, RuleSet},
        vector::VectorGames,
        view::View,
    };

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("ACTIONS_VERSION", ACTIONS_VERSION)?;
        module.add("OBSERVATION_VERSION", OBSERVATION_VERSION)?;
        module.add("OBSERVATION_LENGTH", OBSERVATION_LENGTH)?;
        module.add("MICRO_ACTIONS", Micro::COUNT)?;
        module.add("CHANCE_IDS", CHANCE_IDS)?;
        exceptions::classes(module.py())
            .into_iter()
            .try_for_each(|class| module.add(class.name()?, class))
    }
}
