//! Public addresses: a server calls what a player names, and must not be made to call its neighbours.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use ureq::{
    Error,
    config::Config,
    http::Uri,
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::NextTimeout,
    },
};

/// Looks up names, and gives public addresses only. The connection goes to what it gives: a name cannot
/// lead to another place between the look and the call.
#[derive(Debug)]
pub(super) struct PublicOnly<R = DefaultResolver>(R);

impl PublicOnly {
    pub(super) fn new() -> Self {
        Self(DefaultResolver::default())
    }
}

impl<R: Resolver> Resolver for PublicOnly<R> {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let mut public = self.empty();
        let found = self.0.resolve(uri, config, timeout)?;
        for address in found.iter().filter(|address| is_public(address.ip())) {
            public.push(*address);
        }
        if public.is_empty() { Err(Error::Other("no public address".into())) } else { Ok(public) }
    }
}

/// Whether an address belongs to a machine on the internet, as far as the address shows.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match inside(address) {
            Some(address) => is_public_v4(address),
            None => is_public_v6(address),
        },
    }
}

/// The blocks that IANA has set apart, and what is not given to machines (multicast, and above).
const RESERVED_V4: [(Ipv4Addr, u32); 14] = [
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    (Ipv4Addr::new(224, 0, 0, 0), 3),
];

/// The only addresses that machines on the internet have.
const GLOBAL_V6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// What is set apart among them: protocols and tunnels (Teredo, 6to4), and documentation.
const RESERVED_V6: [(Ipv6Addr, u32); 4] = [
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

/// Where networks without IPv4 reach the rest of the world (NAT64).
const NAT64: (Ipv6Addr, u32) = (Ipv6Addr::new(0x64, 0xff9b, 0, 0, 0, 0, 0, 0), 96);

fn is_public_v4(address: Ipv4Addr) -> bool {
    let within = |&(block, bits): &(Ipv4Addr, u32)| {
        (address.to_bits() ^ block.to_bits()).leading_zeros() >= bits
    };
    !RESERVED_V4.iter().any(within)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    within_v6(address, &GLOBAL_V6) && !RESERVED_V6.iter().any(|block| within_v6(address, block))
}

fn within_v6(address: Ipv6Addr, (block, bits): &(Ipv6Addr, u32)) -> bool {
    (address.to_bits() ^ block.to_bits()).leading_zeros() >= *bits
}

/// The IPv4 address that an IPv6 one leads to.
fn inside(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let last = Ipv4Addr::from_bits(address.to_bits() as u32);
    address.to_ipv4_mapped().or_else(|| within_v6(address, &NAT64).then_some(last))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::{SocketAddr, TcpListener};

    #[test]
    fn neighbours_are_not_public_however_they_are_written() {
        for neighbour in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "10.255.255.255",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.254",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.0.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.7",
            "224.0.0.1",
            "239.1.2.3",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "64:ff9b::7f00:1",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::8.8.8.8",
            "100::1",
            "2001::1",
            "2001:2::1",
            "2001:10::1",
            "2001:20::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(neighbour.parse().unwrap()), "{neighbour}");
        }
        for public in [
            "1.1.1.1",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "126.0.0.1",
            "128.0.0.1",
            "172.15.255.255",
            "172.32.0.0",
            "192.0.1.1",
            "198.17.255.255",
            "198.20.0.0",
            "223.255.255.255",
            "::ffff:1.1.1.1",
            "64:ff9b::1.1.1.1",
            "2000::1",
            "2001:200::1",
            "2606:4700::1111",
            "2a00:1450::1",
            "3ffe::1",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    /// A name server of our own: every name leads to these addresses.
    #[derive(Debug)]
    struct LeadsTo(Vec<SocketAddr>);

    impl Resolver for LeadsTo {
        fn resolve(
            &self,
            _: &Uri,
            _: &Config,
            _: NextTimeout,
        ) -> Result<ResolvedSocketAddrs, Error> {
            let mut addresses = self.empty();
            self.0.iter().for_each(|address| addresses.push(*address));
            Ok(addresses)
        }
    }

    fn resolved(addresses: &[&str]) -> Result<Vec<SocketAddr>, Error> {
        let addresses = addresses.iter().map(|address| address.parse().unwrap()).collect();
        let uri = Uri::from_static("http://rebound.example/");
        let timeout = NextTimeout::default();
        let found = PublicOnly(LeadsTo(addresses)).resolve(&uri, &Config::default(), timeout);
        found.map(|found| found.to_vec())
    }

    #[test]
    fn of_a_name_only_the_public_addresses_are_called() {
        let both = resolved(&["127.0.0.1:80", "1.1.1.1:80", "[::1]:80", "10.0.0.1:80"]).unwrap();
        assert_eq!(both, ["1.1.1.1:80".parse().unwrap()]);
        assert!(resolved(&["127.0.0.1:80", "[fd00::1]:80"]).is_err());
    }

    #[test]
    fn a_name_that_leads_here_makes_no_connection() {
        let here = TcpListener::bind("127.0.0.1:0").unwrap();
        here.set_nonblocking(true).unwrap();
        let resolver = PublicOnly(LeadsTo(vec![here.local_addr().unwrap()]));
        let connector = ureq::unversioned::transport::DefaultConnector::default();
        let agent = ureq::Agent::with_parts(Config::default(), connector, resolver);
        let refused = agent.post("http://rebound.example/").send("x").unwrap_err().to_string();
        assert!(refused.contains("no public address"), "{refused}");
        assert!(here.accept().is_err(), "nobody has come");
    }
}
