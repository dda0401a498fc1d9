//! The market (B5, B6, U6).

use crate::{
    Game, Illegal, Kind, Move, MoveList, Salt, Tool,
    edition::Components,
    event::{Event, Store},
    moves::{Building, Post, Trade},
    rule::Rule,
    values::ByKind,
};
use serde::Serialize;

/// B5: the most trades of a visit.
pub(crate) const MOST_TRADES: u8 = 2;

/// What a cube of a kind costs at the market now, and what it brings (B5), without a privilege.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Price {
    /// To buy one, if there is one.
    pub buy: Option<u8>,
    /// To sell one, if there is room.
    pub sell: Option<u8>,
}

/// Cubes on the market's columns, laid from the dearest space down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Market {
    pub(crate) cubes: [u8; 3],
}

impl Market {
    /// S4.
    pub(crate) fn new(components: &Components) -> Self {
        Self { cubes: [0, 1, 2].map(|kind| components.market[kind].start) }
    }

    /// T6: an empty column gets one cube; returns whether it did.
    pub(crate) fn top_up(&mut self, kind: Kind) -> bool {
        let cubes = &mut self.cubes[kind.index()];
        let empty = *cubes == 0;
        // Not `+= u8::from(empty)`: rustc 1.95 compiles that wrongly when it optimises, and the cube
        // never comes. `t6_…` tests and the recorded games would show it.
        *cubes = (*cubes).max(1);
        empty
    }
}

/// A visit under way: what the visitor and the market have, and which cubes may not be traded back.
#[derive(Clone, Copy)]
struct Visit<'g> {
    components: &'g Components,
    commercial: bool,
    cubes: [u8; 3],
    coins: u16,
    salt: Salt,
    /// B6: what the first trade was, if the same cube could be traded back.
    bought: Option<Kind>,
    sold: Option<Kind>,
}

impl<'g> Visit<'g> {
    fn new(game: &'g Game, commercial: bool) -> Self {
        Self {
            components: &game.components,
            commercial,
            cubes: game.market.cubes,
            coins: game.me().coins,
            salt: game.me().salt,
            bought: None,
            sold: None,
        }
    }

    /// What a sale brings, and whether the cube goes to the bank (U6).
    fn sale(&self, kind: Kind) -> Option<(u16, bool)> {
        let column = &self.components.market[kind.index()];
        match column.free(self.cubes[kind.index()]) {
            // The column is full: its lowest price, without the extra grosz.
            0 if self.commercial => Some((column.price(0).into(), true)),
            0 => None,
            free => Some((u16::from(column.price(free - 1)) + u16::from(self.commercial), false)),
        }
    }

    /// What a purchase costs.
    fn cost(&self, kind: Kind) -> Option<u16> {
        let column = &self.components.market[kind.index()];
        let cubes = self.cubes[kind.index()];
        let price = u16::from(column.price(column.free(cubes)));
        (cubes > 0).then(|| price - u16::from(self.commercial))
    }

    /// What a trade brings or costs, and whether the cube goes to the bank (U6).
    fn price(&self, trade: Trade) -> Option<(u16, bool)> {
        match trade {
            Trade::Sell(kind) => self.sale(kind),
            Trade::Buy(kind) => self.cost(kind).map(|price| (price, false)),
        }
    }

    /// Whether there is nothing to sell and no money for even the cheapest cube: often so, and
    /// quickly seen.
    #[inline]
    fn is_in_vain(&self) -> bool {
        let most = self.coins + u16::from(self.commercial);
        self.salt.is_empty()
            && self.components.market.iter().all(|column| most < column.price(0).into())
    }

    /// The trades that [`Visit::check`] allows: worked out without branches, because a market visit is
    /// possible at most turns.
    fn open_trades(&self) -> Trades {
        let mut open = Trades::NONE;
        for kind in Kind::DUG {
            let index = kind.index();
            let column = &self.components.market[index];
            let (cubes, held) = (self.cubes[index], self.salt.of(kind));
            let free = column.free(cubes);
            let sell =
                (held > u8::from(self.bought == Some(kind))) & ((free > 0) | self.commercial);
            let cost = u16::from(column.price(free)).wrapping_sub(u16::from(self.commercial));
            let buy = (cubes > 0) & (self.sold != Some(kind)) & (cost <= self.coins);
            open.set(Trade::Sell(kind), sell);
            open.set(Trade::Buy(kind), buy);
        }
        open
    }

    fn check(&self, trade: Trade) -> Result<(), Illegal> {
        match trade {
            Trade::Sell(Kind::Brine) | Trade::Buy(Kind::Brine) => Err(Illegal::BrineNotTraded),
            Trade::Sell(kind) => {
                // B6: a cube just bought is not the visitor's to sell.
                let own = self.salt.of(kind) - u8::from(self.bought == Some(kind));
                match (self.salt.of(kind), own) {
                    (0, _) => Err(Illegal::NoSalt { kind, rule: Rule::B5 }),
                    (_, 0) => Err(Illegal::SameCube { kind }),
                    _ if self.sale(kind).is_none() => Err(Illegal::ColumnFull { kind }),
                    _ => Ok(()),
                }
            }
            Trade::Buy(kind) => {
                let Some(cost) = self.cost(kind) else { return Err(Illegal::ColumnEmpty { kind }) };
                if self.sold == Some(kind) {
                    return Err(Illegal::SameCube { kind });
                }
                if cost > self.coins {
                    let (price, purse) = (cost.into(), self.coins);
                    return Err(Illegal::TooPoor { price, purse, rule: Rule::B5 });
                }
                Ok(())
            }
        }
    }

