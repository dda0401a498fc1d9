//! Observations: what a player sees, as bytes.

mod layout;
mod write;

pub use layout::{Layout, OBSERVATION_LENGTH, OBSERVATION_VERSION, Part};
use write::write;

use crate::WrongLength;
use magnumsal_rules::{Game, Seat, View, Viewer};

/// Writes what a view shows: [`OBSERVATION_LENGTH`] bytes, the parts of [`Layout::parts`] one after another, the
/// player who looks first and the others clockwise. A spectator sees what the player sees whose turn it is.
///
/// A view holds nothing hidden, so there is nothing hidden in the bytes.
///
/// ```
/// use magnumsal_encoding::{Layout, OBSERVATION_LENGTH, observe};
/// use magnumsal_rules::{Game, RuleSet, Seat, Viewer};
///
/// let game = Game::from_seed(RuleSet::default(), 3, 1368)?;
/// let mut bytes = vec![0; OBSERVATION_LENGTH];
/// observe(&game.view(Viewer::Seat(Seat::new(1).unwrap())), &mut bytes)?;
/// let coins = Layout::part("coins").unwrap();
/// assert_eq!(bytes[coins.range()], [12, 14, 10, 0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn observe(view: &View, bytes: &mut [u8]) -> Result<(), WrongLength> {
    observe_game(view.position(), view.viewer(), bytes)
}

/// The same of the game itself: what [`observe`] writes of a view of it, without making one. Of hidden stacks
/// only counts are asked for.
pub fn observe_game(game: &Game, viewer: Viewer, bytes: &mut [u8]) -> Result<(), WrongLength> {
    let looking = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => game.to_move(),
    };
    let looking = looking.or(Seat::new(0)).filter(|seat| seat.number() < game.players());
    WrongLength::check("the observation", OBSERVATION_LENGTH, bytes.len())?;
    write(game, looking, bytes);
    Ok(())
}
