//! A clock that can be set for one process alone.

use std::{env, fs, path::PathBuf};

/// libfaketime, where `LIBFAKETIME` says or Debian keeps it. A process that is started with it in
/// `LD_PRELOAD` sees the time of the machine and what the file in `FAKETIME_TIMESTAMP_FILE` adds to it.
pub fn libfaketime() -> Option<PathBuf> {
    if let Some(path) = env::var_os("LIBFAKETIME") {
        return Some(path.into());
    }
    let machines = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let mut libraries = machines.map(|machine| machine.path().join("faketime/libfaketimeMT.so.1"));
    libraries.find(|library| library.is_file())
}
