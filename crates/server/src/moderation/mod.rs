//! What an operator allows: from which addresses, with which words, and whether people can talk.
//!
//! Addresses and words stand in files with one on each line; what follows a `#` is a comment. The files
//! are read again when they change. One that has become bad, or is gone, changes nothing: the log says
//! so, and what was read last holds.

mod addresses;
mod list;

pub use addresses::BlockedAddresses;
pub use list::{Entries, ListError, WatchedList};

use magnumsal_table::{command::Command, refusal::Problem, words::BlockedWords};
use std::net::IpAddr;

/// What an operator allows.
pub struct Moderation {
    /// Addresses that nothing is taken from.
    pub addresses: Option<WatchedList<BlockedAddresses>>,
    /// Words that names, titles and messages must not have.
    pub words: Option<WatchedList<BlockedWords>>,
    /// Whether people can talk.
    pub chat: bool,
}

impl Default for Moderation {
    fn default() -> Self {
        Self { addresses: None, words: None, chat: true }
    }
}

impl Moderation {
    /// Reads files again that have changed, or all of them; returns whether there was one.
    pub(crate) fn read_again(&self, all: bool) -> bool {
        let addresses = self.addresses.as_ref().is_some_and(|list| list.read_again(all));
        let words = self.words.as_ref().is_some_and(|list| list.read_again(all));
        addresses || words
    }

    /// Whether something is taken from an address.
    pub(crate) fn admits(&self, address: IpAddr) -> bool {
        self.addresses.as_ref().is_none_or(|list| !list.get().contains(address))
    }

    /// Refuses texts that have a word which is not allowed.
    pub(crate) fn allow<'a>(
        &self,
        texts: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), Problem> {
        let Some(words) = self.words.as_ref().map(WatchedList::get) else { return Ok(()) };
        let allowed = texts.into_iter().all(|text| words.allow(text));
        if allowed { Ok(()) } else { Err(Problem::BlockedWord) }
    }

    /// Refuses a command that says something which is not allowed.
    pub(crate) fn allow_command(&self, command: &Command) -> Result<(), Problem> {
        match command {
            Command::Say { .. } if !self.chat => Err(Problem::NoChat),
            Command::Say { text } => self.allow([text.as_str()]),
            Command::Rename { name, .. } | Command::Title { name } => self.allow([name.as_str()]),
            _ => Ok(()),
        }
    }
}
