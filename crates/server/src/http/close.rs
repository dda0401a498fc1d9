//! The codes that sockets are closed with: those of RFC 6455 where one fits, and two of our own where a
//! client should come back by itself. `docs/protocol.md` lists them all.

/// Come back at once: the server restarts, another process takes its place, or a table is read again.
pub(crate) const COME_BACK: u16 = 4001;

/// Come back: nothing was heard in time, neither a hello nor a sign of life. The machine of either side
/// may have been busy or asleep.
pub(crate) const SILENT: u16 = 4002;
