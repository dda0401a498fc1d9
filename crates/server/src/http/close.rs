//! The codes that sockets are closed with where those of RFC 6455 do not fit. `docs/protocol.md` lists
//! them all.

/// Come back at once: the server restarts, or another process takes its place.
pub(crate) const COME_BACK: u16 = 4001;
