//! The course of play (T): turns, rounds, phases and the end.

use crate::{
    Game, Illegal, Kind, Move, MoveList, RuleSet, Seat,
    event::{Event, Place, Store},
    game::{Foreman, Open, Stage},
    illegal::Due,
    moves::{Building, Post},
    rule::Rule,
    salt::Salt,
    seat::MAX_SEATS,
};

mod phase;

pub use phase::Phase;

/// T5: how many completed orders end a phase.
pub(crate) fn threshold(rules: &RuleSet, seats: u8, phase: Phase) -> u8 {
    let usual = if seats == 2 { 4 } else { 5 };
    let longer = rules.is_muria() && phase == Phase::III;
    usual + u8::from(longer)
}

/// T1: one action in a phase's first round, two in every later one.
pub(crate) fn actions_in_round(round: u8) -> u8 {
    if round == 1 { 1 } else { 2 }
}

/// S7: three orders lie open for two or three players, four for more.
pub(crate) fn order_slots(seats: u8) -> u8 {
    if seats <= 3 { 3 } else { 4 }
}

impl Game {
    /// Every legal move, appended.
    pub(crate) fn generate(&self, list: &mut MoveList) {
        match self.turn.stage {
            Stage::Action => self.generate_actions(list),
            Stage::Delivery => {
                self.generate_settlements(list);
                self.generate_exchanges(list);
            }
            Stage::Route => self.generate_routes(list),
            Stage::Cart => self.generate_carts(list),
            Stage::Toll => self.generate_tolls(list),
            Stage::Dig(_) => self.generate_digs(list),
            Stage::Over => {}
        }
    }

    fn generate_actions(&self, list: &mut MoveList) {
        if self.turn.actions > 0 {
            self.generate_piece_actions(list);
            self.generate_extractions(list);
            self.generate_visits(list);
            list.push(Move::Pass);
        } else {
            list.push(Move::End);
            self.generate_continuations(list);
        }
        self.generate_recalls(list);
        self.generate_tool_moves(list);
        self.generate_exchanges(list);
    }

