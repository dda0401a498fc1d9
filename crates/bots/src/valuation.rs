//! The valuation: how much money each player will have in the end, estimated from a position.
//!
//! A player's final money is the money at hand plus a weighted sum of [`FEATURES`] numbers that
//! describe the position. The weights, in `weights.rs`, differ by expansion, number of players and
//! phase; `examples/tune.rs` finds them by regression over games that the bots play themselves.

use crate::{
    survey::{Survey, orders_left},
    weights::WEIGHTS,
};
use arrayvec::ArrayVec;
use magnumsal_rules::{Game, Kind, MAX_SEATS, Post, Seat, Tool};

/// How many numbers describe a position for a player.
pub const FEATURES: usize = 61;

/// A position as the valuation sees it for one player.
pub type Features = [f32; FEATURES];

/// The money that each seat is expected to have in the end; 0 for seats that nobody has.
pub type Money = [f32; MAX_SEATS];

/// Which of the tables of weights is for this game: the base game with 2, 3, 4 players, then Muria
/// with 2, 3, 4, 5.
pub fn table(game: &Game) -> usize {
    let players = usize::from(game.players()).clamp(2, MAX_SEATS) - 2;
    if game.rules().is_muria() { 3 + players } else { players.min(2) }
}

/// Estimates every player's final money; exact once the game is over.
pub fn money(game: &Game) -> Money {
    let mut money = [0.0; MAX_SEATS];
    let weights = &WEIGHTS[table(game)][game.phase() as usize];
    for seat in Seat::first(game.players()) {
        money[seat.index()] = if game.is_over() {
            f32::from(game.worth(seat))
        } else {
            let features = features(game, seat);
            let future: f32 = features.iter().zip(weights).map(|(f, w)| f * w).sum();
            f32::from(game.coins(seat)) + future
        };
    }
    money
}

/// How far a lead goes, by phase: with this many groszy ahead a player wins in about 85 % of games. It
/// follows from how much the estimates err, which `examples/tune.rs` measures.
const LEAD: [f32; 3] = [38.0, 33.0, 23.0];

/// The chance of each seat to win, from 0 to 1 and 1 in all: how far it is before the best other
/// one. Once the game is over it is the victory itself, shared if it is shared (T7).
///
/// The curve is made of operations that every machine does alike.
pub fn chances(game: &Game, money: &Money) -> Money {
    chances_with(game, money, LEAD[game.phase() as usize])
}

/// The same with another lead, for estimates that err otherwise.
pub(crate) fn chances_with(game: &Game, money: &Money, lead: f32) -> Money {
    let mut chances = [0.0; MAX_SEATS];
    if let Some(outcome) = game.outcome() {
        for winner in &outcome.winners {
            chances[winner.index()] = 1.0 / outcome.winners.len() as f32;
        }
        return chances;
    }
    let seats = usize::from(game.players());
    share(&mut chances[..seats], money, lead);
    chances
}

/// Shares one victory by who is how far ahead of the best other one.
pub fn share(chances: &mut [f32], money: &[f32], lead: f32) {
    let seats = chances.len();
    for seat in 0..seats {
        let others = (0..seats).filter(|&other| other != seat).map(|other| money[other]);
        let ahead = (money[seat] - others.fold(f32::MIN, f32::max)) / lead;
        chances[seat] = 0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt();
    }
    let sum: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= sum);
}

/// What the valuation sees of a position for a player.
pub fn features(game: &Game, seat: Seat) -> Features {
    let survey = Survey::new(game, seat);
    let mut features = ArrayVec::<f32, FEATURES>::new();
    let mut put = |value: f32| features.push(value);
    let left = orders_left(game);
    put(1.0);
    put(left);
    put(f32::from(game.round().min(40)) / 20.0);
    salt(game, &survey, left, &mut put);
    pieces(game, seat, left, &mut put);
    for plan in survey.plans {
        let score = plan.map_or(0.0, |plan| plan.score);
        put(score);
        put(score * left);
    }
    put(survey.at_once);
    tools(game, seat, left, &mut put);
    for post in Post::ALL {
        let own = game.assistant(post).is_some_and(|assistant| assistant.owner == seat);
        put(if own { left } else { 0.0 });
    }
    put(toll_spaces(game, seat) * left);
    put(f32::from(game.coins(seat).min(5)));
    put(f32::from(game.coins(seat).min(15)));
    let turn = game
        .to_move()
        .map_or(0, |mover| (seat.number() + game.players() - mover.number()) % game.players());
    put(f32::from(turn) / f32::from(game.players()));
    put(if turn == 0 { f32::from(game.actions()) } else { 0.0 });
    // As many numbers are put for every position.
    features.into_inner().unwrap_or_else(|features| unreachable!("{} features", features.len()))
}

