//! Kinds of tools and hands of tool cards.

use serde::{Deserialize, Serialize};

/// A kind of tool, in the order of the notation (U1–U9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Tool {
    /// U1: one more piece placed in the same action.
    Rope,
    /// U2: one more strength.
    Pickaxe,
    /// U3: moves a water cube to a neighbouring chamber.
    Bucket,
    /// U4: frees a space or two of tolls.
    Cart,
    /// U5: tired pieces stand up.
    Food,
    /// U6: the commercial privilege, for the market.
    Commercial,
    /// U7: the royal privilege, for the castle.
    Royal,
    /// U8: the saltworks privilege (Muria).
    Saltworks,
    /// U9: the horse mill (Muria).
    Mill,
}

impl Tool {
    /// All kinds, in the order of the notation.
    pub const ALL: [Self; 9] = [
        Self::Rope,
        Self::Pickaxe,
        Self::Bucket,
        Self::Cart,
        Self::Food,
        Self::Commercial,
        Self::Royal,
        Self::Saltworks,
        Self::Mill,
    ];

    /// The tool's name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rope => "rope",
            Self::Pickaxe => "pickaxe",
            Self::Bucket => "bucket",
            Self::Cart => "cart",
            Self::Food => "food",
            Self::Commercial => "commercial",
            Self::Royal => "royal",
            Self::Saltworks => "saltworks",
            Self::Mill => "mill",
        }
    }

    /// The tool as an index into per-tool tables.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self::ALL[index % Self::ALL.len()]
    }

    /// The tool of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tool| tool.name() == name)
    }
}

bit_set! {
    /// A set of kinds of tools.
    pub(crate) struct ToolKinds(u16) of Tool;
}

/// A hand of tool cards: up to three of each kind, two bits a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tools(u32);

impl Tools {
    /// How many cards of a kind.
    pub const fn count(self, tool: Tool) -> u8 {
        (self.0 >> (2 * tool as u32)) as u8 & 3
    }

    /// Whether there is a card of a kind.
    pub const fn has(self, tool: Tool) -> bool {
        self.count(tool) > 0
    }

    /// How many cards in all.
    pub const fn total(self) -> u8 {
        let ones = (self.0 & 0x5555_5555).count_ones();
        let twos = (self.0 & 0xAAAA_AAAA).count_ones();
        (ones + 2 * twos) as u8
    }

    /// The cards in the order of the notation, with repeats.
    pub fn iter(self) -> impl Iterator<Item = Tool> {
        Tool::ALL.into_iter().flat_map(move |tool| (0..self.count(tool)).map(move |_| tool))
    }

    pub(crate) fn add(&mut self, tool: Tool) {
        debug_assert!(self.count(tool) < 3);
        self.0 += 1 << (2 * tool as u32);
    }

    pub(crate) fn remove(&mut self, tool: Tool) {
        debug_assert!(self.has(tool));
        self.0 -= 1 << (2 * tool as u32);
    }

    /// Both hands together; a kind has three cards in all, so the bits never carry over.
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_counts_its_cards() {
        let mut hand = Tools::default();
        for tool in [Tool::Mill, Tool::Rope, Tool::Mill, Tool::Mill] {
            hand.add(tool);
        }
        assert_eq!((hand.total(), hand.count(Tool::Mill), hand.count(Tool::Cart)), (4, 3, 0));
        assert!(hand.iter().eq([Tool::Rope, Tool::Mill, Tool::Mill, Tool::Mill]));
        hand.remove(Tool::Rope);
        assert!(!hand.has(Tool::Rope));
    }
}
