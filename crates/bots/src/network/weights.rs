//! Weights as they are learned: floating-point numbers, which become integers for the search.

use super::layers::{INPUT, Layer, Layers, Rows, WEIGHT};

/// Weights of a layer.
#[derive(Clone, PartialEq, Debug)]
pub struct FloatLayer {
    /// The weights of all inputs, one after another: each has one for every sum.
    pub weights: Vec<f32>,
    /// What every sum begins with.
    pub bias: Vec<f32>,
}

/// All weights of a table's network.
#[derive(Clone, PartialEq, Debug)]
pub struct FloatWeights {
    /// The shared inputs, then the players' blocks, to the first layer.
    pub first: FloatLayer,
    /// From the first layer to the second.
    pub second: FloatLayer,
    /// From the second layer to the result.
    pub last: FloatLayer,
    /// From the inputs of the one who is judged to the result; its bias is not used.
    pub straight: FloatLayer,
}

/// What the sums of a layer are counted in.
const FIRST_SUMS: f32 = INPUT * WEIGHT;
const LATER_SUMS: f32 = super::layers::ACTIVATION * WEIGHT;

impl FloatWeights {
    /// The same in integers.
    pub(super) fn quantised(&self) -> Layers {
        let shared = super::SHARED * self.first.bias.len();
        let none = vec![0.0; self.first.bias.len()];
        Layers {
            shared: layer(&self.first.weights[..shared], &self.first.bias, FIRST_SUMS),
            first: layer(&self.first.weights[shared..], &none, FIRST_SUMS),
            second: layer(&self.second.weights, &self.second.bias, LATER_SUMS),
            last: layer(&self.last.weights, &self.last.bias, LATER_SUMS),
            straight: layer(&self.straight.weights, &[0.0], FIRST_SUMS),
        }
    }
}

/// A layer with a row for each sum.
fn layer(weights: &[f32], bias: &[f32], sums: f32) -> Layer {
    let rows = bias.len();
    let columns = weights.len() / rows;
    let mut turned = Vec::with_capacity(weights.len());
    for row in 0..rows {
        turned.extend(
            (0..columns).map(|column| (weights[column * rows + row] * WEIGHT).round() as i16),
        );
    }
    let bias = bias.iter().map(|bias| (bias * sums).round() as i32).collect();
    Rows { weights: turned, bias }.into()
}
