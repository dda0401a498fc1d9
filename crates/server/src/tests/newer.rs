//! What newer versions of the program have written or say: it is distinguished from what is damaged,
//! and disturbs nothing else.

use super::*;
use futures_util::{SinkExt as _, StreamExt as _};
use magnumsal_store::{Append, Appended, NewTable as Row, Tip};
use magnumsal_table::{refusal::Problem, socket::Hello, stage::Stage, version::PROTOCOL};
use tokio_tungstenite::{connect_async, tungstenite::Message as Frame};

const NEWER_TABLE: &str = "This table was written by a newer version of the program; the operator \
    of the server should update it.";

/// Lays a table with this head into the store, as another program does. Something is due at it.
async fn lay(bed: &Bed, head: &Value) -> TableId {
    let id = random::table_id().unwrap();
    let row = Row {
        id: id.clone(),
        created: START,
        public: true,
        stage: Stage::Playing,
        wake: Some(START),
        imported: false,
        head: head.to_string(),
    };
    assert_eq!(bed.service.tables.store().create(row).await, Ok(Appended::Done));
    id
}

/// Appends a line to a journal, as another program does.
async fn append(at: &At, line: &Value) {
    let stored = at.service.tables.store().load(&at.id).await.unwrap().unwrap();
    let append = Append {
        table: at.id.clone(),
        after: stored.entries.last().map_or(Tip::start(&at.id), |entry| entry.tip),
        at: START,
        body: line.to_string(),
        stage: Stage::Playing,
        wake: None,
    };
    assert_eq!(at.service.tables.store().append(append).await, Ok(Appended::Done));
}

/// The head of a real table.
async fn head(at: &At) -> Value {
    let stored = at.service.tables.store().load(&at.id).await.unwrap().unwrap();
    serde_json::from_str(&stored.head).unwrap()
}

async fn refusal(bed: &Bed, id: &TableId) -> String {
    code(&bed.service.tables.get(id).await.err().unwrap())
}

#[tokio::test]
async fn heads_have_a_version_and_lines_of_the_first_have_none() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    at.play(ada, &["place supply 1C"]).await;
    assert_eq!(head(&at).await["version"], 1);
    let stored = bed.service.tables.store().load(&at.id).await.unwrap().unwrap();
    let moved: Value = serde_json::from_str(&stored.entries.last().unwrap().body).unwrap();
    assert_eq!(moved, json!({"entry": "moved", "seat": 0, "move": "place supply 1C"}));
}

#[tokio::test]
async fn a_newer_head_is_not_called_damaged() {
    let bed = Bed::new().await;
    let (at, ..) = bed.duo(json!({})).await;
    let known = head(&at).await;
    // It may look the same, or have nothing in common with what is known.
    let mut same = known.clone();
    same["version"] = json!(JOURNAL + 1);
    for newer in [same, json!({"version": JOURNAL + 1, "shape": "another"})] {
        let id = lay(&bed, &newer).await;
        assert_eq!(refusal(&bed, &id).await, "newer-table");
    }
    let mut record = known;
    record["record"]["format"] = json!(99);
    let id = lay(&bed, &record).await;
    assert_eq!(refusal(&bed, &id).await, "newer-table", "a newer record");
    for damaged in [json!({}), json!([]), json!({"version": "two"})] {
        let id = lay(&bed, &damaged).await;
        assert_eq!(refusal(&bed, &id).await, "damaged", "{damaged}");
    }
}

#[tokio::test]
async fn a_newer_line_is_not_called_damaged() {
    let bed = Bed::new().await;
    let known = json!({"entry": "said", "seat": 0, "text": "Salt!"});
    let newer = [
        json!({"version": JOURNAL + 1, "entry": "danced", "to": "a tune"}),
        json!({"version": JOURNAL + 1, "entry": "said", "seat": 0, "text": "Salt!"}),
    ];
    for (line, expected) in newer
        .iter()
        .map(|line| (line, "newer-table"))
        .chain([(&json!({"entry": "danced"}), "damaged")])
    {
        let (at, ..) = bed.duo(json!({})).await;
        append(&at, &known).await;
        append(&at, line).await;
        // The server that has just made the table has it in memory; another one reads it now.
        bed.service.tables.forget(&at.id);
        assert_eq!(refusal(&bed, &at.id).await, expected, "{line}");
    }
}

#[tokio::test]
async fn a_newer_line_of_another_server_ends_the_table_here() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    append(&at, &json!({"version": JOURNAL + 1, "entry": "danced"})).await;
    let mv = json!({"type": "move", "ply": 0, "move": "place supply 1C"});
    assert_eq!(at.refused(ada, mv).await, "newer-table");
    assert_eq!(refusal(&bed, &at.id).await, "newer-table", "and it is not shown as it was");
}

