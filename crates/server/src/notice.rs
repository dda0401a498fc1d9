//! Notices: telling a player who is not at the table that it is their turn.

use lettre::{
    Message, SmtpTransport, Transport,
    message::{Mailbox, header::ContentType},
};
use magnumsal_table::{
    address::{Address, AddressRules},
    refusal::Problem,
};
use serde::Serialize;
use std::time::Duration;
use url::Url;

/// How long a service may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest address, in bytes.
const LONGEST_ADDRESS: usize = 300;

/// What the host has set up for notices; nothing unless it was configured.
#[derive(Clone, Default)]
pub struct Channels {
    /// Hosts that webhooks may go to; `*` is any.
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

/// What a player is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Notice {
    /// Which table.
    pub table: String,
    /// In a few words.
    pub subject: String,
    /// In a sentence.
    pub text: String,
    /// Where the table is.
    pub link: String,
}

impl Mail {
    /// A mail server, as in `smtp://USER:PASSWORD@HOST:PORT` (`smtps` for TLS from the start), and
    /// the sender of the mails.
    pub fn new(server: &str, from: &str) -> Result<Self, String> {
        let transport = SmtpTransport::from_url(server)
            .map_err(|error| format!("the mail server's URL cannot be used: {error}"))?;
        let from = from.parse().map_err(|error| format!("{from} is no mail address: {error}"))?;
        Ok(Self { transport: transport.timeout(Some(PATIENCE)).build(), from })
    }
}

impl AddressRules for Channels {
    fn check(&self, address: &Address) -> Result<(), Problem> {
        let configured = match address {
            Address::Webhook { .. } => !self.webhook_hosts.is_empty(),
            Address::Ntfy { .. } => self.ntfy.is_some(),
            Address::Email { .. } => self.mail.is_some(),
        };
        if !configured {
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
    /// The URL of a webhook, if it may be called: only where the host allows, so that nobody can
    /// make the server call its neighbours.
    fn hook(&self, url: &str) -> Option<Url> {
        let url = Url::parse(url).ok()?;
        let host = url.host_str().unwrap_or_default();
        let allowed = self.webhook_hosts.iter().any(|allowed| allowed == "*" || allowed == host);
        (allowed && matches!(url.scheme(), "http" | "https")).then_some(url)
    }

    /// Sends a notice. Blocks; tells in a few words what went wrong.
    pub fn send(&self, address: &Address, notice: &Notice) -> Result<(), String> {
        self.check(address).map_err(|_| "the address is not allowed any more".to_owned())?;
        match address {
            // The URL as it was understood when it was checked, not as it was written.
            Address::Webhook { url } => match self.hook(url) {
                Some(url) => post(&url, &serde_json::json!(notice)),
                None => Err("the address is not allowed".to_owned()),
            },
            Address::Ntfy { topic } => {
                let server = self.ntfy.as_ref().ok_or("no ntfy server")?;
                let body = serde_json::json!({
                    "topic": topic,
                    "title": notice.subject,
                    "message": notice.text,
                    "click": notice.link,
                });
                post(server, &body)
            }
            Address::Email { address } => {
                let mail = self.mail.as_ref().ok_or("no mail server")?;
                let to = address.parse().map_err(|error| format!("bad address: {error}"))?;
                let message = Message::builder()
                    .from(mail.from.clone())
                    .to(Mailbox::new(None, to))
                    .subject(&notice.subject)
                    .header(ContentType::TEXT_PLAIN)
                    .body(format!("{}\n\n{}\n", notice.text, notice.link))
                    .map_err(|error| format!("no mail can be made: {error}"))?;
                mail.transport.send(&message).map(drop).map_err(|error| error.to_string())
            }
        }
    }
}

fn post(url: &Url, body: &serde_json::Value) -> Result<(), String> {
    // Redirects could lead where the host does not allow.
    let config = ureq::Agent::config_builder().max_redirects(0).timeout_global(Some(PATIENCE));
    let agent = config.build().new_agent();
    let request = agent.post(url.as_str()).header("content-type", "application/json");
    let answer = request.send(body.to_string()).map_err(|error| error.to_string())?;
    if answer.status().is_success() { Ok(()) } else { Err(format!("status {}", answer.status())) }
}
