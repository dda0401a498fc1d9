//! PostgreSQL for the tests: its server programs must be on the machine.

use crate::debian;
use std::{fs, path::Path};

/// Where Debian keeps a folder for each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Installs the server if it is missing. Who has set `PG_BIN` has one elsewhere.
pub fn ready() -> Result<(), String> {
    if std::env::var_os("PG_BIN").is_some() || is_there() {
        return Ok(());
    }
    debian::install(&["postgresql"], "set PG_BIN to the folder of its binaries")
}

fn is_there() -> bool {
    let versions = fs::read_dir(Path::new(VERSIONS)).into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/initdb")).any(|initdb| initdb.is_file())
}
