//! Traces for OpenTelemetry, if they are asked for: what a request or a command does on its way from
//! the socket to the disk, sent to a collector by OTLP over HTTP.

use async_trait::async_trait;
use opentelemetry::{
    KeyValue,
    propagation::TextMapPropagator as _,
    trace::{TraceContextExt as _, TracerProvider as _},
};
use opentelemetry_http::{Bytes, HeaderExtractor, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{SpanExporter, WithExportConfig as _, WithHttpConfig as _};
use opentelemetry_sdk::{Resource, propagation::TraceContextPropagator, trace::SdkTracerProvider};
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use tracing::{Span, Subscriber};
use tracing_opentelemetry::OpenTelemetrySpanExt as _;
use tracing_subscriber::{
    Layer,
    filter::{LevelFilter, Targets},
    registry::LookupSpan,
};
use ureq::http::HeaderMap;
use url::Url;

/// How long a collector may take to answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// Traces that are being sent.
pub(super) struct Traces(SdkTracerProvider);

/// Sends traces to the collector at this address from now on. How many of them, and as what, can be
/// said by OpenTelemetry's own variables, such as `OTEL_TRACES_SAMPLER`.
pub(super) fn start<S>(collector: &Url) -> Result<(impl Layer<S> + Send + Sync, Traces), String>
where
    S: Subscriber + for<'a> LookupSpan<'a> + Send + Sync,
{
    let endpoint = format!("{}/v1/traces", collector.as_str().trim_end_matches('/'));
    let exporter = SpanExporter::builder()
        .with_http()
        .with_http_client(Client::new())
        .with_endpoint(endpoint)
        .build()
        .map_err(|error| error.to_string())?;
    let mut resource = Resource::builder()
        .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")));
    if std::env::var_os("OTEL_SERVICE_NAME").is_none() {
        resource = resource.with_service_name("magnumsal");
    }
    let provider = SdkTracerProvider::builder()
        .with_batch_exporter(exporter)
        .with_resource(resource.build())
        .build();
    // Others, such as the libraries of the databases, would report more than others may see.
    let ours = ["magnumsal_server", "magnumsal_store"].map(|part| (part, LevelFilter::DEBUG));
    let layer = tracing_opentelemetry::layer()
        .with_tracer(provider.tracer("magnumsal"))
        .with_location(false)
        .with_threads(false)
        .with_filter(Targets::new().with_targets(ours));
    Ok((layer, Traces(provider)))
}

impl Traces {
    /// Sends what has not been sent yet.
    pub(super) fn end(&self) {
        // The client has logged what went wrong.
        let _ = self.0.shutdown_with_timeout(ANSWER_TIMEOUT);
    }
}

/// Makes a request part of the trace that it names in `traceparent`, if it names one.
pub(super) fn adopt(span: &Span, headers: &HeaderMap) {
    let context = TraceContextPropagator::new().extract(&HeaderExtractor(headers));
    if context.span().span_context().is_valid() {
        // Without a layer for traces there is nothing to be a part of.
        let _ = span.set_parent(context);
    }
}

/// Carries traces to the collector. It blocks the one thread that sends them, which has nothing else
/// to do.
#[derive(Debug)]
struct Client {
    agent: ureq::Agent,
    /// Whether the last ones did not arrive: that is logged once.
    failing: AtomicBool,
}

impl Client {
    fn new() -> Self {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(ANSWER_TIMEOUT))
            .max_redirects(0);
        Self { agent: config.build().new_agent(), failing: AtomicBool::new(false) }
    }

    fn send(&self, request: Request<Bytes>) -> Result<Response<Bytes>, ureq::Error> {
        let (parts, body) = request.into_parts();
        let answer = self.agent.run(Request::from_parts(parts, body.to_vec()))?;
        let (parts, mut body) = answer.into_parts();
        Ok(Response::from_parts(parts, body.read_to_vec()?.into()))
    }

    fn note(&self, why: Option<String>) {
        let failed = self.failing.swap(why.is_some(), Ordering::Relaxed);
        match why {
            Some(why) if !failed => tracing::warn!(why, "traces do not arrive at the collector"),
            None if failed => tracing::info!("traces arrive at the collector again"),
            _ => {}
        }
    }
}

#[async_trait]
impl HttpClient for Client {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let sent = self.send(request);
        self.note(match &sent {
            Ok(answer) if answer.status().is_success() => None,
            Ok(answer) => Some(format!("status {}", answer.status())),
            Err(error) => Some(error.to_string()),
        });
        sent.map_err(HttpError::from)
    }
}
