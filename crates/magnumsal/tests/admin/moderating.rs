//! Announcements of operators, and the reports of players.

use crate::bed::{Bed, Table, ask, on_both};
use magnumsal_testbed::Server;
use serde_json::{Value, json};

on_both! {
    an_announcement_reaches_all_servers_and_is_removed
    while_no_new_tables_are_made_games_go_on
    reports_are_read_and_settled
}

async fn an_announcement_reaches_all_servers_and_is_removed(bed: Bed) {
    let first = bed.serve();
    // Several processes share a PostgreSQL; a file has one.
    let second = bed.store.starts_with("postgres").then(|| bed.serve());
    let table = Table::new(&first);
    let mut clients = Vec::new();
    for server in [&first].into_iter().chain(&second) {
        clients.push(table.connect(server).await.0);
    }
    assert_eq!(bed.ok(&["announce"]), "nothing is announced\n");
    let said = bed.ok(&["announce", "Back at eight."]);
    assert_eq!(said, "all pages say: Back at eight.\n");
    for client in &mut clients {
        let message = client.next().await.unwrap();
        let expected = json!({"type": "bulletin", "announcement": "Back at eight.",
            "new_tables": true, "chat": true});
        assert_eq!(message, expected);
    }
    // Who comes to a server that was started since then gets it as well.
    drop(first);
    let first = bed.serve();
    let (mut client, _) = table.connect(&first).await;
    assert_eq!(client.next().await.unwrap()["announcement"], "Back at eight.");
    assert_eq!(bed.ok(&["announce", "--clear"]), "nothing is announced\n");
    assert_eq!(client.next().await.unwrap()["announcement"], Value::Null);
    for bad in ["", "\u{7}", &"x".repeat(501)] {
        let line = bed.fails(&["announce", bad], 2);
        assert!(line.contains("an announcement has 1 to 500 characters"), "{line}");
    }
}

fn makes_tables(server: &Server) -> (u16, Value) {
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "open" }]);
    let url = format!("{}/api/tables", server.address());
    let (status, made) = ask("POST", url, None, Some(json!({ "seats": seats })));
    (status, made["code"].clone())
}

async fn while_no_new_tables_are_made_games_go_on(bed: Bed) {
    let server = bed.serve();
    let table = Table::new(&server);
    let (mut client, _) = table.connect(&server).await;
    assert_eq!(bed.ok(&["new-tables", "off"]), "no new tables are made\n");
    assert_eq!(client.next().await.unwrap()["new_tables"], false);
    assert_eq!(makes_tables(&server), (503, json!("no-new-tables")));
    let said = client.command(json!({ "type": "say", "text": "We go on." })).await.unwrap();
    assert_eq!(said["type"], "accepted");
    drop(server);
    let server = bed.serve();
    assert_eq!(makes_tables(&server), (503, json!("no-new-tables")), "after a restart");
    // Who comes after the change is told nothing, as there is nothing to tell.
    let (mut client, _) = table.connect(&server).await;
    assert_eq!(bed.ok(&["new-tables", "on"]), "new tables are made\n");
    while client.next().await.unwrap()["new_tables"] == false {}
    assert_eq!(makes_tables(&server).0, 201);
}

async fn reports_are_read_and_settled(bed: Bed) {
    let server = bed.serve();
    let table = Table::new(&server);
    let (mut client, _) = table.connect(&server).await;
    let said = client.command(json!({ "type": "say", "text": "Rude\nwords" })).await.unwrap();
    assert_eq!(said["number"], 1);
    assert_eq!(bed.ok(&["reports"]), "");
    let url = format!("{}/api/tables/{}/reports", server.address(), table.id);
    for body in [
        json!({ "line": 1, "seat": 1, "text": "Look at that." }),
        json!({ "text": "All of it.\u{1f9c2}" }),
    ] {
        assert_eq!(ask("POST", url.clone(), Some(&table.token), Some(body)).0, 201);
    }
    let listed = bed.ok(&["reports"]);
    let lines: Vec<&str> = listed.lines().collect();
    let start = format!("table {}, seat 2, line 1 “Rude words”;", table.id);
    assert!(lines.len() == 2 && lines[0].contains(&start), "{listed}");
    assert!(lines[0].ends_with("reported by seat 1: Look at that."), "{listed}");
    assert!(lines[1].ends_with("reported by seat 1: All of it.\u{1f9c2}"), "{listed}");
    let first: Value = bed.json(&["reports", "--limit", "1"]);
    assert_eq!((&first["said"], &first["seat"]), (&json!("Rude\nwords"), &json!(1)));
    let number = first["report"].to_string();
    bed.ok(&["reports", "--settle", &number]);
    let line = bed.fails(&["reports", "--settle", &number], 2);
    assert!(line.contains(&format!("there is no report {number}")), "{line}");
    let line = bed.fails(&["reports", "--settle", "98,99"], 2);
    assert!(line.trim_end().ends_with("there is no report 98, 99"), "{line}");
    assert_eq!(bed.ok(&["reports"]).lines().count(), 1);
    // A report outlives its table.
    bed.ok(&["delete", &table.id]);
    assert_eq!(bed.ok(&["reports"]).lines().count(), 1);
}
