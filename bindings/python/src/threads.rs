//! Work that takes long: without Python's lock, and until somebody presses Ctrl-C.

use crate::errors::MagnumSalError;
use magnumsal_bots::{Host, Job, Threads};
use pyo3::prelude::*;
use std::{
    num::NonZero,
    panic::resume_unwind,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{RecvTimeoutError, channel},
    },
    thread,
    time::Duration,
};

/// How often Python is asked whether it has a signal to handle.
const PAUSE: Duration = Duration::from_millis(50);

/// Says that work is to end early; its clones say the same.
#[derive(Clone, Default, Debug)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Whether it is.
    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The flag itself.
    pub(crate) fn flag(&self) -> &AtomicBool {
        &self.0
    }

    fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Does work that takes long on a thread of its own, without Python's lock. Meanwhile this thread handles Python's
/// signals and calls `meanwhile`; if either raises, the work is stopped, and that is the answer.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    stop: &Stop,
    work: impl FnOnce() -> T + Send,
    mut meanwhile: impl FnMut(Python<'_>) -> PyResult<()>,
) -> PyResult<T> {
    thread::scope(|scope| {
        let (sender, mut receiver) = channel();
        let worker = scope.spawn(move || {
            // Nobody listens any more if this thread's work was stopped.
            let _ = sender.send(work());
        });
        loop {
            let waiting = &mut receiver;
            match py.detach(move || waiting.recv_timeout(PAUSE)) {
                Ok(result) => return Ok(result),
                Err(RecvTimeoutError::Timeout) => {
                    let raised = py.check_signals().and_then(|()| meanwhile(py));
                    if let Err(error) = raised {
                        stop.set();
                        py.detach(|| worker.join()).unwrap_or_else(|panic| resume_unwind(panic));
                        return Err(error);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    py.detach(|| worker.join()).unwrap_or_else(|panic| resume_unwind(panic));
                    unreachable!("work that ends without a result has panicked");
                }
            }
        }
    })
}

/// Threads for searches that can be stopped. A copy is stopped with it.
#[derive(Clone, Debug)]
pub(crate) struct StoppableThreads {
    threads: Threads,
    /// What stops the search that begins next.
    next: Arc<Mutex<Stop>>,
}

impl StoppableThreads {
    /// This number of threads, for searches that are stopped by this.
    pub(crate) fn new(threads: usize, stop: &Stop) -> Self {
        Self { threads: Threads(threads), next: Arc::new(Mutex::new(stop.clone())) }
    }

    /// From now on, searches that begin are stopped by this.
    pub(crate) fn stop_by(&self, stop: &Stop) {
        *self.next.lock().unwrap_or_else(PoisonError::into_inner) = stop.clone();
    }
}

impl Host for StoppableThreads {
    fn workers(&self) -> usize {
        self.threads.workers()
    }

    fn run(&self, jobs: Vec<Job<'_>>) {
        self.threads.run(jobs);
    }

    fn timer(&self, time: Duration) -> Box<dyn Fn() -> bool + Send + Sync> {
        self.threads.timer(time)
    }

    fn stopped(&self) -> Option<Box<dyn Fn() -> bool + Send + Sync>> {
        let stop = self.next.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Some(Box::new(move || stop.is_set()))
    }
}

/// The most threads that can be asked for.
const MOST: usize = 1024;

/// How many threads to use: as many as were asked for, or one for each core.
pub(crate) fn asked(threads: Option<usize>) -> PyResult<usize> {
    match threads {
        None => Ok(thread::available_parallelism().map_or(1, NonZero::get)),
        Some(threads @ 1..=MOST) => Ok(threads),
        Some(threads) => Err(MagnumSalError::new_err(format!(
            "threads cannot be {threads}; give a number from 1 to {MOST}"
        ))),
    }
}
