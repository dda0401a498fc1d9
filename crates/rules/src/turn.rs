//! The course of play (T): turns, rounds, phases and the end.

use crate::{
    Game, Illegal, Move, MoveList, Seat,
    event::Event,
    game::{Foreman, Open, Stage},
    illegal::Due,
    moves::Buildings,
    rule::Rule,
};

mod order;
mod phase;

pub use order::TurnOrder;
pub use phase::Phase;
pub(crate) use phase::threshold;

/// T1: one action in a phase's first round, two in every later one.
pub(crate) fn actions_in_round(round: u8) -> u8 {
    if round == 1 { 1 } else { 2 }
}

impl Game {
    /// T1: how many actions a turn of this round has, used or not.
    pub fn actions_in_turn(&self) -> u8 {
        actions_in_round(self.turn.round)
    }

    /// Every legal move, appended.
    pub(crate) fn generate(&self, list: &mut MoveList) {
        match self.turn.stage {
            Stage::Action => self.generate_actions(list),
            Stage::Delivery => {
                self.generate_deliver(list);
                self.generate_forfeit(list);
                self.generate_trade(list);
            }
            Stage::Route => self.generate_route(list),
            Stage::Cart => {
                self.generate_haul(list);
                self.generate_cart(list);
            }
            Stage::Toll => self.generate_toll(list),
            Stage::Dig(_) => self.generate_dig(list),
            Stage::Over => {}
        }
    }

    /// T2, T3: actions and what may continue one, or the end of the turn; and what takes no action.
    fn generate_actions(&self, list: &mut MoveList) {
        if self.turn.actions > 0 {
            let departures = self.departures();
            self.generate_place(&departures, list);
            self.generate_assist(&departures, list);
            self.generate_assist_pair(&departures, list);
            self.generate_castle(&departures, list);
            self.generate_boil(&departures, list);
            self.generate_rope(&departures, list);
            self.generate_boil_more(&departures, list);
            self.generate_extract(list);
            self.generate_hire(list);
            self.generate_buy(list);
            self.generate_pump(list);
            self.generate_market(list);
            self.generate_square(list);
            self.generate_shaft(list);
            list.push(Move::Pass);
        } else {
            list.push(Move::End);
            if self.may_rope() || self.may_boil_more() {
                let departures = self.departures();
                self.generate_rope(&departures, list);
                self.generate_boil_more(&departures, list);
            }
        }
        self.generate_recall(list);
        self.generate_bucket(list);
        self.generate_feed(list);
        self.generate_trade(list);
    }

    /// Whether a move is legal: first whether it answers what is asked, then its own rules.
    pub(crate) fn judge(&self, mv: &Move) -> Result<(), Illegal> {
        match mv.muria_rule() {
            Some(rule) if !self.rules.is_muria() => return Err(Illegal::NeedsMuria { rule }),
            _ => self.check_moment(mv)?,
        }
        match *mv {
            Move::Deliver { slot } => self.check_deliver(slot),
            Move::Forfeit(penalty) => self.check_forfeit(penalty),
            Move::Place { piece, to } => self.check_place(piece, to),
            Move::Rope { piece, to } => self.check_rope(piece, to),
            Move::Extract(extraction) => self.check_extract(&extraction),
            Move::Route(route) => self.check_route(&route),
            Move::Cart { at, and } => self.check_cart(at, and),
            Move::Haul => self.check_haul(),
            Move::Toll { at, shares } => self.check_toll(at, &shares),
            Move::Assist { piece, post } => self.check_assist(piece, post),
            Move::AssistPair { first, second } => self.check_assist_pair(first, second),
            Move::Hire => self.check_hire(),
            Move::Buy { slot } => self.check_buy(slot),
            Move::Pump { at, water } => self.check_pump(at, water),
            Move::Square => self.check_square(),
            Move::Market { commercial, first, second } => {
                self.check_market(commercial, first, second)
            }
            Move::Castle { piece, royal } => self.check_castle(piece, royal),
            Move::Boil { piece } => self.check_boil(piece),
            Move::BoilMore { piece } => self.check_boil_more(piece),
            Move::Recall { miners, foreman } => self.check_recall(miners, foreman),
            Move::Shaft { under } => self.check_shaft(under),
            Move::Bucket { from, to } => self.check_bucket(from, to),
            Move::Feed(feed) => self.check_feed(feed),
            Move::Exchange { kind } => self.check_trade(kind),
            Move::End => self.check_end(),
            // All that could be wrong with these is their moment.
            Move::Dig(_) | Move::Pass => Ok(()),
        }
    }

    /// The question that must be answered before anything else; none while an action or the end of
    /// the turn is to be chosen, and once the game is over.
    pub fn due(&self) -> Option<Due> {
        match self.turn.stage {
            Stage::Action | Stage::Over => None,
            Stage::Delivery => Some(Due::Delivery),
            Stage::Route => Some(Due::Route),
            Stage::Cart => Some(Due::Cart),
            Stage::Toll => Some(Due::Toll),
            Stage::Dig(_) => Some(Due::Dig),
        }
    }

