//! What a terminal shows: the board, what happened in words, notes and progress.

pub(crate) mod board;
pub(crate) mod event_words;
pub(crate) mod note;
pub(crate) mod progress;
