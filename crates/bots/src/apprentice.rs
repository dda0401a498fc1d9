//! The apprentice plays by rules of thumb.

use crate::{Bot, Budget, Candidate, Choice, thumb};
use magnumsal_rules::{Move, MoveList, View};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

/// Takes the move that seems best at a glance; among equals, any.
pub(crate) struct Apprentice {
    rng: SmallRng,
    moves: MoveList,
    scores: Vec<f32>,
}

impl Apprentice {
    pub(crate) fn new(seed: u64) -> Self {
        Self { rng: SmallRng::seed_from_u64(seed), moves: MoveList::new(), scores: Vec::new() }
    }
}

impl Bot for Apprentice {
    fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
        let mv = self.play(view, budget)?;
        let best = self.judge(view, mv, budget)?;
        Some(Choice::new(best, Vec::new()))
    }

    fn judge(&mut self, view: &View, mv: Move, _: Budget) -> Option<Candidate> {
        let game = view.position();
        game.to_move()?;
        Some(Candidate { mv, money: vec![0.0], chance: 0.5, visits: 0, line: vec![mv] })
    }

    fn play(&mut self, view: &View, _: Budget) -> Option<Move> {
        let game = view.position();
        game.legal_moves(&mut self.moves);
        thumb::rate(game, &self.moves, &mut self.scores);
        let best = self.scores.iter().copied().reduce(f32::max)?;
        let equals = self.scores.iter().filter(|&&score| score == best).count();
        let pick = self.rng.random_range(0..equals);
        let mut best_moves =
            self.moves.iter().zip(&self.scores).filter(|(_, score)| **score == best);
        best_moves.nth(pick).map(|(mv, _)| *mv)
    }
}
