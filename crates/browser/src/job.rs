//! What bots are asked, and what they answer, as texts between workers.

use magnumsal_advice::{Advice, ReviewPart};
use magnumsal_bots::BotSpec;
use magnumsal_rules::{Move, RuleSet, View};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::ops::Range;

/// What a bot is asked.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Job {
    /// A move.
    Move {
        /// Where the bot sits: it is kept for the next move there.
        place: String,
        /// Which bot.
        bot: BotSpec,
        /// The seed of its random numbers.
        seed: u64,
        /// What it sees.
        view: Box<View>,
    },
    /// A hint for the player to move.
    Hint {
        /// The seed of its random numbers.
        seed: u64,
        /// The language of the reasons.
        language: String,
        /// The players' names, by seat.
        names: Vec<String>,
        /// What the player sees.
        view: Box<View>,
    },
    /// A part of a review of a finished game.
    Review {
        /// The seed of its random numbers.
        seed: u64,
        /// The language of the reasons.
        language: String,
        /// The record.
        record: Value,
        /// The plies of the part.
        plies: Range<usize>,
    },
    /// A whole game of bots, to measure them, and to compare them with those of other programs.
    Game {
        /// The rules; what is left out is as usual.
        #[serde(deserialize_with = "RuleSet::deserialize_partial")]
        rules: RuleSet,
        /// Who plays. Without a budget a bot that searches has a second for each move.
        bots: Vec<BotSpec>,
        /// The seed of the deal and of the bots.
        seed: u64,
    },
}

/// What a bot answers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// A move.
    Move {
        /// The move.
        #[serde(rename = "move")]
        mv: Move,
    },
    /// A hint.
    Hint {
        /// The best moves.
        advice: Vec<Advice>,
    },
    /// A part of a review.
    Review {
        /// The part.
        part: ReviewPart,
    },
    /// A whole game.
    Game {
        /// Its record.
        record: Value,
    },
    /// The job failed.
    Failed {
        /// Why, for programmers.
        why: String,
    },
}
