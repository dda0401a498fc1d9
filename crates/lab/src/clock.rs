//! Where bots of a match think: in the thread of their game, by the clock of that thread.
//!
//! With a budget of time every bot gets the same processor time, no matter what else the machine does. With a wall
//! clock, a bot that thinks while other programs work would get less.

use magnumsal_bots::{Host, Job};
use std::time::Duration;

/// The thread that asks, and its processor time. Where the system does not report that (anywhere but on Linux), it is
/// the wall clock's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OneThread;

impl Host for OneThread {
    fn workers(&self) -> usize {
        1
    }

    fn run(&self, jobs: Vec<Job<'_>>) {
        jobs.into_iter().for_each(|job| job());
    }

    fn timer(&self, time: Duration) -> Box<dyn Fn() -> bool + Send + Sync> {
        let end = worked() + time;
        Box::new(move || worked() >= end)
    }
}

/// How long this thread has worked.
#[cfg(target_os = "linux")]
fn worked() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::ThreadCPUTime).try_into().unwrap_or_default()
}

/// How long it is since this was asked first.
#[cfg(not(target_os = "linux"))]
fn worked() -> Duration {
    use std::{sync::LazyLock, time::Instant};
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn time_passes_only_while_the_thread_works() {
        let up = OneThread.timer(Duration::from_millis(2));
        thread::sleep(Duration::from_millis(20));
        assert!(!up());
        while !up() {}
        assert!(worked() >= Duration::from_millis(2));
    }
}
