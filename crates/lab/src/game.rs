//! One game between bots.

use crate::{
    finding::{Finding, Observer},
    matchup::{Match, Variant},
};
use magnumsal_bots::Bot;
use magnumsal_rules::{Game, Move, MoveList, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};

/// A game that was played to its end. It serialises to all that a tally needs of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// What it came to.
    pub finding: Finding,
    /// Its moves.
    pub moves: Vec<Move>,
}

/// A game that could not be played: the program contradicts itself.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("seed {seed}: {reason}")]
pub struct Fault {
    /// The seed of the deal.
    pub seed: u64,
    /// What happened.
    pub reason: String,
}

/// Plays one rotation of a deal; nothing comes back when `stop` is set before the end.
///
/// The bots get views of the game and never the game itself (G4).
pub fn play(
    plan: &Match,
    variant: &Variant,
    deal: u64,
    rotation: usize,
    stop: &AtomicBool,
) -> Result<Option<Played>, Fault> {
    let mut bots: Vec<Box<dyn Bot>> = (0..plan.entrants.len())
        .map(|seat| {
            let entrant = plan.entrant_at(seat, rotation);
            plan.entrants[entrant].bot(plan.bot_seed(deal, rotation, entrant))
        })
        .collect();
    follow(plan, variant, deal, |game, seat| {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let view = game.view(Viewer::Seat(seat));
        let entrant = plan.entrant_at(seat.index(), rotation);
        let budget = plan.entrants[entrant].budget().unwrap_or(plan.budget);
        let chosen = bots[seat.index()].play(&view, budget);
        chosen.map(Some).ok_or_else(|| format!("{} finds no move", plan.name(entrant)))
    })
}

/// Plays moves of a deal that were chosen before.
pub fn replay(
    plan: &Match,
    variant: &Variant,
    deal: u64,
    moves: &[Move],
) -> Result<Option<Played>, Fault> {
    let mut moves = moves.iter().copied();
    follow(plan, variant, deal, |_, _| Ok(Some(moves.next().ok_or("a saved game has no end")?)))
}

/// Plays the moves that are chosen; nothing comes back if none is.
fn follow(
    plan: &Match,
    variant: &Variant,
    deal: u64,
    mut choose: impl FnMut(&Game, Seat) -> Result<Option<Move>, String>,
) -> Result<Option<Played>, Fault> {
    let fault = |reason: String| Fault { seed: plan.deal_seed(deal), reason };
    let mut game = plan.game(variant, deal).map_err(|error| fault(error.to_string()))?;
    let mut observer = Observer::new(&game);
    let (mut moves, mut legal) = (Vec::new(), MoveList::new());
    while let Some(seat) = game.to_move() {
        let Some(mv) = choose(&game, seat).map_err(fault)? else { return Ok(None) };
        game.legal_moves(&mut legal);
        observer.decided(&game, mv, legal.len());
        game.play_with(&mv, &mut |event| observer.saw(event)).map_err(|illegal| {
            fault(format!("seat {seat:?} plays `{mv}`, which is illegal: {illegal:?}"))
        })?;
        observer.played(&game);
        moves.push(mv);
    }
    Ok(Some(Played { finding: observer.finding(&game), moves }))
}
