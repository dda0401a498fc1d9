//! Assistants (A).

use crate::{
    Game, Illegal,
    event::{Event, Place},
    game::{Assistant, Foreman},
    moves::{Post, Source},
    rule::Rule,
};

impl Game {
    /// A1: a piece takes a free post.
    pub(crate) fn check_assist(&self, piece: Source, post: Post) -> Result<(), Illegal> {
        if post.needs_muria() && !self.rules.is_muria() {
            let rule = if post == Post::Entrance { Rule::A4 } else { Rule::A1 };
            return Err(Illegal::NeedsMuria { rule });
        }
        self.check_post(post)?;
        self.check_departure(piece, Rule::A1)?;
        if post == Post::Entrance && !piece.foreman {
            return Err(Illegal::EntranceNeedsTwo);
        }
        Ok(())
    }

    /// A4: two miners take the entrance post; it is enough if one order of leaving is allowed.
    pub(crate) fn check_assist_pair(&self, first: Source, second: Source) -> Result<(), Illegal> {
        self.check_post(Post::Entrance)?;
        if first > second {
            return Err(Illegal::WrongOrder { rule: Rule::A4 });
        }
        if first.foreman || second.foreman {
            return Err(Illegal::EntranceNeedsTwo);
        }
        let seat = self.turn.seat;
        let (one, two) = (self.check_piece(first, Rule::A4)?, self.check_piece(second, Rule::A4)?);
        if first == second {
            let there = match one {
                Some(slot) => self.mine.standing_miners(seat, slot),
                // A post has one miner; the supply may have more.
                None if first.origin == crate::Origin::Supply => self.me().supply,
                None => 1,
            };
            if there < 2 {
                return Err(Illegal::NoPiece { source: second, rule: Rule::A4 });
            }
        }
        match (one, two) {
            (Some(one), Some(two)) => self
                .mine
                .may_leave_both(seat, one, two, self.mine.may_leave(seat))
                .map_err(|(slot, lost)| self.breaks_chain(slot, lost)),
            (Some(_), None) => self.check_departure(first, Rule::A4).map(|_| ()),
            (None, _) => self.check_departure(second, Rule::A4).map(|_| ()),
        }
    }

    fn check_post(&self, post: Post) -> Result<(), Illegal> {
        match self.posts[post.index()] {
            Some(Assistant { owner, .. }) => Err(Illegal::PostTaken { post, seat: owner }),
            None => Ok(()),
        }
    }

    /// A3: a foreman on a post is one assistant like any other.
    pub(crate) fn assist(&mut self, piece: Source, post: Post, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.take_piece(piece, Place::Post(post), on);
        if piece.foreman {
            self.player_mut(seat).foreman = Foreman::Post(post);
        }
        self.posts[post.index()] = Some(Assistant { owner: seat, foreman: piece.foreman });
    }

    pub(crate) fn assist_pair(
        &mut self,
        first: Source,
        second: Source,
        on: &mut impl FnMut(Event),
    ) {
        for piece in [first, second] {
            self.take_piece(piece, Place::Post(Post::Entrance), on);
        }
        let entrance = Assistant { owner: self.turn.seat, foreman: false };
        self.posts[Post::Entrance.index()] = Some(entrance);
    }
}

#[cfg(test)]
mod tests;
