//! What the owner of an address decides: to confirm it, to end notices, to get nothing any more; and
//! how much is sent to whom.

use super::{
    sinks::{MailSink, hook, notify, sink, until, webhooks},
    *,
};
use crate::notice::{Notice, NoticeKind};
use magnumsal_table::{address::Address, timer::Timer};

/// Something to send.
fn notice() -> Notice {
    let text = || "text".to_owned();
    Notice {
        kind: NoticeKind::Turn,
        table: text(),
        subject: text(),
        text: text(),
        link: text(),
        end: None,
        end_all: text(),
        unsubscribe: text(),
    }
}

const DAY: i64 = 24 * 3_600_000;

fn email(address: &str) -> Value {
    json!({"kind": "email", "address": address})
}

/// The token of a link in a mail.
fn token(mail: &str, what: &str) -> String {
    let start = format!("https://salt.example/#/notices/{what}/");
    let links: Vec<&str> = mail.lines().filter_map(|line| line.strip_prefix(&start)).collect();
    (*links.first().unwrap_or_else(|| panic!("no {what} in {mail}"))).to_owned()
}

/// The tokens with which a mail can be ended: for its table, for all, and by programs.
fn ends(mail: &str) -> [String; 3] {
    let links =
        mail.lines().filter_map(|line| line.strip_prefix("https://salt.example/#/notices/end/"));
    let [table, all] = links.collect::<Vec<_>>()[..] else { panic!("{mail}") };
    let (_, header) = mail.split_once("unsubscribe?token=").unwrap();
    let program = header.split('>').next().unwrap();
    [table, all, program].map(str::to_owned)
}

/// A table where Bruno's notices go to an address that he has confirmed, and Ada has moved.
async fn waiting(bed: &Bed, mails: &mut MailSink, address: &str) -> (At, KeyHash, KeyHash) {
    let (at, ada, bruno) = bed.duo(json!({})).await;
    at.ok(bruno, notify(email(address))).await;
    let token = token(&mails.next().await, "confirm");
    at.service.notifier.confirm(&token).await.unwrap();
    at.play(ada, &["place supply 1C", "end"]).await;
    (at, ada, bruno)
}

async fn post(base: &str, what: &str, token: &str) -> (u16, Value) {
    let url = base.replace("/tables", &format!("/notices/{what}"));
    ask(url, None, Some(json!({"token": token}))).await
}

async fn timer(at: &At) -> Option<Timer> {
    at.see(|table| table.timer().map(|(_, timer)| timer)).await
}

fn turn() -> Timer {
    Timer::Notice { seat: seat(1) }
}

#[tokio::test]
async fn nothing_is_sent_to_an_address_before_its_owner_confirms_it() {
    let mut mails = MailSink::start();
    let bed = Bed::with(mails.channels()).await;
    let base = bed.serve().await;
    let (at, ada, bruno) = bed.duo(json!({})).await;
    at.ok(ada, json!({"type": "title", "name": "Win at www.evil.example"})).await;
    at.ok(bruno, notify(email("bruno@salt.example"))).await;
    let asked = mails.next().await;
    assert!(asked.contains("Subject: Magnum Sal: confirm your address\n"), "{asked}");
    assert!(asked.contains("RCPT TO:<bruno@salt.example>"), "{asked}");
    assert!(!asked.contains("evil") && !asked.contains("Bruno,"), "{asked}");
    at.play(ada, &["place supply 1C", "end"]).await;
    assert_eq!(timer(&at).await, None);
    let state = async || {
        let url = format!("{base}/{}/notices", at.id);
        let keyed = ask(url, Some(&"0".repeat(32)), None).await;
        assert_eq!((keyed.0, &keyed.1["code"]), (403, &json!("not-seated")));
        at.see(|table| table.chair(seat(1)).unwrap().notices.clone().unwrap().confirmed).await
    };
    assert!(!state().await);

    let token = token(&asked, "confirm");
    let (status, answer) = post(&base, "confirm", &token).await;
    assert_eq!((status, &answer["table"]), (200, &json!(at.id.to_string())));
    assert!(state().await);
    assert_eq!(timer(&at).await, Some(turn()));
    wait(34_000);
    let told = mails.next().await;
    assert!(told.contains("Subject: Magnum Sal: it is your turn\n"), "{told}");
    let text = "Bruno, it is your turn at the table “Win at www evil example”: phase I, round 1.";
    assert!(told.contains(text) && !told.contains("evil.example"), "{told}");
    // To confirm again changes nothing.
    let before = at.see(Table::number).await;
    assert_eq!(post(&base, "confirm", &token).await, (status, answer));
    assert_eq!(at.see(Table::number).await, before);
}

