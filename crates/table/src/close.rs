//! The codes that sockets are closed with: those of RFC 6455 where one fits, and two of our own where a
//! client should come back by itself. `docs/protocol.md` lists them all.

/// A kind of message that is not read.
pub const UNSUPPORTED: u16 = 1003;

/// The client does not keep to what was agreed.
pub const POLICY: u16 = 1008;

/// A message that is too long.
pub const SIZE: u16 = 1009;

/// The table cannot be read.
pub const ERROR: u16 = 1011;

/// Come back at once: the server restarts, another process takes its place, or a table is read again.
pub const COME_BACK: u16 = 4001;

/// Come back: nothing has arrived in time, neither a hello nor a keep-alive. The machine of either side
/// may have been busy or asleep.
pub const SILENT: u16 = 4002;
