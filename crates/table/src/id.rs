//! The names of tables.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// The name of a table: unguessable, and short enough for a link.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String", extend("pattern" = Self::pattern()))
)]
pub struct TableId(String);

impl TableId {
    /// How many characters a name has.
    pub const LENGTH: usize = 12;

    /// The characters of a name: base 32 without those that are mistaken for others when read
    /// aloud or copied by hand.
    pub const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

    /// The first letter of the tables of a browser, which no server knows. No other name has it.
    const LOCAL: char = 'l';

    /// A regular expression for names, for descriptions of interfaces.
    #[cfg(feature = "schema")]
    fn pattern() -> String {
        let letters: String = Self::ALPHABET.iter().map(|&letter| char::from(letter)).collect();
        format!("^[{letters}]{{{}}}$", Self::LENGTH)
    }

    /// The name that random bytes make. 60 of their bits count, so that nobody can guess it.
    pub fn from_bytes(bytes: [u8; Self::LENGTH]) -> Self {
        let letter = |byte: u8| char::from(Self::ALPHABET[usize::from(byte % 32)]);
        Self(bytes.into_iter().map(letter).collect())
    }

    /// The name that random bytes make for a table of a browser. By its first letter a page knows
    /// whom to ask for the table.
    pub fn local(bytes: [u8; Self::LENGTH]) -> Self {
        let Self(name) = Self::from_bytes(bytes);
        Self(std::iter::once(Self::LOCAL).chain(name.chars().skip(1)).collect())
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
        let rest = text.strip_prefix(Self::LOCAL).unwrap_or(text);
        if text.len() == Self::LENGTH && rest.bytes().all(known) {
            Ok(Self(text.to_owned()))
        } else {
            Err(BadTableId)
        }
    }
}

/// A text that no table is called by. It does not repeat the text, which came from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "this is not the name of a table: it has {} characters, digits and lower-case letters other \
     than i, l, o and u",
    TableId::LENGTH
)]
pub struct BadTableId;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_makes_a_letter_of_the_alphabet() {
        for byte in 0..=u8::MAX {
            let id = TableId::from_bytes([byte; TableId::LENGTH]);
            assert_eq!(id.as_str().parse(), Ok(id.clone()));
        }
    }

    #[test]
    fn tables_of_a_browser_have_names_of_their_own() {
        let local = TableId::local([1; TableId::LENGTH]);
        assert_eq!(local.as_str(), "l11111111111");
        assert_eq!(local.as_str().parse(), Ok(local));
        assert!(!TableId::ALPHABET.contains(&b'l'));
    }

    #[test]
    fn names_of_tables_are_checked() {
        assert_eq!("0123456789ab".parse::<TableId>().unwrap().as_str(), "0123456789ab");
        for wrong in [
            "",
            "0123456789a",
            "0123456789abc",
            "0123456789aB",
            "0123456789al",
            "ll3456789abc",
            "'; DROP TABL",
        ] {
            assert_eq!(wrong.parse::<TableId>(), Err(BadTableId), "{wrong}");
        }
    }
}
