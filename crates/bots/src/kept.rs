//! Bots that have moved, kept for their next moves: a search goes on where the last one ended. Nothing
//! is lost if one is dropped but time.

use crate::{Bot, BotSpec};
use lru::LruCache;
use std::{hash::Hash, num::NonZero};

/// The bots that moved last, by where they sit.
pub struct KeptBots<P>(LruCache<P, (BotSpec, Box<dyn Bot>)>);

impl<P: Hash + Eq> KeptBots<P> {
    /// No bots, and room for this many.
    pub fn new(most: NonZero<usize>) -> Self {
        Self(LruCache::new(most))
    }

    /// Takes the bot of a place, if it is still of this kind.
    pub fn take(&mut self, place: &P, spec: &BotSpec) -> Option<Box<dyn Bot>> {
        self.0.pop(place).filter(|(kept, _)| kept == spec).map(|(_, bot)| bot)
    }

    /// Keeps the bot of a place, unless it finds nothing that could be used again.
    pub fn keep(&mut self, place: P, spec: BotSpec, bot: Box<dyn Bot>) {
        if spec.searches() {
            self.0.put(place, (spec, bot));
        }
    }

    /// The kinds of all bots that are kept, the one that moved last first.
    pub fn specs(&self) -> impl Iterator<Item = &BotSpec> {
        self.0.iter().map(|(_, (spec, _))| spec)
    }
}
