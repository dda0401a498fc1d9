//! Lines of play: who makes each of the moves that are expected.

use magnumsal_rules::{Game, Move, Phase, Seat};

/// The moves of one turn in a line of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn<'l> {
    /// The phase it belongs to.
    pub phase: Phase,
    /// Who moves.
    pub seat: Seat,
    /// The moves, with the `end` if the line goes so far.
    pub moves: &'l [Move],
}

/// Cuts a line of play that begins in a position into turns.
///
/// The moves are not played: a line that was expected for one arrangement of what is hidden need
/// not be legal in another, and who moves does not depend on it.
pub fn turns<'l>(game: &Game, line: &'l [Move]) -> Vec<Turn<'l>> {
    let mut turns = Vec::new();
    if game.is_over() {
        return turns;
    }
    let (mut order, mut completed) = (game.turn_order(), game.completed());
    for moves in line.split_inclusive(|&mv| mv == Move::End) {
        turns.push(Turn { phase: order.phase, seat: order.seat, moves });
        completed += moves.iter().filter(|mv| matches!(mv, Move::Deliver { .. })).count() as u8;
        let last_round = game.ends_phase(order.phase, order.round, completed);
        let Some(next) = order.next(game.players(), last_round) else { break };
        if next.phase != order.phase {
            completed = 0;
        }
        order = next;
    }
    turns
}
