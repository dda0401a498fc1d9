//! What the server counts, for Prometheus.

mod http;
mod process;
mod queues;

pub(crate) use http::{HttpMetrics, Route, method, route};
pub(crate) use queues::{QueueMetrics, Queues, Running};

use crate::settings::Settings;
use magnumsal_store::{Store, Survey};
use magnumsal_table::version::{JOURNAL, PROTOCOL};
use process::Process;
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
        info::Info,
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
    pub(crate) notices_dropped: Counter,
    pub(crate) turned_away: Counter,
    pub(crate) store_failures: Counter,
    /// Seconds from a command to its answer.
    pub(crate) answer_time: Histogram,
    pub(crate) http: HttpMetrics,
    pub(crate) queues: Queues,
    /// Writes that wait for their turn.
    store_waiting: Gauge,
    store_bytes: Gauge,
    stored_tables: Family<AtStage, Gauge>,
}

/// Tables of a stage.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct AtStage {
    stage: &'static str,
}

impl Metrics {
    /// The counters of a server with this store.
    pub(crate) fn new(settings: &Settings, store: &Store) -> Self {
        let metrics = Self {
            registry: Registry::default(),
            tables: Counter::default(),
            live_tables: Gauge::default(),
            sockets: Gauge::default(),
            moves: Counter::default(),
            bot_moves: Counter::default(),
            refusals: Counter::default(),
            conflicts: Counter::default(),
            notices: Counter::default(),
            notices_dropped: Counter::default(),
            turned_away: Counter::default(),
            store_failures: Counter::default(),
            answer_time: Histogram::new(exponential_buckets(0.000_5, 2.0, 14)),
            http: HttpMetrics::default(),
            queues: Queues::default(),
            store_waiting: Gauge::default(),
            store_bytes: Gauge::default(),
            stored_tables: Family::default(),
        };
        metrics.register(settings, store)
    }

    fn register(mut self, settings: &Settings, store: &Store) -> Self {
        let registry = self.registry.sub_registry_with_prefix("magnumsal");
        let version = Info::new([
            ("version", env!("CARGO_PKG_VERSION").to_owned()),
            ("build", settings.build.clone()),
            ("protocol", PROTOCOL.to_string()),
            ("journal", JOURNAL.to_string()),
        ]);
        registry.register("build", "Which program this is", version);
        let counters = [
            ("tables", "Tables made", &self.tables),
            ("moves", "Moves made by players", &self.moves),
            ("bot_moves", "Moves made by bots", &self.bot_moves),
            ("refusals", "Commands refused", &self.refusals),
            ("conflicts", "Lines that another process wrote first", &self.conflicts),
            ("notices", "Notices sent", &self.notices),
            ("notices_dropped", "Notices given up", &self.notices_dropped),
            ("turned_away", "Connections over the limit", &self.turned_away),
            ("store_failures", "Failures of the store", &self.store_failures),
        ];
        for (name, help, counter) in counters {
            registry.register(name, help, counter.clone());
        }
        let gauges = [
            ("live_tables", "Tables in memory", &self.live_tables),
            ("sockets", "Open sockets", &self.sockets),
        ];
        for (name, help, gauge) in gauges {
            registry.register(name, help, gauge.clone());
        }
        let help = "Seconds from a command to its answer";
        registry.register("answer_seconds", help, self.answer_time.clone());
        self.http.register(registry);
        self.queues.register(registry);
        store.metrics().register(registry);
        let help = "Writes that wait for their turn";
        registry.register("store_waiting", help, self.store_waiting.clone());
        let help = "Bytes that all tables take, counted now and then";
        registry.register("store_bytes", help, self.store_bytes.clone());
        let help = "Tables in the store, counted now and then";
        registry.register("stored_tables", help, self.stored_tables.clone());
        let process = self.registry.sub_registry_with_prefix("process");
        process.register_collector(Box::new(Process::now()));
        self
    }

    /// Notes how much a store holds.
    pub(crate) fn surveyed(&self, survey: &Survey) {
        let set = |gauge: &Gauge, number: u64| {
            gauge.set(i64::try_from(number).unwrap_or(i64::MAX));
        };
        set(&self.store_bytes, survey.bytes);
        let Survey { open, playing, over, .. } = *survey;
        for (stage, tables) in [("open", open), ("playing", playing), ("over", over)] {
            set(&self.stored_tables.get_or_create(&AtStage { stage }), tables);
        }
    }

    /// Everything as Prometheus reads it.
    pub(crate) fn text(&self, store: &Store) -> String {
        self.store_waiting.set(i64::try_from(store.waiting()).unwrap_or(i64::MAX));
        let mut text = String::new();
        match encode(&mut text, &self.registry) {
            Ok(()) => text,
            // Writing to a text cannot fail.
            Err(std::fmt::Error) => String::new(),
        }
    }
}
