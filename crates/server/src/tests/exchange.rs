//! Whole recorded games: what a server says over HTTP and on a socket, and what a browser without a
//! server says, is the same, byte for byte where it is a message of a socket.

use super::*;
use futures_util::{SinkExt as _, StreamExt as _};
use magnumsal_bots::Threads;
use magnumsal_browser::{Asked, Effect, Local, Thinker};
use std::time::Duration;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message as Frame,
};

const GAMES: [&str; 2] = [
    include_str!("../../../rules/tests/games/base-2.json"),
    include_str!("../../../rules/tests/games/muria-3.json"),
];

/// The socket that is spoken of first.
const FIRST: u32 = 1;

type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

/// The next message on a socket; pings are none.
async fn hear(socket: &mut Socket) -> String {
    loop {
        let heard = tokio::time::timeout(Duration::from_secs(60), socket.next()).await;
        if let Frame::Text(text) = heard.unwrap().unwrap().unwrap() {
            return text.as_str().to_owned();
        }
    }
}

/// A table that a server and a browser have.
struct Twins {
    /// Where the server's tables are.
    url: String,
    local: Local,
    id: String,
    token: String,
    socket: Socket,
    requests: u32,
}

impl Twins {
    /// A table of somebody at one screen, with the deal of a record.
    async fn new(bed: &Bed, record: &Value) -> Self {
        let url = bed.serve().await;
        let players = record["players"].as_array().unwrap().iter();
        let seats: Vec<Value> = players.map(|name| json!({"kind": "me", "name": name})).collect();
        let mut begun = record.clone();
        begun["moves"] = json!([]);
        let table = json!({"record": begun, "seats": seats, "habits": {"hints": 0}});
        let (status, made) = ask(url.clone(), None, Some(table)).await;
        assert_eq!(status, 201, "{made}");
        let [id, token] = ["table", "token"].map(|key| made[key].as_str().unwrap().to_owned());
        let mut local = Local::new([7; 32], "0123456789abcdef", "https://salt.example/");
        let stored = bed.service.tables.store().head(&id.parse().unwrap()).await.unwrap().unwrap();
        local.load(&id, stored.created, &stored.head, Vec::new(), now());
        let (socket, _) =
            connect_async(format!("{}/{id}/socket", url.replace("http", "ws"))).await.unwrap();
        assert!(local.open(FIRST, &id).is_empty());
        Self { url, local, id, token, socket, requests: 0 }
    }

    /// A browser carries out what is to be done: returns messages on the first socket, and answers.
    fn carry_out(&mut self, effects: Vec<Effect>) -> (Vec<String>, Vec<(u16, Value)>) {
        let (mut said, mut answers) = (Vec::new(), Vec::new());
        for effect in effects {
            match effect {
                Effect::Say { socket: FIRST, text } => said.push(text),
                Effect::Answer { status, body, .. } => {
                    answers.push((status, serde_json::from_str(&body).unwrap()));
                }
                Effect::Store { token, .. } => {
                    let effects = self.local.stored(token, now());
                    let (more, others) = self.carry_out(effects);
                    said.extend(more);
                    answers.extend(others);
                }
                Effect::Think { token, text, .. } => {
                    let answer = Thinker::new(Threads(1)).think(&text);
                    let effects = self.local.thought(token, &answer, now());
                    let (_, others) = self.carry_out(effects);
                    answers.extend(others);
                }
                other => panic!("{other:?}"),
            }
        }
        (said, answers)
    }

    /// Sends a message to both; returns what both answer and send to all.
    async fn say(&mut self, message: &str) -> Vec<Value> {
        let effects = self.local.receive(FIRST, message, now());
        let (said, _) = self.carry_out(effects);
        self.socket.send(Frame::text(message)).await.unwrap();
        for ours in &said {
            assert_eq!(hear(&mut self.socket).await, *ours, "{message}");
        }
        said.iter().map(|text| serde_json::from_str(text).unwrap()).collect()
    }

