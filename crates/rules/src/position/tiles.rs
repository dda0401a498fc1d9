//! The mine of a position: its spaces, who stands there, and which tiles lie where (G2, M1, S5).

use super::{
    PositionError as Error,
    check::{Checked, Rest, Table, length},
};
use crate::{
    ChamberState, Game, Level, Mine, Salt, Seat, Space, SpaceState, Tile,
    mine::{Contents, NewSpace, Slot, Slots, level_of},
    seat::MAX_SEATS,
    state::ForemanSign,
};

/// What a chamber can hold of one kind of cube (four bits).
const MOST_IN_CHAMBER: u32 = 15;

/// The mine, and how many shafts are built.
pub(super) fn mine(table: &Table<'_>) -> Checked<(Mine, u32)> {
    let spaces = spaces(table)?;
    let mut mine = Mine::of_spaces(&spaces);
    if let Some(slot) = (mine.existing() - mine.reachable()).first() {
        return Err(Error::NoWayOut { space: mine.name(slot) });
    }
    for (&space, state) in &table.state.mine {
        // Every listed space has just been put there.
        let Some(slot) = mine.slot(space) else { continue };
        fill(table, &mut mine, space, slot, state)?;
    }
    for level in Level::ALL {
        lay_tiles(table, &mut mine, level)?;
        check_water(table, &mine, level)?;
    }
    let built = spaces.iter().filter(|space| matches!(space, NewSpace::Shaft(..))).count();
    Ok((mine, built as u32))
}

/// The listed spaces, each checked for what it can be (G2, M1).
fn spaces(table: &Table<'_>) -> Checked<Vec<NewSpace>> {
    let muria = table.muria();
    let bottom = if muria { 2 } else { 6 };
    let is_section = |space: Space| space.column() == 0 && space.depth() <= bottom;
    let mut laid = [0; 3];
    let mut spaces = Vec::new();
    for (&space, state) in &table.state.mine {
        let chamber = state.chamber.is_some();
        let new = match space.depth() % 2 {
            _ if is_section(space) => NewSpace::Section(space),
            0 => NewSpace::Chamber(space),
            _ => NewSpace::Shaft(space, state.marker.unwrap_or(Seat(0))),
        };
        if chamber != matches!(new, NewSpace::Chamber(_)) {
            return Err(Error::WrongSort { space });
        }
        if state.marker.is_some() != matches!(new, NewSpace::Shaft(..)) {
            return Err(Error::WrongMarker { space });
        }
        match new {
            NewSpace::Chamber(_) => laid[usize::from(space.depth() / 2) - 1] += 1,
            // A shaft joins two chambers, one above the other (M4, M5).
            NewSpace::Shaft(_, owner) => {
                let beside = |depth| Space::new(depth, space.column());
                let ends = [space.depth() - 1, space.depth() + 1].map(beside);
                let chambers = ends.map(|end| end.and_then(|end| table.state.mine.get(&end)));
                let joined =
                    chambers.iter().all(|end| end.is_some_and(|end| end.chamber.is_some()));
                if !joined {
                    return Err(Error::NoWayOut { space });
                }
                if owner.number() >= table.seats {
                    let place = format!("state.mine.{space}.marker");
                    return Err(Error::NoSuchSeat { place, seat: owner });
                }
            }
            NewSpace::Section(_) => {}
        }
        spaces.push(new);
    }
    let wanted = (1..=bottom).filter_map(|depth| Space::new(depth, 0));
    let wanted = wanted.chain(if muria { vec![] } else { base_chambers() });
    for space in wanted {
        if !table.state.mine.contains_key(&space) {
            return Err(Error::SpaceNotListed { space });
        }
    }
    if !muria && let Some(&space) = table.state.mine.keys().find(|space| !in_base_mine(**space)) {
        return Err(Error::NoSuchSpace { space });
    }
    for (level, found) in Level::ALL.into_iter().zip(laid) {
        let most = table.components.tiles(level).len();
        if found > most {
            return Err(Error::TooManyTiles { level, most, found });
        }
    }
    let shafts = spaces.iter().filter(|space| matches!(space, NewSpace::Shaft(..))).count();
    let most: usize = table.components.shaft_tiles.iter().map(|&tiles| usize::from(tiles)).sum();
    if shafts > most {
        return Err(Error::ShaftCount { expected: most as u32, found: shafts as u32 });
    }
    Ok(spaces)
}

/// G2: the chambers of the base game.
fn base_chambers() -> Vec<Space> {
    Space::all().filter(|&space| space.column() != 0 && in_base_mine(space)).collect()
}

