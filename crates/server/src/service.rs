//! The service: everything that somebody can ask of a server, whether over HTTP, a socket or in a
//! test. It makes tables, lets people sit down, does what they ask for, and advises them.

use crate::{
    client::ClientAddress,
    live::Live,
    metrics::Metrics,
    notice::Notifier,
    random,
    registry::TableRegistry,
    scheduler::{self, Scheduler},
    settings::Settings,
    thinkers::{Thinkers, Thought},
};
use magnumsal_advice::Suggestion;
use magnumsal_phrases::Language;
use magnumsal_rules::{Seat, Viewer};
use magnumsal_store::{NewReport, Store};
use magnumsal_table::{
    answer::{Accepted, Created, Invitation, Seated},
    command::Command,
    decide::{Access, Given, message},
    id::TableId,
    key::KeyHash,
    refusal::{Problem, Refusal},
    spec::{NewTable, SeatRequest, TableOptions},
    start::TableStart,
    table::Table,
};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};
use tracing::Instrument as _;

/// The most reports of one seat of a table that wait for the operator.
const MOST_REPORTS: u32 = 20;

/// Everything that can be asked of a server.
#[derive(Clone)]
pub struct TableService {
    pub(crate) tables: TableRegistry,
    pub(crate) thinkers: Thinkers,
    pub(crate) notifier: Notifier,
    pub(crate) settings: Arc<Settings>,
    pub(crate) metrics: Arc<Metrics>,
    draining: Arc<AtomicBool>,
}

impl TableService {
    /// The service of a store. Nothing happens by itself unless the scheduler runs as well.
    pub fn new(store: Store, settings: Settings) -> (Self, Scheduler) {
        let metrics = Arc::new(Metrics::new(&settings, &store));
        let settings = Arc::new(settings);
        let (sender, due) = scheduler::channel();
        let tables = TableRegistry::new(store, settings.clone(), metrics.clone(), sender);
        let thinkers = Thinkers::new(&metrics.queues);
        let notifier = Notifier::new(settings.clone(), metrics.clone(), tables.clone());
        let (of_tables, thinking, notices) = (tables.clone(), thinkers.clone(), notifier.clone());
        let scheduler = Scheduler::new(due, of_tables, thinking, notices, metrics.clone());
        let draining = Arc::default();
        (Self { tables, thinkers, notifier, settings, metrics, draining }, scheduler)
    }

    /// Reads the operator's lists of blocked addresses and words again.
    pub async fn read_lists_again(&self) {
        self.tables.read_lists(true).await;
    }

    /// The server will stop soon: from now on it says that it is not ready, so that a proxy sends
    /// new connections elsewhere. Everything else goes on.
    pub fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    /// Whether the server will stop soon.
    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// Makes a table and deals its game, or goes on from a record.
    pub async fn create(&self, request: &NewTable) -> Result<Created, Refusal> {
        self.makes_tables()?;
        let start = TableStart::new(request, &self.settings.game_box, &mut random::generator()?)?;
        self.open(start).await
    }

    /// A table that shows a record.
    pub async fn import(&self, record: &str, title: Option<&str>) -> Result<Created, Refusal> {
        self.makes_tables()?;
        let game_box = &self.settings.game_box;
        self.open(TableStart::show(record, title, game_box, &mut random::generator()?)?).await
    }

    /// A new game that goes on from a ply of one that is over.
    pub async fn fork(
        &self,
        of: &TableId,
        ply: usize,
        seats: &[SeatRequest],
        options: &TableOptions,
    ) -> Result<Created, Refusal> {
        self.makes_tables()?;
        let live = self.tables.get(of).await?;
        let finished = self.tables.finished(&live).await?;
        let (game_box, mut rng) = (&self.settings.game_box, random::generator()?);
        self.open(TableStart::fork(&finished, ply, seats, options, game_box, &mut rng)?).await
    }

    /// Refuses new tables where the operator wants none.
    fn makes_tables(&self) -> Result<(), Problem> {
        let told = self.tables.board().told();
        if told.bulletin.new_tables { Ok(()) } else { Err(Problem::NoNewTables) }
    }

    /// Keeps what somebody at a table reports to the operator.
    pub(crate) async fn report(
        &self,
        id: &TableId,
        key: KeyHash,
        (line, seat): (Option<u32>, Option<Seat>),
        text: &str,
    ) -> Result<i64, Refusal> {
        let live = self.tables.get(id).await?;
        let access = self.tables.access(&live, Some(&key)).await;
        if access == Access::default() {
            return Err(Problem::NotSeated.into());
        }
        let table = live.table();
        if line.is_some_and(|line| !(1..=table.number()).contains(&line)) {
            return Err(Problem::NoLine { lines: table.number() }.into());
        }
        if seat.is_some_and(|seat| table.chair(seat).is_none()) {
            return Err(Problem::NoSeat { seats: table.seats().count() as u8 }.into());
        }
        let report = NewReport {
            table: id.clone(),
            line,
            seat: seat.map(Seat::number),
            reporter: access.seats.first().copied().map(Seat::number),
            text: message(text)?,
            at: self.tables.now(),
        };
        match self.tables.store().report(&report, MOST_REPORTS).await {
            Ok(true) => Ok(report.at),
            Ok(false) => Err(Problem::Full { most: MOST_REPORTS }.into()),
            Err(error) => Err(self.tables.store_failed(&error)),
        }
    }

    async fn open(&self, start: TableStart) -> Result<Created, Refusal> {
        let (now, game_box) = (self.tables.now(), &self.settings.game_box);
        let (table, created) =
            start.open(random::table_id()?, now, game_box, self.settings.base())?;
        let names = table.seats().filter_map(|seat| table.chair(seat)).map(|chair| &*chair.name);
        self.settings.moderation.allow(names.chain([table.title().as_str()]))?;
        self.tables.add(table).await?;
        Ok(created)
    }

