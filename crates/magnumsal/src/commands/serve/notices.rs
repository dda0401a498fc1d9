//! How players who are not at the table are notified that it is their turn, as options.

use crate::failure::Failure;
use magnumsal_server::notice::{Channels, Mail};
use url::Url;

/// Notices of turns, each sort only if it is set up here.
#[derive(clap::Args, Debug, Default)]
#[command(next_help_heading = "Notices of turns in long games")]
pub(super) struct Options {
    /// Hosts that players' webhooks may be at, with commas; * is any with a public address
    #[arg(long, value_name = "HOSTS", value_delimiter = ',')]
    webhook_hosts: Vec<String>,

    /// The URL of the ntfy server that players' topics are at
    #[arg(long, value_name = "URL", value_parser = super::web_url)]
    ntfy: Option<Url>,

    /// The mail server, as in smtps://USER:PASSWORD@HOST; better given as MAGNUMSAL_SMTP
    #[arg(
        long,
        value_name = "URL",
        env = "MAGNUMSAL_SMTP",
        hide_env_values = true,
        requires = "mail_from"
    )]
    smtp: Option<String>,

    /// The sender of mails
    #[arg(long, value_name = "ADDRESS", env = "MAGNUMSAL_MAIL_FROM")]
    mail_from: Option<String>,
}

impl Options {
    /// The channels that are set up.
    pub(super) fn channels(&self) -> Result<Channels, Failure> {
        let mail = match (&self.smtp, &self.mail_from) {
            (Some(server), Some(from)) => {
                let mail = Mail::new(server, from);
                Some(mail.map_err(|why| Failure::bad_input(format!("--smtp, --mail-from: {why}")))?)
            }
            _ => None,
        };
        Ok(Channels { webhook_hosts: self.webhook_hosts.clone(), ntfy: self.ntfy.clone(), mail })
    }
}
