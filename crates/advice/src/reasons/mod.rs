//! Reasons: what a move makes possible, what it costs, and what it denies to whom.
//!
//! Everything is found by playing the move on the view's stand-in for the position and comparing
//! what is there before and after. What the move turns up on the way is a stand-in, too, and is
//! never looked at.

mod ahead;
mod digging;
mod next;
mod orders;
mod tolls;
mod town;

use magnumsal_phrases::Reason;
use magnumsal_rules::{Due, Event, Game, Illegal, Move, Order, Seat, View};

/// What is to be said of a move by itself, the most important first; `line` is the move and what is
/// expected to follow it. An illegal move is refused.
pub(crate) fn reasons(view: &View, mv: &Move, line: &[Move]) -> Result<Vec<Reason>, Illegal> {
    let game = view.position();
    Ok(Trial::new(game, mv, line)?.reasons())
}

/// A move that was tried.
struct Trial<'a> {
    /// The position before it.
    game: &'a Game,
    /// Who moves.
    seat: Seat,
    mv: Move,
    /// What is expected to follow it.
    following: &'a [Move],
    /// The position after it.
    after: Game,
    events: Vec<Event>,
    /// The position once salt that the move carries is up, and who got which toll for it.
    hauled: Haul,
}

/// Salt on its way up.
struct Haul {
    game: Game,
    paid: Vec<(Seat, u16)>,
    /// Whether the expected line does not say who gets the tolls.
    open: bool,
}

impl<'a> Trial<'a> {
    fn new(game: &'a Game, mv: &Move, line: &'a [Move]) -> Result<Self, Illegal> {
        let seat = game.to_move().ok_or(Illegal::GameOver)?;
        let mut after = game.clone();
        let mut events = Vec::new();
        after.play_with(mv, &mut |event| events.push(event))?;
        let following = if line.first() == Some(mv) { &line[1..] } else { &[] };
        let hauled = Haul::new(&after, &events, following);
        Ok(Self { game, seat, mv: *mv, following, after, events, hauled })
    }

    fn reasons(&self) -> Vec<Reason> {
        let mut found = Vec::new();
        self.orders(&mut found);
        self.next(&mut found);
        self.digging(&mut found);
        self.tolls(&mut found);
        self.town(&mut found);
        // Who rests does not just wait.
        if found.iter().any(|reason| matches!(reason, Reason::Rest { .. })) {
            found.retain(|reason| *reason != Reason::Held);
        }
        // That the next move digs says it already.
        if found
            .iter()
            .any(|reason| matches!(reason, Reason::Next { mv: Move::Extract(_), new: true, .. }))
        {
            found.retain(|reason| !matches!(reason, Reason::Dig { .. }));
        }
        found
    }

    /// The orders that lie open before the move.
    fn open_orders(&self) -> impl Iterator<Item = Order> + '_ {
        (0..4).filter_map(|slot| self.game.order(slot))
    }

    /// The other players, in the order of their turns.
    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, own) = (self.game.players(), self.seat);
        std::iter::successors(Some(own.next(players)), move |seat| Some(seat.next(players)))
            .take_while(move |&seat| seat != own)
    }
}

/// Whether salt is on its way up.
fn hauling(game: &Game) -> bool {
    game.due().is_some_and(|due| matches!(due, Due::Route | Due::Cart | Due::Toll))
}

#[cfg(test)]
mod tests;
