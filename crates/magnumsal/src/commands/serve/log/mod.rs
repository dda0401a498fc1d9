//! Logging: what the server reports while it runs. The log on standard error has the detail that is
//! asked for, and all that happens at single tables; traces go to a collector.

mod follow;
mod otlp;

use crate::failure::Failure;
use clap::ValueEnum;
use follow::{Followed, LogFilter};
use magnumsal_server::http::AdoptTrace;
use magnumsal_table::id::TableId;
use otlp::Traces;
use std::{io, path::PathBuf};
use tracing_subscriber::{
    Layer as _,
    filter::{LevelFilter, Targets},
    fmt,
    layer::SubscriberExt as _,
    util::SubscriberInitExt as _,
};
use url::Url;

/// What the server reports while it runs.
#[derive(clap::Args, Debug, Default)]
#[command(next_help_heading = "Log")]
pub(super) struct LogOptions {
    /// How the log on standard error is written
    #[arg(long, value_enum, default_value_t, value_name = "FORM")]
    log: LogForm,

    /// Tables of which everything is logged, with commas: commands, refusals, timers, writing
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    log_table: Vec<TableId>,

    /// A file with the names of such tables, one a line; read again when it changes
    #[arg(long, value_name = "FILE")]
    log_tables: Option<PathBuf>,

    /// Where traces are sent to by OTLP over HTTP, as in http://127.0.0.1:4318
    #[arg(long, value_name = "URL", value_parser = super::web_url)]
    otlp: Option<Url>,
}

/// How the log is written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
enum LogForm {
    /// For people
    #[default]
    Text,
    /// One JSON object a line, for programs
    Json,
}

/// A log that has been started.
pub(super) struct Log {
    followed: Followed,
    file: Option<PathBuf>,
    traces: Option<Traces>,
}

/// Starts the log.
pub(super) fn start(options: &LogOptions) -> Result<Log, Failure> {
    let chosen = std::env::var("MAGNUMSAL_LOG").ok().and_then(|chosen| chosen.parse().ok());
    let usual = chosen.unwrap_or_else(|| {
        let ours = ["magnumsal_server", "magnumsal_store"].map(|part| (part, LevelFilter::INFO));
        Targets::new().with_default(LevelFilter::WARN).with_targets(ours)
    });
    let followed = Followed::new(&options.log_table);
    if let Some(file) = &options.log_tables {
        let read = followed.read(file);
        read.map_err(|why| Failure::bad_input(format!("--log-tables: {}: {why}", file.display())))?;
    }
    let filter = LogFilter::new(usual, followed.clone());
    let lines = fmt::layer().with_writer(io::stderr);
    let lines = match options.log {
        LogForm::Text => lines.with_filter(filter).boxed(),
        LogForm::Json => lines.json().with_filter(filter).boxed(),
    };
    let (sent, traces) = match options.otlp.as_ref().map(otlp::start).transpose() {
        Ok(started) => started.unzip(),
        Err(why) => return Err(Failure::bad_input(format!("--otlp: {why}"))),
    };
    tracing_subscriber::registry().with(lines).with(sent).init();
    Ok(Log { followed, file: options.log_tables.clone(), traces })
}

impl Log {
    /// Follows other tables when the file says so. Never ends.
    pub(super) fn keep(&self) -> impl Future<Output = ()> + use<> {
        let (followed, file) = (self.followed.clone(), self.file.clone());
        async move {
            match file {
                Some(file) => followed.watch(&file).await,
                None => std::future::pending().await,
            }
        }
    }

    /// What makes a request part of the trace that it names.
    pub(super) fn adopt(&self) -> Option<AdoptTrace> {
        self.traces.as_ref().map(|_| otlp::adopt as AdoptTrace)
    }

    /// Nothing is reported any more.
    pub(super) fn end(&self) {
        if let Some(traces) = &self.traces {
            traces.end();
        }
    }
}
