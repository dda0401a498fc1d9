//! PostgreSQL for the tests: its server programs must be on the machine.

use crate::debian::Missing;
use std::{fs, path::Path};

/// Where Debian keeps a folder for each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The server, if it is missing. Who has set `PG_BIN` has one elsewhere.
pub fn missing() -> Option<Missing> {
    let packages = &["postgresql"];
    let instead = "set PG_BIN to the folder with PostgreSQL's `initdb`";
    let here = std::env::var_os("PG_BIN").is_some() || is_there();
    (!here).then_some(Missing { packages, instead })
}

fn is_there() -> bool {
    let versions = fs::read_dir(Path::new(VERSIONS)).into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/initdb")).any(|initdb| initdb.is_file())
}
