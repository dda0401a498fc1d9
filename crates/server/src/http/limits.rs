//! Limits: how much one address, one socket and all together may ask for.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

/// How much is allowed.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections altogether.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Requests a second from one address in the long run; ten times as many at once.
    pub requests_per_second: u32,
    /// Messages a second that are read from one socket in the long run; four times as many at once.
    pub commands_per_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 10_000,
            connections_per_address: 200,
            requests_per_second: 20,
            commands_per_second: 50,
        }
    }
}

/// A bucket that fills steadily: who takes faster than it fills finds it empty.
#[derive(Debug)]
pub(crate) struct Bucket {
    level: f64,
    size: f64,
    rate: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: u32, size: u32, now: Instant) -> Self {
        Self { level: f64::from(size), size: f64::from(size), rate: f64::from(rate), at: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + seconds * self.rate).min(self.size);
        self.at = now;
        let there = self.level >= 1.0;
        if there {
            self.level -= 1.0;
        }
        there
    }

    /// How long to wait until there is one.
    pub(crate) fn wait(&self, now: Instant) -> Duration {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        let missing = 1.0 - (self.level + seconds * self.rate);
        if missing <= 0.0 { Duration::ZERO } else { Duration::from_secs_f64(missing / self.rate) }
    }

    fn is_full(&self, now: Instant) -> bool {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        self.level + seconds * self.rate >= self.size
    }
}

/// Who is connected, and how fast they ask.
#[derive(Clone, Default)]
pub(crate) struct ConnectionLimiter(Arc<Mutex<Counts>>);

#[derive(Default)]
struct Counts {
    connected: usize,
    by_address: HashMap<IpAddr, usize>,
    requests: HashMap<IpAddr, Bucket>,
}

/// The most addresses whose speed is remembered; full buckets are forgotten beyond it.
const REMEMBERED: usize = 10_000;

/// A connection that was let in; dropped when it ends.
pub(crate) struct Permit {
    limiter: ConnectionLimiter,
    address: IpAddr,
}

impl ConnectionLimiter {
    /// Lets a connection in, if there are not too many.
    pub(crate) fn admit(&self, address: IpAddr, limits: &Limits) -> Option<Permit> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = counts.by_address.get(&address).copied().unwrap_or_default();
        if counts.connected >= limits.connections || own >= limits.connections_per_address {
            return None;
        }
        counts.connected += 1;
        counts.by_address.insert(address, own + 1);
        Some(Permit { limiter: self.clone(), address })
    }

    /// Whether an address may ask for something now.
    pub(crate) fn may_ask(&self, address: IpAddr, limits: &Limits, now: Instant) -> bool {
        let rate = limits.requests_per_second;
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.requests.len() >= REMEMBERED {
            counts.requests.retain(|_, bucket| !bucket.is_full(now));
        }
        // Still so many in a hurry: whoever is new has to wait.
        if counts.requests.len() >= REMEMBERED && !counts.requests.contains_key(&address) {
            return false;
        }
        let fresh = || Bucket::new(rate, rate.saturating_mul(10), now);
        counts.requests.entry(address).or_insert_with(fresh).take(now)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.limiter.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.connected -= 1;
        if let Some(own) = counts.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                counts.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    #[test]
    fn a_bucket_gives_what_it_holds_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2, 3, start);
        assert_eq!([0; 4].map(|_| bucket.take(start)), [true, true, true, false]);
        assert_eq!(bucket.wait(start), Duration::from_millis(500));
        let later = start + Duration::from_millis(600);
        assert_eq!(bucket.wait(later), Duration::ZERO);
        assert_eq!([bucket.take(later), bucket.take(later)], [true, false]);
    }

    #[test]
    fn an_address_has_so_many_connections_and_gets_them_back() {
        let limits = Limits { connections_per_address: 2, connections: 3, ..Limits::default() };
        let limiter = ConnectionLimiter::default();
        let first = limiter.admit(HOME, &limits);
        let second = limiter.admit(HOME, &limits);
        assert!(first.is_some() && second.is_some() && limiter.admit(HOME, &limits).is_none());
        drop(first);
        assert!(limiter.admit(HOME, &limits).is_some());
    }

    #[test]
    fn all_addresses_together_have_so_many_connections() {
        let limits = Limits { connections: 2, ..Limits::default() };
        let limiter = ConnectionLimiter::default();
        let other = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
        let admitted = [limiter.admit(HOME, &limits), limiter.admit(other, &limits)];
        assert!(admitted.iter().all(Option::is_some));
        assert!(limiter.admit(IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3)), &limits).is_none());
    }

    #[test]
    fn a_hurried_address_waits_and_others_do_not() {
        let limits = Limits { requests_per_second: 1, ..Limits::default() };
        let (limiter, now) = (ConnectionLimiter::default(), Instant::now());
        let asked = (0..20).filter(|_| limiter.may_ask(HOME, &limits, now)).count();
        assert_eq!(asked, 10);
        assert!(limiter.may_ask(IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2)), &limits, now));
    }
}
