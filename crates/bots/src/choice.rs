//! What a bot answers: a move, and why.

use magnumsal_rules::Move;

/// A bot's answer: the move it makes, and others it looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    best: Candidate,
    others: Vec<Candidate>,
}

/// A move that was looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// The money that each seat is expected to have in the end (T7).
    pub money: Vec<f64>,
    /// The standard error of the mover's own money: how far the estimate may be off by chance alone.
    pub money_error: f64,
    /// The chance to win that the bot gives itself, between 0 and 1.
    pub chance: f64,
    /// The standard error of the chance.
    pub chance_error: f64,
    /// How often a search went through this move; 0 where nothing was searched.
    pub visits: u64,
    /// How the bot expects play to go on: this move and what follows.
    pub line: Vec<Move>,
}

impl Choice {
    /// A choice of the first candidate; the runners-up follow in their order.
    pub fn new(best: Candidate, others: Vec<Candidate>) -> Self {
        Self { best, others }
    }

    /// The move the bot makes.
    pub fn mv(&self) -> Move {
        self.best.mv
    }

    /// The candidate the bot prefers.
    pub fn best(&self) -> &Candidate {
        &self.best
    }

    /// All moves that were looked at, the best first.
    pub fn candidates(&self) -> impl Iterator<Item = &Candidate> {
        std::iter::once(&self.best).chain(&self.others)
    }
}
