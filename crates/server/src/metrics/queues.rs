//! Queues: how many wait in them, how many are served, and how long the others have waited.

use prometheus_client::{
    encoding::EncodeLabelSet,
    metrics::{
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};
use std::time::Instant;

/// All queues of a server.
pub(crate) struct Queues {
    all: Families,
    /// Searches of bots that are to move.
    pub(crate) bots: QueueMetrics,
    pub(crate) hints: QueueMetrics,
    pub(crate) reviews: QueueMetrics,
    pub(crate) notices: QueueMetrics,
}

struct Families {
    waiting: Family<Name, Gauge>,
    running: Family<Name, Gauge>,
    waited: Family<Name, Histogram>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Name {
    queue: &'static str,
}

/// One queue.
#[derive(Clone)]
pub(crate) struct QueueMetrics {
    waiting: Gauge,
    running: Gauge,
    waited: Histogram,
}

/// Somebody waits in a queue, until this is dropped or its turn comes.
pub(crate) struct Waiting {
    queue: QueueMetrics,
    since: Instant,
}

/// Somebody is served, until this is dropped.
pub(crate) struct Running(QueueMetrics);

impl Default for Queues {
    fn default() -> Self {
        // From a millisecond to two minutes, which is how long a review may wait.
        let waited = || Histogram::new(exponential_buckets(0.001, 2.0, 18));
        let all = Families {
            waiting: Family::default(),
            running: Family::default(),
            waited: Family::new_with_constructor(waited),
        };
        let queue = |queue| all.queue(Name { queue });
        let (bots, hints) = (queue("bots"), queue("hints"));
        let (reviews, notices) = (queue("reviews"), queue("notices"));
        Self { all, bots, hints, reviews, notices }
    }
}

impl Queues {
    pub(crate) fn register(&self, registry: &mut Registry) {
        let Families { waiting, running, waited } = &self.all;
        registry.register("queue_waiting", "Those who wait for their turn", waiting.clone());
        registry.register("queue_running", "Those whose turn it is", running.clone());
        let help = "Seconds of waiting, also of those who gave up";
        registry.register("queue_wait_seconds", help, waited.clone());
    }
}

impl Families {
    fn queue(&self, name: Name) -> QueueMetrics {
        QueueMetrics {
            waiting: self.waiting.get_or_create_owned(&name),
            running: self.running.get_or_create_owned(&name),
            waited: self.waited.get_or_create_owned(&name),
        }
    }
}

impl QueueMetrics {
    /// Somebody begins to wait.
    pub(crate) fn wait(&self) -> Waiting {
        self.waiting.inc();
        Waiting { queue: self.clone(), since: Instant::now() }
    }
}

impl Waiting {
    /// The turn has come.
    pub(crate) fn begin(self) -> Running {
        self.queue.running.inc();
        Running(self.queue.clone())
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.queue.waiting.dec();
        self.queue.waited.observe(self.since.elapsed().as_secs_f64());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.0.running.dec();
    }
}

#[cfg(test)]
impl QueueMetrics {
    /// How many wait, and how many are served.
    pub(crate) fn counts(&self) -> (i64, i64) {
        (self.waiting.get(), self.running.get())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use prometheus_client::encoding::text::encode;

    #[test]
    fn who_waits_is_served_or_gives_up() {
        let queues = Queues::default();
        let hints = &queues.hints;
        let (first, second) = (hints.wait(), hints.wait());
        assert_eq!(hints.counts(), (2, 0));
        let running = first.begin();
        assert_eq!(hints.counts(), (1, 1));
        drop(second);
        assert_eq!(hints.counts(), (0, 1));
        drop(running);
        assert_eq!(hints.counts(), (0, 0));
        let (mut registry, mut text) = (Registry::default(), String::new());
        queues.register(&mut registry);
        encode(&mut text, &registry).unwrap();
        for line in ["hints\"} 2", "bots\"} 0"] {
            let line = format!("queue_wait_seconds_count{{queue=\"{line}");
            assert!(text.lines().any(|found| found == line), "no {line} in\n{text}");
        }
    }
}
