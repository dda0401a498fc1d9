//! The commands, run as people run them: the real program, its output and its exit codes. One test
//! program for all of them, since each takes seconds to link.

mod common;

mod advice;
mod board;
mod deploy;
mod general;
mod languages;
mod log;
mod moderation;
mod new;
mod play;
mod random;
mod readme;
mod serve;
mod simulate;
mod trace;
mod traces;
mod verify;
