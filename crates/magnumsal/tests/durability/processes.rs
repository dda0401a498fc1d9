//! Two servers on one PostgreSQL: what one of them does, the other one knows.

use crate::bed;
use magnumsal_testbed::{Client, Party, Person, Server, http, move_at};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

/// Ada is at the first server and Bo at the second one.
async fn sit_down(servers: [&Server; 2], bot_pause: u32, others: &[Value]) -> Party {
    let [first, second] = servers.map(Server::address);
    let rules = json!({ "expansion": "none" });
    let mut party =
        tokio::task::block_in_place(|| Party::new(&first, &rules, bot_pause, others)).unwrap();
    for (person, address) in party.people.iter_mut().zip([first, second]) {
        person.come(&address, &party.table, &mut party.journal).await.unwrap();
    }
    party
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_at_two_servers_goes_on_at_one_when_the_other_is_killed() {
    let store = bed::CLUSTER.url("two").unwrap();
    let (mut a, b) = (bed::server(&store), bed::server(&store));
    let mut party = sit_down([&a, &b], 0, &[]).await;
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for _ in 0..40 {
        party.play_one(&mut rng).await.unwrap();
    }
    a.kill();
    party.people[0].come(&b.address(), &party.table, &mut party.journal).await.unwrap();
    for _ in 0..40 {
        party.play_one(&mut rng).await.unwrap();
    }
    a.start_again().unwrap();
    // Somebody who has seen nothing gets all of it.
    let mut late = Person::new(party.people[1].token.clone(), true);
    late.come(&a.address(), &party.table, &mut party.journal).await.unwrap();
    assert_eq!(party.journal.moves().count(), 80);
    party.people[0].come(&a.address(), &party.table, &mut party.journal).await.unwrap();
    party.play_on(&a.address(), &mut rng).await.unwrap();
    party.check_finished(&b.address()).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn of_moves_that_come_to_two_servers_at_once_one_is_made() {
    let store = bed::CLUSTER.url("at_once").unwrap();
    let (a, b) = (bed::server(&store), bed::server(&store));
    let mut party = sit_down([&a, &b], 0, &[]).await;
    // Everybody has a second window, at the other server.
    let mut windows =
        [1, 0].map(|other: usize| Person::new(party.people[1 - other].token.clone(), false));
    for (window, server) in windows.iter_mut().zip([&b, &a]) {
        window.come(&server.address(), &party.table, &mut party.journal).await.unwrap();
    }
    let (mut same, mut different) = (0, 0);
    while same + different < 40 {
        let person = party.to_move().unwrap();
        let (ply, legal) = party.journal.choice();
        // The same move in both windows, or another one if there is a choice.
        let choices = [legal[0], legal[(same + different) % legal.len().min(2)]].map(str::to_owned);
        let mut commands = choices.iter().map(|mv| move_at(ply, mv));
        let (first, second) = (commands.next().unwrap(), commands.next().unwrap());
        let answers =
            tokio::join!(party.people[person].command(first), windows[person].command(second));
        let answers = [answers.0.unwrap(), answers.1.unwrap()];
        let taken = |answer: &&Value| answer["type"] == "accepted";
        if choices[0] == choices[1] {
            same += 1;
            assert_eq!(answers.iter().filter(taken).count(), 2, "{answers:?}");
        } else {
            different += 1;
            assert_eq!(answers.iter().filter(taken).count(), 1, "{answers:?}");
            assert!(answers.iter().any(|answer| answer["code"] == "stale"), "{answers:?}");
        }
        let made = answers.iter().position(|answer| answer["type"] == "accepted").unwrap();
        party.accepted(ply, &choices[made], &answers[made]).await.unwrap();
        let number = party.journal.number();
        for window in &mut windows {
            window.see(&mut party.journal, number).await.unwrap();
        }
        assert_eq!(party.journal.moves().count(), ply + 1);
    }
    assert!(different > 5, "{different}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_server_has_answered_holds_at_the_other_at_once() {
    let store = bed::CLUSTER.url("unheard").unwrap();
    let servers = [bed::server(&store), bed::server(&store)];
    let [a, b] = [0, 1].map(|server: usize| format!("{}/api/tables", servers[server].address()));
    let ask = |method: &str, url: String, token: Option<&Value>, body: Option<Value>| {
        let answer = http(method, &url, token.and_then(Value::as_str), body.as_ref());
        let (status, answer) = answer.unwrap();
        assert!(status < 300, "{status} {answer}");
        answer
    };
    let seats = json!([{ "kind": "me", "name": "Ada" }, { "kind": "open" }]);
    for _ in 0..10 {
        let made = ask("POST", a.clone(), None, Some(json!({ "seats": seats, "shuffle": false })));
        let (table, ada) = (made["table"].as_str().unwrap(), &made["token"]);
        // The second server has the table in memory before anything happens at it.
        ask("GET", format!("{b}/{table}"), None, None);
        let coming = json!({ "name": "Bo", "key": made["invitations"][0]["key"] });
        let bo = ask("POST", format!("{a}/{table}/join"), None, Some(coming))["token"].clone();
        let second = servers[1].address();
        let (_, welcome) = Client::connect(&second, table, bo.as_str(), Some(1)).await.unwrap();
        assert_eq!(welcome["yours"], json!([1]), "{welcome}");
        for (ply, (here, there)) in [(&a, &b), (&b, &a)].into_iter().cycle().take(8).enumerate() {
            let shown = ask("GET", format!("{here}/{table}"), None, None);
            let token = if shown["table"]["turn"] == 0 { ada } else { &bo };
            let mv = move_at(ply, shown["position"]["legal"][0]["text"].as_str().unwrap());
            ask("POST", format!("{there}/{table}/commands"), Some(token), Some(mv));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_of_a_killed_server_moves_at_the_other_one() {
    let store = bed::CLUSTER.url("bot").unwrap();
    let (mut a, b) = (bed::server(&store), bed::server(&store));
    let apprentice = json!({ "kind": "bot", "level": "apprentice" });
    let mut party = sit_down([&b, &a], 3_000, &[apprentice]).await;
    party.play_to_the_bot().await.unwrap();
    // Bo's server has written the last line, and so it would let the bot move.
    let before = party.journal.number();
    a.kill();
    let [ada, _] = &mut party.people;
    ada.see(&mut party.journal, before + 1).await.unwrap();
    assert_eq!(party.journal.number(), before + 1);
}
