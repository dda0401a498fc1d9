//! Who plays at the servers all the while: people who think, talk, lose their connection, leave and
//! come back, and want hints and reviews.

use magnumsal_testbed::{ClientError, Party, Room, Tally, http};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::Duration;
use tokio::{sync::watch, time::sleep};

/// How soon a client that was disconnected comes back.
const AGAIN: Duration = Duration::from_millis(100);

/// What was played in a room.
pub struct Played {
    pub tally: Tally,
    /// The tables of finished games, with their moves as the players saw them.
    pub games: Vec<(String, Vec<String>)>,
}

/// Plays one game after the other, until it is asked to stop; then the last one to its end.
///
/// # Errors
/// If the server does anything that it must not do.
pub async fn play(
    mut room: Room,
    addresses: Vec<String>,
    pause: u32,
    stop: watch::Receiver<bool>,
) -> Result<Played, String> {
    let mut games = Vec::new();
    // Another stream than the room's, which decides about moves.
    let mut rng = ChaCha8Rng::seed_from_u64(room.rng.next_u64());
    loop {
        match visit(&mut room, &addresses, pause, &stop, &mut rng).await {
            Ok(moves) => {
                if let Some(party) = &room.party {
                    games.push((party.table.clone(), moves));
                }
                room.end_game();
                if *stop.borrow() {
                    return Ok(Played { tally: room.tally, games });
                }
            }
            Err(ClientError::Lost(_) | ClientError::Closed(_) | ClientError::Refused(_)) => {
                sleep(AGAIN).await;
            }
            Err(error) => return Err(error.to_string()),
        }
    }
}

/// Comes to the game and plays it to its end; gives its moves.
async fn visit(
    room: &mut Room,
    addresses: &[String],
    pause: u32,
    stop: &watch::Receiver<bool>,
    rng: &mut ChaCha8Rng,
) -> Result<Vec<String>, ClientError> {
    let mut moves = room.rng.clone();
    let any = |rng: &mut ChaCha8Rng| addresses[rng.random_range(0..addresses.len())].as_str();
    let party = room.come([any(rng), any(rng)]).await?;
    party.journal.several = addresses.len() > 1;
    while !party.journal.is_over() {
        if !*stop.borrow() {
            sleep(Duration::from_millis(rng.random_range(0..=u64::from(pause) * 2))).await;
        }
        let person = rng.random_range(0..2);
        match rng.random_range(0..200) {
            0..20 => party.say(person).await?,
            20..26 => party.reconnect(person, any(rng)).await?,
            26 => party.leave_and_return(person).await?,
            27 => ask_for_hint(party, any(rng)).await?,
            _ => {}
        }
        if !party.journal.is_over() {
            party.play_one(&mut moves).await?;
        }
    }
    party.check_finished(any(rng))?;
    if rng.random_ratio(1, 20) {
        // It may be busy, or die; nobody waits for long.
        let url = format!("{}/api/tables/{}/review", any(rng), party.table);
        tokio::task::block_in_place(|| http("GET", &url, None, None))?;
    }
    let played = party.journal.moves().map(str::to_owned).collect();
    room.rng = moves;
    Ok(played)
}

/// The player whose turn it is wants a hint; it is a line of the journal as everything else.
async fn ask_for_hint(party: &mut Party, address: &str) -> Result<(), ClientError> {
    let Some(person) = party.to_move() else { return Ok(()) };
    let url = format!("{address}/api/tables/{}/hint", party.table);
    let token = party.people[person].token.clone();
    tokio::task::block_in_place(|| http("POST", &url, Some(&token), None))?;
    Ok(())
}
