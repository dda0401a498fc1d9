//! What is raised: every refusal of the rules and every bad input has an exception, with a sentence.

pub(crate) use crate::exceptions::{
    BotError as BadBot, ChanceError as BadChance, EditionError as BadEdition, IdError as BadId,
    Illegal as IllegalMove, MagnumSalError, MisfitError as BadFit, NotationError as BadNotation,
    PositionError as BadPosition, RecordError as BadRecord, SetupError as BadSetup,
};

use crate::convert::to_python;
use magnumsal_advice::ReviewError;
use magnumsal_encoding::{BeginError, Misfit, NotNext, WrongLength};
use magnumsal_phrases::Phrases;
use magnumsal_rules::{
    EditionError, Illegal, Move, MoveError, NotationError, PositionError, RecordError, SetupError,
};
use pyo3::{exceptions::PyRuntimeError, prelude::*, types::PyDict};
use std::sync::LazyLock;

/// Sentences are English: they are for programmers.
static PHRASES: LazyLock<Phrases> = LazyLock::new(Phrases::english);

/// The English catalogue.
pub(crate) fn phrases() -> &'static Phrases {
    &PHRASES
}

/// A refused move, with its facts.
pub(crate) fn illegal(py: Python<'_>, refusal: &Illegal, mv: &Move) -> PyErr {
    let sentence = phrases().refusal(refusal);
    let error = IllegalMove::new_err(format!("{mv}: {sentence}"));
    match facts(py, &error, refusal, mv) {
        Ok(()) => error,
        Err(other) => other,
    }
}

fn facts(py: Python<'_>, error: &PyErr, refusal: &Illegal, mv: &Move) -> PyResult<()> {
    let facts = to_python(py, refusal)?;
    let facts = facts.cast::<PyDict>()?;
    let code = facts.get_item("code")?;
    facts.del_item("code")?;
    let value = error.value(py);
    value.setattr("code", code)?;
    value.setattr("rule", refusal.rule().id())?;
    value.setattr("facts", facts)?;
    value.setattr("move", mv.to_string())
}

/// A written move that cannot be played.
pub(crate) fn of_move(py: Python<'_>, error: &MoveError, text: &str) -> PyErr {
    let sentence = || format!("{text}: {}", phrases().move_error(error));
    match error {
        MoveError::Notation(_) | MoveError::Drawn(_) => BadNotation::new_err(sentence()),
        MoveError::Draw(_) => BadChance::new_err(sentence()),
        MoveError::Illegal(refusal) => match text.split(" -> ").next().unwrap_or(text).parse() {
            Ok(mv) => illegal(py, refusal, &mv),
            Err(_) => BadNotation::new_err(sentence()),
        },
    }
}

/// A text that is no move.
pub(crate) fn notation(error: &NotationError, text: &str) -> PyErr {
    BadNotation::new_err(format!("{text}: {}", phrases().notation(error)))
}

/// A text that is no record, or a record that cannot be played.
pub(crate) fn record(error: &RecordError) -> PyErr {
    BadRecord::new_err(phrases().record(error))
}

/// An arrangement that cannot be played.
pub(crate) fn position(error: &PositionError) -> PyErr {
    BadPosition::new_err(phrases().position(error))
}

/// A game that cannot begin.
pub(crate) fn setup(error: &SetupError) -> PyErr {
    BadSetup::new_err(phrases().setup(error))
}

/// A text that is no edition.
pub(crate) fn edition(error: &EditionError) -> PyErr {
    BadEdition::new_err(phrases().edition(error))
}

/// A game that has no ids.
pub(crate) fn misfit(error: &Misfit) -> PyErr {
    BadFit::new_err(error.to_string())
}

/// A buffer of another length.
pub(crate) fn length(error: &WrongLength) -> PyErr {
    MagnumSalError::new_err(error.to_string())
}

/// An outcome that cannot come.
pub(crate) fn not_next(error: &NotNext) -> PyErr {
    BadChance::new_err(format!("{error}; `chances` lists what can"))
}

/// A beginning that cannot be.
pub(crate) fn begin(error: &BeginError) -> PyErr {
    match error {
        BeginError::NotNext(error) => not_next(error),
        BeginError::Setup(error) => setup(error),
    }
}

/// A review that could not be made.
pub(crate) fn review(error: &ReviewError) -> PyErr {
    match error {
        ReviewError::Record(error) => record(error),
        ReviewError::Bot(_) | ReviewError::Stopped => fault(error.to_string()),
    }
}

/// The program contradicts itself.
pub(crate) fn fault(reason: impl Into<String>) -> PyErr {
    PyRuntimeError::new_err(reason.into())
}
