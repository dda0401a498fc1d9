//! Clocks: how much time the players have left.

use crate::spec::Clock;
use magnumsal_rules::Seat;

/// What a player who comes back after the time was up has at least, in milliseconds.
const GRACE: i64 = 60_000;

/// The clocks of a table, in milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    kind: Option<Clock>,
    /// What each player had left when the last turn began.
    left: Vec<i64>,
    /// When the time of the current turn began to run.
    since: i64,
}

impl Clocks {
    pub(crate) fn new(kind: Option<Clock>, seats: usize, at: i64) -> Self {
        let seconds = match kind {
            Some(Clock::Turn { seconds } | Clock::Game { seconds, .. }) => seconds,
            None => 0,
        };
        Self { kind, left: vec![milliseconds(seconds); seats], since: at }
    }

    /// The turn passes from a player, if there was one, to another; the increment is for
    /// the first, if they have `finished` it.
    pub(crate) fn turn_passed(&mut self, from: Option<Seat>, finished: bool, at: i64) {
        if let (Some(Clock::Game { increment, .. }), Some(seat)) = (self.kind, from)
            && let Some(left) = self.left.get_mut(seat.index())
        {
            let increment = if finished { milliseconds(increment) } else { 0 };
            *left = (*left - (at - self.since)).max(0) + increment;
        }
        self.since = at;
    }

    /// A player comes back, perhaps in the middle of the own turn. The time in between counts, or
    /// leaving would be a way to stop the clock.
    pub(crate) fn returned(&mut self, seat: Seat, to_move: bool, at: i64) {
        let Some(left) = self.left.get_mut(seat.index()) else { return };
        match (self.kind, to_move) {
            (None, true) => self.since = at,
            (Some(_), true) => self.since = at + (*left - (at - self.since)).max(GRACE) - *left,
            (_, false) => *left = (*left).max(GRACE),
        }
    }

    /// What a player has left at a time, if there is a clock; it runs for the player to move.
    pub(crate) fn left(&self, seat: Seat, to_move: bool, now: i64) -> Option<i64> {
        let left = *self.left.get(seat.index())?;
        let used = if to_move { now - self.since } else { 0 };
        self.kind.map(|_| (left - used).max(0))
    }

    /// When the time of the player to move is up.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<i64> {
        let left = *self.left.get(seat.index())?;
        self.kind.map(|_| self.since.saturating_add(left))
    }

    /// When the current turn began.
    pub(crate) fn since(&self) -> i64 {
        self.since
    }

    /// Whether turns may take so long that players should be notified of theirs: there is no clock, or
    /// one of at least an hour.
    pub(crate) fn is_slow(&self) -> bool {
        match self.kind {
            None => true,
            Some(Clock::Turn { seconds } | Clock::Game { seconds, .. }) => seconds >= 3600,
        }
    }
}

fn milliseconds(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn a_turn_clock_gives_every_turn_the_same() {
        let mut clocks = Clocks::new(Some(Clock::Turn { seconds: 60 }), 2, 0);
        assert_eq!(clocks.deadline(seat(0)), Some(60_000));
        clocks.turn_passed(Some(seat(0)), true, 50_000);
        assert_eq!(clocks.deadline(seat(1)), Some(110_000));
        clocks.turn_passed(Some(seat(1)), true, 60_000);
        assert_eq!(clocks.left(seat(0), true, 61_000), Some(59_000));
    }

    #[test]
    fn a_game_clock_counts_down_and_adds_the_increment() {
        let clock = Clock::Game { seconds: 100, increment: 5 };
        let mut clocks = Clocks::new(Some(clock), 2, 0);
        clocks.turn_passed(None, false, 1_000);
        clocks.turn_passed(Some(seat(0)), true, 31_000);
        assert_eq!(clocks.left(seat(0), false, 99_000), Some(75_000));
        assert_eq!(clocks.deadline(seat(1)), Some(131_000));
        clocks.turn_passed(Some(seat(1)), true, 500_000);
        assert_eq!(clocks.left(seat(1), false, 0), Some(5_000), "never below nothing");
    }

    #[test]
    fn who_comes_back_has_a_minute_at_least() {
        let mut clocks = Clocks::new(Some(Clock::Game { seconds: 60, increment: 0 }), 2, 0);
        clocks.turn_passed(Some(seat(0)), true, 60_000);
        clocks.returned(seat(0), false, 70_000);
        assert_eq!(clocks.left(seat(0), false, 70_000), Some(60_000));
        clocks.returned(seat(1), true, 80_000);
        assert_eq!(clocks.deadline(seat(1)), Some(140_000));
    }

    #[test]
    fn who_leaves_and_comes_back_has_won_no_time() {
        for clock in [Clock::Turn { seconds: 600 }, Clock::Game { seconds: 600, increment: 9 }] {
            let mut clocks = Clocks::new(Some(clock), 2, 0);
            clocks.returned(seat(0), true, 100_000);
            assert_eq!(clocks.deadline(seat(0)), Some(600_000));
            assert_eq!(clocks.left(seat(0), true, 100_000), Some(500_000));
            clocks.returned(seat(0), true, 590_000);
            assert_eq!(clocks.deadline(seat(0)), Some(650_000), "a minute at least");
            clocks.turn_passed(Some(seat(0)), true, 600_000);
            let left = if matches!(clock, Clock::Turn { .. }) { 600_000 } else { 59_000 };
            assert_eq!(clocks.left(seat(0), false, 600_000), Some(left));
        }
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let clocks = Clocks::new(None, 2, 0);
        assert_eq!((clocks.deadline(seat(0)), clocks.left(seat(0), true, 5)), (None, None));
        assert!(clocks.is_slow());
    }
}
