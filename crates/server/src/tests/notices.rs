//! Notices: who gets them, how and when, and that nobody else hears of them.

use super::*;
use crate::notice::{Mail, Notice};
use axum::{Router, http::StatusCode, response::Redirect, routing::post};
use magnumsal_table::{
    address::{Address, AddressRules as _},
    timer::Timer,
};
use std::io::{BufRead, BufReader, Write};
use tokio::sync::mpsc;

/// A server that takes what it is sent; its address and what came.
async fn sink() -> (String, mpsc::UnboundedReceiver<(String, Value)>) {
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

/// A mail server for one mail; its address, and the mail once it has come.
fn mail_sink() -> (String, std::thread::JoinHandle<String>) {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("smtp://{}", listener.local_addr().unwrap());
    let mail = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut lines = BufReader::new(stream.try_clone().unwrap()).lines();
        let mut mail = String::new();
        stream.write_all(b"220 sink\r\n").unwrap();
        while let Some(Ok(line)) = lines.next() {
            mail += &format!("{line}\n");
            let answer: &[u8] = match line.split([' ', ':']).next().unwrap() {
                "DATA" => {
                    stream.write_all(b"354 go on\r\n").unwrap();
                    let text = lines.by_ref().map(Result::unwrap).take_while(|line| line != ".");
                    mail += &text.map(|line| line + "\n").collect::<String>();
                    b"250 taken\r\n"
                }
                "QUIT" => break,
                _ => b"250 fine\r\n",
            };
            stream.write_all(answer).unwrap();
            if mail.contains("Subject") {
                break;
            }
        }
        mail
    });
    (address, mail)
}

fn webhooks() -> Channels {
    Channels { webhook_hosts: vec!["127.0.0.1".to_owned()], ..Channels::default() }
}

fn notify(address: Value) -> Value {
    json!({"type": "notify", "address": address})
}

fn hook(url: &str) -> Value {
    json!({"kind": "webhook", "url": url})
}

async fn send(channels: &Channels, address: Value) -> Result<(), String> {
    let address: Address = serde_json::from_value(address).unwrap();
    let channels = channels.clone();
    let notice = Notice {
        table: "000000000000".to_owned(),
        subject: "Your turn".to_owned(),
        text: "Ada, it is your turn.".to_owned(),
        link: "https://salt.example/#/table/000000000000".to_owned(),
    };
    tokio::task::spawn_blocking(move || channels.send(&address, &notice)).await.unwrap()
}

#[tokio::test]
async fn a_player_is_told_once_in_a_turn_and_nobody_learns_the_address() {
    let bed = Bed::with(webhooks()).await;
    let (address, mut came) = sink().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    let mut ear = at.listen().await;
    let url = format!("{address}/hook?secret=1368");
    at.ok(bruno, notify(hook(&url))).await;
    let due = at.see(Table::timer).await;
    assert_eq!(due, None, "it is Ada's turn");
    at.play(ada, &["place supply 1C", "end"]).await;
    let notice = Timer::Notice { seat: seat(1) };
    assert_eq!(at.see(Table::timer).await, Some((START + 30_000, notice.clone())));
    wait(34_000);
    let (path, told) = came.recv().await.unwrap();
    assert_eq!((path.as_str(), &told["table"]), ("/hook", &json!(at.id.to_string())));
    assert_eq!(told["link"], format!("https://salt.example/#/table/{}", at.id));
    assert_eq!(told["subject"], "Your turn at Ada, Player 2");
    assert_eq!(told["text"], "Bruno, it is your turn at Ada, Player 2: phase I, round 1.");
    // It was in the journal before it was sent.
    let heard = ear.heard();
    assert_eq!(heard.last().unwrap()["entry"], "noticed");
    assert_eq!(at.see(Table::timer).await, None, "once is enough");
    at.play(bruno, &["place supply 2C"]).await;
    at.ok(bruno, json!({"type": "undo"})).await;
    assert_eq!(at.see(Table::timer).await, None, "it is the same turn");
    at.play(bruno, &["place supply 2C", "end"]).await;
    at.play(ada, &["pass", "pass", "end"]).await;
    assert_eq!(at.see(|table| table.timer().map(|(_, timer)| timer)).await, Some(notice));
    let everything =
        format!("{heard:?} {} {}", at.welcome(Some(ada), Some(0)).await, at.view().await);
    assert!(!everything.contains("1368") && everything.contains("subscribed"));
    assert!(
        !format!(
            "{:?}",
            at.see(|table| [0, 1].map(|number| table.chair(seat(number)).cloned())).await
        )
        .contains("1368")
    );
    at.ok(bruno, notify(Value::Null)).await;
    assert_eq!(at.see(Table::timer).await, None, "no notices any more");
}

#[tokio::test]
async fn a_turn_that_comes_back_is_told_again() {
    let bed = Bed::with(webhooks()).await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    at.ok(bruno, notify(hook("http://127.0.0.1/hook"))).await;
    at.play(ada, &["place supply 1C", "end"]).await;
    at.play(bruno, &["place supply 2C", "end"]).await;
    at.play(ada, &["pass", "pass", "end"]).await;
    let told = |table: &Table| {
        Ok(table.step(START, Entry::Noticed { seat: table.turn().unwrap() })?.into())
    };
    at.service.tables.enter(at.live().await, told).await.unwrap();
    assert_eq!(at.see(Table::timer).await, None);
    at.ok(ada, json!({"type": "ask", "ply": 2})).await;
    at.ok(bruno, json!({"type": "agree"})).await;
    let notice = Timer::Notice { seat: seat(1) };
    assert_eq!(at.see(|table| table.timer().map(|(_, timer)| timer)).await, Some(notice));
}