    /// T2: whether this sort of move can be made now.
    fn check_moment(&self, mv: &Move) -> Result<(), Illegal> {
        let answers = match mv {
            Move::Deliver { .. } | Move::Forfeit(_) => Some(Due::Delivery),
            Move::Route(_) => Some(Due::Route),
            Move::Cart { .. } | Move::Haul => Some(Due::Cart),
            Move::Toll { .. } => Some(Due::Toll),
            Move::Dig(_) => Some(Due::Dig),
            _ => None,
        };
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        match (self.due(), answers) {
            (Some(due), _) if answers == Some(due) => Ok(()),
            // K6: brine may be exchanged before each arrival.
            (Some(Due::Delivery), _) if matches!(mv, Move::Exchange { .. }) => Ok(()),
            (Some(due), _) => Err(Illegal::AnotherDecision { due }),
            (None, Some(due)) => Err(Illegal::NotAsked { due }),
            (None, None) => self.check_action_left(mv),
        }
    }

    /// T3: whether there is an action for the move, if it takes one.
    fn check_action_left(&self, mv: &Move) -> Result<(), Illegal> {
        if mv.takes_action() && self.turn.actions == 0 {
            return Err(Illegal::NoActionLeft);
        }
        Ok(())
    }

    /// Carries out a legal move.
    pub(crate) fn apply(&mut self, mv: Move, on: &mut impl FnMut(Event)) {
        if mv.takes_action() {
            self.turn.actions -= 1;
            self.turn.worked |= mv != Move::Pass;
        }
        self.turn.open = Open::Nothing;
        match mv {
            Move::Deliver { slot } => self.apply_deliver(slot, on),
            Move::Forfeit(penalty) => self.apply_forfeit(penalty, on),
            Move::Place { piece, to } => self.apply_place(piece, to, on),
            Move::Rope { piece, to } => self.apply_rope(piece, to, on),
            Move::Extract(extraction) => self.apply_extract(&extraction, on),
            Move::Route(route) => self.apply_route(&route, on),
            Move::Cart { at, and } => self.apply_cart(at, and, on),
            Move::Haul => self.apply_haul(on),
            Move::Toll { at: _, shares } => self.apply_toll(&shares, on),
            Move::Assist { piece, post } => self.apply_assist(piece, post, on),
            Move::AssistPair { first, second } => self.apply_assist_pair(first, second, on),
            Move::Hire => self.apply_hire(on),
            Move::Buy { slot } => self.apply_buy(slot, on),
            Move::Pump { at, water } => self.apply_pump(at, water, on),
            Move::Square => self.apply_square(on),
            Move::Market { commercial, first, second } => {
                self.apply_market(commercial, first, second, on);
            }
            Move::Castle { piece, royal } => self.apply_castle(piece, royal, on),
            Move::Boil { piece } => self.apply_boil(piece, on),
            Move::BoilMore { piece } => self.apply_boil_more(piece, on),
            Move::Recall { miners, foreman } => self.apply_recall(miners, foreman, on),
            Move::Shaft { under } => self.apply_shaft(under, on),
            Move::Dig(side) => self.apply_dig(side, on),
            Move::Bucket { from, to } => self.apply_bucket(from, to, on),
            Move::Feed(feed) => self.apply_feed(feed, on),
            Move::Exchange { kind } => self.apply_trade(kind, on),
            Move::Pass => {}
            Move::End => self.apply_end(on),
        }
    }

    /// T2: the seat's turn begins: the queue moves up, and what has arrived is to be settled.
    pub(crate) fn begin_turn(&mut self, seat: Seat, on: &mut impl FnMut(Event)) {
        let round = self.turn.round;
        self.turn.seat = seat;
        self.turn.actions = actions_in_round(round);
        self.turn.worked = false;
        self.turn.visited = Buildings::NONE;
        self.turn.open = Open::Nothing;
        on(Event::TurnBegan { seat, round });
        self.advance_queue(on);
        self.settle_or_act(on);
    }

    /// T2, K5: the next arrival if one is left; then the saltworks' pieces come home, and actions.
    pub(crate) fn settle_or_act(&mut self, on: &mut impl FnMut(Event)) {
        if self.turn.arrived > 0 || self.me().foreman == Foreman::Arrived {
            self.turn.stage = Stage::Delivery;
        } else {
            self.come_home_from_saltworks(on);
            self.turn.stage = Stage::Action;
        }
    }

    /// T2: every action of the turn is used.
    fn check_end(&self) -> Result<(), Illegal> {
        match self.turn.actions {
            0 => Ok(()),
            left => Err(Illegal::ActionsLeft { left }),
        }
    }

    /// T2: the turn ends; the next one, round or phase begins.
    fn apply_end(&mut self, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        if !self.turn.worked {
            self.mine.rest(seat);
            on(Event::Rested { seat });
        }
        match self.turn_order().next(self.seats, self.is_last_round()) {
            Some(next) if next.phase != self.turn.phase => self.next_phase(next, on),
            Some(next) => {
                self.turn.round = next.round;
                self.begin_turn(next.seat, on);
            }
            None => {
                self.turn.stage = Stage::Over;
                self.turn.actions = 0;
                on(Event::GameOver);
            }
        }
    }
}

impl Move {
    /// The rule under which the expansion brings this move, if the base game lacks it.
    pub(crate) const fn muria_rule(&self) -> Option<Rule> {
        match self {
            Self::AssistPair { .. } => Some(Rule::A4),
            Self::Boil { .. } | Self::BoilMore { .. } => Some(Rule::W1),
            Self::Recall { .. } => Some(Rule::W4),
            Self::Shaft { .. } => Some(Rule::M3),
            Self::Exchange { .. } => Some(Rule::W5),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
