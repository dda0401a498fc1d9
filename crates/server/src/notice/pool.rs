//! A few threads with a short queue, for work that waits for others: it can hold up itself, and nothing
//! else of the server.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that work, and what waits for them. They end with the pool.
pub(super) struct Pool(SyncSender<Job>);

/// That there is no room in the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Full;

impl Pool {
    pub(super) fn new(name: &str, threads: usize, queue: usize) -> Self {
        let (sender, jobs) = sync_channel(queue);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..threads {
            let jobs = Arc::clone(&jobs);
            let started = thread::Builder::new().name(name.to_owned()).spawn(move || work(&jobs));
            if let Err(error) = started {
                tracing::error!(%error, name, "a thread could not be started");
            }
        }
        Self(sender)
    }

    /// Has work done, unless too much waits already.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> Result<T, String> + Send + 'static,
    ) -> Result<Result<T, String>, Full> {
        let (sender, done) = oneshot::channel();
        let job = move || {
            // Nobody may be waiting any more.
            let _ = sender.send(job());
        };
        self.0.try_send(Box::new(job)).map_err(|_| Full)?;
        Ok(done.await.unwrap_or_else(|_| Err("it has failed".to_owned())))
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A thread that is gone would never be replaced.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("sending a notice has panicked");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use tokio::task::yield_now;

    #[tokio::test]
    async fn work_beyond_the_queue_is_refused_and_a_panic_ends_no_thread() {
        let pool = Arc::new(Pool::new("test", 2, 3));
        let (let_go, held) = mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        let (started, mut running) = tokio::sync::mpsc::unbounded_channel();
        let mut waiting = Vec::new();
        for number in 0..5 {
            let (running_pool, held, started) = (pool.clone(), held.clone(), started.clone());
            let job = move || {
                started.send(number).unwrap();
                held.lock().unwrap().recv().unwrap();
                assert_ne!(number, 1, "this one fails");
                Ok(number)
            };
            waiting.push(tokio::spawn(async move { running_pool.run(job).await }));
            if number < 2 {
                // Both threads are busy before anything is queued.
                running.recv().await.unwrap();
            }
            yield_now().await;
        }
        assert_eq!(pool.run(|| Ok(())).await, Err(Full));
        for _ in 0..5 {
            let_go.send(()).unwrap();
        }
        let mut done = Vec::new();
        for waits in waiting {
            done.push(waits.await.unwrap().unwrap().ok());
        }
        assert_eq!(done, [Some(0), None, Some(2), Some(3), Some(4)]);
        assert_eq!(pool.run(|| Ok(7)).await, Ok(Ok(7)));
    }
}
