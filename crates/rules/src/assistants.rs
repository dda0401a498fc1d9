//! Assistants (A).

use crate::{
    Game, Illegal, Move, MoveList,
    event::{Event, Place, Purse},
    game::{Assistant, Foreman},
    moves::{Origin, Post, Source},
    pieces::Departures,
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

    pub(crate) fn generate_assist(&self, departures: &Departures, list: &mut MoveList) {
        for &post in Post::of(self.rules.expansion).iter().filter(|&&post| self.is_free(post)) {
            if post == Post::Entrance {
                // A4: the foreman alone.
                let foreman = departures.sources().find(|piece| piece.foreman);
                list.extend(foreman.map(|piece| Move::Assist { piece, post }));
            } else {
                list.extend(departures.sources().map(|piece| Move::Assist { piece, post }));
            }
        }
    }

    /// A3: a foreman on a post is one assistant like any other.
    pub(crate) fn apply_assist(&mut self, piece: Source, post: Post, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        self.take_piece(piece, Place::Post(post), on);
        if piece.foreman {
            self.player_mut(seat).foreman = Foreman::Post(post);
        }
        self.posts[post.index()] = Some(Assistant { owner: seat, foreman: piece.foreman });
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
                None if first.origin == Origin::Supply => self.me().supply,
                None => 1,
            };
            if there < 2 {
                return Err(Illegal::NoPiece { source: second, rule: Rule::A4 });
            }
        }
        match (one, two) {
            (Some(one), Some(two)) => self
                .mine
                .check_both_leave(seat, one, two)
                .map_err(|(slot, lost)| self.breaks_chain(slot, lost)),
            (Some(_), None) => self.check_departure(first, Rule::A4).map(|_| ()),
            (None, _) => self.check_departure(second, Rule::A4).map(|_| ()),
        }
    }

    /// A4: every two miners that may leave in one order or the other.
    pub(crate) fn generate_assist_pair(&self, departures: &Departures, list: &mut MoveList) {
        let seat = self.turn.seat;
        if !self.rules.is_muria() || !self.is_free(Post::Entrance) {
            return;
        }
        let mut pair = |a: Source, b: Source| {
            list.push(Move::AssistPair { first: a.min(b), second: a.max(b) });
        };
        if self.me().supply >= 2 {
            pair(Source::miner(Origin::Supply), Source::miner(Origin::Supply));
        }
        let mut miners = departures.sources().filter(|piece| !piece.foreman);
        while let Some(one) = miners.next()
            && !matches!(one.origin, Origin::Mine(_))
        {
            miners.clone().for_each(|other| pair(one, other));
        }
        let mut rest = self.mine.standing(seat);
        let shared = self.mine.shared(seat);
        let may_leave =
            |one, two| self.mine.may_both_leave(seat, (one, two), departures.left, shared);
        while let Some(one) = rest.next() {
            let standing = self.mine.standing_miners(seat, one);
            let source = Source::miner(Origin::Mine(self.mine.name(one)));
            if standing >= 2 && may_leave(one, one) {
                pair(source, source);
            }
            if standing == 0 {
                continue;
            }
            for other in rest {
                let miner = self.mine.standing_miners(seat, other) > 0;
                if miner && may_leave(one, other) {
                    pair(source, Source::miner(Origin::Mine(self.mine.name(other))));
                }
            }
        }
    }

    pub(crate) fn apply_assist_pair(
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

    /// A1: one post, one assistant.
    fn is_free(&self, post: Post) -> bool {
        self.posts[post.index()].is_none()
    }

    fn check_post(&self, post: Post) -> Result<(), Illegal> {
        match self.posts[post.index()] {
            Some(Assistant { owner, .. }) => Err(Illegal::PostTaken { post, seat: owner }),
            None => Ok(()),
        }
    }

    /// A4: an assistant leaves its post; the second of two miners at the entrance goes home.
    pub(crate) fn leave_post(&mut self, post: Post, on: &mut impl FnMut(Event)) {
        let Some(Assistant { owner, foreman }) = self.posts[post.index()].take() else { return };
        if post == Post::Entrance && !foreman {
            self.player_mut(owner).supply += 1;
            let (from, to) = (Place::Post(post), Place::Supply);
            on(Event::PieceMoved { seat: owner, foreman, from, to });
        }
    }

    /// A2, A5: the assistant of a post, if any, earns a grosz.
    pub(crate) fn wage(&mut self, post: Post, on: &mut impl FnMut(Event)) {
        let why = if post == Post::Entrance { Rule::A5 } else { Rule::A2 };
        if let Some(Assistant { owner, .. }) = self.posts[post.index()] {
            self.player_mut(owner).coins += 1;
            let (from, to) = (Purse::Bank, Purse::Of(owner));
            on(Event::Paid { from, to, amount: 1, why, post: Some(post) });
        }
    }
}

#[cfg(test)]
mod tests;
