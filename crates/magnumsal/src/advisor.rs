//! The bot that is asked for advice.

use crate::values;
use magnumsal_bots::{Bot, BotSpec, Budget, Level};
use std::{num::NonZero, thread};

/// Who is asked.
#[derive(clap::Args, Debug)]
pub(crate) struct Advisor {
    /// Who is asked, as in apprentice, grandmaster or grandmaster:2s
    #[arg(long, value_name = "BOT", default_value_t = Level::Grandmaster.into())]
    pub(crate) level: BotSpec,

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

    /// How long the bot may think: its own budget, or the one that was given for all.
    pub(crate) fn budget(&self, for_all: Budget) -> Budget {
        self.level.budget().unwrap_or(for_all)
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
