//! What tests stand on: temporary folders and a private PostgreSQL. Nothing of this is shipped.

mod folder;
mod postgres;

pub use folder::Folder;
pub use postgres::{Durability, Postgres, TestbedError};
