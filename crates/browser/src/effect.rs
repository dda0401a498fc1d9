//! What is to be done for the tables, by the worker, which has a network, a disk and a clock.

use serde::Serialize;

/// Something to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "do", rename_all = "lowercase")]
pub enum Effect {
    /// A request is answered.
    Answer {
        /// Which request.
        request: u32,
        /// The status of HTTP.
        status: u16,
        /// JSON.
        body: String,
    },
    /// A message for a socket.
    Say {
        /// Which socket.
        socket: u32,
        /// The message.
        text: String,
    },
    /// A socket is closed.
    Close {
        /// Which socket.
        socket: u32,
        /// Why, for programs.
        code: u16,
        /// Why, for people.
        reason: &'static str,
    },
    /// A text is to be made durable.
    Store {
        /// Identifies the text when the worker reports that it is durable, or that it cannot be stored.
        token: u32,
        /// The table that it belongs to.
        table: String,
        /// The line of the journal; 0 is the head.
        number: u32,
        /// When it was written.
        at: i64,
        /// The text.
        text: String,
    },
    /// A job for a thinker.
    Think {
        /// Identifies the job when it is answered.
        token: u32,
        /// The table that it is for.
        table: String,
        /// Whose bot it is: a thinker that has had a job of the same one is faster.
        keep: Option<String>,
        /// Whether others go first: it is a part of something that takes long anyway.
        long: bool,
        /// The job.
        text: String,
    },
    /// Nobody wants the answer to a job any more.
    Stop {
        /// Which one.
        token: u32,
    },
}
