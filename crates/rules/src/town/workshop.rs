//! The workshop (B3).

use crate::{
    Game, Illegal, Move, MoveList, Phase, Tool,
    edition::{CARDS_A_KIND, KINDS_IN_PLAY, TOOL_CARDS, TOOLS_A_PHASE},
    event::Event,
    moves::{Building, Post},
    rule::Rule,
    tool::ToolKinds,
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
    /// S6: the kinds that are known to be in play. All seven are, unless the stacks are unknown:
    /// then those that have been seen, and the stack is filled up with others.
    kinds: ToolKinds,
}

impl Workshop {
    pub(crate) fn new(stack: [Tool; TOOL_CARDS]) -> Self {
        Self { stack, drawn: [0; 3], open: [None; 3], kinds: stack.into_iter().collect() }
    }

    /// Nothing drawn, and only these kinds known to be in play; the stack is to be filled.
    pub(crate) fn of_kinds(kinds: &[Tool]) -> Self {
        let mut workshop = Self::new([Tool::Rope; TOOL_CARDS]);
        workshop.know_only(kinds);
        workshop
    }

    /// S6: whether a kind is known to be in play.
    pub(crate) fn knows(&self, tool: Tool) -> bool {
        self.kinds.has(tool)
    }

    /// S6: whether a kind is in play, or could be.
    pub(crate) fn may_be_in_play(&self, tool: Tool) -> bool {
        self.knows(tool) || self.has_unknown_kinds()
    }

    /// The stack's next card in a phase.
    pub(crate) fn next_card(&self, phase: Phase) -> usize {
        usize::from(TOOLS_A_PHASE) * phase.index() + usize::from(self.drawn[phase.index()])
    }

    /// Cards that have been turned up.
    pub(crate) fn seen(&self) -> Vec<Tool> {
        let unseen: Vec<usize> = self.unseen().collect();
        let seen = (0..TOOL_CARDS).filter(|index| !unseen.contains(index));
        seen.map(|index| self.stack[index]).collect()
    }

    /// Only these kinds are known to be in play.
    pub(crate) fn know_only(&mut self, kinds: &[Tool]) {
        self.kinds = kinds.iter().copied().collect();
    }

    /// A kind is seen to be in play.
    pub(crate) fn see(&mut self, tool: Tool) {
        if self.has_unknown_kinds() {
            self.kinds.set(tool, true);
        }
    }

    /// S6: the seven kinds to assume: those that are known, then others of the box in the
    /// order in which they are given.
    fn kinds_with(&self, others: &[Tool]) -> Vec<Tool> {
        let others = others.iter().copied().filter(|&tool| !self.kinds.has(tool));
        self.kinds.chain(others).take(KINDS_IN_PLAY).collect()
    }

    /// Whether more kinds could be in play than are known.
    pub(crate) fn has_unknown_kinds(&self) -> bool {
        usize::from(self.kinds.len()) < KINDS_IN_PLAY
    }

    /// The places of the stack that nobody has seen: cards to come, and those that left the game
    /// face down with an earlier phase.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = usize> + Clone + use<> {
        let (drawn, a_phase) = (self.drawn, usize::from(TOOLS_A_PHASE));
        (0..TOOL_CARDS).filter(move |index| index % a_phase >= usize::from(drawn[index / a_phase]))
    }

    /// Fills the places that nobody has seen with what is left of the kinds in play, `others` of the
    /// box if not all kinds are known. The places of this phase and the later ones that hold `known`
    /// cards stay as they are.
    pub(crate) fn fill_unseen(&mut self, others: &[Tool], seen: &[Tool], known: &[Tool]) {
        let mut rest: Vec<Tool> =
            self.kinds_with(others).into_iter().flat_map(|tool| [tool; CARDS_A_KIND]).collect();
        for tool in seen.iter().chain(known) {
            if let Some(index) = rest.iter().position(|other| other == tool) {
                rest.remove(index);
            }
        }
        let places = self.unseen().filter(|&index| index < TOOL_CARDS - known.len());
        for (index, tool) in places.zip(rest) {
            self.stack[index] = tool;
        }
    }

    /// Cards of this phase's stack and of the later ones, top first.
    pub(crate) fn cards_to_come(&self, phase: Phase) -> impl Iterator<Item = Tool> + use<> {
        let stack = self.stack;
        let first = usize::from(TOOLS_A_PHASE) * phase.index();
        self.unseen().filter(move |&index| index >= first).map(move |index| stack[index])
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
        if self.turn.visited.has(Building::Workshop) {
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
