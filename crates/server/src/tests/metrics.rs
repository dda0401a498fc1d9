//! What is counted, and that documents, dashboard and alerts speak of what is there.

use super::{bots::quick_game, *};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command as Program,
};

/// The metrics of a server where something of everything has happened.
async fn used() -> (Bed, String) {
    let bed = Bed::new().await;
    let tables = bed.serve().await;
    let (duo, ada, _) = bed.duo(json!({})).await;
    duo.play(ada, &["place supply 1C"]).await;
    assert_eq!(ask(format!("{tables}/{}", duo.id), None, None).await.0, 200);
    let text = until(&bed, "magnumsal_stored_tables{").await;
    (bed, text)
}

/// The metrics once they have this in them.
async fn until(bed: &Bed, part: &str) -> String {
    loop {
        let text = bed.service.metrics.text(bed.service.tables.store());
        if text.contains(part) {
            return text;
        }
        tokio::task::yield_now().await;
    }
}

/// The names of the samples in a text of metrics, as queries write them; of histograms without
/// what is put after them.
fn names(text: &str) -> Vec<String> {
    let types = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let name = |line: &str| {
        let (name, kind) = line.split_once(' ').unwrap();
        let ending = match kind {
            "counter" => "_total",
            "info" => "_info",
            _ => "",
        };
        format!("{name}{ending}")
    };
    types.map(name).collect()
}

/// A file of the project.
fn file(path: &str) -> (PathBuf, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    let text = fs::read_to_string(&path).unwrap();
    (path, text)
}

/// All words of a text that can be names of metrics.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let ours = words.filter(|word| word.starts_with("magnumsal_") || word.starts_with("process_"));
    let plain = |word: &str| {
        let endings = ["_bucket", "_sum", "_count"];
        let ending = endings.iter().find_map(|ending| word.strip_suffix(ending));
        ending.unwrap_or(word).to_owned()
    };
    ours.map(plain).collect()
}

#[tokio::test]
async fn every_metric_is_documented_and_every_documented_one_is_there() {
    let (_bed, text) = used().await;
    let (_, hosting) = file("docs/hosting.md");
    let rows = hosting.lines().filter_map(|line| line.strip_prefix("| `"));
    let documented = rows.filter_map(|row| row.split('`').next());
    let ours = documented.filter(|name| !named(name).is_empty()).map(str::to_owned);
    assert_eq!(names(&text), ours.collect::<Vec<_>>());
}

#[tokio::test]
async fn the_metrics_tell_what_has_happened() {
    let (bed, text) = used().await;
    for line in [
        "magnumsal_tables_total 1",
        "magnumsal_moves_total 1",
        "magnumsal_live_tables 1",
        "magnumsal_http_requests_total{method=\"GET\",route=\"/api/tables/{table}\",status=\"200\"} 1",
        "magnumsal_http_request_seconds_count{method=\"GET\",route=\"/api/tables/{table}\"} 1",
        "magnumsal_stored_tables{stage=\"over\"} 0",
        "magnumsal_queue_waiting{queue=\"notices\"} 0",
        "magnumsal_queue_wait_seconds_count{queue=\"bots\"} 0",
        "magnumsal_store_waiting 0",
    ] {
        assert!(text.lines().any(|found| found == line), "no {line} in\n{text}");
    }
    let version = text.lines().find(|line| line.starts_with("magnumsal_build_info{")).unwrap();
    for part in [env!("CARGO_PKG_VERSION"), "build=\"0123456789abcdef\"", "protocol=", "journal="] {
        assert!(version.contains(part), "{version}");
    }
    let bytes = text.lines().find_map(|line| line.strip_prefix("magnumsal_store_bytes ")).unwrap();
    assert!(bytes.parse::<u64>().unwrap() > 10_000, "{bytes}");
    bed.table(quick_game("random", 4)).await;
    until(&bed, "magnumsal_tables_total 2").await;
}

/// No matter what clients ask for, the number of labels is limited.
#[tokio::test]
async fn requests_are_counted_by_route_never_by_path() {
    let bed = Bed::new().await;
    let tables = bed.serve().await;
    let root = tables.strip_suffix("/api/tables").unwrap().to_owned();
    for number in 0..5 {
        assert_eq!(ask(format!("{root}/no/page/{number}"), None, None).await.0, 404);
        assert_eq!(ask(format!("{tables}/{number:012}"), None, None).await.0, 404);
        let (status, _) = ask(format!("{tables}/{number:012}"), None, Some(json!({}))).await;
        assert_eq!(status, 405);
    }
    let text = until(&bed, "status=\"405\"} 5").await;
    let requests = text.lines().filter(|line| line.starts_with("magnumsal_http_requests_total{"));
    let mut requests: Vec<_> = requests.collect();
    requests.sort_unstable();
    assert_eq!(
        requests,
        [
            "magnumsal_http_requests_total{method=\"GET\",route=\"/api/tables/{table}\",status=\"404\"} 5",
            "magnumsal_http_requests_total{method=\"GET\",route=\"none\",status=\"404\"} 5",
            "magnumsal_http_requests_total{method=\"POST\",route=\"/api/tables/{table}\",status=\"405\"} 5",
        ]
    );
}

