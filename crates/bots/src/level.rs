//! Levels: kinds of bots by name, from friendly to formidable.

use crate::{
    Bot,
    apprentice::Apprentice,
    host::{Host, Threads},
    journeyman::Journeyman,
    network::Network,
    random::Random,
    search::{Search, SearchConfig},
};
use std::{fmt, str::FromStr};

/// How well a bot plays: the ranks of a guild, and two yardsticks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename_all = "lowercase"))]
pub enum Level {
    /// Any legal move.
    Random,
    /// Rules of thumb.
    Apprentice,
    /// Looks ahead over its own turn and its next delivery.
    Journeyman,
    /// Information-set Monte Carlo search.
    Master,
    /// The same with a network that was learned from games.
    Grandmaster,
    /// A yardstick for the master: plain UCT with uniformly random rollouts.
    Uct,
}

impl Level {
    /// All levels.
    pub const ALL: [Self; 6] = [
        Self::Random,
        Self::Apprentice,
        Self::Journeyman,
        Self::Master,
        Self::Grandmaster,
        Self::Uct,
    ];

    /// The level's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Master => "master",
            Self::Grandmaster => "grandmaster",
            Self::Uct => "uct",
        }
    }

    /// Whether people may want to play against it; the others are yardsticks.
    pub const fn is_opponent(self) -> bool {
        matches!(self, Self::Apprentice | Self::Journeyman | Self::Master | Self::Grandmaster)
    }

    /// Whether a bot of this level searches, and so takes notice of its budget.
    pub const fn searches(self) -> bool {
        matches!(self, Self::Master | Self::Grandmaster | Self::Uct)
    }

    /// A bot of this level. All its chance comes from the seed; a search uses this number of threads.
    pub fn bot(self, seed: u64, threads: usize) -> Box<dyn Bot> {
        self.bot_on(seed, Threads(threads))
    }

    /// The same, with a search that runs on this host.
    pub fn bot_on(self, seed: u64, host: impl Host + 'static) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Apprentice => Box::new(Apprentice::new(seed)),
            Self::Journeyman => Box::new(Journeyman::new(seed)),
            Self::Master => Box::new(Search::new(SearchConfig::MASTER, seed, host)),
            Self::Grandmaster => {
                let config = SearchConfig::with_network(Network::embedded());
                Box::new(Search::new(config, seed, host))
            }
            Self::Uct => Box::new(Search::new(SearchConfig::UCT, seed, host)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            format!("no bot is called {text}; the levels are {names}")
        })
    }
}
