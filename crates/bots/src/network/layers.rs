//! The arithmetic of the network: sums of products of 16-bit integers.
//!
//! Integers add up to the same in every order, so every processor and a browser come to the same result,
//! however many products they take at a time.

use serde::{Deserialize, Serialize};

/// The scale of inputs: 1.0 is this many.
pub const INPUT: f32 = 128.0;

/// The largest input.
pub const MOST: i16 = 2047;

/// The scale of weights.
pub const WEIGHT: f32 = 1024.0;

/// The scale of what a layer hands to the next one, and its largest value.
pub(super) const ACTIVATION: f32 = 256.0;
pub(super) const LOUDEST: i16 = 8191;

/// The binary digits that the first layer's sums have more than activations: 128 · 1024 / 256.
const FIRST_SHIFT: u32 = 9;

/// The same for the second layer: 256 · 1024 / 256.
const SECOND_SHIFT: u32 = 10;

/// How many sums the two layers have.
pub const FIRST: usize = 64;
/// See [`FIRST`].
pub const SECOND: usize = 32;

/// Weights of a layer, one row for each of its sums.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Layer {
    pub(super) weights: Vec<i16>,
    pub(super) bias: Vec<i32>,
}

impl Layer {
    /// How many numbers a row takes.
    pub(super) fn width(&self) -> usize {
        self.weights.len() / self.bias.len().max(1)
    }

    /// Whether no input makes a sum too large for its 32 bits.
    pub(super) fn fits(&self, loudest: i16) -> bool {
        let rows = self.weights.chunks_exact(self.width().max(1)).zip(&self.bias);
        rows.into_iter().all(|(row, &bias)| {
            let sum: i64 = row.iter().map(|&weight| i64::from(weight.unsigned_abs())).sum();
            sum * i64::from(loudest) + i64::from(bias.unsigned_abs()) < i64::from(i32::MAX)
        })
    }
}

/// The layers of one table, and the linear path parallel to them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Layers {
    /// From the shared inputs, once for all players; its bias is the first layer's.
    pub(super) shared: Layer,
    /// From the players' inputs, the one who is judged first, the others clockwise.
    pub(super) first: Layer,
    pub(super) second: Layer,
    /// One sum.
    pub(super) last: Layer,
    /// From the inputs of the one who is judged to the result.
    pub(super) straight: Layer,
}

impl Layers {
    /// Judges every player: `inputs` are the players' blocks clockwise, and once more all but the
    /// last, so that each player's own block is first somewhere; a player's part has this `width`.
    pub(super) fn judge(&self, shared: &[i16], inputs: &[i16], width: usize, out: &mut [f32]) {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            #[expect(unsafe_code, reason = "the processor was asked in the line before")]
            // SAFETY: the function needs AVX2, which this processor has.
            return unsafe { self.judge_avx2(shared, inputs, width, out) };
        }
        self.judge_anywhere(shared, inputs, width, out);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn judge_avx2(&self, shared: &[i16], inputs: &[i16], width: usize, out: &mut [f32]) {
        self.judge_anywhere(shared, inputs, width, out);
    }

    /// The same with what every processor of its kind can do.
    #[inline(always)]
    pub(super) fn judge_anywhere(
        &self,
        shared: &[i16],
        inputs: &[i16],
        width: usize,
        out: &mut [f32],
    ) {
        let mut common = [0; FIRST];
        sums(&self.shared, shared, &mut common);
        for (seat, out) in out.iter_mut().enumerate() {
            let inputs = &inputs[seat * width..][..self.first.width()];
            let mut first = [0; FIRST];
            sums(&self.first, inputs, &mut first);
            first.iter_mut().zip(common).for_each(|(sum, common)| *sum += common);
            let first = first.map(activation::<FIRST_SHIFT>);
            let mut second = [0; SECOND];
            sums(&self.second, &first, &mut second);
            let second = second.map(activation::<SECOND_SHIFT>);
            let (mut last, mut straight) = ([0], [0]);
            sums(&self.last, &second, &mut last);
            sums(&self.straight, &inputs[..width], &mut straight);
            *out = last[0] as f32 / (ACTIVATION * WEIGHT) + straight[0] as f32 / (INPUT * WEIGHT);
        }
    }
}

/// Each row's bias and products.
#[inline(always)]
fn sums(layer: &Layer, inputs: &[i16], sums: &mut [i32]) {
    let rows = layer.weights.chunks_exact(inputs.len());
    for ((sum, row), bias) in sums.iter_mut().zip(rows).zip(&layer.bias) {
        let products = row.iter().zip(inputs).map(|(&a, &b)| i32::from(a) * i32::from(b));
        // No sum is too large: the weights were checked when they were read.
        *sum = products.fold(*bias, i32::wrapping_add);
    }
}

/// What a layer passes on: nothing negative.
#[inline(always)]
fn activation<const SHIFT: u32>(sum: i32) -> i16 {
    (sum >> SHIFT).clamp(0, LOUDEST.into()) as i16
}

/// An input as an integer.
#[inline(always)]
pub(super) fn quantised(input: f32) -> i16 {
    // To the next integer, with operations that processors do several at a time.
    const SHIFT: f32 = 16384.0;
    let most = f32::from(MOST);
    ((input * INPUT).clamp(-most, most) + (SHIFT + 0.5)) as i32 as i16 - SHIFT as i16
}
