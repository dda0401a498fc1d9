//! Tables in a browser, with a disk that works and one that does not, and bots that think or fail.

use super::*;
use crate::{Answer, Asked, Thinker};
use magnumsal_bots::Threads;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const START: i64 = 1_700_000_000_000;

/// A browser: tables, a disk, and the messages that pages have received.
struct Bed {
    local: Local,
    now: i64,
    disk_works: bool,
    disk: BTreeMap<(String, u32), (i64, String)>,
    thinker: Thinker<Threads>,
    answers: BTreeMap<u32, (u16, Value)>,
    heard: Vec<(u32, Value)>,
    closed: Vec<(u32, u16)>,
    /// Jobs that nobody has done.
    jobs: Vec<(u32, String)>,
    stopped: Vec<u32>,
    requests: u32,
}

impl Bed {
    fn new() -> Self {
        Self {
            local: Local::new([7; 32], "0123456789abcdef", "https://salt.example/play/"),
            now: START,
            disk_works: true,
            disk: BTreeMap::new(),
            thinker: Thinker::new(Threads(1)),
            answers: BTreeMap::new(),
            heard: Vec::new(),
            closed: Vec::new(),
            jobs: Vec::new(),
            stopped: Vec::new(),
            requests: 0,
        }
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Answer { request, status, body } => {
                    let known = self.answers.insert(request, (status, from(&body)));
                    assert!(known.is_none(), "{request} is answered twice");
                }
                Effect::Say { socket, text } => self.heard.push((socket, from(&text))),
                Effect::Close { socket, code, .. } => self.closed.push((socket, code)),
                Effect::Store { token, table, number, at, text } => {
                    let next = if self.disk_works {
                        let old = self.disk.insert((table, number), (at, text));
                        assert!(old.is_none(), "a line is never written over");
                        self.local.stored(token, self.now)
                    } else {
                        self.local.failed(token, self.now)
                    };
                    self.carry_out(next);
                }
                Effect::Think { token, text, .. } => self.jobs.push((token, text)),
                Effect::Stop { token } => self.stopped.push(token),
            }
        }
    }

    /// Makes a request; returns status and answer, if there is one yet.
    fn try_ask(
        &mut self,
        method: &str,
        address: &str,
        key: Option<&str>,
        body: Option<Value>,
    ) -> Option<(u16, Value)> {
        self.requests += 1;
        let body = body.map(|body| body.to_string());
        let asked = Asked { method, address, key, language: "en", body: body.as_deref() };
        let effects = self.local.request(self.requests, &asked, self.now);
        self.carry_out(effects);
        self.answers.get(&self.requests).cloned()
    }

    fn ask(
        &mut self,
        method: &str,
        address: &str,
        key: Option<&str>,
        body: Option<Value>,
    ) -> Value {
        let (status, answer) = self.try_ask(method, address, key, body).unwrap();
        assert!(status < 300, "{address}: {answer}");
        answer
    }

    /// Makes a table of Ada and a bot: its identifier and her token.
    fn table(&mut self, bot: &str) -> (String, String) {
        let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": bot}]);
        let made =
            self.ask("POST", "/api/tables", None, Some(json!({"seats": seats, "shuffle": false})));
        (said(&made["table"]), said(&made["token"]))
    }

    /// Opens a socket and says hello.
    fn join(&mut self, socket: u32, table: &str, token: &str) -> Value {
        let opened = self.local.open(socket, table);
        self.carry_out(opened);
        self.say(socket, &json!({"type": "hello", "token": token})).swap_remove(0)
    }

    /// Sends a message; returns what comes on the same socket.
    fn say(&mut self, socket: u32, message: &Value) -> Vec<Value> {
        self.heard.clear();
        let effects = self.local.receive(socket, &message.to_string(), self.now);
        self.carry_out(effects);
        let own = self.heard.iter().filter(|(heard, _)| *heard == socket);
        own.map(|(_, message)| message.clone()).collect()
    }

    /// Lets time pass until something is due, and does it.
    fn wait(&mut self) -> i64 {
        let wait = self.local.due(self.now).unwrap();
        self.now += wait;
        let effects = self.local.fire(self.now);
        self.carry_out(effects);
        wait
    }

    /// Has a thinker do all jobs.
    fn think(&mut self) {
        for (token, job) in std::mem::take(&mut self.jobs) {
            let answer = self.thinker.think(&job);
            let effects = self.local.thought(token, &answer, self.now);
            self.carry_out(effects);
        }
    }

    /// Another tab: tables that are read from the disk.
    fn again(&self) -> Local {
        let mut local = Local::new([8; 32], "0123456789abcdef", "https://salt.example/play");
        let heads = self.disk.iter().filter(|((_, number), _)| *number == 0);
        for ((table, _), (created, head)) in heads {
            let lines = self.disk.range((table.clone(), 1)..=(table.clone(), u32::MAX));
            let lines = lines.map(|(_, (at, text))| StoredLine { at: *at, text: text.clone() });
            local.load(table, *created, head, lines.collect(), self.now);
        }
        local
    }

    /// Everything that is shown of a table.
    fn shown(&mut self, table: &str, token: &str) -> Value {
        self.ask("GET", &format!("/api/tables/{table}"), Some(token), None)
    }
}

