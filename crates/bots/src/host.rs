//! What a search needs from the machine it runs on: workers and a clock.

use std::time::{Duration, Instant};

/// Where a search runs. The search itself has no threads and no clock, so that it can run where
/// there are none, such as in a browser.
pub trait Host: Send {
    /// How many jobs can run side by side, at least 1.
    fn workers(&self) -> usize;

    /// Runs all jobs to their end.
    fn run(&self, jobs: Vec<Job<'_>>);

    /// A clock that is started now: it says whether the time is up.
    fn timer(&self, time: Duration) -> Box<dyn Fn() -> bool + Send + Sync>;
}

/// A piece of work for one worker.
pub type Job<'j> = Box<dyn FnOnce() + Send + 'j>;

/// Threads and the system's clock.
#[derive(Clone, Copy, Debug)]
pub struct Threads(
    /// How many threads a search may use.
    pub usize,
);

impl Host for Threads {
    fn workers(&self) -> usize {
        self.0.max(1)
    }

    fn run(&self, mut jobs: Vec<Job<'_>>) {
        // The last job is this thread's own.
        let Some(own) = jobs.pop() else { return };
        std::thread::scope(|scope| {
            for job in jobs {
                scope.spawn(job);
            }
            own();
        });
    }

    fn timer(&self, time: Duration) -> Box<dyn Fn() -> bool + Send + Sync> {
        let end = Instant::now() + time;
        Box::new(move || Instant::now() >= end)
    }
}
