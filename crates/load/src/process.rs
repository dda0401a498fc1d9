//! A server as a child process that does not outlive the benchmark.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, ExitStatus, Stdio},
    time::Duration,
};
use tokio::{sync::oneshot, time::sleep};

/// How often it is looked whether a process has ended.
const LOOK: Duration = Duration::from_millis(100);

/// The unit of processor time in `/proc`, the same on all Linux systems that are in use.
const TICKS_PER_SECOND: f64 = 100.0;

/// A running process. Dropping it ends it and waits for its end.
pub struct Process {
    name: String,
    child: Child,
    log: PathBuf,
}

impl Process {
    /// Starts a command; what it says on standard error goes to the file `log`. The standard output
    /// of a server must be piped, for [`Process::address`].
    pub fn start(name: &str, command: &mut Command, log: PathBuf) -> Result<Self, String> {
        let file = File::create(&log)
            .map_err(|error| format!("{} cannot be written: {error}", log.display()))?;
        let child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(file).spawn().map_err(
                |error| {
                    let program = command.get_program().display();
                    format!("{name} cannot be started as {program}: {error}")
                },
            )?;
        Ok(Self { name: name.to_owned(), child, log })
    }

    /// Waits for the address that a server prints on standard output once it listens.
    pub async fn address(&mut self) -> Result<String, String> {
        let output = self.child.stdout.take().ok_or("its output cannot be read")?;
        let (tell, told) = oneshot::channel();
        // The thread reads on after the address: a full pipe would stop the server. It ends with
        // the server.
        std::thread::spawn(move || {
            let mut tell = Some(tell);
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some(address) = address_in(&line)
                    && let Some(tell) = tell.take()
                {
                    // Nobody may be waiting any more.
                    let _ = tell.send(address.to_owned());
                }
            }
        });
        told.await.map_err(|_| self.failure("printed no address and ended"))
    }

    /// The processor time that the process has taken so far, in seconds. Nothing where the system
    /// does not tell.
    pub fn processor_time(&self) -> Option<f64> {
        processor_time(self.child.id(), Fields::Own)
    }

    /// How much of it is in memory, in bytes.
    pub fn resident(&self) -> Result<u64, String> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
        resident_in(&status).ok_or_else(|| format!("{path} does not tell it"))
    }

    /// Waits for the process to end.
    pub async fn end(&mut self) -> Result<(), String> {
        let status: ExitStatus = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break status,
                Ok(None) => sleep(LOOK).await,
                Err(error) => return Err(format!("{} cannot be watched: {error}", self.name)),
            }
        };
        if status.success() { Ok(()) } else { Err(self.failure(&format!("failed ({status})"))) }
    }

    /// What went wrong, with the last lines that the process said.
    fn failure(&self, what: &str) -> String {
        let said = std::fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = said.lines().rev().take(5).collect();
        let said: String = lines.iter().rev().map(|line| format!("\n    {line}")).collect();
        format!("{} {what}{said}", self.name)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Both fail only when it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The processor time that a process has taken with its children, those that have ended and those that
/// run, in seconds. Nothing where the system does not tell.
pub fn time_of_family(parent: u32) -> Option<f64> {
    let tasks = std::fs::read_to_string(format!("/proc/{parent}/task/{parent}/children")).ok()?;
    let children = tasks.split_ascii_whitespace().filter_map(|pid| pid.parse().ok());
    // A child that has ended since then counts with the next look.
    let running: f64 = children.filter_map(|child| processor_time(child, Fields::Own)).sum();
    Some(processor_time(parent, Fields::WithEndedChildren)? + running)
}

/// Which times of a process count.
#[derive(Clone, Copy)]
enum Fields {
    Own = 2,
    WithEndedChildren = 4,
}

fn processor_time(pid: u32, fields: Fields) -> Option<f64> {
    processor_time_in(&std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?, fields)
}

/// What `/proc/PID/stat` tells of user and system time, and then of the same for children that have ended.
fn processor_time_in(stat: &str, fields: Fields) -> Option<f64> {
    // The name of the program stands in brackets, and may contain anything.
    let times = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11).take(fields as usize);
    let ticks: Vec<f64> = times.filter_map(|ticks| ticks.parse().ok()).collect();
    (ticks.len() == fields as usize).then(|| ticks.iter().sum::<f64>() / TICKS_PER_SECOND)
}

/// The first address on the loopback that a line names, such as `http://127.0.0.1:8080`.
fn address_in(line: &str) -> Option<&str> {
    const HOST: &str = "http://127.0.0.1:";
    let address = &line[line.find(HOST)?..];
    let digits = address[HOST.len()..].bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0).then(|| &address[..HOST.len() + digits])
}

/// The resident memory in what Linux tells of a process, in bytes.
fn resident_in(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_and_system_time_are_added() {
        let stat = "4711 (a (strange) name) S 1 1 1 0 -1 4194304 900 0 0 0 150 25 30 5 20 0 4 0 9";
        assert_eq!(processor_time_in(stat, Fields::Own), Some(1.75));
        assert_eq!(processor_time_in(stat, Fields::WithEndedChildren), Some(2.1));
        assert_eq!(processor_time_in("4711 (magnumsal) S 1", Fields::Own), None);
    }

    #[test]
    fn the_time_of_a_family_has_children_that_run_and_that_have_ended() {
        let busy = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done";
        let script = format!("sh -c '{busy}'; {busy} & echo; wait");
        let mut command = Command::new("sh");
        command.args(["-c", &script]).stdout(Stdio::piped());
        let mut parent = command.spawn().unwrap();
        // Its first line comes when the first child has ended.
        BufReader::new(parent.stdout.take().unwrap()).read_line(&mut String::new()).unwrap();
        let own = processor_time(parent.id(), Fields::Own).unwrap();
        let family = time_of_family(parent.id()).unwrap();
        assert!(family > own, "{family} and {own}");
        parent.kill().unwrap();
        parent.wait().unwrap();
    }

    #[test]
    fn resident_memory_is_found_in_a_status() {
        let status = "Name:\tmagnumsal\nVmHWM:\t   99 kB\nVmRSS:\t   12345 kB\nThreads:\t4\n";
        assert_eq!(resident_in(status), Some(12_345 * 1024));
        assert_eq!(resident_in("Name:\tmagnumsal\n"), None);
    }

    #[test]
    fn the_address_is_found_in_a_line() {
        let line = "Magnum Sal is at http://127.0.0.1:4711/, or http://127.0.0.1:1 not";
        assert_eq!(address_in(line), Some("http://127.0.0.1:4711"));
        assert_eq!(address_in("http://127.0.0.1:80"), Some("http://127.0.0.1:80"));
        assert_eq!(address_in("http://127.0.0.1:"), None);
        assert_eq!(address_in("listening"), None);
    }
}
