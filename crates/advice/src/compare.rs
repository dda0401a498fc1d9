//! Comparing moves: which differ beyond the error of their estimates, and which come to the same.

use magnumsal_bots::Candidate;
use magnumsal_rules::{Game, Move, Seat};
use serde::{Deserialize, Serialize};

/// This many standard errors are within what chance alone may do, in 19 cases of 20.
const ERRORS: f64 = 2.0;

/// Smaller differences of expected money are not worth a word, in groszy.
const LEAST_MONEY: f64 = 0.5;

/// How a move compares with the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Comparison {
    /// It is the best one.
    Best,
    /// The turn comes to the same.
    Same,
    /// Nothing differs beyond the error of the estimates.
    Even,
    /// Only the expected money differs beyond the error.
    Poorer,
    /// The chance to win differs beyond the error.
    Worse,
}

/// By how much a move is worse than another, as far as that is beyond the error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Gap {
    /// Expected money, in groszy.
    pub(crate) money: Option<f64>,
    /// Chance to win, in percentage points.
    pub(crate) points: Option<u16>,
    /// How much more money it promises nevertheless, in whole groszy.
    pub(crate) richer: Option<u16>,
}

impl Gap {
    /// By how much `other` is worse for a player than `best`.
    pub(crate) fn between(seat: Seat, best: &Candidate, other: &Candidate) -> Self {
        let beyond = |difference: f64, one: f64, two: f64| {
            (difference > ERRORS * (one * one + two * two).sqrt()).then_some(difference)
        };
        let money = |candidate: &Candidate| candidate.money.get(seat.index()).copied();
        let lead = money(best).zip(money(other)).map(|(best, other)| best - other);
        let more = |lead: f64| beyond(lead, best.money_error, other.money_error);
        // Percentages are shown as whole numbers.
        let percent = |candidate: &Candidate| (100.0 * candidate.chance).round();
        let points = beyond(best.chance - other.chance, best.chance_error, other.chance_error)
            .map(|_| (percent(best) - percent(other)) as u16);
        Self {
            money: lead.and_then(more).filter(|&money| money >= LEAST_MONEY),
            points: points.filter(|&points| points > 0),
            richer: lead
                .and_then(|lead| more(-lead))
                .filter(|&money| money >= LEAST_MONEY)
                .map(whole_groszy),
        }
    }

    /// The money in whole groszy, at least one.
    pub(crate) fn groszy(self) -> Option<u16> {
        self.money.map(whole_groszy)
    }
}

/// At least one.
fn whole_groszy(money: f64) -> u16 {
    money.round().max(1.0) as u16
}

/// How a move compares with the best one, and by how much it is worse.
pub(crate) fn compare(game: &Game, best: &Candidate, other: &Candidate) -> (Comparison, Gap) {
    let Some(seat) = game.to_move() else { return (Comparison::Even, Gap::default()) };
    if comes_to_the_same(game, &best.line, &other.line) {
        return (Comparison::Same, Gap::default());
    }
    let gap = Gap::between(seat, best, other);
    let comparison = match gap {
        Gap { points: Some(_), .. } => Comparison::Worse,
        Gap { money: Some(_), .. } => Comparison::Poorer,
        Gap { .. } => Comparison::Even,
    };
    (comparison, gap)
}

/// Whether two lines lead to the same position at the end of the turn.
fn comes_to_the_same(game: &Game, one: &[Move], other: &[Move]) -> bool {
    let ends = (end_of_turn(game, one), end_of_turn(game, other));
    matches!(ends, (Some(one), Some(other)) if one == other)
}

/// The position in which a line has nothing left to do but to end the turn, if it gets there and
/// nothing is turned up.
fn end_of_turn(game: &Game, line: &[Move]) -> Option<Game> {
    let (mut game, rules) = (game.clone(), *game.rules());
    let mut turned_up = false;
    for mv in line {
        if *mv == Move::End {
            break;
        }
        game.play_with(mv, &mut |event| turned_up |= event.turns_up(&rules)).ok()?;
        if turned_up {
            return None;
        }
    }
    game.check(&Move::End).is_ok().then_some(game)
}
