//! Adam: steps down a noisy gradient, each weight at its own pace (Kingma and Ba, 2015).

use serde::{Deserialize, Serialize};

/// How far a mean of gradients, and of their squares, looks back.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const TINY: f32 = 1e-8;

/// The optimiser's memory.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    /// What is missing of the means since they began with 0.
    mean_decay: f32,
    square_decay: f32,
}

impl Adam {
    /// For this many weights.
    pub fn new(weights: usize) -> Self {
        let zeros = vec![0.0; weights];
        Self { mean: zeros.clone(), square: zeros, mean_decay: 1.0, square_decay: 1.0 }
    }

    /// One step; the weights shrink a little by `decay`, as AdamW does it.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32, decay: f32) {
        self.mean_decay *= MEAN;
        self.square_decay *= SQUARE;
        let (mean_part, square_part) = (1.0 - self.mean_decay, 1.0 - self.square_decay);
        let memory = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, &gradient), (mean, square)) in weights.iter_mut().zip(gradient).zip(memory) {
            *mean = MEAN * *mean + (1.0 - MEAN) * gradient;
            *square = SQUARE * *square + (1.0 - SQUARE) * gradient * gradient;
            let step = (*mean / mean_part) / ((*square / square_part).sqrt() + TINY);
            *weight -= rate * (step + decay * *weight);
        }
    }
}
