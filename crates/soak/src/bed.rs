//! The store, the servers on it, and the clock that they see.

use clap::ValueEnum;
use magnumsal_testbed::{Durability, Folder, Postgres, Server, TestbedError, libfaketime};
use std::{
    error::Error,
    fs::{self, Permissions},
    io,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::Command,
};

/// A kind of database.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Kind {
    /// A SQLite file with one server
    Sqlite,
    /// A PostgreSQL of its own with two servers
    Postgres,
}

/// A store with its servers. They and the database are gone when it is dropped.
pub struct Bed {
    /// The kind of database.
    pub kind: Kind,
    /// The servers: one on SQLite, two on PostgreSQL.
    pub servers: Vec<Server>,
    /// Where the store is, as the program gets it.
    pub store: String,
    folder: Folder,
    /// Ends after the servers.
    _postgres: Option<Postgres>,
}

impl Bed {
    /// A new store, and servers of this program on it.
    pub fn new(kind: Kind, program: &Path) -> Result<Self, Box<dyn Error>> {
        let folder = Folder::new()?;
        let postgres = match kind {
            Kind::Sqlite => None,
            Kind::Postgres => Some(Postgres::start(Durability::Full)?),
        };
        let store = match &postgres {
            Some(postgres) => postgres.url("soak")?,
            None => format!("sqlite:{}", folder.path().join("games.sqlite").display()),
        };
        let mut bed = Self { kind, servers: Vec::new(), store, folder, _postgres: postgres };
        bed.install(program)?;
        // All players come from one address.
        let limits = ["--requests-per-second", "100000", "--connections-per-address", "10000"];
        for number in 0..if kind == Kind::Sqlite { 1 } else { 2 } {
            let start = bed.script(number)?;
            let start = start.to_str().ok_or("the temporary folder's name is no text")?;
            bed.servers.push(Server::start(start, &bed.store, &limits)?);
        }
        Ok(bed)
    }

    /// The program that servers run when they are started next.
    pub fn install(&self, program: &Path) -> io::Result<()> {
        fs::write(self.path("program"), program.as_os_str().as_encoded_bytes())
    }

    /// Where players find the servers.
    pub fn addresses(&self) -> Vec<String> {
        self.servers.iter().map(Server::address).collect()
    }

    /// Whether the servers' clocks can be changed.
    pub fn has_clocks(&self) -> bool {
        libfaketime().is_some()
    }

    /// Sets the wall clock of a server, by the seconds that it is ahead of the system's.
    pub fn set_clock(&self, server: usize, ahead: i64) -> io::Result<()> {
        // In one step: a server that reads half of it would see yet another time.
        let (new, file) = (self.path("clock"), self.clock(server));
        fs::write(&new, format!("{ahead:+}s\n"))?;
        fs::rename(new, file)
    }

    /// How long files may be that a server writes from now on.
    pub fn limit_files(&self, server: usize, bytes: &str) -> Result<(), Box<dyn Error>> {
        let process = self.servers[server].process().ok_or("the server does not run")?.to_string();
        // Only the soft limit, which anybody may raise again.
        let limit = format!("--fsize={bytes}:");
        let done = Command::new("prlimit").args(["--pid", &process, &limit]).status()?;
        if done.success() { Ok(()) } else { Err("prlimit has failed".into()) }
    }

    /// What starts a server: it may be forbidden to write, and sees a clock of its own.
    fn script(&self, server: usize) -> Result<PathBuf, Box<dyn Error>> {
        let mut script = "#!/bin/sh\ntrap '' XFSZ\nexport NO_COLOR=1\n".to_owned();
        if let Some(library) = libfaketime() {
            self.set_clock(server, 0)?;
            script += &format!(
                "export LD_PRELOAD='{}' FAKETIME_TIMESTAMP_FILE='{}'\n\
                 export FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1 DONT_FAKE_MONOTONIC=1\n",
                library.display(),
                self.clock(server).display()
            );
        }
        script += &format!("exec \"$(cat '{}')\" \"$@\"\n", self.path("program").display());
        let path = self.path(&format!("start-{server}"));
        fs::write(&path, script)?;
        fs::set_permissions(&path, Permissions::from_mode(0o755))?;
        Ok(path)
    }

    fn clock(&self, server: usize) -> PathBuf {
        self.path(&format!("clock-{server}"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Stops all servers in order; each must say that everything is stored.
    pub fn stop(&mut self) -> Result<(), String> {
        for server in &mut self.servers {
            let ended = server.terminate().map_err(|error: TestbedError| error.to_string())?;
            if !ended.success() {
                return Err(format!("a server has ended with {ended}:\n{}", server.log()));
            }
        }
        Ok(())
    }

    /// Has this program replay every table of the store.
    pub fn check(&self, program: &Path) -> Result<(), String> {
        let checked = Command::new(program)
            .args(["admin", "--store", &self.store, "check"])
            .output()
            .map_err(|error| format!("{} cannot be run: {error}", program.display()))?;
        let said = String::from_utf8_lossy(&checked.stdout);
        if !checked.status.success() {
            return Err(format!("the store is not whole:\n{said}"));
        }
        println!("  the store: {}", said.trim());
        Ok(())
    }

    /// The first line of a log that must never be there.
    pub fn fault(&self) -> Option<String> {
        let bad = |line: &&str| ["damaged", "panicked"].iter().any(|word| line.contains(word));
        self.servers.iter().find_map(|server| server.log().lines().find(bad).map(str::to_owned))
    }
}
