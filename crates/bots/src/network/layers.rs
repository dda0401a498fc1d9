//! The arithmetic of the network: sums of products of 16-bit integers.
//!
//! Integers add up to the same in every order, so every processor and a browser come to the same result,
//! however many products they take at a time. Most inputs are zero, and those are passed over.

use super::{SEAT, SHARED};
use arrayvec::ArrayVec;
use magnumsal_rules::MAX_SEATS;
use serde::{Deserialize, Serialize};
use wide::{i16x8, i32x4};

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

/// Weights of a layer as they are kept, one row for each of its sums.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Rows {
    pub(super) weights: Vec<i16>,
    pub(super) bias: Vec<i32>,
}

/// Weights of a layer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Rows", into = "Rows")]
pub(super) struct Layer {
    pub(super) rows: Rows,
    /// The same for two inputs at a time, and for four sums in each element; empty where there are
    /// not so many sums.
    pairs: Vec<i16x8>,
}

/// How many sums an element of `pairs` adds to.
const SUMS: usize = 4;

/// How many elements are added up before they are put away: as many as fit into a processor.
const AT_ONCE: usize = 8;

impl Rows {
    /// How many numbers a row takes.
    fn width(&self) -> usize {
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

    /// The only sum of a layer that has one.
    fn sum(&self, inputs: &[i16]) -> i32 {
        let products = self.weights.iter().zip(inputs).map(|(&a, &b)| i32::from(a) * i32::from(b));
        // No sum is too large: the weights were checked when they were read.
        products.fold(self.bias.first().copied().unwrap_or_default(), i32::wrapping_add)
    }

    /// The weights of every two inputs, four rows to an element.
    fn pairs(&self) -> Vec<i16x8> {
        let width = self.width();
        let mut pairs = Vec::new();
        for input in (0..width.saturating_sub(1)).step_by(2) {
            for rows in self.weights.chunks_exact(width * SUMS) {
                let weight = |at: usize| rows[at / 2 * width + input + at % 2];
                pairs.push(i16x8::new(std::array::from_fn(weight)));
            }
        }
        pairs
    }
}

impl From<Rows> for Layer {
    fn from(rows: Rows) -> Self {
        Self { pairs: rows.pairs(), rows }
    }
}

impl From<Layer> for Rows {
    fn from(layer: Layer) -> Self {
        layer.rows
    }
}

impl Layer {
    /// What the sums begin with.
    fn bias<const ELEMENTS: usize>(&self) -> [i32x4; ELEMENTS] {
        let bias = &self.rows.bias;
        std::array::from_fn(|at| i32x4::new(std::array::from_fn(|row| bias[at * SUMS + row])))
    }

    /// Adds the products of these inputs to the sums; the first one is the layer's `first`-th pair.
    #[inline]
    fn add(&self, first: usize, inputs: &Nonzero, sums: &mut [i32x4]) {
        let elements = sums.len();
        let pairs = &self.pairs[first * elements..];
        for (part, sums) in sums.chunks_exact_mut(AT_ONCE).enumerate() {
            let mut added = [i32x4::ZERO; AT_ONCE];
            for &(pair, [one, two]) in inputs {
                let inputs = i16x8::new([one, two, one, two, one, two, one, two]);
                let weights = &pairs[usize::from(pair) * elements + part * AT_ONCE..][..AT_ONCE];
                for (added, &weights) in added.iter_mut().zip(weights) {
                    *added += weights.dot(inputs);
                }
            }
            sums.iter_mut().zip(added).for_each(|(sum, added)| *sum += added);
        }
    }
}

/// The inputs that are not zero, two at a time, with the number of the pair.
type Nonzero = ArrayVec<(u16, [i16; 2]), { WIDEST / 2 }>;

/// The most inputs that come at once: those of a player, or what the first layer passes on.
const WIDEST: usize = 64;
const _: () = assert!(SEAT == WIDEST && FIRST == WIDEST && SHARED <= WIDEST);

/// The inputs that are not zero.
#[inline]
fn nonzero(inputs: &[i16]) -> Nonzero {
    let pairs = inputs.chunks_exact(2).map(|pair| [pair[0], pair[1]]).zip(0..);
    pairs.filter(|&(pair, _)| pair != [0, 0]).map(|(pair, at)| (at, pair)).collect()
}

/// The layers of one table, and the linear path parallel to them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    /// Judges every player; `seats` has their inputs clockwise.
    pub(super) fn judge(&self, shared: &[i16], seats: &[&[i16]], out: &mut [f32]) {
        let mut common = self.shared.bias::<{ FIRST / SUMS }>();
        self.shared.add(0, &nonzero(shared), &mut common);
        let inputs: ArrayVec<Nonzero, MAX_SEATS> = seats.iter().map(|seat| nonzero(seat)).collect();
        for (seat, out) in out.iter_mut().enumerate() {
            let mut first = common;
            let clockwise = inputs.iter().cycle().skip(seat).take(inputs.len());
            for (place, inputs) in clockwise.enumerate() {
                self.first.add(place * WIDEST / 2, inputs, &mut first);
            }
            let mut second = self.second.bias::<{ SECOND / SUMS }>();
            self.second.add(0, &nonzero(&activations::<FIRST, FIRST_SHIFT>(&first)), &mut second);
            let last = self.last.rows.sum(&activations::<SECOND, SECOND_SHIFT>(&second));
            let straight = self.straight.rows.sum(seats[seat]);
            *out = last as f32 / (ACTIVATION * WEIGHT) + straight as f32 / (INPUT * WEIGHT);
        }
    }
}

/// What a layer passes on: nothing negative.
#[inline]
fn activations<const ROWS: usize, const SHIFT: u32>(sums: &[i32x4]) -> [i16; ROWS] {
    let mut activations = [0; ROWS];
    for (activations, sums) in activations.chunks_exact_mut(SUMS).zip(sums) {
        for (activation, sum) in activations.iter_mut().zip(sums.to_array()) {
            *activation = (sum >> SHIFT).clamp(0, LOUDEST.into()) as i16;
        }
    }
    activations
}

/// An input as an integer.
#[inline(always)]
pub(super) fn quantised(input: f32) -> i16 {
    // To the next integer, with operations that processors do several at a time.
    const SHIFT: f32 = 16384.0;
    let most = f32::from(MOST);
    ((input * INPUT).clamp(-most, most) + (SHIFT + 0.5)) as i32 as i16 - SHIFT as i16
}
