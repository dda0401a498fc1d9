//! SIGHUP: the operator's lists are read again at once.

use crate::failure::Failure;
use magnumsal_server::service::TableService;

/// Has the lists read again with every SIGHUP from now on.
#[cfg(unix)]
pub(super) fn on_signal(service: TableService) -> Result<(), Failure> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut hangups = signal(SignalKind::hangup())
        .map_err(|error| Failure::fault(format!("signals cannot be watched: {error}")))?;
    tokio::spawn(async move {
        while hangups.recv().await.is_some() {
            service.read_lists_again().await;
        }
    });
    Ok(())
}

/// There is no such signal: the files are looked at every second.
#[cfg(not(unix))]
pub(super) fn on_signal(_: TableService) -> Result<(), Failure> {
    Ok(())
}
