//! Priors: what moves look like at a glance, and how often a long search went through them.

use crate::adam::Adam;
use magnumsal_bots::network::{CONTEXT, KINDS, MOVE, MoveInputs, NUMBER, ROW};
use magnumsal_rules::{Game, MoveList};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

/// How often every position is learned from, and how many make a step.
const EPOCHS: usize = 30;
const BATCH: usize = 64;

/// The size of the first steps; they shrink to nothing until the last. And how much weights shrink with each.
const RATE: f32 = 4e-3;
const DECAY: f32 = 1e-3;

/// A search also visits moves that it expects to be bad; of two moves, one with twice the visits is to be twice as
/// likely this many times over.
const SHARPNESS: i32 = 3;

/// A position with the moves that were searched there.
#[derive(Clone, PartialEq, Debug)]
pub struct Glance {
    context: [i16; CONTEXT],
    moves: Vec<(u8, [i16; MOVE])>,
    /// The part of the visits that each move got.
    shares: Vec<f32>,
}

impl Glance {
    /// Looks at moves; `visits` by their places.
    pub(crate) fn new(game: &Game, moves: &MoveList, visits: &[(u16, u32)]) -> Self {
        let mut inputs = MoveInputs::default();
        inputs.look(game, moves);
        let mut shares = vec![0.0; moves.len()];
        for &(place, visits) in visits {
            if let Some(share) = shares.get_mut(usize::from(place)) {
                *share = (visits as f32).powi(SHARPNESS);
            }
        }
        let all: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= all.max(1.0));
        Self { context: inputs.context, moves: inputs.moves, shares }
    }

    /// The part of the visits that each move got.
    #[cfg(test)]
    pub(crate) fn shares(&self) -> &[f32] {
        &self.shares
    }

    /// The weights' sum of every move.
    fn sums(&self, weights: &[f32]) -> Vec<f32> {
        let sum = |(kind, numbers): &(u8, [i16; MOVE])| {
            let row = &weights[usize::from(*kind) * ROW..][..ROW];
            let numbers = self.context.iter().chain(numbers);
            row.iter().zip(numbers).map(|(weight, &number)| weight * float(number)).sum()
        };
        self.moves.iter().map(sum).collect()
    }

    /// How likely each move is.
    fn likely(&self, weights: &[f32]) -> Vec<f32> {
        let mut likely = self.sums(weights);
        let best = likely.iter().copied().fold(f32::MIN, f32::max);
        likely.iter_mut().for_each(|sum| *sum = (*sum - best).exp2());
        let all: f32 = likely.iter().sum();
        likely.iter_mut().for_each(|likely| *likely /= all);
        likely
    }

    /// Adds the gradient of the cross entropy; the surprise itself.
    fn learn(&self, weights: &[f32], gradient: &mut [f32]) -> f64 {
        let likely = self.likely(weights);
        let mut surprise = 0.0;
        for (((kind, numbers), &likely), &share) in self.moves.iter().zip(&likely).zip(&self.shares)
        {
            if share > 0.0 {
                surprise -= f64::from(share * likely.max(1e-9).log2());
            }
            let slope = likely - share;
            let row = &mut gradient[usize::from(*kind) * ROW..][..ROW];
            for (sum, &number) in row.iter_mut().zip(self.context.iter().chain(numbers)) {
                *sum += slope * float(number);
            }
        }
        surprise
    }

    /// The place of the best.
    fn first(numbers: &[f32]) -> usize {
        let mut best = 0;
        for (place, number) in numbers.iter().enumerate() {
            if *number > numbers[best] {
                best = place;
            }
        }
        best
    }
}

/// A number of a move as it was before it became an integer.
fn float(number: i16) -> f32 {
    f32::from(number) / NUMBER
}

/// Weights that follow the rules of thumb.
pub fn untrained() -> Vec<f32> {
    /// A move is half as likely when its rating is 4 groszy below the best: half a unit.
    const BELOW: (usize, f32) = (CONTEXT + 1, -2.0);
    let mut weights = vec![0.0; KINDS * ROW];
    for row in weights.chunks_exact_mut(ROW) {
        row[BELOW.0] = BELOW.1;
    }
    weights
}

/// Fits weights to searches, beginning with these.
pub fn fit(mut weights: Vec<f32>, glances: &[Glance], seed: u64) -> Vec<f32> {
    let mut adam = Adam::new(weights.len());
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut order: Vec<usize> = (0..glances.len()).collect();
    let batches = order.len().div_ceil(BATCH);
    for epoch in 0..EPOCHS {
        order.shuffle(&mut rng);
        for (number, batch) in order.chunks(BATCH).enumerate() {
            let mut gradient = vec![0.0; weights.len()];
            for &glance in batch {
                glances[glance].learn(&weights, &mut gradient);
            }
            let mean = 1.0 / batch.len() as f32;
            gradient.iter_mut().for_each(|sum| *sum *= mean);
            let slow = 1.0 - (epoch * batches + number) as f32 / (EPOCHS * batches) as f32;
            adam.step(&mut weights, &gradient, RATE * slow, DECAY);
        }
    }
    weights
}

/// How priors do on searches that they were not fitted to.
#[derive(Clone, Copy, PartialEq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct PriorsCheck {
    /// How many positions there are.
    pub positions: usize,
    /// The mean surprise, in bits.
    pub surprise: f64,
    /// How often the likeliest move is the one that was searched most.
    pub agrees: f64,
    /// The mean prior of that move.
    pub prior: f64,
}

/// Compares priors with searches.
pub fn check(weights: &[f32], glances: &[Glance]) -> PriorsCheck {
    let count = glances.len().max(1) as f64;
    let mut check = PriorsCheck { positions: glances.len(), ..PriorsCheck::default() };
    for glance in glances {
        let likely = glance.likely(weights);
        let chosen = Glance::first(&glance.shares);
        check.agrees += f64::from(u8::from(Glance::first(&likely) == chosen)) / count;
        check.prior += f64::from(likely.get(chosen).copied().unwrap_or_default()) / count;
        check.surprise += glance.learn(weights, &mut vec![0.0; weights.len()]) / count;
    }
    check
}

#[cfg(test)]
mod tests {
    use super::*;
    use magnumsal_rules::RuleSet;
    use rand::RngExt;

    /// Positions in which searches went mostly through moves of one kind: the first that is there.
    fn glances() -> Vec<Glance> {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (mut glances, mut moves) = (Vec::new(), MoveList::new());
        let mut game = Game::from_seed(RuleSet::default(), 3, 1).unwrap();
        while !game.is_over() && glances.len() < 400 {
            game.legal_moves(&mut moves);
            if moves.len() > 1 {
                let visits: Vec<(u16, u32)> = (0..moves.len() as u16)
                    .map(|place| (place, 10 - u32::from(place.min(9))))
                    .collect();
                glances.push(Glance::new(&game, &moves, &visits));
            }
            game.play_unchecked(moves[rng.random_range(0..moves.len())]);
        }
        glances
    }

    #[test]
    fn a_fit_comes_nearer_to_what_was_searched() {
        let glances = glances();
        let (before, after) = (untrained(), fit(untrained(), &glances, 1));
        let (before, after) = (check(&before, &glances), check(&after, &glances));
        assert!(after.surprise < before.surprise - 0.5, "{before:?} {after:?}");
        assert!(after.agrees > before.agrees + 0.1, "{before:?} {after:?}");
    }
}
