//! Tests of tables in process: a service on a file of its own, with a clock of its own.

mod advice;
mod answers;
mod backup;
mod bots;
mod boxes;
mod clocks;
mod confirming;
mod damage;
mod exchange;
mod joining;
mod journal;
mod making;
mod metrics;
mod moderation;
mod newer;
mod notices;
mod play;
mod protocol;
mod records;
mod retention;
mod samples;
mod sinks;
mod stuck;
mod takeback;
mod talk;
mod time;
mod trials;
mod types;
mod undo;
mod versions;

use crate::{
    clock::{Clock, Sources},
    http::{Limits, Serving, serve},
    live::{Live, News},
    moderation::Moderation,
    notice::Channels,
    random,
    retention::Retention,
    scheduler::Scheduler,
    service::TableService,
    settings::Settings,
};
use magnumsal_rules::{Edition, Record, RuleSet, Seat};
use magnumsal_store::Store;
use magnumsal_table::{
    answer::{Accepted, Created},
    command::Command,
    entry::Entry,
    head::GameBox,
    id::TableId,
    key::{Key, KeyHash},
    refusal::Refusal,
    seal::Nonce,
    spec::{NewTable, TableOptions},
    table::Table,
    testing::*,
    version::JOURNAL,
    wire::{Form, Refused},
};
use magnumsal_testbed::Folder;
use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};
use std::{cell::Cell, sync::Arc};
use tokio::{
    net::TcpListener,
    sync::broadcast::{self, error::RecvError},
    task::AbortHandle,
};

thread_local! {
    /// A test's own time: each test has one thread, and all tasks of its service run on it.
    static NOW: Cell<i64> = const { Cell::new(START) };
    /// By how much the machine's clock is wrong.
    static WRONG: Cell<i64> = const { Cell::new(0) };
}

fn now() -> i64 {
    NOW.get()
}

fn wall() -> i64 {
    NOW.get() + WRONG.get()
}

/// Sets the machine's clock forward, or back if it is less than nothing. No time passes.
pub(crate) fn set_machine_clock(by: i64) {
    WRONG.set(WRONG.get() + by);
}

/// Lets time pass.
pub(crate) fn wait(milliseconds: i64) {
    NOW.set(NOW.get() + milliseconds);
}

/// A service on a file of its own.
pub(crate) struct Bed {
    pub(crate) service: TableService,
    pub(crate) folder: Folder,
    scheduling: AbortHandle,
}

impl Bed {
    pub(crate) async fn new() -> Self {
        Self::with(Channels::default()).await
    }

    pub(crate) async fn with(channels: Channels) -> Self {
        NOW.set(START);
        WRONG.set(0);
        let folder = Folder::new().unwrap();
        Self::over(folder, channels).await
    }

    /// A service over the file of a folder, with its scheduler at work.
    pub(crate) async fn over(folder: Folder, channels: Channels) -> Self {
        let (service, scheduler) = open(&folder, channels).await;
        let scheduling = tokio::spawn(scheduler.run()).abort_handle();
        Self { service, folder, scheduling }
    }

    /// A service where not everything is allowed.
    pub(crate) async fn moderated(moderation: Moderation) -> Self {
        NOW.set(START);
        let folder = Folder::new().unwrap();
        let (service, scheduler) = open_with(&folder, Channels::default(), moderation).await;
        let scheduling = tokio::spawn(scheduler.run()).abort_handle();
        Self { service, folder, scheduling }
    }

    /// The file, as another program would open it.
    pub(crate) async fn database(&self) -> SqliteConnection {
        let file = format!("sqlite:{}", self.folder.path().join("games.sqlite").display());
        SqliteConnection::connect(&file).await.unwrap()
    }

    /// Nothing happens by itself any more.
    pub(crate) async fn stop(&self) {
        self.scheduling.abort();
        // What was decided is entered; to look at the table is to wait for that.
        tokio::task::yield_now().await;
    }

    pub(crate) async fn create(&self, request: Value) -> Result<Created, Refusal> {
        let request: NewTable = serde_json::from_value(request).unwrap();
        self.service.create(&request).await
    }

