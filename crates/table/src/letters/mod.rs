//! What a letter is, whether it can be seen, and what looks like it.
//!
//! A server leaves that to Unicode's own rules (UAX #44 and UTS #39). Their tables are large, so a
//! browser does without the feature `unicode`: of what looks alike it knows Latin, Greek and
//! Cyrillic letters. Only people at one screen see its tables, where nobody can pretend to be
//! somebody who is not in the room.

#[cfg(any(test, not(feature = "unicode")))]
mod plain;
#[cfg(feature = "unicode")]
mod unicode;

#[cfg(not(feature = "unicode"))]
pub(crate) use plain::*;
#[cfg(feature = "unicode")]
pub(crate) use unicode::*;
