//! Views: the only thing a player, a spectator or a bot gets to see (G4).

use crate::{
    Edition, Game, Level, Phase, Position, RuleSet, Seat, Space, Tile, Tool,
    edition::{MAX_ORDERS, MAX_TILES, TOOL_CARDS},
    mine::{Slots, chambers_of, is_chamber, level_of},
};
use arrayvec::ArrayVec;
use rand::{Rng, seq::SliceRandom};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
}

/// A position without anything hidden.
///
/// Everything in this game is open but the order of what has not been turned up (G4). A view keeps
/// the position with those stacks sorted: which tiles, orders and tools are still to come can be
/// worked out at the table, in what order they come cannot, and two games that differ only in it
/// have equal views.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    game: Game,
    viewer: Viewer,
}

impl Game {
    /// What a player or spectator may see.
    pub fn view(&self, viewer: Viewer) -> View {
        let mut game = self.clone();
        for level in Level::ALL {
            game.rearrange_tiles(level, &mut |tiles| tiles.sort_unstable());
        }
        for phase in Phase::ALL {
            game.rearrange_orders(phase, true, &mut |orders| orders.sort_unstable());
        }
        game.rearrange_tools(&mut |tools| tools.sort_unstable());
        View { game, viewer }
    }

    /// V1: what is printed on a tile that lies face up and that nobody has entered yet.
    pub fn face_up(&self, space: Space) -> Option<Tile> {
        let slot = self.mine.slot(space).filter(|&slot| is_chamber(slot))?;
        let unseen = !self.rules.mapped || self.mine.revealed().has(slot);
        let tiles = &self.components.tiles[level_of(slot).index()];
        (!unseen).then(|| tiles.get(self.mine.tile(slot)))
    }

    /// Lets `arrange` reorder a level's tiles that nobody has seen.
    fn rearrange_tiles(&mut self, level: Level, arrange: &mut impl FnMut(&mut [u8])) {
        let unseen = self.unseen_tiles(level);
        let mut tiles: ArrayVec<u8, MAX_TILES> = unseen.map(|slot| self.mine.tile(slot)).collect();
        arrange(&mut tiles);
        for (tile, slot) in tiles.into_iter().zip(unseen) {
            self.mine.set_tile(slot, tile);
        }
    }

    /// G4, V1: tiles that lie face down or are still in the stack.
    pub(crate) fn unseen_tiles(&self, level: Level) -> Slots {
        let all = chambers_of(level);
        let in_box = self.components.tiles(level).len();
        let dealt = all.take(in_box).collect::<Slots>();
        let seen = if self.rules.mapped { self.mine.existing() } else { self.mine.revealed() };
        dealt - seen
    }

    /// Lets `arrange` reorder a phase's orders that nobody has seen. Orders of a past phase are
    /// out of the game; `past` says whether to reorder them anyway.
    fn rearrange_orders(&mut self, phase: Phase, past: bool, arrange: &mut impl FnMut(&mut [u8])) {
        if phase < self.turn.phase && !past {
            return;
        }
        let unseen = self.unseen_orders(phase);
        let stack = &mut self.castle.stacks[phase.index()];
        let mut orders: ArrayVec<u8, MAX_ORDERS> =
            unseen.clone().map(|index| stack[index]).collect();
        arrange(&mut orders);
        for (index, order) in unseen.zip(orders) {
            stack[index] = order;
        }
    }

    /// The places of a phase's stack that nobody has seen. With unknown stacks nobody knows either
    /// which orders were completed before the game began.
    pub(crate) fn unseen_orders(
        &self,
        phase: Phase,
    ) -> impl Iterator<Item = usize> + Clone + use<> {
        let (forgotten, drawn) = match phase == self.turn.phase {
            true => (self.castle.forgotten.into(), self.castle.drawn.into()),
            false => (0, 0),
        };
        let in_box = self.components.orders(phase).len().min(MAX_ORDERS);
        (0..forgotten).chain(drawn..in_box)
    }

    /// Lets `arrange` reorder the tools that nobody has seen: those to come, and those that left
    /// the game face down with a past phase.
    fn rearrange_tools(&mut self, arrange: &mut impl FnMut(&mut [Tool])) {
        let unseen = self.workshop.unseen();
        let stack = &mut self.workshop.stack;
        let mut tools: ArrayVec<Tool, TOOL_CARDS> =
            unseen.clone().map(|index| stack[index]).collect();
        arrange(&mut tools);
        for (index, tool) in unseen.zip(tools) {
            stack[index] = tool;
        }
    }
}

/// A view as data: what lies open, and what is still to come in sorted order, which everybody can
/// work out.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewData {
    viewer: Viewer,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edition: Option<String>,
    rules: RuleSet,
    position: Position,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = ViewData {
            viewer: self.viewer,
            edition: self.game.components.own_fingerprint(self.game.rules.expansion),
            rules: self.game.rules,
            position: self.game.position(),
        };
        data.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    /// Reads a view of a game with the standard values; [`Position::game`] takes others.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let data = ViewData::deserialize(deserializer)?;
        if let Some(found) = data.edition {
            let message = format!("the view is of a game with other component values ({found})");
            return Err(D::Error::custom(message));
        }
        let game = data.position.game(data.rules, Edition::standard()).map_err(D::Error::custom)?;
        Ok(game.view(data.viewer))
    }
}

impl View {
    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position, its hidden stacks in sorted order: a stand-in that reveals no secret.
    pub fn position(&self) -> &Game {
        &self.game
    }

    /// A position that could be the real one: everything hidden is shuffled, every arrangement
    /// being equally likely.
    pub fn deal(&self, rng: &mut impl Rng) -> Game {
        self.game.dealt_anew(rng)
    }
}

impl Game {
    /// The same game with everything hidden shuffled, every arrangement being equally likely: what a player who knows
    /// only what lies open may think of.
    pub fn dealt_anew(&self, rng: &mut impl Rng) -> Self {
        let mut game = self.clone();
        for (level, phase) in Level::ALL.into_iter().zip(Phase::ALL) {
            game.rearrange_tiles(level, &mut |tiles| tiles.shuffle(rng));
            game.rearrange_orders(phase, false, &mut |orders| orders.shuffle(rng));
        }
        if game.workshop.has_unknown_kinds() {
            // S6: the kinds that nobody has seen yet are drawn at random.
            let mut kinds = game.components.tools().to_vec();
            kinds.shuffle(rng);
            let seen = game.workshop.seen();
            game.workshop.fill_unseen(&kinds, &seen, &[]);
        }
        game.rearrange_tools(&mut |tools| tools.shuffle(rng));
        game
    }
}

#[cfg(test)]
mod tests;
