//! What copies tables: export, import, backup, restore.

use crate::bed::{Bed, Load, Table, ask, on_both, stderr};
use magnumsal_testbed::Server;
use serde_json::{Value, json};
use std::fs;

on_both! {
    a_backup_of_a_busy_server_is_restored_in_both_databases
    a_store_with_tables_is_restored_only_on_request
    a_table_moves_to_another_store_and_goes_on
    records_of_finished_games_are_exported
    a_file_that_is_not_whole_changes_nothing
    damaged_tables_are_left_out_of_a_backup_and_named
}

/// The lines of a file about who wants no notices.
fn notices(file: &std::path::Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap();
    let about = |line: &&str| line.starts_with("{\"secret\"") || line.starts_with("{\"unwanted\"");
    text.lines().filter(about).map(str::to_owned).collect()
}

/// All that players see of a table.
async fn seen(table: &Table, server: &Server) -> Value {
    let (_, mut welcome) = table.connect(server).await;
    // Another process, another build.
    welcome.as_object_mut().unwrap().remove("build");
    welcome
}

async fn a_backup_of_a_busy_server_is_restored_in_both_databases(bed: Bed) {
    let server = bed.serve();
    let still = Table::with(&server, json!({ "name": "Still", "public": true }));
    still.play(&server, 5).await;
    let report = format!("{}/api/tables/{}/reports", server.address(), still.id);
    let body = json!({ "text": "a word about Bo" });
    let (status, answer) = ask("POST", report, Some(&still.token), Some(body));
    assert!(status < 300, "{status} {answer}");
    // As if somebody had ended notices by their link.
    let (blob, hash) = bed.bytes(&"5a".repeat(32));
    bed.damage(&format!("INSERT INTO unwanted (id, at) VALUES ({blob}, 7)")).await;
    let load = Load::start(&server, 6);
    load.goes_on(30).await;
    let path = bed.folder.path().join("games.jsonl");
    let printed = bed.admin(&["backup", "games.jsonl"]);
    assert_eq!(printed.status.code(), Some(0), "{}", stderr(&printed));
    assert!(stderr(&printed).contains("backed up 7 tables with "), "{}", stderr(&printed));
    load.goes_on(30).await;
    let tables = load.stop().await;
    assert_is_private(&path);
    let file = path.to_str().unwrap();
    let before = seen(&still, &server).await;
    for other in [bed.another(), bed.other_kind("backup_elsewhere")] {
        other.ok(&["restore", file]);
        assert!(other.ok(&["reports"]).contains("a word about Bo"));
        let again = other.folder.path().join("again.jsonl");
        other.ok(&["backup", again.to_str().unwrap()]);
        let (there, here) = (notices(&again), notices(&path));
        assert_eq!(there, here, "the secret and who wants nothing");
        assert!(here.len() == 2 && here[1].contains(&hash), "{here:?}");
        assert_eq!(other.ok(&["check"]), "7 tables whole, 0 damaged\n");
        let restored = other.serve();
        assert_eq!(seen(&still, &restored).await, before);
        for (table, _) in &tables {
            let (then, now) = (seen(table, &restored).await, seen(table, &server).await);
            let lines = then["missed"].as_array().unwrap();
            assert_eq!(lines[..], now["missed"].as_array().unwrap()[..lines.len()]);
            // The keys are still good for it, and the game goes on.
            table.play(&restored, 1).await;
        }
    }
    // The server itself was not disturbed.
    for (table, moves) in &tables {
        assert_eq!(table.shown(&server).1["table"]["ply"], json!(moves));
    }
}

#[cfg(unix)]
fn assert_is_private(path: &std::path::Path) {
    use std::os::unix::fs::PermissionsExt as _;
    assert_eq!(fs::metadata(path).unwrap().permissions().mode() & 0o777, 0o600);
}

#[cfg(not(unix))]
fn assert_is_private(_: &std::path::Path) {}

async fn a_store_with_tables_is_restored_only_on_request(bed: Bed) {
    let mut server = bed.serve();
    let table = Table::new(&server);
    table.play(&server, 2).await;
    bed.ok(&["backup", "games.jsonl"]);
    table.play(&server, 2).await;
    let later = Table::new(&server);
    if bed.store.starts_with("sqlite:") {
        let line = bed.fails(&["restore", "games.jsonl", "--replace"], 2);
        assert!(line.contains("in use by another server"), "{line}");
    }
    server.terminate().unwrap();
    let line = bed.fails(&["restore", "games.jsonl"], 2);
    assert!(line.contains("has tables already") && line.contains("--replace"), "{line}");
    bed.ok(&["restore", "games.jsonl", "--replace"]);
    server.start_again().unwrap();
    assert_eq!(table.shown(&server).1["table"]["ply"], json!(2));
    assert_eq!(later.shown(&server).0, 404);
}