fn from(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

fn said(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn mv(ply: u32, mv: &str) -> Value {
    json!({"type": "move", "id": ply, "ply": ply, "move": mv})
}

/// Ada's first move.
const FIRST: &str = "place supply 1C";

impl Bed {
    /// Ada makes her first moves, the bot is to move.
    fn play_first(&mut self, socket: u32) {
        let legal = |welcome: &Value| {
            let moves = welcome["legal"].as_array().unwrap().clone();
            moves.into_iter().map(|legal| said(&legal["text"])).collect::<Vec<_>>()
        };
        let (mut ply, mut offered) = (0, vec![FIRST.to_owned()]);
        loop {
            let next = if offered.iter().any(|mv| mv == "end") { "end" } else { &offered[0] };
            let next = next.to_owned();
            let heard = self.say(socket, &mv(ply, &next));
            assert_eq!(heard[0]["type"], "accepted", "{}", heard[0]);
            let position = &heard[1]["position"];
            if position["seat"] != 0 {
                return;
            }
            (ply, offered) = (ply + 1, legal(position));
        }
    }
}

#[test]
fn a_bot_moves_after_its_pause_while_somebody_looks_on() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("apprentice");
    let welcome = bed.join(1, &table, &token);
    assert_eq!((&welcome["type"], &welcome["yours"]), (&json!("welcome"), &json!([0])));
    assert_eq!(bed.local.due(bed.now), None, "Ada is to move");
    bed.play_first(1);
    assert_eq!(bed.wait(), 800);
    assert_eq!((bed.jobs.len(), bed.local.due(bed.now)), (1, None), "it thinks");
    bed.heard.clear();
    bed.think();
    let (_, update) = &bed.heard[0];
    assert_eq!((&update["entry"], &update["seat"]), (&json!("moved"), &json!(1)));
    // Until it has ended its turn.
    while bed.shown(&table, &token)["position"]["seat"] == 1 {
        bed.wait();
        bed.think();
    }
    assert_eq!(bed.local.due(bed.now), None);
}

#[test]
fn who_leaves_a_table_stops_its_bot_and_who_comes_back_wakes_it() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("master");
    bed.join(1, &table, &token);
    bed.play_first(1);
    bed.wait();
    let job = bed.jobs.remove(0);
    let gone = bed.local.close(1);
    bed.carry_out(gone);
    assert_eq!((&bed.stopped[..], bed.local.due(bed.now)), (&[job.0][..], None));
    // An answer that comes nevertheless is ignored.
    assert!(bed.local.thought(job.0, r#"{"move":{"move":"end"}}"#, bed.now).is_empty());
    bed.join(2, &table, &token);
    assert_eq!(bed.wait(), 0);
    assert_eq!(bed.jobs.len(), 1);
}

#[test]
fn who_takes_the_game_back_stops_the_bot_and_its_late_answer_is_ignored() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("master:20");
    bed.join(1, &table, &token);
    bed.play_first(1);
    bed.wait();
    let job = bed.jobs.remove(0);
    let told = bed.say(1, &json!({"type": "ask", "id": 9, "ply": 0}));
    assert_eq!(told[0]["type"], "accepted", "{}", told[0]);
    assert_eq!((&bed.stopped[..], bed.local.due(bed.now)), (&[job.0][..], None));
    let before = bed.shown(&table, &token);
    assert_eq!((&before["position"]["seat"], &before["position"]["ply"]), (&json!(0), &json!(0)));
    let answer = bed.thinker.think(&job.1);
    assert!(bed.local.thought(job.0, &answer, bed.now).is_empty());
    assert_eq!(bed.shown(&table, &token), before);
    // The turn ends again, and the bot begins anew.
    bed.play_first(1);
    bed.wait();
    assert_eq!(bed.jobs.len(), 1);
    assert_ne!(bed.jobs[0].0, job.0);
}

#[test]
fn a_bot_that_fails_or_cannot_be_stored_tries_again() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("apprentice");
    bed.join(1, &table, &token);
    bed.play_first(1);
    bed.wait();
    let (token_of_job, _) = bed.jobs.remove(0);
    let effects = bed.local.unthought(token_of_job, bed.now);
    bed.carry_out(effects);
    assert_eq!(bed.wait(), 1_000);
    bed.disk_works = false;
    let before = bed.shown(&table, &token);
    bed.think();
    assert_eq!(bed.shown(&table, &token), before);
    bed.disk_works = true;
    assert_eq!(bed.wait(), 1_000);
    bed.think();
    assert_ne!(bed.shown(&table, &token), before);
}

