//! How long tables are kept, as options.

use crate::values::{Keep, keep};
use magnumsal_server::retention::Retention;
use std::time::Duration;

/// How long tables are kept after the last thing that happened there, as in 30d or `forever`.
#[derive(clap::Args, Debug, Default)]
#[command(next_help_heading = "How long tables are kept after the last thing that happened there")]
pub(crate) struct KeepOptions {
    /// Tables that wait for players [default: 30d; forever in your data folder]
    #[arg(long, value_name = "AGE", value_parser = keep)]
    keep_open: Option<Keep>,

    /// Games that nobody continues [default: 180d; forever in your data folder]
    #[arg(long, value_name = "AGE", value_parser = keep)]
    keep_abandoned: Option<Keep>,

    /// Games that are over [default: forever]
    #[arg(long, value_name = "AGE", value_parser = keep)]
    keep_finished: Option<Keep>,

    /// Tables that show a record from a file [default: 90d; forever in your data folder]
    #[arg(long, value_name = "AGE", value_parser = keep)]
    keep_imported: Option<Keep>,
}

impl KeepOptions {
    /// How long tables are kept. Nobody wants games on their own machine to be deleted without asking, and
    /// those are in a store that was not named.
    pub(crate) fn retention(&self, store_is_named: bool) -> Retention {
        let usual = if store_is_named { Retention::default() } else { Retention::forever() };
        let chosen = |option: Option<Keep>, usual: Option<Duration>| match option {
            Some(Keep(kept)) => kept.map(|age| age.duration()),
            None => usual,
        };
        Retention {
            open: chosen(self.keep_open, usual.open),
            abandoned: chosen(self.keep_abandoned, usual.abandoned),
            finished: chosen(self.keep_finished, usual.finished),
            imported: chosen(self.keep_imported, usual.imported),
            ..usual
        }
    }
}
