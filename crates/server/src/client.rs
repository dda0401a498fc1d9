//! Who asks, as far as a server can know.

use std::{
    fmt,
    net::{IpAddr, Ipv6Addr},
};

/// What counts as one client: an IPv4 address, or an IPv6 address with the other half set to zero,
/// because a client with one of those usually has all that begin with the same 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClientAddress(IpAddr);

impl From<IpAddr> for ClientAddress {
    fn from(address: IpAddr) -> Self {
        // A socket for both kinds of addresses gives IPv4 ones inside IPv6 ones.
        Self(match address.to_canonical() {
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
            address => address,
        })
    }
}

impl fmt::Display for ClientAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
