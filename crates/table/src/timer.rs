//! Timers: what happens at a table by itself, and when.

use crate::table::{Holder, Table};
use magnumsal_bots::BotSpec;
use magnumsal_rules::Seat;

/// How long bots wait for players who are asked to take something back, in milliseconds.
const ASK_TIMEOUT: i64 = 120_000;

/// How long a player has to see for themselves that it is their turn, in milliseconds.
const NOTICE_DELAY: i64 = 30_000;

/// What is due at a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Timer {
    /// A bot is to move.
    Bot {
        /// Where it sits.
        seat: Seat,
        /// Which one.
        bot: BotSpec,
    },
    /// A player is to be notified that it is their turn.
    Notice {
        /// Where the player sits.
        seat: Seat,
    },
    /// A player's time is up.
    Time {
        /// Where the player sits.
        seat: Seat,
    },
    /// The host is gone, and another player follows.
    Host {
        /// Where the next host sits.
        seat: Seat,
    },
}

impl Timer {
    /// Its name.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Bot { .. } => "bot",
            Self::Notice { .. } => "notice",
            Self::Time { .. } => "time",
            Self::Host { .. } => "host",
        }
    }
}

impl Table {
    /// Whether bots wait for the answer to a question.
    pub fn bots_wait(&self, now: i64) -> bool {
        self.ask.as_ref().is_some_and(|ask| now < ask.at + ASK_TIMEOUT)
    }

    /// What happens next by itself, and when, in milliseconds since 1970.
    pub fn timer(&self) -> Option<(i64, Timer)> {
        let host = self.next_host().map(|(at, seat)| (at, Timer::Host { seat }));
        if self.host_has_left() && host.is_some() {
            return host;
        }
        // Of two at the same time the first one counts.
        self.turn_timer().into_iter().chain(host).min_by_key(|(at, _)| *at)
    }

    /// What happens by itself in the turn, and when.
    pub(crate) fn turn_timer(&self) -> Option<(i64, Timer)> {
        let seat = self.turn()?;
        let chair = self.chair(seat)?;
        if let Some(bot) = chair.holder.bot() {
            // Where nobody knows the stacks, somebody has to say what a move turns up.
            if !self.deal().knows_stacks() {
                return None;
            }
            let pause = self.changed_at + i64::from(self.head().habits.bot_pause);
            let asked = self.ask.as_ref().map_or(pause, |ask| ask.at + ASK_TIMEOUT);
            return Some((pause.max(asked), Timer::Bot { seat, bot: bot.clone() }));
        }
        if !matches!(chair.holder, Holder::Human { .. }) {
            return None;
        }
        let time = self.clocks.deadline(seat).map(|at| (at, Timer::Time { seat }));
        let told = self.noticed.is_some_and(|ply| ply >= self.turn_start());
        let to = chair.notices.as_ref().filter(|to| to.confirmed);
        let notice = to.filter(|_| self.is_slow() && !told);
        let notice = notice.map(|_| (self.clocks.since() + NOTICE_DELAY, Timer::Notice { seat }));
        notice.into_iter().chain(time).min_by_key(|(at, _)| *at)
    }

    /// When the store has to wake the table: bots among themselves wait for somebody who watches.
    pub fn wake(&self) -> Option<i64> {
        self.timer().filter(|_| self.has_people()).map(|(at, _)| at)
    }
}
