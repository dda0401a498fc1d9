//! The board: what the operator announces to all clients, as this process knows it.
//!
//! An announcement and whether new tables are made are in the store, so that all processes send the
//! same; each looks there once a second, and at its files of blocked addresses and words.

use crate::registry::TableRegistry;
use magnumsal_table::{
    bulletin::Bulletin,
    wire::{self, Message},
};
use std::{sync::Arc, time::Duration};
use tokio::{sync::watch, time::MissedTickBehavior};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// How often the store and the files are looked at.
const LOOK: Duration = Duration::from_secs(1);

/// What is announced.
pub(crate) struct Told {
    /// Distinguishes it from earlier announcements; 0 if there is nothing to announce.
    pub(crate) revision: i64,
    pub(crate) bulletin: Bulletin,
    /// The message to sockets.
    pub(crate) text: Utf8Bytes,
}

impl Told {
    fn new(revision: i64, bulletin: Bulletin) -> Self {
        let usual = bulletin == Bulletin::default();
        let text = wire::text(&Message::Bulletin(&bulletin)).into();
        // The first revision of a store is 0 as well, and its chat may be off.
        Self { revision: if usual { 0 } else { revision + 1 }, bulletin, text }
    }
}

/// What is announced, and who listens.
pub(crate) struct Board(watch::Sender<Arc<Told>>);

impl Board {
    /// A board before anybody has looked into the store.
    pub(crate) fn new(chat: bool) -> Self {
        let first = Told::new(0, Bulletin { chat, ..Bulletin::default() });
        Self(watch::channel(Arc::new(first)).0)
    }

    /// What is announced now.
    pub(crate) fn told(&self) -> Arc<Told> {
        self.0.borrow().clone()
    }

    /// All announcements from now on. It also wakes when other addresses are blocked.
    pub(crate) fn listen(&self) -> watch::Receiver<Arc<Told>> {
        self.0.subscribe()
    }

    /// Wakes all listeners.
    fn wake(&self) {
        self.0.send_modify(|_| {});
    }

    fn tell(&self, told: Told) {
        self.0.send_if_modified(|now| {
            let other = now.revision != told.revision;
            if other {
                *now = Arc::new(told);
            }
            other
        });
    }
}

impl TableRegistry {
    /// Looks at what the operator says, again and again. Never ends.
    pub(crate) async fn watch_operator(&self) {
        let mut look = tokio::time::interval(LOOK);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            look.tick().await;
            self.read_bulletin().await;
            self.read_lists(false).await;
        }
    }

    /// Reads what is to be announced from the store.
    pub(crate) async fn read_bulletin(&self) {
        match self.store().bulletin().await {
            Ok(stored) => {
                let chat = self.settings().moderation.chat;
                let (announcement, new_tables) = (stored.announcement, stored.new_tables);
                let bulletin = Bulletin { announcement, new_tables, chat };
                self.board().tell(Told::new(stored.revision, bulletin));
            }
            Err(error) => drop(self.store_failed(&error)),
        }
    }

    /// Reads the files of blocked addresses and words that have changed, or all of them.
    pub(crate) async fn read_lists(&self, all: bool) {
        let settings = self.settings().clone();
        // A disk may be slow.
        let read = tokio::task::spawn_blocking(move || settings.moderation.read_again(all));
        if read.await.unwrap_or(false) {
            self.board().wake();
        }
    }
}
