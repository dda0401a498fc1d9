//! Advice for players of Magnum Sal: what a bot would do in a position and why, and what the
//! decisions of a whole game were worth.
//!
//! A bot is asked with what the player may see, and its answers are put into words. Nothing is
//! printed here and nothing is read: programs show [`hint`]s and [`Review`]s as they like, or hand
//! them on as JSON.
//!
//! ```
//! use magnumsal_advice::hint;
//! use magnumsal_bots::{Budget, Level};
//! use magnumsal_phrases::Phrases;
//! use magnumsal_rules::{Game, RuleSet, Viewer};
//!
//! let game = Game::from_seed(RuleSet::default(), 2, 1368)?;
//! let view = game.view(Viewer::Spectator);
//! let mut bot = Level::Apprentice.bot(7, 1);
//! let names = ["Ada", "Bruno"].map(String::from);
//! let best = hint(&mut *bot, &view, Budget::default(), &Phrases::english(), &names, 3)?;
//! assert_eq!(best.len(), 3);
//! assert!(game.check(&best[0].mv).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod at_table;
mod compare;
mod reasons;
mod review;

pub use advice::{Advice, Misadvice, advise, hint};
pub use at_table::{
    HINT_MOVES, HINT_TIME, Suggestion, hint_at_table, review_at_table, review_part_at_table,
};
pub use compare::Comparison;
pub use review::{Balance, Decision, Made, Review, ReviewError, ReviewPart, Reviewer};