    /// Asks both for something under a table's address: what both answer.
    async fn ask(&mut self, end: &str, key: Option<&str>, body: Option<Value>) -> (u16, Value) {
        self.requests += 1;
        let (method, text) = match &body {
            Some(body) => ("POST", Some(body.to_string())),
            None => ("GET", None),
        };
        let address = format!("/api/tables{end}");
        let asked = Asked { method, address: &address, key, language: "", body: text.as_deref() };
        let effects = self.local.request(self.requests, &asked, now());
        let (_, mut answers) = self.carry_out(effects);
        let theirs = ask(format!("{}{end}", self.url), key, body).await;
        assert_eq!(answers.len(), 1, "{end}");
        let ours = answers.swap_remove(0);
        assert_eq!(ours, theirs, "{end}");
        ours
    }

    /// The same at the table.
    async fn ask_there(
        &mut self,
        end: &str,
        key: Option<&str>,
        body: Option<Value>,
    ) -> (u16, Value) {
        let end = format!("/{}{end}", self.id);
        self.ask(&end, key, body).await
    }
}

#[tokio::test]
async fn a_browser_says_of_a_recorded_game_what_a_server_says() {
    for (game, changes) in GAMES.into_iter().zip([false, true]) {
        let bed = Bed::new().await;
        let record: Value = serde_json::from_str(game).unwrap();
        let mut twins = Twins::new(&bed, &record).await;
        let token = twins.token.clone();
        let key = Some(&*token);
        let hello =
            json!({"type": "hello", "protocol": 4, "token": token, "changes": changes}).to_string();
        assert_eq!(twins.say(&hello).await[0]["type"], "welcome");
        let moves = record["moves"].as_array().unwrap().clone();
        for (ply, mv) in moves.iter().enumerate() {
            wait(137);
            let made = json!({"type": "move", "id": ply, "ply": ply, "move": mv});
            let others = [
                json!({"type": "move", "id": "stale", "ply": ply + 1, "move": mv}),
                json!({"type": "move", "id": [], "ply": ply, "move": "dance"}),
                json!({"type": "move", "id": "illegal", "ply": ply, "move": "place supply 3A"}),
                json!({"type": "try", "id": {"a": 1}, "ply": ply, "moves": [mv]}),
                json!({"type": "try", "ply": ply, "moves": []}),
                json!({"type": "undo", "id": 1.5}),
                json!({"type": "redo"}),
                json!({"type": "agree"}),
                json!({"type": "say", "text": "Salt!"}),
                json!({"type": "rename", "seat": 1, "name": format!("Bruno {ply}")}),
                json!({"type": "mute", "seat": 9}),
                json!("no request"),
            ];
            let heard = twins.say(&others[ply % others.len()].to_string()).await;
            if heard.iter().any(|heard| heard["entry"] == "undone") {
                twins.say(&json!({"type": "redo"}).to_string()).await;
            }
            let heard = twins.say(&made.to_string()).await;
            assert_eq!(heard[0]["type"], "accepted", "{made}: {}", heard[0]);
            if ply % 10 == 0 {
                twins.ask_there("", key, None).await;
                twins.ask_there("", None, None).await;
                twins.ask_there("/position", None, None).await;
                twins.ask_there(&format!("/replay?from={}&count=3", ply / 2), None, None).await;
                let trial = json!({"ply": ply + 1, "moves": ["pass"]});
                twins.ask_there("/try", None, Some(trial)).await;
            }
        }
        // A client that comes back gets what was missed, in as many messages.
        let other = json!({"type": "hello", "token": token, "seen": 2}).to_string();
        let (mut again, _) =
            connect_async(format!("{}/{}/socket", twins.url.replace("http", "ws"), twins.id))
                .await
                .unwrap();
        assert!(twins.local.open(2, &twins.id.clone()).is_empty());
        again.send(Frame::text(other.clone())).await.unwrap();
        for effect in twins.local.receive(2, &other, now()) {
            let Effect::Say { text, .. } = effect else { panic!("{effect:?}") };
            assert_eq!(hear(&mut again).await, text);
        }
    }
}

