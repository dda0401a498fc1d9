//! The way up for programs that show it: its spaces, and who is paid where (E4, E5).

use super::{haul::Haul, route::TOLL};
use crate::{
    Game, Seat, Space,
    game::Stage,
    mine::{ENTRANCE, SLOTS, Slot, Slots},
};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// A space on the way up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Station {
    /// The space.
    pub space: Space,
    /// E5: who may be paid there; nobody where the carrier has a piece or a marker.
    pub payees: Vec<Seat>,
    /// E5: what each cube owes there, without carts.
    pub per_cube: u8,
    /// E5, E6: what is owed there, carts that are laid taken into account; known once salt is dug.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed: Option<u8>,
}

/// Salt that is being carried up while something about it is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Carrying {
    /// The chamber it comes from.
    pub from: Space,
    /// How many cubes.
    pub cubes: u8,
    /// The way up, from the space after the chamber; not known while the route is asked for.
    pub way: Vec<Station>,
    /// How many stations from the chamber upwards are paid.
    pub paid: u8,
}

impl Game {
    /// E5: who may be paid on a space by somebody who carries salt through it.
    fn payees_for(&self, carrier: Seat, slot: Slot) -> Vec<Seat> {
        match self.mine.present(carrier).has(slot) {
            true => Vec::new(),
            false => self.payees(slot).collect(),
        }
    }

    fn station(&self, carrier: Seat, slot: Slot) -> Station {
        let payees = self.payees_for(carrier, slot);
        let per_cube = if payees.is_empty() { 0 } else { TOLL };
        Station { space: self.mine.name(slot), payees, per_cube, owed: None }
    }

    /// E4, E5: a way up with the fewest tolls for `carrier`, and of those a shortest one; empty if
    /// the chamber is cut off.
    pub fn way_up(&self, carrier: Seat, from: Slot) -> Vec<Station> {
        let linked = self.mine.linked();
        let own = self.mine.present(carrier);
        // Tolls and steps from the chamber; ways over own spaces are looked at first.
        let mut best: [Option<(u8, u8, Slot)>; SLOTS] = [None; SLOTS];
        let mut open = VecDeque::from([from]);
        best[from.index()] = Some((0, 0, from));
        while let Some(slot) = open.pop_front() {
            let Some((tolls, steps, _)) = best[slot.index()] else { continue };
            for next in (self.mine.neighbours(slot) & linked) - Slots::only(from) {
                let toll = u8::from(!own.has(next));
                let found = (tolls + toll, steps + 1);
                if best[next.index()].is_none_or(|(tolls, steps, _)| found < (tolls, steps)) {
                    best[next.index()] = Some((found.0, found.1, slot));
                    if toll == 0 { open.push_front(next) } else { open.push_back(next) }
                }
            }
        }
        let mut way = Vec::new();
        let mut slot = ENTRANCE;
        while let Some((_, _, before)) = best[slot.index()].filter(|_| slot != from) {
            way.push(self.station(carrier, slot));
            slot = before;
        }
        way.reverse();
        way
    }

    /// The salt that is being carried up while a route, a cart or a toll is asked for.
    pub fn carrying(&self) -> Option<Carrying> {
        if !matches!(self.turn.stage, Stage::Route | Stage::Cart | Stage::Toll) {
            return None;
        }
        let Haul { from, cubes, paid, .. } = self.haul;
        let way = self.current_way();
        let stations = way.slots().iter().enumerate().map(|(index, &slot)| Station {
            owed: Some(way.owed(index)),
            ..self.station(self.turn.seat, slot)
        });
        Some(Carrying { from: self.mine.name(from), cubes, way: stations.collect(), paid })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{RuleSet, testing::*};
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn names(way: &[Station]) -> Vec<String> {
        way.iter().map(|station| station.space.to_string()).collect()
    }

    #[test]
    fn e5_the_way_up_says_who_is_paid_where() {
        let table = board("mine 1C b · 2C bc · 2R1 bb/0 a");
        let from = table.game.mine.slot(space("2R1")).unwrap();
        let way = table.game.way_up(seat(0), from);
        assert_eq!(names(&way), ["2C", "1C"]);
        assert_eq!(way[0].payees, [seat(1), seat(2)]);
        assert_eq!(way[1].payees, [seat(1)]);
        assert_eq!((way[0].per_cube, way[1].per_cube), (1, 1));
        // Seat 1 pays nobody where it stands itself.
        let free = |station: &Station| station.payees.is_empty() && station.per_cube == 0;
        assert!(table.game.way_up(seat(1), from).iter().all(free));
    }

    #[test]
    fn e5_while_a_toll_is_shared_the_rest_of_the_way_is_shown() {
        let mut table = board("mine 1C b · 2C bc · 2R1 bb/0 aa; a coins 9");
        assert_eq!(table.game.carrying(), None);
        table.play("extract 2R1 bb crew 2");
        let carrying = table.game.carrying().unwrap();
        assert_eq!((carrying.from, carrying.cubes, carrying.paid), (space("2R1"), 2, 0));
        assert_eq!(names(&carrying.way), ["2C", "1C"]);
        assert_eq!(carrying.way[0].owed, Some(2));
    }

    /// The spaces with tolls are as few as the engine counts when it lists extractions.
    #[test]
    fn e4_the_way_up_has_the_fewest_tolls() {
        for (rules, seed) in [(RuleSet::default(), 1), (RuleSet::muria(), 2)] {
            let mut game = Game::from_seed(rules, 4, seed).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut moves = Vec::new();
            while let Some(seat) = game.to_move() {
                for slot in game.mine.linked() & game.mine.revealed() {
                    let way = game.way_up(seat, slot);
                    let tolls = way.iter().filter(|station| !station.payees.is_empty()).count();
                    assert_eq!(tolls, usize::from(game.fewest_tolls(seat, slot)));
                    assert_eq!(way.last().map(|station| station.space), Some(Space::ENTRANCE));
                }
                game.legal_moves(&mut moves);
                game.play_unchecked(moves[rng.random_range(0..moves.len())]);
            }
        }
    }
}
