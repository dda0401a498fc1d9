//! A sheet of squared paper: walls that join where they meet, and text between them.

use super::ink::Text;
use anstyle::Style;

/// A wall leaves its point in these directions, one bit each.
const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// What a point looks like, by the walls that leave it.
const WALLS: [char; 16] =
    [' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼'];

/// Squared paper of a fixed size.
pub(crate) struct Canvas {
    width: usize,
    walls: Vec<u8>,
    letters: Vec<Option<(Style, char)>>,
}

impl Canvas {
    /// An empty sheet.
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, walls: vec![0; width * height], letters: vec![None; width * height] }
    }

    /// A wall along a line, from the first column to the last.
    pub(crate) fn horizontal(&mut self, y: usize, from: usize, to: usize) {
        for x in from..to {
            self.wall(x, y, RIGHT);
            self.wall(x + 1, y, LEFT);
        }
    }

    /// A wall along a column, from the first line to the last.
    pub(crate) fn vertical(&mut self, x: usize, from: usize, to: usize) {
        for y in from..to {
            self.wall(x, y, DOWN);
            self.wall(x, y + 1, UP);
        }
    }

    /// Text from a point on.
    pub(crate) fn write(&mut self, x: usize, y: usize, text: &Text) {
        for (offset, letter) in text.letters().enumerate() {
            if x + offset >= self.width {
                return;
            }
            if let Some(place) = self.letters.get_mut(y * self.width + x + offset) {
                *place = Some(letter);
            }
        }
    }

    /// The lines of the sheet, each with `indent` spaces before it.
    pub(crate) fn lines(&self, indent: usize) -> Vec<Text> {
        let rows = self.walls.chunks(self.width).zip(self.letters.chunks(self.width));
        rows.map(|(walls, letters)| {
            let mut line = Text::plain(" ".repeat(indent));
            for (&wall, letter) in walls.iter().zip(letters) {
                let (style, letter) = letter.unwrap_or_else(|| {
                    (Style::new().dimmed(), WALLS[usize::from(wall) % WALLS.len()])
                });
                // A space needs no colour, and lines then end without one.
                let style = if letter == ' ' { Style::new() } else { style };
                line = line.and(Text::styled(style, letter));
            }
            line
        })
        .collect()
    }

    fn wall(&mut self, x: usize, y: usize, direction: u8) {
        if x < self.width
            && let Some(wall) = self.walls.get_mut(y * self.width + x)
        {
            *wall |= direction;
        }
    }
}
