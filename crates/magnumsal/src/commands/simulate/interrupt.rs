//! Ctrl-C: the first ends the work with what is there, the second ends the program.

use crate::failure::{Failure, INTERRUPTED};
use std::sync::atomic::{AtomicBool, Ordering};

/// Set by the first Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C sets the flag that is returned.
pub(super) fn flag() -> Result<&'static AtomicBool, Failure> {
    let handler = || {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(i32::from(INTERRUPTED));
        }
    };
    match ctrlc::set_handler(handler) {
        Ok(()) => Ok(&STOP),
        Err(error) => Err(Failure::fault(format!("Ctrl-C cannot be watched: {error}"))),
    }
}