    /// The visit after a legal trade.
    #[inline]
    fn after(mut self, trade: Trade) -> Self {
        match trade {
            Trade::Sell(kind) => {
                let (price, to_bank) = self.sale(kind).unwrap_or_default();
                self.coins += price;
                self.salt.lose(kind, 1);
                if !to_bank {
                    self.cubes[kind.index()] += 1;
                    self.sold = Some(kind);
                }
            }
            Trade::Buy(kind) => {
                self.coins -= self.cost(kind).unwrap_or_default();
                self.salt.gain(kind, 1);
                self.cubes[kind.index()] -= 1;
                self.bought = Some(kind);
            }
        }
        self
    }
}

impl Trade {
    const BUY: usize = 4;

    /// Sales come first, then purchases, in the order of the kinds.
    const fn index(self) -> usize {
        match self {
            Self::Sell(kind) => kind.index(),
            Self::Buy(kind) => kind.index() + Self::BUY,
        }
    }

    const fn from_index(index: usize) -> Self {
        let kind = Kind::ALL[index % Self::BUY];
        if index < Self::BUY { Self::Sell(kind) } else { Self::Buy(kind) }
    }
}

bit_set! {
    /// A set of trades.
    struct Trades(u8) of Trade;
}

impl Game {
    /// The salt of a kind on the market.
    pub fn market_cubes(&self, kind: Kind) -> u8 {
        self.market.cubes.get(kind.index()).copied().unwrap_or_default()
    }

    /// B5: what each kind costs and brings at the market now.
    pub fn market_prices(&self) -> ByKind<Price> {
        let price = |kind| Price { buy: self.purchase_price(kind), sell: self.sale_price(kind) };
        ByKind { b: price(Kind::Brown), g: price(Kind::Green), w: price(Kind::White) }
    }

    /// B5, U6: what a visit with these trades brings the acting player; less than nothing if it
    /// costs, and nothing at all if they are not possible one after the other.
    pub fn market_gain(
        &self,
        commercial: bool,
        first: Trade,
        second: Option<Trade>,
    ) -> Option<i32> {
        let visit = Visit::new(self, commercial);
        let mut after = visit;
        for trade in [Some(first), second].into_iter().flatten() {
            after.check(trade).ok()?;
            after = after.after(trade);
        }
        Some(i32::from(after.coins) - i32::from(visit.coins))
    }

    /// B5, B6: one or two trades.
    pub(crate) fn check_market(
        &self,
        commercial: bool,
        first: Trade,
        second: Option<Trade>,
    ) -> Result<(), Illegal> {
        self.check_visit(Building::Market)?;
        if commercial {
            self.check_tool(Tool::Commercial, 1)?;
        }
        let visit = Visit::new(self, commercial);
        visit.check(first)?;
        second.map_or(Ok(()), |second| visit.after(first).check(second))
    }

    pub(crate) fn generate_market(&self, list: &mut MoveList) {
        if self.turn.visited.has(Building::Market) {
            return;
        }
        self.generate_market_with(false, list);
        if self.me().ready.has(Tool::Commercial) {
            self.generate_market_with(true, list);
        }
    }

    fn generate_market_with(&self, commercial: bool, list: &mut MoveList) {
        let visit = Visit::new(self, commercial);
        if visit.is_in_vain() {
            return;
        }
        for first in visit.open_trades() {
            list.push(Move::Market { commercial, first, second: None });
            for second in visit.after(first).open_trades() {
                list.push(Move::Market { commercial, first, second: Some(second) });
            }
        }
    }

    pub(crate) fn apply_market(
        &mut self,
        commercial: bool,
        first: Trade,
        second: Option<Trade>,
        on: &mut impl FnMut(Event),
    ) {
        self.visit(Building::Market);
        if commercial {
            self.use_tool(Tool::Commercial, on);
        }
        let mut visit = Visit::new(self, commercial);
        // Prices are settled before anything changes hands.
        let trades = [Some(first), second].map(|trade| {
            let settled = trade.map(|trade| (trade, visit.price(trade).unwrap_or_default()));
            visit = trade.map_or(visit, |trade| visit.after(trade));
            settled
        });
        self.market.cubes = visit.cubes;
        for (trade, (price, to_bank)) in trades.into_iter().flatten() {
            match trade {
                Trade::Sell(kind) => {
                    let to = if to_bank { Store::Bank } else { Store::Market };
                    self.give_salt(Salt::one(kind), to, on);
                    self.earn(self.turn.seat, price, Rule::B5, on);
                }
                Trade::Buy(kind) => {
                    self.pay(price.into(), Rule::B5, on);
                    self.take_salt(Salt::one(kind), Store::Market, on);
                }
            }
        }
        self.wage(Post::Market, on);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Purse, RuleSet};
    use rand::{SeedableRng, seq::IndexedRandom};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn b5_a_visit_brings_what_was_predicted() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut list = MoveList::new();
        let mut visits = 0;
        let mut game = Game::from_seed(RuleSet::muria(), 3, 5).unwrap();
        while !game.is_over() {
            game.legal_moves(&mut list);
            for mv in &list {
                let Move::Market { commercial, first, second } = *mv else { continue };
                let mut brought = 0;
                game.clone()
                    .play_with(mv, &mut |event| {
                        if let Event::Paid { from, amount, why: Rule::B5, .. } = event {
                            let earned = from == Purse::Bank;
                            brought += i32::from(amount) * if earned { 1 } else { -1 };
                        }
                    })
                    .unwrap();
                assert_eq!(game.market_gain(commercial, first, second), Some(brought), "{mv}");
                visits += 1;
            }
            let mv = *list.choose(&mut rng).unwrap();
            game.play(&mv).unwrap();
        }
        assert!(visits > 100, "{visits}");
    }
}
