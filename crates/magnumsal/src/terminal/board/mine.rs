//! The mine in cross-section.

use super::{
    canvas::Canvas,
    ink::{self, Text, flow},
    people::letter,
    salt,
};
use crate::{
    table::Table,
    words::{phrases, say},
};
use magnumsal_rules::{ForemanSign, Kind, Seat, Space, SpaceState, State};
use std::collections::BTreeMap;

/// The narrowest and the widest a space is drawn, without walls.
const NARROWEST: usize = 6;
const WIDEST: usize = 12;

/// A space of the mine, as lines of text.
struct Cell {
    is_chamber: bool,
    lines: Vec<Text>,
}

type Cells = BTreeMap<(u8, i8), Cell>;

/// The mine, and what its signs mean. A mine that is too wide is drawn in parts, left to right.
pub(super) fn lines(table: &Table, state: &State, width: usize) -> Vec<Text> {
    let (left, right) = state
        .mine
        .keys()
        .fold((0, 0), |(left, right), space| (left.min(space.column()), right.max(space.column())));
    let columns: Vec<i8> = (left..=right).collect();
    let most = ((width - 1) / (NARROWEST + 1)).max(1);
    let parts = columns.len().div_ceil(most);
    let mut lines = Vec::new();
    for part in columns.chunks(columns.len().div_ceil(parts)) {
        if parts > 1 {
            let name = |column: &i8| {
                Space::new(6, *column).map_or(String::new(), |space| space.to_string().split_off(1))
            };
            let (from, to) = (part.first().map(name), part.last().map(name));
            let (from, to) = (from.unwrap_or_default(), to.unwrap_or_default());
            let facts = [("from", from.into()), ("to", to.into())];
            lines.push(Text::dim(say("cli-columns", &facts)));
        }
        let room = ((width - 1) / part.len() - 1).clamp(NARROWEST, WIDEST);
        let cells = state
            .mine
            .iter()
            .filter(|(space, _)| part.contains(&space.column()))
            .map(|(&space, holds)| {
                ((space.depth(), space.column()), cell(table, space, holds, room))
            })
            .collect();
        lines.extend(section(&cells, part, room, width));
    }
    lines.extend(legend(table, width));
    lines
}

/// What a space holds, in lines of this width.
fn cell(table: &Table, space: Space, holds: &SpaceState, room: usize) -> Cell {
    let name = Text::bold(space.to_string());
    let mut pieces = Vec::new();
    if let Some(seat) = holds.marker {
        pieces.push(Text::plain("#").and(letter(table, seat)));
    }
    let mut foremen = holds.foremen.iter().flat_map(|all| &all.0).copied();
    for (seat, (&standing, &tired)) in table.seats().zip(holds.standing.iter().zip(&holds.tired)) {
        pieces.extend(people(table, seat, standing, tired, foremen.next()));
    }
    let Some(chamber) = &holds.chamber else {
        pieces.insert(0, name);
        return Cell { is_chamber: false, lines: flow(pieces, " ", room) };
    };
    let free = room.saturating_sub(name.width());
    let drops = "~".repeat(chamber.water.into());
    let drops = if drops.len() > free { format!("~{}", chamber.water) } else { drops };
    let title = name.and(Text::styled(ink::water(), drops).right(free));
    let contents = match (chamber.open, table.game.face_up(space)) {
        (true, _) if chamber.salt.is_empty() => Text::dim(say("cli-spent", &[])),
        (true, _) => salt(chamber.salt, room),
        (false, Some(tile)) => Text::plain("?").and(Text::dim(tile.to_string())),
        (false, None) => Text::dim("?".repeat(3)),
    };
    let lines = [vec![title, contents], flow(pieces, " ", room)].concat();
    Cell { is_chamber: true, lines }
}

