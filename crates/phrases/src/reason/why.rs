//! Reasons in words.

use super::{facts::Reason, words::Words};
use crate::{Fact, Phrases};
use magnumsal_rules::{Seat, Space};

/// Where reasons are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// The best moves of a position are listed.
    Hint,
    /// The better move is compared with the one that was played.
    Review,
}

impl Phrases {
    /// Reasons in words, the first first: without a full stop, and without the player as a subject,
    /// so that they can stand behind a move. `names` are the players', by seat.
    pub fn why(&self, reasons: &[Reason], occasion: Occasion, names: &[String]) -> String {
        Words { phrases: self, names }.why(reasons, occasion)
    }
}

impl Words<'_> {
    fn why(&self, reasons: &[Reason], occasion: Occasion) -> String {
        let mut texts = reasons.iter().enumerate().map(|(index, reason)| {
            let text = self.reason(reason, occasion);
            match reason.is_cost() && index > 0 {
                true => self.say("why-but", &[("reason", text.into())]),
                false => text,
            }
        });
        let first = texts.next().unwrap_or_default();
        texts.fold(first, |first, second| {
            self.say("why-and", &[("first", first.into()), ("second", second.into())])
        })
    }

    fn reason(&self, reason: &Reason, occasion: Occasion) -> String {
        let code = match occasion {
            Occasion::Hint => "hint",
            Occasion::Review => "review",
        };
        let when = ("occasion", Fact::from(code));
        let coins = |amount: u16| ("coins", Fact::from(self.coins(amount)));
        let name = |seat: Seat| ("name", Fact::from(self.name(seat)));
        let at = |space: Space| ("space", Fact::from(space.to_string()));
        let change = |before: u8, after: u8| [("before", before.into()), ("after", after.into())];
        match *reason {
            Reason::OnlyMove => self.say("why-only-move", &[]),
            Reason::Order { price } => self.say("why-order", &[coins(price)]),
            Reason::Short { price, missing } => {
                self.say("why-short", &[coins(price), ("cubes", self.cubes(missing).into())])
            }
            Reason::Ready { price } => self.say("why-ready", &[coins(price)]),
            Reason::Unready { price, missing } => {
                self.say("why-unready", &[coins(price), ("cubes", self.cubes(missing).into())])
            }
            Reason::NoOrder => self.say("why-no-order", &[]),
            Reason::Rival { seat, price } => self.say("why-rival", &[name(seat), coins(price)]),
            Reason::Taken { seat, price } => self.say("why-taken", &[name(seat), coins(price)]),
            Reason::Kept { price } => self.say("why-kept", &[coins(price)]),
            Reason::BestPaid => self.say("why-best-paid", &[]),
            Reason::LastOrder { game: false } => self.say("why-phase-ends", &[]),
            Reason::LastOrder { game: true } => self.say("why-game-ends", &[]),
            Reason::Stuck { ref seats } => {
                let names = self.list(seats.iter().map(|&seat| self.name(seat)));
                self.say("why-stuck", &[("names", names.into())])
            }
            Reason::Dig { space, before, after, next_turn } => {
                let key = if next_turn { "why-dig-next-turn" } else { "why-dig" };
                let [before, after] = change(before, after);
                self.say(key, &[at(space), before, after])
            }
            Reason::Strength { space, strength, need } => {
                let facts = [at(space), ("strength", strength.into()), ("need", need.into())];
                self.say("why-strength", &facts)
            }
            Reason::Reach { ref spaces } => {
                let spaces = self.list(spaces.iter().map(ToString::to_string));
                self.say("why-reach", &[("spaces", spaces.into())])
            }
            Reason::Salable { price } => self.say("why-salable", &[coins(price)]),
            Reason::Unseen { tiles, least, most, wet } => {
                let range = match least == most {
                    true => least.to_string(),
                    false => format!("{least}–{most}"),
                };
                let facts = [("tiles", tiles.into()), ("cubes", range.into()), ("wet", wet.into())];
                self.say("why-unseen", &facts)
            }
            Reason::Denies { seat, space, before, after } => {
                let [before, after] = change(before, after);
                self.say("why-denies", &[name(seat), at(space), before, after])
            }
            Reason::Tolls { ref paid } => self.list(
                paid.iter()
                    .map(|&(seat, amount)| self.say("why-toll", &[coins(amount), name(seat)])),
            ),
            Reason::TollsOpen => self.say("why-tolls-open", &[]),
            Reason::Saves { amount } => self.say("why-saves", &[coins(amount)]),
            Reason::Income { seat, space, before, after } => {
                let [before, after] = change(before, after);
                self.say("why-income", &[name(seat), at(space), before, after])
            }
            Reason::Carrying { space, before, after } => {
                let [before, after] = change(before, after);
                self.say("why-carrying", &[at(space), before, after])
            }
            Reason::Poorest { seat } => self.say("why-poorest", &[name(seat)]),
            Reason::Tool { tool } => self.say("why-tool", &self.tool(tool)),
            Reason::UsesTool { tool } => self.say("why-uses-tool", &self.tool(tool)),
            Reason::ToolWorth { before, after } => self.say("why-tools", &change(before, after)),
            Reason::NoSupply => self.say("why-no-supply", &[]),
            Reason::DearerMiner { price } => self.say("why-dearer-miner", &[coins(price)]),
            Reason::LastMiner => self.say("why-last-miner", &[]),
            Reason::MostMiners => self.say("why-most-miners", &[]),
            Reason::FewerMiners { seat, miners } => {
                self.say("why-fewer-miners", &[name(seat), ("count", miners.into())])
            }
            Reason::Cash { coins: amount } => self.say("why-cash", &[coins(amount)]),
            Reason::Held => self.say("why-held", &[]),
            Reason::Square => self.say("why-square", &[]),
            Reason::Sale { amount } => self.say("why-sale", &[coins(amount)]),
            Reason::Unneeded { kind } => self.say("why-unneeded", &self.kind(kind)),
            Reason::Undercut { seat, kind, before, after } => {
                let [kind, letter] = self.kind(kind);
                let [before, after] = change(before, after);
                self.say("why-undercut", &[name(seat), kind, letter, before, after])
            }
            Reason::Wages { post, count } => {
                let [post, code] = self.post(post);
                self.say("why-wages", &[post, code, ("count", count.into())])
            }
            Reason::GivesUp { post } => self.say("why-gives-up", &self.post(post)),
            Reason::Rest { pieces } => self.say("why-rest", &[("count", pieces.into())]),
            Reason::Brine { brine, pieces } => {
                self.say("why-brine", &[("brine", brine.into()), ("pieces", pieces.into())])
            }
            Reason::Next { ref game, mv, new, order } => {
                // The move is legal there.
                let mut deed = self.phrases.deed(game, &mv, self.names).unwrap_or_default();
                if let Some(price) = order {
                    let order = self.reason(&Reason::Order { price }, occasion);
                    let both = [("first", deed.into()), ("second", order.into())];
                    deed = self.say("list-comma", &both);
                }
                let key = if new { "why-next-new" } else { "why-next" };
                self.say(key, &[("deed", deed.into())])
            }
            Reason::Lacking { amount: Some(amount) } => {
                self.say("why-lacking-money", &[when, coins(amount)])
            }
            Reason::Lacking { amount: None } => self.say("why-lacking", &[when]),
            Reason::NextBest { ref reasons } => {
                let reasons = self.list(reasons.iter().map(|reason| self.reason(reason, occasion)));
                self.say("why-next-best", &[when, ("reasons", reasons.into())])
            }
            Reason::Ahead { amount, alone: false } => self.say("why-ahead", &[when, coins(amount)]),
            Reason::Ahead { amount, alone: true } => {
                self.say("why-ahead-alone", &[when, coins(amount)])
            }
            Reason::Behind { amount } => self.say("why-behind", &[when, coins(amount)]),
            Reason::Safer { points } => self.say("why-safer", &[when, ("points", points.into())]),
            Reason::Riskier { points } => {
                self.say("why-riskier", &[when, ("points", points.into())])
            }
            Reason::Richer { amount } => self.say("why-richer", &[when, coins(amount)]),
            Reason::Same => self.say("why-same", &[when]),
            Reason::Even { best: true } => self.say("why-even-best", &[when]),
            Reason::Even { best: false } => self.say("why-even", &[when]),
            Reason::Unrivalled => self.say("why-unrivalled", &[]),
        }
    }
}
