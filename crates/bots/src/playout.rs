//! Playing on by rules of thumb, to see where a position leads.

use crate::thumb;
use magnumsal_rules::{Game, Move, MoveList};
use rand::{Rng, RngExt};

/// Room for the moves of a position and their ratings, used again and again.
#[derive(Default)]
pub(crate) struct Desk {
    pub(crate) moves: MoveList,
    pub(crate) scores: Vec<f32>,
}

impl Desk {
    /// Lists the moves of a position and rates them.
    pub(crate) fn rate(&mut self, game: &Game) {
        game.legal_moves(&mut self.moves);
        if self.moves.len() == 1 {
            self.scores.clear();
            self.scores.push(0.0);
        } else {
            thumb::rate(game, &self.moves, &mut self.scores);
        }
    }

    /// The move that seems best, any among equals; nothing once the game is over.
    pub(crate) fn best(&mut self, game: &Game, rng: &mut impl Rng) -> Option<Move> {
        self.rate(game);
        let best = self.scores.iter().copied().reduce(f32::max)?;
        let equals = self.scores.iter().filter(|&&score| score == best).count();
        let pick = if equals == 1 { 0 } else { rng.random_range(0..equals) };
        let mut rated = self.moves.iter().zip(&self.scores);
        rated.by_ref().filter(|(_, score)| **score == best).nth(pick).map(|(mv, _)| *mv)
    }

    /// Plays on until so many turns have ended, or the game.
    pub(crate) fn play_on(&mut self, game: &mut Game, turns: u32, rng: &mut impl Rng) {
        let mut ended = 0;
        while ended < turns {
            let Some(mv) = self.best(game, rng) else { return };
            game.play_unchecked(mv);
            ended += u32::from(mv == Move::End);
        }
    }
}