/// A player's pieces on a space: standing ones, tired ones, the foreman.
fn people(
    table: &Table,
    seat: Seat,
    standing: u8,
    tired: u8,
    foreman: Option<ForemanSign>,
) -> impl Iterator<Item = Text> {
    let own = move |sign: String| letter(table, seat).and(Text::plain(sign));
    let tired_sign = move |sign: String| letter(table, seat).and(Text::dim(sign + "z"));
    [
        (standing > 0).then(|| own(standing.to_string())),
        (tired > 0).then(|| tired_sign(tired.to_string())),
        match foreman {
            Some(ForemanSign::Standing) => Some(own("!".into())),
            Some(ForemanSign::Tired) => Some(tired_sign("!".into())),
            _ => None,
        },
    ]
    .into_iter()
    .flatten()
}

/// Some columns of the mine, drawn with walls.
fn section(cells: &Cells, columns: &[i8], room: usize, width: usize) -> Vec<Text> {
    let deepest = cells.keys().map(|&(depth, _)| depth).max().unwrap_or(1);
    // Each depth has a line for its ceiling, then its text.
    let mut ceilings = vec![0];
    for depth in 1..=deepest {
        let row = cells.iter().filter(|((d, _), _)| *d == depth);
        let lines = row.map(|(_, cell)| cell.lines.len()).max().unwrap_or(0).max(1);
        ceilings.push(ceilings.last().copied().unwrap_or_default() + lines + 1);
    }
    let ceiling = |depth: u8| ceilings.get(usize::from(depth - 1)).copied().unwrap_or_default();
    let total = columns.len() * (room + 1) + 1;
    let mut canvas = Canvas::new(total, ceiling(deepest + 1) + 1);
    for (index, &column) in columns.iter().enumerate() {
        let (x, next) = (index * (room + 1), (index + 1) * (room + 1));
        if !cells.contains_key(&(1, column)) {
            // The ground, open only at the shaft.
            canvas.horizontal(0, x, next);
        }
        for depth in 1..=deepest {
            let Some(cell) = cells.get(&(depth, column)) else { continue };
            let (top, bottom) = (ceiling(depth), ceiling(depth + 1));
            canvas.vertical(x, top, bottom);
            canvas.vertical(next, top, bottom);
            if depth > 1 && !is_open(cells, depth - 1, column) {
                canvas.horizontal(top, x, next);
            }
            if !is_open(cells, depth, column) {
                canvas.horizontal(bottom, x, next);
            }
            for (line, y) in cell.lines.iter().zip(top + 1..) {
                canvas.write(x + 1, y, line);
            }
        }
    }
    canvas.lines(width.saturating_sub(total) / 2)
}

/// G3: whether a space is open to the one below: one of them is a shaft section.
fn is_open(cells: &Cells, depth: u8, column: i8) -> bool {
    let (above, below) = (cells.get(&(depth, column)), cells.get(&(depth + 1, column)));
    matches!((above, below), (Some(above), Some(below)) if !(above.is_chamber && below.is_chamber))
}

/// What the signs in the mine mean.
fn legend(table: &Table, width: usize) -> Vec<Text> {
    let muria = table.game.rules().is_muria();
    let kinds = Kind::ALL.into_iter().filter(|&kind| muria || kind != Kind::Brine);
    let mut signs: Vec<String> =
        kinds.map(|kind| format!("{} {}", kind.letter(), phrases().kind(kind))).collect();
    let example = table.seats().next().map(|seat| letter(table, seat));
    let letter = example.and_then(|text| text.letters().next()).map_or('A', |(_, letter)| letter);
    let facts = [("letter", letter.to_string().into())];
    signs.extend(["cli-sign-water", "cli-sign-hidden"].map(|key| say(key, &[])));
    if table.game.rules().mapped {
        signs.push(say("cli-sign-mapped", &[]));
    }
    signs.push(say("cli-sign-miners", &facts));
    if muria {
        signs.extend(["cli-sign-foreman", "cli-sign-marker"].map(|key| say(key, &facts)));
    }
    flow(signs.into_iter().map(Text::dim).collect(), " · ", width)
}
