//! Bodies of requests: how much of one is read, and what happens to the rest.
//!
//! An answer to a client that is still sending may not arrive: the system ends a connection with
//! something unread at once. So what is too long or not wanted is read and dropped, within bounds,
//! before it is refused.

use axum::{
    body::{BodyDataStream, Bytes},
    extract::Request,
    http::header,
};
use futures_util::StreamExt as _;
use hyper::body::Body as _;
use magnumsal_table::refusal::Problem;
use std::time::Duration;

/// How much is read and dropped, in bytes: four times the longest record.
const HEARD_OUT: u64 = 4 * 1024 * 1024;

/// How long a client may be silent meanwhile.
const SILENCE: Duration = Duration::from_secs(2);

/// People read kibibytes more easily.
fn too_long(bytes: usize) -> Problem {
    Problem::TooLong { most: bytes / 1024 }
}

/// Reads a body of this length at most, in bytes.
pub(super) async fn read(request: Request, most: usize) -> Result<Bytes, Problem> {
    // The length that the client declares, if any.
    if request.body().size_hint().lower() > most as u64 {
        hear_out(request).await;
        return Err(too_long(most));
    }
    let mut body = request.into_body().into_data_stream();
    let mut read = Vec::new();
    while let Some(part) = body.next().await {
        let part = part.map_err(|error| Problem::BadForm { message: error.to_string() })?;
        if read.len() + part.len() > most {
            drop(read);
            hear_rest(body).await;
            return Err(too_long(most));
        }
        read.extend_from_slice(&part);
    }
    Ok(read.into())
}

/// Reads a body that nobody wants, if it is not too long and comes without pauses.
pub(super) async fn hear_out(request: Request) {
    // Who waits to be asked for a body sends none to a refusal.
    let waits = request.headers().contains_key(header::EXPECT);
    if !waits && request.body().size_hint().lower() <= HEARD_OUT {
        hear_rest(request.into_body().into_data_stream()).await;
    }
}

async fn hear_rest(mut body: BodyDataStream) {
    let mut heard = 0;
    while heard <= HEARD_OUT
        && let Ok(Some(Ok(part))) = tokio::time::timeout(SILENCE, body.next()).await
    {
        heard += part.len() as u64;
    }
}
