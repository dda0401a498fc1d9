//! Ledgers: where a player's money came from and where it went.

use crate::{Building, Event, Game, Purse, Rule, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error, ser::SerializeMap};
use std::collections::BTreeMap;

/// A heading in a player's accounts. All headings of a player add up to the final worth (T7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Heading {
    /// S2: the money at the start.
    Start,
    /// K3: paid by the king.
    Orders,
    /// B5: salt sold.
    Sales,
    /// B7: a grosz from the town square.
    Square,
    /// A2, A5: earned by assistants.
    Wages,
    /// E5: tolls from other players.
    TollsReceived,
    /// T7: salt and tools at the end.
    Stock,
    /// E5: tolls to other players.
    TollsPaid,
    /// B5: salt bought.
    Purchases,
    /// B2: miners hired.
    Hiring,
    /// B3: tools bought.
    Tools,
    /// B4: water pumped.
    Pumping,
    /// M3: shafts built.
    Shafts,
    /// K4: penalties, as far as they were money.
    Penalties,
}

impl Heading {
    /// All headings: what comes in, then what goes out.
    pub const ALL: [Self; 14] = [
        Self::Start,
        Self::Orders,
        Self::Sales,
        Self::Square,
        Self::Wages,
        Self::TollsReceived,
        Self::Stock,
        Self::TollsPaid,
        Self::Purchases,
        Self::Hiring,
        Self::Tools,
        Self::Pumping,
        Self::Shafts,
        Self::Penalties,
    ];

    /// The heading's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Orders => "orders",
            Self::Sales => "sales",
            Self::Square => "square",
            Self::Wages => "wages",
            Self::TollsReceived => "tolls_received",
            Self::Stock => "stock",
            Self::TollsPaid => "tolls_paid",
            Self::Purchases => "purchases",
            Self::Hiring => "hiring",
            Self::Tools => "tools",
            Self::Pumping => "pumping",
            Self::Shafts => "shafts",
            Self::Penalties => "penalties",
        }
    }

    /// The building where such money changes hands.
    pub const fn building(self) -> Option<Building> {
        match self {
            Self::Orders | Self::Penalties => Some(Building::Castle),
            Self::Sales | Self::Purchases => Some(Building::Market),
            Self::Square => Some(Building::Square),
            Self::Hiring => Some(Building::Inn),
            Self::Tools => Some(Building::Workshop),
            Self::Pumping => Some(Building::Pump),
            Self::Shafts => Some(Building::Foremen),
            Self::Start | Self::Wages | Self::TollsReceived | Self::Stock | Self::TollsPaid => None,
        }
    }

    /// The heading of a payment for the one who gets it, or who makes it.
    const fn of(why: Rule, gets: bool) -> Option<Self> {
        Some(match (why, gets) {
            (Rule::K3, true) => Self::Orders,
            (Rule::B5, true) => Self::Sales,
            (Rule::B5, false) => Self::Purchases,
            (Rule::B7, true) => Self::Square,
            (Rule::A2 | Rule::A5, true) => Self::Wages,
            (Rule::E5, true) => Self::TollsReceived,
            (Rule::E5, false) => Self::TollsPaid,
            (Rule::B2, false) => Self::Hiring,
            (Rule::B3, false) => Self::Tools,
            (Rule::B4, false) => Self::Pumping,
            (Rule::M3, false) => Self::Shafts,
            (Rule::K4, false) => Self::Penalties,
            _ => return None,
        })
    }
}

/// A player's accounts of one game, or sums of them: groszy, negative where they were paid.
/// Serialises as an object with every heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(schema_with = "ledger_schema")
)]
pub struct Ledger([i64; Heading::ALL.len()]);

/// Every heading, by its name.
#[cfg(feature = "schema")]
fn ledger_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
    crate::schema::by_name::<i64>(generator, Heading::ALL.map(Heading::name), true)
}

impl Ledger {
    /// What stands under a heading.
    pub fn of(&self, heading: Heading) -> i64 {
        self.0[heading as usize]
    }

    /// All headings together.
    pub fn total(&self) -> i64 {
        self.0.iter().sum()
    }

    /// Adds an amount under a heading.
    pub fn book(&mut self, heading: Heading, amount: i64) {
        self.0[heading as usize] += amount;
    }

    /// Adds another ledger, heading by heading.
    pub fn add(&mut self, other: &Self) {
        for (sum, amount) in self.0.iter_mut().zip(other.0) {
            *sum += amount;
        }
    }
}

impl Serialize for Ledger {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Heading::ALL.len()))?;
        for heading in Heading::ALL {
            map.serialize_entry(heading.name(), &self.of(heading))?;
        }
        map.end()
    }
}

/// Headings that are left out have nothing.
impl<'de> Deserialize<'de> for Ledger {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut ledger = Self::default();
        for (name, amount) in BTreeMap::<String, i64>::deserialize(deserializer)? {
            let heading = Heading::ALL.into_iter().find(|heading| heading.name() == name);
            let heading =
                heading.ok_or_else(|| D::Error::custom(format!("no heading `{name}`")))?;
            ledger.book(heading, amount);
        }
        Ok(ledger)
    }
}

/// The ledgers of all players of a game, kept by what happens in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledgers(Vec<Ledger>);

impl Ledgers {
    /// The books at the start of a game: everybody's money.
    pub fn new(game: &Game) -> Self {
        let opened = Seat::first(game.players()).map(|seat| {
            let mut ledger = Ledger::default();
            ledger.book(Heading::Start, game.coins(seat).into());
            ledger
        });
        Self(opened.collect())
    }

    /// Books what happened: a payment, with both who make and get it.
    pub fn record(&mut self, event: &Event) {
        let Event::Paid { from, to, amount, why, .. } = *event else { return };
        let amount = i64::from(amount);
        let mut entry = |seat: Seat, gets: bool| {
            let Some(heading) = Heading::of(why, gets) else { return };
            if let Some(ledger) = self.0.get_mut(seat.index()) {
                ledger.book(heading, if gets { amount } else { -amount });
            }
        };
        if let Purse::Of(seat) = from {
            entry(seat, false);
        }
        if let Purse::Of(seat) = to {
            entry(seat, true);
        }
    }

    /// Books salt and tools (T7), so that the books come to what everybody is worth.
    pub fn close(&mut self, game: &Game) {
        for (seat, ledger) in Seat::first(game.players()).zip(&mut self.0) {
            let stock = i64::from(game.worth(seat)) - i64::from(game.coins(seat));
            ledger.book(Heading::Stock, stock);
        }
    }

    /// The players' ledgers, by seat.
    pub fn by_seat(&self) -> &[Ledger] {
        &self.0
    }
}