#[tokio::test]
async fn a_link_is_good_for_a_day_and_for_its_address() {
    let mut mails = MailSink::start();
    let bed = Bed::with(mails.channels()).await;
    let base = bed.serve().await;
    let (at, _, bruno) = bed.duo(json!({})).await;
    at.ok(bruno, notify(email("bruno@salt.example"))).await;
    let first = token(&mails.next().await, "confirm");
    at.ok(bruno, notify(email("other@salt.example"))).await;
    let second = token(&mails.next().await, "confirm");
    let bad =
        |answer: (u16, Value)| assert_eq!((answer.0, &answer.1["code"]), (403, &json!("bad-link")));
    bad(post(&base, "confirm", &first).await);
    bad(post(&base, "confirm", "").await);
    bad(post(&base, "end", &second).await);
    bad(post(&base, "allow", &second).await);
    wait(DAY + 1);
    bad(post(&base, "confirm", &second).await);
    wait(-DAY);
    assert_eq!(post(&base, "confirm", &second).await.0, 200);
    at.ok(bruno, notify(Value::Null)).await;
    bad(post(&base, "confirm", &second).await);
}

#[tokio::test]
async fn a_confirmed_address_needs_no_other_confirmation_by_who_has_the_proof() {
    let mut mails = MailSink::start();
    let bed = Bed::with(mails.channels()).await;
    let (at, _, bruno) = bed.duo(json!({})).await;
    let address = email("bruno@salt.example");
    at.ok(bruno, notify(address.clone())).await;
    let token = token(&mails.next().await, "confirm");
    let proof = bed.service.notifier.confirm(&token).await.unwrap().proof.reveal();
    let confirmed = async |at: &At| {
        at.see(|table| table.chair(seat(1)).unwrap().notices.clone().unwrap().confirmed).await
    };
    // The same address for the same seat stays confirmed.
    at.ok(bruno, notify(address.clone())).await;
    assert!(confirmed(&at).await);
    let (other, _, bruno) = bed.duo(json!({})).await;
    other.ok(bruno, json!({"type": "notify", "address": address, "proof": proof})).await;
    assert!(confirmed(&other).await && mails.is_empty());
    // Who knows the address alone has to ask its owner, and so has who has the proof of another.
    let (third, _, bruno) = bed.duo(json!({})).await;
    third.ok(bruno, notify(address)).await;
    assert!(!confirmed(&third).await);
    assert!(mails.next().await.contains("confirm your address"));
    let foreign = json!({"type": "notify", "address": email("ada@salt.example"), "proof": proof});
    third.ok(bruno, foreign).await;
    assert!(!confirmed(&third).await);
}

#[tokio::test]
async fn notices_of_a_table_are_ended_by_a_link_without_a_key() {
    let mut mails = MailSink::start();
    let bed = Bed::with(mails.channels()).await;
    let base = bed.serve().await;
    let (at, ada, bruno) = waiting(&bed, &mut mails, "bruno@salt.example").await;
    wait(34_000);
    let [table, _, _] = ends(&mails.next().await);
    at.play(bruno, &["place supply 2C", "end"]).await;
    at.play(ada, &["pass", "pass", "end"]).await;
    assert_eq!(timer(&at).await, Some(turn()));
    // Programs that look at what is behind a link change nothing.
    let url = base.replace("/tables", "/notices/end");
    assert_eq!(ask(format!("{url}?token={table}"), None, None).await.0, 405);
    assert_eq!(timer(&at).await, Some(turn()));
    assert_eq!(post(&base, "end", &table).await.0, 200);
    assert_eq!(timer(&at).await, None);
    let number = at.see(Table::number).await;
    assert_eq!(post(&base, "end", &table).await.0, 200, "once more");
    assert_eq!(at.see(Table::number).await, number);
    assert_eq!(post(&base, "allow", &table).await.0, 403, "it can do nothing else");
    // Another address at the same seat is not theirs to end.
    at.subscribe(bruno, email("other@salt.example")).await;
    assert_eq!(post(&base, "end", &table).await.0, 200);
    assert_eq!(timer(&at).await, Some(turn()));
}

