//! Work for a client that may stop waiting: it is given up then, so that nobody else waits for it.

use magnumsal_bots::{Host, Job, Threads};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// Held while somebody waits for a piece of work; dropping it gives the work up.
#[derive(Default)]
pub(crate) struct Waiting(Arc<AtomicBool>);

impl Waiting {
    /// What the work looks at.
    pub(crate) fn awaited(&self) -> Awaited {
        Awaited(self.0.clone())
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Whether anybody still waits. A search that runs here, on one thread, has no time left otherwise.
#[derive(Clone)]
pub(crate) struct Awaited(Arc<AtomicBool>);

impl Awaited {
    /// Whether nobody waits any more.
    pub(crate) fn is_given_up(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Host for Awaited {
    fn workers(&self) -> usize {
        1
    }

    fn run(&self, jobs: Vec<Job<'_>>) {
        Threads(1).run(jobs);
    }

    fn timer(&self, time: Duration) -> Box<dyn Fn() -> bool + Send + Sync> {
        let (is_up, awaited) = (Threads(1).timer(time), self.clone());
        Box::new(move || awaited.is_given_up() || is_up())
    }
}
