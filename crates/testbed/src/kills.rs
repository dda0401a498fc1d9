//! A server is killed again and again while games are played at it.

use crate::{Room, Server, Tally};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::Duration;
use tokio::task::JoinSet;

/// After how many milliseconds of play.
const MOMENTS: std::ops::Range<u64> = 10..150;

/// How many games go on at the same time.
const ROOMS: usize = 4;

/// Kills a server this number of times while games are played, and then lets all of them be finished.
/// All that players were sent must be true in the end. `report` gets the number of kills so far.
///
/// # Errors
/// If the server does not start again, or something else is wrong with it.
pub async fn kill_again_and_again(
    server: &mut Server,
    kills: u32,
    mut report: impl FnMut(u32),
) -> Result<(u32, Tally), String> {
    let mut rooms = Room::several(ROOMS);
    let mut rng = ChaCha8Rng::seed_from_u64(1368);
    let mut in_flight = 0;
    for kill in 1..=kills {
        let playing = rooms.into_iter().map(|room| room.play_until_it_is_gone(server.address()));
        let mut playing: JoinSet<_> = playing.collect();
        tokio::time::sleep(Duration::from_millis(rng.random_range(MOMENTS))).await;
        tokio::task::block_in_place(|| server.kill());
        rooms = Vec::new();
        while let Some(room) = playing.join_next().await {
            let room = room.map_err(|error| error.to_string())?;
            rooms.push(room.map_err(|error| error.to_string())?);
        }
        in_flight += u32::from(rooms.iter().any(Room::waits_for_an_answer));
        tokio::task::block_in_place(|| server.start_again()).map_err(|error| error.to_string())?;
        report(kill);
    }
    let mut total = Tally::default();
    for mut room in rooms {
        room.play_game(&server.address()).await.map_err(|error| error.to_string())?;
        total += room.tally;
    }
    let log = server.log();
    if log.contains("damaged") {
        return Err(format!("the log reports damage:\n{log}"));
    }
    Ok((in_flight, total))
}
