//! A server is killed a hundred times while games are played at it.

use crate::{bed, party::Party};
use magnumsal_testbed::{ClientError, Folder, Server};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::task::JoinSet;

/// How often.
const KILLS: u32 = 100;

/// After how many milliseconds of play.
const MOMENTS: std::ops::Range<u64> = 10..150;

/// A place where one game is played after the other.
struct Room {
    rules: Value,
    others: Vec<Value>,
    party: Option<Party>,
    rng: ChaCha8Rng,
    tally: Tally,
}

/// What has happened.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    /// Moves that were sent and not answered, of which the server knew after its restart …
    kept: u32,
    /// … and did not know.
    lost: u32,
    finished: u32,
    moves: usize,
}

impl Room {
    fn new(seed: u64, expansion: &str, others: &[Value]) -> Self {
        // Short games, so that some of them end between two kills.
        let rules = json!({ "expansion": expansion, "round_limit": 4 });
        let rng = ChaCha8Rng::seed_from_u64(seed);
        Self { rules, others: others.to_vec(), party: None, rng, tally: Tally::default() }
    }

    /// Plays until the server is gone.
    async fn play(mut self, address: String) -> Self {
        loop {
            match self.play_game(&address).await {
                Ok(()) => {}
                Err(ClientError::Lost(_)) => return self,
                Err(error) => panic!("{error}"),
            }
        }
    }

    /// Plays a game to its end: the one that is under way, or else a new one.
    async fn play_game(&mut self, address: &str) -> Result<(), ClientError> {
        if self.party.is_none() {
            let (rules, others) = (&self.rules, &self.others);
            let made = tokio::task::block_in_place(|| Party::new(address, rules, 0, others));
            self.party = Some(made?);
        }
        let Some(party) = &mut self.party else { return Ok(()) };
        match party.come(address).await? {
            Some(true) => self.tally.kept += 1,
            Some(false) => self.tally.lost += 1,
            None => {}
        }
        party.play_on(address, &mut self.rng).await?;
        self.tally.finished += 1;
        self.tally.moves += party.journal.moves().count();
        self.party = None;
        Ok(())
    }

    fn waits_for_an_answer(&self) -> bool {
        self.party.as_ref().is_some_and(|party| party.unanswered.is_some())
    }
}

/// Kills a server again and again while games are played, and then lets all of them be finished.
async fn nothing_is_lost(mut server: Server) {
    let apprentice = json!({ "kind": "bot", "level": "apprentice" });
    let mut rooms = vec![
        Room::new(1, "none", &[]),
        Room::new(2, "muria", &[]),
        Room::new(3, "none", std::slice::from_ref(&apprentice)),
        Room::new(4, "muria", &[apprentice.clone(), apprentice]),
    ];
    let mut rng = ChaCha8Rng::seed_from_u64(1368);
    let mut in_flight = 0;
    for _ in 0..KILLS {
        let mut playing: JoinSet<Room> =
            rooms.into_iter().map(|room| room.play(server.address())).collect();
        tokio::time::sleep(Duration::from_millis(rng.random_range(MOMENTS))).await;
        tokio::task::block_in_place(|| server.kill());
        rooms = Vec::new();
        while let Some(room) = playing.join_next().await {
            rooms.push(room.unwrap());
        }
        in_flight += u32::from(rooms.iter().any(Room::waits_for_an_answer));
        tokio::task::block_in_place(|| server.start_again()).unwrap();
    }
    let mut total = Tally::default();
    for mut room in rooms {
        room.play_game(&server.address()).await.unwrap();
        total.kept += room.tally.kept;
        total.lost += room.tally.lost;
        total.finished += room.tally.finished;
        total.moves += room.tally.moves;
    }
    println!("{KILLS} kills, {in_flight} of them with moves in flight, {total:?}");
    assert!(in_flight >= KILLS / 2, "{in_flight} kills with moves in flight");
    assert!(!server.log().contains("damaged"), "{}", server.log());
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
