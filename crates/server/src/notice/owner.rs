//! What the owner of an address decides: that notices may come, that they end, that nothing comes any
//! more. A link is all that it takes; a key to the table is not asked for.

use super::{
    Notifier,
    links::{Claim, Links, Recipient},
};
use crate::{client::ClientAddress, live::Live};
use magnumsal_rules::Seat;
use magnumsal_table::{
    address::{Address, AddressRules as _},
    command::Command,
    id::TableId,
    key::{Key, KeyHash},
    refusal::{Problem, Refusal},
    table::Table,
};
use std::sync::Arc;

/// Somebody's request for notices, before it is entered.
pub(crate) struct NoticeRequest {
    /// Whether the address was confirmed before: its owner need not be asked.
    pub(crate) proved: bool,
    seat: Seat,
    address: Address,
}

/// An address that was confirmed.
pub(crate) struct Confirmed {
    /// Where notices are wanted.
    pub(crate) table: TableId,
    /// What spares another confirmation of the same address.
    pub(crate) proof: Key,
}

impl Notifier {
    /// What must be known of a command that asks for notices, before it is decided.
    pub(crate) async fn request(
        &self,
        live: &Live,
        key: Option<&KeyHash>,
        command: &Command,
        client: Option<ClientAddress>,
    ) -> Result<Option<NoticeRequest>, Refusal> {
        let Command::Notify { seat, address: Some(address), proof } = command else {
            return Ok(None);
        };
        let own = self.0.tables.access(live, key).await.seats;
        let seat = seat.or(own.first().copied()).filter(|seat| own.contains(seat));
        // A client without a seat is refused when the command is decided.
        let Some(seat) = seat else { return Ok(None) };
        self.0.settings.channels.check(address)?;
        let links = self.links().await?;
        let recipient = links.recipient(address);
        let chair = live.table().chair(seat).and_then(|chair| chair.notices.clone());
        // Hashes are compared: how long that takes reveals nothing of the proof.
        let right = links.proof(recipient).hash();
        let proved = proof.as_ref().is_some_and(|proof| proof.hash() == right);
        let known = chair.is_some_and(|to| to.confirmed && to.address == *address);
        if !proved && !known {
            self.may_ask(recipient, client).await?;
        }
        Ok(Some(NoticeRequest { proved, seat, address: address.clone() }))
    }

    /// Asks the owner of an address, once the request is entered.
    pub(crate) fn follow_up(&self, live: &Live, request: NoticeRequest) {
        let chair = live.table().chair(request.seat).and_then(|chair| chair.notices.clone());
        if chair.is_some_and(|to| !to.confirmed && to.address == request.address) {
            self.ask_owner(live.id.clone(), request.seat, request.address);
        }
    }

    /// Confirms an address by the link that was sent to it.
    pub(crate) async fn confirm(&self, token: &str) -> Result<Confirmed, Refusal> {
        let links = self.links().await?;
        let (tables, now) = (&self.0.tables, self.0.tables.now());
        match links.read(token) {
            Some(Claim::Confirm { to, table, seat, until }) if now <= until => {
                let live = self.table(&table).await?;
                let theirs = theirs(links, to);
                let decide = move |table: &Table| table.decide_confirm(seat, &theirs, now);
                tables.enter(live, decide).await?;
                Ok(Confirmed { table, proof: links.proof(to) })
            }
            _ => Err(Problem::BadLink.into()),
        }
    }

    /// Ends notices by a link of one: those of its table, or all.
    pub(crate) async fn end(&self, token: &str) -> Result<(), Refusal> {
        let (tables, now) = (&self.0.tables, self.0.tables.now());
        let links = self.links().await?;
        match links.read(token) {
            Some(Claim::EndTable { to, table, seat }) => {
                let live = self.table(&table).await?;
                let theirs = theirs(links, to);
                let decide = move |table: &Table| table.decide_end_notices(seat, &theirs, now);
                tables.enter(live, decide).await.map(drop)
            }
            Some(Claim::EndAll { to } | Claim::Unsubscribe { to }) => {
                self.set_unwanted(to, Some(now)).await
            }
            Some(Claim::Confirm { .. }) | None => Err(Problem::BadLink.into()),
        }
    }

    /// Takes back that an address wants nothing from this server.
    pub(crate) async fn allow(&self, token: &str) -> Result<(), Refusal> {
        match self.links().await?.read(token) {
            Some(Claim::EndAll { to }) => self.set_unwanted(to, None).await,
            _ => Err(Problem::BadLink.into()),
        }
    }

    /// The page where a person ends what a program would end with this token.
    pub(crate) async fn end_page(&self, token: &str) -> Result<String, Refusal> {
        match self.links().await?.read(token) {
            Some(Claim::Unsubscribe { .. }) => {
                Ok(self.0.settings.page(&format!("notices/end/{token}")))
            }
            _ => Err(Problem::BadLink.into()),
        }
    }

    /// The table of a link. A link to one that is gone is not good any more.
    async fn table(&self, id: &TableId) -> Result<Arc<Live>, Refusal> {
        self.0.tables.get(id).await.map_err(|refusal| match refusal {
            Refusal::Table(Problem::NoTable) => Problem::BadLink.into(),
            refusal => refusal,
        })
    }

    async fn set_unwanted(&self, id: Recipient, since: Option<i64>) -> Result<(), Refusal> {
        let tables = &self.0.tables;
        let done = tables.store().set_unwanted(id.as_ref(), since).await;
        done.map_err(|error| tables.store_failed(&error))
    }
}

/// Which addresses belong to the holder of a link.
fn theirs(links: &Links, holder: Recipient) -> impl Fn(&Address) -> bool + Send + use<> {
    let links = links.clone();
    move |address| links.recipient(address) == holder
}
