//! The journeyman tries its moves out: it plays on by rules of thumb until the next delivery.

use crate::{Bot, Budget, Candidate, Choice, playout::Desk, valuation};
use magnumsal_rules::{Move, View};
use rand::{SeedableRng, rngs::SmallRng};

fn env(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|t| t.parse().ok()).unwrap_or(default)
}

/// Tries out the moves that seem best.
pub(crate) struct Journeyman {
    rng: SmallRng,
    desk: Desk,
}

impl Journeyman {
    pub(crate) fn new(seed: u64) -> Self {
        Self { rng: SmallRng::seed_from_u64(seed), desk: Desk::default() }
    }
}

impl Bot for Journeyman {
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
        let seat = game.to_move()?;
        self.desk.rate(game);
        let mut rated: Vec<_> =
            self.desk.moves.iter().copied().zip(self.desk.scores.iter().copied()).collect();
        if rated.len() == 1 {
            return Some(rated[0].0);
        }
        rated.sort_by(|a, b| b.1.total_cmp(&a.1));
        rated.truncate(env("JC", 8));
        let turns = env("JH", 2) as u32 * u32::from(game.players());
        let mut totals = vec![0.0; rated.len()];
        for _ in 0..env("JW", 6) {
            let world = view.deal(&mut self.rng);
            for (index, (mv, _)) in rated.iter().enumerate() {
                let mut game = world;
                game.play_unchecked(*mv);
                self.desk.play_on(&mut game, turns, &mut self.rng);
                let money = valuation::money(&game);
                totals[index] += valuation::chances(&game, &money)[seat.index()];
            }
        }
        let best = totals.iter().copied().reduce(f32::max)?;
        let index = totals.iter().position(|&value| value == best)?;
        Some(rated[index].0)
    }
}
