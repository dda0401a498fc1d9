//! A whole run on one database.

use crate::{
    Options,
    bed::Bed,
    memory,
    trouble::{self, Trouble},
    visitors::{self, Played},
};
use magnumsal_testbed::{Room, Tally, http, kill_again_and_again};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::{
    collections::BTreeMap,
    path::Path,
    time::{Duration, Instant},
};
use tokio::{sync::watch, task::JoinSet};

/// How long it is calm between two troubles, in milliseconds.
const CALM: std::ops::Range<u64> = 500..5_000;

/// How long a process must have lived before its memory is measured: tables that nobody uses stay
/// there for ten minutes.
const SETTLED: Duration = Duration::from_secs(11 * 60);

/// Kills the server again and again.
pub async fn kill(mut bed: Bed, kills: u32, program: &Path) -> Result<(), String> {
    println!("{:?}: {kills} kills", bed.kind);
    let report = |kill: u32| {
        if kill.is_multiple_of(100) {
            println!("  {kill}");
        }
    };
    let server = bed.servers.first_mut().ok_or("there is no server")?;
    let (in_flight, total) = kill_again_and_again(server, kills, report).await?;
    finish(&mut bed, program)?;
    println!("  {in_flight} with moves in flight; {}", words(&total));
    Ok(())
}

/// Disturbs the servers for as long as the options say. In the first half their processes end and are
/// upgraded; in the second half they live, and their memory must not grow.
pub async fn disturb(mut bed: Bed, options: &Options, program: &Path) -> Result<(), String> {
    println!("{:?}: {} rooms for {} minutes", bed.kind, options.rooms, options.minutes);
    let (stopper, stop) = watch::channel(false);
    let rooms = Room::several(options.rooms).into_iter();
    let visits =
        rooms.map(|room| visitors::play(room, bed.addresses(), options.pause, stop.clone()));
    let mut playing: JoinSet<_> = visits.collect();

    let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
    let mut troubles: BTreeMap<Trouble, u32> = BTreeMap::new();
    let (start, half) = (Instant::now(), options.duration() / 2);
    let mut upgraded = None;
    let mut memory_before = None;
    while start.elapsed() < options.duration() {
        let calm = Duration::from_millis(rng.random_range(CALM));
        tokio::select! {
            // Nobody was asked to stop yet, so this is an error.
            Some(ended) = playing.join_next() => return Err(fault(&bed, ended)),
            () = tokio::time::sleep(calm) => {}
        }
        if upgraded.is_none() && start.elapsed() >= half {
            println!("  all servers are replaced, one after the other");
            bed.install(program).map_err(|error| error.to_string())?;
            for server in 0..bed.servers.len() {
                trouble::restart(&mut bed, server, false).map_err(|error| error.to_string())?;
            }
            upgraded = Some(Instant::now());
        }
        if memory_before.is_none() && upgraded.is_some_and(|at: Instant| at.elapsed() >= SETTLED) {
            memory_before = memory::resident(&bed.servers);
        }
        let possible = Trouble::possible(&bed, upgraded.is_none());
        let happened = Trouble::happen(&mut bed, &possible, &mut rng).await;
        if let Some(trouble) = happened.map_err(|error| error.to_string())? {
            *troubles.entry(trouble).or_default() += 1;
        }
    }
    let memory_after = memory::resident(&bed.servers);

    println!("  troubles: {troubles:?}");
    println!("  all games are played to their end");
    stopper.send_replace(true);
    let (mut total, mut games) = (Tally::default(), Vec::new());
    while let Some(ended) = playing.join_next().await {
        match ended {
            Ok(Ok(played)) => {
                total += played.tally;
                games.extend(played.games);
            }
            ended => return Err(fault(&bed, ended)),
        }
    }
    println!("  {}", words(&total));
    compare(&bed, &games)?;
    println!("  {} tables are as their players have seen them", games.len());
    finish(&mut bed, program)?;
    match (memory_before, memory_after) {
        (Some(before), Some(after)) => {
            println!("  memory: {before} KiB, {after} KiB at the end");
            if memory::has_grown(before, after) {
                return Err("the servers' memory has grown".to_owned());
            }
        }
        _ => println!("  memory: not compared, as that takes 25 minutes and more"),
    }
    Ok(())
}

/// Compares the records of finished games with what their players saw.
fn compare(bed: &Bed, games: &[(String, Vec<String>)]) -> Result<(), String> {
    let address = bed.servers.first().ok_or("there is no server")?.address();
    for (table, moves) in games {
        let url = format!("{address}/api/tables/{table}/record");
        let answer = tokio::task::block_in_place(|| http("GET", &url, None, None));
        let (status, record) = answer.map_err(|error| error.to_string())?;
        let recorded = record["moves"].as_array().into_iter().flatten();
        if status != 200 || !recorded.eq(moves.iter().map(String::as_str)) {
            return Err(format!("table {table} is not as its players have seen it: {record}"));
        }
    }
    Ok(())
}

/// Stops the servers, has every table replayed from the store, and looks into the logs.
fn finish(bed: &mut Bed, program: &Path) -> Result<(), String> {
    bed.stop()?;
    bed.check(program)?;
    match bed.fault() {
        Some(line) => Err(format!("in a log: {line}")),
        None => Ok(()),
    }
}

/// What went wrong in a room.
fn fault(bed: &Bed, ended: Result<Result<Played, String>, tokio::task::JoinError>) -> String {
    let why = match ended {
        Ok(Ok(_)) => "a room has stopped too early".to_owned(),
        Ok(Err(why)) => why,
        Err(error) => error.to_string(),
    };
    let logs: String = bed.servers.iter().map(|server| last_lines(&server.log())).collect();
    format!("{why}; the last lines of the logs are:\n{logs}")
}

fn last_lines(log: &str) -> String {
    let lines: Vec<&str> = log.lines().rev().take(20).collect();
    lines.into_iter().rev().map(|line| format!("  {line}\n")).collect()
}

fn words(tally: &Tally) -> String {
    let Tally { kept, lost, finished, moves } = tally;
    format!(
        "{finished} games with {moves} moves were finished; of moves whose answer was lost, {kept} \
         were stored and {lost} were not, and those were made again"
    )
}
