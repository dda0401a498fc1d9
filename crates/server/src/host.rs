//! Making tables: dealing, importing records, forking finished games; joining and inviting.

use crate::{
    random,
    registry::{Entered, Live, TableRegistry},
};
use magnumsal_rules::{Record, Seat, Setup, SetupError};
use magnumsal_store::Appended;
use magnumsal_table::{
    command::{Command, Decision, Given},
    head::{FirstHolder, Head, Origin},
    id::TableId,
    key::{Key, KeyHash},
    refusal::{Problem, Refusal},
    spec::{NewTable, SeatRequest, TableOptions, name},
    stage::Stage,
    table::{Table, free_name, open_name},
    version::JOURNAL,
};
use rand::seq::SliceRandom;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// A table that was just made.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Created {
    /// The table's identifier.
    pub table: String,
    /// The host's key, good for all seats of the host; told only now.
    pub token: String,
    /// The host's seats.
    #[schema(value_type = Vec<u8>)]
    pub seats: Vec<Seat>,
    /// One for each open seat; told only now.
    pub invitations: Vec<Invitation>,
    /// The seal of the deal.
    pub commitment: String,
}

/// An invitation to a seat.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Invitation {
    /// Which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What opens it.
    pub key: String,
    /// A link to send; what is behind the # never reaches a server's log.
    pub link: String,
}

/// A seat that was just taken.
#[derive(Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seated {
    /// Which seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The key to it; told only now.
    pub token: String,
}

impl TableRegistry {
    /// Deals a new game.
    pub async fn create(&self, wish: &NewTable) -> Result<Created, Refusal> {
        if let Some(record) = &wish.record {
            return self.go_on(wish, &record.to_string()).await;
        }
        let rules = wish.rules.0;
        let (found, most) = (wish.seats.len(), rules.expansion.max_players());
        if found > usize::from(most) {
            return Err(Refusal::Setup(SetupError::Players { found, most }));
        }
        // The operating system's randomness: nobody can work out the deal from other deals.
        let mut rng = random::generator()?;
        let edition = &self.0.settings.game_box.edition;
        let setup = Setup::deal(&rules, edition, None, &mut rng).map_err(Refusal::Setup)?;
        let mut seats = wish.seats.clone();
        if wish.shuffle {
            seats.shuffle(&mut rng);
        }
        let players = names(&seats)?;
        let record = Record::new(rules, players, setup, edition)?;
        let plan = Plan {
            name: wish.name.as_deref(),
            public: wish.public,
            habits: &wish.habits,
            origin: Origin::Dealt,
        };
        self.open(&plan, &seats, &record).await
    }

    /// A game that goes on from a record. Whoever has the record may know its deal, and the table
    /// is marked as imported.
    async fn go_on(&self, wish: &NewTable, record: &str) -> Result<Created, Refusal> {
        let mut record = Record::from_json(record, &self.0.settings.game_box.edition)?;
        if record.position()?.is_over() {
            return Err(Problem::Over.into());
        }
        if wish.seats.len() != record.players.len() {
            return Err(Problem::SeatCount { expected: record.players.len() }.into());
        }
        let bot = |seat: &SeatRequest| matches!(seat, SeatRequest::Bot { .. });
        if !record.knows_stacks() && wish.seats.iter().any(bot) {
            return Err(Problem::BotsNeedStacks.into());
        }
        record.players = names(&wish.seats)?;
        let plan = Plan {
            name: wish.name.as_deref(),
            public: wish.public,
            habits: &wish.habits,
            origin: Origin::Imported,
        };
        self.open(&plan, &wish.seats, &record).await
    }

    /// A table that shows a record.
    pub async fn import(&self, text: &str, title: Option<&str>) -> Result<Created, Refusal> {
        let record = Record::from_json(text, &self.0.settings.game_box.edition)?;
        record.position()?;
        let seats = vec![FirstHolder::Nobody; record.players.len()];
        let habits = TableOptions::default();
        let plan = Plan { name: title, public: false, habits: &habits, origin: Origin::Imported };
        self.make(&plan, seats, Vec::new(), &record).await
    }