#[tokio::test]
async fn a_newer_table_gets_its_sentence_and_does_not_disturb_the_others() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let id = lay(&bed, &json!({"version": JOURNAL + 1})).await;
    let (status, refused) = ask(format!("{base}/{id}"), None, None).await;
    assert_eq!(
        (status, &refused["code"], &refused["message"]),
        (409, &json!("newer-table"), &json!(NEWER_TABLE))
    );
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let habits = json!({"bot_pause": 10_000});
    let at = bed.table(json!({"public": true, "seats": seats, "habits": habits})).await;
    let (_, listed) = ask(format!("{base}?stage=playing"), None, None).await;
    let listed: Vec<&Value> = listed.as_array().unwrap().iter().map(|t| &t["table"]).collect();
    assert_eq!(listed, [&json!(at.id.to_string())]);
    // Both are overdue; the one that can be read goes on.
    let mut ear = at.listen().await;
    wait(60_000);
    ear.until("moved").await;
}

#[tokio::test]
async fn a_newer_record_gets_its_sentence() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let (table, _) = bare(RuleSet::default(), (2, 0), TableOptions::default(), 3);
    let mut record: Value = serde_json::from_str(&table.record().to_json()).unwrap();
    record["format"] = json!(99);
    let import = json!({"record": record});
    let (status, refused) = ask(format!("{base}/import"), None, Some(import)).await;
    assert_eq!((status, &refused["code"]), (422, &json!("newer-record")));
    assert_eq!(
        refused["message"],
        "This record has format 99, which only a newer version of the program can read."
    );
}

#[test]
fn a_hello_is_read_by_the_version_that_it_speaks() {
    let read = |hello: Value| Hello::read(&hello.to_string()).map(drop);
    assert_eq!(read(json!({"type": "hello"})), Ok(()));
    assert_eq!(read(json!({"type": "hello", "protocol": PROTOCOL})), Ok(()));
    assert_eq!(read(json!({"type": "hello", "protocol": 3})), Ok(()));
    for asked in [2, PROTOCOL + 1] {
        let other = Err(Problem::OtherProtocol { asked, spoken: PROTOCOL });
        assert_eq!(read(json!({"type": "hello", "protocol": asked})), other);
        assert_eq!(read(json!({"greeting": "salve", "protocol": asked})), other);
    }
    for none in [json!({"type": "hullo"}), json!([]), json!({"type": "hello", "protocol": "2"})] {
        assert!(matches!(read(none.clone()), Err(Problem::BadForm { .. })), "{none}");
    }
}

#[tokio::test]
async fn who_speaks_a_newer_protocol_is_told_so() {
    let bed = Bed::new().await;
    let (at, ..) = bed.duo(json!({})).await;
    let base = bed.serve().await.replacen("http", "ws", 1);
    let (mut socket, _) = connect_async(format!("{base}/{}/socket", at.id)).await.unwrap();
    let hello = json!({"type": "hello", "protocol": PROTOCOL + 1, "mood": "good"});
    socket.send(Frame::text(hello.to_string())).await.unwrap();
    let Some(Ok(Frame::Text(text))) = socket.next().await else { panic!("a refusal comes") };
    let refused: Value = serde_json::from_str(&text).unwrap();
    let facts = json!({"asked": PROTOCOL + 1, "spoken": PROTOCOL});
    assert_eq!((&refused["code"], &refused["facts"]), (&json!("other-protocol"), &facts));
    assert_eq!(
        refused["message"],
        format!(
            "This server speaks version {PROTOCOL} of the protocol, and the client version {}: \
             update whichever is older.",
            PROTOCOL + 1
        )
    );
    let Some(Ok(Frame::Close(Some(close)))) = socket.next().await else { panic!("it is closed") };
    assert_eq!(u16::from(close.code), 1008);
}

#[tokio::test]
async fn a_server_tells_its_versions() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let build = &bed.service.settings.build;
    let (status, told) = ask(base.replace("/tables", "/version"), None, None).await;
    let bulletin = json!({"announcement": null, "new_tables": true, "chat": true});
    let expected = json!({"program": env!("CARGO_PKG_VERSION"), "protocol": PROTOCOL,
        "build": build, "bulletin": bulletin});
    assert_eq!((status, told), (200, expected));
    let (at, ..) = bed.duo(json!({})).await;
    let welcome = at.welcome(None, None).await;
    assert_eq!((&welcome["protocol"], &welcome["build"]), (&json!(PROTOCOL), &json!(build)));
    for path in [base.clone(), format!("{base}/nowhere"), base.replace("/tables", "/nothing")] {
        let asking = tokio::task::spawn_blocking(move || {
            let config = ureq::Agent::config_builder().http_status_as_error(false);
            config.build().new_agent().get(path).call().unwrap()
        });
        let answer = asking.await.unwrap();
        assert_eq!(answer.headers()["magnumsal-build"], *build);
    }
}