/// G2: whether the base game has this space.
fn in_base_mine(space: Space) -> bool {
    let columns = match space.depth() {
        2 => 4,
        4 => 3,
        6 => 2,
        _ => 0,
    };
    space.column().unsigned_abs() <= columns
}

/// Puts what is in a space there.
fn fill(
    table: &Table<'_>,
    mine: &mut Mine,
    space: Space,
    slot: Slot,
    state: &SpaceState,
) -> Checked<()> {
    let place = |key: &str| format!("state.mine.{space}.{key}");
    let standing = table.counts(&place("standing"), &state.standing)?;
    let tired = table.counts(&place("tired"), &state.tired)?;
    let foremen = table.signs(&place("foremen"), state.foremen.as_ref())?;
    let anybody = |miners: [u8; MAX_SEATS]| miners.iter().any(|&count| count > 0);
    let there = anybody(standing) || anybody(tired) || foremen.iter().any(|sign| sign.is_there());
    match &state.chamber {
        Some(chamber) => open_chamber(table, mine, (space, slot), chamber, there)?,
        None if anybody(tired) || foremen.contains(&ForemanSign::Tired) => {
            return Err(Error::TiredInShaft { space });
        }
        None => {}
    }
    for seat in table.seats() {
        let (up, down) = (standing[seat.index()], tired[seat.index()]);
        super::check::in_range(place("standing"), up + down, 0, 10)?;
        (0..up + down).for_each(|_| mine.add_miner(seat, slot));
        mine.tire(seat, slot, down, false);
        match foremen.get(seat.index()) {
            // A second one is noticed when the foremen are counted.
            Some(sign) if sign.is_there() && mine.foremen(seat).is_empty() => {
                mine.add_foreman(seat, slot);
                mine.tire(seat, slot, 0, *sign == ForemanSign::Tired);
            }
            _ => {}
        }
    }
    Ok(())
}

fn open_chamber(
    table: &Table<'_>,
    mine: &mut Mine,
    (space, slot): (Space, Slot),
    chamber: &ChamberState,
    anybody: bool,
) -> Checked<()> {
    table.no_brine(&format!("state.mine.{space}.salt"), chamber.salt)?;
    let most = u32::from(table.components.most_water()).min(MOST_IN_CHAMBER);
    super::check::in_range(format!("state.mine.{space}.water"), chamber.water, 0, most)?;
    for kind in crate::Kind::DUG {
        let place = format!("state.mine.{space}.salt");
        super::check::in_range(place, chamber.salt.of(kind), 0, MOST_IN_CHAMBER)?;
    }
    let contents = Contents::of_tile(Tile { salt: chamber.salt, water: chamber.water });
    if chamber.open {
        mine.reveal(slot, contents);
    } else if anybody || !chamber.salt.is_empty() {
        return Err(Error::NotEntered { space });
    } else {
        mine.set_contents(slot, contents);
    }
    Ok(())
}

/// Finds tiles for a level's chambers: those of entered ones could be any that hold what is left
/// there, the others come from the stacks as far as those are known.
fn lay_tiles(table: &Table<'_>, mine: &mut Mine, level: Level) -> Checked<()> {
    let in_box = &table.components.tiles[level.index()];
    let mut rest = Rest::new(in_box.items());
    let unentered = unentered(mine, level, in_box.items().len());
    if let Some(lists) = table.lists() {
        let place = format!("stacks.tiles.{}", level.numeral());
        let list = lists.tiles.get(&level).map_or(&[][..], Vec::as_slice);
        length(&place, list, unentered.len())?;
        for (index, (tile, &slot)) in list.iter().zip(&unentered).enumerate() {
            rest.take(tile, || format!("{place}[{index}]"))?;
            // It is in the box, so it has a number.
            mine.set_tile(slot, in_box.number(*tile).unwrap_or_default());
        }
    }
    let mut entered: Vec<Slot> = mine.revealed().filter(|&slot| level_of(slot) == level).collect();
    entered.sort_by_key(|&slot| mine.name(slot));
    let needs: Vec<(Salt, u8)> =
        entered.iter().map(|&slot| (mine.salt(slot), mine.water(slot))).collect();
    let found = assign(&needs, &rest.items)
        .map_err(|index| Error::NoTileFor { space: mine.name(entered[index]) })?;
    for (&slot, &tile) in entered.iter().zip(&found) {
        mine.set_tile(slot, in_box.number(rest.items[tile]).unwrap_or_default());
    }
    if table.lists().is_none() {
        mine.guess(entered.into_iter().collect::<Slots>());
        let left = (0..rest.items.len()).filter(|tile| !found.contains(tile));
        for (slot, tile) in unentered.into_iter().zip(left) {
            mine.set_tile(slot, in_box.number(rest.items[tile]).unwrap_or_default());
        }
    }
    Ok(())
}

