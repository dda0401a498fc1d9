//! What can be dug: more by the player, less by others, and what lies unseen.

use super::{
    Trial,
    ahead::{diggable, next_turn},
    hauling,
};
use magnumsal_phrases::Reason;
use magnumsal_rules::{Drawn, Event, Goal, Move, Pile, Space};

impl Trial<'_> {
    pub(super) fn digging(&self, found: &mut Vec<Reason>) {
        let rests = self.rest(found);
        self.can_dig(rests, found);
        self.reach(found);
        self.denies(found);
        self.unseen(found);
    }

    /// T4: tired pieces stand up if all actions are passed. Whether they do.
    fn rest(&self, found: &mut Vec<Reason>) -> bool {
        let passes = match self.mv {
            Move::Pass => self.after.actions() == 0 || self.following.first() == Some(&Move::Pass),
            Move::End => true,
            _ => false,
        };
        let rests = passes && self.game.may_rest();
        if rests {
            found.push(Reason::Rest { pieces: self.game.tired(self.seat) });
        }
        rests
    }

    /// The chamber where the most can be dug, of those where it is more than before.
    fn can_dig(&self, rests: bool, found: &mut Vec<Reason>) {
        if self.game.due().is_some() || hauling(&self.after) {
            return;
        }
        let before = diggable(self.game, self.game);
        let at_once = !rests && self.after.to_move() == Some(self.seat) && self.after.actions() > 0;
        let after = match at_once {
            true => Some(diggable(&self.after, self.game)),
            false => next_turn(&self.after, self.seat).map(|turn| diggable(&turn, self.game)),
        };
        let more = after.into_iter().flatten().filter_map(|(space, after)| {
            let before = before.get(&space).copied().unwrap_or_default();
            let next_turn = !at_once;
            (after > before).then_some((after, Reason::Dig { space, before, after, next_turn }))
        });
        let more = more.max_by_key(|(cubes, _)| *cubes).map(|(_, reason)| reason);
        found.extend(more.or_else(|| self.strength()));
    }

    /// E2: a crew that has grown, in a chamber whose salt nobody of it can dig yet.
    fn strength(&self) -> Option<Reason> {
        let Some(Goal::Space(space)) = self.mv.goal() else { return None };
        let mine = self.game.mine();
        let slot = mine.slot(space).filter(|&slot| (mine.salted() & mine.revealed()).has(slot))?;
        let strength = self.after.strength(self.seat, slot);
        let need = mine.water(slot) + 1;
        (strength < need).then_some(Reason::Strength { space, strength, need })
    }

    /// C1: the spaces that pieces can go to only after the move.
    fn reach(&self, found: &mut Vec<Reason>) {
        let new = self.after.mine().reach() & !self.game.mine().reach();
        let spaces: Vec<Space> = new.map(|slot| self.after.mine().name(slot)).collect();
        if !spaces.is_empty() {
            found.push(Reason::Reach { spaces });
        }
    }

    /// The player who loses most of what could be dug in the next turn.
    fn denies(&self, found: &mut Vec<Reason>) {
        let mut worst: Option<(u8, Reason)> = None;
        for seat in self.others() {
            let turns = (next_turn(self.game, seat), next_turn(&self.hauled.game, seat));
            let (Some(without), Some(with)) = turns else { continue };
            let with = diggable(&with, self.game);
            for (space, before) in diggable(&without, self.game) {
                let after = with.get(&space).copied().unwrap_or_default();
                let lost = before.saturating_sub(after);
                if lost > worst.as_ref().map_or(0, |(most, _)| *most) {
                    worst = Some((lost, Reason::Denies { seat, space, before, after }));
                }
            }
        }
        found.extend(worst.map(|(_, reason)| reason));
    }

    /// P3: what the tiles hold of which one is turned up.
    fn unseen(&self, found: &mut Vec<Reason>) {
        let opened = self.events.iter().find_map(|event| match event {
            Event::Revealed { space, .. } => self.game.mine().slot(*space),
            _ => None,
        });
        let Some(slot) = opened.filter(|_| !self.game.rules().mapped) else { return };
        let tiles = self.game.candidates(Pile::Tiles(self.game.mine().level(slot)));
        let tiles = tiles.iter().filter_map(|drawn| match drawn {
            Drawn::Tile(tile) => Some((tile.salt.total() as u8, tile.water)),
            _ => None,
        });
        let (cubes, water): (Vec<u8>, Vec<u8>) = tiles.unzip();
        let (Some(&least), Some(&most)) = (cubes.iter().min(), cubes.iter().max()) else { return };
        let wet = water.iter().filter(|&&water| water > 0).count() as u8;
        found.push(Reason::Unseen { tiles: cubes.len() as u8, least, most, wet });
    }
}
