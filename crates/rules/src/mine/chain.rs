//! The chain rule (C).

use super::{ENTRANCE, Mine, Slot, Slots};
use crate::seat::{MAX_SEATS, Seat};

/// Which spaces are occupied and linked: the state of the chain.
///
/// It is a value of its own so that "after the piece has left, before it arrives" can be asked
/// without moving anything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Links {
    /// O: spaces that hold a piece of anyone, or a marker.
    pub(crate) occupied: Slots,
    /// Spaces that hold a piece of anyone.
    pub(crate) pieces: Slots,
    /// Spaces of O with a path through O to `1C`.
    pub(crate) linked: Slots,
    /// C1: where a piece may be put: `1C` and every space that touches a linked one.
    pub(crate) reach: Slots,
}

impl Mine {
    /// The chain as it is.
    #[inline]
    pub(crate) fn links(&self) -> &Links {
        &self.links
    }

    /// Recomputes the chain after pieces, markers or spaces came or went. C4: markers count
    /// for O, and so link what they touch.
    pub(super) fn relink(&mut self) {
        let mut pieces = Slots::NONE;
        let mut occupied = Slots::NONE;
        for seat in 0..MAX_SEATS {
            pieces |= self.pieces[seat];
            occupied |= self.markers[seat];
        }
        self.links = self.link(pieces, occupied | pieces);
    }

    fn link(&self, pieces: Slots, occupied: Slots) -> Links {
        let (linked, touched) = self.flood(occupied);
        Links { occupied, pieces, linked, reach: touched | Slots::only(ENTRANCE) }
    }

    /// The spaces of `within` that are joined to `1C` through `within`, and all that they touch.
    #[inline]
    pub(super) fn flood(&self, within: Slots) -> (Slots, Slots) {
        let mut reached = within & Slots::only(ENTRANCE);
        let mut touched = Slots::NONE;
        let mut frontier = reached;
        while let Some(slot) = frontier.next() {
            let around = self.neighbours(slot);
            touched |= around;
            let fresh = (around & within) - reached;
            reached |= fresh;
            frontier |= fresh;
        }
        (reached, touched)
    }

    /// C2, C3: the chain once a standing piece of `seat` has left `slot`, or the spaces whose
    /// pieces it may not cut off.
    #[inline]
    pub(crate) fn links_without(&self, seat: Seat, slot: Slot) -> Result<Links, Slots> {
        if self.is_alone(seat, slot) {
            self.empty(&self.links, slot)
        } else {
            Ok(self.without_piece(seat, slot))
        }
    }

    /// C1, C2: where a standing piece of `seat` could go from `slot`, if it may leave; `shared` are
    /// the spaces that others keep occupied.
    #[inline]
    pub(crate) fn reach_without(&self, seat: Seat, slot: Slot, shared: Slots) -> Option<Slots> {
        if shared.has(slot) || self.count(seat, slot) > 1 {
            Some(self.links.reach)
        } else if self.surely_cuts(slot) {
            None
        } else {
            self.empty(&self.links, slot).ok().map(|links| links.reach)
        }
    }

    /// Spaces that stay occupied no matter which pieces of `seat` leave.
    #[inline]
    pub(crate) fn shared(&self, seat: Seat) -> Slots {
        let mut shared = Slots::NONE;
        for other in 0..MAX_SEATS {
            let pieces = if other == seat.index() { Slots::NONE } else { self.pieces[other] };
            shared |= pieces | self.markers[other];
        }
        shared
    }

    /// A shortcut for C2: as long as no shaft is built, the mine has no cycles and no markers, so
    /// that emptying a space between two others always cuts pieces off. Only C3 can allow it.
    #[inline]
    fn surely_cuts(&self, slot: Slot) -> bool {
        let around = self.neighbours(slot) & self.links.linked;
        let between = around.has_several() || (slot == ENTRANCE && !around.is_empty());
        between
            && self.links.linked.has(slot)
            && self.built_shafts().is_empty()
            && !self.spent.has(slot)
    }

    /// A4: whether two standing miners of `seat` may leave, in one order or the other; if not, the
    /// space whose leaving fails and the spaces it would cut off.
    pub(crate) fn check_both_leave(
        &self,
        seat: Seat,
        one: Slot,
        two: Slot,
    ) -> Result<(), (Slot, Slots)> {
        self.leave_in_order(seat, one, two).or_else(|failed| {
            match self.leave_in_order(seat, two, one) {
                // The refusal names what fails in the order that gets farther.
                Err((slot, _)) if slot == two && failed.0 != one => Err(failed),
                back => back,
            }
        })
    }

    /// A4: as [`Mine::check_both_leave`], for generation: `alone` are the spaces that one of them
    /// may leave, `shared` those that others keep occupied.
    pub(crate) fn may_both_leave(
        &self,
        seat: Seat,
        (one, two): (Slot, Slot),
        alone: Slots,
        shared: Slots,
    ) -> bool {
        // A piece that leaves a space that stays occupied changes nothing for the other.
        let stays = |slot| shared.has(slot) || self.count(seat, slot) > 1;
        match (alone.has(one), alone.has(two)) {
            (false, false) => false,
            (true, true) if one != two && (stays(one) || stays(two)) => true,
            (true, true) if one != two && self.ends_chain(one) && self.ends_chain(two) => true,
            (true, false) if self.surely_stuck(two, one) => false,
            (false, true) if self.surely_stuck(one, two) => false,
            _ => self.check_both_leave(seat, one, two).is_ok(),
        }
    }

