//! Notices: who gets them, how and when, and that nobody else learns of them.

use super::{
    sinks::{MailSink, hook, notify, sink, webhooks},
    *,
};
use crate::notice::{Mail, Notice, NoticeKind};
use magnumsal_table::{
    address::{Address, AddressRules as _},
    timer::Timer,
};

async fn send(channels: &Channels, address: Value) -> Result<(), String> {
    let address: Address = serde_json::from_value(address).unwrap();
    let channels = channels.clone();
    let notice = Notice {
        kind: NoticeKind::Turn,
        table: "000000000000".to_owned(),
        subject: "Your turn".to_owned(),
        text: "Ada, it is your turn.".to_owned(),
        link: "https://salt.example/#/table/000000000000".to_owned(),
        end: Some("https://salt.example/#/notices/end/1".to_owned()),
        end_all: "https://salt.example/#/notices/end/2".to_owned(),
        unsubscribe: "https://salt.example/api/notices/unsubscribe?token=3".to_owned(),
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
    at.subscribe(bruno, hook(&url)).await;
    let (_, asked) = came.recv().await.unwrap();
    assert_eq!(asked["kind"], "confirm");
    let due = at.see(|table| table.timer().map(|(_, timer)| timer)).await;
    assert_eq!(due, Some(Timer::Host { seat: seat(1) }), "it is Ada's turn");
    at.play(ada, &["place supply 1C", "end"]).await;
    let notice = Timer::Notice { seat: seat(1) };
    assert_eq!(at.see(Table::timer).await, Some((START + 30_000, notice.clone())));
    wait(34_000);
    let (path, told) = came.recv().await.unwrap();
    assert_eq!((path.as_str(), &told["table"]), ("/hook", &json!(at.id.to_string())));
    assert_eq!(told["link"], format!("https://salt.example/#/table/{}", at.id));
    assert_eq!(
        (&told["kind"], &told["subject"]),
        (&json!("turn"), &json!("Magnum Sal: it is your turn"))
    );
    let text = "Bruno, it is your turn at the table “Ada, Bruno”: phase I, round 1.";
    assert_eq!(told["text"], text);
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
    at.subscribe(bruno, hook("http://127.0.0.1/hook")).await;
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
            at.subscribe(ada, hook(&format!("http://127.0.0.1/{per}/{seconds}"))).await;
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
        ntfy: Some("http://127.0.0.1:1".parse().unwrap()),
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
}

#[tokio::test]
async fn webhooks_go_to_public_addresses_and_to_hosts_of_the_list() {
    let hosts = |hosts: &[&str]| Channels {
        webhook_hosts: hosts.iter().map(|host| (*host).to_owned()).collect(),
        ..Channels::default()
    };
    let check = |channels: &Channels, url: &str| {
        channels.check(&Address::Webhook { url: url.to_owned() }).is_ok()
    };
    let any = hosts(&["*"]);
    for public in ["https://chat.example/hook", "http://chat.example/", "https://1.1.1.1/hook"] {
        assert!(check(&any, public), "{public}");
    }
    for neighbour in [
        "http://127.0.0.1/",
        "http://127.1/",
        "http://2130706433/",
        "http://0x7f000001/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://10.0.0.1/hook",
        "http://169.254.169.254/latest/meta-data",
        "https://chat.example:8443/hook",
        "http://chat.example:25/",
    ] {
        assert!(!check(&any, neighbour), "{neighbour}");
        assert!(send(&any, hook(neighbour)).await.is_err(), "{neighbour}");
    }
    // Where a name leads to is looked at when it is called.
    assert!(check(&any, "http://localhost/"));
    let refused = send(&any, hook("http://localhost/")).await.unwrap_err();
    assert!(refused.contains("no public address"), "{refused}");
    let (address, mut came) = sink().await;
    let port = address.rsplit(':').next().unwrap();
    let by_name = format!("http://localhost:{port}/hook");
    assert!(!check(&any, &by_name));
    assert_eq!(send(&hosts(&["*", "localhost"]), hook(&by_name)).await, Ok(()));
    assert_eq!(came.recv().await.unwrap().0, "/hook", "the host has listed it");
    assert!(!check(&hosts(&["chat.example"]), "https://other.example/"), "and only these");
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
    let end = json!({"action": "view", "label": "End notices",
        "url": "https://salt.example/#/notices/end/1"});
    let expected = json!({"topic": "salt", "title": "Your turn", "message": "Ada, it is your turn.",
        "click": "https://salt.example/#/table/000000000000", "actions": [end]});
    assert_eq!(came.recv().await.unwrap(), ("/".to_owned(), expected));
}

#[tokio::test]
async fn a_mail_has_subject_text_and_links() {
    let mut mails = MailSink::start();
    let to = json!({"kind": "email", "address": "ada@salt.example"});
    assert_eq!(send(&mails.channels(), to).await, Ok(()));
    let mail = mails.next().await;
    let unsubscribe = "https://salt.example/api/notices/unsubscribe?token=3";
    for part in [
        "MAIL FROM:<salt@salt.example>",
        "RCPT TO:<ada@salt.example>",
        "Subject: Your turn\n",
        &format!("List-Unsubscribe: <{unsubscribe}>\n"),
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click\n",
        "Ada, it is your turn.\n\nhttps://salt.example/#/table/000000000000\n",
        "No more notices of this table:\nhttps://salt.example/#/notices/end/1\n",
        "Nothing more from this server to this address:\nhttps://salt.example/#/notices/end/2\n",
    ] {
        assert!(mail.contains(part), "{part}\n{mail}");
    }
    for (server, from) in [("http://salt.example", "a@b.example"), ("smtp://salt.example", "a")] {
        assert!(Mail::new(server, from).is_err());
    }
}
