//! The order of turns, rounds and phases (T1, T2, T5, T8).

use super::Phase;
use crate::{Game, Seat};

/// Where a turn stands in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnOrder {
    /// The phase.
    pub phase: Phase,
    /// The round of the phase, from 1.
    pub round: u8,
    /// Who began the phase, and begins each of its rounds.
    pub start: Seat,
    /// Whose turn it is.
    pub seat: Seat,
}

impl TurnOrder {
    /// What follows the turn: another player's, another round or, if the phase ends with this one,
    /// the next phase, which the next player begins (T6). Nothing after the last turn of the game.
    pub fn next(self, players: u8, last_round: bool) -> Option<Self> {
        let seat = self.seat.next(players);
        if seat != self.start {
            return Some(Self { seat, ..self });
        }
        if !last_round {
            return Some(Self { seat, round: self.round + 1, ..self });
        }
        let start = self.start.next(players);
        Some(Self { phase: self.phase.next()?, round: 1, start, seat: start })
    }
}

impl Game {
    /// Where this turn stands in the order of play.
    pub fn turn_order(&self) -> TurnOrder {
        let turn = &self.turn;
        TurnOrder { phase: turn.phase, round: turn.round, start: turn.start, seat: turn.seat }
    }

    /// T5, T8: whether a phase ends with a round after which `completed` of its orders are completed.
    pub fn ends_phase(&self, phase: Phase, round: u8, completed: u8) -> bool {
        completed >= self.threshold(phase) || round >= self.rules.round_limit
    }

    /// T5, T8: whether the phase ends with this round.
    pub fn is_last_round(&self) -> bool {
        self.ends_phase(self.turn.phase, self.turn.round, self.castle.done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn t2_the_next_player_follows_then_a_round_then_a_phase() {
        let first = TurnOrder { phase: Phase::I, round: 3, start: seat(1), seat: seat(1) };
        let second = first.next(3, true).unwrap();
        assert_eq!(second, TurnOrder { seat: seat(2), ..first });
        let last = second.next(3, true).unwrap();
        assert_eq!(last, TurnOrder { seat: seat(0), ..first });
        assert_eq!(last.next(3, false), Some(TurnOrder { round: 4, ..first }));
        let start = seat(2);
        let phase = TurnOrder { phase: Phase::II, round: 1, start, seat: start };
        assert_eq!(last.next(3, true), Some(phase));
        assert_eq!(TurnOrder { phase: Phase::III, ..last }.next(3, true), None);
    }
}
