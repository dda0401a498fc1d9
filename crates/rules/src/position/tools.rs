//! The tools of a position: who owns which, what lies open and what is to come (S6, S7).

use super::{
    PositionError as Error,
    check::{Checked, Table, in_range, length},
};
use crate::{
    Phase, Tool,
    edition::{CARDS_A_KIND, KINDS_IN_PLAY, TOOL_CARDS, TOOLS_A_PHASE},
    town::Workshop,
};

/// The workshop of a position.
pub(super) fn workshop(table: &Table<'_>, phase: Phase) -> Checked<Workshop> {
    let state = &table.state.workshop;
    let a_phase = usize::from(TOOLS_A_PHASE);
    in_range("state.workshop.left", state.left, 0, TOOLS_A_PHASE.into())?;
    in_range("state.workshop.open (cards)", state.open.len() as u32, 0, 3)?;
    let left = usize::from(state.left);
    if state.open.len() < 3 && left > 0 {
        return Err(Error::EmptyPlace {
            place: format!("state.workshop.open[{}]", state.open.len()),
        });
    }
    let mut seen = Seen { kinds: Vec::new(), cards: Vec::new(), in_box: table.components.tools() };
    for (seat, player) in table.state.players.iter().enumerate() {
        let hands = [("ready", &player.ready), ("used", &player.used)];
        for (key, hand) in hands {
            for (index, &tool) in hand.iter().enumerate() {
                seen.add(tool, || format!("state.players[{seat}].{key}[{index}]"))?;
            }
        }
    }
    let owned = seen.cards.len();
    for (index, &tool) in state.open.iter().enumerate() {
        seen.add(tool, || format!("state.workshop.open[{index}]"))?;
    }
    // Each phase has seven cards: of this one those not left are open or owned, of past ones any
    // number is owned and the others have left the game.
    let past = a_phase * phase.index();
    let drawn_now = a_phase - left;
    let found = (owned + state.open.len()) as u32;
    if !(drawn_now..=past + drawn_now).contains(&(found as usize)) {
        let place = "state.workshop".to_owned();
        return Err(Error::CardCount { place, expected: drawn_now as u32, found });
    }
    let to_come = left + a_phase * (Phase::ALL.len() - 1 - phase.index());
    let drawn: Vec<Tool> = seen.cards.clone();
    let known = match table.lists() {
        None => None,
        Some(lists) => {
            length("stacks.tools", &lists.tools, to_come)?;
            for (index, &tool) in lists.tools.iter().enumerate() {
                seen.add(tool, || format!("stacks.tools[{index}]"))?;
            }
            Some(&lists.tools[..])
        }
    };
    let mut workshop = Workshop::of_kinds(&seen.kinds);
    // Drawn in this phase first, so that the rest fills past phases from their tops.
    let (now, before) = drawn.split_at(drawn.len() - drawn_now);
    let (before, now) = (now, before);
    let first = past;
    workshop.stack[first..first + drawn_now].copy_from_slice(now);
    workshop.drawn[phase.index()] = drawn_now as u8;
    for (place, &tool) in workshop.stack.iter_mut().zip(before) {
        *place = tool;
    }
    for (index, drawn) in workshop.drawn.iter_mut().enumerate().take(phase.index()) {
        *drawn = before.len().saturating_sub(index * a_phase).min(a_phase) as u8;
    }
    for (place, &tool) in workshop.open.iter_mut().zip(&state.open) {
        *place = Some(tool);
    }
    if let Some(tools) = known {
        workshop.stack[first + drawn_now..].copy_from_slice(tools);
    }
    workshop.fill_unseen(table.components.tools(), &drawn, known.unwrap_or_default());
    Ok(workshop)
}

/// Cards that are accounted for.
struct Seen<'a> {
    kinds: Vec<Tool>,
    cards: Vec<Tool>,
    in_box: &'a [Tool],
}

impl Seen<'_> {
    /// S6: three cards of each of seven kinds.
    fn add(&mut self, tool: Tool, place: impl Fn() -> String) -> Checked<()> {
        if !self.kinds.contains(&tool) {
            self.kinds.push(tool);
        }
        self.cards.push(tool);
        let cards = self.cards.iter().filter(|&&other| other == tool).count();
        let fits = self.in_box.contains(&tool) && self.cards.len() <= TOOL_CARDS;
        if !fits || cards > CARDS_A_KIND || self.kinds.len() > KINDS_IN_PLAY {
            return Err(Error::NotInBox { place: place(), found: tool.name().to_owned() });
        }
        Ok(())
    }
}
