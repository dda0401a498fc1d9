//! The facts that messages are about.

use fluent_bundle::FluentValue;
use std::borrow::Cow;

/// A fact to put into a message: a text or a number.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact(pub(crate) FluentValue<'static>);

impl From<&str> for Fact {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Self {
        Self(FluentValue::String(Cow::Owned(text)))
    }
}

macro_rules! from_integers {
    ($($integer:ty),*) => {$(
        impl From<$integer> for Fact {
            fn from(number: $integer) -> Self {
                Self(number.into())
            }
        }
    )*};
}
from_integers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);
