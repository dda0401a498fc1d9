//! Versions: numbers of everything that outlives a program or is read by another one.
//!
//! | what | its number | a newer one |
//! | --- | --- | --- |
//! | what is said on sockets and over HTTP | [`PROTOCOL`] | [`Problem::OtherProtocol`] |
//! | heads and lines of tables | [`JOURNAL`] | [`Problem::NewerTable`] |
//! | records, also those inside heads | their `format` | [`Problem::NewerRecord`] |
//! | the tables of the database | the last migration | `StoreError::Newer` of the store |
//!
//! [`Problem::OtherProtocol`]: crate::refusal::Problem::OtherProtocol
//! [`Problem::NewerTable`]: crate::refusal::Problem::NewerTable
//! [`Problem::NewerRecord`]: crate::refusal::Problem::NewerRecord

use magnumsal_bots::BotSpec;
use serde::{Deserialize, de::DeserializeOwned};
use std::ops::RangeInclusive;

/// The version of the protocol (`docs/protocol.md`): raised whenever a client that knew the last
/// one could misunderstand something. Version 1 said no number.
pub const PROTOCOL: u32 = 4;

/// The versions of the protocol that clients may speak: those of the third cannot know of updates with
/// changes alone, and do not get any.
pub const SPOKEN: RangeInclusive<u32> = 3..=PROTOCOL;

/// The newest version of heads and lines that this program reads and writes.
///
/// A change of the form or the meaning of a head or a line raises it, and has what is changed
/// written with the new number. Everything else keeps its own number: it says which program can
/// read a text, not which one wrote it. So a journal stays readable for older programs until there
/// is something in it that they do not know. Texts without a number are of version 1.
///
/// | version | new |
/// | --- | --- |
/// | 1 | everything else |
/// | 2 | a bot with a budget (`master:2s`) |
/// | 3 | players that are muted or removed, tables without chat, an address for notices that is confirmed; votes, adjourned and ended games, another host, how long players are waited for |
pub const JOURNAL: u32 = 3;

/// The first version, which texts of before it had a number are of.
pub const FIRST: u32 = 1;

/// Why a stored text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// A newer program wrote it.
    Newer {
        /// Its version.
        found: u32,
    },
    /// No program wrote it; in the parser's words.
    Malformed(String),
}

/// The version of texts that say none.
pub(crate) fn first() -> u32 {
    FIRST
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
pub(crate) fn is_first(version: &u32) -> bool {
    *version == FIRST
}

/// Which programs know a bot.
pub(crate) fn of_bot(bot: &BotSpec) -> u32 {
    if bot.budget().is_some() { 2 } else { FIRST }
}

/// Reads a stored head or line. The version is looked at first: a newer text need have nothing
/// else in common with those that are known.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    #[derive(Deserialize)]
    struct Versioned {
        #[serde(default = "first")]
        version: u32,
    }
    let malformed = |error: serde_json::Error| Unreadable::Malformed(error.to_string());
    let Versioned { version } = serde_json::from_str(text).map_err(malformed)?;
    if version > JOURNAL {
        return Err(Unreadable::Newer { found: version });
    }
    serde_json::from_str(text).map_err(malformed)
}
