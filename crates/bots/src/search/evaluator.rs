//! Evaluators: what a position at the end of the tree is worth.

use crate::{
    network::Network,
    rollout::Scratch,
    valuation::{self, Money},
};
use magnumsal_rules::Game;
use rand::{Rng, RngExt};
use std::sync::Arc;

/// What a position is worth to everybody, by seat.
#[derive(Clone, Copy, Debug)]
pub struct Evaluation {
    /// The money that each player is expected to have in the end.
    pub money: Money,
    /// Each player's chance to win, from 0 to 1.
    pub chances: Money,
}

impl Evaluation {
    /// What the linear valuation says of a position.
    pub fn of(game: &Game) -> Self {
        let money = valuation::money(game);
        Self { money, chances: valuation::chances(game, &money) }
    }
}

/// What a position is worth.
pub trait Evaluator: Send + Sync {
    /// Evaluates a position, with all hidden things dealt; the game may be played on for it.
    fn evaluate(&self, game: &mut Game, scratch: &mut Scratch, rng: &mut impl Rng) -> Evaluation;
}

/// Everybody plays some rounds by rules of thumb; then comes the valuation.
#[derive(Clone, Copy, Debug)]
pub struct ThumbRollout {
    /// How many rounds.
    pub rounds: u32,
}

impl Evaluator for ThumbRollout {
    fn evaluate(&self, game: &mut Game, scratch: &mut Scratch, rng: &mut impl Rng) -> Evaluation {
        scratch.play_on(game, self.rounds * u32::from(game.players()), rng);
        Evaluation::of(game)
    }
}

/// Everybody plays at random to the end of the game.
#[derive(Clone, Copy, Debug)]
pub struct RandomRollout;

impl Evaluator for RandomRollout {
    fn evaluate(&self, game: &mut Game, scratch: &mut Scratch, rng: &mut impl Rng) -> Evaluation {
        while !game.is_over() {
            game.legal_moves(&mut scratch.moves);
            game.play_unchecked(scratch.moves[rng.random_range(0..scratch.moves.len())]);
        }
        Evaluation::of(game)
    }
}

/// Everybody plays some turns by rules of thumb; then comes the network.
#[derive(Clone, Debug)]
pub struct NetworkRollout {
    /// The network.
    pub network: Arc<Network>,
    /// How many turns, the one that has begun included.
    pub turns: u32,
}

impl Evaluator for NetworkRollout {
    fn evaluate(&self, game: &mut Game, scratch: &mut Scratch, rng: &mut impl Rng) -> Evaluation {
        scratch.play_on(game, self.turns, rng);
        self.network.evaluate(game)
    }
}
