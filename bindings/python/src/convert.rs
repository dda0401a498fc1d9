//! Values on their way between Rust and Python.

use crate::errors::{MagnumSalError, fault};
use magnumsal_rules::{Seat, SettingValue};
use pyo3::{
    IntoPyObjectExt,
    exceptions::{PyOverflowError, PyTypeError},
    prelude::*,
    types::{PyBool, PyDict, PyList},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// A value as the Python object that its JSON is read as.
pub(crate) fn to_python<'py>(
    py: Python<'py>,
    value: &impl Serialize,
) -> PyResult<Bound<'py, PyAny>> {
    let value = serde_json::to_value(value).map_err(|error| fault(error.to_string()))?;
    of_value(py, &value)
}

fn of_value<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(value) => value.into_bound_py_any(py),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => number.into_bound_py_any(py),
            (None, Some(number)) => number.into_bound_py_any(py),
            (None, None) => number.as_f64().into_bound_py_any(py),
        },
        Value::String(text) => text.into_bound_py_any(py),
        Value::Array(items) => {
            let list = PyList::empty(py);
            items.iter().try_for_each(|item| list.append(of_value(py, item)?))?;
            Ok(list.into_any())
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            fields.iter().try_for_each(|(key, field)| dict.set_item(key, of_value(py, field)?))?;
            Ok(dict.into_any())
        }
    }
}

/// A value as JSON text.
pub(crate) fn to_json(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| fault(error.to_string()))
}

/// A value from JSON text; `what` says what it should be.
pub(crate) fn from_json<T: DeserializeOwned>(text: &str, what: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| format!("this is no {what}: {error}"))
}

/// A whole number that Python gives: anything with `__index__`, but no truth value. What does not fit into 64 bits is
/// nothing: no number of this package is as large.
pub(crate) fn integer(object: &Bound<'_, PyAny>, what: &str) -> PyResult<Option<i64>> {
    let py = object.py();
    let number =
        if object.is_instance_of::<PyBool>() { None } else { Some(object.extract::<i64>()) };
    match number {
        Some(Ok(number)) => Ok(Some(number)),
        Some(Err(error)) if error.is_instance_of::<PyOverflowError>(py) => Ok(None),
        _ => {
            let found = object.get_type().name()?;
            Err(PyTypeError::new_err(format!("{what} is a whole number, and this is a {found}")))
        }
    }
}

/// A seat at a table.
pub(crate) fn seat(object: &Bound<'_, PyAny>, players: u8) -> PyResult<Seat> {
    let number = integer(object, "a seat")?;
    let seat = number.and_then(|number| Seat::new(u8::try_from(number).ok()?));
    seat.filter(|seat| seat.number() < players).ok_or_else(|| {
        let most = players.saturating_sub(1);
        MagnumSalError::new_err(format!("there is no seat {object}; the seats are 0 to {most}"))
    })
}

/// A setting's value as records write it.
pub(crate) fn setting_value(py: Python<'_>, value: SettingValue) -> PyResult<Bound<'_, PyAny>> {
    to_python(py, &value)
}
