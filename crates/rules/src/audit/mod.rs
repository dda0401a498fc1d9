//! Audits: what must hold at every ply of every game.
//!
//! For tests, fuzzing and `magnumsal random --check`: slow and thorough, and written apart from the
//! code they watch.

mod census;
mod fuzz;
mod sample;

pub use fuzz::{fuzz_move, fuzz_play, fuzz_record};
pub use sample::any_move;

use crate::{Event, Game, Illegal, Move, Origin, Space, View, Viewer, mine::is_chamber};
use census::Census;
use rand::Rng;
use std::collections::HashSet;

/// An invariant that does not hold: a defect of the engine.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
// For programmers; sentences for players come from the message catalogue.
#[error("{self:?}")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Fault {
    /// No legal move, and the game goes on; or legal moves, and it is over.
    WrongEnd { moves: usize },
    /// A move is listed twice.
    ListedTwice { text: String },
    /// A listed move is refused.
    ListedButRefused { text: String, refusal: Illegal },
    /// A move is not listed, and not refused.
    AcceptedButNotListed { text: String },
    /// A move's text does not read back as the move.
    TextDiffers { text: String },
    /// A refused move changed the position.
    RefusalChanged { text: String },
    /// Events and positions do not account for all money, cubes, water or pieces.
    Unaccounted { text: String, what: String },
    /// A player's pieces are not all somewhere.
    PieceCount { what: String },
    /// More than three cards of a kind of tool.
    ToolCount { what: String },
    /// Pieces lost their link, and C3 did not allow it.
    CutOff { text: String, spaces: Vec<Space> },
    /// A dealt position does not look like the view it was dealt from.
    DealDiffers,
}

/// Checks a position and the list of its legal moves.
pub fn position(game: &Game, list: &[Move]) -> Result<(), Fault> {
    if list.is_empty() != game.is_over() {
        return Err(Fault::WrongEnd { moves: list.len() });
    }
    let mut seen = HashSet::new();
    for mv in list {
        let text = mv.to_string();
        if let Err(refusal) = game.check(mv) {
            return Err(Fault::ListedButRefused { text, refusal });
        }
        if text.parse() != Ok(*mv) {
            return Err(Fault::TextDiffers { text });
        }
        if !seen.insert(text.clone()) {
            return Err(Fault::ListedTwice { text });
        }
    }
    Census::of(game).check(game)
}

/// Plays a legal move and checks that its events account for all that changed.
pub fn play(game: &mut Game, mv: &Move) -> Result<(), Fault> {
    let text = mv.to_string();
    let before = game.clone();
    let mut census = Census::of(&before);
    let mut phase_began = false;
    let played = game.play_with(mv, &mut |event| {
        phase_began |= matches!(event, Event::PhaseBegan { .. });
        census.record(&event);
    });
    if let Err(refusal) = played {
        return Err(Fault::ListedButRefused { text, refusal });
    }
    if let Some(what) = census.difference(&Census::of(game)) {
        return Err(Fault::Unaccounted { text, what });
    }
    let mut quiet = before.clone();
    quiet.play_unchecked(*mv);
    if quiet != *game {
        let what = "a listener changes the game".to_owned();
        return Err(Fault::Unaccounted { text, what });
    }
    check_links(&before, game, mv)
}

/// C: pieces lose their link only where C3 allows it.
fn check_links(before: &Game, after: &Game, mv: &Move) -> Result<(), Fault> {
    let was = unlinked(before);
    let lost: Vec<Space> = unlinked(after).into_iter().filter(|s| !was.contains(s)).collect();
    if lost.is_empty() {
        return Ok(());
    }
    let given_up = mv.sends().any(|source| match source.origin {
        Origin::Mine(space) => is_spent(before, space),
        _ => false,
    });
    if given_up {
        return Ok(());
    }
    Err(Fault::CutOff { text: mv.to_string(), spaces: lost })
}

/// G3, from the names of two spaces and what they are.
fn adjacent(game: &Game, a: Space, b: Space) -> bool {
    let chamber = |space| game.mine.slot(space).is_some_and(is_chamber);
    let (next_to, above) = (
        a.depth() == b.depth() && a.column().abs_diff(b.column()) == 1,
        a.column() == b.column() && a.depth().abs_diff(b.depth()) == 1,
    );
    (next_to && (chamber(a) || chamber(b))) || (above && !(chamber(a) && chamber(b)))
}

/// The spaces among `within` that a walk from `1C` reaches.
fn reached(game: &Game, within: &[Space]) -> Vec<Space> {
    let mut found: Vec<Space> =
        within.iter().copied().filter(|&space| space == Space::ENTRANCE).collect();
    let mut next = 0;
    while let Some(&space) = found.get(next) {
        for &other in within {
            if adjacent(game, space, other) && !found.contains(&other) {
                found.push(other);
            }
        }
        next += 1;
    }
    found
}

/// Spaces with pieces that are not linked.
fn unlinked(game: &Game) -> Vec<Space> {
    let state = game.state();
    let standing = |space: &crate::SpaceState| {
        let miners = space.standing.iter().chain(&space.tired).any(|&n| n > 0);
        miners || space.foremen.iter().flat_map(|all| &all.0).any(|sign| sign.is_there())
    };
    let held: Vec<Space> =
        state.mine.iter().filter(|(_, s)| standing(s)).map(|(&n, _)| n).collect();
    let marked = state.mine.iter().filter(|(_, s)| s.marker.is_some()).map(|(&n, _)| n);
    let occupied: Vec<Space> = held.iter().copied().chain(marked).collect();
    let linked = reached(game, &occupied);
    held.into_iter().filter(|space| !linked.contains(space)).collect()
}

/// C3: whether a chamber and all chambers beyond it are revealed and without salt.
fn is_spent(game: &Game, space: Space) -> bool {
    let state = game.state();
    let all: Vec<Space> = Space::all().filter(|&s| game.mine.slot(s).is_some()).collect();
    let without: Vec<Space> = all.iter().copied().filter(|&other| other != space).collect();
    let near = reached(game, &without);
    let dug_out = |space: &Space| match state.mine.get(space).and_then(|s| s.chamber.as_ref()) {
        Some(chamber) => chamber.open && chamber.salt.is_empty(),
        None => true,
    };
    let is_room = game.mine.slot(space).is_some_and(is_chamber);
    is_room && all.iter().filter(|other| !near.contains(other)).all(dug_out)
}

/// Checks that over a sample of all writable moves those listed, and only those, are accepted, and
/// that a refusal changes nothing.
pub fn sample(game: &Game, list: &[Move], count: usize, rng: &mut impl Rng) -> Result<(), Fault> {
    for _ in 0..count {
        let mv = any_move(game, rng);
        let text = mv.to_string();
        if text.parse() != Ok(mv) {
            return Err(Fault::TextDiffers { text });
        }
        let mut copy = game.clone();
        match (copy.play(&mv), list.contains(&mv)) {
            (Ok(()), false) => return Err(Fault::AcceptedButNotListed { text }),
            (Err(refusal), true) => return Err(Fault::ListedButRefused { text, refusal }),
            (Err(_), false) if copy != *game => return Err(Fault::RefusalChanged { text }),
            _ => {}
        }
    }
    Ok(())
}

/// Checks that what is dealt from a view has that view.
pub fn view(game: &Game, rng: &mut impl Rng) -> Result<(), Fault> {
    let view: View = game.view(Viewer::Spectator);
    let dealt = view.deal(rng);
    let same = dealt.view(Viewer::Spectator) == view && dealt.state() == game.state();
    if same { Ok(()) } else { Err(Fault::DealDiffers) }
}
