//! The values that are printed on the components and lie open on the table, for programs that show a
//! game. Everything comes from the edition and the rules; `docs/protocol.md` describes the JSON.

use crate::{
    Building, Components, Edition, Expansion, Game, Kind, Level, Order, Phase, Provenance, RuleSet,
    SetupError, Tile, Tool, castle, digging,
    edition::{CARDS_A_KIND, KINDS_IN_PLAY, TOOL_CARDS, TOOLS_A_PHASE},
    score, setup, town, turn,
};
use serde::{Deserialize, Serialize};

/// What a table with a number of players shows before anybody moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Box"))]
pub struct Values {
    /// The expansion in play.
    pub expansion: Expansion,
    /// The number of players.
    pub players: u8,
    /// Where the values come from.
    pub provenance: Sources,
    /// Actions of a turn in a phase's first round, and in every later one (T1).
    pub actions: [u8; 2],
    /// The buildings of the town.
    pub buildings: Vec<Building>,
    /// Prices of the market's columns, cheapest first (B5).
    pub market: ByKind<Vec<u8>>,
    /// The most trades of a visit to the market (B5).
    pub trades: u8,
    /// Prices along the inn's track (B2).
    pub inn: Vec<u8>,
    /// The space of the inn's marker when a phase begins, counted from 0 (S7).
    pub inn_first: u8,
    /// Prices of the workshop's places (B3).
    pub workshop: Vec<u8>,
    /// What each further water costs at the pump house (B4), for as much as a chamber can hold.
    pub pump: Vec<u8>,
    /// What the town square pays (B7).
    pub square: u8,
    /// Completed orders that end each phase (T5).
    pub thresholds: [u8; 3],
    /// Rounds that end a phase (T8).
    pub round_limit: u8,
    /// Orders in each phase's stack, and how many of them are turned up (S7).
    pub orders: [u8; 3],
    /// Orders that lie open.
    pub order_slots: u8,
    /// K4: the penalty at the castle.
    pub penalty: u8,
    /// Chamber tiles of each level.
    pub tiles: [u8; 3],
    /// Kinds of tools in the box; [`Unseen`](crate::Unseen) says which of them are in play (S6).
    pub tools: Vec<Tool>,
    /// Kinds of tools in play, and cards of each (S6).
    pub tool_kinds: u8,
    /// Cards of each kind.
    pub tool_cards: u8,
    /// Tools in each phase's stack (S7).
    pub tools_a_phase: u8,
    /// What tools are worth at the end, by their number, from none on (T7).
    pub tool_values: Vec<u8>,
    /// What a cube, or a pair of brine, is worth at the end (T7).
    pub salt_value: u8,
    /// Miners of a colour (G5).
    pub miners: u8,
    /// Brine for one cube (W5); with Muria.
    pub brine: Option<ByKind<u8>>,
    /// Shafts (M3, S7); with Muria.
    pub shafts: Option<ShaftValues>,
}

/// Something of each kind that is dug.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs, reason = "the letters of the notation")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct ByKind<T> {
    pub b: T,
    pub g: T,
    pub w: T,
}

/// The values of shafts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShaftValues {
    /// What one costs (M3).
    pub price: u8,
    /// Markers that a player has (M3).
    pub markers: u8,
    /// Tiles that each phase adds (S7).
    pub tiles: [u8; 3],
}

/// Where the values of each box come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sources {
    /// The base game's.
    pub base: Provenance,
    /// What Muria adds, if it is in play.
    pub muria: Option<Provenance>,
}

