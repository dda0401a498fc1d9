//! The classes of exceptions, under the names that they have in Python.

use pyo3::{create_exception, exceptions::PyValueError, prelude::*, types::PyType};

create_exception!(
    magnumsal,
    MagnumSalError,
    PyValueError,
    "What every error of this package is: something that was given is wrong. Its text is a sentence."
);
create_exception!(
    magnumsal,
    Illegal,
    MagnumSalError,
    "A move that the rules do not allow: `code` names the reason, `rule` the rule that it breaks, `facts` what is behind \
     it, and `move` is the move."
);
create_exception!(magnumsal, NotationError, MagnumSalError, "A text that is no move.");
create_exception!(
    magnumsal,
    IdError,
    MagnumSalError,
    "A number that is no id, or stands for nothing in this position."
);
create_exception!(
    magnumsal,
    MisfitError,
    MagnumSalError,
    "A game whose tiles do not fit the ids: it can be played by the moves' texts."
);
create_exception!(magnumsal, ChanceError, MagnumSalError, "An outcome that cannot come next.");
create_exception!(
    magnumsal,
    RecordError,
    MagnumSalError,
    "A text that is no record, or a record that cannot be played."
);
create_exception!(
    magnumsal,
    PositionError,
    MagnumSalError,
    "An arrangement that cannot be played."
);
create_exception!(
    magnumsal,
    SetupError,
    MagnumSalError,
    "A number of players or a setting that is impossible."
);
create_exception!(magnumsal, EditionError, MagnumSalError, "A text that is no edition.");
create_exception!(
    magnumsal,
    BotError,
    MagnumSalError,
    "A text that names no bot, or a budget that is none."
);

/// All of them, for the module.
pub(crate) fn classes(py: Python<'_>) -> [Bound<'_, PyType>; 11] {
    [
        py.get_type::<MagnumSalError>(),
        py.get_type::<Illegal>(),
        py.get_type::<NotationError>(),
        py.get_type::<IdError>(),
        py.get_type::<MisfitError>(),
        py.get_type::<ChanceError>(),
        py.get_type::<RecordError>(),
        py.get_type::<PositionError>(),
        py.get_type::<SetupError>(),
        py.get_type::<EditionError>(),
        py.get_type::<BotError>(),
    ]
}