fn salt(game: &Game, survey: &Survey, left: f32, put: &mut impl FnMut(f32)) {
    let deliveries = &survey.deliveries;
    put(deliveries.soon);
    put(deliveries.later);
    put(deliveries.later * left);
    put(f32::from(deliveries.idle));
    put(deliveries.unsent[0]);
    put(deliveries.unsent[0] * left);
    put(deliveries.unsent[1]);
    let rest = deliveries.rest;
    for kind in Kind::ALL {
        put(f32::from(rest.of(kind).min(3)));
    }
    put(Kind::ALL.iter().map(|&kind| f32::from(rest.of(kind).saturating_sub(3))).sum());
    let mut nearly = [0.0_f32; 2];
    for order in (0..4).filter_map(|slot| game.order(slot)) {
        let missing = order.salt.without(rest).total() as usize;
        if (1..=2).contains(&missing) {
            nearly[missing - 1] = nearly[missing - 1].max(order.price.into());
        }
    }
    put(nearly[0]);
    put(nearly[1]);
}

fn pieces(game: &Game, seat: Seat, left: f32, put: &mut impl FnMut(f32)) {
    let mine = game.mine();
    let (mut standing, mut tired) = (0, 0);
    for slot in mine.pieces(seat) {
        standing += mine.standing_miners(seat, slot);
        tired += mine.tired_miners(seat, slot);
    }
    put(f32::from(game.miners(seat)));
    put(f32::from(game.miners(seat)) * left);
    put(f32::from(game.supply(seat)) * left);
    put(f32::from(standing) * left);
    put(f32::from(tired) * left);
    let foreman_tired = mine.foreman_is_tired(seat);
    put(if game.foreman_in_supply(seat) { left } else { 0.0 });
    put(if foreman_tired { left } else { 0.0 });
    put(f32::from(mine.markers(seat).len()));
    put(f32::from(game.boiling(seat).min(game.brine())));
}

fn tools(game: &Game, seat: Seat, left: f32, put: &mut impl FnMut(f32)) {
    let (ready, used) = (game.ready(seat), game.used(seat));
    put(f32::from(game.components().tool_value(ready.total() + used.total())));
    for tool in Tool::ALL {
        put(f32::from(ready.count(tool) + used.count(tool)));
    }
    for tool in Tool::ALL {
        put(f32::from(ready.count(tool)) * left);
    }
}

/// Spaces where others may have to pay this player, counted once for each of them.
fn toll_spaces(game: &Game, seat: Seat) -> f32 {
    let mine = game.mine();
    let own = mine.present(seat) & mine.linked();
    let others = Seat::first(game.players()).filter(|&other| other != seat);
    let payers = others.filter(|&other| !mine.pieces(other).is_empty());
    payers.map(|other| f32::from((own - mine.present(other)).len())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::each_position;

    #[test]
    fn chances_are_shares_of_one_victory() {
        each_position(|game| {
            let money = money(game);
            let chances = chances(game, &money);
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            for seat in Seat::first(game.players()) {
                let chance = chances[seat.index()];
                assert!((0.0..=1.0).contains(&chance), "{chance}");
                for other in Seat::first(game.players()).filter(|_| !game.is_over()) {
                    // Who has more has the better chance.
                    let richer = money[seat.index()] > money[other.index()] + 0.01;
                    assert!(!richer || chance >= chances[other.index()]);
                }
            }
        });
    }

    #[test]
    fn a_finished_game_is_valued_as_it_is() {
        let mut finished = 0;
        each_position(|game| {
            let Some(outcome) = game.outcome() else { return };
            finished += 1;
            let money = money(game);
            for seat in Seat::first(game.players()) {
                assert_eq!(money[seat.index()], f32::from(game.worth(seat)));
                let won = outcome.winners.contains(&seat);
                assert_eq!(chances(game, &money)[seat.index()] > 0.0, won);
            }
        });
        assert!(finished > 0);
    }

    /// A piece more, a cube more or a tool more is never worth a fortune or a disaster.
    #[test]
    fn no_move_changes_the_estimate_out_of_all_proportion() {
        let mut moves = Vec::new();
        each_position(|game| {
            let Some(seat) = game.to_move() else { return };
            let before = money(game)[seat.index()];
            game.legal_moves(&mut moves);
            for mv in &moves {
                let mut after = game.clone();
                after.play_unchecked(*mv);
                if after.phase() == game.phase() && !after.is_over() {
                    let change = money(&after)[seat.index()] - before;
                    assert!(change.abs() < 60.0, "{mv}: {change}");
                }
            }
        });
    }
}