    /// A table that can be made.
    pub(crate) async fn table(&self, request: Value) -> At {
        At::of(&self.service, &self.create(request).await.unwrap())
    }

    /// A table of Ada and Bruno, in this order, and the keys to their seats.
    pub(crate) async fn duo(&self, habits: Value) -> (At, KeyHash, KeyHash) {
        let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
        let at = self.table(json!({"seats": seats, "shuffle": false, "habits": habits})).await;
        let bruno = at.join("Bruno").await;
        let ada = at.host;
        (at, ada, bruno)
    }

    /// Serves the service on a port of this machine; where.
    pub(crate) async fn serve(&self) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let limits = Limits::default();
        let page = axum::routing::get(async || "the first page\n");
        let pages = axum::Router::new().route("/", page);
        let serving = Serving { listener, limits, behind_proxy: false, adopt_trace: None, pages };
        tokio::spawn(serve(self.service.clone(), serving, std::future::pending()));
        format!("http://{address}/api/tables")
    }
}

/// The service over the file of a folder, and its scheduler.
pub(crate) async fn open(folder: &Folder, channels: Channels) -> (TableService, Scheduler) {
    open_with(folder, channels, Moderation::default()).await
}

/// The same where not everything is allowed.
pub(crate) async fn open_with(
    folder: &Folder,
    channels: Channels,
    moderation: Moderation,
) -> (TableService, Scheduler) {
    let path = folder.path().join("games.sqlite");
    let url = format!("sqlite:{}", path.display()).parse().unwrap();
    let store = Store::open(&url).await.unwrap();
    let settings = Settings {
        game_box: GameBox::default(),
        public_url: "https://salt.example/".parse().unwrap(),
        channels,
        retention: Retention::default(),
        moderation,
        build: "0123456789abcdef".to_owned(),
        clock: Clock::start(Sources { wall, steady: now }, &store).await,
    };
    TableService::new(store, settings)
}

/// A request over HTTP: its status and its answer.
pub(crate) async fn ask(url: String, key: Option<&str>, body: Option<Value>) -> (u16, Value) {
    let key = key.map(|key| format!("Bearer {key}"));
    let asking = tokio::task::spawn_blocking(move || {
        let config = ureq::Agent::config_builder().http_status_as_error(false);
        let agent = config.build().new_agent();
        let answer = match body {
            None => {
                let request = agent.get(url);
                let request = key.iter().fold(request, |r, key| r.header("authorization", key));
                request.call()
            }
            Some(body) => {
                let request = agent.post(url).header("content-type", "application/json");
                let request = key.iter().fold(request, |r, key| r.header("authorization", key));
                request.send(body.to_string())
            }
        };
        let mut answer = answer.unwrap();
        let text = answer.body_mut().read_to_string().unwrap();
        (answer.status().as_u16(), serde_json::from_str(&text).unwrap())
    });
    asking.await.unwrap()
}

/// A table in a service.
#[derive(Clone)]
pub(crate) struct At {
    pub(crate) service: TableService,
    pub(crate) id: TableId,
    /// The host's key.
    pub(crate) host: KeyHash,
    /// The seats that were open at first, and what opens them.
    pub(crate) invitations: Vec<(Seat, KeyHash)>,
}

impl At {
    pub(crate) fn of(service: &TableService, created: &Created) -> Self {
        let invitations = created.invitations.iter().map(|i| (i.seat, hash(&i.key)));
        Self {
            service: service.clone(),
            id: created.table.parse().unwrap(),
            host: hash(&created.token),
            invitations: invitations.collect(),
        }
    }

    pub(crate) async fn live(&self) -> Arc<Live> {
        self.service.tables.get(&self.id).await.unwrap()
    }

    /// Looks at the table.
    pub(crate) async fn see<T>(&self, look: impl FnOnce(&Table) -> T) -> T {
        look(&self.live().await.table())
    }

    pub(crate) async fn view(&self) -> Value {
        self.see(|table| json!(table.view(now()))).await
    }

