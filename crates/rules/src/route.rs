//! Ways through the mine (E4), packed so that they fit into a move.

use crate::{Space, mine::Direction};

/// A way up from a chamber to `1C` (E4): its first space and the steps from there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Route {
    first: Space,
    steps: Path,
}

impl Route {
    /// The route through these spaces, if each is a step from the one before.
    pub fn through(spaces: impl IntoIterator<Item = Space>) -> Option<Self> {
        let mut spaces = spaces.into_iter();
        let first = spaces.next()?;
        let mut steps = Path::default();
        let mut last = first;
        for space in spaces {
            let step = Direction::ALL.into_iter().find(|&step| last.step(step) == Some(space))?;
            if !steps.push(step) {
                return None;
            }
            last = space;
        }
        Some(Self { first, steps })
    }

    /// The spaces of the route, in order.
    pub fn spaces(&self) -> impl Iterator<Item = Space> {
        let mut steps = self.steps.steps();
        std::iter::successors(Some(self.first), move |space| space.step(steps.next()?))
    }

    /// The last space of the route.
    pub fn last(&self) -> Space {
        self.spaces().last().unwrap_or(self.first)
    }
}

/// Up to 31 steps, two bits each, below a one bit that marks the end. Bytes, so that a move need
/// not be aligned to eight of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Path([u8; 8]);

impl Default for Path {
    fn default() -> Self {
        Self(1_u64.to_le_bytes())
    }
}

impl Path {
    const MOST: u32 = 31;

    pub(crate) fn len(self) -> u32 {
        (63 - u64::from_le_bytes(self.0).leading_zeros()) / 2
    }

    /// Adds a step; false if the path is as long as any route can be.
    pub(crate) fn push(&mut self, step: Direction) -> bool {
        let (bits, len) = (u64::from_le_bytes(self.0), self.len());
        if len == Self::MOST {
            return false;
        }
        let bits = bits & !(1 << (2 * len)) | (step as u64) << (2 * len) | 1 << (2 * len + 2);
        self.0 = bits.to_le_bytes();
        true
    }

    /// The steps from the first on.
    pub(crate) fn steps(self) -> impl Iterator<Item = Direction> {
        (0..self.len()).filter_map(move |index| self.get(index))
    }

    pub(crate) fn get(self, index: u32) -> Option<Direction> {
        let code = u64::from_le_bytes(self.0) >> (2 * index.min(Self::MOST)) & 3;
        (index < self.len()).then(|| Direction::ALL[code as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e4_a_route_keeps_its_spaces() {
        let spaces =
            ["4L1", "4L2", "3L2", "2L2", "2L1", "2C", "1C"].map(|s| Space::parse(s).unwrap());
        let route = Route::through(spaces).unwrap();
        assert!(route.spaces().eq(spaces));
        assert_eq!(route.last(), Space::ENTRANCE);
        assert_eq!(Route::through([spaces[0], spaces[2]]), None);
        assert_eq!(Route::through([]), None);
    }

    #[test]
    fn e4_a_path_ends_at_31_steps() {
        let mut path = Path::default();
        for i in 0..31 {
            assert!(path.push(Direction::ALL[i % 4]));
        }
        assert!(!path.push(Direction::Up));
        assert_eq!((path.len(), path.get(30), path.get(31)), (31, Some(Direction::Up), None));
    }
}
