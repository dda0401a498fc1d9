//! Links in notices: what their receiver may do without a key to a table.
//!
//! A link holds a token: what it is valid for, in plain text, and a signature with the secret of the
//! store. So nothing has to be kept for a link, and a link of one of several servers works on all of them.

use crate::client::ClientAddress;
use hmac::{Hmac, KeyInit as _, Mac as _};
use magnumsal_rules::Seat;
use magnumsal_store::SECRET;
use magnumsal_table::{address::Address, id::TableId, key::Key};
use sha2::Sha256;
use url::Url;

/// How many bytes of a hash or a signature are used.
const LENGTH: usize = 16;

/// Who gets notices or asks for them, as a hash. Without the secret nobody can find an address that has
/// this hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recipient([u8; LENGTH]);

impl AsRef<[u8]> for Recipient {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// What the holder of a link may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    /// Confirm that notices of a seat may go to an address, until a time.
    Confirm { to: Recipient, table: TableId, seat: Seat, until: i64 },
    /// End the notices of a seat.
    EndTable { to: Recipient, table: TableId, seat: Seat },
    /// End everything from this server, and allow it again.
    EndAll { to: Recipient },
    /// End everything from this server. This one may stand in a log, and can do nothing else.
    Unsubscribe { to: Recipient },
}

/// Signs links, and hashes addresses.
#[derive(Clone)]
pub(crate) struct Links([u8; SECRET]);

impl Links {
    pub(crate) fn new(secret: [u8; SECRET]) -> Self {
        Self(secret)
    }

    /// Whom an address belongs to. Ways of writing the same address give the same.
    pub(crate) fn recipient(&self, address: &Address) -> Recipient {
        let same = match address {
            Address::Email { address } => mailbox(address),
            Address::Ntfy { topic } => topic.clone(),
            Address::Webhook { url } => match Url::parse(url) {
                Ok(mut url) => {
                    url.set_fragment(None);
                    url.into()
                }
                Err(_) => url.clone(),
            },
        };
        Recipient(self.sign(address.kind(), &same))
    }

    /// A client that asks for notices.
    pub(crate) fn client(&self, client: ClientAddress) -> Recipient {
        Recipient(self.sign("client", &client.to_string()))
    }

    /// All that ask.
    pub(crate) fn everybody(&self) -> Recipient {
        Recipient(self.sign("everybody", ""))
    }

    /// What shows that somebody has confirmed an address before.
    pub(crate) fn proof(&self, of: Recipient) -> Key {
        Key::from_bytes(self.sign("proof", &hex::encode(of.0)))
    }

    /// The token of a link.
    pub(crate) fn token(&self, claim: &Claim) -> String {
        let text = match claim {
            Claim::Confirm { to, table, seat, until } => {
                format!("confirm-{}-{table}-{}-{until}", hex::encode(to.0), seat.index())
            }
            Claim::EndTable { to, table, seat } => {
                format!("table-{}-{table}-{}", hex::encode(to.0), seat.index())
            }
            Claim::EndAll { to } => format!("all-{}", hex::encode(to.0)),
            Claim::Unsubscribe { to } => format!("unsubscribe-{}", hex::encode(to.0)),
        };
        let signature = hex::encode(self.sign("link", &text));
        format!("{text}-{signature}")
    }

    /// What a token is valid for, if this server or another one on its store has signed it.
    pub(crate) fn read(&self, token: &str) -> Option<Claim> {
        let (text, signature) = token.rsplit_once('-')?;
        let mut bytes = [0; LENGTH];
        hex::decode_to_slice(signature, &mut bytes).ok()?;
        self.mac("link", text).verify_truncated_left(&bytes).ok()?;
        let parts: Vec<&str> = text.split('-').collect();
        let to = |text: &str| {
            let mut bytes = [0; LENGTH];
            hex::decode_to_slice(text, &mut bytes).ok().map(|()| Recipient(bytes))
        };
        let seat = |text: &str| Seat::new(text.parse().ok()?);
        Some(match parts[..] {
            ["confirm", id, table, at, until] => Claim::Confirm {
                to: to(id)?,
                table: table.parse().ok()?,
                seat: seat(at)?,
                until: until.parse().ok()?,
            },
            ["table", id, table, at] => {
                Claim::EndTable { to: to(id)?, table: table.parse().ok()?, seat: seat(at)? }
            }
            ["all", id] => Claim::EndAll { to: to(id)? },
            ["unsubscribe", id] => Claim::Unsubscribe { to: to(id)? },
            _ => return None,
        })
    }

