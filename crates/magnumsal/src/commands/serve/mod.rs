//! `serve`: the game server.

mod log;
mod moderation;
mod notices;
mod reload;
pub(crate) mod retention;
mod stop;

use crate::{failure::Failure, files, values};
use directories::ProjectDirs;
use magnumsal_rules::Edition;
use magnumsal_server::{
    clock::{Clock, Sources},
    http::{Limits, Serving, serve},
    service::TableService,
    settings::Settings,
};
use magnumsal_store::{Store, StoreUrl};
use magnumsal_table::head::GameBox;
use sha2::{Digest, Sha256};
use std::{
    io::{self, Write},
    net::SocketAddr,
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};
use tokio::net::TcpListener;
use url::Url;

/// Runs a game server for this machine, a game night or the net
///
/// Games are kept in a file, or in PostgreSQL with several servers side by side. docs/hosting.md
/// says how to run it for others.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal serve --listen 127.0.0.1:1368 --store sqlite:games.sqlite --open

The log's detail is set by MAGNUMSAL_LOG (error, warn, info, debug).")]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:1368",
          value_parser = address)]
    listen: SocketAddr,

    /// Where games are kept: sqlite:PATH or postgres://USER@HOST/DATABASE; a file in your data
    /// folder if left out
    #[arg(long, value_name = "URL", env = "MAGNUMSAL_STORE", hide_env_values = true,
          value_parser = store_url)]
    store: Option<StoreUrl>,

    /// How others reach the server, for links; where it listens if left out
    #[arg(long, value_name = "URL", value_parser = web_url)]
    public_url: Option<Url>,

    /// Open it in the browser
    #[arg(long)]
    open: bool,

    /// A proxy in front says in X-Forwarded-For where requests come from
    #[arg(long)]
    behind_proxy: bool,

    /// Connections that all addresses together may have
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections,
          allow_negative_numbers = true, value_parser = values::number::<usize>(1, 1_000_000))]
    connections: usize,

    /// Connections that one address may have
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_per_address,
          allow_negative_numbers = true, value_parser = values::number::<usize>(1, 1_000_000))]
    connections_per_address: usize,

    /// Requests a second that one address may make in the long run; sockets are not counted
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests_per_second,
          allow_negative_numbers = true, value_parser = values::number::<u32>(1, 1_000_000))]
    requests_per_second: u32,

    /// How long to go on after the signal to stop, saying at /readyz that it stops, so that a proxy
    /// sends new connections elsewhere
    #[arg(long, value_name = "SECONDS", default_value_t = 0,
          allow_negative_numbers = true, value_parser = values::number::<u32>(0, 3600))]
    drain_seconds: u32,

    #[command(flatten)]
    retention: retention::KeepOptions,

    #[command(flatten)]
    moderation: moderation::ModerationOptions,

    #[command(flatten)]
    notices: notices::Options,

    #[command(flatten)]
    log: log::LogOptions,
}

impl Default for Args {
    /// As when the program is started without a command: alone on this machine, in the browser.
    fn default() -> Self {
        let limits = Limits::default();
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 1368)),
            store: None,
            public_url: None,
            open: true,
            behind_proxy: false,
            connections: limits.connections,
            connections_per_address: limits.connections_per_address,
            requests_per_second: limits.requests_per_second,
            retention: retention::KeepOptions::default(),
            drain_seconds: 0,
            moderation: moderation::ModerationOptions::default(),
            notices: notices::Options::default(),
            log: log::LogOptions::default(),
        }
    }
}

