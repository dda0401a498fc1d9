//! Extraction (E): digging salt and carrying it up.
//!
//! `extract` itself takes the action, tires the crew and moves the salt. What follows is a chain of
//! questions, each asked only where there is more than one answer: the route, carts, and the
//! sharing of each toll from the chamber upwards.

mod cart;
mod crew;
mod haul;
mod route;
mod toll;
mod way_up;

pub use crew::FOREMAN_STRENGTH;
pub(crate) use haul::Haul;
pub use way_up::{Carrying, Station};

use crate::{
    Game, Illegal, Move, MoveList, Salt, Tool,
    event::{Event, Store},
    mine::Slot,
    moves::Extraction,
    rule::Rule,
};
use crew::Crew;

/// Where a crew digs: the chamber it stands in, and the chamber the salt comes from (E9).
struct Face {
    crew: Slot,
    salt: Slot,
}

impl Game {
    /// E1–E3, E7, E9.
    pub(crate) fn check_extract(&self, extraction: &Extraction) -> Result<(), Illegal> {
        let face = self.check_face(extraction)?;
        self.check_cubes(extraction, face.salt)?;
        self.check_crew(extraction, &face)?;
        self.check_toll_price(self.cheapest_way_up(face.crew, extraction.salt.total() as u8))
    }

    /// E1, E9: the chamber is there, revealed and linked, with somebody standing in it.
    fn check_face(&self, extraction: &Extraction) -> Result<Face, Illegal> {
        let space = extraction.at;
        if extraction.mill && !self.rules.is_muria() {
            return Err(Illegal::NeedsMuria { rule: Rule::E9 });
        }
        if extraction.foreman && !self.rules.is_muria() {
            return Err(Illegal::NeedsMuria { rule: Rule::E2 });
        }
        let crew = self.check_chamber(space, Rule::E1)?;
        if !self.mine.revealed().has(crew) {
            return Err(Illegal::NotRevealed { space, rule: Rule::E1 });
        }
        if !self.mine.standing(self.turn.seat).has(crew) {
            return Err(Illegal::NobodyStanding { space, rule: Rule::E1 });
        }
        if !self.mine.links().linked.has(crew) {
            return Err(Illegal::CutOff { space });
        }
        if !extraction.mill {
            return Ok(Face { crew, salt: crew });
        }
        self.check_tool(Tool::Mill, 1)?;
        let below = self.mine.chamber_below(crew).ok_or(Illegal::NothingBelow { space })?;
        if !self.mine.revealed().has(below) {
            let space = self.mine.name(below);
            return Err(Illegal::NotRevealed { space, rule: Rule::E9 });
        }
        Ok(Face { crew, salt: below })
    }

    /// E2: the cubes lie there.
    fn check_cubes(&self, extraction: &Extraction, salt: Slot) -> Result<(), Illegal> {
        let there = self.mine.contents(salt).salt();
        if extraction.salt.is_empty() {
            return Err(Illegal::NoCubes);
        }
        match there.lacks(extraction.salt) {
            None => Ok(()),
            Some(kind) => Err(Illegal::SaltNotThere {
                space: self.mine.name(salt),
                kind,
                there: there.of(kind),
                wanted: extraction.salt.of(kind),
            }),
        }
    }

    pub(crate) fn generate_extract(&self, list: &mut MoveList) {
        let standing = self.mine.standing(self.turn.seat) & self.mine.links().linked;
        let mill = self.me().ready.has(Tool::Mill);
        for crew in standing & self.mine.revealed() {
            if self.mine.salted().has(crew) {
                self.generate_at(&Face { crew, salt: crew }, list);
            }
            if mill
                && let Some(salt) = self.mine.chamber_below(crew)
                && self.mine.salted().has(salt)
            {
                self.generate_at(&Face { crew, salt }, list);
            }
        }
    }

    fn generate_at(&self, face: &Face, list: &mut MoveList) {
        for cubes in 1..=self.most_cubes(face) {
            self.generate_cubes(face, cubes, list);
        }
    }

    /// E2, E7: how many cubes could be dug and carried up at most.
    fn most_cubes(&self, face: &Face) -> u8 {
        let contents = self.mine.contents(face.salt);
        let strength = self.strength_at(face.crew);
        let most = strength.saturating_sub(contents.water()).min(contents.cubes());
        // Who can pay for every foreign space need not look for the way with the fewest.
        let purse = self.me().coins;
        if u16::from(most) * u16::from(self.most_tolls(face.crew)) <= purse {
            return most;
        }
        let tolls = self.fewest_tolls_up_to(self.turn.seat, face.crew, purse.min(255) as u8);
        let can_carry = |&cubes: &u8| self.can_carry(face.crew, cubes, tolls);
        (1..=most).take_while(can_carry).last().unwrap_or_default()
    }

    /// E2, E3: every choice of this number of cubes, and of a crew for them.
    fn generate_cubes(&self, face: &Face, cubes: u8, list: &mut MoveList) {
        let contents = self.mine.contents(face.salt);
        let at = self.mine.name(face.crew);
        let mill = face.crew != face.salt;
        let crews = self.crews(face.crew, cubes + contents.water());
        for salt in subsets(contents.salt(), cubes) {
            list.extend(crews.iter().map(|crew| {
                let Crew { miners, foreman, pickaxes } = *crew;
                Move::Extract(Extraction { at, salt, miners, foreman, pickaxes, mill })
            }));
        }
    }

    pub(crate) fn apply_extract(&mut self, extraction: &Extraction, on: &mut impl FnMut(Event)) {
        let seat = self.turn.seat;
        // The move is legal, so the chambers exist.
        let Some(crew) = self.mine.slot(extraction.at) else { return };
        let salt = if extraction.mill { self.mine.chamber_below(crew) } else { Some(crew) };
        let Some(salt) = salt else { return };
        for _ in 0..extraction.pickaxes {
            self.use_tool(Tool::Pickaxe, on);
        }
        if extraction.mill {
            self.use_tool(Tool::Mill, on);
        }
        let (miners, foreman) = (extraction.miners, extraction.foreman);
        self.mine.tire(seat, crew, miners, foreman);
        on(Event::Tired { seat, at: extraction.at, miners, foreman });
        let mut contents = self.mine.contents(salt);
        contents.take_salt(extraction.salt);
        self.mine.set_contents(salt, contents);
        self.take_salt(extraction.salt, Store::Chamber(self.mine.name(salt)), on);
        self.begin_haul(crew, extraction.salt.total() as u8, on);
    }
}

/// Every set of this number of cubes out of what is there.
fn subsets(there: Salt, cubes: u8) -> impl Iterator<Item = Salt> {
    use crate::Kind::{Brown, Green, White};
    let (brown, green, white) = (there.of(Brown), there.of(Green), there.of(White));
    (0..=brown.min(cubes)).flat_map(move |b| {
        let rest = cubes - b;
        (rest.saturating_sub(white)..=green.min(rest)).map(move |g| Salt::new([b, g, rest - g, 0]))
    })
}

#[cfg(test)]
mod tests;
