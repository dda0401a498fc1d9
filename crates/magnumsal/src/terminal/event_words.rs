//! Events in a few words each.

use crate::{
    table::Table,
    terminal::board::display_name,
    words::{phrases, say},
};
use magnumsal_phrases::Fact;
use magnumsal_rules::{Event, Game, Place, Purse, Seat, Space, Store, Tool};

/// Whether the events have happened or would happen.
///
/// What lies face down stays secret (G4): of a move that is only thought about, nobody may learn
/// what it would turn up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mood {
    Happened,
    WouldHappen,
}

/// What happened after a position, in one line; equal things are said once, with their number.
pub(crate) fn sentence(table: &Table, before: &Game, events: &[Event], mood: Mood) -> String {
    let mut said: Vec<(String, usize)> = Vec::new();
    let new_phase = phase_words(table, before, events).map(|words| (words, 1));
    let in_short = new_phase.is_some();
    said.extend(new_phase);
    for event in events {
        let is_of_cubes = matches!(event, Event::SaltMoved { .. } | Event::WaterMoved { .. });
        if in_short && !is_of_cubes {
            continue;
        }
        let Some(words) = words(table, event, mood) else { continue };
        match said.last_mut() {
            Some((last, count)) if *last == words => *count += 1,
            _ => said.push((words, 1)),
        }
    }
    let parts = said.into_iter().map(|(words, count)| match count {
        1 => words,
        _ => say("cli-times", &[("deed", words.into()), ("count", count.into())]),
    });
    parts.collect::<Vec<_>>().join("; ")
}

/// T6: the end of a phase and the next one's beginning, if that is among the events; this says in
/// short what happens to pieces and tools, and leaves only cubes to be described.
fn phase_words(table: &Table, before: &Game, events: &[Event]) -> Option<String> {
    let next = events.iter().find_map(|event| match event {
        Event::PhaseBegan { phase } => Some(phase.numeral()),
        _ => None,
    })?;
    let starts = events.iter().find_map(|event| match event {
        Event::TurnBegan { seat, .. } => Some(display_name(table, *seat)),
        _ => None,
    })?;
    let ended = before.phase();
    let by_orders = before.state().castle.done >= before.threshold(ended);
    let facts = [
        ("phase", ended.numeral().into()),
        ("why", if by_orders { "orders" } else { "limit" }.into()),
        ("next", next.into()),
        ("name", starts.into()),
    ];
    Some(say("cli-phase-over", &facts))
}

