//! Priors: which moves a long search would look at, at a glance.
//!
//! Each kind of move has a row of weights, for the position and for the move. Their sums are integers, and of two
//! moves the one whose sum is larger by 1 (in integers `DOUBLE`) is twice as likely.

use super::moves::{CONTEXT, KINDS, LARGEST, MOVE, MoveInputs, NUMBER};
use crate::rollout::Scratch;
use magnumsal_rules::Game;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// How many weights a kind of move has.
pub const ROW: usize = CONTEXT + MOVE;

/// The scale of weights.
const WEIGHT: f32 = 256.0;

/// The largest weight, so that no sum is too large for its 32 bits.
const HEAVIEST: i16 = 8191;
const _: () = assert!(ROW as f32 * LARGEST * (HEAVIEST as f32) < i32::MAX as f32);

/// By how much a sum is larger if a move is twice as likely, in steps of which powers of 2 are known.
const STEPS: usize = 16;
const DOUBLE: i32 = (NUMBER * WEIGHT) as i32;
const STEP: i32 = DOUBLE / STEPS as i32;

/// Nothing is less likely than the likeliest by more than this many times 2.
const LEAST: i32 = 24;

/// What each step makes less likely.
static POWERS: LazyLock<[f32; STEPS]> = LazyLock::new(|| {
    // Every machine takes the same roots.
    let step = 0.5_f32.sqrt().sqrt().sqrt().sqrt();
    let mut powers = [1.0; STEPS];
    for at in 1..STEPS {
        powers[at] = powers[at - 1] * step;
    }
    powers
});

/// Weights of all kinds of moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Priors {
    rows: Vec<i16>,
}

impl Priors {
    /// As learned: for each kind, those of the position and those of the move.
    pub fn new(weights: &[f32]) -> Self {
        let most = f32::from(HEAVIEST);
        let weight = |weight: &f32| (weight * WEIGHT).round().clamp(-most, most) as i16;
        Self { rows: weights.iter().map(weight).collect() }
    }

    /// Whether there are as many weights as there should be, and none is too large.
    pub(super) fn check(&self) -> Result<(), &'static str> {
        if self.rows.len() != KINDS * ROW {
            return Err("the priors have another number of weights");
        }
        if self.rows.iter().any(|weight| weight.unsigned_abs() > HEAVIEST.unsigned_abs()) {
            return Err("a weight of the priors is too large");
        }
        Ok(())
    }

    /// Lists the moves of a position in `scratch.moves`, and in `scratch.scores` how likely each is to be the best.
    pub(crate) fn of(&self, game: &Game, scratch: &mut Scratch) {
        game.legal_moves(&mut scratch.moves);
        scratch.scores.clear();
        if scratch.moves.len() <= 1 {
            scratch.scores.resize(scratch.moves.len(), 1.0);
            return;
        }
        scratch.inputs.look(game, &scratch.moves);
        let MoveInputs { context, moves, .. } = &scratch.inputs;
        scratch.sums.clear();
        // Moves of a kind follow each other.
        let (mut last, mut common) = (None, 0);
        for &(kind, ref numbers) in moves {
            let (of_position, of_move) =
                self.rows[usize::from(kind) * ROW..][..ROW].split_at(CONTEXT);
            if last != Some(kind) {
                (last, common) = (Some(kind), sum(of_position, context));
            }
            scratch.sums.push(common + sum(of_move, numbers));
        }
        let best = scratch.sums.iter().copied().max().unwrap_or_default();
        let likely = |&sum: &i32| {
            let below = ((best - sum) / STEP).min(LEAST * STEPS as i32 - 1) as usize;
            POWERS[below % STEPS] / (1_u32 << (below / STEPS)) as f32
        };
        scratch.scores.extend(scratch.sums.iter().map(likely));
        let all: f32 = scratch.scores.iter().sum();
        scratch.scores.iter_mut().for_each(|score| *score /= all);
    }
}

/// The sum of products.
#[inline]
fn sum(weights: &[i16], numbers: &[i16]) -> i32 {
    weights.iter().zip(numbers).map(|(&a, &b)| i32::from(a) * i32::from(b)).sum()
}
