//! Advice at tables: who gives it, and how long it may take. A server and a browser ask the same.

use crate::{Advice, Misadvice, Review, ReviewError, ReviewPart, Reviewer, hint};
use magnumsal_bots::{Budget, Host, Level};
use magnumsal_phrases::Phrases;
use magnumsal_rules::{Record, View};
use serde::{Deserialize, Serialize};
use std::{
    ops::{ControlFlow, Range},
    time::Duration,
};

/// Who gives hints and reviews.
const ADVISOR: Level = Level::Grandmaster;

/// How long it thinks about a hint.
pub const HINT_TIME: Duration = Duration::from_millis(1500);

/// How many moves a hint has.
pub const HINT_MOVES: usize = 3;

/// How much it thinks about each decision of a review.
const REVIEW_BUDGET: Budget = Budget::Iterations(300);

/// A move that a hint suggests.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Suggestion {
    /// What is to be said of it.
    #[serde(flatten)]
    pub advice: Advice,
    /// How much of its usual time the bot had, in percent: less than 100 if many wanted to think.
    pub time_percent: u8,
}

/// The best moves for the player whose turn it is.
pub fn hint_at_table(
    host: impl Host + 'static,
    seed: u64,
    view: &View,
    budget: Budget,
    phrases: &Phrases,
    names: &[String],
) -> Result<Vec<Advice>, Misadvice> {
    let mut bot = ADVISOR.bot_on(seed, host);
    hint(&mut *bot, view, budget, phrases, names, HINT_MOVES)
}

/// What a finished game was worth. With the same seed the result is the same everywhere.
pub fn review_at_table(
    host: &(impl Host + Clone + Sync + 'static),
    seed: u64,
    record: &Record,
    phrases: &Phrases,
    tick: &(dyn Fn() -> ControlFlow<()> + Sync),
) -> Result<Review, ReviewError> {
    let part = review_part_at_table(host, seed, record, 0..record.moves.len(), phrases, tick)?;
    Review::of_parts(record, vec![part], &|_| true)
}

/// A part of such a review, which [`Review::of_parts`] makes from all of them.
pub fn review_part_at_table(
    host: &(impl Host + Clone + Sync + 'static),
    seed: u64,
    record: &Record,
    plies: Range<usize>,
    phrases: &Phrases,
    tick: &(dyn Fn() -> ControlFlow<()> + Sync),
) -> Result<ReviewPart, ReviewError> {
    let reviewer = Reviewer {
        bot: &|seed| ADVISOR.bot_on(seed, host.clone()),
        budget: REVIEW_BUDGET,
        seed,
        wanted: &|_| true,
        names: &record.players,
        phrases,
        tick,
    };
    reviewer.part(record, plies, host)
}
