//! The text notation of moves: what algebraic notation is to chess. See `docs/notation.md`.

mod parse;
mod write;

pub use parse::NotationError;

#[cfg(test)]
mod tests;
