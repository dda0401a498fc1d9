//! A PostgreSQL server of the benchmark's own.

use magnumsal_testbed::{Durability, Postgres, TestbedError};

/// Starts a private PostgreSQL that waits for the disk at every commit, with an empty database;
/// answers the database's address, too. The server goes when it is dropped.
pub async fn start() -> Result<(Postgres, String), String> {
    let start = || {
        let postgres = Postgres::start(Durability::Full)?;
        let url = postgres.url("load")?;
        Ok((postgres, url))
    };
    let started = tokio::task::spawn_blocking(start).await.map_err(|error| error.to_string())?;
    started.map_err(|error: TestbedError| error.to_string())
}