#[tokio::test]
async fn a_browser_answers_requests_as_a_server_does() {
    let bed = Bed::new().await;
    let record: Value = serde_json::from_str(GAMES[0]).unwrap();
    let mut twins = Twins::new(&bed, &record).await;
    let token = twins.token.clone();
    let key = Some(&*token);
    let wrong = "0".repeat(32);
    for (end, key, body) in [
        ("", Some(&*wrong), None),
        ("", Some("no key"), None),
        ("/nothing", None, None),
        ("/record", None, None),
        ("/sealed", None, None),
        ("/review", None, None),
        ("/replay?from=99", None, None),
        ("/replay?from=one", None, None),
        ("/replay?to=1", None, None),
        ("/notices", None, None),
        ("/notices", Some(&*wrong), None),
        ("/notices", key, None),
        ("/hint", None, Some(json!({}))),
        ("/hint", Some(&*wrong), Some(json!({}))),
        ("/hint", key, Some(json!({}))),
        ("/commands", None, Some(json!({"type": "undo"}))),
        ("/commands", key, Some(json!({"type": "undo"}))),
        ("/commands", key, Some(json!({"type": "dance"}))),
        ("/commands", key, Some(json!({"type": "undo", "ply": "one"}))),
        ("/commands", key, Some(json!({"type": "title", "name": "Salt"}))),
        ("/commands", key, Some(json!({"type": "fill", "seat": 0, "level": "king"}))),
        ("/commands", key, Some(json!({"type": "fill", "seat": 0, "level": "master:99s"}))),
        ("/invitations", None, Some(json!({"seat": 0}))),
        ("/invitations", key, Some(json!({"seat": 0}))),
        ("/join", None, Some(json!({"name": "Eve"}))),
        ("/join", None, Some(json!({"name": "Eve", "key": wrong}))),
        ("/join", None, Some(json!({"name": ["Eve"]}))),
        ("/fork", None, Some(json!({"ply": 0, "seats": []}))),
        ("/try", None, Some(json!({"ply": 0, "moves": ["place supply 1C", "pass"]}))),
        ("/try", None, Some(json!({"ply": 7, "moves": ["pass"]}))),
        ("/try", None, Some(json!("x".repeat(70_000)))),
    ] {
        twins.ask_there(end, key, body).await;
    }
    let id = twins.id.clone();
    for (end, body) in [
        ("", json!({"seats": [{"kind": "me", "name": "Ada"}]})),
        ("", json!({"seats": [{"kind": "me", "name": ""}, {"kind": "open"}]})),
        ("", json!({"seats": 3})),
        ("", json!({"record": record, "seats": [{"kind": "open"}]})),
        ("/import", json!({"record": {"format": 99}})),
        ("/import", json!({"record": {}, "name": "Salt"})),
        ("/import", json!({})),
        ("/mine", json!({"keys": [{"table": id, "token": token}, {"table": id, "token": wrong}]})),
        ("/mine", json!({"keys": [{"table": "x", "token": "y"}]})),
    ] {
        twins.ask(end, None, Some(body)).await;
    }
    twins.ask("/nobody", None, None).await;
    twins.ask("?stage=over", None, None).await;
}

#[tokio::test]
async fn a_browser_shows_and_reviews_a_record_as_a_server_does() {
    let bed = Bed::new().await;
    let mut record: Value = serde_json::from_str(GAMES[1]).unwrap();
    record["moves"].as_array_mut().unwrap().truncate(4);
    let mut twins = Twins::new(&bed, &record).await;
    let (_, shown) =
        ask(format!("{}/import", twins.url), None, Some(json!({"record": record}))).await;
    twins.id = shown["table"].as_str().unwrap().to_owned();
    let id = twins.id.parse().unwrap();
    let stored = bed.service.tables.store().head(&id).await.unwrap().unwrap();
    twins.local.load(&twins.id, stored.created, &stored.head, Vec::new(), now());
    for end in ["", "/record", "/sealed", "/replay", "/position", "/review", "/review"] {
        let (status, told) = twins.ask_there(end, None, None).await;
        assert_eq!(status, 200, "{end}: {told}");
    }
}
