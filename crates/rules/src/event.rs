//! Events: what a move did, for logs and animations. `docs/notation.md` describes their JSON.

use crate::{
    Order, Phase, Rule, RuleSet, Salt, Seat, Space, Tile, Tool,
    moves::{Origin, Post},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// One thing that happened. Money, cubes and pieces always go from somewhere to somewhere, so
/// that the events of a game account for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A phase begins (S7).
    PhaseBegan {
        #[serde(serialize_with = "number_of_phase", deserialize_with = "phase_of_number")]
        #[cfg_attr(feature = "schema", schemars(with = "u8", range(min = 1, max = 3)))]
        phase: Phase,
    },
    /// A player's turn begins (T2).
    TurnBegan { seat: Seat, round: u8 },
    /// A piece goes from one place to another.
    PieceMoved { seat: Seat, foreman: bool, from: Place, to: Place },
    /// Pieces lie down (E3).
    Tired { seat: Seat, at: Space, miners: u8, foreman: bool },
    /// A piece stands up (U5).
    StoodUp { seat: Seat, at: Space, foreman: bool },
    /// All pieces of a player stand up (T4).
    Rested { seat: Seat },
    /// A chamber is turned up (P3).
    Revealed { space: Space, tile: Tile },
    /// A tile is laid (M2, M5).
    TileLaid { space: Space },
    /// A shaft is built (M3).
    ShaftBuilt { seat: Seat, space: Space },
    /// Money changes hands; the rule says why, and for a wage the post whose assistant gets it.
    Paid {
        from: Purse,
        to: Purse,
        amount: u16,
        why: Rule,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        post: Option<Post>,
    },
    /// Salt changes place.
    SaltMoved { from: Store, to: Store, salt: Salt },
    /// Water changes place.
    WaterMoved { from: Store, to: Store, count: u8 },
    /// A tool is bought (B3).
    ToolBought { seat: Seat, tool: Tool },
    /// A tool card is turned over.
    ToolUsed { seat: Seat, tool: Tool },
    /// A new tool lies in the workshop.
    ToolTurnedUp { tool: Tool },
    /// An order is completed (K3). Slots count from 0 here, and from 1 in JSON as in the notation.
    OrderCompleted {
        seat: Seat,
        #[serde(serialize_with = "number_of_slot", deserialize_with = "slot_of_number")]
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        slot: u8,
        order: Order,
    },
    /// A new order lies in a castle slot.
    OrderTurnedUp {
        #[serde(serialize_with = "number_of_slot", deserialize_with = "slot_of_number")]
        #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
        slot: u8,
        order: Order,
    },
    /// The game is over (T7).
    GameOver,
}

impl Event {
    /// Whether it shows something that was hidden until then (G4), so that nobody could know of it
    /// before the move was made.
    pub const fn turns_up(&self, rules: &RuleSet) -> bool {
        match self {
            // V1: in the mapped mine a tile shows what it holds when it is laid.
            Self::Revealed { .. } => !rules.mapped,
            Self::TileLaid { .. } => rules.mapped,
            Self::OrderTurnedUp { .. } | Self::ToolTurnedUp { .. } => true,
            _ => false,
        }
    }
}

/// Whose money.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Purse {
    /// The bank's, which never runs out (G5).
    Bank,
    /// A player's.
    #[serde(untagged)]
    Of(Seat),
}

/// Where cubes lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Store {
    /// The bank, which never runs out (G5).
    Bank,
    /// On the market.
    Market,
    /// In the saltworks.
    Saltworks,
    /// With a player.
    #[serde(untagged)]
    Of(Seat),
    /// In a chamber.
    #[serde(untagged)]
    Chamber(Space),
}

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Place {
    /// Not hired yet.
    Bank,
    /// With its owner.
    Supply,
    /// In the castle's far circle.
    #[serde(rename = "far")]
    FarCircle,
    /// In the castle's near circle.
    #[serde(rename = "near")]
    NearCircle,
    /// Before the king, to be settled.
    Throne,
    /// In the saltworks.
    Saltworks,
    /// On a post.
    #[serde(untagged, serialize_with = "name_of_post", deserialize_with = "post_of_name")]
    #[cfg_attr(feature = "schema", schemars(schema_with = "names_of_posts"))]
    Post(Post),
    /// In the mine.
    #[serde(untagged)]
    Mine(Space),
}

impl From<Origin> for Place {
    fn from(origin: Origin) -> Self {
        match origin {
            Origin::Supply => Self::Supply,
            Origin::Post(post) => Self::Post(post),
            Origin::Mine(space) => Self::Mine(space),
        }
    }
}

fn number_of_phase<S: Serializer>(phase: &Phase, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(phase.number())
}

fn number_of_slot<S: Serializer>(slot: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(slot.saturating_add(1))
}

/// As a source in the notation.
fn name_of_post<S: Serializer>(post: &Post, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("@{}", post.name()))
}

