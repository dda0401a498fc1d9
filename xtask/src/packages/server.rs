//! A server that is tried out: it starts, keeps a game, and stops in order.

use super::expect;
use std::{
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    process::{Child, Command},
    thread,
    time::{Duration, Instant},
};

/// How long it may take to start or to stop.
const TIMEOUT: Duration = Duration::from_secs(120);

/// A new table with both seats for its host.
const TABLE: &str = r#"{"seats":[{"kind":"me","name":"Ada"},{"kind":"me","name":"Bo"}]}"#;

/// A server that runs. It is killed when this is dropped.
pub(super) struct Server {
    child: Child,
    port: u16,
}

impl Server {
    /// Starts a server with a command that is made from the address to listen at, and waits until it is
    /// ready.
    pub(super) fn start(command: impl FnOnce(&str) -> Command) -> Result<Self, String> {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = free.map_err(|error| format!("no port is free: {error}"))?.port();
        let mut command = command(&format!("127.0.0.1:{port}"));
        let child = command.spawn().map_err(|error| format!("the server cannot start: {error}"))?;
        let mut server = Self { child, port };
        let started = Instant::now();
        while server.ask("GET", "/readyz", "").is_none_or(|answer| !answer.contains("ready")) {
            let ended = server.child.try_wait().is_ok_and(|ended| ended.is_some());
            expect(!ended, || "the server has ended at its start".to_owned())?;
            expect(started.elapsed() < TIMEOUT, || "the server does not get ready".to_owned())?;
            thread::sleep(Duration::from_millis(100));
        }
        Ok(server)
    }

    /// Makes a table; its name.
    pub(super) fn make_table(&self) -> Result<String, String> {
        let answer = self.ask("POST", "/api/tables", TABLE).unwrap_or_default();
        let name = answer.split_once("\"table\":\"").and_then(|(_, rest)| rest.split('"').next());
        name.map(str::to_owned).ok_or_else(|| format!("no table was made: {answer}"))
    }

    /// Whether a table is there.
    pub(super) fn has(&self, table: &str) -> bool {
        let answer = self.ask("GET", &format!("/api/tables/{table}"), "");
        answer.is_some_and(|answer| answer.starts_with("HTTP/1.1 200"))
    }

    /// The address that it listens at.
    pub(super) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Ends it as systemd would, by the number of its process, and waits for the end.
    pub(super) fn stop(mut self, process: Option<u32>) -> Result<(), String> {
        let process = process.unwrap_or(self.child.id()).to_string();
        crate::run(Command::new("kill").args(["-TERM", &process]))?;
        let ended = self.child.wait().map_err(|error| error.to_string())?;
        expect(ended.success(), || format!("the server has ended with {ended}"))
    }

    /// The answer to a request, with its head.
    fn ask(&self, method: &str, path: &str, body: &str) -> Option<String> {
        let mut stream = TcpStream::connect(self.address()).ok()?;
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address(),
            body.len()
        );
        stream.write_all(head.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        Some(answer)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has usually ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