    /// A shortcut for C2: whether a piece may not leave `slot` even if `end` has been left: that
    /// frees nothing but the space next to it.
    fn surely_stuck(&self, slot: Slot, end: Slot) -> bool {
        self.ends_chain(end) && !self.neighbours(end).has(slot) && self.surely_cuts(slot)
    }

    /// Whether nothing hangs on a linked space.
    #[inline]
    fn ends_chain(&self, slot: Slot) -> bool {
        slot != ENTRANCE && !(self.neighbours(slot) & self.links.linked).has_several()
    }

    fn leave_in_order(&self, seat: Seat, first: Slot, second: Slot) -> Result<(), (Slot, Slots)> {
        if first == second {
            // The first leaves a space that the second still holds; so only the second matters.
            let emptied = self.count(seat, first) == 2 && !self.shared(seat).has(first);
            let left = if emptied { self.empty(&self.links, first) } else { Ok(self.links) };
            return left.map(|_| ()).map_err(|lost| (first, lost));
        }
        let after_first = self.links_without(seat, first).map_err(|lost| (first, lost))?;
        if self.is_alone(seat, second) {
            self.empty(&after_first, second).map(|_| ()).map_err(|lost| (second, lost))
        } else {
            Ok(())
        }
    }

    /// The chain once a piece has left a space that stays occupied.
    fn without_piece(&self, seat: Seat, slot: Slot) -> Links {
        let mut links = self.links;
        let others =
            (0..MAX_SEATS).any(|other| other != seat.index() && self.pieces[other].has(slot));
        links.pieces.set(slot, others || self.count(seat, slot) > 1);
        links
    }

    /// The chain once `slot` is empty, judged from the chain as it was; or the spaces whose pieces
    /// lose a link that they may not lose.
    fn empty(&self, links: &Links, slot: Slot) -> Result<Links, Slots> {
        let after = self.emptied(links, slot);
        // C4: markers may be cut off, so only pieces count.
        let lost = (links.linked - after.linked - Slots::only(slot)) & after.pieces;
        if lost.is_empty() || self.may_be_given_up(slot, lost) { Ok(after) } else { Err(lost) }
    }

    /// The chain once `slot` is empty.
    fn emptied(&self, links: &Links, slot: Slot) -> Links {
        let here = Slots::only(slot);
        let mut after = *links;
        after.pieces = links.pieces - here;
        after.occupied = links.occupied - here;
        let around = self.neighbours(slot);
        if !links.linked.has(slot) {
            return after;
        }
        if slot == ENTRANCE || (around & links.linked).has_several() {
            return self.link(after.pieces, after.occupied);
        }
        // The end of a chain: nothing hangs on it.
        after.linked = links.linked - here;
        for near in around {
            let touched = near == ENTRANCE || self.touches(near, after.linked);
            after.reach.set(near, touched);
        }
        after
    }

    /// A piece has come to a space.
    pub(super) fn occupy(&mut self, slot: Slot) {
        let here = Slots::only(slot);
        let links = &mut self.links;
        if links.occupied.has(slot) {
            links.pieces |= here;
            return;
        }
        let around = self.neighbours[slot.index()];
        let unlinked = (around & links.occupied) - links.linked;
        if !links.reach.has(slot) || !unlinked.is_empty() {
            return self.relink();
        }
        // A new end of the chain, and nothing that was cut off touches it.
        links.pieces |= here;
        links.occupied |= here;
        links.linked |= here;
        links.reach |= around;
    }

    /// The last piece has left a space; a marker may still be there.
    pub(super) fn vacate(&mut self, slot: Slot) {
        let marked = self.markers.iter().any(|markers| markers.has(slot));
        if marked {
            self.links.pieces.set(slot, false);
        } else {
            self.links = self.emptied(&self.links, slot);
        }
    }

    #[inline]
    fn touches(&self, slot: Slot, spaces: Slots) -> bool {
        !(self.neighbours(slot) & spaces).is_empty()
    }

    /// C3: whether only pieces beyond a given-up chamber lose their link.
    fn may_be_given_up(&self, slot: Slot, lost: Slots) -> bool {
        self.spent.has(slot) && (lost - self.beyond(slot)).is_empty()
    }

    /// C3: recomputes which chambers are, with all chambers beyond them, revealed and without salt.
    /// That changes only when a chamber is revealed or emptied or the mine grows, while the
    /// chain is asked at every move.
    pub(super) fn find_spent(&mut self) {
        let dug_out = self.revealed - self.salted;
        let is_spent = |&slot: &Slot| ((self.beyond(slot) & self.chambers()) - dug_out).is_empty();
        self.spent = dug_out.filter(is_spent).collect();
    }

    /// C3: the spaces from which every way to `1C` through existing spaces leads through `slot`.
    pub fn beyond(&self, slot: Slot) -> Slots {
        let without = self.existing() - Slots::only(slot);
        without - self.flood(without).0
    }
}