#[tokio::test]
async fn only_slow_games_have_notices() {
    let bed = Bed::with(webhooks()).await;
    for (seconds, slow) in [(60, false), (3599, false), (3600, true), (1_209_600, true)] {
        for per in ["turn", "game"] {
            let clock = json!({"per": per, "seconds": seconds});
            let (at, ada, _) = bed.duo(json!({"clock": clock})).await;
            at.ok(ada, notify(hook("http://127.0.0.1/hook"))).await;
            let timer = at.see(|table| table.timer().unwrap().1).await;
            assert_eq!(timer == Timer::Notice { seat: seat(0) }, slow, "{seconds} per {per}");
        }
    }
}

#[tokio::test]
async fn only_what_the_host_has_set_up_is_allowed() {
    let bed = Bed::new().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    let mail = json!({"kind": "email", "address": "ada@salt.example"});
    let ntfy = json!({"kind": "ntfy", "topic": "salt"});
    for address in [hook("http://127.0.0.1/hook"), ntfy.clone(), mail.clone()] {
        assert_eq!(at.refused(ada, notify(address)).await, "no-notices");
    }
    assert_eq!(at.refused(None, notify(ntfy.clone())).await, "not-seated");
    at.ok(ada, notify(Value::Null)).await;

    let channels = Channels {
        ntfy: Some("https://ntfy.example".parse().unwrap()),
        mail: Some(Mail::new("smtp://127.0.0.1:1", "Salt <salt@salt.example>").unwrap()),
        ..webhooks()
    };
    let bed = Bed::with(channels).await;
    let (at, ada, _) = bed.duo(json!({})).await;
    for address in [hook("https://127.0.0.1:8080/hook"), ntfy, mail] {
        at.ok(ada, notify(address)).await;
    }
    for bad in [
        hook("http://10.0.0.1/hook"),
        hook("http://127.0.0.1.salt.example/"),
        hook("http://127.0.0.1@10.0.0.1/"),
        hook("ftp://127.0.0.1/hook"),
        hook("hook"),
        hook(&format!("http://127.0.0.1/{}", "a".repeat(300))),
        json!({"kind": "ntfy", "topic": "a/b"}),
        json!({"kind": "ntfy", "topic": ""}),
        json!({"kind": "ntfy", "topic": "a".repeat(65)}),
        json!({"kind": "email", "address": "ada"}),
        json!({"kind": "email", "address": "ada@salt.example\r\nBcc: all@salt.example"}),
    ] {
        assert_eq!(at.refused(ada, notify(bad.clone())).await, "bad-address", "{bad}");
    }
    let any = Channels { webhook_hosts: vec!["*".to_owned()], ..Channels::default() };
    let address = serde_json::from_value(hook("http://10.0.0.1/hook")).unwrap();
    assert_eq!(any.check(&address), Ok(()));
}

#[tokio::test]
async fn a_webhook_is_called_and_nothing_else() {
    let (address, mut came) = sink().await;
    let channels = webhooks();
    assert_eq!(send(&channels, hook(&format!("{address}/hook"))).await, Ok(()));
    assert_eq!(came.recv().await.unwrap().1["text"], "Ada, it is your turn.");
    let redirected = send(&channels, hook(&format!("{address}/moved"))).await;
    assert!(redirected.is_err_and(|why| why.contains("307")));
    assert!(send(&channels, hook(&format!("{address}/broken"))).await.is_err());
    assert_eq!(came.recv().await.unwrap().0, "/broken", "no redirect was followed");
    // What is not allowed any more is not called.
    let refused = send(&Channels::default(), hook(&format!("{address}/hook"))).await;
    assert!(refused.is_err() && came.try_recv().is_err());
}

#[tokio::test]
async fn ntfy_gets_topic_title_message_and_link() {
    let (address, mut came) = sink().await;
    let channels = Channels { ntfy: Some(address.parse().unwrap()), ..Channels::default() };
    assert_eq!(send(&channels, json!({"kind": "ntfy", "topic": "salt"})).await, Ok(()));
    let expected = json!({"topic": "salt", "title": "Your turn", "message": "Ada, it is your turn.",
        "click": "https://salt.example/#/table/000000000000"});
    assert_eq!(came.recv().await.unwrap(), ("/".to_owned(), expected));
}

#[tokio::test]
async fn a_mail_has_subject_text_and_link() {
    let (address, mail) = mail_sink();
    let server = Mail::new(&address, "Salt <salt@salt.example>").unwrap();
    let channels = Channels { mail: Some(server), ..Channels::default() };
    let to = json!({"kind": "email", "address": "ada@salt.example"});
    assert_eq!(send(&channels, to).await, Ok(()));
    let mail = mail.join().unwrap();
    for part in [
        "MAIL FROM:<salt@salt.example>",
        "RCPT TO:<ada@salt.example>",
        "Subject: Your turn\n",
        "Ada, it is your turn.\n\nhttps://salt.example/#/table/000000000000\n",
    ] {
        assert!(mail.contains(part), "{part}\n{mail}");
    }
    for (server, from) in [("http://salt.example", "a@b.example"), ("smtp://salt.example", "a")] {
        assert!(Mail::new(server, from).is_err());
    }
}
