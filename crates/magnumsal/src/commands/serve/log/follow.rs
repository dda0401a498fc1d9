//! Tables that are followed: everything that happens there is logged, however little is logged of others.
//!
//! What belongs to a table says so, as a field `table` of an event or of a span around it.

use magnumsal_table::id::TableId;
use std::{
    collections::HashSet,
    fmt, fs, io,
    path::Path,
    sync::{Arc, PoisonError, RwLock},
    time::{Duration, SystemTime},
};
use tracing::{
    Event, Level, Metadata, Subscriber,
    field::{Field, Visit},
    level_filters::LevelFilter,
    span::{Attributes, Id},
    subscriber::Interest,
};
use tracing_subscriber::{
    filter::Targets,
    layer::{Context, Filter},
    registry::LookupSpan,
};

/// How often the file is looked at.
const LOOK: Duration = Duration::from_secs(1);

/// The longest list that is read, in bytes.
const LONGEST_FILE: u64 = 64 * 1024;

/// The tables that are followed.
#[derive(Clone, Default)]
pub(super) struct Followed(Arc<RwLock<Tables>>);

#[derive(Default)]
struct Tables {
    always: HashSet<String>,
    listed: HashSet<String>,
}

impl Followed {
    /// Follows these tables from the start to the end.
    pub(super) fn new(tables: &[TableId]) -> Self {
        let always = tables.iter().map(TableId::to_string).collect();
        Self(Arc::new(RwLock::new(Tables { always, listed: HashSet::new() })))
    }

    /// Follows those tables as well that are in a list, and no longer those of an earlier one. A
    /// file that is not there is an empty list. Lines that begin with # are for people.
    pub(super) fn read(&self, list: &Path) -> Result<(), String> {
        let text = match fs::metadata(list) {
            Ok(file) if file.len() > LONGEST_FILE => {
                return Err(format!("it is longer than {LONGEST_FILE} bytes"));
            }
            _ => match fs::read_to_string(list) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
                read => read.map_err(|error| error.to_string())?,
            },
        };
        let mut listed = HashSet::new();
        for line in text.lines().map(str::trim) {
            if !line.is_empty() && !line.starts_with('#') {
                let table: TableId =
                    line.parse().map_err(|_| format!("`{line}` is no name of a table"))?;
                listed.insert(table.to_string());
            }
        }
        self.0.write().unwrap_or_else(PoisonError::into_inner).listed = listed;
        // Whether something is logged at all is remembered for each place in the program.
        tracing::callsite::rebuild_interest_cache();
        Ok(())
    }

    /// Reads a list whenever it has changed. Never ends.
    pub(super) async fn watch(&self, list: &Path) {
        let mut known = changed(list);
        loop {
            tokio::time::sleep(LOOK).await;
            let now = changed(list);
            if now == known {
                continue;
            }
            known = now;
            match self.read(list) {
                Ok(()) => {
                    tracing::info!(tables = self.count(), "the list of tables to follow was read");
                }
                Err(why) => {
                    tracing::warn!(why, "the list of tables to follow cannot be read: unchanged");
                }
            }
        }
    }

    fn count(&self) -> usize {
        let tables = self.0.read().unwrap_or_else(PoisonError::into_inner);
        tables.always.len() + tables.listed.len()
    }

    fn has(&self, table: &str) -> bool {
        let tables = self.0.read().unwrap_or_else(PoisonError::into_inner);
        tables.always.contains(table) || tables.listed.contains(table)
    }
}

/// When a file was changed, and how long it is.
fn changed(file: &Path) -> Option<(SystemTime, u64)> {
    let file = fs::metadata(file).ok()?;
    Some((file.modified().ok()?, file.len()))
}

/// What is logged: the usual, and everything of tables that are followed.
pub(super) struct LogFilter {
    usual: Targets,
    followed: Followed,
}

/// On a span: its table is followed.
struct IsFollowed;

impl LogFilter {
    pub(super) fn new(usual: Targets, followed: Followed) -> Self {
        Self { usual, followed }
    }

    fn is_usual(&self, of: &Metadata<'_>) -> bool {
        // Below that the library of sockets would write down every message, and a hello holds a
        // token: not even a trace shows that.
        let discreet = !of.target().starts_with("tungstenite") || *of.level() <= Level::INFO;
        discreet && self.usual.would_enable(of.target(), of.level())
    }

    fn may_follow(&self, of: &Metadata<'_>) -> bool {
        let ours = of.target().starts_with("magnumsal");
        ours && *of.level() <= Level::DEBUG && self.followed.count() > 0
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Filter<S> for LogFilter {
    fn enabled(&self, of: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        self.is_usual(of) || self.may_follow(of)
    }

    fn callsite_enabled(&self, of: &'static Metadata<'static>) -> Interest {
        match (self.is_usual(of), self.may_follow(of)) {
            (true, _) => Interest::always(),
            (false, true) => Interest::sometimes(),
            (false, false) => Interest::never(),
        }
    }

    fn event_enabled(&self, event: &Event<'_>, context: &Context<'_, S>) -> bool {
        if self.is_usual(event.metadata()) {
            return true;
        }
        let mut table = Table { followed: &self.followed, found: false };
        event.record(&mut table);
        let mut around = context.event_scope(event).into_iter().flatten();
        table.found || around.any(|span| span.extensions().get::<IsFollowed>().is_some())
    }

    fn max_level_hint(&self) -> Option<LevelFilter> {
        let usual = Filter::<S>::max_level_hint(&self.usual).unwrap_or(LevelFilter::TRACE);
        Some(if self.followed.count() > 0 { usual.max(LevelFilter::DEBUG) } else { usual })
    }

    fn on_new_span(&self, span: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let mut table = Table { followed: &self.followed, found: false };
        span.record(&mut table);
        if let Some(span) = context.span(id).filter(|_| table.found) {
            span.extensions_mut().replace(IsFollowed);
        }
    }
}

/// Looks for a table that is followed among fields.
struct Table<'a> {
    followed: &'a Followed,
    found: bool,
}

impl Visit for Table<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.found |= field.name() == "table" && self.followed.has(&format!("{value:?}"));
    }
}
