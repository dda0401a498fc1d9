//! What a table is made with: rules, seats, clock and what is allowed at it.

use crate::refusal::Problem;
use magnumsal_bots::{BotSpec, Budget};
use magnumsal_rules::{AllowedValues, RuleSet, Setting, SettingValue};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::json;
use std::time::Duration;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr,
        schema::{AdditionalProperties, ObjectBuilder, Schema, SchemaType, Type},
    },
};

/// What a new table is to be.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct NewTable {
    /// What the table is called; the players' names if left out.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 40)]
    #[cfg_attr(feature = "types", ts(optional))]
    pub name: Option<String>,
    /// Whether it is listed in the lobby and anybody may take an open seat.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub public: bool,
    /// The rules; the usual ones if left out.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, type = "Partial<Rules>"))]
    pub rules: RulesRequest,
    /// A record to go on from, as in docs/notation.md: its rules, deal or start and moves stand in
    /// the place of `rules` and of a new deal, and the seats keep their order.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "types", ts(optional, type = "unknown"))]
    pub record: Option<serde_json::Value>,
    /// The seats: two to four, five with Muria.
    #[schema(min_items = 2, max_items = 5)]
    pub seats: Vec<SeatRequest>,
    /// Whether the order of the seats is drawn by lot; otherwise the first one starts.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub shuffle: bool,
    /// What is allowed at the table, and how fast it is.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional, type = "Partial<TableOptions>"))]
    pub habits: TableOptions,
}

fn yes() -> bool {
    true
}

/// Who sits on a new seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum SeatRequest {
    /// Whoever makes the table; several such seats are played in turns on one screen.
    Me {
        /// The player's name.
        #[schema(min_length = 1, max_length = 40)]
        name: String,
    },
    /// Whoever comes with the seat's invitation or, at a public table, without.
    // With braces: serde would take any further keys of a variant without them.
    Open {},
    /// A bot.
    Bot {
        /// Which one, as in `journeyman` or `master:2s`.
        #[serde(rename = "level")]
        #[schema(schema_with = bot_schema)]
        bot: BotSpec,
    },
}

/// How long a bot may be allowed to think about a move; a regular expression for the same.
const LONGEST_THINKING: Duration = Duration::from_secs(10);
const MOST_ITERATIONS: u32 = 99_999;
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
pub(crate) fn bot_schema() -> ObjectBuilder {
    let schema = ObjectBuilder::new().schema_type(Type::String);
    let schema = schema.description(Some("Which bot, as in `journeyman` or `master:2s`."));
    schema.pattern(Some(BotSpec::pattern(BUDGETS))).examples([json!("journeyman")])
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
impl PartialSchema for RulesRequest {
    fn schema() -> RefOr<Schema> {
        let about = "The rules where the sources leave a choice (`docs/rules.md`); what is left out is \
                     as usual.";
        let no_others = AdditionalProperties::FreeForm(false);
        let object = ObjectBuilder::new().description(Some(about));
        let object = object.additional_properties(Some(no_others));
        let settings = Setting::all().iter();
        settings.fold(object, |object, it| object.property(it.key, setting_schema(it))).into()
    }
}

impl ToSchema for RulesRequest {}

fn setting_schema(setting: &Setting) -> ObjectBuilder {
    let schema =
        ObjectBuilder::new().description(Some(setting.about)).default(Some(json!(setting.usual)));
    match &setting.allowed {
        AllowedValues::Number { least, most } => {
            schema.schema_type(Type::Integer).minimum(Some(*least)).maximum(Some(*most))
        }
        AllowedValues::OneOf(choices) => {
            let mut types: Vec<Type> = choices.iter().map(|choice| type_of(choice.value)).collect();
            types.dedup();
            let schema_type = match <[Type; 1]>::try_from(types) {
                Ok([only]) => only.into(),
                Err(several) => SchemaType::Array(several),
            };
            let schema = schema.schema_type(schema_type);
            schema.enum_values(Some(choices.iter().map(|choice| json!(choice.value))))
        }
    }
}

const fn type_of(value: SettingValue) -> Type {
    match value {
        SettingValue::Nothing => Type::Null,
        SettingValue::Switch(_) => Type::Boolean,
        SettingValue::Number(_) => Type::Integer,
        SettingValue::Name(_) => Type::String,
    }
}

/// What is allowed at a table, and how fast it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TableOptions {
    /// How much time the players have; any amount if left out.
    pub clock: Option<Clock>,
    /// How long a bot waits before each of its moves, so that people can follow, in milliseconds.
    #[schema(maximum = 10_000)]
    pub bot_pause: u32,
    /// How many hints each player may ask for in the game.
    #[schema(maximum = 65_535)]
    pub hints: u16,
    /// Whether a bot reviews the game once it is over.
    pub review: bool,
}

impl Default for TableOptions {
    fn default() -> Self {
        Self { clock: None, bot_pause: 800, hints: 3, review: true }
    }
}

/// How much time the players have. The time of a turn begins with it and covers all its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "per", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Clock {
    /// So much for each turn.
    Turn {
        /// From a minute to 14 days.
        #[schema(minimum = 60, maximum = 1_209_600)]
        seconds: u32,
    },
    /// So much for the whole game.
    Game {
        /// From a minute to 14 days.
        #[schema(minimum = 60, maximum = 1_209_600)]
        seconds: u32,
        /// What is added after each turn.
        #[serde(default)]
        #[schema(maximum = 1_209_600)]
        increment: u32,
    },
}

/// The shortest and the longest time of a clock, in seconds.
const CLOCK_RANGE: std::ops::RangeInclusive<u32> = 60..=14 * 24 * 60 * 60;

/// The longest pause of a bot, in milliseconds.
const LONGEST_PAUSE: u32 = 10_000;

impl TableOptions {
    /// Refuses what no table can have.
    pub fn check(&self) -> Result<(), Problem> {
        let (seconds, increment) = match self.clock {
            None => (*CLOCK_RANGE.start(), 0),
            Some(Clock::Turn { seconds }) => (seconds, 0),
            Some(Clock::Game { seconds, increment }) => (seconds, increment),
        };
        if !CLOCK_RANGE.contains(&seconds) || increment > *CLOCK_RANGE.end() {
            return Err(Problem::ClockRange {
                least: *CLOCK_RANGE.start(),
                most: *CLOCK_RANGE.end(),
            });
        }
        if self.bot_pause > LONGEST_PAUSE {
            return Err(Problem::PauseTooLong { most: LONGEST_PAUSE });
        }
        Ok(())
    }
}
