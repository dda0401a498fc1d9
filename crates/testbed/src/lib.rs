//! What tests stand on: temporary folders, a private PostgreSQL, a server to be killed, a client, and
//! players who compare all that they are sent. Nothing of this is shipped.

mod client;
mod command;
mod faketime;
#[expect(clippy::unwrap_used, reason = "a comparison that cannot go on has found a fault")]
mod journal;
mod kills;
#[expect(clippy::unwrap_used, reason = "a comparison that cannot go on has found a fault")]
mod party;
mod port;
mod postgres;
mod room;
mod server;

pub use client::{Client, ClientError, http};
pub use command::TestbedError;
pub use faketime::libfaketime;
pub use journal::Journal;
pub use kills::kill_again_and_again;
pub use party::{Party, Person, move_at};
pub use postgres::{Durability, Postgres};
pub use room::{Room, Tally};
pub use server::Server;
pub use tempfile::TempDir as Folder;
