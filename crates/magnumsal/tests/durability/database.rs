//! PostgreSQL is restarted under a running server.

use crate::bed;
use magnumsal_testbed::{Durability, Party, Postgres, move_at};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_when_postgresql_is_back() {
    let cluster = Postgres::start(Durability::Full).unwrap();
    let server = bed::server(&cluster.url("restarted").unwrap());
    let address = server.address();
    let rules = json!({ "expansion": "muria" });
    let apprentice = json!({ "kind": "bot", "level": "apprentice" });
    let new = || Party::new(&address, &rules, 1_000, &[apprentice]);
    let mut party = tokio::task::block_in_place(new).unwrap();
    party.come(&address).await.unwrap();

    cluster.kill().unwrap();
    let person = party.to_move().unwrap();
    let (ply, legal) = party.journal.choice();
    let mv = legal[0].to_owned();
    let answer = party.people[person].command(move_at(ply, &mv)).await.unwrap();
    assert_eq!(answer["code"], "store-failed", "{answer}");
    cluster.start_again().unwrap();
    // It can be sent again, and nothing of the first attempt is left.
    let answer = party.people[person].command(move_at(ply, &mv)).await.unwrap();
    party.accepted(ply, &mv, &answer).await.unwrap();
    assert_eq!(party.journal.moves().count(), ply + 1);

    // The bot wants to move, and cannot: one more write fails after that of the move above.
    party.play_to_the_bot().await.unwrap();
    cluster.stop().unwrap();
    let failed = || server.wait_for_log("a batch of writes failed", 2);
    tokio::task::block_in_place(failed).unwrap();
    cluster.start_again().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..8 {
        party.play_one(&mut rng).await.unwrap();
    }
    // Everything is sent again as it was.
    for person in &mut party.people {
        person.seen = 0;
    }
    party.come(&address).await.unwrap();
}
