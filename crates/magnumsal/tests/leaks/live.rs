//! Games on a real server, with everything that it sends to everybody.

use crate::{
    judge::{Judge, Sent, What},
    requests::{next_try, request, trial},
    scribe::{Setting, random_bytes},
};
use magnumsal_rules::{Edition, Record};
use magnumsal_table::{
    entry::{Entry, Line, Secret},
    head::FirstHolder,
    key::{Key, KeyHash},
    spec::TableOptions,
};
use magnumsal_testbed::{Client, Server, http};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Steps after which a game should be over; a test must end.
const MOST_STEPS: usize = 20_000;

/// A game that was played to its end.
pub struct Live {
    pub judge: Judge,
    pub sent: Vec<Sent>,
    /// Salt, tokens and invitations.
    pub secrets: Vec<String>,
}

/// Somebody with a socket.
struct Guest {
    client: Client,
    token: Option<String>,
    key: Option<KeyHash>,
    seen: Option<u32>,
    /// What was asked for, and after which line.
    asked: Vec<(u32, Value)>,
    number: u32,
    table: Value,
    position: Value,
}

impl Guest {
    async fn enter(server: &Server, table: &str, token: Option<String>, seen: Option<u32>) -> Self {
        let address = server.address();
        // Players get updates with changes alone, spectators whole ones.
        let (changes, key) = (token.is_some(), token.as_deref());
        let connecting = Client::connect_and_record(&address, table, key, seen, changes);
        let (client, welcome) = connecting.await.unwrap();
        let key = token.as_ref().map(|token| token.parse::<Key>().unwrap().hash());
        let asked = Vec::new();
        let (table, position) = (welcome["table"].clone(), welcome["position"].clone());
        let number = number(&welcome);
        Self { client, token, key, seen, asked, number, table, position }
    }

    /// Receives everything up to a line.
    async fn receive(&mut self, up_to: u32) {
        while self.number < up_to {
            let message = self.client.next().await.unwrap();
            if message["type"] == "update" {
                self.number = number(&message);
                self.table = message["table"].clone();
                if !message["position"].is_null() {
                    self.position = message["position"].clone();
                }
            }
        }
    }

    async fn ask(&mut self, command: Value) -> Value {
        self.asked.push((self.number, command.clone()));
        self.client.command(command).await.unwrap()
    }

    /// Everything that was sent to this one.
    fn sent(&self) -> Vec<Sent> {
        let mut at = 0;
        let mut asked = self.asked.iter();
        let texts = self.client.received().lines();
        texts
            .map(|text| {
                let message: Value = serde_json::from_str(text).unwrap();
                let what = match message["type"].as_str().unwrap() {
                    "welcome" => What::Welcome { seen: self.seen },
                    "missed" => What::Missed { seen: number(&message["lines"][0]) - 1 },
                    "update" => What::Update,
                    _ => match asked.next().unwrap().1.clone() {
                        trial if trial["type"] == "try" => What::Trial { trial },
                        command => What::Answer { command },
                    },
                };
                at = message["number"].as_u64().map_or(at, |number| number as u32);
                Sent { number: at, key: self.key, what, text: text.to_owned() }
            })
            .collect()
    }
}

fn number(message: &Value) -> u32 {
    message["number"].as_u64().unwrap() as u32
}

