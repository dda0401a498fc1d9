//! What the bot expects the player to do next, and whether the move makes it possible.

use super::{Haul, Trial, ahead::next_turn, orders::newly_covered};
use magnumsal_phrases::Reason;
use magnumsal_rules::{Event, Game, Goal, Move, Origin};

impl Trial<'_> {
    /// The player's next move of the expected line that is more than an answer, a pass or an end.
    pub(super) fn next(&self, found: &mut Vec<Reason>) {
        let rules = *self.game.rules();
        let mut turned_up = self.events.iter().any(|event| event.turns_up(&rules));
        let (mut game, mut same_turn) = (self.after.clone(), true);
        for mv in self.following {
            // What is expected after something has been turned up fits that alone.
            if turned_up || game.phase() != self.game.phase() || game.check(mv).is_err() {
                return;
            }
            let own = game.to_move() == Some(self.seat);
            if own && mv.takes_action() && *mv != Move::Pass {
                let new = !self.moves_again(mv) && self.makes_possible(mv, same_turn);
                let order = self.order_by(&game, mv);
                found.push(Reason::Next { game: Box::new(game), mv: *mv, new, order });
                return;
            }
            same_turn &= *mv != Move::End;
            let listen = &mut |event: Event| turned_up |= event.turns_up(&rules);
            if game.play_with(mv, listen).is_err() {
                return;
            }
        }
    }

    /// Whether a later move only sends the same piece on.
    fn moves_again(&self, mv: &Move) -> bool {
        let Some(Goal::Space(space)) = self.mv.goal() else { return false };
        mv.sends().any(|source| source.origin == Origin::Mine(space))
    }

    /// Whether a later move would be illegal if this one were not made, and everybody passed.
    fn makes_possible(&self, mv: &Move, same_turn: bool) -> bool {
        let legal = |game: Game| game.check(mv).is_ok();
        if same_turn {
            let mut passed = self.game.clone();
            return passed.play(&Move::Pass).is_ok() && !legal(passed);
        }
        let turns = (next_turn(self.game, self.seat), next_turn(&self.after, self.seat));
        let (Some(without), Some(with)) = turns else { return false };
        !legal(without) && legal(with)
    }

    /// What the most valuable order pays that a later move brings enough salt for.
    fn order_by(&self, game: &Game, mv: &Move) -> Option<u16> {
        let mut after = game.clone();
        after.play(mv).ok()?;
        let after = Haul::new(&after, &[], &[]).game;
        let orders = (0..4).filter_map(|slot| game.order(slot));
        let order = newly_covered(orders, game.salt(self.seat), after.salt(self.seat));
        order.map(|order| order.price.into())
    }
}
