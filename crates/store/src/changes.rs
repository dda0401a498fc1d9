//! How servers on one PostgreSQL learn of each other's entries, and how a server on a file notices that
//! somebody else has written to it.

use crate::{
    Database,
    error::{StoreError, cause},
    in_time,
    model::{Change, TableId},
};
use sqlx::postgres::{PgConnectOptions, PgListener, PgNotification, PgPoolOptions};
use std::{fmt, str::FromStr, sync::Arc, time::Duration};
use tokio::{sync::broadcast, task::AbortHandle, time};

/// The channel of all notices. PostgreSQL keeps databases apart.
pub(crate) const CHANNEL: &str = "magnumsal";

/// The number in a notice that says that a whole table was replaced. No entry has it.
pub(crate) const REPLACED: u32 = 0;

/// After such a silence the connection is tried: a dead one is silent too.
const SILENCE: Duration = Duration::from_secs(30);

/// How often a file is looked at.
const LOOK: Duration = Duration::from_secs(1);

/// Between two attempts to connect again.
const PAUSE: Duration = Duration::from_millis(250);

/// Which store wrote something: a random number, so that own notices can be dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin(u64);

impl Origin {
    pub(crate) fn random() -> Result<Self, StoreError> {
        let random = getrandom::u64();
        random.map(Self).map_err(|error| StoreError::Failed(format!("no random number: {error}")))
    }

    /// The number as databases have it.
    pub(crate) fn number(self) -> i64 {
        self.0.cast_signed()
    }
}

/// That an entry was written, as it is sent: `ORIGIN TABLE NUMBER`. Number 0 says that the table was
/// deleted or rewritten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    pub origin: Origin,
    pub table: TableId,
    pub number: u32,
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x} {} {}", self.origin.0, self.table, self.number)
    }
}

impl FromStr for Notice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.split(' ');
        let mut part = || parts.next().ok_or(());
        let origin = u64::from_str_radix(part()?, 16).map_err(drop)?;
        let table = part()?.parse().map_err(drop)?;
        let number = part()?.parse().map_err(drop)?;
        Ok(Self { origin: Origin(origin), table, number })
    }
}

/// A task that listens until it is dropped.
pub(crate) struct Listening(AbortHandle);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Listening {
    /// Starts to listen. What is written from now on is sent to `changes`.
    pub(crate) async fn start(
        options: &PgConnectOptions,
        origin: Origin,
        changes: broadcast::Sender<Change>,
    ) -> sqlx::Result<Self> {
        let listener = connect(options).await?;
        let task = tokio::spawn(listen(listener, options.clone(), origin, changes));
        Ok(Self(task.abort_handle()))
    }
}

impl Listening {
    /// Starts to look whether other processes write to a SQLite file, such as an administrator's.
    pub(crate) fn watch(database: Arc<Database>, changes: broadcast::Sender<Change>) -> Self {
        let task = tokio::spawn(async move {
            let Database::Sqlite(file) = &*database else { return };
            let mut look = time::interval(LOOK);
            look.set_missed_tick_behavior(time::MissedTickBehavior::Delay);
            loop {
                look.tick().await;
                // The next write reports a failure.
                if in_time(file.written_elsewhere()).await.unwrap_or(false) {
                    let _ = changes.send(Change::Missed);
                }
            }
        });
        Self(task.abort_handle())
    }
}

async fn listen(
    mut listener: PgListener,
    options: PgConnectOptions,
    origin: Origin,
    changes: broadcast::Sender<Change>,
) {
    loop {
        let lost = loop {
            match next(&mut listener).await {
                Ok(notice) => tell(notice.payload(), origin, &changes),
                Err(error) => break error,
            }
        };
        tracing::warn!(cause = cause(&lost), "the connection for notices was lost");
        listener = loop {
            match connect(&options).await {
                Ok(listener) => break listener,
                Err(_) => time::sleep(PAUSE).await,
            }
        };
        tracing::info!("the connection for notices is back");
        // Only now: a server that reads again after this misses nothing. There may be no receiver.
        let _ = changes.send(Change::Missed);
    }
}

fn tell(payload: &str, origin: Origin, changes: &broadcast::Sender<Change>) {
    match payload.parse() {
        Ok(Notice { origin: from, .. }) if from == origin => {}
        Ok(Notice { table, number: REPLACED, .. }) => {
            let _ = changes.send(Change::Replaced { table });
        }
        Ok(Notice { table, number, .. }) => {
            let _ = changes.send(Change::Entry { table, number });
        }
        Err(()) => tracing::warn!(payload, "a notice that cannot be understood"),
    }
}

/// A listener with a connection of its own. A new one is made after each loss, because the
/// library's own reconnect does not notice every kind of broken connection.
async fn connect(options: &PgConnectOptions) -> sqlx::Result<PgListener> {
    let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(options.clone());
    in_time(async {
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    })
    .await
}

/// The next notice, or that the connection is lost.
async fn next(listener: &mut PgListener) -> sqlx::Result<PgNotification> {
    loop {
        match time::timeout(SILENCE, listener.try_recv()).await {
            Ok(heard) => return heard?.ok_or(sqlx::Error::WorkerCrashed),
            Err(_silence) => in_time(sqlx::query("SELECT 1").execute(&mut *listener)).await?,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_read_as_they_are_written() {
        let table: TableId = "0123456789ab".parse().unwrap();
        let notice = Notice { origin: Origin(u64::MAX), table, number: u32::MAX };
        assert_eq!(notice.to_string().parse(), Ok(notice));
        for wrong in ["", "1", "1 0123456789ab", "x 0123456789ab 1", "1 0123456789AB 1"] {
            assert_eq!(wrong.parse::<Notice>(), Err(()), "{wrong}");
        }
    }
}
