//! Addresses and networks that nothing is taken from.

use std::net::IpAddr;
use thiserror::Error;

/// Networks, each as the bits that its addresses begin with.
#[derive(Clone, Debug, Default)]
pub struct BlockedAddresses(Vec<Network>);

#[derive(Clone, Copy, Debug)]
struct Network {
    first: u128,
    /// How many bits do not matter.
    free: u32,
}

/// A text that is neither an address nor a network.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("give an address or a network, as in 192.0.2.7 or 2001:db8::/32")]
pub struct NoNetwork;

impl BlockedAddresses {
    /// Blocks an address, or a network with the number of bits behind a slash.
    ///
    /// # Errors
    /// If it is neither.
    pub fn add(&mut self, text: &str) -> Result<(), NoNetwork> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u32>().map_err(|_| NoNetwork)?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let width = if address.is_ipv4() { 32_u32 } else { 128 };
        let free = width.checked_sub(bits.unwrap_or(width)).ok_or(NoNetwork)?;
        self.0.push(Network { first: bits_of(address), free });
        Ok(())
    }

    /// Whether an address is blocked.
    pub fn contains(&self, address: IpAddr) -> bool {
        let bits = bits_of(address.to_canonical());
        self.0.iter().any(|network| {
            // All bits of an IPv6 address may be free, and a shift by all of them is none.
            let start = |bits: u128| bits.checked_shr(network.free).unwrap_or(0);
            start(bits) == start(network.first)
        })
    }
}

/// IPv4 addresses are a network of their own among those of IPv6.
fn bits_of(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped().to_bits(),
        IpAddr::V6(address) => address.to_bits(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_blocked_alone_or_by_network() {
        let mut blocked = BlockedAddresses::default();
        for line in
            ["192.0.2.7", "198.51.100.0/24", "203.0.113.9/31", "2001:db8:1::/48", "2001:db8::7"]
        {
            blocked.add(line).unwrap();
        }
        let contains = |text: &str| blocked.contains(text.parse().unwrap());
        for inside in [
            "192.0.2.7",
            "::ffff:192.0.2.7",
            "198.51.100.255",
            "203.0.113.8",
            "2001:db8:1:ffff::1",
            "2001:db8::7",
        ] {
            assert!(contains(inside), "{inside}");
        }
        for outside in
            ["192.0.2.8", "198.51.101.0", "203.0.113.10", "2001:db8:2::1", "2001:db8::8", "::1"]
        {
            assert!(!contains(outside), "{outside}");
        }
    }

    #[test]
    fn a_network_may_be_all_there_is() {
        for (all, inside, outside) in
            [("0.0.0.0/0", "192.0.2.7", Some("2001:db8::7")), ("::/0", "2001:db8::7", None)]
        {
            let mut blocked = BlockedAddresses::default();
            blocked.add(all).unwrap();
            assert!(blocked.contains(inside.parse().unwrap()));
            assert!(outside.is_none_or(|outside| !blocked.contains(outside.parse().unwrap())));
        }
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for bad in ["", "mine", "192.0.2", "192.0.2.1/33", "::/129", "::1/-1", "192.0.2.1/", "/8"] {
            assert_eq!(BlockedAddresses::default().add(bad), Err(NoNetwork), "{bad}");
        }
    }
}
