//! The values of the embedded edition files as JSON: what a program reads that is given no files of
//! its own. Modules in browsers never are, and are a tenth smaller without what reads TOML.

use super::{Column, Components, Order, Stack, TOOL_CARDS, Tile};
use crate::{Sources, Tool};
use serde::{Deserialize, Serialize};

/// Both boxes, the base game's first. A test compares it with the edition files, and writes it for
/// `cargo xtask types`.
const TEXT: &str = include_str!("../../data/standard.json");

/// What is in a box.
#[derive(Serialize, Deserialize)]
struct Contents {
    tiles: [Vec<Tile>; 3],
    orders: [Vec<Order>; 3],
    tools: Vec<Tool>,
    /// Prices, and cubes at the start.
    market: [(Vec<u8>, u8); 3],
    inn_prices: [u8; 7],
    inn_first: [u8; 6],
    workshop_prices: [u8; 3],
    tool_value: [u8; TOOL_CARDS + 1],
    shaft_tiles: [u8; 3],
    brine_price: Option<[u8; 3]>,
    sources: Sources,
}

/// The components of the base game alone, and with Muria.
pub(super) fn read() -> serde_json::Result<[Components; 2]> {
    let boxes: [Contents; 2] = serde_json::from_str(TEXT)?;
    Ok(boxes.map(|contents| Components {
        tiles: contents.tiles.map(Stack::new),
        orders: contents.orders.map(Stack::new),
        tools: contents.tools,
        market: contents.market.map(|(prices, start)| Column::new(&prices, start)),
        inn_prices: contents.inn_prices,
        inn_first: contents.inn_first,
        workshop_prices: contents.workshop_prices,
        tool_value: contents.tool_value,
        shaft_tiles: contents.shaft_tiles,
        brine_price: contents.brine_price,
        sources: contents.sources,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edition, Expansion};
    use std::fs;

    /// The values of some components, in one line.
    fn written(components: &Components) -> String {
        let contents = Contents {
            tiles: components.tiles.each_ref().map(|stack| stack.items().to_vec()),
            orders: components.orders.each_ref().map(|stack| stack.items().to_vec()),
            tools: components.tools.clone(),
            market: components
                .market
                .each_ref()
                .map(|column| (column.prices().to_vec(), column.start)),
            inn_prices: components.inn_prices,
            inn_first: components.inn_first,
            workshop_prices: components.workshop_prices,
            tool_value: components.tool_value,
            shaft_tiles: components.shaft_tiles,
            brine_price: components.brine_price,
            sources: components.sources,
        };
        serde_json::to_string(&contents).unwrap()
    }

    #[test]
    fn the_standard_edition_is_what_the_edition_files_say() {
        let files = Edition::from_files(&[]).unwrap();
        let boxes = [Expansion::None, Expansion::Muria].map(|box_| files.components(box_).clone());
        if std::env::var_os("MAGNUMSAL_WRITE_TYPES").is_some() {
            let lines = boxes.each_ref().map(written).join(",\n");
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/standard.json");
            fs::write(path, format!("[{lines}]\n")).unwrap();
        } else {
            assert_eq!(read().unwrap(), boxes, "`cargo xtask types` writes data/standard.json");
        }
    }
}
