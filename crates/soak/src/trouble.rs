//! What is done to the servers.

use crate::bed::{Bed, Kind};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use std::{error::Error, time::Duration};

/// How long a disk is full, or a process frozen, in milliseconds. PostgreSQL ends a transaction that
/// hangs after five seconds.
const LASTS: std::ops::Range<u64> = 500..8_000;

/// By how many seconds clocks jump.
const JUMPS: std::ops::Range<i64> = -7_200..7_200;

/// Something that happens to a server.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Trouble {
    /// It is killed, and starts again.
    Kill,
    /// It is asked to stop, and starts again.
    Restart,
    /// It cannot write for a while.
    FullDisk,
    /// Its wall clock jumps.
    Clock,
    /// It stands still for a while.
    Freeze,
}

impl Trouble {
    /// What may happen to the servers of a bed, with or without ending them.
    pub fn possible(bed: &Bed, ends: bool) -> Vec<Self> {
        let all = [Self::Kill, Self::Restart, Self::FullDisk, Self::Clock, Self::Freeze];
        let possible = |trouble: &Self| match trouble {
            Self::Kill | Self::Restart => ends,
            // PostgreSQL writes files itself.
            Self::FullDisk => bed.kind == Kind::Sqlite,
            Self::Clock => bed.has_clocks(),
            Self::Freeze => true,
        };
        all.into_iter().filter(possible).collect()
    }

    /// One of these happens to one of the servers, and is over when this returns.
    pub async fn happen(
        bed: &mut Bed,
        from: &[Self],
        rng: &mut ChaCha8Rng,
    ) -> Result<Option<Self>, Box<dyn Error>> {
        let Some(&trouble) = from.choose(rng) else { return Ok(None) };
        let server = rng.random_range(0..bed.servers.len());
        let lasts = Duration::from_millis(rng.random_range(LASTS));
        match trouble {
            Self::Kill => restart(bed, server, true)?,
            Self::Restart => restart(bed, server, false)?,
            Self::FullDisk => {
                bed.limit_files(server, "0")?;
                tokio::time::sleep(lasts).await;
                bed.limit_files(server, "unlimited")?;
            }
            Self::Clock => bed.set_clock(server, rng.random_range(JUMPS))?,
            Self::Freeze => {
                bed.servers[server].signal("STOP")?;
                tokio::time::sleep(lasts).await;
                bed.servers[server].signal("CONT")?;
            }
        }
        Ok(Some(trouble))
    }
}

/// A server ends and starts again, with the program that is installed now.
pub fn restart(bed: &mut Bed, server: usize, killed: bool) -> Result<(), Box<dyn Error>> {
    let server = &mut bed.servers[server];
    tokio::task::block_in_place(|| {
        if killed {
            server.kill();
        } else {
            server.terminate()?;
        }
        server.start_again()
    })?;
    Ok(())
}
