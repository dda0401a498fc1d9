//! Things as text: how types are read from it and written as it, in JSON as in the notation.

/// Serialises types as the text that `Display` writes.
macro_rules! serialize_as_text {
    ($($type:ty),*) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

/// Reads types from text with a function that says only whether it could.
macro_rules! parse_text {
    ($($type:ty: $parse:expr, $expected:literal;)*) => {$(
        impl std::str::FromStr for $type {
            type Err = crate::text::NotThat;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let not_that = || crate::text::NotThat { found: text.to_owned(), expected: $expected };
                $parse(text).ok_or_else(not_that)
            }
        }
    )*};
}

/// Deserialises types from the text that `FromStr` reads.
macro_rules! deserialize_from_text {
    ($($type:ty),*) => {$(
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

/// A text that is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{found}` is not {expected}")]
pub struct NotThat {
    /// The text.
    pub found: String,
    /// What it should be.
    pub expected: &'static str,
}
