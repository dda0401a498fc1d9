//! Checksums that chain the entries of a journal, so that damage and shortening are seen.

use crate::model::TableId;
use sha2::{Digest, Sha256};
use std::fmt;

/// Where a journal ends: what a writer has read before it decided what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tip {
    /// The number of the last entry; 0 if there is none.
    pub number: u32,
    /// The checksum of all entries.
    pub chain: Chain,
}

impl Tip {
    /// The end of a journal without entries.
    pub fn start(table: &TableId) -> Self {
        Self { number: 0, chain: Chain::start(table) }
    }

    /// The end after one more entry.
    #[must_use]
    pub fn then(self, at: i64, body: &str) -> Self {
        let number = self.number + 1;
        Self { number, chain: self.chain.then(number, at, body) }
    }
}

/// A checksum of a journal up to an entry: over that entry and the checksum before it. If anything is
/// changed, exchanged or left out in between, the next checksum does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain([u8; Self::LENGTH]);

impl Chain {
    /// Damage is to be seen, not an attack that has the whole database: half a SHA-256 is plenty.
    const LENGTH: usize = 16;

    /// The checksum of a table without entries.
    pub fn start(table: &TableId) -> Self {
        Self::of(&[table.as_str().as_bytes()])
    }

    /// The checksum with one more entry.
    #[must_use]
    pub fn then(self, number: u32, at: i64, body: &str) -> Self {
        Self::of(&[&self.0, &number.to_be_bytes(), &at.to_be_bytes(), body.as_bytes()])
    }

    /// The checksum of a table's head.
    pub(crate) fn of_head(head: &str) -> Self {
        Self::of(&[head.as_bytes()])
    }

    /// What a database keeps.
    pub(crate) fn bytes(self) -> Vec<u8> {
        self.0.to_vec()
    }

    /// A checksum as a database has kept it.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    fn of(parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        parts.iter().for_each(|part| hash.update(part));
        let whole: [u8; 32] = hash.finalize().into();
        let mut half = [0; Self::LENGTH];
        half.copy_from_slice(&whole[..Self::LENGTH]);
        Self(half)
    }
}

/// In hexadecimal digits.
impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