/// Plays a game: people on all seats except the last, which is a bot's, and a spectator.
pub async fn live(server: &Server, rules: &Value, seats: usize, seed: u64) -> Live {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let address = server.address();
    let mut chairs = vec![json!({ "kind": "open" }); seats - 1];
    chairs.push(json!({ "kind": "bot", "level": "apprentice" }));
    let habits = TableOptions { bot_pause: 0, hints: 1, ..TableOptions::default() };
    let new_table = json!({
        "name": "Nothing leaks", "public": true, "shuffle": false, "rules": rules,
        "seats": chairs, "habits": habits
    });
    let tables = format!("{address}/api/tables");
    let (_, created) = http("POST", &tables, None, Some(&new_table)).unwrap();
    let table = created["table"].as_str().unwrap();
    let here = format!("{tables}/{table}");
    let host = created["token"].as_str().unwrap().to_owned();
    let (_, first) = http("GET", &here, None, None).unwrap();
    let mut secrets = vec![host.clone()];
    let mut tokens = Vec::new();
    for invitation in created["invitations"].as_array().unwrap() {
        let key = invitation["key"].as_str().unwrap();
        let link = invitation["link"].as_str().unwrap();
        assert!(!link.split('#').next().unwrap().contains(key), "{link}");
        let body = json!({ "name": format!("Miner {}", invitation["seat"]), "key": key });
        let (status, seated) = http("POST", &format!("{here}/join"), None, Some(&body)).unwrap();
        assert_eq!(status, 200, "{seated}");
        tokens.push(seated["token"].as_str().unwrap().to_owned());
        secrets.extend([key.to_owned(), seated["token"].as_str().unwrap().to_owned()]);
    }
    // The spectator gets everything from the first line on.
    let mut looker = Guest::enter(server, table, None, Some(0)).await;
    let mut guests = vec![Guest::enter(server, table, Some(host), None).await];
    for token in tokens {
        guests.push(Guest::enter(server, table, Some(token), None).await);
    }
    let mut sent = Vec::new();
    let mut steps = 0;
    while looker.table["stage"] != "over" {
        steps += 1;
        assert!(steps < MOST_STEPS, "the game does not end");
        let turn = looker.table["turn"].as_u64().unwrap() as usize;
        if turn == seats - 1 {
            let next = looker.number + 1;
            looker.receive(next).await;
            continue;
        }
        for guest in &mut guests {
            guest.receive(looker.number).await;
        }
        let other = rng.random_ratio(1, 6);
        let who = if other { rng.random_range(0..guests.len()) } else { turn + 1 };
        let command = request(&looker.position, &mut rng);
        let answer = guests[who].ask(command).await;
        if answer["type"] == "accepted" {
            looker.receive(number(&answer)).await;
        }
        // What a bot does at any moment is no time for questions that are compared.
        let turn = looker.table["turn"].as_u64().map(|turn| turn as usize);
        let Some(turn) = turn.filter(|&turn| turn < seats - 1) else { continue };
        if rng.random_ratio(1, 3) {
            try_out(&mut looker, &mut rng).await;
        }
        if rng.random_ratio(1, 12) {
            let (answers, number) = ask_over_http(&here, &looker, &guests[turn + 1], &mut rng);
            sent.extend(answers);
            looker.receive(number).await;
        }
        if rng.random_ratio(1, 60) {
            let seen = rng.random_bool(0.5).then(|| rng.random_range(0..=looker.number));
            let token = guests.choose(&mut rng).unwrap().token.clone();
            let passer_by = Guest::enter(server, table, token, seen).await;
            sent.extend(passer_by.sent());
        }
    }
    for guest in &mut guests {
        guest.receive(looker.number).await;
    }
    let (_, sealed) = http("GET", &format!("{here}/sealed"), None, None).unwrap();
    let lines = journal(&looker);
    let everybody = guests.iter().chain([&looker]);
    sent.extend(everybody.flat_map(Guest::sent));
    let mut record = sealed["record"].clone();
    record["moves"] = json!([]);
    let names = first["table"]["seats"].as_array().unwrap().iter();
    record["players"] = names.map(|seat| seat["name"].clone()).collect();
    let deal = Record::from_json(&record.to_string(), Edition::standard()).unwrap();
    let open = FirstHolder::Open { key: Key::from_bytes(random_bytes()).hash() };
    let mut holders = vec![open; seats - 1];
    holders.push(FirstHolder::Bot { bot: "apprentice".parse().unwrap() });
    let setting = Setting {
        id: table.parse().unwrap(),
        created: first["table"]["changed"].as_i64().unwrap(),
        title: "Nothing leaks".to_owned(),
        public: true,
        habits,
        seats: holders,
        host: guests[0].key.unwrap(),
        commitment: sealed["commitment"].as_str().unwrap().to_owned(),
        build: magnumsal_web::build(),
        leak: None,
    };
    secrets.push(sealed["salt"].as_str().unwrap().to_owned());
    let hashes = secrets.iter().filter_map(|secret| hex::decode(secret).ok());
    let hashes = hashes.map(|key| hex::encode(Sha256::digest(key)));
    secrets.extend(hashes.collect::<Vec<_>>());
    let keys: Vec<KeyHash> = guests.iter().skip(1).filter_map(|guest| guest.key).collect();
    let lines = lines.into_iter().map(|(at, entry)| (at, with_secret(entry, &keys))).collect();
    Live { judge: Judge::new(setting, deal, lines, secrets.clone()), sent, secrets }
}

/// A spectator tries moves, one more each time, as far as it goes.
async fn try_out(looker: &mut Guest, rng: &mut ChaCha8Rng) {
    let (mut moves, mut now) = (Vec::new(), looker.position.clone());
    while moves.len() < 8 && now.is_object() {
        moves.push(next_try(&now, rng));
        let answer = looker.ask(trial(&looker.position, &moves)).await;
        assert!(answer["type"] == "tried" || answer["type"] == "refused", "{answer}");
        now = answer["position"].clone();
    }
}

