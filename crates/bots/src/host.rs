//! What a search needs from the machine it runs on: workers and a clock.

use std::{
    sync::{Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// Where a search runs. The search itself has no threads and no clock, so that it can run where
/// there are none, such as in a browser.
pub trait Host: Send {
    /// How many jobs can run side by side, at least 1.
    fn workers(&self) -> usize;

    /// Runs all jobs to their end.
    fn run(&self, jobs: Vec<Job<'_>>);

    /// A clock that is started now: it says whether the time is up.
    fn timer(&self, time: Duration) -> Box<dyn Fn() -> bool + Send + Sync>;

    /// Says whether the search shall end early, with what it has found so far; nothing if it never shall.
    fn stopped(&self) -> Option<Box<dyn Fn() -> bool + Send + Sync>> {
        None
    }
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

    fn run(&self, jobs: Vec<Job<'_>>) {
        // This thread works as well.
        let others = jobs.len().min(self.workers()).saturating_sub(1);
        let jobs = Mutex::new(jobs);
        let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let work = || {
            while let Some(job) = next() {
                job();
            }
        };
        thread::scope(|scope| {
            for _ in 0..others {
                // If the system gives no more threads, those that are there do the work.
                if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            work();
        });
    }

    fn timer(&self, time: Duration) -> Box<dyn Fn() -> bool + Send + Sync> {
        let end = Instant::now() + time;
        Box::new(move || Instant::now() >= end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[test]
    fn every_job_runs_once_with_any_number_of_threads() {
        for threads in [0, 1, 3, 50] {
            for count in [0, 1, 2, 20] {
                let runs: Vec<AtomicU32> = (0..count).map(|_| AtomicU32::new(0)).collect();
                let mut jobs: Vec<Job<'_>> = Vec::new();
                for runs in &runs {
                    jobs.push(Box::new(|| {
                        runs.fetch_add(1, Ordering::Relaxed);
                    }));
                }
                Threads(threads).run(jobs);
                assert!(runs.iter().all(|runs| runs.load(Ordering::Relaxed) == 1));
            }
        }
    }
}
