//! Servers that take what they are sent: a web server for webhooks and ntfy, and a mail server.

use super::*;
use crate::notice::Mail;
use axum::{Router, http::StatusCode, response::Redirect, routing::post};
use std::{
    io::{BufRead, BufReader, Write},
    net::{TcpListener as StdListener, TcpStream},
    time::Duration,
};
use tokio::sync::mpsc;

/// A web server; its address and what came, with the path.
pub(super) async fn sink() -> (String, mpsc::UnboundedReceiver<(String, Value)>) {
    let (send, came) = mpsc::unbounded_channel();
    let take = |path: &'static str, status: StatusCode| {
        let send = send.clone();
        post(async move |body: String| {
            send.send((path.to_owned(), serde_json::from_str(&body).unwrap())).unwrap();
            status
        })
    };
    let app = Router::new()
        .route("/", take("/", StatusCode::OK))
        .route("/hook", take("/hook", StatusCode::OK))
        .route("/broken", take("/broken", StatusCode::INTERNAL_SERVER_ERROR))
        .route("/moved", post(async || Redirect::temporary("/hook")));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, app).await });
    (address, came)
}

/// A mail server.
pub(super) struct MailSink {
    address: String,
    came: mpsc::UnboundedReceiver<String>,
}

impl MailSink {
    pub(super) fn start() -> Self {
        let listener = StdListener::bind("127.0.0.1:0").unwrap();
        let address = format!("smtp://{}", listener.local_addr().unwrap());
        let (send, came) = mpsc::unbounded_channel();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let send = send.clone();
                std::thread::spawn(move || take_mail(&stream.unwrap(), &send));
            }
        });
        Self { address, came }
    }

    /// A server's way to it.
    pub(super) fn channels(&self) -> Channels {
        let mail = Mail::new(&self.address, "Salt <salt@salt.example>").unwrap();
        Channels { mail: Some(mail), ..Channels::default() }
    }

    /// The next mail, with what was said before it.
    pub(super) async fn next(&mut self) -> String {
        self.came.recv().await.unwrap()
    }

    /// Whether no mail has come that nobody has looked at.
    pub(super) fn is_empty(&self) -> bool {
        self.came.is_empty()
    }
}

/// Talks to a client until it goes, and passes on what it says.
fn take_mail(mut stream: &TcpStream, send: &mpsc::UnboundedSender<String>) {
    let mut lines = BufReader::new(stream).lines();
    let mut mail = String::new();
    stream.write_all(b"220 sink\r\n").unwrap();
    while let Some(Ok(line)) = lines.next() {
        mail += &format!("{line}\n");
        let answer: &[u8] = match line.split([' ', ':']).next().unwrap() {
            "DATA" => {
                stream.write_all(b"354 go on\r\n").unwrap();
                let text = lines.by_ref().map(Result::unwrap).take_while(|line| line != ".");
                mail += &text.map(|line| line + "\n").collect::<String>();
                // The test may be over.
                let _ = send.send(readable(&std::mem::take(&mut mail)));
                b"250 taken\r\n"
            }
            "QUIT" => b"221 goodbye\r\n",
            _ => b"250 fine\r\n",
        };
        if stream.write_all(answer).is_err() {
            return;
        }
    }
}

/// A mail with its body as it was before it was encoded.
fn readable(mail: &str) -> String {
    if !mail.contains("quoted-printable") {
        return mail.to_owned();
    }
    let (head, body) = mail.split_once("\n\n").unwrap();
    let body = body.replace("=\n", "");
    let mut bytes = Vec::new();
    let mut rest = body.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        rest = after;
        if *first == b'=' {
            let digits = std::str::from_utf8(&after[..2]).unwrap();
            bytes.push(u8::from_str_radix(digits, 16).unwrap());
            rest = &after[2..];
        } else {
            bytes.push(*first);
        }
    }
    format!("{head}\n\n{}", String::from_utf8(bytes).unwrap())
}

/// Waits until something is so.
pub(super) async fn until(condition: impl Fn() -> bool) {
    while !condition() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// What lets webhooks go to this machine.
pub(super) fn webhooks() -> Channels {
    Channels { webhook_hosts: vec!["127.0.0.1".to_owned()], ..Channels::default() }
}

pub(super) fn notify(address: Value) -> Value {
    json!({"type": "notify", "address": address})
}

pub(super) fn hook(url: &str) -> Value {
    json!({"kind": "webhook", "url": url})
}

impl At {
    /// Asks for notices, and confirms that as the owner of the address would.
    pub(super) async fn subscribe(&self, key: KeyHash, address: Value) {
        self.ok(key, notify(address)).await;
        let seat = self.see(|table| table.access(Some(&key)).seats[0]).await;
        let decide = move |table: &Table| table.decide_confirm(seat, |_| true, now());
        self.service.tables.enter(self.live().await, decide).await.unwrap();
    }
}
