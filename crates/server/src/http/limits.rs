//! Limits: how much one address, one socket and all together may ask for.

use crate::client::ClientAddress;
use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    middleware::NoOpMiddleware,
    state::{InMemoryState, NotKeyed, keyed::HashMapStateStore},
};
use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZero,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
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

impl Limits {
    /// Limits the requests of each client that are more than a look.
    pub(crate) fn requests<C: Clock>(&self, clock: C) -> RequestLimiter<C> {
        RequestLimiter::new(quota(self.requests_per_second, 10), clock)
    }

    /// Limits how often each client may look: five times as often.
    pub(crate) fn reads<C: Clock>(&self, clock: C) -> RequestLimiter<C> {
        RequestLimiter::new(quota(self.requests_per_second.saturating_mul(5), 10), clock)
    }

    /// Limits what each client may have stored, in KiB: with the usual limits a new table a second.
    pub(crate) fn storage<C: Clock>(&self, clock: C) -> RequestLimiter<C> {
        let per_second = (self.requests_per_second.saturating_mul(TABLE_KIB) / 20).max(1);
        RequestLimiter::new(quota(per_second, 240), clock)
    }

    /// Limits the messages of one socket.
    pub(crate) fn messages<C: Clock>(&self, clock: C) -> MessageLimiter<C> {
        let quota = quota(self.commands_per_second, 4);
        MessageLimiter { rate: RateLimiter::direct_with_clock(quota, clock), may_read: false }
    }
}

/// `per_second` in the long run, and `times` as many at once. A limit of 0 would never let
/// anything through: it counts as 1.
fn quota(per_second: u32, times: u32) -> Quota {
    let at_least_one = |number| NonZero::new(number).unwrap_or(NonZero::<u32>::MIN);
    let burst = at_least_one(per_second.saturating_mul(times));
    Quota::per_second(at_least_one(per_second)).allow_burst(burst)
}

/// How fast each client asks.
pub(crate) struct RequestLimiter<C: Clock = DefaultClock> {
    rates:
        RateLimiter<ClientAddress, HashMapStateStore<ClientAddress>, C, NoOpMiddleware<C::Instant>>,
    asked: AtomicUsize,
}

/// What a new table counts for in what a client may have stored, in KiB.
pub(crate) const TABLE_KIB: u32 = 64;

/// After how many requests those clients are forgotten that have not asked for a while.
const FORGET_AFTER: usize = 10_000;

impl<C: Clock> RequestLimiter<C> {
    fn new(quota: Quota, clock: C) -> Self {
        let rates = RateLimiter::hashmap_with_clock(quota, clock);
        Self { rates, asked: AtomicUsize::new(0) }
    }

    /// Whether an address may ask for something now.
    pub(crate) fn may_ask(&self, address: IpAddr) -> bool {
        self.may_have(address, 1)
    }

    /// Whether an address may have so much now; if not, it has taken nothing.
    pub(crate) fn may_have(&self, address: IpAddr, amount: u32) -> bool {
        // Each request adds one client at most, so no more than these are kept without need.
        if self.asked.fetch_add(1, Ordering::Relaxed) % FORGET_AFTER == FORGET_AFTER - 1 {
            self.rates.retain_recent();
            self.rates.shrink_to_fit();
        }
        let amount = NonZero::new(amount).unwrap_or(NonZero::<u32>::MIN);
        matches!(self.rates.check_key_n(&address.into(), amount), Ok(Ok(())))
    }
}

/// How fast the messages of one socket are read.
pub(crate) struct MessageLimiter<C: Clock = DefaultClock> {
    rate: RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<C::Instant>>,
    /// Whether the next message may be read.
    may_read: bool,
}

impl<C: Clock> MessageLimiter<C> {
    /// How long to wait until the next message may be read.
    pub(crate) fn wait(&mut self) -> Duration {
        if self.may_read {
            return Duration::ZERO;
        }
        match self.rate.check() {
            Ok(()) => {
                self.may_read = true;
                Duration::ZERO
            }
            Err(until) => until.wait_time_from(self.rate.clock().now()),
        }
    }

    /// A message was read.
    pub(crate) fn read(&mut self) {
        self.may_read = false;
    }
}

/// Who is connected.
#[derive(Clone, Default)]
pub(crate) struct ConnectionLimiter(Arc<Mutex<Counts>>);

#[derive(Default)]
struct Counts {
    connected: usize,
    by_client: HashMap<ClientAddress, usize>,
}

/// A connection that was let in; dropped when it ends.
pub(crate) struct Permit {
    limiter: ConnectionLimiter,
    client: ClientAddress,
}