#[tokio::test]
async fn everything_is_ended_for_an_address_and_allowed_again() {
    let mut mails = MailSink::start();
    let bed = Bed::with(mails.channels()).await;
    let base = bed.serve().await;
    let (at, _, bruno) = waiting(&bed, &mut mails, "bruno@salt.example").await;
    wait(34_000);
    let [_, all, _] = ends(&mails.next().await);
    for _ in 0..2 {
        assert_eq!(post(&base, "end", &all).await.0, 200);
    }
    // Neither notices nor questions come, however the address is written, and nobody learns why.
    let unwanted = at.service.clone();
    unwanted.notifier.tell_turn(&at.live().await.table(), seat(1));
    at.ok(bruno, notify(email("Bruno+salt@SALT.example"))).await;
    let (other, ada, _) = bed.duo(json!({})).await;
    other.ok(ada, notify(email("ada@salt.example"))).await;
    assert!(mails.next().await.contains("RCPT TO:<ada@salt.example>"), "only this one");
    assert!(mails.is_empty());

    assert_eq!(post(&base, "allow", &all).await.0, 200);
    at.ok(bruno, notify(email("bruno@salt.example"))).await;
    assert!(mails.next().await.contains("RCPT TO:<bruno@salt.example>"));
}

#[tokio::test]
async fn a_mail_program_ends_everything_with_one_click() {
    let mut mails = MailSink::start();
    let bed = Bed::with(mails.channels()).await;
    let base = bed.serve().await;
    let (at, _, bruno) = waiting(&bed, &mut mails, "bruno@salt.example").await;
    wait(34_000);
    let mail = mails.next().await;
    let [_, all, program] = ends(&mail);
    let unsubscribe = base.replace("/tables", &format!("/notices/unsubscribe?token={program}"));
    let request = |url: String, form: Option<&'static str>| {
        tokio::task::spawn_blocking(move || {
            let config = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
            let agent = config.max_redirects_will_error(false).build().new_agent();
            let answer = match form {
                None => agent.get(url).call(),
                Some(form) => {
                    let kind = "application/x-www-form-urlencoded";
                    agent.post(url).header("content-type", kind).send(form)
                }
            };
            let answer = answer.unwrap();
            let place =
                answer.headers().get("location").map(|place| place.to_str().unwrap().to_owned());
            (answer.status().as_u16(), place)
        })
    };
    let wanted = async || {
        at.ok(bruno, notify(Value::Null)).await;
        at.ok(bruno, notify(email("bruno@salt.example"))).await;
        // A question that is not sent leaves no trace: this one comes after it.
        let (other, ada, _) = bed.duo(json!({})).await;
        other.ok(ada, notify(email(&format!("{}@salt.example", other.id)))).await;
    };
    // Who opens the address gets a page, where nothing is done yet.
    let page = format!("https://salt.example/#/notices/end/{program}");
    assert_eq!(request(unsubscribe.clone(), None).await.unwrap(), (303, Some(page)));
    assert_eq!(request(unsubscribe.clone(), Some("")).await.unwrap().0, 400);
    wanted().await;
    let two = [mails.next().await, mails.next().await];
    assert!(two.iter().any(|mail| mail.contains("RCPT TO:<bruno@salt.example>")));

    let form = Some("List-Unsubscribe=One-Click");
    for _ in 0..2 {
        assert_eq!(request(unsubscribe.clone(), form).await.unwrap().0, 200);
    }
    wanted().await;
    assert!(!mails.next().await.contains("RCPT TO:<bruno@salt.example>"));
    assert!(mails.is_empty());
    // The token may stand in the log of a proxy. It takes nothing back.
    assert_eq!(post(&base, "allow", &program).await.0, 403);
    let forged = base.replace("/tables", "/notices/unsubscribe?token=unsubscribe-00-00");
    assert_eq!(request(forged.clone(), form).await.unwrap().0, 403);
    assert_eq!(request(forged, None).await.unwrap().0, 403);
    assert_eq!(post(&base, "allow", &all).await.0, 200);
}

