//! Who enters a match: a bot by its name, or a search with a network from a file.

use crate::clock::OneThread;
use magnumsal_bots::{
    Bot, BotSpec, Budget, Search, SearchConfig,
    network::{BadNetwork, Network},
};
use serde::{Serialize, Serializer};
use std::{cmp::Ordering, fmt, sync::Arc};

/// Who plays: `master:400`, or `new.net:10ms` with a network of that name.
#[derive(Clone, Debug)]
pub enum Entrant {
    /// One of the built-in bots.
    Bot(BotSpec),
    /// A search with a network.
    Network {
        /// What it is called: its file.
        name: String,
        /// The network.
        network: Arc<Network>,
        /// How long it may think, if the text says so.
        budget: Option<Budget>,
    },
}

/// A text that names nobody who could play.
#[derive(Debug, thiserror::Error)]
pub enum BadEntrant {
    /// Neither a bot nor a file.
    #[error("{0}")]
    Text(String),
    /// A file that cannot be read.
    #[error("{0} cannot be read: {1}")]
    File(String, std::io::Error),
    /// A file with something else.
    #[error("{0}: {1}")]
    Network(String, BadNetwork),
}

impl Entrant {
    /// How the names of files with networks end.
    pub const FILES: &'static str = ".net";

    /// Reads a text; `read` gets a file's bytes.
    pub fn parse(
        text: &str,
        read: impl FnOnce(&str) -> std::io::Result<Vec<u8>>,
    ) -> Result<Self, BadEntrant> {
        let (name, budget) = match text.rsplit_once(':') {
            Some((name, budget)) if name.ends_with(Self::FILES) => (name, Some(budget)),
            _ => (text, None),
        };
        if !name.ends_with(Self::FILES) {
            return text.parse().map(Self::Bot).map_err(BadEntrant::Text);
        }
        let budget = budget.map(str::parse::<Budget>).transpose();
        let budget = budget.map_err(|error| BadEntrant::Text(format!("{text}: {error}")))?;
        let bytes = read(name).map_err(|error| BadEntrant::File(name.into(), error))?;
        let network =
            Network::from_bytes(&bytes).map_err(|error| BadEntrant::Network(name.into(), error))?;
        Ok(Self::Network { name: name.into(), network: Arc::new(network), budget })
    }

    /// How long it may think, if the text says so.
    pub fn budget(&self) -> Option<Budget> {
        match self {
            Self::Bot(spec) => spec.budget(),
            Self::Network { budget, .. } => *budget,
        }
    }

    /// The network, if it is one from a file.
    pub fn network(&self) -> Option<&Network> {
        match self {
            Self::Bot(_) => None,
            Self::Network { network, .. } => Some(network),
        }
    }

    /// Whether it searches, and so takes notice of its budget.
    pub fn searches(&self) -> bool {
        match self {
            Self::Bot(spec) => spec.searches(),
            Self::Network { .. } => true,
        }
    }

    /// The bot. All its chance comes from the seed. Games are played side by side, so a search has one thread,
    /// and a budget of time is processor time.
    pub fn bot(&self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Bot(spec) => spec.bot_on(seed, OneThread),
            Self::Network { network, .. } => {
                let config = SearchConfig::with_network(network.clone());
                Box::new(Search::new(config, seed, OneThread))
            }
        }
    }

    /// Bots come by their level, then networks by their names.
    fn place(&self) -> (Option<&BotSpec>, &str, Option<Budget>) {
        match self {
            Self::Bot(spec) => (Some(spec), "", None),
            Self::Network { name, budget, .. } => (None, name, *budget),
        }
    }
}

impl<T: Into<BotSpec>> From<T> for Entrant {
    fn from(bot: T) -> Self {
        Self::Bot(bot.into())
    }
}

impl PartialEq for Entrant {
    fn eq(&self, other: &Self) -> bool {
        self.place() == other.place()
    }
}

impl Eq for Entrant {}

impl PartialOrd for Entrant {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Entrant {
    fn cmp(&self, other: &Self) -> Ordering {
        let (one, two) = (self.place(), other.place());
        one.0.is_none().cmp(&two.0.is_none()).then_with(|| one.cmp(&two))
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(spec) => spec.fmt(f),
            Self::Network { name, budget: None, .. } => f.write_str(name),
            Self::Network { name, budget: Some(budget), .. } => write!(f, "{name}:{budget}"),
        }
    }
}

impl Serialize for Entrant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Error, ErrorKind};

    fn parse(text: &str) -> Result<Entrant, BadEntrant> {
        Entrant::parse(text, |name| match name {
            "junk.net" => Ok(b"junk".to_vec()),
            _ => Err(Error::from(ErrorKind::NotFound)),
        })
    }

    #[test]
    fn who_is_no_bot_may_be_a_file() {
        assert_eq!(parse("master:2s").unwrap(), Entrant::Bot("master:2s".parse().unwrap()));
        for (text, why) in [
            ("king", "no bot is called king"),
            ("king.net", "king.net cannot be read: "),
            ("junk.net:2s", "junk.net: this is no network that this version can read"),
            ("junk.net:fast", "junk.net:fast: give a time as in 2s"),
        ] {
            let error = parse(text).unwrap_err().to_string();
            assert!(error.starts_with(why), "{text}: {error}");
        }
    }
}