impl ConnectionLimiter {
    /// Lets a connection in, if there are not too many.
    pub(crate) fn admit(&self, address: IpAddr, limits: &Limits) -> Option<Permit> {
        let client = address.into();
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = counts.by_client.get(&client).copied().unwrap_or_default();
        if counts.connected >= limits.connections || own >= limits.connections_per_address {
            return None;
        }
        counts.connected += 1;
        counts.by_client.insert(client, own + 1);
        Some(Permit { limiter: self.clone(), client })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.limiter.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.connected -= 1;
        if let Some(own) = counts.by_client.get_mut(&self.client) {
            *own -= 1;
            if *own == 0 {
                counts.by_client.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;
    use std::net::Ipv4Addr;

    const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_socket_that_sends_too_fast_is_read_later() {
        let limits = Limits { commands_per_second: 2, ..Limits::default() };
        let clock = FakeRelativeClock::default();
        let mut limiter = limits.messages(clock.clone());
        let mut read = || {
            let wait = limiter.wait();
            assert_eq!(limiter.wait(), wait, "to look twice takes nothing");
            if wait.is_zero() {
                limiter.read();
            }
            wait
        };
        assert_eq!([0; 8].map(|_| read()), [Duration::ZERO; 8]);
        assert_eq!(read(), Duration::from_millis(500));
        clock.advance(Duration::from_millis(600));
        assert_eq!([read(), read()], [Duration::ZERO, Duration::from_millis(400)]);
        clock.advance(Duration::from_secs(3600));
        assert_eq!([0; 8].map(|_| read()), [Duration::ZERO; 8]);
        assert_eq!(read(), Duration::from_millis(500));
    }

    #[test]
    fn a_client_may_look_five_times_as_often_and_has_a_budget_of_storage() {
        let clock = FakeRelativeClock::default();
        let (reads, storage) =
            (Limits::default().reads(clock.clone()), Limits::default().storage(clock.clone()));
        assert_eq!((0..2000).filter(|_| reads.may_ask(HOME)).count(), 1000);
        assert_eq!((0..300).filter(|_| storage.may_have(HOME, TABLE_KIB)).count(), 240);
        assert!(storage.may_have(address("192.0.2.1"), 1024), "another client has its own");
        clock.advance(Duration::from_secs(1));
        assert_eq!((0..2000).filter(|_| reads.may_ask(HOME)).count(), 100);
        assert_eq!((0..300).filter(|_| storage.may_have(HOME, TABLE_KIB)).count(), 1);
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
        let admitted = [limiter.admit(HOME, &limits), limiter.admit(address("127.0.0.2"), &limits)];
        assert!(admitted.iter().all(Option::is_some));
        assert!(limiter.admit(address("127.0.0.3"), &limits).is_none());
    }

    #[test]
    fn addresses_of_one_client_share_its_connections() {
        let limits = Limits { connections_per_address: 1, ..Limits::default() };
        for (one, other, same) in [
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true),
            ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
            ("::ffff:192.0.2.1", "192.0.2.1", true),
            ("::ffff:192.0.2.1", "::ffff:192.0.2.2", false),
        ] {
            let limiter = ConnectionLimiter::default();
            let _first = limiter.admit(address(one), &limits).unwrap();
            assert_eq!(limiter.admit(address(other), &limits).is_none(), same, "{one} {other}");
        }
    }

    #[test]
    fn an_address_that_asks_too_fast_waits_and_others_do_not() {
        let limits = Limits { requests_per_second: 1, ..Limits::default() };
        let clock = FakeRelativeClock::default();
        let limiter = limits.requests(clock.clone());
        let allowed = || (0..20).filter(|_| limiter.may_ask(HOME)).count();
        assert_eq!(allowed(), 10);
        assert!(limiter.may_ask(address("127.0.0.2")));
        clock.advance(Duration::from_secs(3));
        assert_eq!(allowed(), 3);
        clock.advance(Duration::from_secs(60));
        assert_eq!(allowed(), 10);
    }

    #[test]
    fn clients_that_ask_no_more_are_forgotten_and_hasty_ones_are_not() {
        let clock = FakeRelativeClock::default();
        let limiter =
            Limits { requests_per_second: 1, ..Limits::default() }.requests(clock.clone());
        while limiter.may_ask(HOME) {}
        for round in 0..4_u32 {
            for client in 0..FORGET_AFTER as u32 {
                assert!(limiter.may_ask(Ipv4Addr::from_bits(round << 24 | client).into()));
            }
            clock.advance(Duration::from_millis(2100));
        }
        assert!(limiter.rates.len() <= 2 * FORGET_AFTER, "{}", limiter.rates.len());
        assert_eq!((0..20).filter(|_| limiter.may_ask(HOME)).count(), 8, "8.4 seconds have passed");
    }
}
