//! The columns of tables.

use super::ink;
use crate::words::say;

/// A column: what stands above it, and how wide it is.
pub(crate) struct Column {
    head: String,
    pub(crate) width: usize,
}

impl Column {
    /// A column with room for its head, and for at least `least` letters.
    pub(crate) fn new(key: &str, least: usize) -> Self {
        let head = say(key, &[]);
        let width = ink::width(&head).max(least);
        Self { head, width }
    }

    /// The head above texts.
    pub(crate) fn head(&self) -> String {
        format!("{:1$}", self.head, self.width)
    }

    /// The head above numbers.
    pub(crate) fn right_head(&self) -> String {
        format!("{:>1$}", self.head, self.width)
    }
}
