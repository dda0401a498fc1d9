//! The process itself, with the names that Prometheus clients have agreed on. Only Linux provides them.

use prometheus_client::{
    collector::Collector,
    encoding::{DescriptorEncoder, EncodeMetric},
    metrics::{counter::ConstCounter, gauge::ConstGauge},
};
use std::{
    fmt, fs, io,
    time::{SystemTime, UNIX_EPOCH},
};

/// How many ticks a second has in what Linux reports to programs, on all machines that Rust knows.
const TICKS: f64 = 100.0;

/// The process, looked at whenever somebody asks.
#[derive(Debug)]
pub(crate) struct Process {
    /// When it was started, in seconds since 1970.
    started: f64,
}

/// What Linux reports about a process.
#[derive(PartialEq, Debug)]
struct Sample {
    cpu_seconds: f64,
    resident_bytes: u64,
    virtual_bytes: u64,
    threads: u64,
    open_files: u64,
    most_files: u64,
}

impl Process {
    /// This process, as if it had been started now.
    pub(crate) fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { started: since.as_secs_f64() }
    }
}

impl Sample {
    fn take() -> io::Result<Self> {
        let read = |name: &str| fs::read_to_string(format!("/proc/self/{name}"));
        let files = fs::read_dir("/proc/self/fd")?.count() as u64;
        let parse = Self::parse(&read("stat")?, &read("status")?, &read("limits")?, files);
        parse.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidData))
    }

    fn parse(stat: &str, status: &str, limits: &str, files: u64) -> Option<Self> {
        // The name of the program comes second, in brackets, and may hold anything.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_ascii_whitespace().collect();
        let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
        let line = |key: &str| status.lines().find_map(|line| line.strip_prefix(key));
        let number = |key: &str| line(key)?.split_ascii_whitespace().next()?.parse::<u64>().ok();
        let limit = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
        Some(Self {
            // The user's time and the system's.
            cpu_seconds: (ticks(11)? + ticks(12)?) / TICKS,
            resident_bytes: number("VmRSS:")? * 1024,
            virtual_bytes: number("VmSize:")? * 1024,
            threads: number("Threads:")?,
            // One of them is the folder that was read.
            open_files: files.saturating_sub(1),
            // Without a limit it says so in a word.
            most_files: limit.split_ascii_whitespace().next()?.parse().unwrap_or(u64::MAX),
        })
    }
}

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let Ok(sample) = Sample::take() else { return Ok(()) };
        let mut show = |name: &str, help: &str, metric: &dyn EncodeMetric| {
            metric.encode(encoder.encode_descriptor(name, help, None, metric.metric_type())?)
        };
        let gauge = ConstGauge::<u64>::new;
        let help = "Seconds of processor time, of the user and the system";
        show("cpu_seconds", help, &ConstCounter::new(sample.cpu_seconds))?;
        show("resident_memory_bytes", "Memory in use", &gauge(sample.resident_bytes))?;
        show("virtual_memory_bytes", "Memory set aside", &gauge(sample.virtual_bytes))?;
        show("threads", "Threads", &gauge(sample.threads))?;
        show("open_fds", "Open files, connections among them", &gauge(sample.open_files))?;
        show("max_fds", "Most open files", &gauge(sample.most_files))?;
        let help = "When the process was started, in seconds since 1970";
        show("start_time_seconds", help, &ConstGauge::new(self.started))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_linux_tells_is_understood() {
        let stat = "7 (a (b) c) S 1 7 7 0 -1 4194560 1 2 3 4 250 150 0 0 20 0 9 0 31 1 2 3";
        let status = "Name:\ta\nVmSize:\t    2048 kB\nVmRSS:\t    1024 kB\nThreads:\t9\n";
        let limits =
            "Limit  Soft Limit  Hard Limit  Units\nMax open files   65536   1048576   files\n";
        let expected = Sample {
            cpu_seconds: 4.0,
            resident_bytes: 1024 * 1024,
            virtual_bytes: 2048 * 1024,
            threads: 9,
            open_files: 12,
            most_files: 65536,
        };
        assert_eq!(Sample::parse(stat, status, limits, 13), Some(expected));
        assert_eq!(Sample::parse("", status, limits, 13), None);
        let unlimited = limits.replace("65536", "unlimited");
        assert_eq!(Sample::parse(stat, status, &unlimited, 13).unwrap().most_files, u64::MAX);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_is_looked_at() {
        let files: Vec<_> = (0..50).map(|_| fs::File::open("/proc/self/stat").unwrap()).collect();
        let sample = Sample::take().unwrap();
        assert!(sample.resident_bytes > 1_000_000 && sample.threads > 0, "{sample:?}");
        assert!(
            (files.len() as u64..=sample.most_files).contains(&sample.open_files),
            "{sample:?}"
        );
    }
}
