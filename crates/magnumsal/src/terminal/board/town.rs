//! The town: castle, market, inn, workshop, posts and, with Muria, saltworks and foremen's house.

use super::{
    ink::{self, Text, flow},
    people::{letter, pieces, tool_name},
    salt,
};
use crate::{
    table::Table,
    words::{phrases, say},
};
use magnumsal_phrases::Fact;
use magnumsal_rules::{
    Foremen, Kind, Order, PiecesState, Post, PostState, Provenance, Seat, State,
};

/// The town, one or two lines a building.
pub(super) fn lines(table: &Table, state: &State, width: usize) -> Vec<Text> {
    let mut town = vec![
        (say("cli-town-castle", &[]), castle(table, state)),
        (format!("  {}", say("cli-town-queue", &[])), queue(table, state)),
        (say("cli-town-market", &[]), market(table)),
        (say("cli-town-inn", &[]), inn(table, state)),
        (say("cli-town-workshop", &[]), workshop(table, state)),
    ];
    town.extend(muria(table, state).into_iter().flatten());
    town.push((say("cli-town-assistants", &[]), posts(table, state)));
    let label = town.iter().map(|(label, _)| ink::width(label) + 1).max().unwrap_or_default();
    let mut lines = Vec::new();
    for (building, items) in town {
        let mut start = Text::bold(building).padded(label);
        for line in flow(items, "   ", width.saturating_sub(label)) {
            lines.push(start.and(line));
            start = Text::plain(" ".repeat(label));
        }
    }
    if reconstructed(table) {
        let note = say("cli-reconstructed", &[]);
        lines.extend(flow(note.split(' ').map(Text::dim).collect(), " ", width));
    }
    lines
}

fn reconstructed(table: &Table) -> bool {
    table.game.components().provenance() == Provenance::Reconstructed
}

fn castle(table: &Table, state: &State) -> Vec<Text> {
    let slot = |(index, found): (usize, &Option<Order>)| {
        let number = Text::dim(format!("{}: ", index + 1));
        match found {
            Some(found) => number.and(order(table, *found)),
            None => number.and(Text::dim(say("cli-no-order", &[]))),
        }
    };
    let mut items: Vec<Text> = state.castle.orders.iter().enumerate().map(slot).collect();
    let (done, ends) = (state.castle.done, table.game.threshold(table.game.phase()));
    items.push(to_come(state.castle.left));
    let facts = [("count", done.into()), ("most", ends.into())];
    items.push(Text::plain(say("cli-orders-done", &facts)));
    items
}

/// An order, as in the notation.
pub(super) fn order(table: &Table, order: Order) -> Text {
    let price = Text::plain(format!("={}", order.price));
    // Only Muria's orders ask for brine, and only those are reconstructed.
    let doubt = reconstructed(table) && order.salt.of(Kind::Brine) > 0;
    salt(order.salt, 10).and(price).and(Text::dim(if doubt { "*" } else { "" }))
}

/// How many lie in a stack.
pub(super) fn to_come(left: impl Into<Fact>) -> Text {
    Text::plain(say("cli-to-come", &[("count", left.into())]))
}

fn queue(table: &Table, state: &State) -> Vec<Text> {
    let circle = |key: &str, there: &PiecesState| {
        let name = Text::dim(say(key, &[]) + " ");
        name.and(pieces(table, &by_seat(table, &there.miners, there.foremen.as_ref())))
    };
    vec![circle("cli-queue-near", &state.castle.near), circle("cli-queue-far", &state.castle.far)]
}

/// Miners and foremen of each seat.
fn by_seat(table: &Table, miners: &[u8], foremen: Option<&Foremen>) -> Vec<(Seat, u8, bool)> {
    let foreman = |seat: Seat| foremen.and_then(|all| all.0.get(seat.index()));
    let there = |seat| foreman(seat).is_some_and(|sign| sign.is_there());
    table.seats().zip(miners).map(|(seat, &miners)| (seat, miners, there(seat))).collect()
}

