//! Tools (U): the cards, and the bucket and food, which are used outside actions. The others stand with
//! the action they serve.

use crate::{
    Game, Illegal, Move, MoveList, Space, Tool,
    event::{Event, Store},
    mine::{Direction, Slot},
    moves::Feed,
    rule::Rule,
};

impl Game {
    /// Refuses a tool of which too few unused cards are at hand.
    pub(crate) fn check_tool(&self, tool: Tool, wanted: u8) -> Result<(), Illegal> {
        let ready = self.me().ready.count(tool);
        if ready < wanted {
            return Err(Illegal::NoTool { tool, ready, wanted });
        }
        Ok(())
    }

    /// Turns a tool card over.
    pub(crate) fn use_tool(&mut self, tool: Tool, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        let player = self.player_mut(seat);
        player.ready.remove(tool);
        player.used.add(tool);
        on(Event::ToolUsed { seat, tool });
    }

    /// U3: one water to the chamber left or right.
    pub(crate) fn check_bucket(&self, from: Space, to: Space) -> Result<(), Illegal> {
        self.check_tool(Tool::Bucket, 1)?;
        let slot = self.check_chamber(from, Rule::U3)?;
        let goal = self.check_chamber(to, Rule::U3)?;
        let beside = from.depth() == to.depth() && from.column().abs_diff(to.column()) == 1;
        if !beside {
            return Err(Illegal::NotBeside { space: from, to });
        }
        if !self.mine.standing(self.turn.seat).has(slot) {
            return Err(Illegal::NobodyStanding { space: from, rule: Rule::U3 });
        }
        if self.mine.contents(slot).water() == 0 {
            let rule = Rule::U3;
            return Err(Illegal::WaterNotThere { space: from, there: 0, wanted: 1, rule });
        }
        if !self.bucket_may_fill(goal) {
            return Err(Illegal::BucketIntoUnrevealed { space: to });
        }
        Ok(())
    }

    fn bucket_may_fill(&self, goal: Slot) -> bool {
        self.rules.bucket_into_unrevealed || self.mine.revealed().has(goal)
    }

    pub(crate) fn generate_bucket(&self, list: &mut MoveList) {
        if !self.me().ready.has(Tool::Bucket) {
            return;
        }
        let chambers = self.mine.chambers();
        for slot in self.mine.standing(self.turn.seat) & chambers {
            if self.mine.contents(slot).water() == 0 {
                continue;
            }
            let from = self.mine.name(slot);
            for side in [Direction::Left, Direction::Right] {
                let goal = self.mine.neighbour(slot, side).filter(|&goal| chambers.has(goal));
                let goal = goal.filter(|&goal| self.bucket_may_fill(goal));
                list.extend(goal.map(|goal| Move::Bucket { from, to: self.mine.name(goal) }));
            }
        }
    }

    pub(crate) fn apply_bucket(&mut self, from: Space, to: Space, on: &mut impl FnMut(Event)) {
        self.use_tool(Tool::Bucket, on);
        // The move is legal, so both spaces exist.
        let (Some(source), Some(goal)) = (self.mine.slot(from), self.mine.slot(to)) else { return };
        let mut emptied = self.mine.contents(source);
        emptied.take_water(1);
        self.mine.set_contents(source, emptied);
        let mut filled = self.mine.contents(goal);
        filled.add_water(1);
        self.mine.set_contents(goal, filled);
        let (from, to) = (Store::Chamber(from), Store::Chamber(to));
        on(Event::WaterMoved { from, to, count: 1 });
    }

    /// U5: one or two tired miners, or the tired foreman.
    pub(crate) fn check_feed(&self, feed: Feed) -> Result<(), Illegal> {
        self.check_tool(Tool::Food, 1)?;
        let seat = self.turn.seat;
        let slot = |space| self.check_space(space);
        let tired = |space, wanted| {
            let there = self.mine.tired_miners(seat, slot(space)?);
            if there < wanted {
                return Err(Illegal::NobodyTired { space, there, wanted });
            }
            Ok(())
        };
        match feed {
            Feed::Miner(space) => tired(space, 1),
            Feed::Miners(one, two) if one > two => Err(Illegal::WrongOrder { rule: Rule::U5 }),
            Feed::Miners(one, two) if one == two => tired(one, 2),
            Feed::Miners(one, two) => tired(one, 1).and_then(|()| tired(two, 1)),
            Feed::Foreman(space) => {
                let here = self.mine.foremen(seat).has(slot(space)?);
                if !here || !self.mine.foreman_is_tired(seat) {
                    return Err(Illegal::ForemanNotTired { space });
                }
                Ok(())
            }
        }
    }

    pub(crate) fn generate_feed(&self, list: &mut MoveList) {
        if !self.me().ready.has(Tool::Food) {
            return;
        }
        let seat = self.turn.seat;
        let tired = |slot: Slot| self.mine.tired_miners(seat, slot);
        let mut rest = self.mine.pieces(seat) & self.mine.chambers();
        while let Some(slot) = rest.next() {
            let one = self.mine.name(slot);
            if self.mine.foremen(seat).has(slot) && self.mine.foreman_is_tired(seat) {
                list.push(Move::Feed(Feed::Foreman(one)));
            }
            if tired(slot) == 0 {
                continue;
            }
            list.push(Move::Feed(Feed::Miner(one)));
            if tired(slot) >= 2 {
                list.push(Move::Feed(Feed::Miners(one, one)));
            }
            for other in rest.filter(|&other| tired(other) > 0) {
                let two = self.mine.name(other);
                list.push(Move::Feed(Feed::Miners(one.min(two), one.max(two))));
            }
        }
    }

    pub(crate) fn apply_feed(&mut self, feed: Feed, on: &mut impl FnMut(Event)) {
        self.use_tool(Tool::Food, on);
        match feed {
            Feed::Miner(space) => self.wake_miner(space, on),
            Feed::Miners(one, two) => {
                self.wake_miner(one, on);
                self.wake_miner(two, on);
            }
            Feed::Foreman(at) => {
                let seat = self.turn.seat;
                self.mine.wake_foreman(seat);
                on(Event::StoodUp { seat, at, foreman: true });
            }
        }
    }

    fn wake_miner(&mut self, at: Space, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        if let Some(slot) = self.mine.slot(at) {
            self.mine.wake_miner(seat, slot);
            on(Event::StoodUp { seat, at, foreman: false });
        }
    }
}

#[cfg(test)]
mod tests;
