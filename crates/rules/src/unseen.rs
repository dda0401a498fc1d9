//! What nobody has seen yet (G4, S6): everybody can work it out from what lies open, so
//! everybody may see it. It comes from a [`View`] and so cannot depend on how the stacks lie.

use crate::{
    Drawn, Game, Level, Order, Phase, Pile, Tile, Tool, View,
    edition::{KINDS_IN_PLAY, MAX_ORDERS, MAX_TILES, TOOLS_A_PHASE},
};
use serde::Serialize;
use std::collections::BTreeMap;

/// What nobody has seen yet, stack by stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Unseen {
    /// S5: the tiles of each level that lie face down in the mine or are not laid yet.
    pub tiles: BTreeMap<Level, ToCome<Tile>>,
    /// S7: the orders of this phase that are not turned up yet.
    pub orders: ToCome<Order>,
    /// S7: the tool cards of this phase and the later ones. They can be any of those that were not
    /// turned up, for what left the game face down with an earlier phase nobody has seen either.
    pub tools: ToCome<Tool>,
    /// S6: the kinds of tools that the game is played with.
    pub kinds: ToolKindsInPlay,
}

/// What is still to come from a stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "{T}sToCome"))]
pub struct ToCome<T> {
    /// How many are still to come.
    pub left: u8,
    /// What they can be, in the order of the box and with repeats: just these if there are as many
    /// as are left, and otherwise each is one of them.
    pub candidates: Vec<T>,
}

/// S6: the kinds of tools that a game is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ToolKindsInPlay {
    /// The kinds that are known to be in play.
    pub known: Vec<Tool>,
    /// The kinds that the others can be; only where the stacks are unknown, as on a real board.
    pub possible: Vec<Tool>,
}

/// What nobody has seen yet, as numbers: how many of each are left. A tile or order is counted in the
/// place of the first in the box's list that reads the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UnseenCounts {
    /// By level and place in its list.
    pub tiles: [[u8; MAX_TILES]; 3],
    /// By phase and place in its list; nothing in phases that are over.
    pub orders: [[u8; MAX_ORDERS]; 3],
    /// By kind. Where nobody knows which kinds are in play, all cards that there may be.
    pub tools: [u8; Tool::ALL.len()],
}

impl View {
    /// What nobody has seen yet.
    pub fn unseen(&self) -> Unseen {
        let game = self.position();
        let phase = game.phase();
        let later = Phase::ALL.len() - 1 - phase.index();
        let tiles = |level| {
            let left = game.unseen_tiles(level).len();
            (level, game.to_come(Pile::Tiles(level), left, Drawn::tile))
        };
        Unseen {
            tiles: Level::ALL.map(tiles).into(),
            orders: game.to_come(Pile::Orders(phase), game.orders_left(), Drawn::order),
            tools: game.to_come(
                Pile::Tools,
                game.tools_left() + TOOLS_A_PHASE * later as u8,
                Drawn::tool,
            ),
            kinds: game.kinds_in_play(),
        }
    }
}

impl Game {
    /// What nobody has seen yet, as numbers. They are sums over hidden stacks, and so cannot depend on
    /// how these lie.
    pub fn unseen_counts(&self) -> UnseenCounts {
        let mut counts = UnseenCounts::default();
        if !self.mine.guessed().is_empty() || self.workshop.has_unknown_kinds() {
            self.count_candidates(&mut counts);
            return counts;
        }
        for level in Level::ALL {
            let tiles = &mut counts.tiles[level.index()];
            for slot in self.unseen_tiles(level) {
                tiles[usize::from(self.mine.tile(slot)) % MAX_TILES] += 1;
            }
        }
        for phase in Phase::ALL.into_iter().filter(|&phase| phase >= self.turn.phase) {
            let orders = &mut counts.orders[phase.index()];
            for index in self.unseen_orders(phase) {
                let number = self.castle.stacks[phase.index()][index];
                orders[usize::from(number) % MAX_ORDERS] += 1;
            }
        }
        for index in self.workshop.unseen() {
            counts.tools[self.workshop.stack[index].index()] += 1;
        }
        counts
    }

    /// The same for games of which less is known.
    fn count_candidates(&self, counts: &mut UnseenCounts) {
        let mut count = |pile| {
            for drawn in self.candidates(pile) {
                match (pile, drawn) {
                    (Pile::Tiles(level), Drawn::Tile(tile)) => {
                        let number = self.components.tiles[level.index()].number(tile);
                        counts.tiles[level.index()][usize::from(number.unwrap_or(0))] += 1;
                    }
                    (Pile::Orders(phase), Drawn::Order(order)) => {
                        let number = self.components.orders[phase.index()].number(order);
                        counts.orders[phase.index()][usize::from(number.unwrap_or(0))] += 1;
                    }
                    (_, Drawn::Tool(tool)) => counts.tools[tool.index()] += 1,
                    _ => {}
                }
            }
        };
        Level::ALL.into_iter().for_each(|level| count(Pile::Tiles(level)));
        let phases = Phase::ALL.into_iter().filter(|&phase| phase >= self.turn.phase);
        phases.for_each(|phase| count(Pile::Orders(phase)));
        count(Pile::Tools);
    }

    fn to_come<T>(&self, pile: Pile, left: u8, read: impl Fn(Drawn) -> Option<T>) -> ToCome<T> {
        let candidates = self.candidates(pile).into_iter().filter_map(read).collect();
        ToCome { left, candidates }
    }

    fn kinds_in_play(&self) -> ToolKindsInPlay {
        let in_box = self.components.tools();
        let (known, possible): (Vec<Tool>, Vec<Tool>) = in_box
            .iter()
            .filter(|&&tool| self.workshop.may_be_in_play(tool))
            .partition(|&&tool| self.workshop.knows(tool) || in_box.len() == KINDS_IN_PLAY);
        ToolKindsInPlay { known, possible }
    }
}

impl Drawn {
    fn tile(self) -> Option<Tile> {
        match self {
            Self::Tile(tile) => Some(tile),
            _ => None,
        }
    }

    fn order(self) -> Option<Order> {
        match self {
            Self::Order(order) => Some(order),
            _ => None,
        }
    }

    fn tool(self) -> Option<Tool> {
        match self {
            Self::Tool(tool) => Some(tool),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