/// Runs the command.
pub(crate) fn run(
    args: &Args,
    edition: &Edition,
    edition_files: &[PathBuf],
) -> Result<ExitCode, Failure> {
    let channels = args.notices.channels()?;
    let moderation = args.moderation.moderation()?;
    let store = match &args.store {
        Some(store) => store.clone(),
        None => default_store()?,
    };
    let log = log::start(&args.log)?;
    let game_box = GameBox { edition: edition.clone(), name: box_name(edition_files)? };
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::fault(format!("no runtime can be started: {error}")))?;
    let limits = Limits {
        connections: args.connections,
        connections_per_address: args.connections_per_address,
        requests_per_second: args.requests_per_second,
        ..Limits::default()
    };
    raise_file_limit();
    let done = runtime.block_on(async {
        let taken = |error| {
            Failure::bad_input(format!(
                "--listen: {} cannot be used ({error}); give another port, or 0 for any free one",
                args.listen
            ))
        };
        // The port first: a store that nobody can reach is of no use.
        let listener = TcpListener::bind(args.listen).await.map_err(taken)?;
        let address = listener.local_addr().map_err(taken)?;
        let opened = Store::open(&store).await;
        let opened = opened.map_err(|error| Failure::bad_input(format!("--store: {error}")))?;
        let public_url = match &args.public_url {
            Some(url) => url.clone(),
            None => local_url(address)?,
        };
        let settings = Settings {
            game_box,
            public_url: public_url.clone(),
            channels,
            retention: args.retention.retention(args.store.is_some()),
            moderation,
            build: magnumsal_web::build(),
            clock: Clock::start(Sources::MACHINE, &opened).await,
        };
        let stop = stop::signal()?;
        tokio::spawn(log.keep());
        tell(&public_url, &store)?;
        if args.open && webbrowser::open(public_url.as_str()).is_err() {
            crate::terminal::note::note("no browser could be opened; open the address yourself");
        }
        let pages = magnumsal_web::pages();
        let behind_proxy = args.behind_proxy;
        // Any client can claim to belong to a trace; only the proxy is trusted.
        let adopt_trace = log.adopt().filter(|_| behind_proxy);
        let serving = Serving { listener, limits, behind_proxy, adopt_trace, pages };
        let (service, scheduler) = TableService::new(opened, settings);
        let scheduling = tokio::spawn(scheduler.run());
        reload::on_signal(service.clone())?;
        let (draining, drain) =
            (service.clone(), Duration::from_secs(u64::from(args.drain_seconds)));
        let stopping = async {
            stop.await;
            draining.drain();
            tokio::time::sleep(drain).await;
            scheduling.abort();
        };
        serve(service, serving, stopping).await.map_err(|error| {
            Failure::fault(format!(
                "stopped, but the last attempt to store something has failed: {error}"
            ))
        })?;
        crate::terminal::note::note("stopped; all games are stored");
        Ok(ExitCode::SUCCESS)
    });
    log.end();
    done
}

/// Says where the server is and what it stores.
fn tell(url: &Url, store: &StoreUrl) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "Magnum Sal is at {}", url.as_str().trim_end_matches('/'))?;
    writeln!(out, "Games and their chat are kept in {store}. Ctrl-C stops the server.")?;
    out.flush()?;
    Ok(())
}

/// Where a browser on this machine finds the server.
fn local_url(address: SocketAddr) -> Result<Url, Failure> {
    let host = match address {
        // Listening everywhere includes here.
        _ if address.ip().is_unspecified() => "127.0.0.1".to_owned(),
        SocketAddr::V4(address) => address.ip().to_string(),
        SocketAddr::V6(address) => format!("[{}]", address.ip()),
    };
    let url = format!("http://{host}:{}", address.port());
    Url::parse(&url).map_err(|error| Failure::fault(format!("{url} is no URL: {error}")))
}

/// A file in the user's data folder.
pub(crate) fn default_store() -> Result<StoreUrl, Failure> {
    let folders = ProjectDirs::from("", "", "magnumsal").ok_or_else(|| {
        Failure::bad_input("there is no home folder to keep games in; give --store sqlite:PATH")
    })?;
    let path = folders.data_dir().join("games.sqlite");
    let url = format!("sqlite:{}", path.display());
    url.parse().map_err(|error| Failure::bad_input(format!("--store: {url}: {error}")))
}

/// Identifies the component values: a table is played with those it was dealt with.
pub(crate) fn box_name(files: &[PathBuf]) -> Result<String, Failure> {
    if files.is_empty() {
        return Ok(GameBox::default().name);
    }
    let mut hash = Sha256::new();
    for path in files {
        hash.update(files::read(path)?);
    }
    Ok(hex::encode(&hash.finalize()[..8]))
}

/// Every connection is an open file; the system's limit is often too low at first.
fn raise_file_limit() {
    if let Err(error) = magnumsal_server::http::raise_file_limit() {
        crate::terminal::note::note(&format!("the limit of open files stays as it is: {error}"));
    }
}

fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "give an address and a port, as in 127.0.0.1:1368".to_owned())
}

pub(crate) fn store_url(text: &str) -> Result<StoreUrl, String> {
    text.parse().map_err(|error: magnumsal_store::BadStoreUrl| error.to_string())
}

fn web_url(text: &str) -> Result<Url, String> {
    let url = Url::parse(text).ok().filter(|url| matches!(url.scheme(), "http" | "https"));
    let plain = url.filter(|url| url.query().is_none() && url.fragment().is_none());
    plain.ok_or_else(|| "give a web address, as in https://salt.example.org".to_owned())
}
