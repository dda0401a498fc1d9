//! Deals, and what has been turned up of them. Places in a deal are pointers into its record.

use magnumsal_rules::{Edition, Event, Level, Phase, Record};
use rand::{Rng, seq::SliceRandom};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Places of a record's stacks, such as `/setup/orders/I/3`.
pub type Places = BTreeSet<String>;

/// Tool cards of a phase.
const TOOLS_A_PHASE: usize = 7;

/// Where the base game's tiles lie, as `docs/notation.md` says.
const BASE: [&[&str]; 3] = [
    &["2L1", "2L2", "2L3", "2L4", "2R1", "2R2", "2R3", "2R4"],
    &["4L1", "4L2", "4L3", "4R1", "4R2", "4R3"],
    &["6L1", "6L2", "6R1", "6R2"],
];

/// Where Muria's first tiles lie.
const MURIA: [&[&str]; 3] = [&["2L1", "2R1"], &[], &[]];

/// The places of everything that a game has turned up. Stops where it was not what the deal says.
pub fn turned_up(record: &Record) -> Places {
    let deal = json_of(record);
    let mut places = Places::new();
    let mut announce = |place: String, found: Option<String>| {
        let place = format!("/setup/{place}");
        if let Some(found) = found {
            assert_eq!(deal.pointer(&place), Some(&json!(found)), "{place}");
        }
        places.insert(place);
    };
    let mut game = record.start().unwrap();
    let start = game.trace_line(0).state;
    for (index, order) in start.castle.orders.iter().enumerate() {
        announce(format!("orders/I/{index}"), order.map(|order| order.to_string()));
    }
    for (index, tool) in start.workshop.open.iter().enumerate() {
        announce(format!("tools/{index}"), Some(tool.name().to_owned()));
    }
    let mut laid = if record.rules.is_muria() { MURIA } else { BASE }
        .map(|spaces| spaces.iter().map(ToString::to_string).collect::<Vec<_>>());
    if record.rules.mapped {
        for (level, spaces) in Level::ALL.iter().zip(&laid) {
            for (index, space) in spaces.iter().enumerate() {
                let named = start.mine.keys().find(|named| named.to_string() == *space).unwrap();
                let tile = game.face_up(*named).map(|tile| tile.to_string());
                announce(format!("tiles/{}/{index}", level.numeral()), tile);
            }
        }
    }
    let (mut phase, mut orders, mut tools) =
        (Phase::I, start.castle.orders.len(), start.workshop.open.len());
    for text in &record.moves {
        let mut events = Vec::new();
        game.play_with(&text.parse().unwrap(), &mut |event| events.push(event)).unwrap();
        for event in events {
            match event {
                Event::PhaseBegan { phase: next } => (phase, orders, tools) = (next, 0, 0),
                Event::OrderTurnedUp { order, .. } => {
                    let place = format!("orders/{}/{orders}", phase.numeral());
                    announce(place, Some(order.to_string()));
                    orders += 1;
                }
                Event::ToolTurnedUp { tool } => {
                    let before = TOOLS_A_PHASE * usize::from(phase.number() - 1);
                    announce(format!("tools/{}", before + tools), Some(tool.name().to_owned()));
                    tools += 1;
                }
                Event::TileLaid { space } => {
                    let level = level_of(&space.to_string());
                    let spaces = &mut laid[usize::from(level.number() - 1)];
                    if record.rules.mapped {
                        let tile = game.face_up(space).map(|tile| tile.to_string());
                        announce(format!("tiles/{}/{}", level.numeral(), spaces.len()), tile);
                    }
                    spaces.push(space.to_string());
                }
                Event::Revealed { space, tile } => {
                    let level = level_of(&space.to_string());
                    let spaces = &laid[usize::from(level.number() - 1)];
                    let index = spaces.iter().position(|laid| *laid == space.to_string()).unwrap();
                    announce(format!("tiles/{}/{index}", level.numeral()), Some(tile.to_string()));
                }
                _ => {}
            }
        }
    }
    places
}

fn level_of(space: &str) -> Level {
    match space.as_bytes()[0] {
        b'2' => Level::I,
        b'4' => Level::II,
        _ => Level::III,
    }
}

/// A deal that is the same in the places that are known, and any other in the rest. It has the same
/// tiles, orders and tools: which are in the game is public, the kinds of tools too (S6).
pub fn other_deal(record: &Record, known: &Places, rng: &mut impl Rng) -> Record {
    let mut deal = json_of(record);
    let tiles = Level::ALL.map(|level| format!("tiles/{}", level.numeral()));
    let orders = Phase::ALL.map(|phase| format!("orders/{}", phase.numeral()));
    let stacks = tiles.into_iter().chain(orders).chain(["tools".to_owned()]);
    for stack in stacks {
        let stack = format!("/setup/{stack}");
        let items = deal.pointer_mut(&stack).and_then(Value::as_array_mut).unwrap();
        let hidden: Vec<usize> =
            (0..items.len()).filter(|index| !known.contains(&format!("{stack}/{index}"))).collect();
        let mut there: Vec<Value> = hidden.iter().map(|&index| items[index].clone()).collect();
        there.shuffle(rng);
        for (&index, item) in hidden.iter().zip(there) {
            items[index] = item;
        }
    }
    deal["moves"] = json!([]);
    Record::from_json(&deal.to_string(), Edition::standard()).unwrap()
}

fn json_of(record: &Record) -> Value {
    serde_json::from_str(&record.to_json()).unwrap()
}
