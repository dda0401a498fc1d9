//! What a table is made with: rules, seats, clock and what is allowed at it.

#[cfg(feature = "schema")]
use crate::name::LONGEST_NAME;
use crate::{refusal::Problem, version};
use magnumsal_bots::{BotSpec, Budget};
use magnumsal_rules::RuleSet;
#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize};
use std::time::Duration;

/// What a new table is to be.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewTable {
    /// What the table is called; the players' names if left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = LONGEST_NAME)))]
    pub name: Option<String>,
    /// Whether it is listed in the lobby and anybody may take an open seat.
    #[serde(default)]
    pub public: bool,
    /// The rules; the usual ones if left out.
    #[serde(default)]
    pub rules: RulesRequest,
    /// A record to go on from, as in docs/notation.md: its rules, deal or start and moves stand in
    /// the place of `rules` and of a new deal, and the seats keep their order.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<serde_json::Map<String, serde_json::Value>>")
    )]
    pub record: Option<serde_json::Value>,
    /// The seats: two to four, five with Muria.
    #[cfg_attr(feature = "schema", schemars(length(min = 2, max = 5)))]
    pub seats: Vec<SeatRequest>,
    /// Whether the order of the seats is drawn by lot; otherwise the first one starts.
    #[serde(default = "yes")]
    pub shuffle: bool,
    /// What is allowed at the table, and how fast it is.
    #[serde(default)]
    pub habits: TableOptions,
}

fn yes() -> bool {
    true
}

/// Who sits on a new seat.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SeatRequest {
    /// The person who makes the table; several such seats are played in turns on one screen.
    Me {
        /// The player's name.
        #[cfg_attr(feature = "schema", schemars(length(min = 1, max = LONGEST_NAME)))]
        name: String,
    },
    /// The first person who comes with the seat's invitation or, at a public table, without.
    // With braces: serde would take any further keys of a variant without them.
    Open {},
    /// A bot.
    Bot {
        /// Which one, as in `journeyman` or `master:2s`.
        #[serde(rename = "level")]
        #[cfg_attr(feature = "schema", schemars(schema_with = "bot_schema"))]
        bot: BotSpec,
    },
}

/// How long a bot may be allowed to think about a move; a regular expression for the same.
const LONGEST_THINKING: Duration = Duration::from_secs(10);
const MOST_ITERATIONS: u32 = 99_999;
#[cfg(feature = "schema")]
const BUDGETS: &str = "[1-9][0-9]{0,4}|[1-9][0-9]{0,3}ms|([1-9]|10)s";

/// Refuses a bot that thinks longer than people would wait.
pub(crate) fn check_bot(bot: &BotSpec) -> Result<(), Problem> {
    let fits = match bot.budget() {
        None => true,
        Some(Budget::Iterations(iterations)) => iterations <= MOST_ITERATIONS,
        Some(Budget::Time(time)) => time <= LONGEST_THINKING,
    };
    let (seconds, iterations) = (LONGEST_THINKING.as_secs(), MOST_ITERATIONS);
    if fits { Ok(()) } else { Err(Problem::ThinksTooLong { seconds, iterations }) }
}

/// Which bots there are, for the description of the interface.
#[cfg(feature = "schema")]
pub(crate) fn bot_schema(_: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "type": "string",
        "pattern": BotSpec::pattern(BUDGETS),
        "examples": ["journeyman"],
    })
}

/// The rules where the sources leave a choice (`docs/rules.md`); what is left out is as usual.
#[derive(Clone, Copy, Debug, Default)]
pub struct RulesRequest(pub RuleSet);

impl<'de> Deserialize<'de> for RulesRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        RuleSet::deserialize_partial(deserializer).map(Self)
    }
}

/// The settings as the rules declare them.
#[cfg(feature = "schema")]
impl JsonSchema for RulesRequest {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "RulesRequest".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        RuleSet::partial_schema()
    }
}

/// What is allowed at a table, and how fast it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableOptions {
    /// How much time the players have; any amount if left out.
    pub clock: Option<Clock>,
    /// How long a bot waits before each of its moves, so that people can follow, in milliseconds.
    #[cfg_attr(feature = "schema", schemars(range(max = LONGEST_PAUSE)))]
    pub bot_pause: u32,
    /// How many hints each player may ask for in the game. Tables of older versions may have more.
    #[cfg_attr(feature = "schema", schemars(range(max = MOST_HINTS)))]
    pub hints: u16,
    /// Whether a bot reviews the game once it is over.
    pub review: bool,
    /// Whether people can talk at the table. Left out where they can: so say heads of version 1.
    #[serde(skip_serializing_if = "is_true")]
    pub chat: bool,
    /// For how many seconds the player whose turn it is may do nothing before the others need not
    /// wait any longer, from a minute to 14 days. If left out it is three days, with a clock for the
    /// game of less than an hour a quarter of an hour, and with a clock for turns the whole turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = *CLOCK_RANGE.start(), max = *CLOCK_RANGE.end())))]
    pub patience: Option<u32>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
fn is_true(value: &bool) -> bool {
    *value
}

impl Default for TableOptions {
    fn default() -> Self {
        Self { clock: None, bot_pause: 800, hints: 3, review: true, chat: true, patience: None }
    }
}

/// How much time the players have. The time of a turn begins with it and covers all its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "per", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Clock {
    /// So much for each turn.
    Turn {
        /// From a minute to 14 days.
        #[cfg_attr(feature = "schema", schemars(range(min = *CLOCK_RANGE.start(), max = *CLOCK_RANGE.end())))]
        seconds: u32,
    },
    /// So much for the whole game.
    Game {
        /// From a minute to 14 days.
        #[cfg_attr(feature = "schema", schemars(range(min = *CLOCK_RANGE.start(), max = *CLOCK_RANGE.end())))]
        seconds: u32,
        /// What is added after each turn.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(range(max = *CLOCK_RANGE.end())))]
        increment: u32,
    },
}

/// The shortest and the longest time of a clock, in seconds.
const CLOCK_RANGE: std::ops::RangeInclusive<u32> = 60..=14 * 24 * 60 * 60;

/// The longest pause of a bot, in milliseconds.
const LONGEST_PAUSE: u32 = 10_000;

/// The most hints that each player may ask for: pages offer it as "as many as wanted".
pub const MOST_HINTS: u16 = 999;

impl TableOptions {
    /// Which programs can read them.
    pub(crate) fn version(&self) -> u32 {
        if self.chat && self.patience.is_none() { version::FIRST } else { 3 }
    }

    /// Refuses what no table can have.
    pub fn check(&self) -> Result<(), Problem> {
        let (seconds, increment) = match self.clock {
            None => (*CLOCK_RANGE.start(), 0),
            Some(Clock::Turn { seconds }) => (seconds, 0),
            Some(Clock::Game { seconds, increment }) => (seconds, increment),
        };
        let patience = self.patience.unwrap_or(*CLOCK_RANGE.start());
        let in_range = [seconds, patience].iter().all(|time| CLOCK_RANGE.contains(time));
        if !in_range || increment > *CLOCK_RANGE.end() {
            return Err(Problem::ClockRange {
                least: *CLOCK_RANGE.start(),
                most: *CLOCK_RANGE.end(),
            });
        }
        if self.bot_pause > LONGEST_PAUSE {
            return Err(Problem::PauseTooLong { most: LONGEST_PAUSE });
        }
        if self.hints > MOST_HINTS {
            return Err(Problem::TooManyHints { most: MOST_HINTS });
        }
        Ok(())
    }
}
