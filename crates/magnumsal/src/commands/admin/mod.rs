//! `admin`: manages the store of a server, also while the server runs.
//!
//! One group of subcommands is one module. What they print is for operators, and English.

mod backup;
mod bulletin;
mod check;
mod delete;
mod dump;
mod export;
mod forget;
mod list;
mod reports;
mod show;
mod stats;
mod tables;
mod text;

use crate::{
    commands::serve::{self, box_name},
    failure::Failure,
};
use clap::Subcommand;
use magnumsal_rules::Edition;
use magnumsal_store::{Store, StoreError, StoreUrl};
use magnumsal_table::head::GameBox;
use std::{path::PathBuf, process::ExitCode};

/// Manages the games of a server, also while it runs
///
/// Lists, shows, exports, imports, deletes, checks, backs up and restores what a server has stored,
/// without stopping the server; reads reports, and makes announcements. docs/hosting.md says what each does.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin --store sqlite:games.sqlite list --stage playing

Exit status: 0 done, 1 something is damaged, 2 bad input, 3 a fault in the program itself.")]
pub(crate) struct Args {
    /// Where games are kept: sqlite:PATH or postgres://USER@HOST/DATABASE; the file in your data
    /// folder if left out
    #[arg(long, global = true, value_name = "URL", env = "MAGNUMSAL_STORE", hide_env_values = true,
          value_parser = serve::store_url)]
    store: Option<StoreUrl>,

    /// What to do
    #[command(subcommand)]
    command: Command,
}

/// What can be done with a store; what each does is written above its arguments, in its own module.
#[derive(Subcommand, Debug)]
enum Command {
    List(list::Args),
    Show(show::Args),
    Stats(stats::Args),
    Check(check::Args),
    Delete(delete::Delete),
    Prune(delete::Prune),
    Forget(forget::Args),
    Export(export::Export),
    Import(export::Import),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Reports(reports::Args),
    Announce(bulletin::Announce),
    NewTables(bulletin::NewTables),
}

/// What all subcommands work with.
struct Context {
    /// Where the store is.
    url: StoreUrl,
    /// Whether it was named, and is not the file in the user's data folder.
    is_named: bool,
    /// The component values, for games that are replayed.
    game_box: GameBox,
}

/// Runs the command.
pub(crate) fn run(
    args: &Args,
    edition: &Edition,
    edition_files: &[PathBuf],
) -> Result<ExitCode, Failure> {
    let url = match &args.store {
        Some(url) => url.clone(),
        None => serve::default_store()?,
    };
    let game_box = GameBox { edition: edition.clone(), name: box_name(edition_files)? };
    let context = Context { url, is_named: args.store.is_some(), game_box };
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::fault(format!("no runtime can be started: {error}")))?;
    runtime.block_on(async {
        match &args.command {
            Command::List(args) => list::run(args, &context).await,
            Command::Show(args) => show::run(args, &context).await,
            Command::Stats(args) => stats::run(args, &context).await,
            Command::Check(args) => check::run(args, &context).await,
            Command::Delete(args) => delete::delete(args, &context).await,
            Command::Prune(args) => delete::prune(args, &context).await,
            Command::Forget(args) => forget::run(args, &context).await,
            Command::Export(args) => export::export(args, &context).await,
            Command::Import(args) => export::import(args, &context).await,
            Command::Backup(args) => backup::backup(args, &context).await,
            Command::Restore(args) => backup::restore(args, &context).await,
            Command::Reports(args) => reports::run(args, &context).await,
            Command::Announce(args) => bulletin::announce(args, &context).await,
            Command::NewTables(args) => bulletin::new_tables(args, &context).await,
        }
    })
}

impl Context {
    /// Opens the store, which servers may be using.
    async fn open(&self) -> Result<Store, Failure> {
        Store::open_beside(&self.url).await.map_err(|error| store_failed(&error))
    }
}

/// A store that cannot be used, or fails.
fn store_failed(error: &StoreError) -> Failure {
    Failure::bad_input(format!("--store: {error}"))
}

/// The time now, in milliseconds since 1970.
fn now() -> i64 {
    magnumsal_server::clock::system_time()
}
