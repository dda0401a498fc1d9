//! The apprentice plays by rules of thumb.

use crate::{
    Bot, Budget, Candidate, Choice,
    playout::{Desk, worlds},
};
use magnumsal_rules::{Move, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Moves that are shown when the apprentice is asked why.
const SHOWN: usize = 3;

/// Worlds in which a move is valued, since it may turn something up.
const WORLDS: usize = 8;

/// Takes the move that seems best at a glance; among equals, any.
pub(crate) struct Apprentice {
    rng: ChaCha8Rng,
    desk: Desk,
}

impl Apprentice {
    pub(crate) fn new(seed: u64) -> Self {
        Self { rng: ChaCha8Rng::seed_from_u64(seed), desk: Desk::default() }
    }
}

impl Bot for Apprentice {
    fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
        let position = view.position();
        let best = self.play(view, budget)?;
        let worlds = worlds(view, WORLDS, &mut self.rng);
        let others = self.desk.promising(position, SHOWN).into_iter().filter(|&mv| mv != best);
        let mut shown = others.collect::<Vec<_>>();
        shown.truncate(SHOWN - 1);
        let mut value = |mv| self.desk.try_out(mv, position, &worlds, 0, &mut self.rng);
        Some(Choice::new(value(best)?, shown.into_iter().filter_map(value).collect()))
    }

    fn judge(&mut self, view: &View, mv: Move, _: Budget) -> Option<Candidate> {
        let worlds = worlds(view, WORLDS, &mut self.rng);
        self.desk.try_out(mv, view.position(), &worlds, 0, &mut self.rng)
    }

    fn play(&mut self, view: &View, _: Budget) -> Option<Move> {
        self.desk.best(view.position(), &mut self.rng)
    }
}