    /// Whether a move is legal: first whether it answers what is asked, then its own rules.
    pub(crate) fn judge(&self, mv: &Move) -> Result<(), Illegal> {
        match mv.muria_rule() {
            Some(rule) if !self.rules.is_muria() => return Err(Illegal::NeedsMuria { rule }),
            _ => self.check_moment(mv)?,
        }
        match *mv {
            Move::Deliver { slot } => self.check_delivery(slot),
            Move::Forfeit(penalty) => self.check_forfeit(penalty),
            Move::Place { piece, to } => self.check_place(piece, to),
            Move::Rope { piece, to } => self.check_rope(piece, to),
            Move::Extract(extraction) => self.check_extraction(&extraction),
            Move::Route(route) => self.check_route(&route),
            Move::Cart { at, and } => self.check_cart(at, and),
            Move::Haul => self.check_haul(),
            Move::Toll { at, shares } => self.check_toll(at, &shares),
            Move::Assist { piece, post } => self.check_assist(piece, post),
            Move::AssistPair { first, second } => self.check_assist_pair(first, second),
            Move::Hire => self.check_hire(),
            Move::Buy { slot } => self.check_buy(slot),
            Move::Pump { at, water } => self.check_pump(at, water),
            Move::Square => self.check_visit(Building::Square),
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
            Move::Exchange { kind } => self.check_exchange(kind),
            // All that could be wrong with these is their moment.
            Move::Dig(_) | Move::Pass | Move::End => Ok(()),
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
        let left = self.turn.actions;
        match mv {
            Move::End if left > 0 => Err(Illegal::ActionsLeft { left }),
            _ if mv.takes_action() && left == 0 => Err(Illegal::NoActionLeft),
            _ => Ok(()),
        }
    }

    /// Carries out a legal move.
    pub(crate) fn apply(&mut self, mv: Move, on: &mut impl FnMut(Event)) {
        if mv.takes_action() {
            self.turn.actions -= 1;
            self.turn.worked |= mv != Move::Pass;
        }
        self.turn.open = Open::Nothing;
        match mv {
            Move::Deliver { slot } => self.deliver(slot, on),
            Move::Forfeit(penalty) => self.forfeit(penalty, on),
            Move::Place { piece, to } => self.place(piece, to, on),
            Move::Rope { piece, to } => self.rope(piece, to, on),
            Move::Extract(extraction) => self.extract(&extraction, on),
            Move::Route(route) => self.choose_route(&route, on),
            Move::Cart { at, and } => self.choose_cart(at, and, on),
            Move::Haul => self.haul_up(on),
            Move::Toll { at: _, shares } => self.share_toll(&shares, on),
            Move::Assist { piece, post } => self.assist(piece, post, on),
            Move::AssistPair { first, second } => self.assist_pair(first, second, on),
            Move::Hire => self.hire(on),
            Move::Buy { slot } => self.buy(slot, on),
            Move::Pump { at, water } => self.pump(at, water, on),
            Move::Square => self.square(on),
            Move::Market { commercial, first, second } => {
                self.trade_at_market(commercial, first, second, on);
            }
            Move::Castle { piece, royal } => self.queue(piece, royal, on),
            Move::Boil { piece } => self.boil(piece, on),
            Move::BoilMore { piece } => self.boil_more(piece, on),
            Move::Recall { miners, foreman } => self.recall(miners, foreman, on),
            Move::Shaft { under } => self.build_shaft(under, on),
            Move::Dig(side) => self.dig(side, on),
            Move::Bucket { from, to } => self.carry_bucket(from, to, on),
            Move::Feed(feed) => self.feed(feed, on),
            Move::Exchange { kind } => self.exchange(kind, on),
            Move::Pass => {}
            Move::End => self.end_turn(on),
        }
    }

    /// T2: the seat's turn begins: the queue moves up, and what has arrived is to be settled.
    pub(crate) fn begin_turn(&mut self, seat: Seat, on: &mut impl FnMut(Event)) {
        let round = self.turn.round;
        self.turn.seat = seat;
        self.turn.actions = actions_in_round(round);
        self.turn.worked = false;
        self.turn.visited = 0;
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

    /// T2: the turn ends; the next one, round or phase begins.
    fn end_turn(&mut self, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        if !self.turn.worked {
            self.mine.rest(seat);
            on(Event::Rested { seat });
        }
        let next = seat.next(self.seats);
        if next != self.turn.start {
            return self.begin_turn(next, on);
        }
        if !self.is_last_round() {
            self.turn.round += 1;
            return self.begin_turn(next, on);
        }
        match self.turn.phase.next() {
            Some(phase) => self.next_phase(phase, on),
            None => {
                self.turn.stage = Stage::Over;
                self.turn.actions = 0;
                on(Event::GameOver);
            }
        }
    }

    /// T5, T8: whether the phase ends with this round.
    pub fn is_last_round(&self) -> bool {
        self.castle.done >= self.threshold(self.turn.phase)
            || self.turn.round >= self.rules.round_limit
    }

    /// T5: how many completed orders end a phase.
    pub fn threshold(&self, phase: Phase) -> u8 {
        threshold(&self.rules, self.seats, phase)
    }

    /// T6: the phase ends and the next begins.
    fn next_phase(&mut self, phase: Phase, on: &mut impl FnMut(Event)) {
        self.everybody_goes_home(on);
        for seat in Seat::first(self.seats) {
            let player = self.player_mut(seat);
            player.ready = player.ready.with(player.used);
            player.used = Default::default();
        }
        for kind in [Kind::Brown, Kind::Green] {
            if self.market.top_up(kind) {
                let salt = Salt::one(kind);
                on(Event::SaltMoved { from: Store::Bank, to: Store::Market, salt });
            }
        }
        if self.saltworks.brine > 2 {
            let count = self.saltworks.brine - 2;
            self.saltworks.brine = 2;
            on(Event::WaterMoved { from: Store::Saltworks, to: Store::Bank, count });
        }
        self.turn.start = self.turn.start.next(self.seats);
        self.begin_phase(phase, on);
    }

    /// T6, W6: all pieces return to their owners' supplies, standing and without brine.
    fn everybody_goes_home(&mut self, on: &mut impl FnMut(Event)) {
        for seat in Seat::first(self.seats) {
            let home = |foreman, from| Event::PieceMoved { seat, foreman, from, to: Place::Supply };
            for slot in self.mine.pieces(seat) {
                let at = Place::Mine(self.mine.name(slot));
                let miners =
                    self.mine.standing_miners(seat, slot) + self.mine.tired_miners(seat, slot);
                (0..miners).for_each(|_| on(home(false, at)));
                if self.mine.foremen(seat).has(slot) {
                    on(home(true, at));
                }
            }
            let waiting = [
                (self.castle.near[seat.index()], Place::NearCircle),
                (self.castle.far[seat.index()], Place::FarCircle),
                (self.saltworks.miners[seat.index()], Place::Saltworks),
            ];
            for (miners, from) in waiting {
                (0..miners).for_each(|_| on(home(false, from)));
            }
            match self.player(seat).foreman {
                Foreman::Far => on(home(true, Place::FarCircle)),
                Foreman::Near => on(home(true, Place::NearCircle)),
                Foreman::Saltworks => on(home(true, Place::Saltworks)),
                _ => {}
            }
            let player = self.player_mut(seat);
            player.supply = player.miners;
            if player.foreman != Foreman::Box {
                player.foreman = Foreman::Supply;
            }
        }
        for post in Post::ALL {
            let Some(assistant) = self.posts[post.index()].take() else { continue };
            let pair = post == Post::Entrance && !assistant.foreman;
            for _ in 0..1 + u8::from(pair) {
                on(Event::PieceMoved {
                    seat: assistant.owner,
                    foreman: assistant.foreman,
                    from: Place::Post(post),
                    to: Place::Supply,
                });
            }
        }
        self.mine.clear_pieces();
        self.castle.near = [0; MAX_SEATS];
        self.castle.far = [0; MAX_SEATS];
        self.saltworks.miners = [0; MAX_SEATS];
    }

    /// S7: a phase is set up and its first turn begins.
    pub(crate) fn begin_phase(&mut self, phase: Phase, on: &mut impl FnMut(Event)) {
        self.turn.phase = phase;
        self.turn.round = 1;
        on(Event::PhaseBegan { phase });
        self.castle.begin_phase(phase, order_slots(self.seats), self.components, on);
        self.workshop.begin_phase(phase, on);
        self.inn = self.components.inn_first[usize::from(self.seats)];
        self.shafts += self.components.shaft_tiles[phase.index()];
        self.begin_turn(self.turn.start, on);
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