    /// Sits down at a table.
    pub async fn join(
        &self,
        id: &TableId,
        invitation: Option<KeyHash>,
        seat: Option<Seat>,
        name: String,
    ) -> Result<Seated, Refusal> {
        self.settings.moderation.allow([name.as_str()])?;
        let live = self.tables.get(id).await?;
        let (key, now) = (random::key()?, self.tables.now_at(&live));
        let own = key.clone();
        let decide = move |table: &Table| {
            Ok(table.decide_join(invitation.as_ref(), seat, &name, &key, now)?.into())
        };
        self.tables.enter(live.clone(), decide).await?;
        let seats = self.tables.access(&live, Some(&own.hash())).await.seats;
        Ok(Seated::new(&seats, &own)?)
    }

    /// A new invitation for an open seat; the old one is void.
    pub async fn invite(
        &self,
        id: &TableId,
        key: Option<KeyHash>,
        seat: Seat,
    ) -> Result<Invitation, Refusal> {
        let live = self.tables.get(id).await?;
        let (invitation, now) = (random::key()?, self.tables.now_at(&live));
        let answer = Invitation::new(self.settings.base(), id, seat, &invitation);
        let decide = move |table: &Table| {
            Ok(table.decide_invite(key.as_ref(), seat, &invitation, now)?.into())
        };
        self.tables.enter(live, decide).await?;
        Ok(answer)
    }

    /// Does what somebody at a table asks for.
    pub async fn command(
        &self,
        id: &TableId,
        key: Option<KeyHash>,
        command: Command,
    ) -> Result<Accepted, Refusal> {
        let live = self.tables.get(id).await?;
        self.command_at(live, key, command, None).await
    }

    /// The same at a table in memory, and for a client.
    pub(crate) async fn command_at(
        &self,
        live: Arc<Live>,
        key: Option<KeyHash>,
        command: Command,
        client: Option<ClientAddress>,
    ) -> Result<Accepted, Refusal> {
        let is_move = matches!(command, Command::Move { .. });
        let span = tracing::debug_span!(
            "command",
            table = %live.id,
            kind = command.kind(),
            seats = seats(&live.table().access(key.as_ref()).seats),
        );
        let entered = self.carry_out(live, key, command, client).instrument(span).await;
        match &entered {
            Ok(_) if is_move => drop(self.metrics.moves.inc()),
            Ok(_) => {}
            Err(_) => drop(self.metrics.refusals.inc()),
        }
        entered
    }

    async fn carry_out(
        &self,
        live: Arc<Live>,
        key: Option<KeyHash>,
        command: Command,
        client: Option<ClientAddress>,
    ) -> Result<Accepted, Refusal> {
        let request = self.notifier.request(&live, key.as_ref(), &command, client).await?;
        let proved = request.as_ref().is_some_and(|request| request.proved);
        let (settings, now) = (self.settings.clone(), self.tables.now_at(&live));
        let decide = move |table: &Table| {
            settings.moderation.allow_command(&command)?;
            let addresses = &settings.channels;
            let given = Given { now, addresses, proved, new_key: &random::key };
            table.decide(key.as_ref(), &command, &given)
        };
        let entered = self.tables.enter(live.clone(), decide).await?;
        if let Some(request) = request {
            self.notifier.follow_up(&live, request);
        }
        Ok(entered)
    }

    /// The best moves for the player whose turn it is, with reasons in a language. The hint is
    /// counted before it is given, unless only one move is legal.
    pub(crate) async fn hint(
        &self,
        id: &TableId,
        key: KeyHash,
        language: Language,
    ) -> Result<Vec<Suggestion>, Refusal> {
        let live = self.tables.get(id).await?;
        let turn = self.thinkers.hint_turn(live.client()).await?;
        let now = self.tables.now_at(&live);
        let decide = move |table: &Table| table.decide_hint(Some(&key), now);
        self.tables.enter(live.clone(), decide).await?;
        let (view, names) = {
            let table = live.table();
            let seat = table.turn().ok_or(Problem::Over)?;
            (table.game().view(Viewer::Seat(seat)), table.record().players)
        };
        let Thought { found, time_percent } =
            self.thinkers.hint(turn, view, names, language).await?;
        Ok(found.into_iter().map(|advice| Suggestion { advice, time_percent }).collect())
    }

    /// What a bot thinks of a finished game, in a language, as JSON.
    pub(crate) async fn review(&self, id: &TableId, language: Language) -> Result<String, Refusal> {
        let live = self.reviewed(id, language).await?;
        let review = live.review.get().ok_or(Problem::Busy)?;
        let record = live.table().record();
        self.thinkers.reworded(&live.id, review, record, language).await
    }

    /// A finished game with what a bot thinks of it. It is computed once for all languages while the
    /// table is in memory.
    pub(crate) async fn reviewed(
        &self,
        id: &TableId,
        language: Language,
    ) -> Result<Arc<Live>, Refusal> {
        let live = self.tables.get(id).await?;
        let (record, seed) = {
            let table = self.tables.finished(&live).await?;
            if !table.head().habits.review {
                return Err(Problem::NoReview.into());
            }
            (table.record(), table.review_seed())
        };
        // All who wait for it share one computation; if nobody waits, there is none.
        let work = || self.thinkers.review(&live.id, &record, seed, language);
        live.review.get_or_try_init(work).await?;
        Ok(live)
    }
}

/// Seats as a text for the log.
fn seats(seats: &[Seat]) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.index().to_string()).collect();
    numbers.join(",")
}
