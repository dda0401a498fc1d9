//! The parts of the benchmark: which server runs, and what it is asked for.

use crate::{
    Options, boardgame_io,
    dialect::Dialect,
    measure::{self, Measured, Pace, Quota, Schedule},
    memory::{self, Memory},
    ours::Lobby,
    postgres,
    process::{self, Process},
    table::{self, Table},
};
use clap::ValueEnum;
use magnumsal_testbed::{Folder, Postgres};
use serde::Serialize;
use std::{
    num::NonZeroU32,
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant},
};
use tokio::time::{timeout, timeout_at};

/// A server that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Our server with SQLite
    Sqlite,
    /// Our server with PostgreSQL
    Postgres,
    /// Two of our servers on one PostgreSQL, which have the tables in turn
    PostgresPair,
    /// boardgame.io's server with its FlatFile storage
    BoardgameIo,
    /// What silent sockets cost our server in memory
    Sockets,
    /// What sockets cost it that ask for a long journal and do not read it
    Readers,
}

/// What a part found.
#[derive(Serialize)]
pub struct Findings {
    /// The part.
    pub part: Part,
    /// Tables that were open at the same time.
    pub games: u32,
    /// Sockets at all of them.
    pub sockets: u32,
    /// Moves as fast as they are answered.
    pub saturated: Option<Measured>,
    /// Moves at fixed times.
    pub paced: Option<Measured>,
    /// What sockets cost in memory.
    pub memory: Option<Memory>,
    /// Why the part ended early.
    pub error: Option<String>,
}

/// How long the first scheduled move is ahead, so that every table is waiting for its turn.
const RUN_UP: Duration = Duration::from_millis(200);

impl Part {
    /// All parts, in the order in which they run.
    pub const ALL: [Self; 6] = [
        Self::Sqlite,
        Self::Postgres,
        Self::PostgresPair,
        Self::BoardgameIo,
        Self::Sockets,
        Self::Readers,
    ];

    /// Its name in sentences and tables.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "SQLite",
            Self::Postgres => "PostgreSQL",
            Self::PostgresPair => "two servers",
            Self::BoardgameIo => "boardgame.io",
            Self::Sockets => "sockets",
            Self::Readers => "readers",
        }
    }

    /// Runs the part. The findings say what went wrong, beside what was found until then.
    pub async fn run(self, options: &Options) -> Findings {
        let mut findings = Findings {
            part: self,
            games: 0,
            sockets: 0,
            saturated: None,
            paced: None,
            memory: None,
            error: None,
        };
        findings.error = self.find(options, &mut findings).await.err();
        findings
    }

    async fn find(self, options: &Options, findings: &mut Findings) -> Result<(), String> {
        let folder =
            Folder::new().map_err(|error| format!("no temporary folder can be made: {error}"))?;
        let folder = folder.path();
        match self {
            Self::Sqlite => {
                let store = format!("sqlite:{}", folder.join("games.db").display());
                self.find_ours(options, (&store, None), folder, findings).await
            }
            Self::Postgres | Self::PostgresPair => {
                let (postgres, store) = postgres::start().await?;
                self.find_ours(options, (&store, Some(&postgres)), folder, findings).await
            }
            Self::BoardgameIo => self.find_boardgame_io(options, folder, findings).await,
            Self::Sockets | Self::Readers => self.find_memory(options, folder, findings).await,
        }
    }

    /// Measures our server, or two of them.
    async fn find_ours(
        self,
        options: &Options,
        (store, database): (&str, Option<&Postgres>),
        folder: &Path,
        findings: &mut Findings,
    ) -> Result<(), String> {
        let deadline = Instant::now() + options.limit();
        let mut costs = Costs { servers: Vec::new(), database };
        let mut lobbies = Vec::new();
        for number in 0..if self == Self::PostgresPair { 2 } else { 1 } {
            let mut server = start_ours(options, store, &folder.join(format!("log-{number}")))?;
            let address = in_time(deadline, server.address()).await?;
            lobbies.push(Lobby::new(address, options.one_screen));
            costs.servers.push(server);
        }
        self.say(&format!("opening {} tables", options.games));
        let open = table::open_all(0..options.games.get(), |number| {
            lobbies[number as usize % lobbies.len()].clone().open(number)
        });
        let tables = in_time(deadline, open).await?;
        findings.games = options.games.get();
        findings.sockets = findings.games * options.sockets_a_table();

        self.say(&format!("{} moves as fast as they are answered", options.moves));
        let (mut tables, measured) =
            costs.counted(saturate(tables, options.moves.get(), deadline)).await;
        let out_of_time = measured.out_of_time;
        findings.saturated = Some(measured);
        if out_of_time {
            return Err("the time was up before the paced moves".to_owned());
        }
        tables.retain(|table| !table.is_over());
        let Some(count) = u32::try_from(tables.len()).ok().and_then(NonZeroU32::new) else {
            return Err("no game is left for the paced moves".to_owned());
        };

        self.say(&format!("{} moves, {} a second", options.paced_moves, options.rate));
        let moves = options.paced_moves.get();
        let schedule =
            Schedule { start: Instant::now() + RUN_UP, rate: options.rate, moves, tables: count };
        let pace = Pace::Scheduled(schedule);
        let (_, measured) = costs.counted(measure::play(tables, &pace, moves, deadline)).await;
        findings.paced = Some(measured);
        Ok(())
    }

    /// Measures what sockets cost our server.
    async fn find_memory(
        self,
        options: &Options,
        folder: &Path,
        findings: &mut Findings,
    ) -> Result<(), String> {
        let deadline = Instant::now() + options.limit();
        let store = format!("sqlite:{}", folder.join("games.db").display());
        let mut server = start_ours(options, &store, &folder.join("log"))?;
        let lobby = Lobby::new(in_time(deadline, server.address()).await?, false);
        let memory = match self {
            Self::Readers => {
                self.say(&format!("{} readers of a long journal", options.readers));
                in_time(deadline, memory::silent_readers(options, &server, lobby)).await?
            }
            _ => {
                self.say(&format!("{} sockets", options.sockets));
                in_time(deadline, memory::silent_sockets(options, &server, lobby)).await?
            }
        };
        findings.memory = Some(memory);
        Ok(())
    }

    /// Measures boardgame.io's server. Its matches are short: when all are over, all tables begin
    /// new ones, and the time for that does not count.
    async fn find_boardgame_io(
        self,
        options: &Options,
        folder: &Path,
        findings: &mut Findings,
    ) -> Result<(), String> {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("boardgame-io");
        self.install(options, &project, folder).await?;
        let deadline = Instant::now() + options.limit();
        let mut command = Command::new("node");
        command.arg("server.js").arg(folder.join("matches")).current_dir(&project);
        command.env("NODE_ENV", "production");
        command.stdout(Stdio::piped());
        let mut server = Process::start("boardgame.io", &mut command, folder.join("log"))?;
        let address = in_time(deadline, server.address()).await?;
        let costs = Costs { servers: vec![server], database: None };
        self.say(&format!("opening {} matches", options.games));
        let open = |number| boardgame_io::open(address.clone(), number);
        let open = table::open_all(0..options.games.get(), open);
        let mut tables = in_time(deadline, open).await?;
        findings.games = options.games.get();
        findings.sockets = findings.games * 2;

        self.say(&format!("{} moves as fast as they are answered", options.moves));
        let sum = Measured { wanted: options.moves.get(), ..Measured::default() };
        let sum = findings.saturated.insert(sum);
        for wave in 2.. {
            let moves = (sum.wanted - sum.moves)
                .min(options.games.get().saturating_mul(boardgame_io::MOVES));
            let (usable, measured) = costs.counted(saturate(tables, moves, deadline)).await;
            let complete = measured.moves == moves;
            sum.go_on(measured);
            if !complete || sum.moves == sum.wanted {
                break;
            }
            let begin =
                table::open_all(usable.into_iter().zip(0..), |(table, number): (_, u32)| {
                    boardgame_io::begin(table, format!("{number}-{wave}"))
                });
            tables = in_time(deadline, begin).await?;
        }
        Ok(())
    }

    /// Gets boardgame.io from the registry, unless it is there.
    async fn install(self, options: &Options, project: &Path, logs: &Path) -> Result<(), String> {
        // npm writes this file last, so an interrupted installation is not taken for a whole one.
        if project.join("node_modules/.package-lock.json").is_file() {
            return Ok(());
        }
        self.say("npm ci");
        let mut command = Command::new("npm");
        command.args(["ci", "--no-audit", "--no-fund"]).current_dir(project).stdout(Stdio::null());
        let mut npm = Process::start("npm ci", &mut command, logs.join("npm"))?;
        timeout(options.limit(), npm.end()).await.map_err(|_| "npm ci took too long".to_owned())?
    }

    /// Says on standard error what happens now.
    fn say(self, what: &str) {
        eprintln!("{}: {what}", self.name());
    }
}

