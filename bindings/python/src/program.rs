//! The program itself, which comes with the package.

use pyo3::prelude::*;
use std::{ffi::OsString, process::ExitCode};

/// Runs the program `magnumsal` with these arguments, without its name; what it would exit with. The program treats
/// Ctrl-C by itself, so Python's own treatment has to be switched off before; `python -m magnumsal` does both.
#[pyfunction]
pub(crate) fn main(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    let arguments: Vec<OsString> =
        std::iter::once(OsString::from("magnumsal")).chain(arguments).collect();
    let code = py.detach(|| magnumsal::main(&arguments));
    // A code can only be compared.
    (0..=u8::MAX).find(|&number| ExitCode::from(number) == code).unwrap_or(u8::MAX)
}
