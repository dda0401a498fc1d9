//! `docs/protocol.md`: its examples are what the server reads and writes.

use super::*;
use crate::notice::{Notice, NoticeKind};
use magnumsal_table::{
    bulletin::Bulletin,
    socket::{ClientRequest, Hello, Request as SocketRequest},
    wire::{self, Message},
};
use std::collections::{BTreeMap, BTreeSet};

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

/// The texts of all blocks of a sort.
fn blocks(sort: &str) -> Vec<&'static str> {
    let fence = format!("```json {sort}\n");
    let texts: Vec<_> =
        DOCUMENT.split(&fence).skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(!texts.is_empty(), "there is no block of {sort}");
    texts
}

/// The JSON values of all blocks of a sort, one on each line.
fn lines(sort: &str) -> Vec<Value> {
    let lines = blocks(sort).into_iter().flat_map(str::lines);
    lines.map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"))).collect()
}

/// The only JSON value of a sort.
fn example(sort: &str) -> Value {
    let [text] = blocks(sort)[..] else { panic!("there are several blocks of {sort}") };
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{sort}: {error}"))
}

/// Compares the keys of all objects; where one side has nothing, there is nothing to compare.
fn same_keys(place: &str, documented: &Value, real: &Value) {
    match (documented, real) {
        (Value::Object(documented), Value::Object(real)) => {
            let keys = |object: &serde_json::Map<String, Value>| {
                object.keys().cloned().collect::<BTreeSet<_>>()
            };
            assert_eq!(keys(documented), keys(real), "{place}");
            for (key, value) in documented {
                same_keys(&format!("{place}.{key}"), value, &real[key]);
            }
        }
        (Value::Array(documented), Value::Array(real)) => {
            for (documented, real) in documented.iter().zip(real) {
                same_keys(&format!("{place}[]"), documented, real);
            }
        }
        (Value::Null, _) | (_, Value::Null) => {}
        _ => assert_eq!(
            std::mem::discriminant(documented),
            std::mem::discriminant(real),
            "{place}: {documented} {real}"
        ),
    }
}

/// What a table sends in the course of a history that has one of everything: a welcome, and the updates in
/// both forms.
async fn everything() -> (Value, Vec<Value>, Vec<Value>) {
    let channels = Channels { webhook_hosts: vec!["127.0.0.1".to_owned()], ..Channels::default() };
    let bed = Bed::with(channels).await;
    // Nobody follows the host by itself.
    bed.stop().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]);
    let habits = json!({"bot_pause": 10_000});
    let request = json!({"name": "Cellar", "public": true, "seats": seats, "shuffle": false, "habits": habits});
    let at = bed.table(request).await;
    let mut ear = at.listen().await;
    let mut short = at.listen_to(Form::Changes).await;
    let ada = at.host;
    at.service.invite(&at.id, Some(ada), seat(2)).await.unwrap();
    let bruno = at.join("Bruno").await;
    at.ok(bruno, json!({"type": "leave"})).await;
    let seated = at.service.join(&at.id, None, None, "Bruno".to_owned()).await.unwrap();
    let bruno = hash(&seated.token);
    at.ok(ada, json!({"type": "fill", "seat": 2, "level": "apprentice"})).await;
    let welcome = at.welcome(Some(ada), Some(4)).await;
    let enter = async |entry: Entry| {
        let decide = move |table: &Table| Ok(table.step(START, entry.clone())?.into());
        at.service.tables.enter(at.live().await, decide).await.unwrap()
    };
    at.play(ada, &["place supply 1C"]).await;
    for command in [
        json!({"type": "undo"}),
        json!({"type": "redo"}),
        json!({"type": "say", "text": "Salt!"}),
        json!({"type": "rename", "name": "Adela"}),
        json!({"type": "title", "name": "Cellar of Adela"}),
        json!({"type": "notify", "address": {"kind": "webhook", "url": "http://127.0.0.1/"}}),
        json!({"type": "ask", "ply": 0}),
    ] {
        at.ok(ada, command).await;
    }
    at.ok(bruno, json!({"type": "decline"})).await;
    at.ok(ada, json!({"type": "ask", "ply": 0})).await;
    at.ok(bruno, json!({"type": "agree"})).await;
    enter(Entry::Hinted { seat: seat(0) }).await;
    enter(Entry::Noticed { seat: seat(0) }).await;
    at.ok(ada, json!({"type": "leave"})).await;
    at.ok(ada, json!({"type": "claim"})).await;
    for what in ["mute", "unmute"] {
        at.ok(ada, json!({"type": what, "seat": 1})).await;
    }
    enter(Entry::Hosted { seat: seat(0) }).await;
    at.ok(ada, json!({"type": "adjourn"})).await;
    at.ok(bruno, json!({"type": "agree"})).await;
    at.ok(bruno, json!({"type": "resume"})).await;
    at.ok(ada, json!({"type": "remove", "seat": 1})).await;
    at.ok(ada, json!({"type": "end"})).await;
    (welcome, ear.heard(), short.heard())
}

