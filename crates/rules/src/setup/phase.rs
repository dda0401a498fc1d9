//! Setting up a phase (S7).

use crate::{Game, Phase, event::Event};

/// S7: three orders lie open for two or three players, four for more.
pub(crate) fn order_slots(seats: u8) -> u8 {
    if seats <= 3 { 3 } else { 4 }
}

impl Game {
    /// S7: a phase is set up and its first turn begins.
    pub(crate) fn begin_phase(&mut self, phase: Phase, on: &mut impl FnMut(Event)) {
        self.turn.phase = phase;
        self.turn.round = 1;
        on(Event::PhaseBegan { phase });
        self.castle.begin_phase(phase, order_slots(self.seats), &self.components, on);
        self.workshop.begin_phase(phase, on);
        self.inn = self.components.inn_first[usize::from(self.seats)];
        self.shafts += self.components.shaft_tiles[phase.index()];
        self.begin_turn(self.turn.start, on);
    }
}
