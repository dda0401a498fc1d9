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
    let Some(mut seat) = game.to_move() else { return turns };
    let next = |seat: Seat| seat.next(game.players());
    let (mut phase, mut round) = (game.phase(), game.round());
    let (mut start, mut done) = (game.start_player(), usize::from(game.completed()));
    for moves in line.split_inclusive(|&mv| mv == Move::End) {
        turns.push(Turn { phase, seat, moves });
        done += moves.iter().filter(|mv| matches!(mv, Move::Deliver { .. })).count();
        if moves.last() != Some(&Move::End) {
            break;
        }
        seat = next(seat);
        if seat != start {
            continue;
        }
        // T5, T8: the round is over, and perhaps the phase.
        if done < usize::from(game.threshold(phase)) && round < game.rules().round_limit {
            round += 1;
            continue;
        }
        let Some(following) = phase.next() else { break };
        start = next(start);
        (phase, round, seat, done) = (following, 1, start, 0);
    }
    turns
}
