//! The server's clock: what time it is for tables, timers, and everything that is stored.
//!
//! The machine's clock is asked once, at the start. From then on a steady clock is added, one that
//! nobody can set: a machine's clock that jumps, by hand or by NTP, changes nothing while the server
//! runs. A start is never before the last time in the store, so that a clock that was set back
//! gives nobody more time, and several servers on one database agree.
//!
//! A table may know a later time nevertheless, from a server whose clock was ahead. It has a time of
//! its own then, which goes on from its last line: see `Live::time`.

use magnumsal_store::Store;
use std::time::{SystemTime, UNIX_EPOCH};

/// How far the store may be ahead of the machine's clock to be believed, in milliseconds: a day.
const MOST_AHEAD: i64 = 24 * 60 * 60 * 1000;

/// What is ahead by less than this need not be mentioned, in milliseconds: clocks of machines differ.
const UNNOTICED: i64 = 2_000;

/// Where a clock has its time from, all in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Sources {
    /// The time since 1970. It may jump.
    pub wall: fn() -> i64,
    /// The time since any moment. It goes on while the machine sleeps, and never jumps.
    pub steady: fn() -> i64,
}

/// What time it is.
#[derive(Clone, Debug)]
pub struct Clock {
    steady: fn() -> i64,
    /// The time since 1970 when the steady clock showed 0.
    zero: i64,
}

impl Sources {
    /// The clocks of this machine.
    pub const MACHINE: Self = Self { wall: system_time, steady: steady_time };
}

impl Clock {
    /// Starts a clock that is not behind a store, unless the store is ahead by more than a day.
    pub async fn start(sources: Sources, store: &Store) -> Self {
        let wall = (sources.wall)();
        let most = wall.saturating_add(MOST_AHEAD);
        let latest = match store.latest(most).await {
            Ok(latest) => latest,
            Err(error) => {
                tracing::warn!(%error, "the last time in the store cannot be read");
                return Self::at(wall, sources);
            }
        };
        if latest.later > 0 {
            tracing::warn!(
                rows = latest.later,
                "the store has times more than a day ahead of this machine's clock: they are not believed"
            );
        }
        let ahead = latest.at.map_or(0, |at| at.saturating_sub(wall)).max(0);
        if ahead > UNNOTICED {
            tracing::warn!(
                seconds = ahead / 1000,
                "this machine's clock is behind the last time in the store: time goes on from there"
            );
        }
        Self::at(wall + ahead, sources)
    }

    fn at(now: i64, sources: Sources) -> Self {
        Self { steady: sources.steady, zero: now - (sources.steady)() }
    }

    /// The time now, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.zero + (self.steady)()
    }
}

/// What the machine's clock shows, in milliseconds since 1970.
pub fn system_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Time since the machine was started, also while it sleeps.
#[cfg(target_os = "linux")]
fn steady_time() -> i64 {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::Boottime);
    time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// Time since this was asked first.
#[cfg(not(target_os = "linux"))]
fn steady_time() -> i64 {
    use std::{sync::LazyLock, time::Instant};
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    i64::try_from(START.elapsed().as_millis()).unwrap_or(i64::MAX)
}