    fn sign(&self, purpose: &str, text: &str) -> [u8; LENGTH] {
        let signature = self.mac(purpose, text).finalize().into_bytes();
        let mut first = [0; LENGTH];
        first.copy_from_slice(&signature[..LENGTH]);
        first
    }

    /// A signature for one purpose is not valid for another.
    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        // How HMAC treats a shorter key.
        let mut key = [0; 64];
        key[..SECRET].copy_from_slice(&self.0);
        let mut mac = Hmac::<Sha256>::new(&key.into());
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        mac
    }
}

/// A mail address as its owner would count it: upper case and what is behind a plus make no other one.
fn mailbox(address: &str) -> String {
    let (user, host) = address.rsplit_once('@').unwrap_or((address, ""));
    let user = user.split('+').next().unwrap_or_default();
    format!("{user}@{host}").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links() -> Links {
        Links::new([7; SECRET])
    }

    fn email(address: &str) -> Address {
        Address::Email { address: address.to_owned() }
    }

    fn hook(url: &str) -> Address {
        Address::Webhook { url: url.to_owned() }
    }

    #[test]
    fn an_address_is_the_same_however_it_is_written() {
        let of = |address: &Address| links().recipient(address);
        let ada = of(&email("ada@salt.example"));
        assert_eq!(of(&email("Ada+table@SALT.example")), ada);
        assert_ne!(of(&email("bruno@salt.example")), ada);
        assert_ne!(of(&Address::Ntfy { topic: "ada@salt.example".to_owned() }), ada);
        let url = of(&hook("https://chat.example/a?b=c"));
        assert_eq!(of(&hook("HTTPS://Chat.example:443/a?b=c#d")), url);
        assert_ne!(of(&hook("https://chat.example/a?b=d")), url);
        assert_ne!(Links::new([8; SECRET]).recipient(&email("ada@salt.example")), ada);
    }

    #[test]
    fn a_token_says_what_it_is_good_for_and_cannot_be_changed() {
        let to = links().recipient(&email("ada@salt.example"));
        let table: TableId = "f223xvj4asv7".parse().unwrap();
        let seat = Seat::new(1).unwrap();
        let claims = [
            Claim::Confirm { to, table: table.clone(), seat, until: 1_700_000_000_000 },
            Claim::EndTable { to, table, seat },
            Claim::EndAll { to },
            Claim::Unsubscribe { to },
        ];
        for claim in claims {
            let token = links().token(&claim);
            assert_eq!(links().read(&token), Some(claim.clone()));
            assert_eq!(Links::new([8; SECRET]).read(&token), None, "another server's");
            assert!(token.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'), "{token}");
            for index in 0..token.len() {
                let mut changed = token.clone().into_bytes();
                changed[index] ^= 1;
                let changed = String::from_utf8(changed).unwrap();
                assert_eq!(links().read(&changed), None, "{changed}");
            }
            assert_eq!(links().read(&token[1..]), None);
        }
        let unsubscribe = links().token(&Claim::Unsubscribe { to });
        let (_, signature) = unsubscribe.rsplit_once('-').unwrap();
        let all = format!("all-{}-{signature}", hex::encode(to.0));
        assert_eq!(links().read(&all), None, "a signature is for one claim");
        for nothing in ["", "-", "all", "all-", &"-".repeat(1000), "é-é"] {
            assert_eq!(links().read(nothing), None);
        }
    }
}
