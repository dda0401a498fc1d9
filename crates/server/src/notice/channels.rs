//! Channels: how notices are sent, and where to.

use super::{
    Notice,
    public::{PublicOnly, is_public},
};
use lettre::{
    Message, SmtpTransport, Transport,
    message::{
        Mailbox,
        header::{ContentType, HeaderName, HeaderValue},
    },
};
use magnumsal_table::{
    address::{Address, AddressRules},
    refusal::Problem,
};
use serde_json::{Value, json};
use std::{net::IpAddr, time::Duration};
use ureq::unversioned::transport::DefaultConnector;
use url::{Host, Url};

/// How long a service of the host's may take to answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a webhook may take to answer.
const WEBHOOK_TIMEOUT: Duration = Duration::from_secs(5);

/// The longest address, in bytes.
const LONGEST_ADDRESS: usize = 300;

/// What a mail program sends to end mails (RFC 8058).
pub(crate) const ONE_CLICK: &str = "List-Unsubscribe=One-Click";

/// In the list of hosts: any public one.
const ANY: &str = "*";

/// What the host has set up for notices; nothing unless it was configured.
#[derive(Clone, Default)]
pub struct Channels {
    /// Hosts that webhooks may go to, wherever these are; `*` is any with a public address.
    pub webhook_hosts: Vec<String>,
    /// The ntfy server.
    pub ntfy: Option<Url>,
    /// The mail server.
    pub mail: Option<Mail>,
}

/// A mail server and who writes.
#[derive(Clone)]
pub struct Mail {
    transport: SmtpTransport,
    from: Mailbox,
}

impl Mail {
    /// A mail server, as in `smtp://USER:PASSWORD@HOST:PORT` (`smtps` for TLS from the start), and
    /// the sender of the mails.
    pub fn new(server: &str, from: &str) -> Result<Self, String> {
        let transport = SmtpTransport::from_url(server)
            .map_err(|error| format!("the mail server's URL cannot be used: {error}"))?;
        let from = from.parse().map_err(|error| format!("{from} is no mail address: {error}"))?;
        Ok(Self { transport: transport.timeout(Some(ANSWER_TIMEOUT)).build(), from })
    }

    fn send(&self, to: &str, notice: &Notice) -> Result<(), String> {
        let to = to.parse().map_err(|_| "bad address")?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(&notice.subject)
            // Mail programs make a button of these (RFC 2369, RFC 8058).
            .raw_header(header("List-Unsubscribe", format!("<{}>", notice.unsubscribe)))
            .raw_header(header("List-Unsubscribe-Post", ONE_CLICK.to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(notice.mail())
            .map_err(|error| format!("no mail can be made: {error}"))?;
        self.transport.send(&message).map(drop).map_err(|error| match error.status() {
            // What else the server says may name the address, which is for no log.
            Some(code) => format!("the mail server answers {code}"),
            None => error.to_string(),
        })
    }
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// Where a webhook may be called.
enum Hook {
    /// At a host of the list.
    Listed(Url),
    /// At a public address.
    Public(Url),
}

impl AddressRules for Channels {
    fn check(&self, address: &Address) -> Result<(), Problem> {
        if !self.kinds().contains(&address.kind()) {
            return Err(Problem::NoNotices { kind: address.kind() });
        }
        let good = match address {
            Address::Webhook { url } => url.len() <= LONGEST_ADDRESS && self.hook(url).is_some(),
            Address::Ntfy { topic } => {
                let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
                (1..=64).contains(&topic.len()) && topic.chars().all(letter)
            }
            Address::Email { address } => {
                address.len() <= LONGEST_ADDRESS && address.parse::<lettre::Address>().is_ok()
            }
        };
        if good { Ok(()) } else { Err(Problem::BadAddress) }
    }
}

impl Channels {
    /// The kinds of addresses that notices can be sent to.
    pub(crate) fn kinds(&self) -> Vec<&'static str> {
        let kinds = [
            ("email", self.mail.is_some()),
            ("ntfy", self.ntfy.is_some()),
            ("webhook", !self.webhook_hosts.is_empty()),
        ];
        kinds.into_iter().filter(|(_, there)| *there).map(|(kind, _)| kind).collect()
    }

    /// The URL of a webhook, if it may be called: at hosts of the list or, if the list says so, at any
    /// public address by the usual ports. Where a name leads to is looked at when it is called.
    fn hook(&self, url: &str) -> Option<Hook> {
        let url = Url::parse(url).ok()?;
        let usual_port = match url.scheme() {
            "http" | "https" => url.port().is_none(),
            _ => return None,
        };
        let host = url.host_str()?;
        if self.webhook_hosts.iter().any(|listed| listed == host) {
            return Some(Hook::Listed(url));
        }
        let may_be_public = match url.host()? {
            Host::Ipv4(address) => is_public(IpAddr::V4(address)),
            Host::Ipv6(address) => is_public(IpAddr::V6(address)),
            Host::Domain(_) => true,
        };
        let any = self.webhook_hosts.iter().any(|listed| listed == ANY);
        (any && usual_port && may_be_public).then_some(Hook::Public(url))
    }

    /// Sends a notice. Blocks; an error says in a few words what went wrong.
    pub fn send(&self, address: &Address, notice: &Notice) -> Result<(), String> {
        self.check(address).map_err(|_| "the address is not allowed any more")?;
        match address {
            // The URL as it was understood when it was checked, not as it was written.
            Address::Webhook { url } => match self.hook(url) {
                Some(Hook::Listed(url)) => {
                    post(&webhook_config().build().new_agent(), &url, &json!(notice))
                }
                Some(Hook::Public(url)) => {
                    let (connector, resolver) = (DefaultConnector::default(), PublicOnly::new());
                    let config = webhook_config().build();
                    let agent = ureq::Agent::with_parts(config, connector, resolver);
                    post(&agent, &url, &json!(notice))
                }
                None => Err("the address is not allowed".to_owned()),
            },
            Address::Ntfy { topic } => {
                let server = self.ntfy.as_ref().ok_or("no ntfy server")?;
                let config = config().timeout_global(Some(ANSWER_TIMEOUT)).build();
                post(&config.new_agent(), server, &notice.ntfy(topic))
            }
            Address::Email { address } => {
                self.mail.as_ref().ok_or("no mail server")?.send(address, notice)
            }
        }
    }
}

type ConfigBuilder = ureq::config::ConfigBuilder<ureq::typestate::AgentScope>;

fn config() -> ConfigBuilder {
    // Redirects could lead where the host does not allow.
    ureq::Agent::config_builder().max_redirects(0)
}

fn webhook_config() -> ConfigBuilder {
    // A proxy would look up names itself, and nobody would look at where they lead.
    config().proxy(None).timeout_global(Some(WEBHOOK_TIMEOUT))
}

fn post(agent: &ureq::Agent, url: &Url, body: &Value) -> Result<(), String> {
    let request = agent.post(url.as_str()).header("content-type", "application/json");
    let answer = request.send(body.to_string()).map_err(|error| error.to_string())?;
    if answer.status().is_success() { Ok(()) } else { Err(format!("status {}", answer.status())) }
}
