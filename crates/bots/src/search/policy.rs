//! Policies: which moves of a position a search should try.

use crate::{network::Network, rollout::Scratch};
use magnumsal_rules::Game;
use std::sync::Arc;

/// What to try: the moves of a position, each with its prior.
pub trait Policy: Send + Sync {
    /// Lists the legal moves of a position in `scratch.moves`, and in `scratch.scores` the prior of
    /// each: the share of visits that it deserves before it was tried. The priors add up to 1.
    fn priors(&self, game: &Game, scratch: &mut Scratch);
}

/// Priors from the rules of thumb.
#[derive(Clone, Copy, Debug)]
pub struct ThumbPolicy;

/// How far below the best a move's rating is, in groszy, when its prior is half as large.
const HALF: f32 = 4.0;

impl Policy for ThumbPolicy {
    fn priors(&self, game: &Game, scratch: &mut Scratch) {
        scratch.rate(game);
        let best = scratch.scores.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for score in &mut scratch.scores {
            let below = (best - *score) / HALF;
            *score = 1.0 / (1.0 + below * below);
            sum += *score;
        }
        scratch.scores.iter_mut().for_each(|score| *score /= sum);
    }
}

/// Priors from a network.
#[derive(Clone, Debug)]
pub struct NetworkPolicy(
    /// The network.
    pub Arc<Network>,
);

impl Policy for NetworkPolicy {
    fn priors(&self, game: &Game, scratch: &mut Scratch) {
        self.0.priors(game, scratch);
    }
}

/// The same prior for every move.
#[derive(Clone, Copy, Debug)]
pub struct UniformPolicy;

impl Policy for UniformPolicy {
    fn priors(&self, game: &Game, scratch: &mut Scratch) {
        game.legal_moves(&mut scratch.moves);
        let prior = 1.0 / scratch.moves.len().max(1) as f32;
        scratch.scores.clear();
        scratch.scores.resize(scratch.moves.len(), prior);
    }
}
