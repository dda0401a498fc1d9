//! What changes nothing: list, show, stats, check.

use crate::bed::{Bed, Load, Table, on_both, stderr, stdout};
use serde_json::{Value, json};

on_both! {
    tables_are_listed_and_shown_without_secrets
    lists_can_be_filtered
    statistics_add_up
    a_check_of_a_busy_server_finds_nothing
    a_check_names_what_is_damaged
    bad_input_is_refused_in_a_line
}

/// The tables of a list, in its order.
fn listed(bed: &Bed, args: &[&str]) -> Vec<String> {
    let lines = bed.ok(&[&["list", "--json"], args].concat());
    let table = |line: &str| serde_json::from_str::<Value>(line).unwrap()["table"].clone();
    lines.lines().map(|line| table(line).as_str().unwrap().to_owned()).collect()
}

async fn tables_are_listed_and_shown_without_secrets(bed: Bed) {
    let server = bed.serve();
    let table = Table::with(&server, json!({ "name": "Wieliczka", "public": true }));
    table.play(&server, 3).await;
    let (mut client, _) = table.connect(&server).await;
    let said = client.command(json!({ "type": "say", "text": "a word of chat" })).await.unwrap();
    assert_eq!(said["type"], "accepted", "{said}");
    let list = bed.ok(&["list"]);
    assert!(list.contains(&table.id) && list.contains("Wieliczka"), "{list}");
    assert!(list.contains("playing, public"), "{list}");
    let text = bed.ok(&["show", &table.id]);
    for part in ["Wieliczka", "playing, public", "4 lines", "Ada: player", "whole", "3 moves"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let shown = bed.json(&["show", &table.id]);
    assert_eq!((&shown["state"], &shown["ply"]), (&json!("whole"), &json!(3)), "{shown}");
    assert_eq!(shown["seats"][1], json!({ "name": "Bo", "holder": "player" }));
    for printed in [list, text, shown.to_string()] {
        for secret in ["a word of chat", "salt", "setup", "key", table.token.as_str()] {
            assert!(!printed.contains(secret), "{secret} in {printed}");
        }
    }
}

async fn lists_can_be_filtered(bed: Bed) {
    let server = bed.serve();
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "open" }]);
    let open = Table::with(&server, json!({ "seats": seats, "public": true }));
    let playing = Table::new(&server);
    playing.play(&server, 1).await;
    assert_eq!(listed(&bed, &[]), [playing.id.as_str(), open.id.as_str()], "the latest first");
    assert_eq!(listed(&bed, &["--limit", "1"]), [playing.id.as_str()]);
    assert_eq!(listed(&bed, &["--stage", "open"]), [open.id.as_str()]);
    assert_eq!(listed(&bed, &["--stage", "playing"]), [playing.id.as_str()]);
    assert!(listed(&bed, &["--stage", "over"]).is_empty());
    assert!(listed(&bed, &["--stage", "imported"]).is_empty());
    assert_eq!(listed(&bed, &["--public"]), [open.id.as_str()]);
    assert_eq!(listed(&bed, &["--private"]), [playing.id.as_str()]);
    assert_eq!(listed(&bed, &["--active-within", "1d"]).len(), 2);
    assert!(listed(&bed, &["--older-than", "1d"]).is_empty());
    let earlier = format!("UPDATE tables SET created = 0, changed = 0 WHERE id = '{}'", open.id);
    bed.damage(&earlier).await;
    assert_eq!(listed(&bed, &["--inactive-for", "30d"]), [open.id.as_str()]);
    assert_eq!(listed(&bed, &["--older-than", "1y"]), [open.id.as_str()]);
    assert_eq!(listed(&bed, &["--player", "Bo"]), [playing.id.as_str()]);
    assert!(listed(&bed, &["--player", "B"]).is_empty());
}

async fn statistics_add_up(bed: Bed) {
    let server = bed.serve();
    for moves in [2, 3] {
        Table::new(&server).play(&server, moves).await;
    }
    let stats = bed.json(&["stats", "--days", "2"]);
    assert_eq!((&stats["tables"], &stats["lines"]), (&json!(2), &json!(5)), "{stats}");
    assert_eq!(stats["stages"], json!({ "playing": { "tables": 2, "lines": 5 } }));
    assert!(stats["bytes"].as_u64().unwrap() > 10_000, "{stats}");
    let days = stats["days"].as_array().unwrap();
    let sum = |key: &str| days.iter().map(|day| day[key].as_u64().unwrap()).sum::<u64>();
    assert_eq!((days.len(), sum("made"), sum("last_active")), (2, 2, 2), "{stats}");
    let text = bed.ok(&["stats"]);
    assert!(text.contains("playing") && text.lines().count() > 14, "{text}");
}