/// Every post as a source in the notation.
#[cfg(feature = "schema")]
fn names_of_posts(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let names = Post::ALL.map(|post| format!("@{}", post.name()));
    schemars::json_schema!({"type": "string", "enum": names})
}

fn phase_of_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Phase, D::Error> {
    let number = u8::deserialize(deserializer)?;
    let phase = Phase::ALL.into_iter().find(|phase| phase.number() == number);
    phase.ok_or_else(|| D::Error::custom("a phase is 1, 2 or 3"))
}

fn slot_of_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let number = u8::deserialize(deserializer)?;
    number.checked_sub(1).ok_or_else(|| D::Error::custom("slots count from 1"))
}

fn post_of_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Post, D::Error> {
    let text = String::deserialize(deserializer)?;
    let post = text.strip_prefix('@').and_then(Post::from_name);
    post.ok_or_else(|| D::Error::custom("a post is written as `@market`"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{seat, space};
    use serde_json::{Value, json};

    /// A value is written so, and read back from it.
    fn assert_json<T>(value: T, expected: Value)
    where
        T: Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
    {
        assert_eq!(serde_json::to_value(&value).unwrap(), expected);
        assert_eq!(serde_json::from_value::<T>(expected).unwrap(), value);
    }

    #[test]
    fn places_are_written_as_in_the_notation() {
        for (place, text) in [
            (Place::Bank, "bank"),
            (Place::Supply, "supply"),
            (Place::Post(Post::Market), "@market"),
            (Place::Post(Post::Saltworks), "@saltworks"),
            (Place::Mine(space("2L1")), "2L1"),
            (Place::FarCircle, "far"),
            (Place::NearCircle, "near"),
            (Place::Throne, "throne"),
            (Place::Saltworks, "saltworks"),
        ] {
            assert_json(place, json!(text));
        }
    }

    #[test]
    fn owners_are_written_as_the_numbers_of_their_seats() {
        assert_json(Purse::Bank, json!("bank"));
        assert_json(Purse::Of(seat(4)), json!(4));
        for (store, expected) in [
            (Store::Bank, json!("bank")),
            (Store::Of(seat(0)), json!(0)),
            (Store::Chamber(space("6R2")), json!("6R2")),
            (Store::Market, json!("market")),
            (Store::Saltworks, json!("saltworks")),
        ] {
            assert_json(store, expected);
        }
    }

    #[test]
    fn events_are_objects_with_their_name_and_fields() {
        let (salt, seat) = (Salt::parse("bbg").unwrap(), seat(0));
        let (foreman, from) = (false, Place::Supply);
        let moved = Event::PieceMoved { seat, foreman, from, to: Place::Mine(space("2L1")) };
        let paid = Event::Paid {
            from: Purse::Of(seat),
            to: Purse::Of(Seat(2)),
            amount: 300,
            why: Rule::E5,
            post: None,
        };
        for (event, expected) in [
            (Event::PhaseBegan { phase: Phase::I }, json!({"event": "phase-began", "phase": 1})),
            (Event::GameOver, json!({"event": "game-over"})),
            (
                moved,
                json!({"event": "piece-moved", "seat": 0, "foreman": false, "from": "supply", "to": "2L1"}),
            ),
            (paid, json!({"event": "paid", "from": 0, "to": 2, "amount": 300, "why": "E5"})),
            (
                Event::Revealed { space: space("2R1"), tile: Tile { salt, water: 1 } },
                json!({"event": "revealed", "space": "2R1", "tile": "bbg/1"}),
            ),
            (
                Event::OrderTurnedUp { slot: 0, order: Order { salt, price: 17 } },
                json!({"event": "order-turned-up", "slot": 1, "order": "bbg=17"}),
            ),
            (
                Event::OrderCompleted { seat, slot: 3, order: Order { salt, price: 17 } },
                json!({"event": "order-completed", "seat": 0, "slot": 4, "order": "bbg=17"}),
            ),
            (
                Event::ToolUsed { seat, tool: Tool::Mill },
                json!({"event": "tool-used", "seat": 0, "tool": "mill"}),
            ),
        ] {
            assert_json(event, expected);
        }
    }

    #[test]
    fn g4_hidden_things_come_to_light() {
        let hidden = RuleSet::muria();
        let mapped = RuleSet { mapped: true, ..hidden };
        let space = space("2L1");
        for (event, in_hidden, in_mapped) in [
            (Event::Revealed { space, tile: Tile::default() }, true, false),
            (Event::TileLaid { space }, false, true),
            (Event::OrderTurnedUp { slot: 0, order: Order::default() }, true, true),
            (Event::ToolTurnedUp { tool: Tool::Rope }, true, true),
            (Event::Rested { seat: seat(0) }, false, false),
            (Event::GameOver, false, false),
        ] {
            let found = (event.turns_up(&hidden), event.turns_up(&mapped));
            assert_eq!(found, (in_hidden, in_mapped), "{event:?}");
        }
    }
}
