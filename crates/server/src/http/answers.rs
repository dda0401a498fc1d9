//! Large answers: how many of them are made and sent at once.
//!
//! Each takes some megabytes at most until the client has it, and a client may take its time. So the
//! number of places for them is limited, and no client has more than a quarter.

use super::{Peer, Server};
use crate::client::ClientAddress;
use axum::{
    Extension,
    body::{Body, Bytes},
    response::{IntoResponse, Response},
};
use hyper::body::{Frame, SizeHint};
use magnumsal_table::refusal::Problem;
use std::{
    collections::HashMap,
    net::Ipv4Addr,
    pin::Pin,
    sync::{Arc, Mutex, PoisonError, Weak},
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::sync::{OwnedSemaphorePermit as Permit, Semaphore};

/// The largest answer, in bytes. Only tests check it: the contents have limits of their own.
#[cfg(test)]
pub(crate) const LARGEST: usize = 5 * 1024 * 1024;

/// How many large answers there are at once, and how many of them for one client.
const AT_ONCE: usize = 16;
const FOR_ONE: usize = AT_ONCE / 4;

/// How long a client waits for its turn.
const WAIT: Duration = Duration::from_secs(10);

/// How much of an answer is sent at once, in bytes: a slow client gets no more meanwhile.
const CHUNK: usize = 32 * 1024;

/// Clients that are remembered without need.
const FORGOTTEN: usize = 1_000;

/// Places for large answers.
pub(crate) struct Answers {
    all: Arc<Semaphore>,
    clients: Mutex<HashMap<ClientAddress, Weak<Semaphore>>>,
}

impl Default for Answers {
    fn default() -> Self {
        Self { all: Arc::new(Semaphore::new(AT_ONCE)), clients: Mutex::default() }
    }
}

/// A place for a large answer.
pub(crate) struct Place {
    _of_client: Permit,
    _of_all: Permit,
}

impl Server {
    /// A place for a large answer, once there is one.
    pub(crate) async fn place(&self, peer: Option<Extension<Peer>>) -> Result<Place, Problem> {
        // Requests that come from nowhere are from tests.
        let Peer(address) = peer.map_or(Peer(Ipv4Addr::LOCALHOST.into()), |Extension(peer)| peer);
        let place = self.answers.place(address.into());
        tokio::time::timeout(WAIT, place).await.ok().flatten().ok_or(Problem::Busy)
    }
}

impl Answers {
    async fn place(&self, client: ClientAddress) -> Option<Place> {
        let own = self.places_of(client);
        Some(Place {
            _of_client: own.acquire_owned().await.ok()?,
            _of_all: self.all.clone().acquire_owned().await.ok()?,
        })
    }

    fn places_of(&self, client: ClientAddress) -> Arc<Semaphore> {
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        if clients.len() > FORGOTTEN {
            clients.retain(|_, places| places.strong_count() > 0);
        }
        let known = clients.get(&client).and_then(Weak::upgrade);
        known.unwrap_or_else(|| {
            let places = Arc::new(Semaphore::new(FOR_ONE));
            clients.insert(client, Arc::downgrade(&places));
            places
        })
    }
}

impl Place {
    /// The answer that has this place until it is sent.
    pub(crate) fn hold<A>(self, answer: A) -> Large<A> {
        Large { answer, place: self }
    }
}

/// A large answer.
pub(crate) struct Large<A> {
    answer: A,
    place: Place,
}

impl<A: IntoResponse> IntoResponse for Large<A> {
    fn into_response(self) -> Response {
        let Self { answer, place } = self;
        answer
            .into_response()
            .map(|body| Body::new(Sending { body, rest: Bytes::new(), _place: place }))
    }
}

/// A body that is sent in small copies, so that nothing is left of it once it has ended.
struct Sending {
    body: Body,
    rest: Bytes,
    _place: Place,
}

impl hyper::body::Body for Sending {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let this = self.get_mut();
        if this.rest.is_empty() {
            match ready!(Pin::new(&mut this.body).poll_frame(context)) {
                Some(Ok(frame)) => match frame.into_data() {
                    Ok(data) => this.rest = data,
                    Err(frame) => return Poll::Ready(Some(Ok(frame))),
                },
                end => return Poll::Ready(end),
            }
        }
        let part = this.rest.split_to(CHUNK.min(this.rest.len()));
        Poll::Ready(Some(Ok(Frame::data(Bytes::copy_from_slice(&part)))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let (left, rest) = (self.body.size_hint(), self.rest.len() as u64);
        let mut hint = SizeHint::new();
        hint.set_lower(left.lower() + rest);
        if let Some(upper) = left.upper() {
            hint.set_upper(upper + rest);
        }
        hint
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;
    use std::net::IpAddr;

    fn client(number: u8) -> ClientAddress {
        IpAddr::from([192, 0, 2, number]).into()
    }

    #[test]
    fn there_are_only_so_many_places_and_a_quarter_for_one_client() {
        let answers = Answers::default();
        let place = |number| answers.place(client(number)).now_or_never().flatten();
        let mut held: Vec<Place> = (0..FOR_ONE).map(|_| place(0).unwrap()).collect();
        assert!(place(0).is_none(), "it has a quarter");
        held.extend((1..4).flat_map(|number| [0; FOR_ONE].map(|_| place(number).unwrap())));
        assert!(place(4).is_none(), "all are taken");
        held.pop();
        assert!(place(0).is_none() && place(4).is_some());
    }

    #[test]
    fn clients_without_answers_are_forgotten() {
        let answers = Answers::default();
        for number in 0..10_000_u32 {
            let client = IpAddr::from(number.to_be_bytes()).into();
            assert!(answers.place(client).now_or_never().flatten().is_some());
        }
        assert!(answers.clients.lock().unwrap().len() <= FORGOTTEN + 1);
    }

    #[tokio::test]
    async fn a_large_answer_keeps_its_place_until_its_end() {
        use futures_util::StreamExt as _;
        let answers = Answers::default();
        let text: String = ('a'..='z').cycle().take(3 * CHUNK + 1).collect();
        let place = answers.place(client(0)).await.unwrap();
        let mut response = place.hold(text.clone()).into_response();
        let length = hyper::body::Body::size_hint(response.body()).exact();
        assert_eq!(length, Some(text.len() as u64));
        let mut body = std::mem::take(response.body_mut()).into_data_stream();
        let mut sent = Vec::new();
        while let Some(part) = body.next().await {
            assert_eq!(answers.all.available_permits(), AT_ONCE - 1);
            sent.push(part.unwrap());
        }
        drop(body);
        assert_eq!(answers.all.available_permits(), AT_ONCE);
        assert_eq!(sent.iter().map(Bytes::len).collect::<Vec<_>>(), [CHUNK, CHUNK, CHUNK, 1]);
        assert_eq!(sent.concat(), text.as_bytes());
    }
}