/// Chambers of a level that nobody has entered, by their spaces, then slots of tiles not laid.
fn unentered(mine: &Mine, level: Level, in_box: usize) -> Vec<Slot> {
    let dealt: Slots = crate::mine::chambers_of(level).take(in_box).collect();
    let mut laid: Vec<Slot> = ((dealt & mine.existing()) - mine.revealed()).collect();
    laid.sort_by_key(|&slot| mine.name(slot));
    laid.into_iter().chain(dealt - mine.existing()).collect()
}

/// Buckets and pumps only carry water away or to the next chamber: a level never has more than its
/// entered tiles have brought.
fn check_water(table: &Table<'_>, mine: &Mine, level: Level) -> Checked<()> {
    let in_box = &table.components.tiles[level.index()];
    let on_level = mine.chambers().filter(|&slot| level_of(slot) == level);
    let (mut most, mut found) = (0, 0);
    for slot in on_level {
        found += u32::from(mine.water(slot));
        if mine.revealed().has(slot) {
            most += u32::from(in_box.get(mine.tile(slot)).water);
        }
    }
    if found > most && table.lists().is_some() {
        return Err(Error::TooMuchWater { level, most, found });
    }
    // With unknown stacks the entered tiles are only guessed: any of the box may have brought it.
    let all: u32 = in_box.items().iter().map(|tile| u32::from(tile.water)).sum();
    if found > all {
        return Err(Error::TooMuchWater { level, most: all, found });
    }
    Ok(())
}

/// Finds for each need a tile of its own that covers it, the likeliest first; the index of a need
/// that gets none otherwise. (Augmenting paths, as for any matching of two sides.)
pub(crate) fn assign(needs: &[(Salt, u8)], tiles: &[Tile]) -> Result<Vec<usize>, usize> {
    let mut owner: Vec<Option<usize>> = vec![None; tiles.len()];
    for need in 0..needs.len() {
        let mut tried = vec![false; tiles.len()];
        if !find(need, needs, tiles, &mut owner, &mut tried) {
            return Err(need);
        }
    }
    let tile_of = |need| owner.iter().position(|&other| other == Some(need)).unwrap_or_default();
    Ok((0..needs.len()).map(tile_of).collect())
}

fn find(
    need: usize,
    needs: &[(Salt, u8)],
    tiles: &[Tile],
    owner: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    let (salt, water) = needs[need];
    let mut fitting: Vec<usize> =
        (0..tiles.len()).filter(|&tile| tiles[tile].salt.covers(salt)).collect();
    // What has been dug and pumped least is the likeliest.
    fitting.sort_by_key(|&tile| {
        (tiles[tile].salt.total() - salt.total(), tiles[tile].water.abs_diff(water))
    });
    for tile in fitting {
        if std::mem::replace(&mut tried[tile], true) {
            continue;
        }
        let free = match owner[tile] {
            None => true,
            Some(other) => find(other, needs, tiles, owner, tried),
        };
        if free {
            owner[tile] = Some(need);
            return true;
        }
    }
    false
}

impl Game {
    /// Whether these tiles can all be still to come: some may seem to lie in chambers that were
    /// entered before the position with which a game of unknown stacks began, but other tiles could
    /// have been there. If so, the tiles are taken to lie that way.
    pub(crate) fn free_tiles(&mut self, level: Level, wanted: &[u8]) -> bool {
        let in_box = &self.components.tiles[level.index()];
        let guessed: Vec<Slot> =
            self.mine.guessed().filter(|&slot| level_of(slot) == level).collect();
        let unseen: Vec<Slot> = self.unseen_tiles(level).collect();
        let mut numbers: Vec<u8> =
            guessed.iter().chain(&unseen).map(|&slot| self.mine.tile(slot)).collect();
        for wanted in wanted {
            let Some(index) = numbers.iter().position(|number| number == wanted) else {
                return false;
            };
            numbers.remove(index);
        }
        let tiles: Vec<Tile> = numbers.iter().map(|&number| in_box.get(number)).collect();
        let needs: Vec<(Salt, u8)> =
            guessed.iter().map(|&slot| (self.mine.salt(slot), self.mine.water(slot))).collect();
        let Ok(found) = assign(&needs, &tiles) else { return false };
        for (&slot, &tile) in guessed.iter().zip(&found) {
            self.mine.set_tile(slot, numbers[tile]);
        }
        let left = (0..numbers.len()).filter(|tile| !found.contains(tile));
        let left = left.map(|tile| numbers[tile]).chain(wanted.iter().copied());
        for (&slot, number) in unseen.iter().zip(left) {
            self.mine.set_tile(slot, number);
        }
        true
    }
}
