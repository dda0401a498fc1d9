//! Who digs (E2, E3).

use super::Face;
use crate::{Fatigue, Game, Illegal, Seat, Tool, mine::Slot, moves::Extraction};
use arrayvec::ArrayVec;

/// E2: a foreman digs for two.
pub const FOREMAN_STRENGTH: u8 = 2;

/// Crews for one need: with or without the foreman, with none to three pickaxes, and the foreman
/// alone.
type Crews = ArrayVec<Crew, 9>;

/// Pieces and pickaxes that dig together.
#[derive(Clone, Copy)]
pub(super) struct Crew {
    pub(super) miners: u8,
    pub(super) foreman: bool,
    pub(super) pickaxes: u8,
}

impl Crew {
    fn strength(self) -> u32 {
        let foreman = if self.foreman { FOREMAN_STRENGTH } else { 0 };
        u32::from(self.miners) + u32::from(foreman) + u32::from(self.pickaxes)
    }

    fn pieces(self) -> u32 {
        u32::from(self.miners) + u32::from(self.foreman)
    }

    /// E3: whether any one piece (unless it is the only one) or pickaxe could be spared.
    fn can_spare(self, need: u32) -> bool {
        let spare = |strength: u8| self.strength() - u32::from(strength) >= need;
        let miner = self.miners > 0 && self.pieces() > 1 && spare(1);
        let foreman = self.foreman && self.pieces() > 1 && spare(FOREMAN_STRENGTH);
        let pickaxe = self.pickaxes > 0 && spare(1);
        miner || foreman || pickaxe
    }
}

impl Game {
    /// E2: what a seat's standing pieces on a space could dig together, water apart.
    #[inline]
    pub fn strength(&self, seat: Seat, slot: Slot) -> u8 {
        let foreman = u8::from(self.mine.foreman_stands(seat, slot)) * FOREMAN_STRENGTH;
        self.mine.standing_miners(seat, slot) + foreman
    }

    /// E2: the most that the acting player could dig at a chamber with pickaxes, water apart.
    pub(super) fn strength_at(&self, crew: Slot) -> u8 {
        self.strength(self.turn.seat, crew) + self.me().ready.count(Tool::Pickaxe)
    }

    /// E2, E3: the crew is there, strong enough, and no larger than needed.
    pub(super) fn check_crew(&self, extraction: &Extraction, face: &Face) -> Result<(), Illegal> {
        let seat = self.turn.seat;
        let space = extraction.at;
        let Extraction { miners, foreman, pickaxes, .. } = *extraction;
        let crew = Crew { miners, foreman, pickaxes };
        let there = self.mine.standing_miners(seat, face.crew);
        if miners > there {
            return Err(Illegal::CrewNotThere { space, there, wanted: miners });
        }
        if foreman && !self.mine.foreman_stands(seat, face.crew) {
            return Err(Illegal::ForemanNotThere { space });
        }
        if crew.pieces() == 0 {
            return Err(Illegal::NoCrew);
        }
        self.check_tool(Tool::Pickaxe, pickaxes)?;
        let water = self.mine.contents(face.salt).water();
        let need = extraction.salt.total() + u32::from(water);
        let strength = crew.strength();
        if strength < need {
            return Err(Illegal::TooWeak { strength, need, water });
        }
        match self.rules.fatigue {
            Fatigue::Crew if crew.can_spare(need) => Err(Illegal::TooStrong { strength, need }),
            Fatigue::Crew => Ok(()),
            Fatigue::All => {
                let everyone = self.everyone_at(face.crew);
                let fewest = need.saturating_sub(everyone.strength());
                let all = miners == everyone.miners && foreman == everyone.foreman;
                if all && u32::from(pickaxes) == fewest {
                    return Ok(());
                }
                let Crew { miners, foreman, .. } = everyone;
                Err(Illegal::EveryoneDigs { miners, foreman, pickaxes: fewest })
            }
        }
    }

    /// All own standing pieces at a chamber.
    fn everyone_at(&self, slot: Slot) -> Crew {
        let seat = self.turn.seat;
        let miners = self.mine.standing_miners(seat, slot);
        let foreman = self.mine.foreman_stands(seat, slot);
        Crew { miners, foreman, pickaxes: 0 }
    }

    /// E3: every crew at a chamber that meets a need and can spare nobody.
    pub(super) fn crews(&self, slot: Slot, need: u8) -> Crews {
        let everyone = self.everyone_at(slot);
        let pickaxes = self.me().ready.count(Tool::Pickaxe);
        let mut crews = Crews::new();
        if self.rules.fatigue == Fatigue::All {
            let fewest = u32::from(need).saturating_sub(everyone.strength()) as u8;
            if fewest <= pickaxes {
                crews.push(Crew { pickaxes: fewest, ..everyone });
            }
            return crews;
        }
        // A crew that can spare nobody meets the need exactly; only a foreman who digs alone and
        // without a pickaxe for a need of one exceeds it.
        if everyone.foreman && need == 1 {
            crews.push(Crew { miners: 0, foreman: true, pickaxes: 0 });
        }
        for foreman in [false, true] {
            let strength = if foreman { FOREMAN_STRENGTH } else { 0 };
            if (foreman && !everyone.foreman) || need < strength {
                continue;
            }
            let rest = need - strength;
            for pickaxes in 0..=pickaxes.min(rest) {
                let miners = rest - pickaxes;
                if miners <= everyone.miners && (miners > 0 || foreman) {
                    crews.push(Crew { miners, foreman, pickaxes });
                }
            }
        }
        crews
    }
}