fn words(table: &Table, event: &Event, mood: Mood) -> Option<String> {
    let name = |seat: Seat| Fact::from(display_name(table, seat));
    let happened = mood == Mood::Happened;
    Some(match *event {
        // Said by `phase_words`, with all that belongs to it.
        Event::PhaseBegan { .. } => return None,
        Event::TurnBegan { seat, round } => {
            say("cli-turn", &[("name", name(seat)), ("round", round.into())])
        }
        Event::PieceMoved { seat, foreman, from, to } => {
            let (from, to) = (place(from).into(), place(to).into());
            let facts = [("name", name(seat)), piece(foreman), ("from", from), ("to", to)];
            say("cli-moved", &facts)
        }
        Event::Tired { seat, at, miners, foreman } => {
            let both = foreman && miners > 0;
            let key = if both { "cli-tired-with-foreman" } else { "cli-tired" };
            say(key, &[("name", name(seat)), ("miners", miners.into()), space(at)])
        }
        Event::StoodUp { seat, at, foreman } => {
            say("cli-stood-up", &[("name", name(seat)), piece(foreman), space(at)])
        }
        Event::Rested { seat } => say("cli-rested", &[("name", name(seat))]),
        Event::Revealed { space: at, tile } if happened || table.game.rules().mapped => {
            say("cli-turned-up-as", &[space(at), ("tile", tile.to_string().into())])
        }
        Event::Revealed { space: at, .. } => say("cli-turned-up", &[space(at)]),
        Event::TileLaid { space: at } => say("cli-tile-laid", &[space(at)]),
        Event::ShaftBuilt { seat, space: at } => {
            say("cli-shaft-built", &[("name", name(seat)), space(at)])
        }
        Event::Paid { amount: 0, .. } => return None,
        Event::Paid { from, to, amount, why, .. } => {
            let purse = |purse| match purse {
                Purse::Bank => place(Place::Bank).into(),
                Purse::Of(seat) => name(seat),
            };
            let facts = [
                ("from", purse(from)),
                ("to", purse(to)),
                ("amount", amount.into()),
                ("rule", why.id().into()),
            ];
            say("cli-paid", &facts)
        }
        // A chamber's salt and water are described by the tile, the market's by its columns.
        Event::SaltMoved { to: Store::Chamber(_), .. } => return None,
        Event::SaltMoved { from, to, salt } => {
            let salt = ("salt", salt.to_string().into());
            match (from, to) {
                (Store::Of(seat), to) => {
                    say("cli-gives", &[("name", name(seat)), salt, ("to", store(table, to))])
                }
                (from, Store::Of(seat)) => {
                    say("cli-takes", &[("name", name(seat)), salt, ("from", store(table, from))])
                }
                (from, to) => {
                    let (from, to) = (store(table, from), store(table, to));
                    say("cli-salt-moved", &[salt, ("from", from), ("to", to)])
                }
            }
        }
        Event::WaterMoved { from: Store::Bank, to: Store::Chamber(_), .. } => return None,
        Event::WaterMoved { from: Store::Bank, to, count } => {
            say("cli-brine-comes", &[("count", count.into()), ("to", store(table, to))])
        }
        Event::WaterMoved { from, to, count } => {
            // W3, T6: what enters or leaves the saltworks is brine.
            let brine = [from, to].contains(&Store::Saltworks);
            let facts = [
                ("what", if brine { "brine" } else { "water" }.into()),
                ("count", count.into()),
                ("from", store(table, from)),
                ("to", store(table, to)),
            ];
            say("cli-water-moved", &facts)
        }
        Event::ToolBought { seat, tool: bought } => {
            say("cli-tool-bought", &[("name", name(seat)), tool(bought)])
        }
        Event::ToolUsed { seat, tool: used } => {
            say("cli-tool-used", &[("name", name(seat)), tool(used)])
        }
        Event::ToolTurnedUp { tool: new } if happened => say("cli-tool-new-as", &[tool(new)]),
        Event::ToolTurnedUp { .. } => say("cli-tool-new", &[]),
        Event::OrderCompleted { seat, order, .. } => {
            say("cli-order-done", &[("name", name(seat)), ("order", order.to_string().into())])
        }
        Event::OrderTurnedUp { slot, order } if happened => {
            let facts = [("order", order.to_string().into()), ("slot", (slot + 1).into())];
            say("cli-order-new-as", &facts)
        }
        Event::OrderTurnedUp { slot, .. } => say("cli-order-new", &[("slot", (slot + 1).into())]),
        Event::GameOver => say("cli-game-over", &[]),
    })
}

fn piece(foreman: bool) -> (&'static str, Fact) {
    ("piece", if foreman { "foreman" } else { "miner" }.into())
}

fn space(at: Space) -> (&'static str, Fact) {
    ("space", at.to_string().into())
}

fn tool(tool: Tool) -> (&'static str, Fact) {
    ("tool", phrases().tool(tool).into())
}

fn place(place: Place) -> String {
    let key = match place {
        Place::Mine(space) => return space.to_string(),
        Place::Post(post) => {
            let name = phrases().post(post);
            return say(
                "cli-place-post",
                &[("post", name.into()), ("post-id", post.name().into())],
            );
        }
        Place::Bank => "cli-place-bank",
        Place::Supply => "cli-place-supply",
        Place::FarCircle => "cli-place-far",
        Place::NearCircle => "cli-place-near",
        Place::Throne => "cli-place-king",
        Place::Saltworks => "cli-place-saltworks",
    };
    say(key, &[])
}

fn store(table: &Table, store: Store) -> Fact {
    match store {
        Store::Bank => place(Place::Bank),
        Store::Of(seat) => display_name(table, seat),
        Store::Chamber(space) => space.to_string(),
        Store::Market => say("cli-place-market", &[]),
        Store::Saltworks => place(Place::Saltworks),
    }
    .into()
}