async fn a_check_of_a_busy_server_finds_nothing(bed: Bed) {
    let server = bed.serve();
    let load = Load::start(&server, 8);
    for _ in 0..5 {
        load.goes_on(20).await;
        assert_eq!(bed.ok(&["check"]), "8 tables whole, 0 damaged\n");
    }
    let tables = load.stop().await;
    let ids: Vec<&str> = tables.iter().map(|(table, _)| table.id.as_str()).collect();
    assert_eq!(bed.ok(&["check", ids[0], ids[1]]), "2 tables whole, 0 damaged\n");
    assert!(!server.log().contains("damaged"), "{}", server.log());
}

async fn a_check_names_what_is_damaged(bed: Bed) {
    let server = bed.serve();
    let mut tables = Vec::new();
    for _ in 0..8 {
        let table = Table::new(&server);
        table.play(&server, 3).await;
        tables.push(table.id);
    }
    drop(server);
    let place = |number: u32, id: &str| format!("table_id = '{id}' AND number = {number}");
    for sql in [
        format!("UPDATE entries SET body = body || ' ' WHERE {}", place(2, &tables[0])),
        format!("DELETE FROM entries WHERE {}", place(3, &tables[1])),
        format!("UPDATE heads SET head = '{{}}' WHERE table_id = '{}'", tables[2]),
        format!("UPDATE tables SET stage = 2 WHERE id = '{}'", tables[3]),
        format!("UPDATE tables SET public = NOT public WHERE id = '{}'", tables[4]),
        format!("UPDATE tables SET changed = changed + 1 WHERE id = '{}'", tables[5]),
        // As a program without checksums would leave it, except for a move that cannot be made.
        format!("UPDATE entries SET chain = NULL WHERE table_id = '{}'", tables[6]),
        format!("UPDATE tables SET chain = NULL WHERE id = '{}'", tables[6]),
        format!(
            "UPDATE entries SET body = '{{\"entry\":\"moved\",\"seat\":0,\"move\":\"castle 1C\"}}' WHERE {}",
            place(1, &tables[6])
        ),
        "INSERT INTO tables (id, created, public, stage) VALUES ('no table', 1, TRUE, 0)"
            .to_owned(),
    ] {
        bed.damage(&sql).await;
    }
    let output = bed.admin(&["check"]);
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    let printed = stdout(&output);
    for (name, why) in [
        (tables[0].as_str(), "its checksum does not fit"),
        (&tables[1], "it is missing"),
        (&tables[2], "the checksum of its head does not fit"),
        (&tables[3], "another stage"),
        (&tables[4], "whether it is public"),
        (&tables[5], "time of the last line"),
        (&tables[6], "its move cannot be made"),
        ("no table", "the row is no table"),
    ] {
        let line = printed.lines().find(|line| line.starts_with(&format!("damaged: {name}: ")));
        assert!(line.is_some_and(|line| line.contains(why)), "{name}: {why} in {printed}");
    }
    assert!(printed.ends_with("\n1 table whole, 8 damaged\n"), "{printed}");
    let output = bed.admin(&["show", &tables[0]]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("DAMAGED: "), "{}", stdout(&output));
    assert!(bed.ok(&["stats"]).contains("rows that are no table"));
    assert!(bed.ok(&["list"]).contains("(damaged)"));
}

async fn bad_input_is_refused_in_a_line(bed: Bed) {
    drop(bed.serve());
    for (args, printed) in [
        (&["show", "0123456789ab"][..], "there is no table 0123456789ab"),
        (&["show", "upper CASE"], "not the name of a table"),
        (&["check", "0123456789ab"], "there is no table"),
        (&["delete", "0123456789ab"], "there is no table"),
        (&["delete"], "TABLE"),
        (&["list", "--older-than", "30"], "as in 90s, 12h, 30d"),
        (&["prune", "--keep-open", "never"], "or `forever`"),
        (&["list", "--stage", "begun"], "begun"),
        (&["stats", "--days", "0"], "from 1 to 10000"),
        (&["dance"], "dance"),
    ] {
        let line = bed.fails(args, 2);
        assert!(line.contains(printed), "{args:?}: {line}");
    }
    let mut missing = Bed::sqlite();
    missing.store = format!("{}x", bed.store);
    let line = missing.fails(&["list"], 2);
    assert!(line.contains("there is no database") || line.contains("cannot be reached"), "{line}");
}
