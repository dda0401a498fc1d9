//! Servers with a store of their own.

use magnumsal_testbed::{Durability, Folder, Postgres, Server};
use std::sync::LazyLock;

/// One cluster for all tests that do not stop it, each with a database of its own.
pub static CLUSTER: LazyLock<Postgres> =
    LazyLock::new(|| Postgres::start(Durability::Full).unwrap());

/// A server on a store.
pub fn server(store: &str) -> Server {
    // All players of a test come from one address.
    let limits = ["--requests-per-second", "1000", "--connections-per-address", "1000"];
    Server::start(env!("CARGO_BIN_EXE_magnumsal"), store, &limits).unwrap()
}

/// The address of a SQLite file in a folder.
pub fn sqlite(folder: &Folder) -> String {
    format!("sqlite:{}", folder.path().join("games.sqlite").display())
}
