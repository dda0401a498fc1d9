//! libfaketime for the tests: a clock that can be set for one process alone.

use crate::debian::Missing;
use std::fs;

/// Where libraries lie, in a folder for each kind of machine.
const LIBRARIES: &str = "/usr/lib";

/// The library, if it is missing. Who has set `LIBFAKETIME` has it elsewhere; it is for Linux.
pub fn missing() -> Option<Missing> {
    let packages = &["faketime"];
    let instead = "set LIBFAKETIME to `libfaketimeMT.so.1`";
    let here =
        !cfg!(target_os = "linux") || std::env::var_os("LIBFAKETIME").is_some() || is_there();
    (!here).then_some(Missing { packages, instead })
}

fn is_there() -> bool {
    let machines = fs::read_dir(LIBRARIES).into_iter().flatten().flatten();
    let mut libraries = machines.map(|machine| machine.path().join("faketime/libfaketimeMT.so.1"));
    libraries.any(|library| library.is_file())
}
