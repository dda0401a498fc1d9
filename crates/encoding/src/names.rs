//! What the spaces of a mine are called where there is no position.

use magnumsal_rules::{Direction, Level, Mine, SLOTS, Side, Slot, Space};

/// A name for each slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Names {
    names: [String; SLOTS],
    /// The spaces, if they are always the same.
    spaces: Option<[Option<Space>; SLOTS]>,
}

impl Names {
    /// G1: the names of a mine's spaces.
    pub(crate) fn of(mine: &Mine) -> Self {
        let mut names = [const { String::new() }; SLOTS];
        let mut spaces = [None; SLOTS];
        for slot in mine.existing() {
            names[slot.index()] = mine.name(slot).to_string();
            spaces[slot.index()] = Some(mine.name(slot));
        }
        Self { names, spaces: Some(spaces) }
    }

    /// Muria's chambers are numbered by level as they are laid, `I.1` and `I.2` being `2L1` and `2R1`; its
    /// shafts as they are built, from `S1` on.
    pub(crate) fn muria() -> Self {
        let mut names = [const { String::new() }; SLOTS];
        names[0] = "1C".to_owned();
        names[1] = "2C".to_owned();
        for level in Level::ALL {
            for (number, slot) in (1..).zip(Mine::chambers_of(level)) {
                names[slot.index()] = format!("{}.{number}", level.numeral());
            }
        }
        for (number, slot) in (1..).zip(Mine::shafts()) {
            names[slot.index()] = format!("S{number}");
        }
        Self { names, spaces: None }
    }

    /// The name of a slot's space.
    pub(crate) fn name(&self, slot: Slot) -> &str {
        &self.names[slot.index()]
    }

    /// The chamber on one side of another one, where the mine is always the same.
    pub(crate) fn beside(&self, slot: Slot, side: Side) -> Option<&str> {
        let spaces = self.spaces.as_ref()?;
        let step = match side {
            Side::Left => Direction::Left,
            Side::Right => Direction::Right,
        };
        let goal = spaces[slot.index()]?.step(step)?;
        let slot = spaces.iter().position(|&space| space == Some(goal))?;
        // In the middle of the mine is its main shaft.
        (goal.column() != 0).then_some(&self.names[slot])
    }
}
