//! What the operator allows, as options.

use crate::failure::Failure;
use magnumsal_server::moderation::{Entries, Moderation, WatchedList};
use std::path::PathBuf;

/// Who may not come, and what may not be said.
#[derive(clap::Args, Debug, Default)]
#[command(next_help_heading = "Moderation")]
pub(super) struct ModerationOptions {
    /// A file of addresses and networks that nothing is taken from, one a line
    #[arg(long, value_name = "FILE")]
    blocked_addresses: Option<PathBuf>,

    /// A file of words that names and messages must not have, one a line
    #[arg(long, value_name = "FILE")]
    blocked_words: Option<PathBuf>,

    /// Nobody can talk at any table
    #[arg(long)]
    no_chat: bool,
}

impl ModerationOptions {
    /// What is allowed.
    pub(super) fn moderation(&self) -> Result<Moderation, Failure> {
        Ok(Moderation {
            addresses: list("--blocked-addresses", self.blocked_addresses.as_ref())?,
            words: list("--blocked-words", self.blocked_words.as_ref())?,
            chat: !self.no_chat,
        })
    }
}

fn list<T: Entries>(
    option: &str,
    path: Option<&PathBuf>,
) -> Result<Option<WatchedList<T>>, Failure> {
    let opened = path.map(|path| WatchedList::open(path)).transpose();
    opened.map_err(|error| Failure::bad_input(format!("{option}: {error}")))
}