#[test]
fn what_cannot_be_stored_has_not_happened() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("apprentice");
    bed.join(1, &table, &token);
    bed.join(2, &table, &token);
    let before = bed.shown(&table, &token);
    bed.disk_works = false;
    let heard = bed.say(1, &mv(0, FIRST));
    assert_eq!((heard.len(), &heard[0]["code"]), (1, &json!("store-failed")));
    assert_eq!(bed.heard.len(), 1, "nobody else hears of it");
    let path = format!("/api/tables/{table}");
    for (end, body) in [("commands", mv(0, FIRST)), ("hint", Value::Null)] {
        let body = (!body.is_null()).then(|| {
            let mut body = body;
            body.as_object_mut().unwrap().remove("id");
            body
        });
        let (status, answer) =
            bed.try_ask("POST", &format!("{path}/{end}"), Some(&token), body).unwrap();
        assert_eq!((status, &answer["code"]), (503, &json!("store-failed")), "{end}");
    }
    let made = bed.try_ask(
        "POST",
        "/api/tables",
        None,
        Some(json!({"seats": [
            {"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "apprentice"}
        ]})),
    );
    assert_eq!(made.unwrap().0, 503);
    assert_eq!((bed.shown(&table, &token), bed.jobs.len()), (before, 0));
    bed.disk_works = true;
    assert_eq!(bed.say(1, &mv(0, FIRST)).len(), 2);
}

#[test]
fn what_comes_while_a_line_is_written_waits_in_order() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("apprentice");
    bed.join(1, &table, &token);
    bed.join(2, &table, &token);
    let first = bed.local.receive(1, &mv(0, FIRST).to_string(), START);
    let [Effect::Store { token: write, number: 1, .. }] = first[..] else { panic!("{first:?}") };
    for (socket, message) in [
        (2, mv(0, FIRST)),
        (1, json!({"type": "try", "id": "t", "ply": 1, "moves": ["nonsense"]})),
        (1, json!({"type": "undo", "id": "u"})),
    ] {
        let told = bed.local.receive(socket, &message.to_string(), START);
        assert!(told.is_empty(), "{told:?}");
    }
    let told = bed.local.stored(write, START);
    let ids = told.iter().filter_map(|effect| match effect {
        Effect::Say { socket, text } => {
            let message = from(text);
            Some((*socket, said(&message["type"]), message["id"].clone()))
        }
        _ => None,
    });
    let ids: Vec<(u32, String, Value)> = ids.collect();
    let expected = [
        (1, "accepted".to_owned(), json!(0)),
        (1, "update".to_owned(), Value::Null),
        (2, "update".to_owned(), Value::Null),
        // The same move of the same player: made already.
        (2, "accepted".to_owned(), json!(0)),
        (1, "refused".to_owned(), json!("t")),
    ];
    assert_eq!(ids, expected);
    assert!(matches!(told.last(), Some(Effect::Store { number: 2, .. })));
}

