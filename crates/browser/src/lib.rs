//! Tables in a browser without a server. [`Local`] answers everything that pages ask a server for, with
//! the same texts, and runs in a Web Worker; [`Thinker`]s are bots at work in workers of their own.
//!
//! Nothing here waits, stores, asks for the time or makes random numbers: the worker passes the time and a
//! seed, gets a list of [`Effect`]s back and carries them out: answers, messages for sockets, texts to be
//! stored, jobs for thinkers. What is to be stored counts only once the worker says that it is durable.
//!
//! | module | subject |
//! | --- | --- |
//! | [`effect`](Effect) | what is to be done |
//! | [`local`](Local) | the tables: requests, sockets, what is written, what is due |
//! | `route`, `body` | which operation a request is for; its body and query |
//! | [`job`](Job), [`thinker`](Thinker) | what bots are asked, and how they think |
//! | `bindings` | the same for JavaScript |

#[cfg(target_family = "wasm")]
mod bindings;
mod body;
mod effect;
mod job;
mod local;
mod route;
mod thinker;

pub use effect::Effect;
pub use job::{Answer, Job};
pub use local::{Asked, Local, StoredLine};
pub use thinker::Thinker;
