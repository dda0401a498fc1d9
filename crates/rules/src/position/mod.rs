//! Positions: any arrangement of the game as data, and the way from there to a playable game.
//!
//! A [`Position`] says what a [`State`] says, who is on turn, and what is known of the stacks. It can
//! be written down, sent, changed and read back; [`Position::game`] checks it and makes a [`Game`] of
//! it, and [`Game::position`] goes the other way. `docs/notation.md` describes the JSON: a record's
//! `start` is a position at the beginning of a turn.

mod check;
mod error;
mod sketch;
mod tiles;
mod tools;
mod turn;

pub use error::PositionError;
pub use sketch::{Sketch, SketchError};
pub use turn::{HaulState, OpenAction, TurnState};

use crate::{
    Game, Level, Order, Phase, Seat, Space, State, Tile, Tool,
    mine::{Slot, chambers_of},
};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{MapAccess, Visitor, value::MapAccessDeserializer},
};
use std::{collections::BTreeMap, fmt};

/// Any arrangement of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is; nobody's once the game is over.
    pub seat: Option<Seat>,
    /// The phase, from 1.
    pub phase: u8,
    /// The round, from 1.
    pub round: u8,
    /// Actions left in the turn.
    pub actions: u8,
    /// Everything that lies open.
    pub state: State,
    /// The rest of each stack, as far as it is known.
    pub stacks: Stacks,
    /// What has happened in the turn; nothing at its beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnState>,
}

/// What is known of the stacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stacks {
    /// Nobody knows them, as on a real board.
    Unknown,
    /// Their order.
    Known(StackLists),
}

/// The rest of each stack, top first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackLists {
    /// By level: the tiles of spaces that nobody has entered, by depth and then from left to right,
    /// and after them those that are not laid.
    pub tiles: BTreeMap<Level, Vec<Tile>>,
    /// The orders of this phase and the later ones.
    pub orders: BTreeMap<Phase, Vec<Order>>,
    /// The tools of this phase, then those of the later ones.
    pub tools: Vec<Tool>,
}

impl Serialize for Stacks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Unknown => serializer.serialize_str(UNKNOWN),
            Self::Known(lists) => lists.serialize(serializer),
        }
    }
}

/// How unknown stacks are written.
pub(crate) const UNKNOWN: &str = "unknown";

impl<'de> Deserialize<'de> for Stacks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Known;

        impl<'de> Visitor<'de> for Known {
            type Value = Stacks;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the stacks, or \"unknown\"")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Stacks, E> {
                match text {
                    UNKNOWN => Ok(Stacks::Unknown),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
                }
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Stacks, A::Error> {
                StackLists::deserialize(MapAccessDeserializer::new(map)).map(Stacks::Known)
            }
        }

        deserializer.deserialize_any(Known)
    }
}

impl Position {
    /// Whether it is a position at the beginning of a turn: no move of the turn has been made.
    pub fn begins_turn(&self) -> bool {
        self.turn.is_none() && self.seat.is_some()
    }

    /// The same position to somebody who does not know the stacks.
    pub fn without_stacks(mut self) -> Self {
        self.stacks = Stacks::Unknown;
        self
    }
}

impl Game {
    /// The position as data, with the order of the stacks: not for players.
    pub fn position(&self) -> Position {
        let orders = Phase::ALL.into_iter().filter(|&phase| phase >= self.turn.phase);
        Position {
            seat: self.to_move(),
            phase: self.turn.phase.number(),
            round: self.turn.round,
            actions: self.turn.actions,
            state: self.state(),
            stacks: Stacks::Known(StackLists {
                tiles: Level::ALL.map(|level| (level, self.tiles_to_come(level))).into(),
                orders: orders.map(|phase| (phase, self.orders_to_come(phase))).collect(),
                tools: self.workshop.cards_to_come(self.turn.phase).collect(),
            }),
            turn: self.turn_state(),
        }
    }

    /// A level's tiles that nobody has entered, by their spaces, and then those not laid.
    fn tiles_to_come(&self, level: Level) -> Vec<Tile> {
        let stack = &self.components.tiles[level.index()];
        self.unentered(level).map(|slot| stack.get(self.mine.tile(slot))).collect()
    }

    /// A level's chambers that nobody has entered, by depth and from left to right, and then the
    /// slots of tiles that are not laid.
    pub(crate) fn unentered(&self, level: Level) -> impl Iterator<Item = Slot> + use<> {
        let mut laid: Vec<(Space, Slot)> = (self.mine.existing() & chambers_of(level))
            .filter(|&slot| !self.mine.revealed().has(slot))
            .map(|slot| (self.mine.name(slot), slot))
            .collect();
        laid.sort();
        let in_box = self.components.tiles(level).len();
        let dealt = chambers_of(level).take(in_box);
        let existing = self.mine.existing();
        let stack = dealt.filter(move |&slot| !existing.has(slot));
        laid.into_iter().map(|(_, slot)| slot).chain(stack)
    }

    fn orders_to_come(&self, phase: Phase) -> Vec<Order> {
        let stack = &self.components.orders[phase.index()];
        let drawn = if phase == self.turn.phase { self.castle.drawn.into() } else { 0 };
        let numbers = &self.castle.stacks[phase.index()][drawn..stack.items().len()];
        numbers.iter().map(|&number| stack.get(number)).collect()
    }
}

#[cfg(test)]
mod tests;
