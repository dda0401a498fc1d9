//! Names of spaces (G1).

use std::fmt;

/// A space of the mine by its name (G1): depth, and column counted from the centre.
///
/// One byte covers every space that any mine can have: with Muria's 10, 8 and 6 tiles the rows
/// reach at most 9, 16 and 21 columns from the centre. Spaces order by depth, then from left to
/// right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = Space::PATTERN)))]
pub struct Space(u8);

/// The farthest column of each depth, 1 to 6. Level I grows by 8 tiles from `2L1`; a lower level
/// starts under any column above it and grows by one tile less than it has.
const REACH: [i8; 6] = [0, 9, 9, 16, 16, 21];

/// Where each depth's row begins in the numbering.
const ROW: [u8; 7] = {
    let mut row = [0; 7];
    let mut depth = 0;
    while depth < 6 {
        row[depth + 1] = row[depth] + 2 * REACH[depth] as u8 + 1;
        depth += 1;
    }
    row
};

const COUNT: usize = ROW[6] as usize;

/// Depth and column of every space.
const PLACE: [(u8, i8); COUNT] = {
    let mut place = [(0, 0); COUNT];
    let mut depth = 0;
    while depth < 6 {
        let mut i = ROW[depth];
        while i < ROW[depth + 1] {
            place[i as usize] = (depth as u8 + 1, (i - ROW[depth]) as i8 - REACH[depth]);
            i += 1;
        }
        depth += 1;
    }
    place
};

impl Space {
    /// A regular expression for names of spaces, for descriptions of interfaces.
    #[cfg(feature = "schema")]
    const PATTERN: &str = "^[1-6](C|[LR][1-9][0-9]?)$";

    /// The way in: `1C`, the only space that touches the surface.
    pub const ENTRANCE: Self = Self(0);

    /// The space at a depth and column (negative is left), if any mine can have it.
    pub const fn new(depth: u8, column: i8) -> Option<Self> {
        if depth == 0 || depth > 6 {
            return None;
        }
        let row = depth as usize - 1;
        if column < -REACH[row] || column > REACH[row] {
            return None;
        }
        Some(Self((ROW[row] as i16 + (column + REACH[row]) as i16) as u8))
    }

    /// Shaft sections from the surface: 1 to 6.
    pub const fn depth(self) -> u8 {
        PLACE[self.0 as usize].0
    }

    /// Columns from the centre, left negative.
    pub const fn column(self) -> i8 {
        PLACE[self.0 as usize].1
    }

    /// The space of the same column one level deeper (E9, M5), if any mine can have it.
    pub const fn next_level(self) -> Option<Self> {
        Self::new(self.depth() + 2, self.column())
    }

    /// The space as an index, below [`Space::COUNT`], into tables with an entry for each.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many spaces any mine can have.
    pub const COUNT: usize = COUNT;

    /// Every space that any mine can have.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ROW[6]).map(Self)
    }

    /// The space a step away, if any mine can have it.
    pub fn step(self, direction: Direction) -> Option<Self> {
        let (depth, column) = (self.depth(), self.column());
        match direction {
            Direction::Left => Self::new(depth, column - 1),
            Direction::Right => Self::new(depth, column + 1),
            Direction::Up => Self::new(depth - 1, column),
            Direction::Down => Self::new(depth + 1, column),
        }
    }

    /// The space named by `text`, e.g. `1C`, `2L3`, `4R12`.
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let depth = letters.next()?.to_digit(10)?;
        let side = letters.next()?;
        let distance = letters.as_str();
        let column = match side {
            'C' if distance.is_empty() => 0,
            'L' | 'R' => {
                let plain = distance.bytes().all(|b| b.is_ascii_digit());
                if !plain || distance.starts_with('0') {
                    return None;
                }
                let distance: i8 = distance.parse().ok()?;
                if side == 'L' { -distance } else { distance }
            }
            _ => return None,
        };
        Self::new(u8::try_from(depth).ok()?, column)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let depth = self.depth();
        match self.column() {
            0 => write!(f, "{depth}C"),
            column if column < 0 => write!(f, "{depth}L{}", -column),
            column => write!(f, "{depth}R{column}"),
        }
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

parse_text! { Space: Self::parse, "a space such as `1C` or `2L3`"; }
serialize_as_text!(Space);
deserialize_from_text!(Space);

/// A step from a space to its neighbour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// To the next column on the left.
    Left,
    /// To the next column on the right.
    Right,
    /// Towards the surface.
    Up,
    /// Away from the surface.
    Down,
}

impl Direction {
    /// All directions; the index is the code in a packed route.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g1_spaces_are_named_by_depth_and_column() {
        for (text, depth, column) in [("1C", 1, 0), ("2L3", 2, -3), ("4R1", 4, 1), ("6R21", 6, 21)]
        {
            let space = Space::new(depth, column).unwrap();
            assert_eq!(Space::parse(text), Some(space));
            assert_eq!(space.to_string(), text);
            assert_eq!((space.depth(), space.column()), (depth, column));
        }
        assert!(Space::all().all(|space| Space::parse(&space.to_string()) == Some(space)));
        assert_eq!(Space::all().count(), 148);
    }

    #[test]
    fn g1_other_names_are_refused() {
        for text in
            ["", "1", "C1", "0C", "7C", "1c", "2L", "2L0", "2L01", "2R+1", "2C1", "2L10", "2Lé"]
        {
            assert_eq!(Space::parse(text), None, "{text}");
        }
    }
}
