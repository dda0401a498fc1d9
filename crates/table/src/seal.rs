//! The seal of a deal: its hash is published before the game, so that nobody can change the deal in
//! it.
//!
//! The seal is the SHA-256 hash of the nonce, 64 hexadecimal digits, a line feed, and the record of
//! the deal as compact JSON: the record's `rules` and `setup`, in the order of `docs/notation.md`.
//! Before the game only the seal is published; after it the nonce and the record, and anybody can
//! compare.

use magnumsal_rules::Record;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What makes the seal impossible to guess from the possible deals: a random number that is used
/// once. JSON calls it `salt`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Nonce([u8; 32]);

/// A record with what is needed to check that its deal was not changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sealed {
    /// What was told before the game.
    pub commitment: String,
    /// What was kept until its end.
    pub salt: String,
    /// The record, as in `docs/notation.md`.
    #[cfg_attr(feature = "schema", schemars(with = "serde_json::Map<String, serde_json::Value>"))]
    pub record: serde_json::Value,
}

impl Nonce {
    /// The nonce that random bytes make.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A nonce as it is written.
    pub fn parse(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// 64 hexadecimal digits.
    pub fn text(&self) -> String {
        hex::encode(self.0)
    }
}

/// The seal of a record's deal: 64 hexadecimal digits. Names and moves do not matter to it.
pub fn seal(record: &Record, nonce: &Nonce) -> String {
    let text = format!("{}\n{}", nonce.text(), record.deal_json());
    hex::encode(Sha256::digest(text))
}
