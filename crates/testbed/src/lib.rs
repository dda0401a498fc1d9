//! What tests stand on: temporary folders, a private PostgreSQL, a server to be killed, and a client.
//! Nothing of this is shipped.

mod client;
mod command;
mod port;
mod postgres;
mod server;

pub use client::{Client, ClientError, http};
pub use command::TestbedError;
pub use postgres::{Durability, Postgres};
pub use server::Server;
pub use tempfile::TempDir as Folder;
