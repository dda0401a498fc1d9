//! What a store keeps.

use serde::{Deserialize, Serialize};
use std::{error::Error, fmt, str::FromStr};

/// The name of a table: unguessable, and short enough for a link.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct TableId(String);

impl TableId {
    /// How many characters a name has.
    pub const LENGTH: usize = 12;

    /// The characters of a name: base 32 without those that are mistaken for others when read
    /// aloud or copied by hand.
    pub const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

    /// A name that nobody can guess: 60 random bits.
    ///
    /// # Errors
    /// If the operating system gives no random numbers.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; Self::LENGTH];
        getrandom::fill(&mut bytes)?;
        let letter = |byte: u8| char::from(Self::ALPHABET[usize::from(byte % 32)]);
        Ok(Self(bytes.into_iter().map(letter).collect()))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for TableId {
    type Error = BadTableId;

    fn try_from(text: String) -> Result<Self, BadTableId> {
        text.parse()
    }
}

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<Self, BadTableId> {
        let known = |byte: u8| Self::ALPHABET.contains(&byte);
        if text.len() == Self::LENGTH && text.bytes().all(known) {
            Ok(Self(text.to_owned()))
        } else {
            Err(BadTableId)
        }
    }
}

/// A text that no table is called by. It does not repeat the text, which came from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadTableId;

impl fmt::Display for BadTableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "this is not the name of a table: it has {} characters, digits and lower-case letters \
             other than i, l, o and u",
            TableId::LENGTH
        )
    }
}

impl Error for BadTableId {}

/// How far a table is. Its numbers are in the database: never change them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i16)]
pub enum Stage {
    /// Players are sitting down.
    Open = 0,
    /// The game is on.
    Playing = 1,
    /// The game is over.
    Over = 2,
}

/// A table to be created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name.
    pub id: TableId,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// Whether the lobby shows it.
    pub public: bool,
    /// How far it is.
    pub stage: Stage,
    /// When somebody must look at it, in milliseconds since 1970.
    pub wake: Option<i64>,
    /// What never changes about it: a JSON text.
    pub head: String,
}

/// An entry to be written to the journal of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The entry's number: one more than the last one's, the first is 1.
    pub number: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What happened: a JSON text.
    pub body: String,
    /// How far the table is after it.
    pub stage: Stage,
    /// When somebody must look at the table after it, in milliseconds since 1970.
    pub wake: Option<i64>,
}

/// What became of a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on disk.
    Done,
    /// This number, or the name of the table, is there already. Nothing was changed.
    Taken,
}

/// An entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// Its number.
    pub number: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What happened: the JSON text that was appended.
    pub body: String,
}

/// A table with its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// Whether the lobby shows it.
    pub public: bool,
    /// What never changes about it: the JSON text it was created with.
    pub head: String,
    /// The journal: entries 1, 2, 3 and so on.
    pub entries: Vec<StoredEntry>,
}

/// What another process did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// It wrote an entry.
    Entry {
        /// The table.
        table: TableId,
        /// The entry's number.
        number: u32,
    },
    /// The connection was lost for a while, so entries may have been written without a notice:
    /// read everything again that is kept in memory.
    Missed,
}

/// What a store has done since it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// Commits. Under load there are fewer than there are tables and entries.
    pub commits: u64,
    /// Tables created.
    pub tables: u64,
    /// Entries written.
    pub entries: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tables_are_checked() {
        assert_eq!("0123456789ab".parse::<TableId>().unwrap().as_str(), "0123456789ab");
        for wrong in
            ["", "0123456789a", "0123456789abc", "0123456789aB", "0123456789al", "'; DROP TABL"]
        {
            assert_eq!(wrong.parse::<TableId>(), Err(BadTableId), "{wrong}");
        }
    }
}