#[tokio::test]
async fn dashboard_and_alerts_name_metrics_that_are_there() {
    let (_bed, text) = used().await;
    let real: BTreeSet<String> = names(&text).into_iter().collect();
    for path in ["deploy/grafana-dashboard.json", "deploy/prometheus-alerts.yml"] {
        let named = named(&file(path).1);
        assert!(named.len() > 5, "{path}: {named:?}");
        let unknown: Vec<_> = named.difference(&real).collect();
        assert!(unknown.is_empty(), "{path} has {unknown:?}");
    }
}

#[test]
fn every_panel_of_the_dashboard_shows_something() {
    let (_, text) = file("deploy/grafana-dashboard.json");
    let dashboard: Value = serde_json::from_str(&text).unwrap();
    assert!(dashboard["title"].is_string() && dashboard["uid"].is_string());
    let panels = dashboard["panels"].as_array().unwrap();
    let mut ids = BTreeSet::new();
    for panel in panels {
        let title = panel["title"].as_str().unwrap();
        assert!(ids.insert(panel["id"].as_u64().unwrap()), "{title}: its number is taken");
        let place = &panel["gridPos"];
        let [x, w] = ["x", "w"].map(|key| place[key].as_u64().unwrap());
        assert!(x + w <= 24 && place["h"].as_u64() > Some(0), "{title}: {place}");
        if panel["type"] == "row" {
            continue;
        }
        assert_eq!(panel["datasource"]["uid"], "${datasource}", "{title}");
        let targets = panel["targets"].as_array().unwrap();
        assert!(!targets.is_empty(), "{title}");
        for target in targets {
            let query = target["expr"].as_str().unwrap();
            assert!(!named(query).is_empty(), "{title}: {query}");
            let count = |c: char| query.matches(c).count();
            assert!(count('(') == count(')') && count('{') == count('}'), "{title}: {query}");
        }
    }
    assert!(panels.len() >= 10);
}

/// The alerts in the file, each as its lines.
fn alerts(text: &str) -> Vec<&str> {
    text.split("      - alert: ").skip(1).collect()
}

#[test]
fn every_alert_says_what_to_do_and_where_that_is_written() {
    let (_, text) = file("deploy/prometheus-alerts.yml");
    let (_, hosting) = file("docs/hosting.md");
    let alerts = alerts(&text);
    assert!(alerts.len() >= 8);
    for alert in alerts {
        let name = alert.lines().next().unwrap();
        let value = |key: &str| {
            let line = alert.lines().find_map(|line| line.trim_start().strip_prefix(key));
            line.unwrap_or_else(|| panic!("{name} has no {key}")).trim().to_owned()
        };
        assert!(["warning", "critical"].contains(&value("severity:").as_str()), "{name}");
        assert!(value("summary:").len() > 10 && value("description:").len() > 30, "{name}");
        assert!(value("runbook_url:").ends_with("docs/hosting.md#alerts"), "{name}");
        let row = hosting.lines().find(|line| line.starts_with(&format!("| `{name}` |")));
        assert!(row.is_some(), "docs/hosting.md does not say what to do about {name}");
    }
    let rows = hosting.lines().filter_map(|line| line.strip_prefix("| `Magnumsal"));
    for row in rows {
        let name = format!("Magnumsal{}", row.split('`').next().unwrap());
        assert!(text.contains(&format!("- alert: {name}\n")), "there is no alert {name}");
    }
}

/// Prometheus' own tool reads the rules, and tries them on series of numbers.
#[test]
fn prometheus_understands_the_alerts() {
    if Program::new("promtool").arg("--version").output().is_err() {
        eprintln!("note: the alerts were not tried: there is no promtool (Debian: prometheus)");
        return;
    }
    let folder = file("deploy/prometheus-alerts.yml").0.parent().unwrap().to_owned();
    for arguments in [
        ["check", "rules", "prometheus-alerts.yml"],
        ["test", "rules", "prometheus-alerts.test.yml"],
    ] {
        let done = Program::new("promtool").args(arguments).current_dir(&folder).output().unwrap();
        let said =
            [done.stdout, done.stderr].map(|part| String::from_utf8_lossy(&part).into_owned());
        assert!(done.status.success(), "promtool {arguments:?}: {}", said.concat());
    }
}