impl Values {
    /// The values for a number of players.
    pub fn new(
        components: &Components,
        rules: &RuleSet,
        players: usize,
    ) -> Result<Self, SetupError> {
        let seats = setup::check_table(rules, players)?;
        let prices = |kind| components.market_prices(kind).to_vec();
        let brine = |[b, g, w]: [u8; 3]| ByKind { b, g, w };
        Ok(Self {
            expansion: rules.expansion,
            players: seats,
            provenance: components.sources,
            actions: [1, 2].map(turn::actions_in_round),
            buildings: Building::ALL
                .into_iter()
                .filter(|building| rules.is_muria() || !building.needs_muria())
                .collect(),
            market: ByKind {
                b: prices(Kind::Brown),
                g: prices(Kind::Green),
                w: prices(Kind::White),
            },
            trades: town::MOST_TRADES,
            inn: components.inn_prices.to_vec(),
            inn_first: components.inn_first[players],
            workshop: components.workshop_prices.to_vec(),
            pump: (1..=components.most_water()).map(town::price_of_water).collect(),
            square: town::SQUARE,
            thresholds: Phase::ALL.map(|phase| turn::threshold(rules, seats, phase)),
            round_limit: rules.round_limit,
            orders: Phase::ALL.map(|phase| components.orders(phase).len() as u8),
            order_slots: setup::order_slots(seats),
            penalty: castle::PENALTY,
            tiles: Level::ALL.map(|level| components.tiles(level).len() as u8),
            tools: components.tools.clone(),
            tool_kinds: KINDS_IN_PLAY as u8,
            tool_cards: CARDS_A_KIND as u8,
            tools_a_phase: TOOLS_A_PHASE,
            tool_values: (0..=TOOL_CARDS as u8).map(|n| components.tool_value(n)).collect(),
            salt_value: score::SALT_VALUE,
            miners: town::MINERS_A_COLOUR,
            brine: components.brine_price.map(brine),
            shafts: rules.is_muria().then_some(ShaftValues {
                price: digging::SHAFT_PRICE,
                markers: digging::MARKERS,
                tiles: components.shaft_tiles,
            }),
        })
    }
}

/// The tiles and orders of an edition: what each box brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EditionLists {
    /// The base game's.
    pub base: BoxLists,
    /// What Muria adds.
    pub muria: BoxLists,
}

/// The tiles and orders of one box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoxLists {
    /// Where they come from.
    pub provenance: Provenance,
    /// Tiles by level, with repeats.
    pub tiles: [Vec<Tile>; 3],
    /// Orders by phase, with repeats.
    pub orders: [Vec<Order>; 3],
}

impl EditionLists {
    /// The lists of an edition.
    pub fn new(edition: &Edition) -> Self {
        let [base, both] = [Expansion::None, Expansion::Muria].map(|box_| edition.components(box_));
        let sources = both.sources;
        let all = |from: &Components| BoxLists {
            provenance: sources.base,
            tiles: Level::ALL.map(|level| from.tiles(level).to_vec()),
            orders: Phase::ALL.map(|phase| from.orders(phase).to_vec()),
        };
        let (base, mut muria) = (all(base), all(both));
        muria.provenance = sources.muria.unwrap_or(sources.base);
        for index in 0..3 {
            remove(&mut muria.tiles[index], &base.tiles[index]);
            remove(&mut muria.orders[index], &base.orders[index]);
        }
        Self { base, muria }
    }
}

/// Takes items out of a list that has them all.
fn remove<T: PartialEq>(list: &mut Vec<T>, items: &[T]) {
    for item in items {
        if let Some(index) = list.iter().position(|other| other == item) {
            list.remove(index);
        }
    }
}

