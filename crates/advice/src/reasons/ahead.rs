//! Looking ahead: a player's next turn, and what can be dug in a turn.

use magnumsal_rules::{Event, Game, Move, MoveList, Seat, Space};
use std::collections::BTreeMap;

/// More moves than are needed for all players to pass once.
const MOST_MOVES: usize = 64;

/// The next turn of a player, if everybody passes until then and settles what has to be settled.
/// Nothing if the phase ends before, if the player has something to settle first, or if something
/// that was turned up would decide about it.
pub(super) fn next_turn(game: &Game, seat: Seat) -> Option<Game> {
    let (mut game, phase) = (game.clone(), game.phase());
    let (mut list, mut turned_up) = (MoveList::new(), false);
    for _ in 0..MOST_MOVES {
        game.legal_moves(&mut list);
        let idle = [Move::Pass, Move::End].into_iter().find(|mv| list.contains(mv));
        let settles = idle.is_none();
        if settles && turned_up {
            return None;
        }
        let mv = idle.or(list.first().copied())?;
        let rules = *game.rules();
        game.play_with(&mv, &mut |event: Event| turned_up |= event.turns_up(&rules)).ok()?;
        if game.phase() != phase {
            return None;
        }
        if mv == Move::End && game.to_move() == Some(seat) {
            return game.due().is_none().then_some(game);
        }
    }
    None
}

/// How many cubes the player to move can dig with one action, by the chamber they lie in. Chambers
/// that are face down in `known` are left out: what they hold is not known.
pub(super) fn diggable(game: &Game, known: &Game) -> BTreeMap<Space, u8> {
    let (mut list, mut found) = (MoveList::new(), BTreeMap::new());
    game.legal_moves(&mut list);
    for mv in &list {
        let Move::Extract(extraction) = mv else { continue };
        let mine = game.mine();
        let crew = mine.slot(extraction.at);
        // E9: a mill reaches the chamber straight below.
        let below = crew.filter(|_| extraction.mill).and_then(|slot| mine.chamber_below(slot));
        let Some(from) = below.or(crew).map(|slot| mine.name(slot)) else { continue };
        let revealed =
            |space| known.mine().slot(space).is_some_and(|at| known.mine().revealed().has(at));
        if revealed(from) {
            let most = found.entry(from).or_default();
            *most = extraction.salt.total().max(u32::from(*most)) as u8;
        }
    }
    found
}
