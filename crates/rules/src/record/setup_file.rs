//! The deal of a record as JSON.

use super::object::Object;
use crate::{
    Level, Order, Phase, Setup, SetupError, Tile, Tool,
    edition::{Components, MAX_ORDERS, MAX_TILES, TOOL_CARDS},
    setup::check_tools,
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The stacks of a deal.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupFile {
    tiles: Object<Stacks>,
    orders: Object<Stacks>,
    tools: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stacks {
    #[serde(rename = "I")]
    one: Vec<String>,
    #[serde(rename = "II")]
    two: Vec<String>,
    #[serde(rename = "III")]
    three: Vec<String>,
}

impl Stacks {
    fn write<T: fmt::Display>(items: [Vec<T>; 3]) -> Self {
        let [one, two, three] = items.map(|stack| stack.iter().map(T::to_string).collect());
        Self { one, two, three }
    }
}

impl SetupFile {
    pub(super) fn write(setup: &Setup, components: &Components) -> Self {
        let tiles = Level::ALL.map(|level| setup.tiles(level, components));
        let orders = Phase::ALL.map(|phase| setup.orders(phase, components));
        Self {
            tiles: Object(Stacks::write(tiles)),
            orders: Object(Stacks::write(orders)),
            tools: setup.tools().iter().map(|tool| tool.name().to_owned()).collect(),
        }
    }
}

/// The deal, if it is one of this box.
pub(super) fn read_setup(file: &SetupFile, components: &Components) -> Result<Setup, SetupError> {
    Ok(Setup {
        tiles: read_stacks::<Tile, MAX_TILES>(
            "tiles",
            &file.tiles.0,
            Level::ALL.map(|level| components.tiles(level)),
        )?,
        orders: read_stacks::<Order, MAX_ORDERS>(
            "orders",
            &file.orders.0,
            Phase::ALL.map(|phase| components.orders(phase)),
        )?,
        tools: read_tools(&file.tools, components)?,
    })
}

/// Three stacks, each a permutation of the box's.
fn read_stacks<'a, T: fmt::Display + 'a, const N: usize>(
    name: &str,
    stacks: &Stacks,
    in_box: [&'a [T]; 3],
) -> Result<[[u8; N]; 3], SetupError> {
    let mut numbers = [[0; N]; 3];
    let lists = [("I", &stacks.one), ("II", &stacks.two), ("III", &stacks.three)];
    for ((numbers, in_box), (numeral, list)) in numbers.iter_mut().zip(in_box).zip(lists) {
        let place = format!("setup.{name}.{numeral}");
        let items: Vec<String> = in_box.iter().map(T::to_string).collect();
        check_size(&place, items.len(), list.len())?;
        for (index, text) in list.iter().enumerate() {
            let count = |list: &[String]| list.iter().filter(|&other| other == text).count();
            let number = items.iter().position(|item| item == text);
            match number {
                Some(number) if count(&list[..=index]) <= count(&items) => {
                    numbers[index] = number as u8;
                }
                _ => {
                    let place = format!("{place}[{index}]");
                    return Err(SetupError::NotInBox { place, found: text.clone() });
                }
            }
        }
    }
    Ok(numbers)
}

fn read_tools(names: &[String], components: &Components) -> Result<[Tool; TOOL_CARDS], SetupError> {
    let not_in_box = |index: usize| SetupError::NotInBox {
        place: format!("setup.tools[{index}]"),
        found: names[index].clone(),
    };
    check_size("setup.tools", TOOL_CARDS, names.len())?;
    let mut tools = [Tool::Rope; TOOL_CARDS];
    for (index, name) in names.iter().enumerate() {
        tools[index] = Tool::from_name(name).ok_or_else(|| not_in_box(index))?;
    }
    check_tools(&tools, components).map_err(|(index, _)| not_in_box(index))?;
    Ok(tools)
}

fn check_size(place: &str, expected: usize, found: usize) -> Result<(), SetupError> {
    if expected == found {
        return Ok(());
    }
    Err(SetupError::StackSize { place: place.to_owned(), expected, found })
}