/// Starts our server, with room for everybody, and all from one address.
fn start_ours(options: &Options, store: &str, log: &Path) -> Result<Process, String> {
    let program = match &options.server {
        Some(program) => program.clone(),
        None => std::env::current_exe()
            .map_err(|error| format!("where the programs are is not known: {error}"))?
            .with_file_name(format!("magnumsal{}", std::env::consts::EXE_SUFFIX)),
    };
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--store", store]);
    // All players come from one address, and open their tables as fast as they can.
    let connections = options.connections().to_string();
    command.args(["--connections", &connections, "--connections-per-address", &connections]);
    command.args(["--requests-per-second", "100000"]);
    command.stdout(Stdio::piped());
    Process::start("magnumsal", &mut command, log.to_owned())
}

async fn saturate<D: Dialect>(
    tables: Vec<Table<D>>,
    moves: u32,
    deadline: Instant,
) -> (Vec<Table<D>>, Measured) {
    measure::play(tables, &Pace::AsFastAsAnswered(Quota::new(moves)), moves, deadline).await
}

/// Whose processor time is counted.
struct Costs<'a> {
    servers: Vec<Process>,
    database: Option<&'a Postgres>,
}

impl Costs<'_> {
    /// Moves that are played, with the processor time that servers and database take meanwhile.
    async fn counted<T>(&self, playing: impl Future<Output = (T, Measured)>) -> (T, Measured) {
        let before = self.so_far();
        let (tables, mut measured) = playing.await;
        let after = self.so_far();
        let taken = |before: Option<f64>, after: Option<f64>| Some(after? - before?);
        measured.processor_seconds = taken(before.0, after.0);
        measured.database_seconds = taken(before.1, after.1);
        (tables, measured)
    }

    /// What the servers and the database have taken, in seconds.
    fn so_far(&self) -> (Option<f64>, Option<f64>) {
        let servers = self.servers.iter().map(Process::processor_time).sum();
        (servers, self.database.and_then(|database| process::time_of_family(database.pid()?)))
    }
}

/// What comes out of it, if it does so in time.
async fn in_time<T>(
    deadline: Instant,
    work: impl Future<Output = Result<T, String>>,
) -> Result<T, String> {
    match timeout_at(deadline.into(), work).await {
        Ok(done) => done,
        Err(_) => Err("the time was up before all tables were ready".to_owned()),
    }
}