#[test]
fn a_table_comes_back_from_the_disk_as_it_was() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("apprentice");
    bed.join(1, &table, &token);
    bed.play_first(1);
    let before = bed.shown(&table, &token);
    bed.local = bed.again();
    assert_eq!(bed.shown(&table, &token), before);
    // A client that knows some of it gets the rest.
    let opened = bed.local.open(5, &table);
    bed.carry_out(opened);
    let heard = bed.say(5, &json!({"type": "hello", "token": token, "seen": 1}));
    let missed = heard[0]["missed"].as_array().unwrap();
    let numbers: Vec<u64> = missed.iter().map(|line| line["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (2..=before["table"]["number"].as_u64().unwrap()).collect::<Vec<_>>());
    let mine = json!({"keys": [{"table": table, "token": token}]});
    assert_eq!(bed.ask("POST", "/api/tables/mine", None, Some(mine.clone()))[0]["table"], table);
    // What has to be read first is known.
    let fresh = Local::new([9; 32], "", "");
    assert_eq!(fresh.needs("/api/tables/mine", Some(&mine.to_string())), [&*table]);
    assert_eq!(fresh.needs(&format!("/api/tables/{table}/replay?from=3"), None), [&*table]);
    assert_eq!(bed.local.needs(&format!("/api/tables/{table}"), None), Vec::<String>::new());
    assert_eq!(fresh.needs("/api/version", None), Vec::<String>::new());
}

#[test]
fn damaged_and_newer_tables_are_refused_and_the_others_are_not() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("apprentice");
    let (other, others) = bed.table("apprentice");
    bed.join(1, &table, &token);
    bed.play_first(1);
    let line = bed.disk.get_mut(&(table.clone(), 2)).unwrap();
    let good =
        std::mem::replace(&mut line.1, r#"{"entry":"joined","seat":0,"name":"Eve"}"#.to_owned());
    let path = format!("/api/tables/{table}");
    for (bad, status, code) in [
        (None, 500, "damaged"),
        (Some("{"), 500, "damaged"),
        (Some(r#"{"version":99,"entry":"danced"}"#), 409, "newer-table"),
    ] {
        if let Some(bad) = bad {
            bed.disk.get_mut(&(table.clone(), 2)).unwrap().1 = bad.to_owned();
        }
        bed.local = bed.again();
        let (told, answer) = bed.try_ask("GET", &path, Some(&token), None).unwrap();
        assert_eq!((told, &answer["code"]), (status, &json!(code)));
        bed.shown(&other, &others);
        let (created, head) = bed.disk[&(table.clone(), 0)].clone();
        let lines = bed.disk.range((table.clone(), 1)..=(table.clone(), u32::MAX));
        let lines: Vec<StoredLine> =
            lines.map(|(_, (at, text))| StoredLine { at: *at, text: text.clone() }).collect();
        let why = bed.local.inspect(&table, created, &head, &lines).unwrap();
        assert_eq!(from(&why)["code"], code);
    }
    bed.disk.get_mut(&(table.clone(), 2)).unwrap().1 = good;
    // It can be read again once it is right.
    let forgotten = bed.local.drop_table(&table);
    bed.carry_out(forgotten);
    assert_eq!(bed.try_ask("GET", &path, Some(&token), None).unwrap().0, 404);
    bed.local = bed.again();
    bed.shown(&table, &token);
}

#[test]
fn a_table_that_is_forgotten_closes_its_sockets_and_refuses_what_waits() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("master");
    bed.join(1, &table, &token);
    let first = bed.local.receive(1, &mv(0, FIRST).to_string(), START);
    let [Effect::Store { token: write, .. }] = first[..] else { panic!("{first:?}") };
    let forgotten = bed.local.drop_table(&table);
    bed.heard.clear();
    bed.carry_out(forgotten);
    assert_eq!(
        (&bed.heard[0].1["code"], &bed.closed[..]),
        (&json!("store-failed"), &[(1, 4001)][..])
    );
    assert!(bed.local.stored(write, START).is_empty());
    let opened = bed.local.open(2, &table);
    bed.carry_out(opened);
    assert_eq!(bed.closed.last(), Some(&(2, 1006)));
}

#[test]
fn who_says_no_hello_or_has_a_wrong_token_is_sent_away() {
    let mut bed = Bed::new();
    let (table, _) = bed.table("apprentice");
    for (socket, first, code) in [
        (1, json!({"type": "undo"}), "bad-form"),
        (2, json!({"type": "hello", "token": "0".repeat(32)}), "not-seated"),
        (3, json!({"type": "hello", "protocol": 99}), "other-protocol"),
    ] {
        let opened = bed.local.open(socket, &table);
        bed.carry_out(opened);
        bed.heard.clear();
        let effects = bed.local.receive(socket, &first.to_string(), START);
        bed.carry_out(effects);
        assert_eq!(bed.heard[0].1["code"], code);
        assert_eq!(bed.closed.last(), Some(&(socket, 1008)));
    }
}

#[test]
fn a_hint_is_counted_before_it_is_given() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("apprentice");
    let path = format!("/api/tables/{table}/hint");
    assert_eq!(bed.try_ask("POST", &path, None, None).unwrap().0, 401);
    assert_eq!(bed.try_ask("POST", &path, Some(&token), None), None);
    let request = bed.requests;
    assert_eq!(bed.shown(&table, &token)["table"]["seats"][0]["hints"], 2);
    bed.think();
    let (status, hint) = bed.answers[&request].clone();
    assert_eq!((status, hint.as_array().unwrap().len()), (200, 3), "{hint}");
    assert_eq!(hint[0]["time_percent"], 100);
    // Nobody waits for the next one, and the one after that fails.
    bed.try_ask("POST", &path, Some(&token), None);
    let (job, request) = (bed.jobs.remove(0).0, bed.requests);
    let effects = bed.local.abandon(request);
    bed.carry_out(effects);
    assert_eq!(bed.stopped, [job]);
    bed.try_ask("POST", &path, Some(&token), None);
    let job = bed.jobs.remove(0).0;
    let effects = bed.local.thought(job, "nonsense", bed.now);
    bed.carry_out(effects);
    assert_eq!(bed.answers[&bed.requests].1["code"], "busy");
    assert_eq!(bed.try_ask("POST", &path, Some(&token), None).unwrap().1["code"], "no-hints");
}

#[test]
fn a_game_is_reviewed_once_for_all_languages() {
    let mut bed = Bed::new();
    let record = include_str!("../../../rules/tests/games/base-2.json");
    let mut record = from(record);
    record["moves"].as_array_mut().unwrap().truncate(3);
    let shown = bed.ask("POST", "/api/tables/import", None, Some(json!({"record": record})));
    let path = format!("/api/tables/{}/review", said(&shown["table"]));
    assert_eq!(bed.try_ask("GET", &path, None, None), None);
    let first = bed.requests;
    bed.requests += 1;
    let second = bed.requests;
    let asked = Asked { method: "GET", address: &path, key: None, language: "pl", body: None };
    let effects = bed.local.request(second, &asked, bed.now);
    bed.carry_out(effects);
    assert_eq!(bed.jobs.len(), 1);
    let abandoned = bed.local.abandon(first);
    bed.carry_out(abandoned);
    assert!(bed.stopped.is_empty(), "somebody else waits");
    bed.think();
    assert!(!bed.answers.contains_key(&first));
    let (status, polish) = bed.answers[&second].clone();
    assert_eq!((status, polish["moves"].as_array().unwrap().len()), (200, 3));
    // The next one need not wait.
    let english = bed.ask("GET", &path, None, None);
    assert_ne!(english, polish);
    assert_eq!(english["balances"], polish["balances"]);
    let abandoned = bed.local.abandon(bed.requests);
    assert!(abandoned.is_empty() && bed.jobs.is_empty());
}

#[test]
fn the_parts_of_a_review_come_in_any_order_and_are_stopped_together() {
    let mut bed = Bed::new();
    let mut record = from(include_str!("../../../rules/tests/games/base-2.json"));
    record["moves"].as_array_mut().unwrap().truncate(20);
    let shown = bed.ask("POST", "/api/tables/import", None, Some(json!({"record": record})));
    let path = format!("/api/tables/{}/review", said(&shown["table"]));
    let asked = |bed: &mut Bed| {
        assert_eq!(bed.try_ask("GET", &path, None, None), None);
        std::mem::take(&mut bed.jobs)
    };
    let given_up: Vec<u32> = asked(&mut bed).into_iter().map(|(token, _)| token).collect();
    assert_eq!(given_up.len(), 3, "parts of eight moves");
    let abandoned = bed.local.abandon(bed.requests);
    bed.carry_out(abandoned);
    assert_eq!(bed.stopped, given_up);
    // A part that has failed ends the others.
    let [failed, rest @ ..] = &asked(&mut bed)[..] else { unreachable!() };
    let effects = bed.local.unthought(failed.0, bed.now);
    bed.carry_out(effects);
    assert_eq!(bed.answers[&bed.requests].1["code"], "busy");
    assert!(rest.iter().all(|(token, _)| bed.stopped.contains(token)));
    let jobs = asked(&mut bed);
    for (token, job) in jobs.into_iter().rev() {
        assert!(!bed.answers.contains_key(&bed.requests));
        let effects = bed.local.thought(token, &bed.thinker.think(&job), bed.now);
        bed.carry_out(effects);
    }
    let (status, review) = bed.answers[&bed.requests].clone();
    let numbers = review["moves"].as_array().unwrap().iter().map(|made| made["number"].as_u64());
    assert!(status == 200 && numbers.eq((1..=20).map(Some)));
}

#[test]
fn a_finished_game_goes_on_elsewhere() {
    let mut bed = Bed::new();
    let record = from(include_str!("../../../rules/tests/games/base-2.json"));
    let shown = bed.ask("POST", "/api/tables/import", None, Some(json!({"record": record})));
    let path = format!("/api/tables/{}", said(&shown["table"]));
    let plies = record["moves"].as_array().unwrap().len();
    let replay = bed.ask("GET", &format!("{path}/replay?from=0&count=2"), None, None);
    assert_eq!((&replay["plies"], replay["steps"].as_array().unwrap().len()), (&json!(plies), 2));
    let told = bed.ask("GET", &format!("{path}/record"), None, None);
    assert_eq!(told["moves"], record["moves"]);
    assert!(bed.ask("GET", &format!("{path}/sealed"), None, None)["commitment"].is_string());
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    let fork =
        bed.ask("POST", &format!("{path}/fork"), None, Some(json!({"ply": 4, "seats": seats})));
    let forked = format!("/api/tables/{}", said(&fork["table"]));
    let (token, key) = (said(&fork["token"]), said(&fork["invitations"][0]["key"]));
    let link = said(&fork["invitations"][0]["link"]);
    assert!(link.starts_with("https://salt.example/play/#/table/l"), "{link}");
    let joining = json!({"name": "Bruno", "key": key});
    let seated = bed.ask("POST", &format!("{forked}/join"), None, Some(joining));
    assert_eq!(seated["seat"], 1);
    let table = bed.shown(&said(&fork["table"]), &token);
    assert_eq!(
        (&table["table"]["stage"], &table["position"]["ply"]),
        (&json!("playing"), &json!(4))
    );
    let position = bed.ask("GET", &format!("{forked}/position"), None, None);
    assert_eq!(position["format"], 2);
    let (status, refused) = bed.try_ask("GET", &format!("{forked}/record"), None, None).unwrap();
    assert_eq!((status, &refused["code"]), (409, &json!("not-over")));
    let notices = bed.ask("GET", &format!("{forked}/notices"), Some(&token), None);
    assert_eq!(notices, json!({"kinds": [], "yours": []}));
    assert_eq!(bed.ask("GET", "/api/tables?stage=playing", None, None), json!([]));
    assert_eq!(bed.ask("GET", "/api/version", None, None)["build"], "0123456789abcdef");
}

#[test]
fn a_clock_that_was_set_back_gives_nobody_time() {
    let mut bed = Bed::new();
    let (table, token) = bed.table("apprentice");
    bed.join(1, &table, &token);
    bed.play_first(1);
    bed.now -= 3_600_000;
    bed.local = bed.again();
    bed.join(2, &table, &token);
    assert_eq!(bed.wait(), 800);
    bed.think();
    assert!(bed.disk.values().all(|(at, _)| *at >= START));
}

#[test]
fn thinkers_say_what_they_cannot_do() {
    let answer = Thinker::new(Threads(1)).think("nonsense");
    assert!(matches!(serde_json::from_str(&answer).unwrap(), Answer::Failed { .. }), "{answer}");
}
