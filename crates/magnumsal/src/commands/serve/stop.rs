//! Ctrl-C and SIGTERM: the first stops the server in order, the second at once.

use crate::failure::{Failure, INTERRUPTED};
use tokio::sync::oneshot;

/// From now on the first signal ends the future that is returned.
pub(super) fn signal() -> Result<impl Future<Output = ()>, Failure> {
    let (stop, stopped) = oneshot::channel();
    let mut signals = Signals::new()
        .map_err(|error| Failure::fault(format!("signals cannot be watched: {error}")))?;
    tokio::spawn(async move {
        signals.next().await;
        crate::terminal::note::note(
            "stopping: what is under way is finished; once more to stop at once",
        );
        let _ = stop.send(());
        signals.next().await;
        std::process::exit(i32::from(INTERRUPTED));
    });
    Ok(async move {
        let _ = stopped.await;
    })
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> std::io::Result<Self> {
        Ok(Self)
    }

    async fn next(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
