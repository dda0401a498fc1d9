//! What is measured: each quantity has one value a deal, the mean over its rotations.

use crate::{game::Played, matchup::Match};
use magnumsal_rules::Phase;
use serde::Serialize;

/// Something that is measured at every deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Quantity {
    /// An entrant's share of the victories.
    Wins { player: usize },
    /// An entrant's final money (T7).
    Money { player: usize },
    /// Orders an entrant completed.
    Orders { player: usize },
    /// A seat's share of the victories.
    SeatWins { seat: usize },
    /// A seat's final money.
    SeatMoney { seat: usize },
    /// The winner's final money.
    WinningMoney,
    /// Everybody's final money, on average.
    MeanMoney,
    /// Orders that all completed together.
    AllOrders,
    /// Rounds of a game.
    Rounds,
    /// Rounds of a phase.
    PhaseRounds { phase: Phase },
    /// Moves of a game.
    Moves,
    /// Moves that had an alternative.
    Decisions,
}

impl Quantity {
    /// All quantities of a game with this number of players.
    pub fn all(players: usize) -> Vec<Self> {
        let mut all = Vec::new();
        all.extend((0..players).map(|player| Self::Wins { player }));
        all.extend((0..players).map(|player| Self::Money { player }));
        all.extend((0..players).map(|player| Self::Orders { player }));
        all.extend((0..players).map(|seat| Self::SeatWins { seat }));
        all.extend((0..players).map(|seat| Self::SeatMoney { seat }));
        all.extend([Self::WinningMoney, Self::MeanMoney, Self::AllOrders, Self::Rounds]);
        all.extend(Phase::ALL.map(|phase| Self::PhaseRounds { phase }));
        all.extend([Self::Moves, Self::Decisions]);
        all
    }

    /// Whether it is a share of victories, between 0 and 1.
    pub const fn is_share(self) -> bool {
        matches!(self, Self::Wins { .. } | Self::SeatWins { .. })
    }

    /// The mean over a deal's games, one a rotation.
    pub(crate) fn of_deal(self, plan: &Match, games: &[Played]) -> f64 {
        let games_and_rotations = games.iter().zip(0..);
        let sum: f64 =
            games_and_rotations.map(|(game, rotation)| self.of_game(plan, game, rotation)).sum();
        sum / games.len().max(1) as f64
    }

    fn of_game(self, plan: &Match, game: &Played, rotation: usize) -> f64 {
        let finding = &game.finding;
        let seat_of = |player| plan.seat_of(player, rotation);
        let worth = |seat: usize| finding.worth.get(seat).copied().map_or(0.0, f64::from);
        let share = |seat: usize| finding.shares.get(seat).copied().unwrap_or_default();
        let orders = |seat: usize| finding.orders.get(seat).copied().map_or(0.0, f64::from);
        let seats = 0..finding.worth.len();
        match self {
            Self::Wins { player } => share(seat_of(player)),
            Self::Money { player } => worth(seat_of(player)),
            Self::Orders { player } => orders(seat_of(player)),
            Self::SeatWins { seat } => share(seat),
            Self::SeatMoney { seat } => worth(seat),
            Self::WinningMoney => seats.map(worth).fold(0.0, f64::max),
            Self::MeanMoney => seats.clone().map(worth).sum::<f64>() / seats.len().max(1) as f64,
            Self::AllOrders => seats.map(orders).sum(),
            Self::Rounds => finding.rounds.iter().map(|&rounds| f64::from(rounds)).sum(),
            Self::PhaseRounds { phase } => f64::from(finding.rounds[phase.index()]),
            Self::Moves => finding.moves.into(),
            Self::Decisions => finding.decisions.into(),
        }
    }
}
