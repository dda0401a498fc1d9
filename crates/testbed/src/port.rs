//! Ports for servers of our own.

use std::{
    net::TcpListener,
    sync::atomic::{AtomicU16, Ordering},
};

/// Ports are taken from below the range that systems use for outgoing connections. Otherwise a
/// client that connects to a stopped server might be given that very port, and talk to itself.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// Somebody else may take a port between our look at it and the start.
const ATTEMPTS: u32 = 10;

/// Starts something on a port that nobody uses.
pub(crate) fn with_spare_port<T, E>(mut start: impl FnMut(u16) -> Result<T, E>) -> Result<T, E> {
    let mut attempt = 1;
    loop {
        match start(spare_port()) {
            Err(_) if attempt < ATTEMPTS => attempt += 1,
            started => return started,
        }
    }
}

/// A port that nobody uses now. Processes start looking at different places.
fn spare_port() -> u16 {
    static COUNT: AtomicU16 = AtomicU16::new(0);
    let width = u32::from(PORTS.end - PORTS.start);
    loop {
        let count = u32::from(COUNT.fetch_add(1, Ordering::Relaxed));
        let offset = (std::process::id().wrapping_mul(31) + count) % width;
        let port = PORTS.start + u16::try_from(offset).unwrap_or_default();
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}
