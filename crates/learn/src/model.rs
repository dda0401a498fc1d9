//! The network while it learns: forward, and backward with the gradient of the error.

use crate::dataset::Row;
use magnumsal_bots::network::{FIRST, FloatLayer, FloatWeights, INPUT, SEAT, SECOND, SHARED, UNIT};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// All weights, one after another: first layer, its bias, second, its bias, last, its bias, straight.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Model {
    players: usize,
    /// The weights.
    pub weights: Vec<f32>,
}

/// Where each part begins.
struct Parts {
    first_bias: usize,
    second: usize,
    second_bias: usize,
    last: usize,
    last_bias: usize,
    straight: usize,
    end: usize,
}

impl Parts {
    const fn of(players: usize) -> Self {
        let first_bias = (SHARED + SEAT * players) * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let last = second_bias + SECOND;
        let last_bias = last + SECOND;
        let straight = last_bias + 1;
        Self { first_bias, second, second_bias, last, last_bias, straight, end: straight + SEAT }
    }
}

impl Model {
    /// A network that has learned nothing: small random weights (He initialisation).
    pub fn new(players: usize, rng: &mut impl Rng) -> Self {
        let parts = Parts::of(players);
        let mut weights = vec![0.0; parts.end];
        let mut fill = |range: std::ops::Range<usize>, inputs: usize| {
            let most = (6.0 / inputs as f32).sqrt();
            weights[range].iter_mut().for_each(|weight| *weight = rng.random_range(-most..most));
        };
        fill(0..parts.first_bias, SHARED + SEAT * players);
        fill(parts.second..parts.second_bias, FIRST);
        fill(parts.last..parts.last_bias, SECOND);
        Self { players, weights }
    }

    /// As the search wants them.
    pub fn float_weights(&self) -> FloatWeights {
        let parts = Parts::of(self.players);
        let weights = &self.weights;
        let layer = |from: usize, bias: usize, end: usize| FloatLayer {
            weights: weights[from..bias].to_vec(),
            bias: weights[bias..end].to_vec(),
        };
        FloatWeights {
            first: layer(0, parts.first_bias, parts.second),
            second: layer(parts.second, parts.second_bias, parts.last),
            last: layer(parts.last, parts.last_bias, parts.straight),
            straight: FloatLayer { weights: weights[parts.straight..].to_vec(), bias: Vec::new() },
        }
    }

    /// How much money is still to come for a player, in groszy.
    pub fn future(&self, row: Row<'_>, seat: usize) -> f32 {
        let mut pass = Pass::default();
        pass.forward(self, row, seat) * UNIT
    }

    /// Adds the gradient of the squared error of these positions' players; the sum of squared errors, in groszy.
    pub fn learn<'d>(
        &self,
        rows: impl Iterator<Item = (Row<'d>, usize)>,
        gradient: &mut [f32],
    ) -> f64 {
        let mut pass = Pass::default();
        let mut error = 0.0;
        for (row, seat) in rows {
            let target = (row.outcome.worth[seat] - row.outcome.coins[seat]) / UNIT;
            let difference = pass.forward(self, row, seat) - target;
            error += f64::from(difference * UNIT).powi(2);
            pass.backward(self, difference, gradient);
        }
        error
    }
}

/// What one position went through.
struct Pass {
    /// Inputs that are not 0, and their numbers.
    inputs: Vec<(usize, f32)>,
    /// Inputs of the straight path.
    own: Vec<(usize, f32)>,
    first: [f32; FIRST],
    second: [f32; SECOND],
}

impl Default for Pass {
    fn default() -> Self {
        Self { inputs: Vec::new(), own: Vec::new(), first: [0.0; FIRST], second: [0.0; SECOND] }
    }
}

impl Pass {
    fn forward(&mut self, model: &Model, row: Row<'_>, seat: usize) -> f32 {
        let Model { players, ref weights } = *model;
        let parts = Parts::of(players);
        // The one who is judged first, the others clockwise.
        let (before, own) = row.blocks.split_at(seat * SEAT);
        let all = row.shared.iter().chain(own).chain(before).enumerate();
        let float = |(index, &input): (usize, &i16)| {
            (input != 0).then(|| (index, f32::from(input) / INPUT))
        };
        self.inputs.clear();
        self.inputs.extend(all.filter_map(float));
        self.own.clear();
        self.own.extend(own[..SEAT].iter().enumerate().filter_map(float));
        self.first.copy_from_slice(&weights[parts.first_bias..parts.second]);
        for &(index, input) in &self.inputs {
            add(&mut self.first, &weights[index * FIRST..][..FIRST], input);
        }
        self.first.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        self.second.copy_from_slice(&weights[parts.second_bias..parts.last]);
        for (index, &input) in self.first.iter().enumerate().filter(|(_, input)| **input > 0.0) {
            add(&mut self.second, &weights[parts.second + index * SECOND..][..SECOND], input);
        }
        self.second.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        let last = self.second.iter().zip(&weights[parts.last..]).map(|(a, b)| a * b).sum::<f32>();
        let straight: f32 =
            self.own.iter().map(|&(index, input)| input * weights[parts.straight + index]).sum();
        weights[parts.last_bias] + last + straight
    }

    fn backward(&self, model: &Model, difference: f32, gradient: &mut [f32]) {
        let Model { players, ref weights } = *model;
        let parts = Parts::of(players);
        gradient[parts.last_bias] += difference;
        for &(index, input) in &self.own {
            gradient[parts.straight + index] += difference * input;
        }
        add(&mut gradient[parts.last..parts.last_bias], &self.second, difference);
        let mut second = [0.0; SECOND];
        for (index, out) in
            second.iter_mut().enumerate().filter(|&(index, _)| self.second[index] > 0.0)
        {
            *out = difference * weights[parts.last + index];
        }
        add(&mut gradient[parts.second_bias..parts.last], &second, 1.0);
        let mut first = [0.0; FIRST];
        for (index, out) in first.iter_mut().enumerate() {
            let input = self.first[index];
            if input > 0.0 {
                let at = parts.second + index * SECOND;
                *out = second.iter().zip(&weights[at..]).map(|(a, b)| a * b).sum();
                add(&mut gradient[at..][..SECOND], &second, input);
            }
        }
        add(&mut gradient[parts.first_bias..parts.second], &first, 1.0);
        for &(index, input) in &self.inputs {
            add(&mut gradient[index * FIRST..][..FIRST], &first, input);
        }
    }
}

/// Adds some times these numbers.
#[inline]
fn add(sums: &mut [f32], numbers: &[f32], times: f32) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number * times;
    }
}
