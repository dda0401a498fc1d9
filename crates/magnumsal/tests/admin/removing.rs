//! What deletes tables: delete, prune, and the server itself.

use crate::bed::{Bed, Load, Table, ask, on_both};
use magnumsal_testbed::{Client, ClientError};
use serde_json::json;

on_both! {
    a_table_is_deleted_under_the_players_of_a_busy_server
    tables_that_were_kept_long_enough_are_pruned
    a_server_deletes_what_was_kept_long_enough_by_itself
    a_player_is_forgotten_while_the_game_goes_on
}

async fn a_table_is_deleted_under_the_players_of_a_busy_server(bed: Bed) {
    let server = bed.serve();
    let load = Load::start(&server, 4);
    let (table, other) = (Table::new(&server), Table::new(&server));
    table.play(&server, 3).await;
    let (mut client, _) = table.connect(&server).await;
    load.goes_on(20).await;
    assert_eq!(bed.ok(&["delete", &table.id]), format!("deleted {}\n", table.id));
    // Everybody at the table is disconnected, and does not find it again.
    let end = loop {
        match client.next().await {
            Ok(_) => {}
            Err(end) => break end,
        }
    };
    assert_eq!(end, ClientError::Closed(Some(4001)));
    assert!(Client::connect(&server.address(), &table.id, None, None).await.is_err());
    let (status, refused) = table.shown(&server);
    assert_eq!((status, &refused["code"]), (404, &json!("no-table")), "{refused}");
    // A move that comes before the server has noticed is refused in the same way.
    let url = format!("{}/api/tables/{}/commands", server.address(), other.id);
    other.play(&server, 1).await;
    bed.ok(&["delete", &other.id]);
    let say = json!({ "type": "say", "text": "hello" });
    let (status, refused) = ask("POST", url, Some(&other.token), Some(say));
    assert_eq!((status, &refused["code"]), (404, &json!("no-table")), "{refused}");
    // Everybody else plays on.
    load.goes_on(20).await;
    for (table, moves) in load.stop().await {
        let (status, shown) = table.shown(&server);
        assert_eq!((status, &shown["table"]["ply"]), (200, &json!(moves)));
    }
    assert_eq!(bed.ok(&["check"]), "4 tables whole, 0 damaged\n");
}

async fn tables_that_were_kept_long_enough_are_pruned(bed: Bed) {
    const DAY: i64 = 86_400_000;
    let server = bed.serve();
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "open" }]);
    let [open, new] = [1, 2].map(|_| Table::with(&server, json!({ "seats": seats })));
    let [abandoned, playing] = [1, 2].map(|_| Table::new(&server));
    let url = format!("{}/api/tables/{}/position", server.address(), playing.id);
    let (_, record) = ask("GET", url, None, None);
    let url = format!("{}/api/tables/import", server.address());
    let (status, imported) = ask("POST", url, None, Some(json!({ "record": record })));
    assert_eq!(status, 201, "{imported}");
    let imported = imported["table"].as_str().unwrap();
    for (id, days) in
        [(open.id.as_str(), 31), (&abandoned.id, 181), (imported, 91), (&playing.id, 100)]
    {
        let earlier =
            format!("UPDATE tables SET changed = changed - {} WHERE id = '{id}'", DAY * days);
        bed.damage(&earlier).await;
    }
    let pruned = |args: &[&str]| {
        let lines = bed.ok(&[&["prune"], args].concat());
        let mut names: Vec<String> =
            lines.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect();
        names.sort();
        names
    };
    let mut old = [open.id.clone(), abandoned.id.clone(), imported.to_owned()];
    old.sort();
    assert_eq!(pruned(&["--dry-run"]), old);
    let kept = ["--keep-open", "forever", "--keep-abandoned", "1y", "--keep-imported", "100d"];
    assert!(pruned(&kept).is_empty());
    assert_eq!(pruned(&[]), old);
    assert!(pruned(&[]).is_empty());
    for table in [&new, &playing] {
        assert_eq!(table.shown(&server).0, 200);
    }
    // The server does not show what it had in memory for longer than it takes to notice.
    while abandoned.shown(&server).0 != 404 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

async fn a_player_is_forgotten_while_the_game_goes_on(bed: Bed) {
    let server = bed.serve();
    let load = Load::start(&server, 4);
    let table = Table::new(&server);
    table.play(&server, 3).await;
    let (mut client, _) = table.connect(&server).await;
    for text in ["I am Ada of Bochnia", "and more of it"] {
        let said = client.command(json!({ "type": "say", "text": text })).await.unwrap();
        assert_eq!(said["type"], "accepted", "{said}");
    }
    let line = bed.fails(&["forget", &table.id, "--seat", "3"], 2);
    assert!(line.contains("there are only 2 seats"), "{line}");
    let line = bed.fails(&["forget", &table.id], 2);
    assert!(line.contains("--seat"), "{line}");
    bed.ok(&["forget", &table.id, "--seat", "1"]);
    // Everybody at the table connects again, and finds the same game without the name.
    while client.next().await.is_ok() {}
    let (_, welcome) = table.connect(&server).await;
    let seen = welcome.to_string();
    assert!(!seen.contains("Ada") && !seen.contains("Bochnia") && seen.contains("Bo"), "{seen}");
    assert_eq!(welcome["table"]["ply"], json!(3));
    assert_eq!(welcome["missed"].as_array().unwrap().len(), 5);
    table.play(&server, 3).await;
    // At a table where moves are made all the time, too.
    load.goes_on(10).await;
    let tables = bed.ok(&["list", "--json", "--player", "Ada"]);
    let busy: serde_json::Value = serde_json::from_str(tables.lines().next().unwrap()).unwrap();
    let busy = busy["table"].as_str().unwrap().to_owned();
    let stopped = load.stop().await;
    bed.ok(&["forget", &busy, "--seat", "1", "--seat", "2", "--host"]);
    assert!(!bed.ok(&["list", "--player", "Ada"]).contains(&busy));
    for (table, moves) in stopped {
        let (status, shown) = table.shown(&server);
        assert_eq!((status, &shown["table"]["ply"]), (200, &json!(moves)));
    }
    assert_eq!(bed.ok(&["check"]), "5 tables whole, 0 damaged\n");
    assert!(!server.log().contains("is damaged"), "{}", server.log());
}

async fn a_server_deletes_what_was_kept_long_enough_by_itself(bed: Bed) {
    let server = bed.serve_with(&["--keep-abandoned", "2w", "--keep-open", "forever"]);
    let [old, new] = [1, 2].map(|_| Table::new(&server));
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "open" }]);
    let open = Table::with(&server, json!({ "seats": seats }));
    for (table, days) in [(&old, 15), (&new, 13), (&open, 1_000)] {
        let (id, back) = (&table.id, days * 86_400_000_i64);
        bed.damage(&format!("UPDATE tables SET changed = changed - {back} WHERE id = '{id}'"))
            .await;
    }
    // It may have looked already; then it is not due for an hour.
    bed.damage("UPDATE chores SET due = 0").await;
    while old.shown(&server).0 != 404 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!((new.shown(&server).0, open.shown(&server).0), (200, 200));
    tokio::task::block_in_place(|| server.wait_for_log("kept long enough", 1)).unwrap();
}
