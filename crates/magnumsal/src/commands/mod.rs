//! The commands, one a module: arguments and what is done with them.

pub(crate) mod admin;
pub(crate) mod explain;
pub(crate) mod hint;
pub(crate) mod moves;
pub(crate) mod new;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod random;
pub(crate) mod review;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod trace;
pub(crate) mod train;
pub(crate) mod verify;
