//! What nobody has seen yet: the tiles, orders and tools that are still to come.

use super::{
    ink::{self, Text, flow},
    joined,
    people::tool_name,
    salt,
    town::{order, to_come},
};
use crate::{table::Table, words::say};
use magnumsal_rules::{Level, Tile, ToCome, Tool, ToolKindsInPlay, Unseen, Viewer};

/// What is still to come, one line or more a stack.
pub(crate) fn still_to_come(table: &Table, width: usize) -> String {
    // A view has nothing hidden in it.
    let Unseen { tiles, orders, tools, kinds } = table.game.view(Viewer::Spectator).unseen();
    let label = |level: &Level| say("cli-unseen-tiles", &[("level", level.numeral().into())]);
    let mut stacks: Vec<(String, Vec<Text>)> =
        tiles.iter().map(|(level, tiles)| (label(level), listed(tiles, tile))).collect();
    let orders = listed(&orders, |&found| order(table, found));
    stacks.push((say("cli-unseen-orders", &[]), orders));
    let mut cards = listed(&tools, |&tool| Text::plain(tool_name(tool)));
    let in_phase = say("cli-unseen-in-phase", &[("count", table.game.tools_left().into())]);
    cards.push(Text::dim(in_phase));
    stacks.push((say("cli-unseen-tools", &[]), cards));
    if table.game.rules().is_muria() {
        stacks.push((say("cli-unseen-kinds", &[]), in_play(&kinds, table)));
    }
    let indent = stacks.iter().map(|(label, _)| ink::width(label) + 3).max().unwrap_or_default();
    let mut lines = vec![Text::bold(say("cli-unseen", &[]))];
    for (label, items) in stacks {
        let mut start = Text::plain(format!("  {label}")).padded(indent);
        for line in flow(items, "  ", width.saturating_sub(indent)) {
            lines.push(start.and(line));
            start = Text::plain(" ".repeat(indent));
        }
    }
    joined(&lines)
}

/// How many come, and what they can be, equal ones together.
fn listed<T: PartialEq>(stack: &ToCome<T>, draw: impl Fn(&T) -> Text) -> Vec<Text> {
    let ToCome { left, candidates } = stack;
    if *left == 0 {
        return vec![to_come(0)];
    }
    let mut items = vec![match usize::from(*left) == candidates.len() {
        true => to_come(*left),
        false => Text::plain(say("cli-unseen-of", &[("count", (*left).into())])),
    }];
    items.extend(counted(candidates, draw));
    items
}

/// Equal neighbours as one text with their number.
fn counted<T: PartialEq>(items: &[T], draw: impl Fn(&T) -> Text) -> Vec<Text> {
    let equal = items.chunk_by(|one, other| one == other);
    equal
        .map(|equal| match equal.len() {
            1 => draw(&equal[0]),
            count => Text::dim(format!("{count}x")).and(draw(&equal[0])),
        })
        .collect()
}

/// Salt and water, as in the notation.
fn tile(tile: &Tile) -> Text {
    salt(tile.salt, 10).and(Text::styled(ink::water(), format!("/{}", tile.water)))
}

/// S6: the kinds of tools that the game is played with.
fn in_play(kinds: &ToolKindsInPlay, table: &Table) -> Vec<Text> {
    let name = |tool: &Tool| Text::plain(tool_name(*tool));
    let mut items: Vec<Text> = kinds.known.iter().map(name).collect();
    if !kinds.possible.is_empty() {
        let more = usize::from(table.game.values().tool_kinds) - kinds.known.len();
        items.push(Text::dim(say("cli-unseen-possible", &[("count", more.into())])));
        items.extend(kinds.possible.iter().map(name));
    }
    items
}
