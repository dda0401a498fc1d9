//! Who plays what: the line-up, the deals and the seats.

use crate::Entrant;
use magnumsal_bots::Budget;
use magnumsal_rules::{
    Components, Edition, Game, Move, Record, RecordError, RuleSet, Setup, SetupError,
};

/// What a game is played with.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The settings.
    pub rules: RuleSet,
    /// The numbers of the box.
    pub edition: Edition,
}

impl PartialEq for Variant {
    /// Whether games of the two could not be distinguished.
    fn eq(&self, other: &Self) -> bool {
        self.rules.in_force() == other.rules.in_force() && self.components() == other.components()
    }
}

impl Variant {
    /// The numbers of the box that games are played with.
    pub(crate) fn components(&self) -> &Components {
        self.edition.components(self.rules.expansion)
    }
}

/// A plan of games: every deal is played with every variant and every rotation.
#[derive(Clone, Debug)]
pub struct Match {
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// One variant, or two to be compared.
    pub variants: Vec<Variant>,
    /// How many deals.
    pub deals: u64,
    /// The first deal's seed; deal number i has this seed plus i.
    pub seed: u64,
    /// How long a bot may think about one decision, unless it is said for the bot.
    pub budget: Budget,
}

impl Match {
    /// Whether the rules have room for all players.
    pub fn check(&self) -> Result<(), SetupError> {
        self.variants.iter().try_for_each(|variant| self.game(variant, 0).map(|_| ()))
    }

    /// How many rotations a deal has: one for each player.
    pub fn rotations(&self) -> usize {
        self.entrants.len()
    }

    /// How many games a variant is played for.
    pub fn games(&self) -> u64 {
        self.deals.saturating_mul(self.rotations() as u64)
    }

    /// The kinds of bots that play, from the weakest level on.
    pub fn bots(&self) -> Vec<Entrant> {
        let mut bots = self.entrants.clone();
        bots.sort_unstable();
        bots.dedup();
        bots
    }

    /// An entrant's name, which names the bot and, counted from 1, the place in the line-up.
    pub fn name(&self, entrant: usize) -> String {
        let bot = self.entrants.get(entrant).map_or("nobody".to_owned(), ToString::to_string);
        format!("{bot} {}", entrant + 1)
    }

    /// Where an entrant sits: everybody moves on by one seat with each rotation.
    pub fn seat_of(&self, entrant: usize, rotation: usize) -> usize {
        (entrant + rotation) % self.entrants.len().max(1)
    }

    /// Who sits on a seat.
    pub fn entrant_at(&self, seat: usize, rotation: usize) -> usize {
        let players = self.entrants.len().max(1);
        (seat + players - rotation % players) % players
    }

    /// The seed of a deal's stacks.
    pub fn deal_seed(&self, deal: u64) -> u64 {
        self.seed.wrapping_add(deal)
    }

    /// The seed of a bot. Variants do not enter, so that a comparison differs by the rules alone.
    pub fn bot_seed(&self, deal: u64, rotation: usize, entrant: usize) -> u64 {
        [deal, rotation as u64, entrant as u64].into_iter().fold(mix(self.seed), |seed, number| {
            mix(seed ^ mix(number.wrapping_add(0x9E37_79B9_7F4A_7C15)))
        })
    }

    /// The start of a deal.
    pub(crate) fn game(&self, variant: &Variant, deal: u64) -> Result<Game, SetupError> {
        let Variant { rules, ref edition } = *variant;
        let setup = Setup::from_seed(&rules, edition, self.deal_seed(deal));
        // Games of several threads share no counter.
        Game::new(rules, self.entrants.len(), &setup, &edition.unshared())
    }

    /// A game on paper.
    pub fn record(
        &self,
        variant: &Variant,
        deal: u64,
        rotation: usize,
        moves: &[Move],
    ) -> Result<Record, RecordError> {
        let Variant { rules, ref edition } = *variant;
        let setup = Setup::from_seed(&rules, edition, self.deal_seed(deal));
        let seats = 0..self.entrants.len();
        let names = seats.map(|seat| self.name(self.entrant_at(seat, rotation))).collect();
        let mut record = Record::new(rules, names, setup, edition)?;
        record.moves = moves.iter().map(Move::to_string).collect();
        Ok(record)
    }
}

/// Spreads a number over all 64 bits, as SplitMix64 does: neighbours share nothing afterwards.
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn plan(players: usize) -> Match {
        let variant = Variant { rules: RuleSet::muria(), edition: Edition::standard().clone() };
        Match {
            entrants: vec![magnumsal_bots::Level::Random.into(); players],
            variants: vec![variant],
            deals: 2,
            seed: 7,
            budget: Budget::Iterations(1),
        }
    }

    #[test]
    fn everybody_sits_on_every_seat_once_a_deal() {
        for players in 2..=5 {
            let plan = plan(players);
            for entrant in 0..players {
                let seats: BTreeSet<_> =
                    (0..players).map(|rotation| plan.seat_of(entrant, rotation)).collect();
                assert_eq!(seats.len(), players);
                for rotation in 0..players {
                    let seat = plan.seat_of(entrant, rotation);
                    assert_eq!(plan.entrant_at(seat, rotation), entrant);
                }
            }
        }
    }

    #[test]
    fn rotations_share_a_deal_and_name_the_players_by_seat() {
        let plan = plan(3);
        let record = |deal, rotation| plan.record(&plan.variants[0], deal, rotation, &[]).unwrap();
        assert_eq!(record(0, 0).setup(), record(0, 2).setup());
        assert_ne!(record(0, 0).setup(), record(1, 0).setup());
        assert_eq!(record(0, 0).players, ["random 1", "random 2", "random 3"]);
        assert_eq!(record(0, 1).players, ["random 3", "random 1", "random 2"]);
    }

    #[test]
    fn bots_have_seeds_of_their_own() {
        let plan = plan(5);
        let mut seeds = BTreeSet::new();
        for deal in 0..100 {
            for rotation in 0..5 {
                seeds.extend((0..5).map(|entrant| plan.bot_seed(deal, rotation, entrant)));
            }
        }
        assert_eq!(seeds.len(), 100 * 5 * 5);
    }

    #[test]
    fn variants_are_equal_if_nobody_could_tell() {
        let variant = |rules| Variant { rules, edition: Edition::standard().clone() };
        let carts = |rules| variant(RuleSet { cart_capacity: Some(2), ..rules });
        assert_ne!(variant(RuleSet::default()), carts(RuleSet::default()));
        assert_eq!(variant(RuleSet::muria()), carts(RuleSet::muria()));
        assert_ne!(variant(RuleSet::muria()), variant(RuleSet::default()));
    }

    #[test]
    fn the_rules_limit_the_number_of_players() {
        assert!(plan(5).check().is_ok());
        assert!(plan(6).check().is_err());
        assert!(plan(1).check().is_err());
        assert!(plan(0).check().is_err());
    }
}