/// All lines, as the spectator got them: first those of the welcome, then the news.
fn journal(looker: &Guest) -> Vec<(i64, Entry)> {
    let texts = looker.client.received().lines();
    let messages = texts.map(|text| serde_json::from_str::<Value>(text).unwrap());
    let lines = messages.flat_map(|message| match message["type"].as_str() {
        Some("welcome") => message["missed"].as_array().cloned().unwrap_or_default(),
        Some("missed") => message["lines"].as_array().cloned().unwrap_or_default(),
        Some("update") => vec![message],
        _ => Vec::new(),
    });
    let lines: Vec<(i64, Entry)> = lines
        .enumerate()
        .map(|(index, line)| {
            assert_eq!(line["number"], index + 1);
            (line["at"].as_i64().unwrap(), serde_json::from_value(line).unwrap())
        })
        .collect();
    assert_eq!(lines.len(), looker.number as usize);
    lines
}

/// A player who sat down has a key, which is in no message.
fn with_secret(entry: Entry, keys: &[KeyHash]) -> Line {
    match entry {
        Entry::Joined { seat, .. } => Line::with_secret(entry, Secret::Key(keys[seat.index()])),
        _ => entry.into(),
    }
}

/// Asks this and that over HTTP while it is the turn of `player`; the answers, and the last line.
fn ask_over_http(
    here: &str,
    looker: &Guest,
    player: &Guest,
    rng: &mut ChaCha8Rng,
) -> (Vec<Sent>, u32) {
    let (tables, table) = here.rsplit_once('/').unwrap();
    let (token, key) = (player.token.as_deref(), player.key);
    let mut sent = Vec::new();
    let mut number = looker.number;
    let mut keep = |number, key, what, answer: &Value| {
        sent.push(Sent { number, key, what, text: answer.to_string() });
    };
    let (_, shown) = http("GET", here, token, None).unwrap();
    keep(number, key, What::Shown, &shown);
    let (_, shown) = http("GET", here, None, None).unwrap();
    keep(number, None, What::Shown, &shown);
    let (_, lobby) = http("GET", &format!("{tables}?stage=playing"), None, None).unwrap();
    let this = |brief: &&Value| brief["table"] == table;
    keep(number, None, What::Brief, lobby.as_array().unwrap().iter().find(this).unwrap());
    let ring = json!({ "keys": [{ "table": table, "token": token }] });
    let (_, mine) = http("POST", &format!("{tables}/mine"), None, Some(&ring)).unwrap();
    keep(number, key, What::Brief, &mine[0]);
    // As on a socket, but without a type and an id.
    let request = trial(&looker.position, &[next_try(&looker.position, rng)]);
    let body = json!({ "ply": request["ply"], "moves": request["moves"] });
    let (status, mut tried) = http("POST", &format!("{here}/try"), None, Some(&body)).unwrap();
    assert!(status == 200 || status == 422, "{tried}");
    tried["type"] = json!(if status == 200 { "tried" } else { "refused" });
    tried["id"] = Value::Null;
    keep(number, None, What::Trial { trial: request }, &tried);
    let from = rng.random_range(0..=looker.position["ply"].as_u64().unwrap() as usize);
    let page = format!("{here}/replay?from={from}&count=5");
    let (_, replay) = http("GET", &page, None, None).unwrap();
    keep(number, None, What::Replay { from, count: 5 }, &replay);
    for page in ["record", "sealed", "review"] {
        let (status, refused) = http("GET", &format!("{here}/{page}"), token, None).unwrap();
        assert_eq!((status, &refused["code"]), (409, &json!("not-over")));
        keep(number, key, What::Other, &refused);
    }
    let fork = json!({ "ply": 0, "seats": [{ "kind": "open" }, { "kind": "open" }] });
    let (status, refused) = http("POST", &format!("{here}/fork"), token, Some(&fork)).unwrap();
    assert_eq!((status, &refused["code"]), (409, &json!("not-over")));
    keep(number, key, What::Other, &refused);
    if rng.random_ratio(1, 8) {
        let (status, hint) = http("POST", &format!("{here}/hint"), token, None).unwrap();
        let what = if status == 200 { What::Hint } else { What::Other };
        // A hint is a line, unless only one move is legal.
        let forced = looker.position["legal"].as_array().unwrap().len() == 1;
        number += u32::from(status == 200 && !forced);
        keep(number, key, what, &hint);
    }
    (sent, number)
}