impl Game {
    /// The values that lie open on this game's table.
    pub fn values(&self) -> Values {
        Values::new(&self.components, &self.rules, usize::from(self.seats))
            .unwrap_or_else(|_| unreachable!("the game was set up with as many players"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edition;
    use serde_json::{Value, json};

    fn values(rules: RuleSet, players: usize) -> Value {
        json!(Game::from_seed(rules, players, 1).unwrap().values())
    }

    #[test]
    fn the_base_game_shows_its_printed_values() {
        let expected = json!({
            "expansion": "none", "players": 3, "actions": [1, 2],
            "buildings": ["inn", "workshop", "pump", "market", "square", "castle"],
            "provenance": {"base": "printed", "muria": null},
            "market": {"b": [3, 3, 4, 5], "g": [4, 5, 6], "w": [7, 8]}, "trades": 2,
            "inn": [5, 5, 5, 6, 6, 7, 8], "inn_first": 2, "workshop": [3, 4, 5],
            "pump": [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "square": 1,
            "thresholds": [5, 5, 5], "round_limit": 60, "orders": [8, 8, 8], "order_slots": 3,
            "penalty": 3, "tiles": [8, 6, 4],
            "tools": ["rope", "pickaxe", "bucket", "cart", "food", "commercial", "royal"],
            "tool_kinds": 7, "tool_cards": 3, "tools_a_phase": 7,
            "tool_values": [0, 2, 2, 6, 6, 10, 10, 14, 14, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
                20, 20, 20],
            "salt_value": 3, "miners": 10, "brine": null, "shafts": null,
        });
        assert_eq!(values(RuleSet::default(), 3), expected);
    }

    #[test]
    fn muria_adds_to_them() {
        let values = values(RuleSet { round_limit: 9, ..RuleSet::muria() }, 2);
        for (key, expected) in [
            ("provenance", json!({"base": "printed", "muria": "reconstructed"})),
            ("thresholds", json!([4, 4, 5])),
            ("round_limit", json!(9)),
            ("inn_first", json!(4)),
            ("orders", json!([11, 11, 11])),
            ("tiles", json!([10, 8, 6])),
            ("brine", json!({"b": 2, "g": 4, "w": 6})),
            ("shafts", json!({"price": 5, "markers": 3, "tiles": [1, 2, 3]})),
        ] {
            assert_eq!(values[key], expected, "{key}");
        }
        assert_eq!(values["tools"].as_array().unwrap().len(), 9);
        assert_eq!(values["pump"].as_array().unwrap().len(), 4 + 9);
    }

    #[test]
    fn an_edition_lists_what_each_box_brings() {
        let lists = json!(EditionLists::new(Edition::standard()));
        assert_eq!(lists["base"]["provenance"], "printed");
        assert_eq!(lists["base"]["tiles"][0].as_array().unwrap().len(), 8);
        let muria = json!({
            "provenance": "reconstructed",
            "tiles": [["bbg/2", "bg/0"], ["bggw/3", "bbgg/2"], ["ggww/4", "gwww/3"]],
            "orders": [
                ["uuu=9", "buu=11", "guu=13"],
                ["wuu=17", "bguu=19", "gguu=21"],
                ["gguuu=25", "gwuu=25", "wwuu=29"],
            ],
        });
        assert_eq!(lists["muria"], muria);
    }

    #[test]
    fn s1_the_number_of_players_is_limited() {
        let base = Edition::standard().components(Expansion::None);
        for players in [0, 1, 5, 300] {
            let error = Values::new(base, &RuleSet::default(), players).unwrap_err();
            assert_eq!(error, SetupError::Players { found: players, most: 4 });
        }
    }

    #[test]
    fn the_values_are_those_that_are_played_with() {
        for players in 2..=5 {
            let mut game = Game::from_seed(RuleSet::muria(), players, 3).unwrap();
            let values = game.values();
            let state = game.state();
            assert_eq!(game.hiring_price(), Some(values.inn[usize::from(values.inn_first)]));
            assert_eq!(state.inn, values.inn_first);
            assert_eq!(state.castle.orders.len(), usize::from(values.order_slots));
            assert_eq!(state.castle.left + values.order_slots, values.orders[0]);
            assert_eq!(state.workshop.left + 3, values.tools_a_phase);
            assert_eq!(game.threshold(Phase::III), values.thresholds[2]);
            let coins = game.state().players[0].coins;
            game.play(&"square".parse().unwrap()).unwrap();
            assert_eq!(game.state().players[0].coins, coins + u16::from(values.square));
        }
    }
}
