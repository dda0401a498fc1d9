//! What a process takes.

use magnumsal_testbed::Server;
use std::fs;

/// By how much the memory of a process may grow, and still be called the same: what it had at first,
/// and something for the allocator.
const GROWTH: f64 = 1.25;
const SLACK: u64 = 32 * 1024;

/// The resident memory of all servers, in KiB. Nothing where the system does not report it.
pub fn resident(servers: &[Server]) -> Option<u64> {
    servers.iter().map(|server| of_process(server.process()?)).sum()
}

fn of_process(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// Whether memory has grown from one measurement to the other, in KiB.
pub fn has_grown(from: u64, to: u64) -> bool {
    to as f64 > from as f64 * GROWTH + SLACK as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_growth_is_the_allocators_and_more_is_a_leak() {
        assert!(!has_grown(100_000, 150_000));
        assert!(has_grown(100_000, 160_000));
        assert!(!has_grown(100_000, 50_000));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_process_takes_some_memory() {
        assert!(of_process(std::process::id()).is_some_and(|kib| kib > 100));
    }
}