#[tokio::test]
async fn an_address_gets_so_much_over_all_tables() {
    let mut mails = MailSink::start();
    let bed = Bed::with(mails.channels()).await;
    bed.stop().await;
    let (one, _, _) = waiting(&bed, &mut mails, "bruno@salt.example").await;
    let (other, _, _) = waiting(&bed, &mut mails, "Bruno@salt.example").await;
    let tell = async |times: usize| {
        for at in [&one, &other].into_iter().cycle().take(times) {
            bed.service.notifier.tell_turn(&at.live().await.table(), seat(1));
        }
    };
    let dropped = async |count: u64| {
        until(|| bed.service.metrics.notices_dropped.get() >= count).await;
    };
    tell(12).await;
    for _ in 0..10 {
        assert!(mails.next().await.contains("it is your turn"));
    }
    dropped(2).await;
    // Six minutes are a tenth of an hour.
    wait(6 * 60_000);
    tell(2).await;
    mails.next().await;
    dropped(3).await;
    // One every six minutes is allowed, until it is too much for a day.
    let mut told = 11;
    for _ in 0..80 {
        wait(6 * 60_000);
        let dropped = bed.service.metrics.notices_dropped.get();
        tell(1).await;
        let more = || bed.service.metrics.notices_dropped.get() > dropped;
        until(|| !mails.is_empty() || more()).await;
        if !mails.is_empty() {
            mails.next().await;
            told += 1;
        }
    }
    // Fifty, and one more for each fiftieth of a day that has passed.
    assert_eq!(told, 66);
}

#[tokio::test]
async fn who_asks_for_many_addresses_or_for_one_too_often_is_refused() {
    let mut mails = MailSink::start();
    let bed = Bed::with(mails.channels()).await;
    let base = bed.serve().await;
    // With the same address as somebody else at another table.
    let (at, ada, bruno) = bed.duo(json!({})).await;
    for key in [ada, bruno, ada] {
        at.ok(key, notify(email("ada@salt.example"))).await;
        mails.next().await;
    }
    let (other, carol, _) = bed.duo(json!({})).await;
    let again = notify(email("Ada+3@salt.example"));
    assert_eq!(other.refused(carol, again.clone()).await, "asked-too-often");
    wait(DAY / 3);
    other.ok(carol, again).await;
    mails.next().await;

    // A client may ask twenty times, no matter which addresses and tables it uses.
    let seats = json!([{"kind": "me", "name": "Ada"}, {"kind": "open"}]);
    let mut refused = 0;
    for number in 0..25 {
        let (_, made) = ask(base.clone(), None, Some(json!({"seats": seats}))).await;
        let url = format!("{base}/{}/commands", made["table"].as_str().unwrap());
        let request = notify(email(&format!("a{number}@salt.example")));
        let (status, answer) = ask(url, made["token"].as_str(), Some(request)).await;
        if status == 429 {
            assert_eq!(answer["code"], "asked-too-often");
            refused += 1;
        } else {
            assert_eq!(status, 200, "{answer}");
            mails.next().await;
        }
    }
    assert_eq!(refused, 5);
    assert!(mails.is_empty());
}

#[tokio::test]
async fn webhooks_that_never_answer_hold_up_nothing_else() {
    // Connections are made by the system, and nobody ever reads them.
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/hook", silent.local_addr().unwrap());
    let mut mails = MailSink::start();
    let bed = Bed::with(Channels { mail: mails.channels().mail, ..webhooks() }).await;
    let (at, _, bruno) = bed.duo(json!({})).await;
    for number in 0..200 {
        let service = bed.service.clone();
        let to = Address::Webhook { url: format!("{url}?{number}") };
        let (id, notice) = (at.id.clone(), notice());
        tokio::spawn(async move { service.notifier.deliver(&id, &to, notice).await });
    }
    // Four are under way and 64 wait, and some more if they have given up by now.
    until(|| bed.service.metrics.notices_dropped.get() >= 100).await;
    at.ok(bruno, notify(email("bruno@salt.example"))).await;
    assert!(mails.next().await.contains("RCPT TO:<bruno@salt.example>"));
    // Threads of the server's own are free as well.
    tokio::task::spawn_blocking(|| ()).await.unwrap();
    drop(silent);
}

#[tokio::test]
async fn a_webhook_confirms_like_a_mail() {
    let bed = Bed::with(webhooks()).await;
    let (address, mut came) = sink().await;
    let (at, ada, _) = bed.duo(json!({})).await;
    at.ok(ada, notify(hook(&format!("{address}/hook")))).await;
    let (_, asked) = came.recv().await.unwrap();
    assert_eq!((&asked["kind"], &asked["end"]), (&json!("confirm"), &Value::Null));
    let link = asked["link"].as_str().unwrap();
    let token = link.strip_prefix("https://salt.example/#/notices/confirm/").unwrap();
    bed.service.notifier.confirm(token).await.unwrap();
    wait(34_000);
    let (_, told) = came.recv().await.unwrap();
    assert_eq!(told["kind"], "turn");
    let end = told["end"].as_str().unwrap().rsplit('/').next().unwrap();
    bed.service.notifier.end(end).await.unwrap();
    assert!(at.see(|table| table.chair(seat(0)).unwrap().notices.is_none()).await);
}
