//! The moves of a game so far, shared between its copies.

use magnumsal_rules::{Drawn, Move, RecordedMove};
use std::sync::Arc;

/// A list of moves that copies share: a copy costs one count, and one more move costs one element.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    last: Option<Arc<Entry>>,
    len: usize,
}

#[derive(Debug)]
struct Entry {
    mv: Move,
    /// What it turned up; noted where the record does not say it otherwise.
    drawn: Vec<Drawn>,
    before: Option<Arc<Entry>>,
}

impl History {
    /// How many moves there are.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Adds a move, and what it turned up.
    pub(crate) fn push(&mut self, mv: Move, drawn: Vec<Drawn>) {
        let before = self.last.take();
        self.last = Some(Arc::new(Entry { mv, drawn, before }));
        self.len += 1;
    }

    /// The moves in their order.
    pub(crate) fn moves(&self) -> Vec<Move> {
        self.in_order(|entry| entry.mv)
    }

    /// The moves in their order, with what they turned up.
    pub(crate) fn recorded(&self) -> Vec<RecordedMove> {
        self.in_order(|entry| RecordedMove { mv: entry.mv, drawn: entry.drawn.clone() })
    }

    fn in_order<T>(&self, of: impl Fn(&Entry) -> T) -> Vec<T> {
        let mut list = Vec::with_capacity(self.len);
        let mut next = self.last.as_deref();
        while let Some(entry) = next {
            list.push(of(entry));
            next = entry.before.as_deref();
        }
        list.reverse();
        list
    }
}

impl Drop for History {
    /// One element after the other: dropped each by the one after it, long games would fill the stack.
    fn drop(&mut self) {
        let mut next = self.last.take();
        while let Some(entry) = next {
            next = Arc::into_inner(entry).and_then(|mut entry| entry.before.take());
        }
    }
}
