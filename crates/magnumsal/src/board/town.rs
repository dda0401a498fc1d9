//! The town: castle, market, inn, workshop, posts and, with Muria, saltworks and foremen's house.

use super::{
    ink::{self, Text, flow},
    people::{letter, pieces},
    salt,
};
use crate::table::Table;
use magnumsal_rules::{Kind, Order, Place, Post, Provenance, Seat, State};

/// The columns of a building's name.
const LABEL: usize = 11;

/// The town, one or two lines a building.
pub(super) fn lines(table: &Table, state: &State, width: usize) -> Vec<Text> {
    let mut town = vec![
        ("Castle", castle(table, state)),
        ("  queue", queue(table, state)),
        ("Market", market(table)),
        ("Inn", inn(table, state)),
        ("Workshop", workshop(table, state)),
    ];
    town.extend(muria(table, state).into_iter().flatten());
    town.push(("Assistants", posts(table, state)));
    let mut lines = Vec::new();
    for (label, items) in town {
        let mut label = Text::bold(label).padded(LABEL);
        for line in flow(items, "   ", width.saturating_sub(LABEL)) {
            lines.push(label.and(line));
            label = Text::plain(" ".repeat(LABEL));
        }
    }
    if reconstructed(table) {
        let note =
            "* reconstructed: Muria's tiles and orders do not have their printed values here";
        lines.push(Text::dim(note));
    }
    lines
}

fn reconstructed(table: &Table) -> bool {
    table.game.components().provenance() == Provenance::Reconstructed
}

fn castle(table: &Table, state: &State) -> Vec<Text> {
    let slot = |(index, order): (usize, &Option<Order>)| {
        let number = Text::dim(format!("{}: ", index + 1));
        match order {
            Some(order) => {
                let price = Text::plain(format!("={}", order.price));
                // Only Muria's orders ask for brine, and only those are reconstructed.
                let doubt = reconstructed(table) && order.salt.of(Kind::Brine) > 0;
                let mark = Text::dim(if doubt { "*" } else { "" });
                number.and(salt(order.salt, 10)).and(price).and(mark)
            }
            None => number.and(Text::dim("none")),
        }
    };
    let mut items: Vec<Text> = state.castle.orders.iter().enumerate().map(slot).collect();
    let (done, ends) = (state.castle.done, table.game.threshold(table.game.phase()));
    items.push(Text::plain(format!("{} to come", state.castle.left)));
    items.push(Text::plain(format!("{done} of {ends} done")));
    items
}

fn queue(table: &Table, state: &State) -> Vec<Text> {
    let circle = |name: &str, counts: &[u8], place: Place| {
        Text::dim(format!("{name} ")).and(pieces(table, &by_seat(table, counts, place)))
    };
    vec![
        circle("near the king", &state.castle.near, Place::NearCircle),
        circle("far", &state.castle.far, Place::FarCircle),
    ]
}

/// Counts that include foremen, taken apart.
fn by_seat(table: &Table, counts: &[u8], place: Place) -> Vec<(Seat, u8, bool)> {
    let apart = |(seat, &count): (Seat, &u8)| {
        let foreman = table.game.foreman(seat) == Some(place);
        (seat, count.saturating_sub(u8::from(foreman)), foreman)
    };
    table.seats().zip(counts).map(apart).collect()
}

fn market(table: &Table) -> Vec<Text> {
    let column = |kind: Kind| {
        let prices = table.game.components().market_prices(kind);
        let cubes = usize::from(table.game.market_cubes(kind));
        let free = prices.len().saturating_sub(cubes);
        let name = match kind {
            Kind::Brown => "brown",
            Kind::Green => "green",
            Kind::White => "white",
            Kind::Brine => "brine",
        };
        let list =
            |prices: &[u8]| prices.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let (empty, occupied) = prices.split_at(free);
        let gap = if empty.is_empty() { "" } else { " " };
        let text = Text::styled(ink::of_kind(kind), name)
            .and(Text::plain(format!(" {}{gap}", list(empty))))
            .and(Text::styled(ink::of_kind(kind), format!("[{}]", list(occupied))));
        // B5: sold at the highest free price, bought at the lowest occupied one.
        let price = |price: Option<&u8>| price.map_or("-".into(), ToString::to_string);
        let (sell, buy) = (price(empty.last()), price(occupied.first()));
        text.and(Text::dim(format!(" sell {sell} buy {buy}")))
    };
    Kind::DUG.map(column).into()
}

fn inn(table: &Table, state: &State) -> Vec<Text> {
    let prices = table.game.components().inn_prices();
    match prices.get(usize::from(state.inn)..) {
        Some([now, later @ ..]) => {
            let later: Vec<String> = later.iter().map(ToString::to_string).collect();
            let then = if later.is_empty() { "the last one".into() } else { later.join(" ") };
            let then = if later.is_empty() { then } else { format!("then {then}") };
            vec![Text::plain(format!("a miner for {now}")), Text::dim(then)]
        }
        _ => vec![Text::dim("closed until the next phase")],
    }
}

fn workshop(table: &Table, state: &State) -> Vec<Text> {
    let prices = table.game.components().workshop_prices();
    let mut items: Vec<Text> = (1..)
        .zip(state.workshop.open.iter().zip(prices))
        .map(|(slot, (tool, price))| {
            Text::dim(format!("{slot}: ")).and(Text::plain(format!("{} for {price}", tool.name())))
        })
        .collect();
    if items.is_empty() {
        items.push(Text::dim("sold out until the next phase"));
    } else {
        items.push(Text::plain(format!("{} to come", state.workshop.left)));
    }
    items
}

fn posts(table: &Table, state: &State) -> Vec<Text> {
    let holder = |post: Post| {
        let seat = state.posts.get(post.name())?;
        let holder = match seat {
            None => Text::dim("-"),
            Some(seat) => {
                let foreman = table.game.foreman(*seat) == Some(Place::Post(post));
                letter(table, *seat).and(Text::plain(if foreman { "!" } else { "" }))
            }
        };
        Some(Text::plain(format!("{} ", post.name())).and(holder))
    };
    Post::ALL.into_iter().filter_map(holder).collect()
}

fn muria(table: &Table, state: &State) -> Option<[(&'static str, Vec<Text>); 2]> {
    let saltworks = state.saltworks.as_ref()?;
    let at_work = by_seat(table, &saltworks.pieces, Place::Saltworks);
    let brine = Text::styled(ink::of_kind(Kind::Brine), format!("{} brine", saltworks.brine));
    let works = vec![brine, Text::dim("at work ").and(pieces(table, &at_work))];
    let prices: Vec<String> = Kind::DUG
        .into_iter()
        .filter_map(|kind| {
            let price = table.game.components().brine_price(kind)?;
            Some(format!("{price}u for {}", kind.letter()))
        })
        .collect();
    let works = [works, vec![Text::dim(format!("trade {}", prices.join(", ")))]].concat();
    let shafts = match state.shafts? {
        0 => "no shaft left to build".into(),
        1 => "1 shaft left to build".into(),
        left => format!("{left} shafts left to build"),
    };
    let mut markers = vec![Text::plain(shafts)];
    let built: Vec<(Seat, u8, bool)> =
        table.seats().zip(&state.players).map(|(seat, p)| (seat, p.markers, false)).collect();
    markers.push(Text::dim("built ").and(pieces(table, &built)));
    Some([("Saltworks", works), ("Foremen", markers)])
}
