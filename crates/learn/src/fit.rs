//! Fitting a network to games, epoch by epoch.

use crate::{adam::Adam, dataset::Dataset, model::Model};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// Players' views of positions that make one step, and how many of them are worked through as one piece. The pieces,
/// not the threads, decide in which order numbers are added, so that the result is the same with any number of threads.
const BATCH: usize = 256;
const PIECE: usize = 64;

/// The size of the first steps; they shrink to a hundredth until the last. And how much weights shrink with each.
const RATE: f32 = 2e-3;
const DECAY: f32 = 1e-4;

/// A network that is being fitted. It can be kept after every epoch and taken up again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fit {
    model: Model,
    adam: Adam,
    seed: u64,
    /// How often every position is learned from.
    epochs: u32,
    /// The root mean squared error of each epoch so far, in groszy.
    errors: Vec<f64>,
}

impl Fit {
    /// A network that has learned nothing.
    pub fn new(players: usize, epochs: u32, seed: u64) -> Self {
        let model = Model::new(players, &mut ChaCha8Rng::seed_from_u64(seed));
        let adam = Adam::new(model.weights.len());
        Self { model, adam, seed, epochs, errors: Vec::new() }
    }

    /// The network as it is now.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// The root mean squared error of each epoch so far, in groszy.
    pub fn errors(&self) -> &[f64] {
        &self.errors
    }

    /// Whether all epochs are done.
    pub fn is_done(&self) -> bool {
        self.errors.len() >= self.epochs as usize
    }

    /// One more epoch: learns from every position once, in an order of its own.
    pub fn epoch(&mut self, data: &Dataset) {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let done = self.errors.len();
        rng.set_stream(1 + done as u64);
        let seats = 0..data.players() as u8;
        let mut order: Vec<(u32, u8)> = (0..data.len() as u32)
            .flat_map(|row| seats.clone().map(move |seat| (row, seat)))
            .collect();
        order.shuffle(&mut rng);
        let batches = order.len().div_ceil(BATCH);
        let steps = (batches * self.epochs as usize).max(1) as f32;
        let mut error = 0.0;
        for (number, batch) in order.chunks(BATCH).enumerate() {
            let (gradient, part) = gradient(&self.model, data, batch);
            error += part;
            // A straight line from 1 to a hundredth.
            let slow = 1.0 - 0.99 * (done * batches + number) as f32 / steps;
            self.adam.step(&mut self.model.weights, &gradient, RATE * slow, DECAY);
        }
        self.errors.push((error / order.len().max(1) as f64).sqrt());
    }
}

/// The mean gradient of a batch, and the sum of its squared errors.
fn gradient(model: &Model, data: &Dataset, batch: &[(u32, u8)]) -> (Vec<f32>, f64) {
    let piece = |piece: &[(u32, u8)]| {
        let rows = piece.iter().map(|&(row, seat)| (data.row(row as usize), usize::from(seat)));
        let mut gradient = vec![0.0; model.weights.len()];
        let error = model.learn(rows, &mut gradient);
        (gradient, error)
    };
    let pieces: Vec<(Vec<f32>, f64)> = batch.par_chunks(PIECE).map(piece).collect();
    let mut pieces = pieces.into_iter();
    let (mut sum, mut error) = pieces.next().unwrap_or_default();
    for (gradient, part) in pieces {
        sum.iter_mut().zip(gradient).for_each(|(sum, part)| *sum += part);
        error += part;
    }
    let mean = 1.0 / batch.len().max(1) as f32;
    sum.iter_mut().for_each(|sum| *sum *= mean);
    (sum, error)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{check::check, dataset::fit_scales, part::Part, player::Players, table::Table};

    fn data(table: Table) -> Dataset {
        let part = Part { table, seed: 5, number: 0, games: 300 };
        let examples = part.examples(&part.play(&Players::Apprentices));
        let mut data = Dataset::new(table.players().into(), fit_scales(examples.iter()));
        examples.iter().for_each(|example| data.add(example));
        data
    }

    #[test]
    fn a_fit_learns_and_does_not_depend_on_threads_or_pauses() {
        let data = data("base-2".parse().unwrap());
        let mut whole = Fit::new(2, 3, 9);
        let before = check(whole.model(), &data).errors;
        while !whole.is_done() {
            whole.epoch(&data);
        }
        let after = check(whole.model(), &data).errors;
        for (before, after) in before.into_iter().zip(after) {
            assert!(after < 0.75 * before, "{before} {after}");
        }
        let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
        let mut paused = Fit::new(2, 3, 9);
        while !paused.is_done() {
            one.install(|| paused.epoch(&data));
            let kept = postcard::to_stdvec(&paused).unwrap();
            paused = postcard::from_bytes(&kept).unwrap();
        }
        assert_eq!(whole, paused);
    }
}
