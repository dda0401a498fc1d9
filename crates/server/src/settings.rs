//! How a server is set up.

use crate::{clock::Clock, moderation::Moderation, notice::Channels, retention::Retention};
use magnumsal_table::{head::GameBox, id::TableId};
use url::Url;

/// How a server is set up.
pub struct Settings {
    /// The component values.
    pub game_box: GameBox,
    /// Where people reach the server; links begin with it.
    pub public_url: Url,
    /// How notices are sent.
    pub channels: Channels,
    /// How long tables are kept.
    pub retention: Retention,
    /// What is allowed.
    pub moderation: Moderation,
    /// Distinguishes the pages that belong to this server from others; it is sent to clients.
    pub build: String,
    /// What time it is.
    pub clock: Clock,
}

impl Settings {
    /// Where a table is.
    pub(crate) fn link(&self, table: &TableId) -> String {
        self.page(&format!("table/{table}"))
    }

    /// Where a page is. What is behind the # never reaches a server's log.
    pub(crate) fn page(&self, path: &str) -> String {
        format!("{}/#/{path}", self.base())
    }

    /// What all links begin with.
    pub(crate) fn base(&self) -> &str {
        self.public_url.as_str().trim_end_matches('/')
    }
}
