//! Any move that can be written.

use crate::{
    Extraction, Feed, Forfeit, Game, Kind, Move, Origin, Post, Route, Salt, Side, Source, Space,
    Trade, seat::MAX_SEATS,
};
use rand::{Rng, RngExt, seq::IndexedRandom};

/// A random move out of all that can be written, legal or not: every verb, and spaces mostly of
/// this mine, so that many are nearly legal.
pub fn any_move(game: &Game, rng: &mut impl Rng) -> Move {
    let mut draw = Draw { game, rng };
    match draw.below(26) {
        0 => Move::Deliver { slot: draw.below(4) },
        1 => Move::Forfeit(match draw.chance() {
            true => Forfeit::Coins,
            false => Forfeit::Salt(draw.kind()),
        }),
        2 => Move::Place { piece: draw.source(), to: draw.space() },
        3 => Move::Rope { piece: draw.source(), to: draw.space() },
        4 => Move::Extract(draw.extraction()),
        5 => draw.route(),
        6 => Move::Cart { at: draw.space(), and: draw.chance().then(|| draw.space()) },
        7 => Move::Haul,
        8 => draw.toll(),
        9 => Move::Assist { piece: draw.source(), post: draw.post() },
        10 => {
            let (one, two) = (draw.source(), draw.source());
            Move::AssistPair { first: one.min(two), second: one.max(two) }
        }
        11 => Move::Hire,
        12 => Move::Buy { slot: draw.below(3) },
        13 => Move::Pump { at: draw.space(), water: 1 + draw.below(4) },
        14 => Move::Square,
        15 => {
            let second = draw.chance().then(|| draw.trade());
            Move::Market { commercial: draw.chance(), first: draw.trade(), second }
        }
        16 => Move::Castle { piece: draw.source(), royal: draw.chance() },
        17 => Move::Boil { piece: draw.source() },
        18 => Move::BoilMore { piece: draw.source() },
        19 => match draw.below(4) {
            0 => Move::Recall { miners: 0, foreman: true },
            1 => Move::Recall { miners: 1, foreman: true },
            miners => Move::Recall { miners: miners - 1, foreman: false },
        },
        20 => Move::Shaft { under: draw.space() },
        21 => Move::Dig(if draw.chance() { Side::Left } else { Side::Right }),
        22 => Move::Bucket { from: draw.space(), to: draw.space() },
        23 => Move::Feed(draw.feed()),
        24 => Move::Exchange { kind: draw.kind() },
        _ => *[Move::Pass, Move::End].choose(draw.rng).unwrap_or(&Move::End),
    }
}

struct Draw<'a, R> {
    game: &'a Game,
    rng: &'a mut R,
}

impl<R: Rng> Draw<'_, R> {
    fn below(&mut self, end: u8) -> u8 {
        self.rng.random_range(0..end)
    }

    fn chance(&mut self) -> bool {
        self.rng.random()
    }

    fn kind(&mut self) -> Kind {
        Kind::ALL[usize::from(self.below(4))]
    }

    fn post(&mut self) -> Post {
        Post::ALL[usize::from(self.below(6))]
    }

    /// Mostly a space of this mine.
    fn space(&mut self) -> Space {
        let mine = &self.game.mine;
        let slot =
            mine.existing().nth(usize::from(self.rng.random_range(0..mine.existing().len())));
        let anywhere = Space::all().nth(self.rng.random_range(0..Space::COUNT));
        let here = slot.map(|slot| mine.name(slot));
        let (first, second) = if self.below(10) > 0 { (here, anywhere) } else { (anywhere, here) };
        first.or(second).unwrap_or(Space::ENTRANCE)
    }

    fn source(&mut self) -> Source {
        let origin = match self.below(4) {
            0 => Origin::Supply,
            1 => Origin::Post(self.post()),
            _ => Origin::Mine(self.space()),
        };
        Source { origin, foreman: self.below(4) == 0 }
    }

    fn trade(&mut self) -> Trade {
        let kind = self.kind();
        if self.chance() { Trade::Sell(kind) } else { Trade::Buy(kind) }
    }

    fn extraction(&mut self) -> Extraction {
        let mut salt = Salt::NONE;
        for _ in 0..1 + self.below(3) {
            salt.gain(self.kind(), 1);
        }
        Extraction {
            at: self.space(),
            salt,
            miners: self.below(5),
            foreman: self.below(4) == 0,
            pickaxes: self.below(5).saturating_sub(3),
            mill: self.below(5) == 0,
        }
    }

    /// A walk from somewhere, mostly upwards.
    fn route(&mut self) -> Move {
        let mut spaces = vec![self.space()];
        for _ in 0..self.below(8) {
            let last = spaces[spaces.len() - 1];
            let step = crate::Direction::ALL[usize::from(self.below(4))];
            spaces.extend(last.step(step));
        }
        Route::through(spaces).map_or(Move::Haul, Move::Route)
    }

    fn toll(&mut self) -> Move {
        let mut shares = [0; MAX_SEATS];
        for _ in 0..1 + self.below(3) {
            shares[usize::from(self.below(5))] += 1;
        }
        Move::Toll { at: self.space(), shares }
    }

    fn feed(&mut self) -> Feed {
        let (one, two) = (self.space(), self.space());
        match self.below(3) {
            0 => Feed::Miner(one),
            1 => Feed::Miners(one.min(two), one.max(two)),
            _ => Feed::Foreman(one),
        }
    }
}