fn market(table: &Table) -> Vec<Text> {
    let column = |kind: Kind| {
        let prices = table.game.components().market_prices(kind);
        let cubes = usize::from(table.game.market_cubes(kind));
        let free = prices.len().saturating_sub(cubes);
        let list =
            |prices: &[u8]| prices.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let (empty, occupied) = prices.split_at(free);
        let gap = if empty.is_empty() { "" } else { " " };
        let text = Text::styled(ink::of_kind(kind), phrases().kind(kind))
            .and(Text::plain(format!(" {}{gap}", list(empty))))
            .and(Text::styled(ink::of_kind(kind), format!("[{}]", list(occupied))));
        // B5: sold at the highest free price, bought at the lowest occupied one.
        let price = |price: Option<&u8>| price.map_or("-".into(), ToString::to_string);
        let (sell, buy) = (price(empty.last()), price(occupied.first()));
        let prices = say("cli-prices", &[("sell", sell.into()), ("buy", buy.into())]);
        text.and(Text::dim(format!(" {prices}")))
    };
    Kind::DUG.map(column).into()
}

fn inn(table: &Table, state: &State) -> Vec<Text> {
    let prices = table.game.components().inn_prices();
    match prices.get(usize::from(state.inn)..) {
        Some([now, later @ ..]) => {
            let later: Vec<String> = later.iter().map(ToString::to_string).collect();
            let then = match later.is_empty() {
                true => say("cli-inn-last", &[]),
                false => say("cli-inn-then", &[("prices", later.join(" ").into())]),
            };
            let now = say("cli-inn-now", &[("price", (*now).into())]);
            vec![Text::plain(now), Text::dim(then)]
        }
        _ => vec![Text::dim(say("cli-inn-closed", &[]))],
    }
}

fn workshop(table: &Table, state: &State) -> Vec<Text> {
    let prices = table.game.components().workshop_prices();
    let mut items: Vec<Text> = (1..)
        .zip(state.workshop.open.iter().zip(prices))
        .map(|(slot, (tool, price))| {
            let facts = [("tool", tool_name(*tool).into()), ("price", (*price).into())];
            Text::dim(format!("{slot}: ")).and(Text::plain(say("cli-tool-price", &facts)))
        })
        .collect();
    if items.is_empty() {
        items.push(Text::dim(say("cli-sold-out", &[])));
    } else {
        items.push(to_come(state.workshop.left));
    }
    items
}

fn posts(table: &Table, state: &State) -> Vec<Text> {
    let holder = |post: Post| {
        let holder = match state.posts.get(&post)? {
            None => Text::dim("-"),
            Some(PostState { seat, foreman, .. }) => {
                letter(table, *seat).and(Text::plain(if *foreman { "!" } else { "" }))
            }
        };
        Some(Text::plain(format!("{} ", post.name())).and(holder))
    };
    Post::ALL.into_iter().filter_map(holder).collect()
}

fn muria(table: &Table, state: &State) -> Option<[(String, Vec<Text>); 2]> {
    let saltworks = state.saltworks.as_ref()?;
    let at_work = by_seat(table, &saltworks.miners, Some(&saltworks.foremen));
    let brine = say("cli-brine", &[("count", saltworks.brine.into())]);
    let brine = Text::styled(ink::of_kind(Kind::Brine), brine);
    let label = |key: &str| Text::dim(say(key, &[]) + " ");
    let prices: Vec<String> = Kind::DUG
        .into_iter()
        .filter_map(|kind| {
            let price = table.game.components().brine_price(kind)?;
            let letter = kind.letter().to_string();
            Some(say("cli-brine-price", &[("price", price.into()), ("letter", letter.into())]))
        })
        .collect();
    let trade = say("cli-trade", &[("prices", prices.join(", ").into())]);
    let works = vec![brine, label("cli-at-work").and(pieces(table, &at_work)), Text::dim(trade)];
    let shafts = say("cli-shafts-left", &[("count", state.shafts?.into())]);
    let built: Vec<(Seat, u8, bool)> =
        table.seats().zip(&state.players).map(|(seat, p)| (seat, p.markers, false)).collect();
    let markers = vec![Text::plain(shafts), label("cli-shafts-built").and(pieces(table, &built))];
    Some([(say("cli-town-saltworks", &[]), works), (say("cli-town-foremen", &[]), markers)])
}
