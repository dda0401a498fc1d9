//! Traces: a collector on this machine gets what a command does on its way.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on stops")]

use crate::{
    common::Folder,
    serve::{PROGRAM, new_table, store},
};
use magnumsal_testbed::{Client, Server};
use opentelemetry_proto::tonic::{
    collector::trace::v1::ExportTraceServiceRequest,
    common::v1::{KeyValue, any_value::Value as Any},
    trace::v1::Span,
};
use prost::Message as _;
use serde_json::json;
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

/// A collector of traces, as OpenTelemetry's own would be.
struct Collector {
    address: String,
    received: Arc<Mutex<Vec<Vec<u8>>>>,
}

impl Collector {
    fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let received = Arc::new(Mutex::new(Vec::new()));
        let all = received.clone();
        thread::spawn(move || {
            for stream in listener.incoming() {
                let all = all.clone();
                thread::spawn(move || while take(stream.as_ref().unwrap(), &all).is_some() {});
            }
        });
        Self { address, received }
    }

    /// The spans that have come, and what else is reported about the program.
    fn spans(&self) -> (Vec<Span>, Vec<KeyValue>) {
        let (mut spans, mut about) = (Vec::new(), Vec::new());
        for body in &*self.received.lock().unwrap() {
            let request = ExportTraceServiceRequest::decode(body.as_slice()).unwrap();
            for resource in request.resource_spans {
                about = resource.resource.unwrap().attributes;
                spans.extend(resource.scope_spans.into_iter().flat_map(|scope| scope.spans));
            }
        }
        (spans, about)
    }

    fn has(&self, text: &str) -> bool {
        let received = self.received.lock().unwrap();
        received.iter().any(|body| body.windows(text.len()).any(|part| part == text.as_bytes()))
    }
}

/// Takes one request from a connection.
fn take(stream: &TcpStream, all: &Mutex<Vec<Vec<u8>>>) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let mut head = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok().filter(|&read| read > 0)?;
        if line == "\r\n" {
            break;
        }
        head.push(line.trim().to_lowercase());
    }
    assert!(head[0].starts_with("post /v1/traces "), "{head:?}");
    assert!(head.contains(&"content-type: application/x-protobuf".to_owned()), "{head:?}");
    let length = head.iter().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
    let mut body = vec![0; length.parse().unwrap()];
    reader.read_exact(&mut body).ok()?;
    all.lock().unwrap().push(body);
    let mut stream = stream;
    stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").ok()
}

fn text(attributes: &[KeyValue], key: &str) -> Option<String> {
    let found = attributes.iter().find(|attribute| attribute.key == key)?;
    match found.value.as_ref()?.value.as_ref()? {
        Any::StringValue(text) => Some(text.clone()),
        Any::IntValue(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Asks for a table as a proxy does that takes part in a trace.
fn look(server: &Server, table: &str, traceparent: &str) {
    let address = server.address();
    let host = address.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    let request = format!(
        "GET /api/tables/{table} HTTP/1.1\r\nhost: {host}\r\ntraceparent: {traceparent}\r\n\
         connection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_seen_on_its_way_from_the_socket_to_the_store() {
    let (folder, collector) = (Folder::new(), Collector::start());
    let args = ["--otlp", collector.address.as_str()];
    let mut server = Server::start(PROGRAM, &store(&folder), &args).unwrap();
    let (table, token) = new_table(&server);
    let (mut client, _) =
        Client::connect(&server.address(), &table, Some(&token), None).await.unwrap();
    client.play(0, "place supply 1C").await.unwrap();
    client.command(json!({ "type": "say", "text": "whispering" })).await.unwrap();
    // What has not been sent is sent before the end.
    assert_eq!(server.terminate().unwrap().code(), Some(0), "{}", server.log());

    let (spans, about) = collector.spans();
    assert_eq!(text(&about, "service.name").as_deref(), Some("magnumsal"));
    let is_move = |span: &&Span| {
        span.name == "command" && text(&span.attributes, "kind").as_deref() == Some("move")
    };
    let command = spans.iter().find(is_move).unwrap_or_else(|| panic!("{spans:?}"));
    assert_eq!(text(&command.attributes, "table"), Some(table.clone()));
    let parent = |of: &Span| spans.iter().find(|span| span.span_id == of.parent_span_id).unwrap();
    assert_eq!(parent(command).name, "message");
    assert!(parent(command).parent_span_id.is_empty(), "a message begins a trace of its own");
    let child = |of: &Span, name: &str| {
        let mut children = spans.iter().filter(|span| span.parent_span_id == of.span_id);
        let child = children.find(|span| span.name == name);
        child.unwrap_or_else(|| panic!("{} has no {name}: {spans:?}", of.name))
    };
    let mut span = command;
    for name in ["enter", "append", "commit"] {
        let next = child(span, name);
        assert_eq!(next.trace_id, span.trace_id);
        assert!(next.start_time_unix_nano >= span.start_time_unix_nano, "{name}");
        span = next;
    }
    assert!(spans.iter().any(|span| span.name == "request"));
    for secret in [token.as_str(), "whispering", "Ada", "place supply"] {
        assert!(!collector.has(secret), "traces have {secret}");
    }
}

#[test]
fn a_trace_of_the_proxy_is_continued_and_no_other() {
    let trace = "0af7651916cd43dd8448eb211c80319c";
    let traceparent = format!("00-{trace}-b7ad6b7169203331-01");
    for behind_proxy in [true, false] {
        let (folder, collector) = (Folder::new(), Collector::start());
        let mut args = vec!["--otlp", collector.address.as_str()];
        args.extend(behind_proxy.then_some("--behind-proxy"));
        let mut server = Server::start(PROGRAM, &store(&folder), &args).unwrap();
        let (table, _) = new_table(&server);
        look(&server, &table, &traceparent);
        server.terminate().unwrap();
        let (spans, _) = collector.spans();
        let is_look = |span: &&Span| {
            text(&span.attributes, "route").as_deref() == Some("/api/tables/{table}")
        };
        let span = spans.iter().find(is_look).unwrap_or_else(|| panic!("{spans:?}"));
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        assert_eq!(hex(&span.trace_id) == trace, behind_proxy);
        assert_eq!(hex(&span.parent_span_id) == "b7ad6b7169203331", behind_proxy);
        assert_eq!(text(&span.attributes, "status").as_deref(), Some("200"));
    }
}

#[test]
fn a_collector_that_is_not_there_harms_nobody() {
    let folder = Folder::new();
    let args = ["--otlp", "http://127.0.0.1:1"];
    let mut server = Server::start(PROGRAM, &store(&folder), &args).unwrap();
    new_table(&server);
    assert_eq!(server.terminate().unwrap().code(), Some(0));
    let printed = server.log().matches("traces do not arrive at the collector").count();
    assert_eq!(printed, 1, "{}", server.log());
}
