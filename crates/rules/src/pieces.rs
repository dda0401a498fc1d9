//! Pieces that leave supply, post or mine (C2, C3): what placing (P), assistants (A), the castle (K)
//! and the saltworks (W) begin with.

use crate::{
    Game, Illegal, Seat,
    event::{Event, Place},
    game::{Assistant, Foreman},
    mine::{Links, Slot, Slots},
    moves::{Origin, Post, Source},
    rule::Rule,
    seat::MAX_SEATS,
};
use arrayvec::ArrayVec;

/// Ten miners and a foreman on as many spaces, six posts and the supply: never more pieces.
const MOST: usize = 20;

/// Every piece of the acting player that may leave, and where in the mine it could go.
#[derive(Default)]
pub(crate) struct Departures {
    // Two lists side by side: without gaps between their items they are quick to make.
    sources: ArrayVec<Source, MOST>,
    goals: ArrayVec<Slots, MOST>,
    /// Spaces of the mine that a piece may leave.
    pub(crate) left: Slots,
}

impl Departures {
    #[inline]
    fn push(&mut self, source: Source, goals: Slots) {
        self.sources.push(source);
        self.goals.push(goals);
    }

    /// Where the pieces are.
    #[inline]
    pub(crate) fn sources(&self) -> impl Iterator<Item = Source> + Clone {
        self.sources.iter().copied()
    }

    /// Where the pieces are and where each could go.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Source, Slots)> {
        self.sources().zip(self.goals.iter().copied())
    }
}

impl Game {
    /// Every piece that may leave: worked out once for all moves that begin with one.
    pub(crate) fn departures(&self) -> Departures {
        let seat = self.turn.seat;
        let mut all = Departures::default();
        let anywhere = self.mine.links().reach;
        if self.me().supply > 0 {
            all.push(Source::miner(Origin::Supply), anywhere);
        }
        if self.me().foreman == Foreman::Supply {
            all.push(Source::foreman(Origin::Supply), anywhere);
        }
        for post in Post::ALL {
            match self.posts[post.index()] {
                Some(Assistant { owner, foreman }) if owner == seat => {
                    all.push(Source { origin: Origin::Post(post), foreman }, anywhere);
                }
                _ => {}
            }
        }
        let shared = self.mine.shared(seat);
        for slot in self.mine.standing(seat) {
            let Some(reach) = self.mine.reach_without(seat, slot, shared) else { continue };
            let goals = reach - Slots::only(slot);
            all.left.set(slot, true);
            let origin = Origin::Mine(self.mine.name(slot));
            if self.mine.standing_miners(seat, slot) > 0 {
                all.push(Source::miner(origin), goals);
            }
            if self.mine.foreman_stands(seat, slot) {
                all.push(Source::foreman(origin), goals);
            }
        }
        all
    }

    /// Whether the piece is there, stands, and may leave (C2, C3); the chain once it has left.
    pub(crate) fn check_departure(&self, piece: Source, rule: Rule) -> Result<Links, Illegal> {
        let slot = self.check_piece(piece, rule)?;
        let Some(slot) = slot else { return Ok(*self.mine.links()) };
        let left = self.mine.links_without(self.turn.seat, slot);
        left.map_err(|lost| self.breaks_chain(slot, lost))
    }

    /// The refusal of C2.
    pub(crate) fn breaks_chain(&self, slot: Slot, lost: Slots) -> Illegal {
        let mut cut_off: Vec<_> = lost.map(|lost| self.mine.name(lost)).collect();
        cut_off.sort();
        Illegal::BreaksChain { space: self.mine.name(slot), cut_off }
    }

    /// Whether the piece is where it is said to be, and stands; its slot if that is in the mine.
    pub(crate) fn check_piece(&self, piece: Source, rule: Rule) -> Result<Option<Slot>, Illegal> {
        let seat = self.turn.seat;
        let missing = Illegal::NoPiece { source: piece, rule };
        match piece.origin {
            Origin::Supply => {
                let there = match piece.foreman {
                    true => self.me().foreman == Foreman::Supply,
                    false => self.me().supply > 0,
                };
                if there { Ok(None) } else { Err(missing) }
            }
            Origin::Post(post) => {
                let holder = Assistant { owner: seat, foreman: piece.foreman };
                if self.posts[post.index()] == Some(holder) { Ok(None) } else { Err(missing) }
            }
            Origin::Mine(space) => {
                let slot = self.check_space(space)?;
                let (standing, tired) = match piece.foreman {
                    true => {
                        let here = self.mine.foremen(seat).has(slot);
                        let tired = self.mine.foreman_is_tired(seat);
                        (u8::from(here && !tired), u8::from(here && tired))
                    }
                    false => {
                        (self.mine.standing_miners(seat, slot), self.mine.tired_miners(seat, slot))
                    }
                };
                match (standing, tired) {
                    (0, 0) => Err(missing),
                    (0, _) => Err(Illegal::Tired { source: piece, rule }),
                    _ => Ok(Some(slot)),
                }
            }
        }
    }

    /// Takes a piece away from where it is.
    pub(crate) fn take_piece(&mut self, piece: Source, to: Place, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        let foreman = piece.foreman;
        match piece.origin {
            Origin::Supply if foreman => {}
            Origin::Supply => self.player_mut(seat).supply -= 1,
            Origin::Post(post) => self.leave_post(post, on),
            Origin::Mine(space) => {
                // The move is legal, so the space exists.
                let Some(slot) = self.mine.slot(space) else { return };
                match foreman {
                    true => self.mine.remove_foreman(seat, slot),
                    false => self.mine.remove_miner(seat, slot),
                }
            }
        }
        on(Event::PieceMoved { seat, foreman, from: piece.origin.into(), to });
    }

    /// Where a player's foreman is; nowhere without Muria.
    pub fn foreman(&self, seat: Seat) -> Option<Place> {
        match self.player(seat).foreman {
            Foreman::Box => None,
            Foreman::Supply => Some(Place::Supply),
            Foreman::Mine => self.mine.foreman(seat).map(|slot| Place::Mine(self.mine.name(slot))),
            Foreman::Post(post) => Some(Place::Post(post)),
            Foreman::Far => Some(Place::FarCircle),
            Foreman::Near => Some(Place::NearCircle),
            Foreman::Arrived => Some(Place::Throne),
            Foreman::Saltworks => Some(Place::Saltworks),
        }
    }

    /// How many pieces of a seat are at a place that keeps miners and foremen apart.
    pub(crate) fn count_with_foreman(
        &self,
        miners: [u8; MAX_SEATS],
        seat: Seat,
        place: Foreman,
    ) -> u8 {
        miners[seat.index()] + u8::from(self.player(seat).foreman == place)
    }
}
