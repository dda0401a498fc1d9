//! Notices: telling a player who is not at the table that it is their turn.
//!
//! | module | subject |
//! | --- | --- |
//! | `channels` | how something is sent, and where to |
//! | `letter` | what is said |
//! | `links` | what the holder of a link may do |
//! | `owner` | what the owner of an address decides: to confirm it, to end notices |
//! | `pool`, `public` | who sends; which addresses of the internet may be called |
//!
//! Everything goes through `Notifier::deliver`, which asks the store first whether the owner of the
//! address wants anything from this server.

mod channels;
mod letter;
mod links;
mod owner;
mod pool;
mod public;

pub(crate) use channels::ONE_CLICK;
pub use channels::{Channels, Mail};
pub use letter::{Notice, NoticeKind};
pub(crate) use owner::Confirmed;

use crate::{client::ClientAddress, metrics::Metrics, registry::TableRegistry, settings::Settings};
use links::{Links, Recipient};
use magnumsal_rules::Seat;
use magnumsal_store::{Allowance, StoreError};
use magnumsal_table::{
    address::Address,
    id::TableId,
    refusal::{Problem, Refusal},
    table::Table,
};
use pool::{Full, Pool};
use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};
use tokio::sync::OnceCell;

/// How often a notice is tried, and how long to wait in between.
const TRIES: u32 = 3;
const BETWEEN_TRIES: Duration = Duration::from_secs(20);

/// Threads that call webhooks, and what may wait for them. Players choose those, so they have their own.
const WEBHOOKS: (usize, usize) = (4, 64);

/// The same for mail and ntfy servers, which are the host's.
const OWN_SERVICES: (usize, usize) = (2, 256);

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// What one address may get, over all tables.
const NOTICES: [Allowance; 2] = [
    Allowance { kind: "notices-hour", times: 10, period: HOUR },
    Allowance { kind: "notices-day", times: 50, period: DAY },
];

/// How often an address may be asked whether it wants notices.
const ASKED: Allowance = Allowance { kind: "asked", times: 3, period: DAY };

/// How often one client may have addresses asked.
const ASKS: Allowance = Allowance { kind: "asks", times: 20, period: DAY };

/// How often all clients together may: the host's good name is at stake.
const ALL_ASK: Allowance = Allowance { kind: "all-ask", times: 300, period: HOUR };

/// Notifies players who are away, without anybody waiting for it.
#[derive(Clone)]
pub(crate) struct Notifier(Arc<Inner>);

struct Inner {
    settings: Arc<Settings>,
    metrics: Arc<Metrics>,
    tables: TableRegistry,
    links: OnceCell<Links>,
    webhooks: OnceLock<Pool>,
    own_services: OnceLock<Pool>,
}

impl Notifier {
    pub(crate) fn new(
        settings: Arc<Settings>,
        metrics: Arc<Metrics>,
        tables: TableRegistry,
    ) -> Self {
        let (links, webhooks, own_services) = Default::default();
        Self(Arc::new(Inner { settings, metrics, tables, links, webhooks, own_services }))
    }

    /// What signs links: the same for all servers on a store.
    async fn links(&self) -> Result<&Links, Refusal> {
        let secret = async || Ok(Links::new(self.0.tables.store().secret().await?));
        let links: Result<_, StoreError> = self.0.links.get_or_try_init(secret).await;
        links.map_err(|error| self.0.tables.store_failed(&error))
    }

    /// Takes one of the times that something may happen, if there is one left.
    async fn take(&self, whose: Recipient, allowance: Allowance) -> Result<bool, Refusal> {
        let (tables, whose) = (&self.0.tables, whose.as_ref());
        let taken = tables.store().take(whose, allowance, tables.now()).await;
        taken.map_err(|error| tables.store_failed(&error))
    }

