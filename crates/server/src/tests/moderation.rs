//! What the operator allows and announces, and what players report.

use super::*;
use crate::moderation::WatchedList;
use magnumsal_testbed::{Client, ClientError};
use std::{fs, path::PathBuf};

/// A file with lines, in a folder that stays as long as it is needed.
fn list(lines: &str) -> (Folder, PathBuf) {
    let folder = Folder::new().unwrap();
    let path = folder.path().join("list");
    fs::write(&path, lines).unwrap();
    (folder, path)
}

fn say(text: &str) -> Value {
    json!({"type": "say", "text": text})
}

#[tokio::test]
async fn blocked_words_are_refused_wherever_people_write() {
    let (_folder, path) = list("brine # not here\n");
    let words = Some(WatchedList::open(&path).unwrap());
    let bed = Bed::moderated(Moderation { words, ..Moderation::default() }).await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    at.ok(bruno, say("Salt, and briny air")).await;
    let seats = |name: &str| json!([{"kind": "me", "name": name}, {"kind": "open"}]);
    for (key, bad) in [
        (bruno, say("more BRINE!")),
        (bruno, json!({"type": "rename", "name": "Br\u{456}ne"})),
        (ada, json!({"type": "title", "name": "Brine"})),
    ] {
        assert_eq!(at.refused(key, bad).await, "blocked-word");
    }
    for bad in
        [json!({"seats": seats("Brine")}), json!({"name": "The brine", "seats": seats("Ada")})]
    {
        assert_eq!(code(&bed.create(bad).await.unwrap_err()), "blocked-word");
    }
    let open = bed.table(json!({"public": true, "seats": seats("Ada")})).await;
    let joined = bed.service.join(&open.id, None, None, "Brine".to_owned()).await;
    assert_eq!(code(&joined.unwrap_err()), "blocked-word");
    let edition = Edition::standard();
    let setup = magnumsal_rules::Setup::from_seed(&RuleSet::default(), edition, 1);
    let players = ["Ada", "brine"].map(str::to_owned).to_vec();
    let record = Record::new(RuleSet::default(), players, setup, edition).unwrap().to_json();
    let imported = bed.service.import(&record, None).await;
    assert_eq!(code(&imported.unwrap_err()), "blocked-word");
    // The file is looked at again and again; the scheduler does that.
    fs::write(&path, "").unwrap();
    while at.tell(bruno, say("brine")).await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn on_a_server_without_chat_nobody_talks() {
    let bed = Bed::moderated(Moderation { chat: false, ..Moderation::default() }).await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    for key in [ada, bruno] {
        assert_eq!(at.refused(key, say("hello")).await, "no-chat");
    }
    let base = bed.serve().await;
    let (_, told) = ask(base.replace("/tables", "/version"), None, None).await;
    let expected = json!({"announcement": null, "new_tables": true, "chat": false});
    assert_eq!(told["bulletin"], expected);
    let server = base.replace("/api/tables", "");
    let (mut client, _) = Client::connect(&server, at.id.as_str(), None, None).await.unwrap();
    assert_eq!(client.next().await.unwrap()["chat"], json!(false));
}

#[tokio::test]
async fn nothing_is_taken_from_a_blocked_address() {
    let (_folder, path) = list("192.0.2.0/24\n");
    let addresses = Some(WatchedList::open(&path).unwrap());
    let bed = Bed::moderated(Moderation { addresses, ..Moderation::default() }).await;
    let (at, ..) = bed.duo(json!({})).await;
    let base = bed.serve().await;
    let server = base.replace("/api/tables", "");
    let (mut client, _) = Client::connect(&server, at.id.as_str(), None, None).await.unwrap();
    assert_eq!(ask(base.clone(), None, None).await.0, 200);
    fs::write(&path, "192.0.2.0/24\n127.0.0.0/8\n").unwrap();
    // Connected clients are disconnected, and nobody can connect any more.
    assert_eq!(client.next().await.unwrap_err(), ClientError::Closed(Some(1008)));
    for path in [base.clone(), server.clone(), format!("{base}/{}/socket", at.id.as_str())] {
        let (status, refused) = ask(path, None, None).await;
        assert_eq!((status, &refused["code"]), (403, &json!("blocked-address")));
    }
    let body = Some(json!({"seats": []}));
    assert_eq!(ask(base.clone(), None, body).await.0, 403);
    // A signal has the file read again at once.
    fs::write(&path, "192.0.2.0/24").unwrap();
    bed.service.read_lists_again().await;
    assert_eq!(ask(base, None, None).await.0, 200);
}

#[tokio::test]
async fn what_the_operator_tells_is_heard_at_once_and_after_a_welcome() {
    let bed = Bed::new().await;
    let (at, ..) = bed.duo(json!({})).await;
    let base = bed.serve().await;
    let server = base.replace("/api/tables", "");
    let connect = || Client::connect(&server, at.id.as_str(), None, None);
    let (mut before, welcome) = connect().await.unwrap();
    assert_eq!(welcome["type"], "welcome");
    let store = bed.service.tables.store();
    store.announce(Some("The server restarts at eight.")).await.unwrap();
    let mut told = json!({"type": "bulletin", "announcement": "The server restarts at eight.",
        "new_tables": true, "chat": true});
    assert_eq!(before.next().await.unwrap(), told);
    let (mut after, _) = connect().await.unwrap();
    assert_eq!(after.next().await.unwrap(), told);
    store.announce(None).await.unwrap();
    told["announcement"] = Value::Null;
    for client in [&mut before, &mut after] {
        assert_eq!(client.next().await.unwrap(), told);
    }
}

#[tokio::test]
async fn while_no_new_tables_are_made_games_go_on() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    let base = bed.serve().await;
    let version = base.replace("/tables", "/version");
    let revision = async |path: &str| {
        let path = path.to_owned();
        let asked = tokio::task::spawn_blocking(move || ureq::get(path).call().unwrap());
        let answer = asked.await.unwrap();
        answer.headers()["magnumsal-bulletin"].to_str().unwrap().to_owned()
    };
    assert_eq!(revision(&base).await, "0");
    let store = bed.service.tables.store();
    store.allow_new_tables(false).await.unwrap();
    while revision(&base).await == "0" {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let expected = json!({"announcement": null, "new_tables": false, "chat": true});
    assert_eq!(ask(version, None, None).await.1["bulletin"], expected);
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    for (path, body) in [
        (base.clone(), json!({"seats": seats})),
        (format!("{base}/import"), json!({"record": {}})),
        (format!("{base}/{}/fork", at.id.as_str()), json!({"ply": 0, "seats": seats})),
    ] {
        let (status, refused) = ask(path, None, Some(body)).await;
        assert_eq!((status, &refused["code"]), (503, &json!("no-new-tables")));
    }
    at.play(ada, &["place supply 1C", "end"]).await;
    store.allow_new_tables(true).await.unwrap();
    bed.service.tables.read_bulletin().await;
    bed.table(json!({"seats": seats})).await;
}

#[tokio::test]
async fn reports_are_kept_for_the_operator() {
    let bed = Bed::new().await;
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    let created = bed.create(json!({"seats": seats, "shuffle": false})).await.unwrap();
    let at = At::of(&bed.service, &created);
    at.join("Bruno").await;
    at.ok(at.host, say("Salt!")).await;
    let url = format!("{}/{}/reports", bed.serve().await, at.id.as_str());
    let token = Some(created.token.as_str());
    let report = |body: Value| ask(url.clone(), token, Some(body));
    let whole = json!({"line": 2, "seat": 1, "text": " He shouts. "});
    assert_eq!(report(whole.clone()).await, (201, json!({"at": START})));
    assert_eq!(report(json!({"text": "All of them."})).await.0, 201);
    for (body, status, code) in [
        (json!({"line": 3, "text": "x"}), 422, "no-line"),
        (json!({"line": 0, "text": "x"}), 422, "no-line"),
        (json!({"seat": 2, "text": "x"}), 422, "no-seat"),
        (json!({"text": " "}), 422, "bad-message"),
        (json!({"text": "x".repeat(501)}), 422, "bad-message"),
    ] {
        let (found, refused) = report(body.clone()).await;
        assert_eq!((found, &refused["code"]), (status, &json!(code)), "{body}");
    }
    assert_eq!(ask(url.clone(), None, Some(whole.clone())).await.0, 401);
    let other = "0".repeat(32);
    assert_eq!(ask(url.clone(), Some(&other), Some(whole.clone())).await.0, 403);
    let reports = bed.service.tables.store().reports(10).await.unwrap();
    let kept: Vec<_> = reports.into_iter().map(|kept| kept.report).collect();
    assert_eq!(kept.len(), 2);
    assert_eq!((kept[0].line, kept[0].seat, kept[0].reporter), (Some(2), Some(1), Some(0)));
    assert_eq!((kept[0].text.as_str(), kept[0].at), ("He shouts.", START));
    for _ in 2..20 {
        assert_eq!(report(whole.clone()).await.0, 201);
    }
    let (status, refused) = report(whole).await;
    assert_eq!((status, &refused["code"]), (409, &json!("full")));
}

#[tokio::test]
async fn who_is_sent_away_is_told_and_can_do_nothing_any_more() {
    let bed = Bed::new().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    let mut ear = at.listen().await;
    at.ok(ada, json!({"type": "remove", "seat": 1})).await;
    let update = ear.next().await;
    assert_eq!((&update["entry"], &update["seat"]), (&json!("removed"), &json!(1)));
    assert_eq!(update["table"]["seats"][1]["why"], "removed");
    assert_eq!(update.get("secret"), None);
    assert_eq!(at.refused(bruno, json!({"type": "claim"})).await, "not-seated");
    let invitation = bed.service.invite(&at.id, Some(ada), seat(1)).await.unwrap();
    let key = Some(hash(&invitation.key));
    let seated = bed.service.join(&at.id, key, None, "Berta".to_owned()).await.unwrap();
    assert_eq!(seated.seat, seat(1));
    at.ok(hash(&seated.token), say("Here I am.")).await;
    // The journal says the same to a process that reads it.
    bed.service.tables.forget(&at.id);
    let view = at.view().await;
    assert_eq!(
        (&view["seats"][1]["kind"], &view["seats"][1]["name"]),
        (&json!("human"), &json!("Berta"))
    );
}
