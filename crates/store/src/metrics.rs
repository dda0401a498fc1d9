//! What a store counts and times, for Prometheus.

use crate::model::Statistics;
use prometheus_client::{
    metrics::{
        counter::Counter,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};

/// What a store has done since it was opened, and how long that took.
#[derive(Clone, Debug)]
pub struct StoreMetrics {
    pub(crate) commits: Counter,
    pub(crate) tables: Counter,
    pub(crate) entries: Counter,
    /// Seconds that transactions took.
    pub(crate) commit_time: Histogram,
    /// Seconds that questions took.
    pub(crate) read_time: Histogram,
}

impl Default for StoreMetrics {
    fn default() -> Self {
        // A quarter of a millisecond to eight seconds: nobody waits longer for a database.
        let times = || Histogram::new(exponential_buckets(0.000_25, 2.0, 16));
        Self {
            commits: Counter::default(),
            tables: Counter::default(),
            entries: Counter::default(),
            commit_time: times(),
            read_time: times(),
        }
    }
}

impl StoreMetrics {
    /// Shows them in a registry. They stay the same ones.
    pub fn register(&self, registry: &mut Registry) {
        let Self { commits, tables: _, entries, commit_time, read_time } = self;
        registry.register("store_commits", "Transactions committed", commits.clone());
        registry.register("store_lines", "Lines written in them", entries.clone());
        let help = "Seconds that transactions took, also those that failed";
        registry.register("store_commit_seconds", help, commit_time.clone());
        let help = "Seconds that reading took, also where it failed";
        registry.register("store_read_seconds", help, read_time.clone());
    }

    pub(crate) fn statistics(&self) -> Statistics {
        Statistics {
            commits: self.commits.get(),
            tables: self.tables.get(),
            entries: self.entries.get(),
        }
    }
}
