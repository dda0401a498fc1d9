//! A server under load, and the program that manages its store.

use magnumsal_testbed::{Client, ClientError, Durability, Folder, Postgres, Server, http};
use serde_json::{Value, json};
use std::{
    process::{Command, Output, Stdio},
    sync::{
        Arc, LazyLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};
use tokio::task::JoinHandle;

const PROGRAM: &str = env!("CARGO_BIN_EXE_magnumsal");

/// One cluster for all tests, each with databases of its own.
static CLUSTER: LazyLock<Postgres> = LazyLock::new(|| Postgres::start(Durability::Fast).unwrap());

/// Makes a test on each database of each function.
macro_rules! on_both {
    ($($behaviour:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")] async fn $behaviour() {
                super::$behaviour(crate::bed::Bed::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")] async fn $behaviour() {
                super::$behaviour(crate::bed::Bed::postgres(stringify!($behaviour))).await;
            })*
        }
    };
}
pub(crate) use on_both;

/// A store, with a folder for other files.
pub struct Bed {
    pub store: String,
    pub folder: Folder,
    name: Option<&'static str>,
}

impl Bed {
    pub fn sqlite() -> Self {
        let folder = Folder::new().unwrap();
        let store = format!("sqlite:{}", folder.path().join("games.sqlite").display());
        Self { store, folder, name: None }
    }

    pub fn postgres(name: &'static str) -> Self {
        let store = CLUSTER.url(name).unwrap();
        Self { store, folder: Folder::new().unwrap(), name: Some(name) }
    }

    /// Another store of the same kind, with nothing in it.
    pub fn another(&self) -> Self {
        match self.name {
            None => Self::sqlite(),
            Some(name) => {
                let store = CLUSTER.url(&format!("{name}_2")).unwrap();
                Self { store, folder: Folder::new().unwrap(), name: self.name }
            }
        }
    }

    /// A store of the other kind, with nothing in it.
    pub fn other_kind(&self, name: &'static str) -> Self {
        if self.name.is_some() { Self::sqlite() } else { Self::postgres(name) }
    }

    pub fn serve(&self) -> Server {
        self.serve_with(&[])
    }

    pub fn serve_with(&self, args: &[&str]) -> Server {
        // All players of a test come from one address.
        let limits = ["--requests-per-second", "1000", "--connections-per-address", "1000"];
        let args: Vec<&str> = limits.iter().chain(args).copied().collect();
        Server::start(PROGRAM, &self.store, &args).unwrap()
    }

    /// Runs `magnumsal admin` on the store.
    pub fn admin(&self, args: &[&str]) -> Output {
        let mut command = Command::new(PROGRAM);
        command.arg("admin").args(["--store", &self.store]).args(args);
        command.env("MAGNUMSAL_LANGUAGE", "en").current_dir(self.folder.path());
        tokio::task::block_in_place(|| command.stdin(Stdio::null()).output().unwrap())
    }

    /// What a command prints that must succeed.
    #[track_caller]
    pub fn ok(&self, args: &[&str]) -> String {
        let output = self.admin(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", stderr(&output));
        stdout(&output)
    }

    /// The line of a command that must fail with this code.
    #[track_caller]
    pub fn fails(&self, args: &[&str], code: i32) -> String {
        let output = self.admin(args);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {}", stderr(&output));
        let printed = stderr(&output);
        assert!(printed.starts_with("error: ") && printed.lines().count() == 1, "{printed}");
        printed
    }

    /// The answer of a command that is asked for JSON.
    #[track_caller]
    pub fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.ok(&[args, &["--json"]].concat())).unwrap()
    }

    /// Bytes as this kind of database writes them, and their digits.
    pub fn bytes(&self, digits: &str) -> (String, String) {
        let bytes = match self.name {
            Some(_) => format!("'\\x{digits}'::bytea"),
            None => format!("x'{digits}'"),
        };
        (bytes, digits.to_owned())
    }

    /// Changes the database as no program of ours does.
    pub async fn damage(&self, sql: &str) {
        use sqlx::{AssertSqlSafe, Connection as _, Executor as _};
        let sql = AssertSqlSafe(sql.to_owned());
        if self.name.is_some() {
            let mut connection = sqlx::PgConnection::connect(&self.store).await.unwrap();
            connection.execute(sql).await.unwrap();
        } else {
            let mut connection = sqlx::SqliteConnection::connect(&self.store).await.unwrap();
            connection.execute(sql).await.unwrap();
            connection.close().await.unwrap();
        }
    }
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Asks a server something that it must answer with this status.
#[track_caller]
pub fn ask(method: &str, url: String, token: Option<&str>, body: Option<Value>) -> (u16, Value) {
    tokio::task::block_in_place(|| http(method, &url, token, body.as_ref())).unwrap()
}

