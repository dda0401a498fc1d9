//! Editions whose tiles do not fit the ids.

use magnumsal_rules::{Components, Kind, Level, Salt, Tile};

/// A game with tiles that no id is for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "moves of this edition have no ids: its level {} has a tile {tile}, and what can be dug there is more \
     than any tile of the standard edition's level {} has; play it by the moves' texts, or with tiles \
     within the standard ones",
    level.numeral(), level.numeral()
)]
pub struct Misfit {
    /// The level of the tile.
    pub level: Level,
    /// The tile.
    pub tile: Tile,
}

/// Refuses components with a tile whose cubes are not among those of the standard edition's level.
pub(crate) fn check(components: &Components, salts: &[Vec<Salt>; 3]) -> Result<(), Misfit> {
    for level in Level::ALL {
        for &tile in components.tiles(level) {
            // All of a set's parts are in the list if the set is.
            if !salts[level.index()].contains(&dug(tile)) {
                return Err(Misfit { level, tile });
            }
        }
    }
    Ok(())
}

/// A tile's cubes, as the list has them.
fn dug(tile: Tile) -> Salt {
    let [b, g, w] = Kind::DUG.map(|kind| tile.salt.of(kind));
    Salt::new([b, g, w, 0])
}
