//! The apprentice plays by rules of thumb.

use crate::{
    Bot, Budget, Candidate, Choice,
    rollout::{Scratch, determinizations},
};
use magnumsal_rules::{Move, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Moves that are shown when the apprentice is asked why.
const SHOWN: usize = 3;

/// Worlds in which a move is valued, since it may turn something up.
const DETERMINIZATIONS: usize = 8;

/// Takes the move that seems best at a glance; among equals, any.
pub(crate) struct Apprentice {
    rng: ChaCha8Rng,
    scratch: Scratch,
}

impl Apprentice {
    pub(crate) fn new(seed: u64) -> Self {
        Self { rng: ChaCha8Rng::seed_from_u64(seed), scratch: Scratch::default() }
    }
}

impl Bot for Apprentice {
    fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
        let position = view.position();
        let best = self.play(view, budget)?;
        let determinizations = determinizations(view, DETERMINIZATIONS, &mut self.rng);
        let others = self.scratch.promising(position, SHOWN).into_iter().filter(|&mv| mv != best);
        let mut shown = others.collect::<Vec<_>>();
        shown.truncate(SHOWN - 1);
        let mut value =
            |mv| self.scratch.try_out(mv, position, &determinizations, 0, &mut self.rng);
        Some(Choice::new(value(best)?, shown.into_iter().filter_map(value).collect()))
    }

    fn judge(&mut self, view: &View, mv: Move, _: Budget) -> Option<Candidate> {
        let determinizations = determinizations(view, DETERMINIZATIONS, &mut self.rng);
        self.scratch.try_out(mv, view.position(), &determinizations, 0, &mut self.rng)
    }

    fn play(&mut self, view: &View, _: Budget) -> Option<Move> {
        self.scratch.best(view.position(), &mut self.rng)
    }
}
