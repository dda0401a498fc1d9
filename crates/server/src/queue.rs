//! Turns that are shared fairly among clients: a client that wants many gets them one after the other, and
//! a client that wants one waits for one turn of each other client at most.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::oneshot;

/// What distinguishes clients.
pub(crate) trait Owner: Clone + Eq + Hash {}

impl<T: Clone + Eq + Hash> Owner for T {}

/// A number of turns, shared fairly among owners.
pub(crate) struct FairQueue<O: Owner>(Arc<Mutex<Inner<O>>>);

struct Inner<O: Owner> {
    places: usize,
    taken: usize,
    /// Who waits, in the order in which they get the next turn.
    order: VecDeque<O>,
    waiting: HashMap<O, VecDeque<oneshot::Sender<Turn<O>>>>,
}

/// A turn. Dropping it gives it to the next one.
pub(crate) struct Turn<O: Owner>(Arc<Mutex<Inner<O>>>);

impl<O: Owner> Clone for FairQueue<O> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<O: Owner> FairQueue<O> {
    /// With this number of turns at once.
    pub(crate) fn new(places: usize) -> Self {
        Self(Arc::new(Mutex::new(Inner {
            places,
            taken: 0,
            order: VecDeque::new(),
            waiting: HashMap::new(),
        })))
    }

    /// A turn, when it comes. Who stops waiting gives up the place in the queue.
    pub(crate) async fn turn(&self, owner: O) -> Turn<O> {
        let coming = {
            let mut inner = lock(&self.0);
            if inner.taken < inner.places {
                inner.taken += 1;
                return Turn(self.0.clone());
            }
            let (sender, coming) = oneshot::channel();
            let Inner { order, waiting, .. } = &mut *inner;
            let own = waiting.entry(owner.clone()).or_default();
            if own.is_empty() {
                order.push_back(owner);
            }
            own.push_back(sender);
            coming
        };
        // A turn that ends goes to the next one, and the queue lives as long as any of them.
        coming.await.unwrap_or_else(|_| Turn(self.0.clone()))
    }

    /// By how much there are more who think or want to than can at once: 1 if there are not.
    pub(crate) fn crowding(&self) -> u32 {
        let inner = lock(&self.0);
        let waiting = |senders: &VecDeque<oneshot::Sender<_>>| {
            senders.iter().filter(|sender| !sender.is_closed()).count()
        };
        let wanted = inner.taken + inner.waiting.values().map(waiting).sum::<usize>();
        u32::try_from(wanted.div_ceil(inner.places.max(1)).max(1)).unwrap_or(u32::MAX)
    }
}

impl<O: Owner> Inner<O> {
    /// The next one who still waits, of the owner whose turn it is.
    fn next(&mut self) -> Option<oneshot::Sender<Turn<O>>> {
        while let Some(owner) = self.order.pop_front() {
            let Some(own) = self.waiting.get_mut(&owner) else { continue };
            let next = std::iter::from_fn(|| own.pop_front()).find(|sender| !sender.is_closed());
            if own.is_empty() {
                self.waiting.remove(&owner);
            } else {
                self.order.push_back(owner);
            }
            if next.is_some() {
                return next;
            }
        }
        None
    }
}

impl<O: Owner> Drop for Turn<O> {
    fn drop(&mut self) {
        let next = {
            let mut inner = lock(&self.0);
            let next = inner.next();
            if next.is_none() {
                inner.taken -= 1;
            }
            next
        };
        if let Some(next) = next {
            // If nobody waits there any more, dropping what comes back gives it on.
            drop(next.send(Turn(self.0.clone())));
        }
    }
}

fn lock<O: Owner>(inner: &Mutex<Inner<O>>) -> MutexGuard<'_, Inner<O>> {
    inner.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::{FutureExt as _, join_all};
    use std::pin::pin;

    #[tokio::test]
    async fn somebody_who_wants_one_turn_does_not_wait_for_one_who_wants_many() {
        let queue = FairQueue::new(1);
        let held = queue.turn("many").await;
        let served = Mutex::new(Vec::new());
        let work = async |owner: &'static str, number: u32| {
            let _turn = queue.turn(owner).await;
            served.lock().unwrap().push((owner, number));
        };
        let mut all = pin!(join_all(
            (0..60).map(|number| work("many", number)).chain([work("one", 0), work("two", 0)])
        ));
        assert!(all.as_mut().now_or_never().is_none());
        assert_eq!(queue.crowding(), 63);
        drop(held);
        all.await;
        let served = served.lock().unwrap();
        assert_eq!(served[..4], [("many", 0), ("one", 0), ("two", 0), ("many", 1)]);
        assert_eq!((served.len(), queue.crowding()), (62, 1));
    }

    #[tokio::test]
    async fn who_goes_away_is_passed_over() {
        let queue = FairQueue::new(2);
        let (first, second) = (queue.turn(1).await, queue.turn(1).await);
        assert_eq!(queue.crowding(), 1);
        {
            let mut gone = pin!(queue.turn(2));
            assert!(gone.as_mut().now_or_never().is_none());
            assert_eq!(queue.crowding(), 2);
        }
        assert_eq!(queue.crowding(), 1);
        let mut waiting = pin!(queue.turn(3));
        assert!(waiting.as_mut().now_or_never().is_none());
        drop(first);
        let third = waiting.await;
        drop((second, third));
        assert!(queue.turn(4).now_or_never().is_some());
    }
}
