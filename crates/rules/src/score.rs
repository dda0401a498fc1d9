//! What everybody is worth, part by part, and who wins (T7).

use crate::{Game, Kind, Seat};
use serde::{Deserialize, Serialize};

/// T7: what a cube or a pair of brine is worth at the end.
pub(crate) const SALT_VALUE: u8 = 3;

/// The result of a finished game (T7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Final worth, by seat.
    pub scores: Vec<u16>,
    /// Who won; several if the victory is shared.
    pub winners: Vec<Seat>,
}

/// How many of something a player has, and what they are worth together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Worth {
    /// How many.
    pub count: u16,
    /// Their value in groszy.
    pub value: u16,
}

/// What a player is worth (T7), part by part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the letters of the notation")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    /// Money.
    pub coins: Worth,
    pub b: Worth,
    pub g: Worth,
    pub w: Worth,
    /// Brine, which counts in pairs.
    pub u: Worth,
    /// Tools, used or not.
    pub tools: Worth,
    /// All together.
    pub total: u16,
}

/// What decides between players of equal worth (T7), in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TieBreak {
    /// More orders completed.
    Orders,
    /// Fewer miners.
    Miners,
    /// Fewer tools.
    Tools,
    /// Nothing: they share the place.
    Shared,
}

/// A player's place in the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ranked {
    /// The player.
    pub seat: Seat,
    /// The place from 1; players between whom nothing decides have the same.
    pub place: u8,
    /// Final worth.
    pub total: u16,
    /// What decided between this player and the one before, if both are worth the same.
    pub tie: Option<TieBreak>,
}

/// What the players are compared by, the better the greater.
type Rank = [u16; 4];

impl Game {
    /// T7: a player's worth as it stands, part by part.
    pub fn score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let value = u16::from(SALT_VALUE);
        let cubes = |kind: Kind| {
            let count = u16::from(player.salt.of(kind));
            // Only pairs of brine count.
            let counted = if kind == Kind::Brine { count / 2 } else { count };
            Worth { count, value: counted * value }
        };
        let tools = self.tools_owned(seat);
        let coins = Worth { count: player.coins, value: player.coins };
        let [b, g, w, u] = Kind::ALL.map(cubes);
        let tools = Worth { count: tools.into(), value: self.components.tool_value(tools).into() };
        let total = [coins, b, g, w, u, tools].iter().map(|worth| worth.value).sum();
        Score { coins, b, g, w, u, tools, total }
    }

    /// T7: a player's worth as it stands.
    pub fn worth(&self, seat: Seat) -> u16 {
        self.score(seat).total
    }

    /// All tools of a player, used or not.
    fn tools_owned(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.ready.with(player.used).total()
    }

    fn rank(&self, seat: Seat) -> Rank {
        let player = self.player(seat);
        let fewer = |count: u8| u16::from(u8::MAX - count);
        let orders = player.orders.into();
        [self.worth(seat), orders, fewer(player.miners), fewer(self.tools_owned(seat))]
    }

    /// T7: everybody in the order of their worth as it stands, the best first.
    pub fn ranking(&self) -> Vec<Ranked> {
        let mut seats: Vec<(Rank, Seat)> =
            Seat::first(self.seats).map(|seat| (self.rank(seat), seat)).collect();
        // Seats between whom nothing decides stay in their order.
        seats.sort_by(|(one, _), (other, _)| other.cmp(one));
        let mut ranking: Vec<Ranked> = Vec::new();
        for (index, &(rank, seat)) in seats.iter().enumerate() {
            let before = index.checked_sub(1).map(|before| (seats[before].0, ranking[before]));
            let tie = before.and_then(|(above, _)| tie_break(above, rank));
            let place = match (before, tie) {
                (Some((_, shared)), Some(TieBreak::Shared)) => shared.place,
                _ => index as u8 + 1,
            };
            ranking.push(Ranked { seat, place, total: rank[0], tie });
        }
        ranking
    }

    /// T7: the result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let seats = Seat::first(self.seats);
        let best = seats.clone().map(|seat| self.rank(seat)).max();
        Some(Outcome {
            scores: seats.clone().map(|seat| self.worth(seat)).collect(),
            winners: seats.filter(|&seat| Some(self.rank(seat)) == best).collect(),
        })
    }
}

/// What puts one player behind another of equal worth.
fn tie_break(above: Rank, below: Rank) -> Option<TieBreak> {
    if above[0] != below[0] {
        return None;
    }
    let by = [TieBreak::Orders, TieBreak::Miners, TieBreak::Tools];
    let differs = (1..).zip(by).find(|&(index, _)| above[index] != below[index]);
    Some(differs.map_or(TieBreak::Shared, |(_, by)| by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    fn ranked(table: &Table) -> Vec<(u8, u8, Option<TieBreak>)> {
        let places = table.game.ranking().into_iter();
        places.map(|place| (place.seat.number(), place.place, place.tie)).collect()
    }

    #[test]
    fn t7_a_score_has_money_cubes_pairs_of_brine_and_tools() {
        let table = board("rules muria; a coins 7 salt bbgwuuu ready rope cart rope");
        let score = table.game.score(seat(0));
        let worth = |count, value| Worth { count, value };
        assert_eq!((score.coins, score.b, score.g), (worth(7, 7), worth(2, 6), worth(1, 3)));
        assert_eq!((score.w, score.u, score.tools), (worth(1, 3), worth(3, 3), worth(3, 6)));
        assert_eq!((score.total, table.game.worth(seat(0))), (28, 28));
    }

    #[test]
    fn t7_ties_are_broken_by_orders_then_miners_then_tools() {
        let rich = ["a", "b", "c", "d"].map(|owner| format!("{owner} coins 30 salt -"));
        let table = board(&rich.join("; "));
        assert_eq!(
            ranked(&table),
            [0, 1, 2, 3].map(|seat| (seat, 1, (seat > 0).then_some(TieBreak::Shared)))
        );
        let table = board(
            "a coins 28 salt - ready rope; b coins 30 salt - supply 3
             c coins 30 salt - orders 2; d coins 30 salt -",
        );
        assert_eq!(
            ranked(&table),
            [
                (2, 1, None),
                (1, 2, Some(TieBreak::Orders)),
                (3, 3, Some(TieBreak::Miners)),
                (0, 4, Some(TieBreak::Tools))
            ]
        );
    }
}
