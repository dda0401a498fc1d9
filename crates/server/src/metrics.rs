//! What the server counts, for Prometheus.

use prometheus_client::{
    encoding::text::encode,
    metrics::{
        counter::Counter,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};

/// All counters of a server.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables: Counter,
    pub(crate) live_tables: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) moves: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) refusals: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) notices: Counter,
    pub(crate) turned_away: Counter,
    pub(crate) store_failures: Counter,
    pub(crate) store_commits: Gauge,
    pub(crate) store_lines: Gauge,
    /// Seconds from a command to its answer.
    pub(crate) answer_time: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let metrics = Self {
            registry: Registry::with_prefix("magnumsal"),
            tables: Counter::default(),
            live_tables: Gauge::default(),
            sockets: Gauge::default(),
            moves: Counter::default(),
            bot_moves: Counter::default(),
            refusals: Counter::default(),
            conflicts: Counter::default(),
            notices: Counter::default(),
            turned_away: Counter::default(),
            store_failures: Counter::default(),
            store_commits: Gauge::default(),
            store_lines: Gauge::default(),
            answer_time: Histogram::new(exponential_buckets(0.000_5, 2.0, 14)),
        };
        metrics.register()
    }
}

impl Metrics {
    fn register(mut self) -> Self {
        let counters = [
            ("tables", "Tables made", &self.tables),
            ("moves", "Moves made by players", &self.moves),
            ("bot_moves", "Moves made by bots", &self.bot_moves),
            ("refusals", "Commands refused", &self.refusals),
            ("conflicts", "Lines that another process wrote first", &self.conflicts),
            ("notices", "Notices sent", &self.notices),
            ("turned_away", "Connections over the limit", &self.turned_away),
            ("store_failures", "Failures of the store", &self.store_failures),
        ];
        for (name, help, counter) in counters {
            self.registry.register(name, help, counter.clone());
        }
        let gauges = [
            ("live_tables", "Tables in memory", &self.live_tables),
            ("sockets", "Open sockets", &self.sockets),
            ("store_commits", "Transactions committed", &self.store_commits),
            ("store_lines", "Lines written in them", &self.store_lines),
        ];
        for (name, help, gauge) in gauges {
            self.registry.register(name, help, gauge.clone());
        }
        let help = "Seconds from a command to its answer";
        self.registry.register("answer_seconds", help, self.answer_time.clone());
        self
    }

    /// Everything as Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        match encode(&mut text, &self.registry) {
            Ok(()) => text,
            // Writing to a text cannot fail.
            Err(std::fmt::Error) => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_metric_is_documented_and_every_documented_one_is_there() {
        let text = Metrics::default().text();
        let real = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")).map(|line| {
            let (name, kind) = line.split_once(' ').unwrap();
            // Prometheus adds this to the names of counters.
            format!("`{name}{}`", if kind == "counter" { "_total" } else { "" })
        });
        let hosting = include_str!("../../../docs/hosting.md");
        let rows = hosting.lines().filter_map(|line| line.strip_prefix("| `magnumsal_"));
        let documented = rows.map(|row| format!("`magnumsal_{}`", row.split('`').next().unwrap()));
        assert_eq!(real.collect::<Vec<_>>(), documented.collect::<Vec<_>>());
    }
}