    /// A new game that goes on from a ply of one that is over: its deal is known, and it is marked.
    pub async fn fork(
        &self,
        of: &TableId,
        ply: usize,
        wish: &[SeatRequest],
        habits: &TableOptions,
    ) -> Result<Created, Refusal> {
        let live = self.live(of).await?;
        let mut record = {
            let table = live.table.lock().await;
            if table.stage() != Stage::Over {
                return Err(Problem::NotOver.into());
            }
            table.record()
        };
        if ply > record.moves.len() {
            return Err(Problem::NoPly { plies: record.moves.len() }.into());
        }
        if wish.len() != record.players.len() {
            return Err(Problem::NoSeat { seats: record.players.len() as u8 }.into());
        }
        record.moves.truncate(ply);
        record.players = names(wish)?;
        let origin = Origin::Fork { of: of.clone(), ply };
        let plan = Plan { name: None, public: false, habits, origin };
        self.open(&plan, wish, &record).await
    }

    /// Sits down at a table.
    pub async fn join(
        &self,
        id: &TableId,
        invitation: Option<KeyHash>,
        seat: Option<Seat>,
        name: String,
    ) -> Result<Seated, Refusal> {
        let live = self.live(id).await?;
        let key = random::key()?;
        let (token, hash) = (key.reveal(), key.hash());
        let decide = move |table: &Table| {
            let line = table.decide_join(invitation.as_ref(), seat, &name, &key)?;
            Ok(Decision::Enter(line))
        };
        self.enter(live.clone(), decide).await?;
        let seats = self.access(&live, Some(&hash)).await.seats;
        let seat = *seats.first().ok_or(Problem::NoOpenSeat)?;
        Ok(Seated { seat, token })
    }

    /// A new invitation for an open seat; the old one is void.
    pub async fn invite(
        &self,
        id: &TableId,
        key: Option<KeyHash>,
        seat: Seat,
    ) -> Result<Invitation, Refusal> {
        let live = self.live(id).await?;
        let invitation = random::key()?;
        let answer = self.invitation(id, seat, &invitation);
        let decide = move |table: &Table| {
            table.decide_invite(key.as_ref(), seat, &invitation).map(Decision::Enter)
        };
        self.enter(live, decide).await?;
        Ok(answer)
    }

    /// Does what somebody at a table asks for.
    pub async fn command(
        &self,
        id: &TableId,
        key: Option<KeyHash>,
        command: Command,
    ) -> Result<Entered, Refusal> {
        let live = self.live(id).await?;
        self.command_at(live, key, command).await
    }

    pub(crate) async fn command_at(
        &self,
        live: Arc<Live>,
        key: Option<KeyHash>,
        command: Command,
    ) -> Result<Entered, Refusal> {
        let registry = self.clone();
        let is_move = matches!(command, Command::Move { .. });
        let unknown_key = random::key()?;
        let decide = move |table: &Table| {
            let given =
                Given { addresses: &registry.0.settings.channels, unknown_key: &unknown_key };
            table.decide(key.as_ref(), &command, &given)
        };
        let entered = self.enter(live, decide).await;
        match &entered {
            Ok(_) if is_move => drop(self.0.metrics.moves.inc()),
            Ok(_) => {}
            Err(_) => drop(self.0.metrics.refusals.inc()),
        }
        entered
    }

    /// Where a table is, with an invitation to it.
    pub(crate) fn link(&self, id: &TableId, invitation: Option<&Key>) -> String {
        let base = self.0.settings.public_url.as_str().trim_end_matches('/');
        match invitation {
            None => format!("{base}/#/table/{id}"),
            Some(key) => format!("{base}/#/table/{id}/join/{}", key.reveal()),
        }
    }

