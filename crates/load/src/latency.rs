//! How long moves took.

use serde::{Serialize, Serializer, ser::SerializeStruct};
use std::time::Duration;

/// Latencies of moves. They are all kept, which for a bounded number of moves is exact and small.
#[derive(Clone, Debug, Default)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    /// All latencies, in any order.
    pub fn new(mut latencies: Vec<Duration>) -> Self {
        latencies.sort_unstable();
        Self(latencies)
    }

    /// Adds others to these.
    pub fn merge(&mut self, others: Self) {
        let mut all = std::mem::take(&mut self.0);
        all.extend(others.0);
        *self = Self::new(all);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The shortest latency that at least `percent` of all moves did not exceed; nothing if there
    /// were no moves.
    pub fn percentile(&self, percent: usize) -> Option<Duration> {
        let rank = (self.0.len() * percent).div_ceil(100).max(1);
        self.0.get(rank - 1).copied()
    }

    /// The longest latency.
    pub fn max(&self) -> Option<Duration> {
        self.0.last().copied()
    }
}

/// The percentiles, in milliseconds.
impl Serialize for Latencies {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let milliseconds =
            |latency: Option<Duration>| latency.map(|latency| latency.as_secs_f64() * 1000.0);
        let mut fields = serializer.serialize_struct("Latencies", 3)?;
        fields.serialize_field("p50", &milliseconds(self.percentile(50)))?;
        fields.serialize_field("p99", &milliseconds(self.percentile(99)))?;
        fields.serialize_field("max", &milliseconds(self.max()))?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn milliseconds(counts: impl IntoIterator<Item = u64>) -> Latencies {
        Latencies::new(counts.into_iter().map(Duration::from_millis).collect())
    }

    #[test]
    fn percentiles_are_latencies_that_happened() {
        let latencies = milliseconds((1..=200).rev());
        assert_eq!(latencies.percentile(50), Some(Duration::from_millis(100)));
        assert_eq!(latencies.percentile(99), Some(Duration::from_millis(198)));
        assert_eq!(latencies.percentile(100), latencies.max());
        assert_eq!(latencies.max(), Some(Duration::from_millis(200)));
    }

    #[test]
    fn one_slow_move_in_fifty_shows_in_the_last_percentile() {
        let latencies = milliseconds((0..49).map(|_| 1).chain([900]));
        assert_eq!(latencies.percentile(50), Some(Duration::from_millis(1)));
        assert_eq!(latencies.percentile(99), Some(Duration::from_millis(900)));
    }

    #[test]
    fn no_moves_have_no_percentiles() {
        let latencies = Latencies::default();
        assert_eq!(latencies.percentile(50), None);
        assert_eq!(latencies.max(), None);
        assert_eq!(
            serde_json::to_string(&latencies).unwrap(),
            r#"{"p50":null,"p99":null,"max":null}"#
        );
    }

    #[test]
    fn merged_latencies_count_together() {
        let mut latencies = milliseconds([5, 1]);
        latencies.merge(milliseconds([4, 2, 3]));
        assert_eq!(latencies.count(), 5);
        assert_eq!(latencies.percentile(50), Some(Duration::from_millis(3)));
        assert_eq!(latencies.max(), Some(Duration::from_millis(5)));
    }
}
