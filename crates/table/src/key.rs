//! Keys: who holds one may play a seat. 128 random bits, kept here only as a hash.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};

/// A secret that opens a seat: 32 hexadecimal digits.
///
/// Its `Debug` form does not show it, so that it cannot get into a log by accident.
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String", extend("pattern" = "^[0-9a-fA-F]{32}$"))
)]
pub struct Key(u128);

/// What is kept of a [`Key`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KeyHash([u8; 32]);

/// A text that is no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoKey;

impl Key {
    /// The key that random bytes make.
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(bytes))
    }

    /// What is kept of it.
    pub fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.0.to_be_bytes()).into())
    }

    /// The key itself, for the one it belongs to.
    pub fn reveal(&self) -> String {
        format!("{:032x}", self.0)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl FromStr for Key {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        let hexadecimal = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = hexadecimal.then(|| u128::from_str_radix(text, 16).ok()).flatten();
        number.map(Self).ok_or(NoKey)
    }
}

impl fmt::Display for NoKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key is 32 hexadecimal digits")
    }
}

impl std::error::Error for NoKey {}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for KeyHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for KeyHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        unhex(&text).map(Self).ok_or_else(|| serde::de::Error::custom("a hash is 64 digits"))
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// As many bytes as are wanted from hexadecimal digits.
pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_as_it_is_written_and_never_shown_by_debug() {
        let key = Key::from_bytes([19; 16]);
        assert_eq!(key.reveal().parse::<Key>(), Ok(key.clone()));
        assert!(!format!("{key:?}").contains(&key.reveal()));
        assert_ne!(key.hash(), Key::from_bytes([20; 16]).hash());
    }

    #[test]
    fn what_is_no_key_is_refused() {
        for text in ["", "12", "+0000000000000000000000000000001", &"é".repeat(16)] {
            assert_eq!(text.parse::<Key>(), Err(NoKey), "{text}");
        }
    }

    #[test]
    fn a_hash_survives_the_journal() {
        let hash = Key::from_bytes([19; 16]).hash();
        let text = serde_json::to_string(&hash).unwrap();
        assert_eq!(serde_json::from_str::<KeyHash>(&text).unwrap(), hash);
    }
}
