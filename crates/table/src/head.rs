//! What of a table never changes: its deal, and how it began.

use crate::{
    id::TableId,
    key::KeyHash,
    refusal::{Problem, Refusal},
    request::Opened,
    seal::{Nonce, seal},
    spec::TableOptions,
    version,
};
use magnumsal_bots::BotSpec;
use magnumsal_rules::{Edition, Record, RecordError, RuleSet, Values};
use serde::{Deserialize, Serialize};

/// The component values that a server plays with.
#[derive(Clone, Debug)]
pub struct GameBox {
    /// The values.
    pub edition: Edition,
    /// Distinguishes it from other boxes: `standard`, or a hash of the file that it was read from.
    pub name: String,
}

impl GameBox {
    /// The values of the components without a table.
    pub fn values(&self, opened: &Opened) -> Result<Values, Refusal> {
        let rules = RuleSet { expansion: opened.expansion, ..RuleSet::default() };
        let components = self.edition.components(rules.expansion);
        Values::new(components, &rules, opened.players).map_err(Refusal::Setup)
    }
}

impl Default for GameBox {
    fn default() -> Self {
        Self { edition: Edition::standard().clone(), name: "standard".to_owned() }
    }
}

/// What a table begins with, as it is stored. It holds the deal, so nobody gets to see it.
#[derive(Clone, Serialize, Deserialize)]
pub struct Head {
    /// Which programs can read it; see [`version::JOURNAL`].
    #[serde(default = "version::first")]
    pub version: u32,
    /// The table's name.
    pub name: String,
    /// Whether it is in the lobby.
    pub public: bool,
    /// The client that made it.
    pub host: KeyHash,
    /// Who sits where at first.
    pub seats: Vec<FirstHolder>,
    /// What is allowed.
    pub habits: TableOptions,
    /// Where the game comes from.
    pub origin: Origin,
    /// The deal, and moves that were made before the table was.
    pub record: serde_json::Value,
    /// What the seal is made with.
    pub salt: String,
    /// The edition it is played with, by the name of its [`GameBox`].
    pub edition: String,
}

/// Who sits on a seat at first.
#[derive(Clone, Serialize, Deserialize)]
#[serde(tag = "holder", rename_all = "kebab-case")]
pub enum FirstHolder {
    /// The client that made the table.
    Host,
    /// Nobody yet; anybody with the key may come.
    Open {
        /// The invitation.
        key: KeyHash,
    },
    /// A bot.
    Bot {
        /// Which one.
        #[serde(rename = "level")]
        bot: BotSpec,
    },
    /// Nobody ever: the table only shows a record.
    Nobody,
}

/// Where a table's game comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Origin {
    /// Dealt by this server for this table.
    Dealt,
    /// A record from outside.
    Imported,
    /// A finished game from some ply on: players who know that game know this deal.
    Fork {
        /// The table of the finished game.
        of: TableId,
        /// The moves taken over.
        ply: usize,
    },
}

impl FirstHolder {
    /// Which programs can read it.
    pub(crate) fn version(&self) -> u32 {
        match self {
            Self::Bot { bot } => version::of_bot(bot),
            Self::Host | Self::Open { .. } | Self::Nobody => version::FIRST,
        }
    }
}

impl Head {
    /// The deal with the moves that were made before.
    pub fn record(&self, game_box: &GameBox) -> Result<Record, Problem> {
        if self.edition != game_box.name {
            return Err(Problem::OtherEdition);
        }
        Record::from_json(&self.record.to_string(), &game_box.edition).map_err(
            |error| match error {
                RecordError::Format { .. } => Problem::NewerTable,
                _ => Problem::OtherEdition,
            },
        )
    }

    /// The nonce of the seal.
    pub fn nonce(&self) -> Option<Nonce> {
        Nonce::parse(&self.salt)
    }

    /// What is published of the deal before the game.
    pub fn commitment(&self, record: &Record) -> Option<String> {
        self.nonce().map(|nonce| seal(record, &nonce))
    }
}
