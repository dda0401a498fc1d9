//! Requests by route and status.

use axum::{
    extract::{MatchedPath, Request},
    http::{Method, StatusCode},
};
use prometheus_client::{
    encoding::EncodeLabelSet,
    metrics::{
        counter::Counter,
        family::Family,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};
use std::time::Duration;

/// Requests that were answered.
pub(crate) struct HttpMetrics {
    requests: Family<Answered, Counter>,
    seconds: Family<Route, Histogram>,
}

/// What is asked for, as a pattern: what clients write into paths and methods is never a label, so
/// that the number of labels is limited.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) route: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: String,
    status: u16,
}

impl Default for HttpMetrics {
    fn default() -> Self {
        // From half a millisecond to two minutes, which is how long a review may take.
        let seconds = || Histogram::new(exponential_buckets(0.000_5, 2.0, 19));
        Self { requests: Family::default(), seconds: Family::new_with_constructor(seconds) }
    }
}

impl HttpMetrics {
    pub(crate) fn register(&self, registry: &mut Registry) {
        let Self { requests, seconds } = self;
        registry.register("http_requests", "Requests by route and status", requests.clone());
        let help = "Seconds from a request to the head of its answer";
        registry.register("http_request_seconds", help, seconds.clone());
    }

    /// Notes an answer.
    pub(crate) fn answered(&self, to: &Route, status: StatusCode, time: Duration) {
        self.seconds.get_or_create(to).observe(time.as_secs_f64());
        let Route { method, route } = to.clone();
        self.requests.get_or_create(&Answered { method, route, status: status.as_u16() }).inc();
    }
}

/// Routes that are not the interface's and are counted by themselves.
const SERVICE: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

impl Route {
    /// What a request asks for.
    pub(crate) fn of(request: &Request) -> Self {
        Self { method: method(request), route: route(request).to_owned() }
    }
}

/// The method of a request, if it is a known one.
pub(crate) fn method(request: &Request) -> &'static str {
    match *request.method() {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::HEAD => "HEAD",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// The pattern that a request's path fits. All files of the pages are one: each release has others.
pub(crate) fn route(request: &Request) -> &str {
    let pattern = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    match pattern {
        Some(pattern) if pattern.starts_with("/api/") || SERVICE.contains(&pattern) => pattern,
        Some(_) => "pages",
        None => "none",
    }
}
