//! The workshop (B3).

use crate::{
    Game, Illegal, Move, MoveList, Phase, Tool,
    edition::{TOOL_CARDS, TOOLS_A_PHASE},
    event::Event,
    moves::{Building, Post},
    rule::Rule,
};

/// The tool stack and what lies open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Workshop {
    /// The whole game's cards, top first; each phase uses seven (S6, S7).
    pub(crate) stack: [Tool; TOOL_CARDS],
    /// Cards turned up so far in each phase.
    pub(crate) drawn: [u8; 3],
    /// Face-up cards, cheapest place first; never a gap between two.
    pub(crate) open: [Option<Tool>; 3],
}

impl Workshop {
    pub(crate) fn new(stack: [Tool; TOOL_CARDS]) -> Self {
        Self { stack, drawn: [0; 3], open: [None; 3] }
    }

    /// Cards left in the phase's stack.
    pub(crate) fn left(&self, phase: Phase) -> u8 {
        TOOLS_A_PHASE - self.drawn[phase.index()]
    }

    /// S7: seven new cards, three of them turned up.
    pub(crate) fn begin_phase(&mut self, phase: Phase, on: &mut impl FnMut(Event)) {
        for slot in 0..3 {
            self.open[slot] = self.draw(phase, on);
        }
    }

    fn draw(&mut self, phase: Phase, on: &mut impl FnMut(Event)) -> Option<Tool> {
        if self.left(phase) == 0 {
            return None;
        }
        let drawn = &mut self.drawn[phase.index()];
        let tool = self.stack[usize::from(TOOLS_A_PHASE * (phase.number() - 1) + *drawn)];
        *drawn += 1;
        on(Event::ToolTurnedUp { tool });
        Some(tool)
    }
}

impl Game {
    /// B3: one of the face-up tools.
    pub(crate) fn check_buy(&self, slot: u8) -> Result<(), Illegal> {
        self.check_visit(Building::Workshop)?;
        match self.workshop.open.get(usize::from(slot)) {
            Some(Some(_)) => {}
            _ => return Err(Illegal::NoToolThere { slot: slot.saturating_add(1) }),
        }
        let price = self.components.workshop_prices[usize::from(slot)];
        self.check_purse(price.into(), Rule::B3)
    }

    pub(crate) fn generate_buy(&self, list: &mut MoveList) {
        if self.turn.has_visited(Building::Workshop) {
            return;
        }
        let coins = self.me().coins;
        for (slot, &price) in (0..3).zip(&self.components.workshop_prices) {
            if self.workshop.open[usize::from(slot)].is_some() && u16::from(price) <= coins {
                list.push(Move::Buy { slot });
            }
        }
    }

    pub(crate) fn apply_buy(&mut self, slot: u8, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.visit(Building::Workshop);
        let slot = usize::from(slot);
        self.pay(self.components.workshop_prices[slot].into(), Rule::B3, on);
        if let Some(tool) = self.workshop.open[slot] {
            self.player_mut(seat).ready.add(tool);
            on(Event::ToolBought { seat, tool });
        }
        self.workshop.open.copy_within(slot + 1.., slot);
        self.workshop.open[2] = self.workshop.draw(self.turn.phase, on);
        self.wage(Post::Workshop, on);
    }
}
