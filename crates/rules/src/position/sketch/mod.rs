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
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SketchError {
    /// A word that cannot be there.
    #[error("line {line}{}", not_that(word, expected))]
    Word {
        /// The line, from 1.
        line: usize,
        /// The word; empty if the line ends too soon.
        word: String,
        /// What would be right.
        expected: &'static str,
    },
    /// The words are right, but there is no such position.
    #[error("there is no such position: {0}")]
    Position(#[from] PositionError),
}

/// What is wrong with a word of a line.
fn not_that(word: &str, expected: &str) -> String {
    match word.is_empty() {
        true => format!(" ends too soon: expected {expected}"),
        false => format!(": `{word}` is not {expected}"),
    }
}

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
