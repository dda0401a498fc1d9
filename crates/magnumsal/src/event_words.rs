//! Events in a few words each.

use crate::{board::display_name, table::Table};
use magnumsal_rules::{Event, Game, Place, Purse, Seat, Store};

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
        _ => format!("{words} ({count} times)"),
    });
    parts.collect::<Vec<_>>().join("; ")
}

/// T6: the end of a phase and the next one's beginning, if that is among the events; this says in
/// short what happens to pieces and tools, and leaves only cubes to be told.
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
    let why = if by_orders { "enough orders are completed" } else { "the round limit is reached" };
    Some(format!(
        "phase {} is over: {why}; everybody goes home, used tools are ready again; phase {next} \
         begins, {starts} starts",
        ended.numeral()
    ))
}

fn words(table: &Table, event: &Event, mood: Mood) -> Option<String> {
    let name = |seat: Seat| display_name(table, seat);
    let known = mood == Mood::Happened || table.game.rules().mapped;
    Some(match *event {
        // Said by `phase_words`, with all that belongs to it.
        Event::PhaseBegan { .. } => return None,
        Event::TurnBegan { seat, round } => format!("{}'s turn in round {round}", name(seat)),
        Event::PieceMoved { seat, foreman, from, to } => {
            let piece = if foreman { "foreman" } else { "miner" };
            format!("{}'s {piece} goes from {} to {}", name(seat), place(from), place(to))
        }
        Event::Tired { seat, at, miners, foreman } => {
            let miners = match miners {
                0 => String::new(),
                1 => "1 miner".into(),
                _ => format!("{miners} miners"),
            };
            let and = if foreman && !miners.is_empty() { " and " } else { "" };
            let foreman = if foreman { "the foreman" } else { "" };
            format!("{}: {miners}{and}{foreman} tired at {at}", name(seat))
        }
        Event::StoodUp { seat, at, foreman } => {
            let piece = if foreman { "foreman" } else { "miner" };
            format!("{}'s {piece} at {at} stands up", name(seat))
        }
        Event::Rested { seat } => format!("{}'s pieces have rested", name(seat)),
        Event::Revealed { space, tile } if known => format!("{space} is turned up: {tile}"),
        Event::Revealed { space, .. } => format!("{space} is turned up"),
        Event::TileLaid { space } => format!("a tile is laid at {space}"),
        Event::ShaftBuilt { seat, space } => format!("{} builds a shaft at {space}", name(seat)),
        Event::Paid { amount: 0, .. } => return None,
        Event::Paid { from, to, amount, why } => {
            let purse = |purse| match purse {
                Purse::Bank => "the bank".into(),
                Purse::Of(seat) => name(seat),
            };
            format!("{} pays {} {amount} ({why})", purse(from), purse(to))
        }
        // A chamber's salt and water are told by the tile, the market's by its columns.
        Event::SaltMoved { to: Store::Chamber(_), .. } => return None,
        Event::SaltMoved { from, to, salt } => match (from, to) {
            (Store::Of(seat), to) => format!("{} gives {salt} to {}", name(seat), store(to)),
            (from, Store::Of(seat)) => {
                format!("{} takes {salt} from {}", name(seat), store(from))
            }
            (from, to) => format!("{salt} goes from {} to {}", store(from), store(to)),
        },
        Event::WaterMoved { from: Store::Bank, to: Store::Chamber(_), .. } => return None,
        Event::WaterMoved { from: Store::Bank, to, count } => {
            format!("{count} brine comes to {}", store(to))
        }
        Event::WaterMoved { from, to, count } => {
            // W3, T6: what enters or leaves the saltworks is brine.
            let brine = [from, to].contains(&Store::Saltworks);
            let what = if brine { "brine" } else { "water" };
            format!("{count} {what} goes from {} to {}", store(from), store(to))
        }
        Event::ToolBought { seat, tool } => format!("{} gets {}", name(seat), tool.name()),
        Event::ToolUsed { seat, tool } => format!("{} turns over {}", name(seat), tool.name()),
        Event::ToolTurnedUp { tool } if mood == Mood::Happened => {
            format!("{} comes to the workshop", tool.name())
        }
        Event::ToolTurnedUp { .. } => "a new tool comes to the workshop".into(),
        Event::OrderCompleted { seat, order, .. } => {
            format!("{} completes the order {order}", name(seat))
        }
        Event::OrderTurnedUp { slot, order } if mood == Mood::Happened => {
            format!("order {order} comes to slot {}", slot + 1)
        }
        Event::OrderTurnedUp { slot, .. } => format!("a new order comes to slot {}", slot + 1),
        Event::GameOver => "the game is over".into(),
    })
}

fn place(place: Place) -> String {
    match place {
        Place::Bank => "the bank".into(),
        Place::Supply => "the supply".into(),
        Place::Post(post) => format!("the {} post", post.name()),
        Place::Mine(space) => space.to_string(),
        Place::FarCircle => "the far circle".into(),
        Place::NearCircle => "the near circle".into(),
        Place::Throne => "the king".into(),
        Place::Saltworks => "the saltworks".into(),
    }
}

fn store(store: Store) -> String {
    match store {
        Store::Bank => "the bank".into(),
        Store::Of(seat) => format!("seat {}", seat.number()),
        Store::Chamber(space) => space.to_string(),
        Store::Market => "the market".into(),
        Store::Saltworks => "the saltworks".into(),
    }
}
