//! Sketches: a short form of positions for people to type. Only what matters is said; everything
//! else is as in a usual second round. `docs/notation.md` describes the words.
//!
//! ```
//! use magnumsal_rules::{Edition, Sketch};
//!
//! let text = "mine 1C b · 2C a · 2L1 bbg/0 aa\na coins 10";
//! let sketch = Sketch::parse(text, Edition::standard())?;
//! let game = sketch.game();
//! assert!(game.check(&"extract 2L1 bb crew 2".parse()?).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fill;
mod words;

use super::{Position, PositionError};
use crate::{Edition, Game, RuleSet, Space};
use std::fmt;

/// A position that was written in the short form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// The settings of its game.
    pub rules: RuleSet,
    /// The position, with all that was not said.
    pub position: Position,
    /// The spaces that were named, in the order of the text.
    pub spaces: Vec<Space>,
    edition: Edition,
}

/// What is wrong with a sketch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SketchError {
    /// A word that cannot be there.
    Word {
        /// The line, from 1.
        line: usize,
        /// The word; empty if the line ends too soon.
        word: String,
        /// What would be right.
        expected: &'static str,
    },
    /// The words are right, but there is no such position.
    Position(PositionError),
}

impl From<PositionError> for SketchError {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

impl fmt::Display for SketchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word { line, word, expected } if word.is_empty() => {
                write!(f, "line {line} ends too soon: expected {expected}")
            }
            Self::Word { line, word, expected } => {
                write!(f, "line {line}: `{word}` is not {expected}")
            }
            Self::Position(error) => write!(f, "there is no such position: {error}"),
        }
    }
}

impl std::error::Error for SketchError {}

impl Sketch {
    /// Reads the short form. The position is one that [`Position::game`] accepts.
    pub fn parse(text: &str, edition: &Edition) -> Result<Self, SketchError> {
        let said = words::read(text)?;
        let position = fill::position(&said, edition)?;
        Ok(Self { rules: said.rules, position, spaces: said.named, edition: edition.clone() })
    }

    /// The game that goes on from here.
    pub fn game(&self) -> Game {
        let game = self.position.game(self.rules, &self.edition);
        game.unwrap_or_else(|error| unreachable!("checked when it was read: {error}"))
    }
}

#[cfg(test)]
mod tests;