/// A table at which Ada plays with herself as Bo.
pub struct Table {
    pub id: String,
    pub token: String,
}

impl Table {
    pub fn new(server: &Server) -> Self {
        Self::with(server, json!({}))
    }

    /// A table of which something else is asked as well.
    pub fn with(server: &Server, more: Value) -> Self {
        let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "me", "name": "Bo" }]);
        let mut request = json!({ "seats": seats, "shuffle": false });
        for (key, value) in more.as_object().unwrap() {
            request[key] = value.clone();
        }
        let url = format!("{}/api/tables", server.address());
        let (status, made) = ask("POST", url, None, Some(request));
        assert_eq!(status, 201, "{made}");
        let text = |key: &str| made[key].as_str().unwrap().to_owned();
        Self { id: text("table"), token: text("token") }
    }

    pub async fn connect(&self, server: &Server) -> (Client, Value) {
        let token = Some(self.token.as_str());
        Client::connect(&server.address(), &self.id, token, Some(0)).await.unwrap()
    }

    /// Makes a number of moves, always the first that is legal.
    pub async fn play(&self, server: &Server, moves: usize) {
        let (mut client, welcome) = self.connect(server).await;
        let mut position = welcome["position"].clone();
        for _ in 0..moves {
            position = play_one(&mut client, &position).await.unwrap();
        }
    }

    /// How the table is at a server.
    pub fn shown(&self, server: &Server) -> (u16, Value) {
        ask("GET", format!("{}/api/tables/{}", server.address(), self.id), None, None)
    }
}

/// Makes the first legal move, and gives the position after it.
async fn play_one(client: &mut Client, position: &Value) -> Result<Value, ClientError> {
    let ply = position["ply"].as_u64().unwrap();
    let mv = position["legal"][0]["text"].as_str().unwrap();
    let answer = client.play(ply as usize, mv).await?;
    assert_eq!(answer["type"], "accepted", "{answer}");
    let next = |message: &Value| message["position"]["ply"] == ply + 1;
    Ok(client.until(next).await?["position"].clone())
}

/// Players who make moves at tables of their own all the time, until they are told to stop.
pub struct Load {
    stop: Arc<AtomicBool>,
    moves: Arc<AtomicUsize>,
    players: Vec<JoinHandle<(Table, usize)>>,
}

impl Load {
    pub fn start(server: &Server, tables: usize) -> Self {
        let (stop, moves) = (Arc::<AtomicBool>::default(), Arc::<AtomicUsize>::default());
        let players = (0..tables).map(|_| {
            let table = Table::new(server);
            let (stop, moves, address) = (stop.clone(), moves.clone(), server.address());
            tokio::spawn(async move {
                let token = Some(table.token.as_str());
                let connected = Client::connect(&address, &table.id, token, Some(0)).await;
                let (mut client, welcome) = connected.unwrap();
                let mut position = welcome["position"].clone();
                let mut made = 0;
                while !stop.load(Ordering::Relaxed) && position["seat"] != Value::Null {
                    position = play_one(&mut client, &position).await.unwrap();
                    made += 1;
                    moves.fetch_add(1, Ordering::Relaxed);
                }
                (table, made)
            })
        });
        let players = players.collect();
        Self { stop, moves, players }
    }

    /// Waits until this number of moves more was made: everything goes on.
    pub async fn goes_on(&self, moves: usize) {
        let goal = self.moves.load(Ordering::Relaxed) + moves;
        while self.moves.load(Ordering::Relaxed) < goal {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Ends it: the tables, and how many moves were made at each and answered.
    pub async fn stop(self) -> Vec<(Table, usize)> {
        self.stop.store(true, Ordering::Relaxed);
        let mut tables = Vec::new();
        for player in self.players {
            tables.push(player.await.unwrap());
        }
        tables
    }
}
