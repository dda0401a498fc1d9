//! The town: miners, tools, trades, posts and brine.

use super::Trial;
use magnumsal_phrases::Reason;
use magnumsal_rules::{Event, Kind, Move, Origin, Post, Purse, Rule, Seat, Source, Tool, Trade};

/// T7: what a cube counts at the end.
const CUBE_AT_END: u16 = 3;

impl Trial<'_> {
    pub(super) fn town(&self, found: &mut Vec<Reason>) {
        match self.mv {
            Move::Hire => self.hiring(found),
            Move::Buy { slot } => self.tool(slot, found),
            Move::Market { first, second, .. } => {
                let trades: Vec<Trade> = [Some(first), second].into_iter().flatten().collect();
                self.market(&trades, found);
            }
            Move::Assist { post, .. } => self.wages(post, found),
            Move::AssistPair { .. } => self.wages(Post::Entrance, found),
            Move::Boil { .. } | Move::BoilMore { .. } => {
                let seats = Seat::first(self.game.players());
                let pieces = seats.map(|seat| self.game.boiling(seat)).sum();
                found.push(Reason::Brine { brine: self.game.brine(), pieces });
            }
            Move::Square => found.push(Reason::Square),
            Move::Pass | Move::End | Move::Haul => found.push(Reason::Held),
            _ => {}
        }
        found.extend(self.mv.sends().find_map(|source: Source| match source.origin {
            Origin::Post(post) => Some(Reason::GivesUp { post }),
            _ => None,
        }));
        let (ready, left) = (self.game.ready(self.seat), self.after.ready(self.seat));
        let used = Tool::ALL.into_iter().find(|&tool| left.count(tool) < ready.count(tool));
        found.extend(used.map(|tool| Reason::UsesTool { tool }));
    }

    fn hiring(&self, found: &mut Vec<Reason>) {
        if self.game.supply(self.seat) == 0 {
            found.push(Reason::NoSupply);
        }
        match (self.game.hiring_price(), self.after.hiring_price()) {
            (_, None) => found.push(Reason::LastMiner),
            (Some(now), Some(next)) if next > now => {
                found.push(Reason::DearerMiner { price: next.into() });
            }
            _ => {}
        }
        let own = self.after.miners(self.seat);
        let most = self.others().max_by_key(|&seat| self.game.miners(seat));
        found.extend(most.map(|seat| match self.game.miners(seat) {
            miners if miners > own => Reason::FewerMiners { seat, miners },
            _ => Reason::MostMiners,
        }));
    }

    fn tool(&self, slot: u8, found: &mut Vec<Reason>) {
        found.extend(self.game.tool_on_offer(slot).map(|tool| Reason::Tool { tool }));
        let tools = self.game.ready(self.seat).total() + self.game.used(self.seat).total();
        let [before, after] =
            [tools, tools + 1].map(|tools| self.game.components().tool_value(tools));
        if after > before {
            found.push(Reason::ToolWorth { before, after });
        }
    }

    fn market(&self, trades: &[Trade], found: &mut Vec<Reason>) {
        let sold = trades.iter().filter_map(|trade| match trade {
            Trade::Sell(kind) => Some(*kind),
            Trade::Buy(_) => None,
        });
        let sold: Vec<Kind> = sold.collect();
        let Some(&first) = sold.first() else { return };
        let earned = self.events.iter().map(|event| match *event {
            Event::Paid { to: Purse::Of(to), amount, why: Rule::B5, .. } if to == self.seat => {
                amount
            }
            _ => 0,
        });
        let more = earned.sum::<u16>().saturating_sub(CUBE_AT_END * sold.len() as u16);
        let needed = |kind| self.open_orders().any(|order| order.salt.of(kind) > 0);
        if let Some(&kind) = sold.iter().find(|&&kind| !needed(kind)) {
            found.push(Reason::Unneeded { kind });
        }
        found.push(match more {
            0 => Reason::Cash { coins: self.after.coins(self.seat) },
            more => Reason::Sale { amount: more },
        });
        let prices = (self.game.sale_price(first), self.after.sale_price(first));
        if let (Some(before), Some(after)) = prices
            && after < before
        {
            let holds = |seat: &Seat| self.game.salt(*seat).of(first) > 0;
            let undercut = |seat| Reason::Undercut { seat, kind: first, before, after };
            found.extend(self.others().find(holds).map(undercut));
        }
    }

    /// A2, A5: how much there is that brings wages.
    fn wages(&self, post: Post, found: &mut Vec<Reason>) {
        let (game, mine) = (self.game, self.game.mine());
        let seats = || Seat::first(game.players());
        let anybody = |at: &dyn Fn(Seat) -> bool| seats().any(at);
        let chambers = mine.chambers() & mine.revealed();
        let count = match post {
            Post::Castle => seats().map(|seat| usize::from(game.near(seat) + game.far(seat))).sum(),
            Post::Market => {
                let trades =
                    |seat: &Seat| Kind::DUG.iter().any(|&kind| game.salt(*seat).of(kind) > 0);
                seats().filter(trades).count()
            }
            Post::Workshop => {
                let open = (0..3).filter(|&slot| game.tool_on_offer(slot).is_some()).count();
                open + usize::from(game.tools_left())
            }
            Post::Pump => {
                let wet = |slot| mine.water(slot) > 0;
                let stands = |slot| anybody(&|seat| mine.standing(seat).has(slot));
                chambers.filter(|&slot| wet(slot) && stands(slot)).count()
            }
            Post::Saltworks => seats().map(|seat| usize::from(game.boiling(seat))).sum(),
            Post::Entrance => {
                let stands = |slot| anybody(&|seat| mine.standing(seat).has(slot));
                (chambers & mine.salted()).filter(|&slot| stands(slot)).count()
            }
        };
        if count > 0 {
            found.push(Reason::Wages { post, count: count as u8 });
        }
    }
}