async fn a_table_moves_to_another_store_and_goes_on(bed: Bed) {
    let server = bed.serve();
    let load = Load::start(&server, 2);
    let table = Table::new(&server);
    table.play(&server, 4).await;
    bed.ok(&["export", &table.id, "--out", "table.jsonl"]);
    let before = seen(&table, &server).await;
    let file = bed.folder.path().join("table.jsonl");
    let other = bed.other_kind("export_elsewhere");
    // While a server is busy there.
    let elsewhere = other.serve();
    let busy = Load::start(&elsewhere, 2);
    busy.goes_on(10).await;
    other.ok(&["import", file.to_str().unwrap()]);
    assert_eq!(seen(&table, &elsewhere).await, before);
    table.play(&elsewhere, 2).await;
    // A second time it is left as it is.
    let again = other.admin(&["import", file.to_str().unwrap()]);
    assert!(stderr(&again).contains("imported 0 tables"), "{}", stderr(&again));
    assert!(stderr(&again).contains("1 table there already"), "{}", stderr(&again));
    assert_eq!(table.shown(&elsewhere).1["table"]["ply"], json!(6));
    busy.goes_on(10).await;
    assert_eq!(other.ok(&["check"]), "3 tables whole, 0 damaged\n");
    load.stop().await;
}

async fn records_of_finished_games_are_exported(bed: Bed) {
    let server = bed.serve();
    let finished = Table::with(&server, json!({ "rules": { "round_limit": 1 } }));
    while finished.shown(&server).1["table"]["stage"] != "over" {
        finished.play(&server, 1).await;
    }
    let playing = Table::new(&server);
    let url = format!("{}/api/tables/{}/sealed", server.address(), finished.id);
    let (status, sealed) = ask("GET", url, None, None);
    assert_eq!(status, 200, "{sealed}");
    let exported = bed.ok(&["export", &finished.id, "--records"]);
    assert_eq!(serde_json::from_str::<Value>(&exported).unwrap(), sealed);
    let line = bed.fails(&["export", &playing.id, "--records"], 2);
    assert!(line.contains("its game is not over"), "{line}");
    let line = bed.fails(&["export", "--all", "--records"], 2);
    assert!(line.contains("give a folder with --out"), "{line}");
    bed.ok(&["export", "--all", "--records", "--out", "records"]);
    let names = fs::read_dir(bed.folder.path().join("records")).unwrap();
    let names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, [std::ffi::OsString::from(format!("{}.json", finished.id))]);
}

async fn a_file_that_is_not_whole_changes_nothing(bed: Bed) {
    let server = bed.serve();
    for _ in 0..3 {
        Table::new(&server).play(&server, 3).await;
    }
    bed.ok(&["backup", "games.jsonl"]);
    let whole = fs::read_to_string(bed.folder.path().join("games.jsonl")).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!(lines.len(), 3 + 3 * 4);
    let other = bed.another();
    drop(other.serve());
    let without = |left_out: usize| {
        let kept = lines.iter().enumerate().filter(|(number, _)| *number != left_out);
        kept.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    for (name, text, why) in [
        ("cut off", whole[..whole.len() / 2].to_owned(), ""),
        ("no end", without(lines.len() - 1), "its end is missing"),
        ("a lost line", without(2), ""),
        ("a changed move", whole.replacen("supply castle", "supply market", 1), ""),
        ("another name", whole.replacen("Ada", "Eva", 1), "not as it was written"),
        ("more", format!("{whole}{{}}\n"), "not as it was written"),
        ("newer", whole.replacen("\"version\":1,\"made\"", "\"version\":2,\"made\"", 1), "newer"),
        ("something else", "{}\n".to_owned(), "not a file that `magnumsal admin` has exported"),
        ("nothing", String::new(), "not a file that `magnumsal admin` has exported"),
    ] {
        assert!(text != whole, "{name}");
        let file = other.folder.path().join("bad.jsonl");
        fs::write(&file, text).unwrap();
        for command in ["import", "restore"] {
            let line = other.fails(&[command, file.to_str().unwrap()], 2);
            assert!(line.contains("bad.jsonl, line ") && line.contains(why), "{name}: {line}");
        }
        assert_eq!(other.ok(&["check"]), "0 tables whole, 0 damaged\n", "{name}");
    }
    let line = other.fails(&["import", "none.jsonl"], 2);
    assert!(line.contains("none.jsonl"), "{line}");
}

async fn damaged_tables_are_left_out_of_a_backup_and_named(bed: Bed) {
    let server = bed.serve();
    let (good, bad) = (Table::new(&server), Table::new(&server));
    for table in [&good, &bad] {
        table.play(&server, 2).await;
    }
    let lost = format!("DELETE FROM entries WHERE table_id = '{}' AND number = 1", bad.id);
    bed.damage(&lost).await;
    let printed = bed.admin(&["backup", "games.jsonl"]);
    assert_eq!(printed.status.code(), Some(1), "{}", stderr(&printed));
    let printed = stderr(&printed);
    assert!(
        printed.contains(&bad.id) && printed.contains("1 table damaged and left out"),
        "{printed}"
    );
    let line = bed.fails(&["export", &bad.id], 1);
    assert!(line.contains("is damaged"), "{line}");
    let other = bed.another();
    other.ok(&["restore", bed.folder.path().join("games.jsonl").to_str().unwrap()]);
    assert_eq!(other.ok(&["check", &good.id]), "1 table whole, 0 damaged\n");
}
