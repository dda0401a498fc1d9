//! Opponents for Magnum Sal, hints and the means to judge a move.
//!
//! A [`Bot`] is asked with a [`View`] of the game, which holds nothing that is hidden from the
//! player, and answers with a [`Choice`]: a move, and why. [`Level`] names the bots by strength, and a [`BotSpec`]
//! is how a bot is written: `apprentice`, `master:2s`.
//!
//! ```
//! use magnumsal_bots::{Budget, Level};
//! use magnumsal_rules::{Game, RuleSet, Viewer};
//!
//! let mut game = Game::from_seed(RuleSet::default(), 2, 1368)?;
//! let mut bot = Level::Apprentice.bot(7, 1);
//! while let Some(seat) = game.to_move() {
//!     let view = game.view(Viewer::Seat(seat));
//!     let Some(mv) = bot.play(&view, Budget::Iterations(100)) else { break };
//!     game.play(&mv)?;
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod apprentice;
mod budget;
mod choice;
mod host;
mod journeyman;
mod kept;
mod level;
pub mod network;
mod random;
mod rollout;
mod sample;
mod search;
mod serial;
mod spec;
mod survey;
#[cfg(test)]
mod testing;
mod thumb;
pub mod valuation;
mod weights;

pub use budget::{BadBudget, Budget};
pub use choice::{Candidate, Choice};
pub use host::{Host, Job, Threads};
pub use kept::KeptBots;
pub use level::Level;
pub use rollout::Scratch;
pub use search::{
    Evaluation, Evaluator, NetworkPolicy, NetworkRollout, Policy, RandomRollout, Search,
    SearchConfig, Selection, ThumbPolicy, ThumbRollout, UniformPolicy,
};
pub use spec::BotSpec;

use magnumsal_rules::{Move, View};

/// A program that plays. A bot knows only the view that it is given.
pub trait Bot: Send {
    /// The best move for the player whose turn it is, and why; nothing once the game is over.
    fn choose(&mut self, view: &View, budget: Budget) -> Option<Choice>;

    /// What a legal move, not always the best, is expected to lead to; nothing once the game is
    /// over. For reviews of what somebody played.
    fn judge(&mut self, view: &View, mv: Move, budget: Budget) -> Option<Candidate>;

    /// The move that [`Bot::choose`] would make, without the reasons, which may take longer to find than the move.
    fn play(&mut self, view: &View, budget: Budget) -> Option<Move> {
        self.choose(view, budget).map(|choice| choice.mv())
    }
}
