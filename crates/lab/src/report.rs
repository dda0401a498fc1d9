//! The report: the table that a match comes to.

use crate::{
    Entrant,
    sources::{BuildingRow, OrderRow, PostRow, ToolRow},
    stats::Estimate,
};
use magnumsal_rules::Heading;
use serde::{Serialize, Serializer, ser::SerializeMap};

/// What a match comes to. All intervals are 95 % and over deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Deals played, each with all its rotations.
    pub deals: u64,
    /// Games played.
    pub games: u64,
    /// The entrants, in the order of the line-up.
    pub players: Vec<PlayerRow>,
    /// The bots, from the weakest level on.
    #[serde(rename = "levels")]
    pub bots: Vec<BotRow>,
    /// The seats; 0 is the first start player.
    pub seats: Vec<SeatRow>,
    /// How long games were.
    pub length: Length,
    /// The winner's final money.
    pub winning_money: Estimate,
    /// Everybody's final money, on average.
    pub mean_money: Estimate,
    /// What each order brought.
    pub orders: Vec<OrderRow>,
    /// What each kind of tool did.
    pub tools: Vec<ToolRow>,
    /// What was earned and spent in each building.
    pub buildings: Vec<BuildingRow>,
    /// What assistants earned.
    pub posts: Vec<PostRow>,
    /// What players paid each other in tolls, a game.
    pub tolls: f64,
    /// For each round, which part of all games had it.
    pub still_running: Vec<f64>,
}

/// An entrant.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerRow {
    /// The name in records.
    pub name: String,
    /// The bot.
    #[serde(rename = "level")]
    pub bot: Entrant,
    /// The share of the victories, shared ones split.
    pub wins: Estimate,
    /// Final money (T7).
    pub money: Estimate,
    /// Orders completed.
    pub orders: Estimate,
}

/// A bot: all entrants that it plays.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotRow {
    /// The bot.
    #[serde(rename = "level")]
    pub bot: Entrant,
    /// Elo above the first bot; nothing if only one plays.
    pub elo: Option<Estimate>,
    /// A player's accounts in a game, on average; they add up to the final money.
    pub accounts: Accounts,
    /// How often players ended with which money: pairs of money and count.
    pub final_money: Vec<(u16, u64)>,
    /// Mean money at the end of each round; a game that is over keeps its final money.
    pub money_by_round: Vec<f64>,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatRow {
    /// The seat's number.
    pub seat: usize,
    /// The share of the victories.
    pub wins: Estimate,
    /// Final money.
    pub money: Estimate,
    /// Mean money at the end of each round; a game that is over keeps its final money.
    pub money_by_round: Vec<f64>,
}

/// How long games were.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Length {
    /// Rounds of all phases.
    pub rounds: Estimate,
    /// Rounds of each phase.
    pub phases: [Estimate; 3],
    /// Moves.
    pub moves: Estimate,
    /// Moves that had an alternative.
    pub decisions: Estimate,
    /// Orders that all players completed together.
    pub orders: Estimate,
}

/// Groszy under each heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Accounts(pub(crate) Vec<(Heading, f64)>);

impl Accounts {
    /// The headings and what stands there.
    pub fn iter(&self) -> impl Iterator<Item = (Heading, f64)> {
        self.0.iter().copied()
    }
}

impl Serialize for Accounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (heading, amount) in &self.0 {
            map.serialize_entry(heading.name(), amount)?;
        }
        map.end()
    }
}
