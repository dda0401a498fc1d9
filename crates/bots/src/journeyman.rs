//! The journeyman tries its moves out: it lets everybody play on by rules of thumb, until what it
//! now sends to the castle is delivered, and values the result.

use crate::{
    Bot, Budget, Candidate, Choice,
    rollout::{Scratch, determinizations},
};
use magnumsal_rules::{Game, Move, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Moves that are tried out: those that seem best.
const TRIED: usize = 6;

/// Worlds in which each of them is tried.
const DETERMINIZATIONS: usize = 4;

/// Rounds that are played on: a piece that goes to the castle arrives in the second (K1, T2).
const ROUNDS: u32 = 2;

/// Tries out the moves that seem best.
pub(crate) struct Journeyman {
    rng: ChaCha8Rng,
    scratch: Scratch,
}

impl Journeyman {
    pub(crate) fn new(seed: u64) -> Self {
        Self { rng: ChaCha8Rng::seed_from_u64(seed), scratch: Scratch::default() }
    }

    fn try_out(
        &mut self,
        mv: Move,
        position: &Game,
        determinizations: &[Game],
    ) -> Option<Candidate> {
        let turns = ROUNDS * u32::from(position.players());
        self.scratch.try_out(mv, position, determinizations, turns, &mut self.rng)
    }
}

impl Bot for Journeyman {
    fn choose(&mut self, view: &View, _: Budget) -> Option<Choice> {
        let position = view.position();
        let determinizations = determinizations(view, DETERMINIZATIONS, &mut self.rng);
        let moves = self.scratch.promising(position, TRIED);
        let tried =
            moves.into_iter().filter_map(|mv| self.try_out(mv, position, &determinizations));
        let mut tried: Vec<_> = tried.collect();
        tried.sort_by(|one, two| two.chance.total_cmp(&one.chance));
        let mut tried = tried.into_iter();
        Some(Choice::new(tried.next()?, tried.collect()))
    }

    fn judge(&mut self, view: &View, mv: Move, _: Budget) -> Option<Candidate> {
        let determinizations = determinizations(view, DETERMINIZATIONS, &mut self.rng);
        self.try_out(mv, view.position(), &determinizations)
    }
}
