//! What has happened in a turn, as data: what may go on, and what is half made.

use super::{PositionError as Error, check::Checked};
use crate::{
    Building, Due, Game, Space,
    game::{Open, Stage},
    mine::{Slot, is_chamber},
};
use serde::{Deserialize, Serialize};

/// What has happened in a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnState {
    /// T4: whether an action was used for anything but passing.
    pub worked: bool,
    /// Which moves may go on with the last action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<OpenAction>,
    /// What is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Due>,
    /// M2: the chamber beside which the last tile is to be laid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dig: Option<Space>,
    /// E: the salt that is being carried up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub haul: Option<HaulState>,
}

/// An action that a further move may go on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OpenAction {
    /// P4: with a rope.
    Placing,
    /// W1, W4: with more pieces, or a recall.
    Boiling,
    /// W4: with another recall.
    Recalling,
}

/// Salt on its way up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HaulState {
    /// The chamber it comes from.
    pub from: Space,
    /// How many cubes.
    pub cubes: u8,
    /// The way up, from the space after the chamber; empty while it is asked for.
    pub way: Vec<Space>,
    /// The carts that are laid, each on one space or two.
    pub carts: Vec<Vec<Space>>,
    /// How many spaces of the way are paid.
    pub paid: u8,
}

impl Game {
    /// Which moves may go on with the last action (P4, W1, W4).
    #[inline]
    pub fn open_action(&self) -> Option<OpenAction> {
        match self.turn.open {
            Open::Nothing => None,
            Open::Placing => Some(OpenAction::Placing),
            Open::Boiling => Some(OpenAction::Boiling),
            Open::Recalling => Some(OpenAction::Recalling),
        }
    }

    /// M2: the chamber beside which the last tile is to be laid, while that is asked.
    #[inline]
    pub fn digging_beside(&self) -> Option<Slot> {
        match self.turn.stage {
            Stage::Dig(slot) => Some(slot),
            _ => None,
        }
    }

    /// What has happened in the turn; nothing if no trace of it is left.
    pub(super) fn turn_state(&self) -> Option<TurnState> {
        let turn = &self.turn;
        let open = self.open_action();
        let dig = self.digging_beside().map(|slot| self.mine.name(slot));
        // A delivery shows in the state.
        let due = self.due().filter(|&due| due != Due::Delivery);
        let begun = TurnState { worked: turn.worked, open, due, dig, haul: self.haul_state() };
        let all = crate::turn::actions_in_round(turn.round);
        let untouched =
            begun == TurnState::default() && turn.actions == all && turn.visited.is_empty();
        (!untouched && !self.is_over()).then_some(begun)
    }
}

/// Brings a game into the middle of a turn.
pub(super) fn restore(game: &mut Game, begun: &TurnState, visited: &[Building]) -> Checked<()> {
    let half_made = |place: &str| Error::HalfMade { place: format!("turn.{place}") };
    for &building in visited {
        if building.needs_muria() && !game.rules.is_muria() {
            return Err(Error::Unexpected { place: "state.visited".to_owned() });
        }
        game.visit(building);
    }
    game.turn.worked = begun.worked;
    game.turn.open = match begun.open {
        None => Open::Nothing,
        Some(OpenAction::Placing) => Open::Placing,
        Some(_) if !game.rules.is_muria() => return Err(half_made("open")),
        Some(OpenAction::Boiling) => Open::Boiling,
        Some(OpenAction::Recalling) => Open::Recalling,
    };
    let delivery = game.turn.stage == Stage::Delivery;
    let stage = match begun.due {
        None => game.turn.stage,
        Some(_) if delivery => return Err(half_made("due")),
        Some(Due::Delivery) => return Err(half_made("due")),
        Some(Due::Route) => Stage::Route,
        Some(Due::Cart) => Stage::Cart,
        Some(Due::Toll) => Stage::Toll,
        Some(Due::Dig) => {
            let slot = begun.dig.and_then(|space| game.mine.slot(space));
            let slot = slot.filter(|&slot| may_dig(game, slot)).ok_or_else(|| half_made("dig"))?;
            Stage::Dig(slot)
        }
    };
    if begun.dig.is_some() != matches!(stage, Stage::Dig(_)) {
        return Err(half_made("dig"));
    }
    let carrying = matches!(stage, Stage::Route | Stage::Cart | Stage::Toll);
    if begun.haul.is_some() != carrying {
        return Err(half_made("haul"));
    }
    game.turn.stage = stage;
    if let Some(haul) = &begun.haul {
        game.restore_haul(haul).ok_or_else(|| half_made("haul"))?;
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    if moves.is_empty() { Err(half_made("due")) } else { Ok(()) }
}

/// M2: whether the last tile of a level could be laid on either side of a chamber.
fn may_dig(game: &Game, slot: Slot) -> bool {
    let (left, right) = game.mine.empty_sides(slot);
    let entered = is_chamber(slot) && game.mine.revealed().has(slot) && game.rules.is_muria();
    entered && left && right && game.mine.tiles_left(game.mine.level(slot), &game.components) == 1
}
