//! The legal ids of a position together with their moves.

use crate::{ActionSpace, WrongLength, translate::Translator};
use magnumsal_rules::{Game, Move, MoveList};

/// The legal ids of a position with their moves, to be used again and again: nothing is allocated
/// once the lists are long enough.
#[derive(Clone, Debug, Default)]
pub struct Legal {
    ids: Vec<u32>,
    moves: MoveList,
    /// For lists that have to be sorted.
    pairs: Vec<(u32, Move)>,
}

impl Legal {
    /// Lists the legal ids of a position, sorted. Moves without an id are left out; a game for which
    /// [`ActionSpace::of`] gives this space has none.
    pub fn list(&mut self, space: &ActionSpace, game: &Game) {
        game.legal_moves(&mut self.moves);
        let translator = Translator::new(game);
        let id = |mv: &Move| translator.action(mv).and_then(|action| space.number(&action));
        self.ids.clear();
        self.ids.extend(self.moves.iter().map_while(id));
        // The rules list moves in the order of their ids, with few exceptions.
        if self.ids.len() == self.moves.len() && self.ids.is_sorted() {
            return;
        }
        self.pairs.clear();
        self.pairs.extend(self.moves.iter().filter_map(|mv| Some((id(mv)?, *mv))));
        self.pairs.sort_unstable_by_key(|(id, _)| *id);
        self.ids.clear();
        self.moves.clear();
        for &(id, mv) in &self.pairs {
            self.ids.push(id);
            self.moves.push(mv);
        }
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
