//! A server is killed a hundred times while games are played at it; `cargo xtask soak` does it more
//! often.

use crate::bed;
use magnumsal_testbed::{Folder, Server, kill_again_and_again};

/// How often.
const KILLS: u32 = 100;

async fn nothing_is_lost(mut server: Server) {
    let (in_flight, total) = kill_again_and_again(&mut server, KILLS, |_| {}).await.unwrap();
    println!("{KILLS} kills, {in_flight} of them with moves in flight, {total:?}");
    assert!(in_flight >= KILLS / 2, "{in_flight} kills with moves in flight");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_a_server_on_sqlite_is_killed() {
    let folder = Folder::new().unwrap();
    nothing_is_lost(bed::server(&bed::sqlite(&folder))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_a_server_on_postgresql_is_killed() {
    nothing_is_lost(bed::server(&bed::CLUSTER.url("kills").unwrap())).await;
}