    /// Refuses to ask an address whether it wants notices, if it or the client was part of that too
    /// often.
    async fn may_ask(&self, to: Recipient, client: Option<ClientAddress>) -> Result<(), Refusal> {
        let links = self.links().await?;
        // A client that asks too often uses up only its own share.
        let asks = client.map(|client| (links.client(client), ASKS));
        for (whose, allowance) in
            asks.into_iter().chain([(to, ASKED), (links.everybody(), ALL_ASK)])
        {
            if !self.take(whose, allowance).await? {
                return Err(Problem::AskedTooOften.into());
            }
        }
        Ok(())
    }

    /// Notifies a player that it is their turn, within the limits on notices.
    pub(crate) fn tell_turn(&self, table: &Table, seat: Seat) {
        let Some(destination) = table.chair(seat).and_then(|chair| chair.notices.clone()) else {
            return;
        };
        let (notifier, turn) = (self.clone(), letter::Turn::of(table, seat));
        let id = table.id().clone();
        tokio::spawn(async move {
            let to = destination.address;
            let written = async {
                let links = notifier.links().await?;
                let recipient = links.recipient(&to);
                for allowance in NOTICES {
                    if !notifier.take(recipient, allowance).await? {
                        return Ok(None);
                    }
                }
                let place = letter::Place { settings: &notifier.0.settings, links, to: recipient };
                Ok::<_, Refusal>(Some(place.turn(&id, seat, &turn)))
            };
            match written.await {
                Ok(Some(notice)) => notifier.deliver(&id, &to, notice).await,
                Ok(None) => notifier.drop_notice(&id, &to, "the address has had enough for now"),
                Err(_) => notifier.drop_notice(&id, &to, "the store has failed"),
            }
        });
    }

    /// Asks the owner of an address whether they want notices of a seat.
    fn ask_owner(&self, id: TableId, seat: Seat, to: Address) {
        let notifier = self.clone();
        tokio::spawn(async move {
            // A failure of the store is in the log.
            let Ok(links) = notifier.links().await else { return };
            let (settings, recipient) = (&notifier.0.settings, links.recipient(&to));
            let place = letter::Place { settings, links, to: recipient };
            let notice = place.confirm(&id, seat, notifier.0.tables.now());
            notifier.deliver(&id, &to, notice).await;
        });
    }

    /// Sends something, unless the owner of the address wants nothing.
    pub(crate) async fn deliver(&self, id: &TableId, to: &Address, notice: Notice) {
        let Ok(links) = self.links().await else { return };
        match self.0.tables.store().is_unwanted(links.recipient(to).as_ref()).await {
            Ok(false) => {}
            Ok(true) => return,
            Err(error) => {
                self.0.tables.store_failed(&error);
                return self.drop_notice(id, to, "the store has failed");
            }
        }
        let mut attempt = 1;
        loop {
            let (settings, address, notice) = (self.0.settings.clone(), to.clone(), notice.clone());
            let waiting = self.0.metrics.queues.notices.wait();
            let send = move || {
                let _running = waiting.begin();
                settings.channels.send(&address, &notice)
            };
            let sent = self.pool(to).run(send).await;
            match sent {
                Ok(Ok(())) => {
                    self.0.metrics.notices.inc();
                    return;
                }
                Ok(Err(why)) if attempt < TRIES => {
                    tracing::info!(table = %id, kind = to.kind(), attempt, why, "not sent yet");
                }
                Ok(Err(why)) => return self.drop_notice(id, to, &why),
                Err(Full) => return self.drop_notice(id, to, "too many are waiting"),
            }
            attempt += 1;
            tokio::time::sleep(BETWEEN_TRIES).await;
        }
    }

    /// Gives a notice up.
    fn drop_notice(&self, id: &TableId, to: &Address, why: &str) {
        self.0.metrics.notices_dropped.inc();
        tracing::warn!(table = %id, kind = to.kind(), why, "a notice was not sent");
    }

    fn pool(&self, to: &Address) -> &Pool {
        let start = |name, (threads, queue)| Pool::new(name, threads, queue);
        match to {
            Address::Webhook { .. } => self.0.webhooks.get_or_init(|| start("webhooks", WEBHOOKS)),
            Address::Ntfy { .. } | Address::Email { .. } => {
                self.0.own_services.get_or_init(|| start("notices", OWN_SERVICES))
            }
        }
    }
}
