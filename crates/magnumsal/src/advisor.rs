//! The bot that is asked for advice, and what it says about a move.

use crate::values;
use magnumsal_bots::{Bot, Candidate, Rank};
use magnumsal_phrases::Phrases;
use magnumsal_rules::{Illegal, View};
use serde::Serialize;
use std::{num::NonZero, thread};

/// Who is asked.
#[derive(clap::Args, Debug)]
pub(crate) struct Advisor {
    /// Who is asked: random, apprentice, journeyman, master or uct
    #[arg(long, value_name = "LEVEL", default_value_t = Rank::Master)]
    pub(crate) level: Rank,

    /// The number all chance of the bot comes from
    #[arg(long, default_value_t = 0, allow_negative_numbers = true,
          value_parser = values::number::<u64>(0, u64::MAX))]
    pub(crate) seed: u64,

    /// How many threads think; all cores if left out
    #[arg(long, value_name = "N", allow_negative_numbers = true,
          value_parser = values::number::<usize>(1, 1024))]
    threads: Option<usize>,
}

impl Advisor {
    /// How many threads think.
    pub(crate) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(cores)
    }

    /// The bot for a decision that stands alone.
    pub(crate) fn bot(&self) -> Box<dyn Bot> {
        self.level.bot(self.seed, self.threads())
    }
}

/// How many threads can think at once.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// A move with what it is expected to lead to, and why in words.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Advice {
    /// The move, in the notation.
    #[serde(rename = "move")]
    pub(crate) mv: String,
    /// What it does and what for.
    pub(crate) reason: String,
    /// The money each seat is expected to have in the end.
    pub(crate) money: Vec<f64>,
    /// The chance to win of the player who moves.
    pub(crate) chance: f64,
    /// How often a search went through the move.
    pub(crate) visits: u64,
    /// The move and how play is expected to go on.
    pub(crate) line: Vec<String>,
}

impl Advice {
    /// A candidate in words; a move that is illegal in this position is refused.
    pub(crate) fn new(
        phrases: &Phrases,
        view: &View,
        candidate: &Candidate,
        names: &[String],
    ) -> Result<Self, Illegal> {
        Ok(Self {
            mv: candidate.mv.to_string(),
            reason: phrases.reason(view, &candidate.mv, &candidate.line, names)?,
            money: candidate.money.clone(),
            chance: candidate.chance,
            visits: candidate.visits,
            line: candidate.line.iter().map(ToString::to_string).collect(),
        })
    }
}
