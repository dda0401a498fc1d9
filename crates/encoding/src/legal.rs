//! The legal ids of a position together with their moves.

use crate::{ActionSpace, WrongLength, translate::Translator};
use magnumsal_rules::{Game, Move, MoveList};

/// The legal ids of a position with their moves, to be used again and again: nothing is allocated
/// once the lists are long enough.
#[derive(Clone, Debug, Default)]
pub struct Legal {
    list: MoveList,
    ids: Vec<u32>,
    moves: MoveList,
    /// An id, and where its move is in `list`.
    keys: Vec<u64>,
}

impl Legal {
    /// Lists the legal ids of a position, sorted. Moves without an id are left out; a game for which
    /// [`ActionSpace::of`] gives this space has none.
    pub fn list(&mut self, space: &ActionSpace, game: &Game) {
        game.legal_moves(&mut self.list);
        self.keys.clear();
        let translator = Translator::new(game);
        for (index, mv) in (0_u64..).zip(&self.list) {
            let id = translator.action(mv).and_then(|action| space.number(&action));
            self.keys.extend(id.map(|id| u64::from(id) << 32 | index));
        }
        self.keys.sort_unstable();
        self.ids.clear();
        self.ids.extend(self.keys.iter().map(|key| (key >> 32) as u32));
        self.moves.clear();
        self.moves.extend(self.keys.iter().map(|&key| self.list[key as u32 as usize]));
    }

    /// The ids, sorted.
    pub fn ids(&self) -> &[u32] {
        &self.ids
    }

    /// The moves, in the order of their ids.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The move of a legal id.
    pub fn get(&self, id: u32) -> Option<Move> {
        self.ids.binary_search(&id).ok().map(|index| self.moves[index])
    }

    /// Writes 1 for every listed id and 0 for all others.
    pub fn mask(&self, space: &ActionSpace, mask: &mut [u8]) -> Result<(), WrongLength> {
        WrongLength::check("mask", space.len(), mask.len())?;
        mask.fill(0);
        for &id in &self.ids {
            if let Some(legal) = mask.get_mut(id as usize) {
                *legal = 1;
            }
        }
        Ok(())
    }
}