#[test]
fn what_clients_say_is_understood() {
    for hello in lines("hello") {
        assert!(Hello::read(&hello.to_string()).is_ok(), "{hello}");
    }
    let mut kinds = BTreeSet::new();
    for message in lines("command") {
        let request: SocketRequest = serde_json::from_value(message.clone()).unwrap();
        assert!(!request.id.is_null(), "{message}");
        kinds.insert(message["type"].as_str().unwrap().to_owned());
        assert!(matches!(request.parse(), Ok(ClientRequest::Command(_))), "{message}");
    }
    for message in lines("try") {
        let request: SocketRequest = serde_json::from_value(message.clone()).unwrap();
        assert!(matches!(request.parse(), Ok(ClientRequest::Try(_))), "{message}");
    }
    let all = "adjourn agree ask claim decline end fill leave move mute notify redo remove rename \
               replace resume say title undo unmute";
    assert_eq!(kinds.into_iter().collect::<Vec<_>>().join(" "), all);
    // These are all there are: the answer to anything else lists them.
    let unknown = serde_json::from_value::<Command>(json!({"type": "dance"})).unwrap_err();
    for kind in all.split(' ') {
        assert!(unknown.to_string().contains(&format!("`{kind}`")), "{unknown}");
    }
    assert_eq!(unknown.to_string().matches('`').count(), 2 * (all.split(' ').count() + 1));
    for request in lines("new-table") {
        serde_json::from_value::<NewTable>(request).unwrap();
    }
}

#[tokio::test]
async fn what_the_server_says_has_the_keys_of_the_document() {
    let (welcome, updates, changes) = everything().await;
    same_keys("welcome", &example("welcome"), &welcome);
    for (example, updates) in [(example("update"), &updates), (example("changes"), &changes)] {
        let moved = updates.iter().find(|update| update["entry"] == "moved").unwrap();
        same_keys("update", &example, moved);
    }
    // The same updates as they are sent to a client that has missed them.
    let mut missed = BTreeMap::new();
    for mut update in updates {
        let object = update.as_object_mut().unwrap();
        object.retain(|key, _| !["type", "table", "position"].contains(&key.as_str()));
        missed.insert(update["entry"].as_str().unwrap().to_owned(), update);
    }
    let mut documented = BTreeSet::new();
    for entry in lines("missed") {
        let kind = entry["entry"].as_str().unwrap().to_owned();
        same_keys(&kind, &entry, missed.get(&kind).unwrap_or_else(|| panic!("{kind}")));
        documented.insert(kind);
    }
    assert_eq!(documented, missed.keys().cloned().collect());
    let part = example("missed-part");
    let mut told = wire::Lines::default();
    told.push(&missed["said"]);
    let real = wire::text(&Message::Missed { lines: &told });
    same_keys("missed-part", &part, &serde_json::from_str(&real).unwrap());
    let entries = serde_json::from_value::<Entry>(json!({"entry": "dance"})).unwrap_err();
    assert_eq!(entries.to_string().matches('`').count(), 2 * (documented.len() + 1), "{entries}");
}

#[tokio::test]
async fn answers_have_the_keys_of_the_document() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    let mv = |text: &str| json!({"type": "move", "ply": 0, "move": text});
    let id = json!(7);
    let refusal = at.tell(ada, mv("place supply 4C")).await.unwrap_err();
    let refused = wire::text(&Message::Refused { id: &id, refused: &Refused::from(&refusal) });
    let refused: Value = serde_json::from_str(&refused).unwrap();
    assert_eq!(example("refused"), refused);
    let trial = serde_json::from_value(json!({"ply": 0, "moves": ["place supply 1C"]})).unwrap();
    let tried = at.service.tables.try_out(&*at.live().await, &trial).await.unwrap();
    let tried = wire::text(&Message::Tried { id: &id, tried: &tried });
    same_keys("tried", &example("tried"), &serde_json::from_str(&tried).unwrap());
    let Accepted { number, ply } = at.ok(ada, mv("place supply 1C")).await;
    let accepted = wire::text(&Message::Accepted { id: &id, number, ply });
    same_keys("accepted", &example("accepted"), &serde_json::from_str(&accepted).unwrap());
    let bulletin = wire::text(&Message::Bulletin(&Bulletin::default()));
    same_keys("bulletin", &example("bulletin"), &serde_json::from_str(&bulletin).unwrap());
    let hurried = wire::text(&Message::ThinkingTime { seat: seat(2), time_percent: 25 });
    assert_eq!(example("thinking-time"), serde_json::from_str::<Value>(&hurried).unwrap());
    let request: NewTable = serde_json::from_value(lines("new-table")[0].clone()).unwrap();
    let created = json!(bed.service.create(&request).await.unwrap());
    same_keys("created", &example("created"), &created);
}

#[test]
fn notices_have_the_keys_of_the_document() {
    let text = String::new;
    let notice = Notice {
        kind: NoticeKind::Turn,
        table: text(),
        subject: text(),
        text: text(),
        link: text(),
        end: Some(text()),
        end_all: text(),
        unsubscribe: text(),
    };
    same_keys("notice", &example("notice"), &json!(notice));
}

#[test]
fn every_refusal_of_a_table_is_listed_with_its_facts() {
    let (_, table) = DOCUMENT.split_once("| code | facts |").unwrap();
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let mut listed = BTreeMap::new();
    for row in rows {
        let cells: Vec<_> = row.split('|').map(|cell| cell.trim().replace('`', "")).collect();
        listed.insert(cells[1].clone(), cells[2].clone());
    }
    let expected = problems().into_iter().map(|problem| {
        let refused = Refused::from(&problem.into());
        let facts: Vec<_> = refused.facts.keys().cloned().collect();
        (refused.code, facts.join(", "))
    });
    assert_eq!(listed, expected.collect());
}

#[tokio::test]
async fn every_request_is_in_the_document() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let (_, api) = ask(base.replace("/tables", "/openapi.json"), None, None).await;
    let mut requests = BTreeSet::new();
    for (path, methods) in api["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path.replace("{table}", "ID");
            requests.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    let rows = DOCUMENT.lines().filter_map(|line| line.strip_prefix("| `"));
    let documented = rows.filter_map(|row| row.split(['`', '?']).next());
    let documented = documented.filter(|request| request.contains(" /api/"));
    assert_eq!(documented.map(str::to_owned).collect::<BTreeSet<_>>(), requests);
}
