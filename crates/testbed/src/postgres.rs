//! A private PostgreSQL for tests, from the binaries of the system.

use crate::{
    command::{Result, TestbedError, output, run},
    port::with_spare_port,
};
use std::{
    fs,
    os::unix::process::CommandExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// Where Debian keeps a folder for each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Whether a cluster waits for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// As a real server does.
    Full,
    /// It does not: quicker, for tests that are about something else.
    Fast,
}

/// A cluster of our own on a loopback port, in a temporary folder.
///
/// Dropping it stops the server and removes the folder. The same happens when the process ends in
/// any other way: a panic, a kill, or a cluster in a `static`, which is never dropped.
#[derive(Debug)]
pub struct Postgres {
    programs: Programs,
    folder: PathBuf,
    port: u16,
    durability: Durability,
    /// A shell that waits for the end of its standard input, which comes with our end, and then
    /// cleans up.
    caretaker: Child,
}

impl Postgres {
    /// Makes a cluster and starts it.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start(durability: Durability) -> Result<Self> {
        let programs = Programs::find()?;
        let folder = programs.temporary_folder()?;
        let caretaker = programs.caretaker(&folder)?;
        let mut cluster = Self { programs, folder, port: 0, durability, caretaker };
        cluster.make()?;
        with_spare_port(|port| {
            cluster.port = port;
            cluster.start_again()
        })?;
        Ok(cluster)
    }

    /// Creates a database and gives its address.
    ///
    /// # Errors
    /// If it exists already or the server does not run.
    pub fn url(&self, database: &str) -> Result<String> {
        let port = self.port.to_string();
        run(self.programs.command("createdb").args([
            "-h",
            "127.0.0.1",
            "-p",
            &port,
            "-U",
            "postgres",
            database,
        ]))?;
        Ok(format!("postgres://postgres@127.0.0.1:{port}/{database}"))
    }

    /// The process that all others of the server come from; nothing while it does not run.
    pub fn pid(&self) -> Option<u32> {
        let file = fs::read_to_string(self.folder.join("data/postmaster.pid")).ok()?;
        file.lines().next()?.trim().parse().ok()
    }

    /// Stops the server in order: open connections are cut, and everything is on disk.
    ///
    /// # Errors
    /// If it does not run.
    pub fn stop(&self) -> Result<()> {
        self.stop_as("fast")
    }

    /// Stops the server as a crash would: the next start has to recover from the log.
    ///
    /// # Errors
    /// If it does not run.
    pub fn kill(&self) -> Result<()> {
        self.stop_as("immediate")
    }

    /// Starts the server after [`Postgres::stop`] or [`Postgres::kill`], on the same port.
    ///
    /// # Errors
    /// If it runs already or the port was taken meanwhile.
    pub fn start_again(&self) -> Result<()> {
        let mut options = format!("-p {} -k {}", self.port, self.folder.display());
        options.push_str(" -c listen_addresses=127.0.0.1 -c max_connections=200");
        if self.durability == Durability::Fast {
            options.push_str(" -c fsync=off -c synchronous_commit=off");
        }
        run(self
            .pg_ctl()
            .arg("-l")
            .arg(self.folder.join("log"))
            .arg("-o")
            .arg(options)
            .arg("start"))
    }

    fn make(&self) -> Result<()> {
        run(self
            .programs
            .command("initdb")
            .args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(self.folder.join("data")))
    }

    fn stop_as(&self, mode: &str) -> Result<()> {
        run(self.pg_ctl().args(["-m", mode, "stop"]))
    }

    fn pg_ctl(&self) -> Command {
        let mut command = self.programs.command("pg_ctl");
        command.arg("-w").arg("-D").arg(self.folder.join("data"));
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.caretaker.stdin.take());
        // Nothing can be done if it fails, and a test may be panicking already.
        let _ = self.caretaker.wait();
    }
}

/// Where the programs are, and who runs them.
#[derive(Debug)]
struct Programs {
    folder: PathBuf,
    /// PostgreSQL refuses to run as root, so root runs it as `postgres`.
    as_root: bool,
}

impl Programs {
    fn find() -> Result<Self> {
        let folder = match std::env::var_os("PG_BIN") {
            Some(folder) => PathBuf::from(folder),
            None => newest_version().join("bin"),
        };
        if !folder.join("initdb").exists() {
            return Err(TestbedError::Missing(folder));
        }
        let user = output(Command::new("id").arg("-u"))?;
        Ok(Self { folder, as_root: user.trim() == "0" })
    }

    /// A command for one of PostgreSQL's programs.
    fn command(&self, program: &str) -> Command {
        self.run_as(self.folder.join(program))
    }

    fn run_as(&self, program: impl AsRef<Path>) -> Command {
        let program = program.as_ref();
        let mut command = if self.as_root {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // The user `postgres` need not be allowed to be where we are.
        command.current_dir("/");
        command
    }

    /// A folder that belongs to the user who runs PostgreSQL.
    fn temporary_folder(&self) -> Result<PathBuf> {
        let made = output(self.run_as("mktemp").args(["-d", "-t", "magnumsal-postgres-XXXXXX"]))?;
        Ok(PathBuf::from(made.trim_end()))
    }

    fn caretaker(&self, folder: &Path) -> Result<Child> {
        const SCRIPT: &str = r#"read -r _; folder=$1; shift; "$@"; rm -rf -- "$folder""#;
        let mut stop = self.command("pg_ctl");
        stop.args(["-m", "immediate", "-w", "stop", "-D"]).arg(folder.join("data"));
        Command::new("sh")
            .args(["-c", SCRIPT, "caretaker"])
            .arg(folder)
            .arg(stop.get_program())
            .args(stop.get_args())
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            // An interrupt from the keyboard must not reach it: it has work to do then.
            .process_group(0)
            .spawn()
            .map_err(|error| TestbedError::failed("sh", &error))
    }
}

fn newest_version() -> PathBuf {
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    versions
        .filter_map(|version| Some((version.file_name().to_str()?.parse().ok()?, version.path())))
        .max_by_key(|(number, _): &(u32, PathBuf)| *number)
        .map_or_else(|| PathBuf::from(VERSIONS), |(_, path)| path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(port: u16) -> bool {
        std::net::TcpStream::connect(("127.0.0.1", port)).is_ok()
    }

    #[test]
    fn a_cluster_starts_makes_databases_stops_and_leaves_nothing_behind() {
        let cluster = Postgres::start(Durability::Fast).unwrap();
        let (folder, port) = (cluster.folder.clone(), cluster.port);
        assert!(cluster.url("one").unwrap().ends_with("/one"));
        assert!(cluster.url("one").is_err(), "it exists already");

        assert!(cluster.pid().is_some());
        cluster.stop().unwrap();
        assert!(!answers(port));
        assert_eq!(cluster.pid(), None);
        cluster.start_again().unwrap();
        cluster.kill().unwrap();
        cluster.start_again().unwrap();
        assert!(answers(port));
        assert!(cluster.url("two").is_ok());

        drop(cluster);
        assert!(!answers(port));
        assert!(!folder.exists());
    }
}
