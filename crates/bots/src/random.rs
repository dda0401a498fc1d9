//! The bot that takes any legal move: for tests, and as a measure.

use crate::{Bot, Budget, Candidate, Choice, sample::Spread};
use magnumsal_rules::{Move, MoveList, Seat, View};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Every legal move is as likely as any other.
pub(crate) struct Random {
    rng: ChaCha8Rng,
    moves: MoveList,
}

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self { rng: ChaCha8Rng::seed_from_u64(seed), moves: MoveList::new() }
    }
}

impl Bot for Random {
    fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice> {
        let mv = self.play(view, budget)?;
        let candidate = self.judge(view, mv, budget)?;
        Some(Choice::new(candidate, Vec::new()))
    }

    /// Expects everybody to keep what they have.
    fn judge(&mut self, view: &View, mv: Move, _: Budget) -> Option<Candidate> {
        let game = view.position();
        game.to_move()?;
        let seats = Seat::first(game.players());
        let money = seats.map(|seat| f64::from(game.worth(seat))).collect();
        let chance = 1.0 / f64::from(game.players());
        let (money_error, chance_error) = Spread::default().errors(1.0);
        let line = vec![mv];
        Some(Candidate { mv, money, money_error, chance, chance_error, visits: 0, line })
    }

    fn play(&mut self, view: &View, _: Budget) -> Option<Move> {
        view.position().legal_moves(&mut self.moves);
        match self.moves.len() {
            0 => None,
            count => Some(self.moves[self.rng.random_range(0..count)]),
        }
    }
}
