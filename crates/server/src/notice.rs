//! Notices: telling a player who is not at the table that it is their turn.

use crate::{metrics::Metrics, settings::Settings};
use lettre::{
    Message, SmtpTransport, Transport,
    message::{Mailbox, header::ContentType},
};
use magnumsal_rules::Seat;
use magnumsal_table::{
    address::{Address, AddressRules},
    refusal::Problem,
    table::Table,
    wire::phrases,
};
use serde::Serialize;
use std::{sync::Arc, time::Duration};
use url::Url;

/// How long a service may take to answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// How often a notice is tried, and how long to wait in between.
const TRIES: u32 = 3;
const BETWEEN_TRIES: Duration = Duration::from_secs(20);

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

/// What a player hears.
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

/// Tells players who are away, without anybody waiting for it.
#[derive(Clone)]
pub(crate) struct Notifier {
    settings: Arc<Settings>,
    metrics: Arc<Metrics>,
}

impl Notifier {
    pub(crate) fn new(settings: Arc<Settings>, metrics: Arc<Metrics>) -> Self {
        Self { settings, metrics }
    }

    /// Tells a player that it is their turn.
    pub(crate) fn send(&self, to: Address, table: &Table, seat: Seat) {
        let (notifier, id, notice) = (self.clone(), table.id().clone(), self.notice(table, seat));
        tokio::spawn(async move {
            let queue = &notifier.metrics.queues.notices;
            let mut waiting = queue.wait();
            for attempt in 1..=TRIES {
                let running = waiting.begin();
                let (settings, address, notice) =
                    (notifier.settings.clone(), to.clone(), notice.clone());
                let send = move || settings.channels.send(&address, &notice);
                let sent = tokio::task::spawn_blocking(send).await;
                drop(running);
                match sent.unwrap_or_else(|error| Err(error.to_string())) {
                    Ok(()) => {
                        notifier.metrics.notices.inc();
                        return;
                    }
                    Err(why) => {
                        let kind = to.kind();
                        tracing::warn!(table = %id, kind, attempt, why, "a notice was not sent");
                        waiting = queue.wait();
                        tokio::time::sleep(BETWEEN_TRIES).await;
                    }
                }
            }
        });
    }

    fn notice(&self, table: &Table, seat: Seat) -> Notice {
        let name = table.chair(seat).map(|chair| chair.name.clone()).unwrap_or_default();
        let facts = [
            ("name", name.into()),
            ("table", table.title().to_owned().into()),
            ("phase", table.game().phase().numeral().into()),
            ("round", u32::from(table.game().round()).into()),
        ];
        Notice {
            table: table.id().to_string(),
            subject: phrases().text("notice-subject", &facts),
            text: phrases().text("notice-text", &facts),
            link: self.settings.link(table.id(), None),
        }
    }
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
    let config =
        ureq::Agent::config_builder().max_redirects(0).timeout_global(Some(ANSWER_TIMEOUT));
    let agent = config.build().new_agent();
    let request = agent.post(url.as_str()).header("content-type", "application/json");
    let answer = request.send(body.to_string()).map_err(|error| error.to_string())?;
    if answer.status().is_success() { Ok(()) } else { Err(format!("status {}", answer.status())) }
}
