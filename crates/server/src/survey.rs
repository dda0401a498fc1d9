//! How much the store holds, found out now and then.

use crate::metrics::Metrics;
use magnumsal_store::{Store, StoreError};
use std::time::{Duration, Instant};

/// How often at most.
const PAUSE: Duration = Duration::from_secs(60);

/// To look at many tables takes long: a thousandth of the time at most is spent on it.
const SHARE: u32 = 1000;

/// Looks again and again, and shows what it finds. Never ends.
pub(crate) async fn repeat(store: &Store, metrics: &Metrics) {
    loop {
        let started = Instant::now();
        match store.survey().await {
            Ok(survey) => metrics.surveyed(&survey),
            Err(StoreError::Closed) => {}
            Err(error) => tracing::warn!(%error, "what the store holds cannot be counted"),
        }
        tokio::time::sleep(PAUSE.max(started.elapsed() * SHARE)).await;
    }
}
