//! `admin forget`: removes what a player has said about themselves, and keeps the game.

use super::{
    Context, store_failed,
    tables::{replay_texts, table_id, whole},
    text::count,
};
use crate::{failure::Failure, terminal::note::note, values};
use magnumsal_rules::Seat;
use magnumsal_store::{Appended, NewTable, StoreError, TableId, Tip, WholeTable};
use magnumsal_table::{forget::Forget, table::Table};
use std::{process::ExitCode, time::Duration};

/// How often it is tried again if something happens at the table meanwhile.
const ATTEMPTS: u32 = 20;

/// Between two attempts.
const PAUSE: Duration = Duration::from_millis(50);

/// Removes a player's name, chat and address of notices from a table, and keeps the game
///
/// This is done for everybody who ever sat on the seat. The moves stay, and so does what others have said.
/// The journal is rewritten with new checksums, in one transaction; a running server notices within a
/// second or two. Backups that were made before still have it.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal admin forget 0123456789ab --seat 2")]
pub(super) struct Args {
    /// The table's identifier
    #[arg(value_name = "TABLE", value_parser = table_id)]
    table: TableId,

    /// The seat, 1 to 5, as `admin show` counts; can be repeated
    #[arg(long = "seat", value_name = "N", allow_negative_numbers = true,
          value_parser = values::number::<u8>(1, 5), required_unless_present = "host")]
    seats: Vec<u8>,

    /// Also what a host without a seat has said
    #[arg(long)]
    host: bool,
}

/// Runs the command.
pub(super) async fn run(args: &Args, context: &Context) -> Result<ExitCode, Failure> {
    let (store, id) = (context.open().await?, &args.table);
    for _ in 0..ATTEMPTS {
        let (_, stored, table) = whole(context, &store, id).await?;
        let seats: Vec<Seat> = args.seats.iter().filter_map(|&seat| Seat::new(seat - 1)).collect();
        let texts = stored.entries.iter().map(|entry| entry.body.as_str());
        let forget = Forget { seats: &seats, host: args.host };
        let forgotten = forget
            .in_texts(&stored.head, texts)
            .map_err(|error| Failure::bad_input(format!("table {id}: {error}")))?;
        let times = stored.entries.iter().map(|entry| entry.at);
        let whole = WholeTable {
            table: NewTable {
                id: id.clone(),
                created: stored.created,
                public: stored.public,
                stage: table.stage(),
                wake: table.wake(),
                imported: table.shows_only(),
                head: forgotten.head,
            },
            entries: times.zip(forgotten.lines).collect(),
        };
        is_same_game(&whole, &table, context)?;
        let end = stored.entries.last().map_or(Tip::start(id), |entry| entry.tip);
        match store.rewrite(&whole, end).await {
            Ok(Appended::Done) => {
                note(&format!("table {id}: changed {}", count(forgotten.changed as u64, "text")));
                return Ok(ExitCode::SUCCESS);
            }
            // Somebody has moved or said something; a server writes to it just now.
            Ok(Appended::Taken) | Err(StoreError::Locked(_)) => tokio::time::sleep(PAUSE).await,
            Err(error) => return Err(store_failed(&error)),
        }
    }
    Err(Failure::bad_input(format!("table {id}: too much happens there; try again")))
}

/// Whether what is to be written is the same game as before: nothing else may ever be written.
fn is_same_game(whole: &WholeTable, before: &Table, context: &Context) -> Result<(), Failure> {
    let texts = whole.entries.iter().map(|(at, body)| (*at, body.as_str()));
    let NewTable { id, head, created, .. } = &whole.table;
    let after = replay_texts(id, head, *created, texts, &context.game_box);
    let moves = |table: &Table| table.record().moves;
    let same = |after: &Table| {
        (moves(after), after.stage(), after.number(), after.commitment())
            == (moves(before), before.stage(), before.number(), before.commitment())
    };
    match after.as_ref().is_ok_and(same) {
        true => Ok(()),
        false => Err(Failure::fault(format!("table {id} would be another game: nothing changed"))),
    }
}
