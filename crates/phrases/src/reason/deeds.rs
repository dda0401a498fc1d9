//! What a move does: a deed for every kind of move, and the frames around it.

use super::Tale;
use magnumsal_rules::{
    Event, Extraction, Feed, Forfeit, MAX_SEATS, Move, Origin, Post, Purse, Rule, Salt, Seat, Side,
    Slot, Source, Space, Trade,
};

impl Tale<'_> {
    /// The whole sentence.
    pub(super) fn tell(&self) -> String {
        match self.mv {
            Move::Deliver { slot } => self.delivery(slot),
            Move::Forfeit(penalty) => self.forfeit(penalty),
            Move::Place { piece, to } => self.placement(piece, to),
            Move::Rope { piece, to } => {
                let deed = self.placement(piece, to);
                self.words.say("advice-by-rope", &[("deed", deed.into())])
            }
            Move::Extract(extraction) => self.extraction(&extraction),
            Move::Route(route) => {
                let spaces = self.words.list(route.spaces().map(|space| space.to_string()));
                self.words.say("advice-route", &[("spaces", spaces.into())])
            }
            Move::Cart { at, and } => match and {
                None => self.words.say("advice-cart", &[("space", name(at))]),
                Some(and) => {
                    self.words.say("advice-cart-two", &[("space", name(at)), ("second", name(and))])
                }
            },
            Move::Haul => self.words.say("advice-haul", &[]),
            Move::Toll { at, shares } => self.shared_toll(at, &shares),
            Move::Assist { piece, post } => self.assistant(self.words.piece(piece), post),
            Move::AssistPair { first, second } => {
                let alike = [first, second] == [Source::miner(Origin::Supply); 2];
                let pieces = match alike {
                    true => self.pieces(2, false),
                    false => self.words.list([first, second].map(|piece| self.words.piece(piece))),
                };
                self.assistant(pieces, Post::Entrance)
            }
            Move::Hire => {
                let [number, miners] = self.words.number(self.after.miners(self.seat));
                let facts = [("price", self.paid(Rule::B2).into()), number, miners];
                self.words.say("advice-hire", &facts)
            }
            Move::Buy { slot } => self.purchase(slot),
            Move::Pump { at, water } => {
                let [number, water] = self.words.number(water);
                let facts =
                    [("price", self.paid(Rule::B4).into()), number, water, ("space", name(at))];
                self.words.say("advice-pump", &facts)
            }
            Move::Square => self.words.say("advice-square", &[]),
            Move::Market { commercial, first, second } => self.market(commercial, first, second),
            Move::Castle { piece, royal } => self.castle(piece, royal),
            Move::Boil { piece } => {
                self.words.say("advice-boil", &[("piece", self.words.piece(piece).into())])
            }
            Move::BoilMore { piece } => {
                self.words.say("advice-boil-more", &[("piece", self.words.piece(piece).into())])
            }
            Move::Recall { miners, foreman } => {
                let brine = Salt::new([0, 0, 0, miners + u8::from(foreman)]);
                let facts = [
                    ("pieces", self.pieces(miners, foreman).into()),
                    ("cubes", self.words.cubes(brine).into()),
                ];
                self.words.say("advice-recall", &facts)
            }
            Move::Shaft { under } => {
                let facts = [("price", self.paid(Rule::M3).into()), ("space", name(under))];
                self.words.say("advice-shaft", &facts)
            }
            Move::Dig(side) => self.last_tile(side),
            Move::Bucket { from, to } => {
                let facts = [("space", name(from)), ("to", name(to))];
                self.words.say("advice-bucket", &facts)
            }
            Move::Feed(feed) => self.meal(feed),
            Move::Exchange { kind } => {
                let price = self.game.components().brine_price(kind).unwrap_or_default();
                let facts = [
                    ("brine", self.words.cubes(Salt::new([0, 0, 0, price])).into()),
                    ("cubes", self.words.cubes(Salt::one(kind)).into()),
                ];
                self.words.say("advice-exchange", &facts)
            }
            Move::Pass => self.rest("advice-pass", "advice-rest"),
            Move::End => self.rest("advice-end", "advice-end-rested"),
        }
    }

    fn delivery(&self, slot: u8) -> String {
        // The move is legal, so an order lies there.
        let order = self.game.order(slot).unwrap_or_default();
        let facts = [("salt", order.salt.to_string().into()), ("price", order.price.into())];
        self.words.say("advice-deliver", &facts)
    }

    fn forfeit(&self, penalty: Forfeit) -> String {
        match penalty {
            Forfeit::Coins => {
                self.words.say("advice-forfeit-coins", &[("amount", self.paid(Rule::K4).into())])
            }
            Forfeit::Salt(kind) => {
                let cubes = self.words.cubes(Salt::one(kind));
                self.words.say("advice-forfeit-salt", &[("cubes", cubes.into())])
            }
        }
    }

    /// A piece goes to a space: as the first, to others of its own, or on its way.
    fn placement(&self, piece: Source, to: Space) -> String {
        let mine = self.game.mine();
        let chamber = mine.slot(to).filter(|&slot| mine.chambers().has(slot));
        let crew = chamber.map_or(0, |slot| self.standing(slot));
        let opens = chamber.is_some_and(|slot| !mine.revealed().has(slot));
        let key = match crew {
            _ if opens => "advice-open",
            0 => "advice-place",
            _ => "advice-join",
        };
        let [number, count] = self.words.number(crew);
        let facts = [
            ("piece", self.words.piece(piece).into()),
            ("space", name(to)),
            ("crew", crew.into()),
            number,
            count,
        ];
        self.words.say(key, &facts)
    }

    /// Own standing pieces on a space.
    fn standing(&self, slot: Slot) -> u8 {
        let mine = self.game.mine();
        let foreman = mine.foreman_stands(self.seat, slot);
        mine.standing_miners(self.seat, slot) + u8::from(foreman)
    }

    fn extraction(&self, extraction: &Extraction) -> String {
        let Extraction { at, salt, pickaxes, mill, .. } = *extraction;
        let mine = self.game.mine();
        // E9: a mill reaches the chamber straight below.
        let below = mine.slot(at).filter(|_| mill).and_then(|slot| mine.chamber_below(slot));
        let from = below.map_or(at, |slot| mine.name(slot));
        let key = if mill { "advice-mill" } else { "advice-dig" };
        let facts = [("cubes", self.words.cubes(salt).into()), ("space", name(from))];
        let mut deed = self.words.say(key, &facts);
        if pickaxes > 0 {
            let [number, count] = self.words.number(pickaxes);
            let facts = [("deed", deed.into()), ("pickaxes", pickaxes.into()), number, count];
            deed = self.words.say("advice-with-pickaxes", &facts);
        }
        deed
    }

    fn shared_toll(&self, at: Space, shares: &[u8; MAX_SEATS]) -> String {
        let payees = Seat::first(self.game.players()).filter(|seat| shares[seat.index()] > 0);
        let tolls = payees.map(|seat| {
            let name = self.words.name(seat);
            let facts = [("amount", shares[seat.index()].into()), ("name", name.into())];
            self.words.say("advice-share", &facts)
        });
        let facts = [("space", name(at)), ("tolls", self.words.list(tolls).into())];
        self.words.say("advice-share-toll", &facts)
    }

    fn assistant(&self, piece: String, post: Post) -> String {
        let [post, code] = self.words.post(post);
        self.words.say("advice-assist", &[("piece", piece.into()), post, code])
    }

    fn purchase(&self, slot: u8) -> String {
        let Some(tool) = self.game.tool_on_offer(slot) else { return String::new() };
        let facts = [
            ("tool", self.words.phrases.tool(tool).into()),
            ("tool-id", tool.name().into()),
            ("price", self.paid(Rule::B3).into()),
        ];
        self.words.say("advice-buy", &facts)
    }

    fn market(&self, commercial: bool, first: Trade, second: Option<Trade>) -> String {
        let prices = self.events.iter().filter_map(|event| match event {
            Event::Paid { amount, why: Rule::B5, .. } => Some(*amount),
            _ => None,
        });
        let trades = [Some(first), second].into_iter().flatten();
        let deeds = trades.zip(prices).map(|(trade, price)| {
            let (key, kind) = match trade {
                Trade::Sell(kind) => ("advice-sell-cube", kind),
                Trade::Buy(kind) => ("advice-buy-cube", kind),
            };
            let [kind, letter] = self.words.kind(kind);
            self.words.say(key, &[kind, letter, ("price", price.into())])
        });
        let mut deed = self.words.list(deeds);
        if commercial {
            deed = self.words.say("advice-with-commercial", &[("deed", deed.into())]);
        }
        deed
    }

    fn castle(&self, piece: Source, royal: bool) -> String {
        let deed = self.words.say("advice-castle", &[("piece", self.words.piece(piece).into())]);
        let circle = if royal { "advice-near" } else { "advice-far" };
        self.words.say(circle, &[("deed", deed.into())])
    }

    fn last_tile(&self, side: Side) -> String {
        let laid = self.events.iter().find_map(|event| match event {
            Event::TileLaid { space } => Some(*space),
            _ => None,
        });
        let side = match side {
            Side::Left => "left",
            Side::Right => "right",
        };
        // The move is legal, so a tile is laid.
        let space = laid.unwrap_or(Space::ENTRANCE);
        self.words.say("advice-lay", &[("side", side.into()), ("space", name(space))])
    }

    fn meal(&self, feed: Feed) -> String {
        let (key, at, other) = match feed {
            Feed::Miner(at) => ("advice-feed", at, None),
            Feed::Miners(at, other) if at == other => ("advice-feed-two", at, None),
            Feed::Miners(at, other) => ("advice-feed-both", at, Some(other)),
            Feed::Foreman(at) => ("advice-feed-foreman", at, None),
        };
        let mut facts = vec![("space", name(at))];
        facts.extend(other.map(|other| ("second", name(other))));
        self.words.say(key, &facts)
    }

    /// Passing, or ending the turn: with T4 tired pieces stand up.
    fn rest(&self, plain: &str, rested: &str) -> String {
        let mine = self.game.mine();
        let miners = mine.pieces(self.seat).map(|slot| mine.tired_miners(self.seat, slot)).sum();
        let foreman = mine.foreman_is_tired(self.seat);
        let count = miners + u8::from(foreman);
        if count == 0 || !self.rests() {
            return self.words.say(plain, &[]);
        }
        let pieces = self.pieces(miners, foreman);
        self.words.say(rested, &[("count", count.into()), ("pieces", pieces.into())])
    }

    /// Miners and the foreman, as a list.
    fn pieces(&self, miners: u8, foreman: bool) -> String {
        let of_miners = (miners > 0).then(|| {
            let [number, count] = self.words.number(miners);
            self.words.say("advice-miners", &[("miners", miners.into()), number, count])
        });
        let foreman = foreman.then(|| self.words.say("advice-foreman", &[]));
        self.words.list(of_miners.into_iter().chain(foreman))
    }

    /// T4: whether tired pieces stand up at the end of the turn, if nothing but passing follows.
    fn rests(&self) -> bool {
        match self.mv {
            Move::End => self.events.iter().any(|event| matches!(event, Event::Rested { .. })),
            _ => self.after.actions() == 0 && self.after.may_rest(),
        }
    }

    /// What the player has paid the bank under a rule.
    fn paid(&self, rule: Rule) -> u16 {
        let payer = Purse::Of(self.seat);
        let amounts = self.events.iter().map(|event| match *event {
            Event::Paid { from, to: Purse::Bank, amount, why, .. }
                if from == payer && why == rule =>
            {
                amount
            }
            _ => 0,
        });
        amounts.sum()
    }
}

fn name(space: Space) -> crate::Fact {
    space.to_string().into()
}
