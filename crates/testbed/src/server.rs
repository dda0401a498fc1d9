//! The game server as a process of its own, to be killed and started again.

use crate::{
    command::{Result, TestbedError, run},
    port::with_spare_port,
};
use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, ExitStatus, Stdio},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// How long a server may take to start; a test that waits for nothing must end.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// `magnumsal serve` on a loopback port.
///
/// Dropping it kills the process. The same happens when the test's process ends in any other way.
#[derive(Debug)]
pub struct Server {
    program: String,
    args: Vec<String>,
    /// The detail of its log.
    detail: Option<&'static str>,
    port: u16,
    running: Option<Running>,
    log: Arc<Mutex<String>>,
    caretaker: Caretaker,
}

#[derive(Debug)]
struct Running {
    child: Child,
    /// Ends with the process, when all of its log is read.
    reader: JoinHandle<()>,
}

impl Server {
    /// Starts the program as `serve` with a store and further arguments, on a port that is free, and
    /// waits until it says where it is. Tests give `env!("CARGO_BIN_EXE_magnumsal")`.
    ///
    /// # Errors
    /// If it does not start; the error has its log.
    pub fn start(program: &str, store: &str, args: &[&str]) -> Result<Self> {
        Self::start_with(program, store, args, None)
    }

    /// The same with a log of another detail, such as `trace`.
    ///
    /// # Errors
    /// If it does not start; the error has its log.
    pub fn start_logging(
        program: &str,
        store: &str,
        args: &[&str],
        detail: &'static str,
    ) -> Result<Self> {
        Self::start_with(program, store, args, Some(detail))
    }

    fn start_with(
        program: &str,
        store: &str,
        args: &[&str],
        detail: Option<&'static str>,
    ) -> Result<Self> {
        let mut server = Self {
            program: program.to_owned(),
            args: ["--store", store].iter().chain(args).map(|&arg| arg.to_owned()).collect(),
            detail,
            port: 0,
            running: None,
            log: Arc::default(),
            caretaker: Caretaker::hire()?,
        };
        with_spare_port(|port| {
            server.port = port;
            server.start_again()
        })?;
        Ok(server)
    }

    /// Starts it after [`Server::kill`] or [`Server::terminate`], as before and on the same port.
    ///
    /// # Errors
    /// If it does not start; the error has its log.
    pub fn start_again(&mut self) -> Result<()> {
        self.kill();
        let mut child = Command::new(&self.program)
            .args(["serve", "--listen", &format!("127.0.0.1:{}", self.port)])
            .args(&self.args)
            .envs(self.detail.map(|detail| ("MAGNUMSAL_LOG", detail)))
            // What it says is the same on every machine.
            .env("MAGNUMSAL_LANGUAGE", "en")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| TestbedError::failed(&self.program, &error))?;
        self.caretaker.look_after(Some(child.id()));
        let (out, log) = (child.stdout.take(), child.stderr.take());
        let reader = self.collect(log);
        self.running = Some(Running { child, reader });
        let first = first_line(out).recv_timeout(START_TIMEOUT).unwrap_or_default();
        if first.contains(&self.address()) {
            return Ok(());
        }
        self.kill();
        let said = format!("it said {first:?}, and its log is:\n{}", self.log());
        Err(TestbedError::failed(&self.program, &said))
    }

    /// Kills it: it cannot finish anything.
    pub fn kill(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.child.kill();
            let _ = running.child.wait();
            let _ = running.reader.join();
            self.caretaker.look_after(None);
        }
    }

    /// Asks it to stop, with SIGTERM, and waits until it has.
    ///
    /// # Errors
    /// If it does not run.
    pub fn terminate(&mut self) -> Result<ExitStatus> {
        self.signal("TERM")?;
        self.wait()
    }

    /// Sends it a signal, such as `TERM` or `INT`.
    ///
    /// # Errors
    /// If it does not run.
    pub fn signal(&self, name: &str) -> Result<()> {
        let running = self.running.as_ref().ok_or_else(|| self.not_running())?;
        let process = running.child.id().to_string();
        run(Command::new("sh").args(["-c", r#"kill -"$1" "$2""#, "sh", name, &process]))
    }

    /// Waits until it has stopped.
    ///
    /// # Errors
    /// If it does not run.
    pub fn wait(&mut self) -> Result<ExitStatus> {
        let mut running = self.running.take().ok_or_else(|| self.not_running())?;
        let ended = running.child.wait();
        let _ = running.reader.join();
        self.caretaker.look_after(None);
        ended.map_err(|error| TestbedError::failed(&self.program, &error))
    }

    /// Where it is: `http://127.0.0.1:PORT`.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The number of its process, while it runs.
    pub fn process(&self) -> Option<u32> {
        self.running.as_ref().map(|running| running.child.id())
    }

    /// Its standard error so far, of all its starts.
    pub fn log(&self) -> String {
        self.log.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until something is in its log that number of times.
    ///
    /// # Errors
    /// If it does not come for a long time; the error has the log.
    pub fn wait_for_log(&self, text: &str, times: usize) -> Result<()> {
        let start = Instant::now();
        while self.log().matches(text).count() < times {
            if start.elapsed() > START_TIMEOUT {
                let said = format!("no {text:?} in its log:\n{}", self.log());
                return Err(TestbedError::failed(&self.program, &said));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    fn not_running(&self) -> TestbedError {
        TestbedError::failed(&self.program, &"it does not run")
    }

    fn collect(&self, from: Option<impl Read + Send + 'static>) -> JoinHandle<()> {
        let log = Arc::clone(&self.log);
        thread::spawn(move || {
            for line in from.into_iter().flat_map(|from| BufReader::new(from).lines()) {
                let Ok(line) = line else { return };
                let mut log = log.lock().unwrap_or_else(PoisonError::into_inner);
                log.push_str(&line);
                log.push('\n');
            }
        })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// What a process says first. The rest is read as well: nobody can write into a full pipe.
fn first_line(out: Option<impl Read + Send + 'static>) -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for line in out.into_iter().flat_map(|out| BufReader::new(out).lines()) {
            let Ok(line) = line else { return };
            // Only the first one is waited for.
            let _ = sender.send(line);
        }
    });
    receiver
}

/// A shell that waits for the end of its standard input, which comes with our end, and then kills
/// the process whose id it was given last.
#[derive(Debug)]
struct Caretaker {
    shell: Child,
    input: Option<ChildStdin>,
}

impl Caretaker {
    fn hire() -> Result<Self> {
        const SCRIPT: &str = r#"while read -r line; do process=$line; done
            [ -z "$process" ] || kill -KILL "$process""#;
        let mut shell = Command::new("sh")
            .args(["-c", SCRIPT])
            .stdin(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| TestbedError::failed("sh", &error))?;
        let input = shell.stdin.take();
        Ok(Self { shell, input })
    }

    fn look_after(&mut self, process: Option<u32>) {
        let line = process.map_or_else(String::new, |process| process.to_string());
        if let Some(input) = &mut self.input {
            // Without it the test only leaves a process behind if it is killed itself.
            let _ = writeln!(input, "{line}");
        }
    }
}

impl Drop for Caretaker {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.shell.wait();
    }
}
