//! How a bot is written: its level, and how long it may think.

use crate::{Bot, Budget, Host, Level, Threads};
use std::{fmt, str::FromStr};

/// Which bot plays: `apprentice`, `master`, `master:2s`, `master:400`. All programs, journals and
/// messages name bots by this text, and it is read nowhere but here.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", extend("pattern" = Self::pattern(BUDGETS))))]
pub struct BotSpec {
    level: Level,
    budget: Option<Budget>,
}

/// A regular expression for budgets as they are written.
#[cfg(feature = "schema")]
const BUDGETS: &str = "[1-9][0-9]*(ms|s)?";

impl BotSpec {
    /// What stands between level and budget.
    const COLON: char = ':';

    /// How well it plays, with any budget.
    pub fn level(&self) -> Level {
        self.level
    }

    /// What the bot is called.
    pub fn name(&self) -> &'static str {
        self.level.name()
    }

    /// How long it may think, if the text says so.
    pub fn budget(&self) -> Option<Budget> {
        self.budget
    }

    /// Whether the bot searches, and so takes notice of its budget.
    pub fn searches(&self) -> bool {
        self.level.searches()
    }

    /// The bot. All its chance comes from the seed; a search uses this number of threads.
    pub fn bot(&self, seed: u64, threads: usize) -> Box<dyn Bot> {
        self.bot_on(seed, Threads(threads))
    }

    /// The same, with a search that runs on this host.
    pub fn bot_on(&self, seed: u64, host: impl Host + 'static) -> Box<dyn Bot> {
        self.level.bot_on(seed, host)
    }

    /// A regular expression for texts of bots, for descriptions of interfaces; `budget` is one for
    /// the budgets that may be given there.
    pub fn pattern(budget: &str) -> String {
        let names = |search: bool| {
            let levels = Level::ALL.into_iter().filter(move |level| level.searches() == search);
            levels.map(Level::name).collect::<Vec<_>>().join("|")
        };
        format!("^({}|({})({}({budget}))?)$", names(false), names(true), Self::COLON)
    }
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> Self {
        Self { level, budget: None }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => write!(f, "{}", self.level),
            Some(budget) => write!(f, "{}{}{budget}", self.level, Self::COLON),
        }
    }
}

impl FromStr for BotSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some((level, budget)) = text.split_once(Self::COLON) else {
            return Ok(text.parse::<Level>()?.into());
        };
        let level: Level = level.parse()?;
        if !level.searches() {
            return Err(format!("{level} does not search and takes no budget; write just {level}"));
        }
        let budget = budget.parse::<Budget>().map_err(|error| format!("{text}: {error}"))?;
        Ok(Self { level, budget: Some(budget) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn specs_are_read_as_they_are_written() {
        for level in Level::ALL {
            let spec = BotSpec::from(level);
            assert_eq!(spec.to_string(), level.name());
            assert_eq!(spec.to_string().parse(), Ok(spec));
        }
        let budgets = [Budget::Iterations(400), Budget::Time(Duration::from_secs(2))];
        for (budget, text) in budgets.into_iter().zip(["master:400", "master:2s"]) {
            let spec: BotSpec = text.parse().unwrap();
            assert_eq!((spec.name(), spec.budget()), ("master", Some(budget)));
            assert_eq!(spec.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_bot_is_refused_with_what_would_be_right() {
        for (text, why) in [
            ("king", "no bot is called king; the levels are random, apprentice"),
            ("king:2s", "no bot is called king"),
            ("", "no bot is called ;"),
            ("apprentice:2s", "apprentice does not search and takes no budget"),
            ("master:", "master:: give a time as in 2s"),
            ("master:0", "master:0: give a time as in 2s"),
            ("master:2s:3s", "master:2s:3s: give a time"),
        ] {
            let error = text.parse::<BotSpec>().unwrap_err();
            assert!(error.starts_with(why), "{text}: {error}");
        }
    }

    #[test]
    fn the_pattern_names_all_levels() {
        let pattern = BotSpec::pattern("[1-9]s");
        assert_eq!(
            pattern,
            "^(random|apprentice|journeyman|(master|grandmaster|uct)(:([1-9]s))?)$"
        );
    }
}