    fn invitation(&self, id: &TableId, seat: Seat, key: &Key) -> Invitation {
        Invitation { seat, key: key.reveal(), link: self.link(id, Some(key)) }
    }

    /// A table with these seats.
    async fn open(
        &self,
        plan: &Plan<'_>,
        wish: &[SeatRequest],
        record: &Record,
    ) -> Result<Created, Refusal> {
        let (mut seats, mut keys) = (Vec::new(), Vec::new());
        for (seat, wish) in Seat::first(wish.len() as u8).zip(wish) {
            seats.push(match wish {
                SeatRequest::Me { .. } => FirstHolder::Host,
                SeatRequest::Bot { level } => FirstHolder::Bot { level: *level },
                SeatRequest::Open {} => {
                    let key = random::key()?;
                    let hash = key.hash();
                    keys.push((seat, key));
                    FirstHolder::Open { key: hash }
                }
            });
        }
        self.make(plan, seats, keys, record).await
    }

    async fn make(
        &self,
        plan: &Plan<'_>,
        seats: Vec<FirstHolder>,
        keys: Vec<(Seat, Key)>,
        record: &Record,
    ) -> Result<Created, Refusal> {
        plan.habits.check()?;
        let host = random::key()?;
        let title = match plan.name {
            Some(title) => name(title)?,
            None => record.players.join(", "),
        };
        let game_box = &self.0.settings.game_box;
        let head = Head {
            version: JOURNAL,
            name: title,
            public: plan.public,
            host: host.hash(),
            seats,
            habits: plan.habits.clone(),
            origin: plan.origin.clone(),
            record: serde_json::from_str(&record.to_json()).unwrap_or_default(),
            salt: random::nonce()?.text(),
            edition: game_box.name.clone(),
        };
        let created = self.now();
        let id = random::table_id()?;
        let table = Table::new(id.clone(), head.clone(), created, game_box)?;
        let row = magnumsal_store::NewTable {
            id: id.clone(),
            created,
            public: plan.public,
            stage: table.stage(),
            wake: table.timer().map(|(at, _)| at),
            head: magnumsal_table::wire::text(&head),
        };
        match self.0.store.create(row).await {
            Ok(Appended::Done) => {}
            // An identifier has 60 random bits: never seen.
            Ok(Appended::Taken) => return Err(Problem::Busy.into()),
            Err(error) => return Err(self.store_failed(&error)),
        }
        self.0.metrics.tables.inc();
        if table.timer().is_some() {
            let live = self.live(&id).await?;
            self.set_timer(&live, &*live.table.lock().await);
        }
        let invitations = keys.iter().map(|(seat, key)| self.invitation(&id, *seat, key));
        Ok(Created {
            table: id.to_string(),
            token: host.reveal(),
            seats: table.access(Some(&host.hash())).seats,
            invitations: invitations.collect(),
            commitment: table.commitment().to_owned(),
        })
    }
}

/// What a new table is to be.
struct Plan<'a> {
    name: Option<&'a str>,
    public: bool,
    habits: &'a TableOptions,
    origin: Origin,
}

/// The players' names, by seat; bots and open seats get one that no player has chosen.
fn names(seats: &[SeatRequest]) -> Result<Vec<String>, Refusal> {
    let mut chosen: Vec<String> = Vec::new();
    for wish in seats {
        if let SeatRequest::Me { name: wish } = wish {
            let name = name(wish)?;
            if chosen.contains(&name) {
                return Err(Problem::NameTaken.into());
            }
            chosen.push(name);
        }
    }
    let mut names: Vec<String> = Vec::new();
    for (seat, wish) in Seat::first(seats.len() as u8).zip(seats) {
        let taken = |name: &str| chosen.iter().chain(&names).any(|other| other == name);
        names.push(match wish {
            SeatRequest::Me { name: wish } => name(wish)?,
            SeatRequest::Open {} => free_name(&open_name(seat), taken),
            SeatRequest::Bot { level } => free_name(level.name(), taken),
        });
    }
    Ok(names)
}