    pub(crate) async fn ply(&self) -> usize {
        self.see(Table::ply).await
    }

    /// Takes the first seat that was open at first, or the next.
    pub(crate) async fn join(&self, name: &str) -> KeyHash {
        for (_, invitation) in &self.invitations {
            let seated =
                self.service.join(&self.id, Some(*invitation), None, name.to_owned()).await;
            if let Ok(seated) = seated {
                return hash(&seated.token);
            }
        }
        panic!("{name} finds no seat")
    }

    pub(crate) async fn tell(
        &self,
        key: impl Into<Option<KeyHash>>,
        command: Value,
    ) -> Result<Accepted, Refusal> {
        let command: Command = serde_json::from_value(command).unwrap();
        self.service.command(&self.id, key.into(), command).await
    }

    /// A command that must be accepted.
    #[track_caller]
    pub(crate) fn ok(&self, key: KeyHash, command: Value) -> impl Future<Output = Accepted> {
        let caller = std::panic::Location::caller();
        async move {
            let told = self.tell(key, command.clone()).await;
            told.unwrap_or_else(|refusal| panic!("{caller}: {command}: {refusal:?}"))
        }
    }

    /// A command that must be refused; the code.
    pub(crate) async fn refused(&self, key: impl Into<Option<KeyHash>>, command: Value) -> String {
        code(&self.tell(key, command).await.unwrap_err())
    }

    /// Makes moves, one after the other.
    pub(crate) async fn play(&self, key: KeyHash, moves: &[&str]) {
        for mv in moves {
            let ply = self.ply().await;
            self.ok(key, json!({"type": "move", "ply": ply, "move": mv})).await;
        }
    }

    /// Receives everything that is sent at the table from now on.
    pub(crate) async fn listen(&self) -> Ear {
        self.listen_to(Form::Whole).await
    }

    /// The same, in a form of updates.
    pub(crate) async fn listen_to(&self, form: Form) -> Ear {
        let news = self.service.tables.subscribe(&*self.live().await, None, None, form).await;
        Ear { news: news.unwrap().news }
    }

    /// The welcome for a client that has seen the journal up to a line, with all that was missed.
    pub(crate) async fn welcome(&self, key: Option<KeyHash>, seen: Option<u32>) -> Value {
        let (live, tables) = (self.live().await, &self.service.tables);
        let subscription = tables.subscribe(&live, key.as_ref(), seen, Form::Whole).await.unwrap();
        let mut welcome: Value = serde_json::from_str(&subscription.welcome).unwrap();
        if let Some(mut missed) = subscription.missed {
            while !missed.is_done() {
                let lines = json!(missed.part(tables).await.unwrap());
                let told = welcome["missed"].as_array_mut().unwrap();
                told.extend(lines.as_array().unwrap().iter().cloned());
            }
        }
        welcome
    }
}

/// A client that listens to a table.
pub(crate) struct Ear {
    news: broadcast::Receiver<News>,
}

impl Ear {
    /// The next update.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            match self.news.recv().await {
                Ok(news) => return serde_json::from_str(news.text.as_str()).unwrap(),
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => panic!("the table is gone"),
            }
        }
    }

    /// The next update with this entry.
    pub(crate) async fn until(&mut self, entry: &str) -> Value {
        loop {
            let update = self.next().await;
            if update["entry"] == entry {
                return update;
            }
        }
    }

    /// The update after which the table is at this stage.
    pub(crate) async fn until_stage(&mut self, stage: &str) -> Value {
        loop {
            let update = self.next().await;
            if update["table"]["stage"] == stage {
                return update;
            }
        }
    }

    /// What was received already.
    pub(crate) fn heard(&mut self) -> Vec<Value> {
        let mut heard = Vec::new();
        while let Ok(news) = self.news.try_recv() {
            heard.push(serde_json::from_str(news.text.as_str()).unwrap());
        }
        heard
    }
}

pub(crate) fn hash(key: &str) -> KeyHash {
    key.parse::<Key>().unwrap().hash()
}
