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
pub struct Key([u8; 16]);

/// What is kept of a [`Key`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KeyHash([u8; 32]);

/// A text that is no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a key is 32 hexadecimal digits")]
pub struct NoKey;

impl Key {
    /// The key that random bytes make.
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// What is kept of it.
    pub fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.0).into())
    }

    /// The key itself, for the one it belongs to.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
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
        let mut bytes = [0; 16];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| NoKey)?;
        Ok(Self(bytes))
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for KeyHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(self.0))
    }
}

impl<'de> Deserialize<'de> for KeyHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes)
            .map_err(|_| serde::de::Error::custom("a hash is 64 digits"))?;
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_as_it_is_written_and_never_shown_by_debug() {
        let key = Key::from_bytes([19; 16]);
        assert_eq!(key.reveal(), "13".repeat(16));
        assert_eq!(key.reveal().parse::<Key>(), Ok(key.clone()));
        assert_eq!("0F".repeat(16).parse::<Key>(), Ok(Key::from_bytes([15; 16])));
        assert!(!format!("{key:?}").contains(&key.reveal()));
        assert_ne!(key.hash(), Key::from_bytes([20; 16]).hash());
    }

    #[test]
    fn what_is_no_key_is_refused() {
        for text in ["", "12", "+0000000000000000000000000000001", &"é".repeat(16), &"0".repeat(34)]
        {
            assert_eq!(text.parse::<Key>(), Err(NoKey), "{text}");
        }
    }

    #[test]
    fn a_hash_survives_the_journal() {
        let hash = Key::from_bytes([19; 16]).hash();
        let text = serde_json::to_string(&hash).unwrap();
        assert_eq!(serde_json::from_str::<KeyHash>(&text).unwrap(), hash);
        let refused = serde_json::from_str::<KeyHash>("\"12\"").unwrap_err().to_string();
        assert!(refused.contains("a hash is 64 digits"), "{refused}");
    }
}
