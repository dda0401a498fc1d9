//! The network: how much money each player will have in the end, and which moves are worth a look, as learned from games.
//!
//! It judges a position for each player in turn: the own block of inputs first, the others clockwise. Two
//! small layers of integers and a linear path parallel to them say how much money is still to come.
//! There is one set of weights for each table: the base game with 2, 3, 4 players, Muria with 2, 3, 4, 5.
//! Priors have one set for all of them. `magnumsal train` makes it.

mod inputs;
mod layers;
mod moves;
mod priors;
#[cfg(test)]
mod tests;
mod weights;

pub use inputs::{Inputs, SEAT, SHARED};
pub use layers::{FIRST, INPUT, SECOND};
pub use moves::{CONTEXT, KINDS, MOVE, MoveInputs, NUMBER};
pub use priors::{Priors, ROW};
pub use weights::{FloatLayer, FloatWeights};

use crate::{
    Evaluation, Scratch,
    valuation::{Money, chances_with, table},
};
use arrayvec::ArrayVec;
use layers::{LOUDEST, Layers, MOST, quantised};
use magnumsal_rules::{Game, MAX_SEATS, Phase, Seat};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// The result's unit, in groszy.
pub const UNIT: f32 = 16.0;

/// How many tables there are.
pub const TABLES: usize = 7;

/// A network for all tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Network {
    tables: Vec<TableNetwork>,
    priors: Priors,
}

/// A network for one table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableNetwork {
    players: u8,
    /// What each input is multiplied by, before it becomes an integer.
    scales: Scales,
    layers: Layers,
    /// With this many groszy ahead a player wins in about 85 % of games, by phase.
    lead: [f32; 3],
}

/// What inputs are multiplied by, so that each has about the same size.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Scales {
    /// For what all players share.
    pub shared: Vec<f32>,
    /// For what each player has.
    pub seat: Vec<f32>,
}

/// A position as integers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quantised {
    /// What all players share.
    pub shared: [i16; SHARED],
    /// The players' blocks, clockwise, and once more all but the last: from each player's block on
    /// they are as that player sees them.
    seats: [i16; SEAT * (2 * MAX_SEATS - 1)],
}

impl Quantised {
    /// The blocks as a player sees them, of whom there are `players`: the own first.
    pub fn seen_by(&self, seat: usize, players: usize) -> &[i16] {
        &self.seats[seat * SEAT..][..players * SEAT]
    }
}

/// Bytes that are no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no network that this version can read: {0}")]
pub struct BadNetwork(String);

/// The grandmaster's network, once it is read.
static GRANDMASTER: OnceLock<Arc<Network>> = OnceLock::new();

/// The bytes of it that are part of the program.
const EMBEDDED: &[u8] =
    if cfg!(feature = "network") { include_bytes!("grandmaster.net") } else { &[] };

impl Network {
    /// The grandmaster's network.
    pub fn embedded() -> Arc<Self> {
        // The file is part of the program, and a test reads it; a program without it begins with
        // `provide`.
        #[allow(clippy::expect_used)]
        let read = || Arc::new(Self::from_bytes(EMBEDDED).expect("the network of the program"));
        GRANDMASTER.get_or_init(read).clone()
    }

    /// Has the grandmaster play with this network, in a program that does not hold one (without the
    /// feature `network`). The first one counts.
    pub fn provide(bytes: &[u8]) -> Result<(), BadNetwork> {
        let network = Arc::new(Self::from_bytes(bytes)?);
        GRANDMASTER.get_or_init(|| network);
        Ok(())
    }

    /// A network of these tables' networks, in the order of [`table`].
    pub fn new(tables: Vec<TableNetwork>, priors: Priors) -> Result<Self, BadNetwork> {
        let network = Self { tables, priors };
        network.check()?;
        Ok(network)
    }

    /// Reads a network.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BadNetwork> {
        let network: Self =
            postcard::from_bytes(bytes).map_err(|error| BadNetwork(error.to_string()))?;
        network.check()?;
        Ok(network)
    }

    /// Writes a network.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Vectors of numbers can always be written to memory.
        postcard::to_stdvec(self).unwrap_or_default()
    }

    /// The network of a table.
    pub fn table(&self, number: usize) -> Option<&TableNetwork> {
        self.tables.get(number)
    }

    /// What a position is worth to everybody; exact once the game is over.
    pub fn evaluate(&self, game: &Game) -> Evaluation {
        // Every network has all tables.
        self.tables[table(game)].evaluate(game)
    }

    /// Lists the moves of a position in `scratch.moves`, and in `scratch.scores` the prior of each.
    pub fn priors(&self, game: &Game, scratch: &mut Scratch) {
        self.priors.of(game, scratch);
    }

    fn check(&self) -> Result<(), BadNetwork> {
        let wrong = |what: String| Err(BadNetwork(what));
        if self.tables.len() != TABLES {
            return wrong(format!("it has {} tables, not {TABLES}", self.tables.len()));
        }
        const PLAYERS: [u8; TABLES] = [2, 3, 4, 2, 3, 4, 5];
        for (number, (table, players)) in self.tables.iter().zip(PLAYERS).enumerate() {
            if table.players != players {
                return wrong(format!(
                    "table {number} is for {} players, not {players}",
                    table.players
                ));
            }
            table.check().or_else(|what| wrong(format!("table {number}: {what}")))?;
        }
        self.priors.check().or_else(|what| wrong(what.into()))
    }
}

impl TableNetwork {
    /// Turns what was learned into integers.
    pub fn new(
        players: u8,
        scales: Scales,
        weights: &FloatWeights,
        lead: [f32; 3],
    ) -> Result<Self, BadNetwork> {
        let network = Self { players, scales, layers: weights.quantised(), lead };
        network.check().map_err(|what| BadNetwork(what.into()))?;
        Ok(network)
    }

    /// A position's inputs as integers.
    pub fn quantise(&self, inputs: &Inputs) -> Quantised {
        self.scales.quantise(inputs)
    }

    /// How much money is still to come for each player, in groszy.
    pub fn future(&self, inputs: &Quantised) -> Money {
        let players = usize::from(self.players);
        let mut future = [0.0; MAX_SEATS];
        let seats = inputs.seats.chunks_exact(SEAT).take(players);
        let seats: ArrayVec<&[i16], MAX_SEATS> = seats.collect();
        self.layers.judge(&inputs.shared, &seats, &mut future[..players]);
        future.map(|future| future * UNIT)
    }

    fn evaluate(&self, game: &Game) -> Evaluation {
        let mut money = [0.0; MAX_SEATS];
        if game.is_over() {
            for seat in Seat::first(game.players()) {
                money[seat.index()] = f32::from(game.worth(seat));
            }
        } else {
            let future = self.future(&self.quantise(&Inputs::of(game)));
            for seat in Seat::first(game.players()) {
                money[seat.index()] = f32::from(game.coins(seat)) + future[seat.index()];
            }
        }
        Evaluation { money, chances: chances_with(game, &money, self.lead(game.phase())) }
    }

    fn lead(&self, phase: Phase) -> f32 {
        self.lead[phase as usize]
    }

    fn check(&self) -> Result<(), &'static str> {
        let Scales { shared, seat } = &self.scales;
        if shared.len() != SHARED || seat.len() != SEAT {
            return Err("it has another number of inputs");
        }
        if !shared.iter().chain(seat).chain(&self.lead).all(|number| number.is_finite()) {
            return Err("a scale is no number");
        }
        if self.lead.iter().any(|&lead| lead <= 0.0) {
            return Err("a lead is not positive");
        }
        let layers = &self.layers;
        let shapes = [
            (&layers.shared, FIRST, SHARED, MOST),
            (&layers.first, FIRST, SEAT * usize::from(self.players), MOST),
            (&layers.second, SECOND, FIRST, LOUDEST),
            (&layers.last, 1, SECOND, LOUDEST),
            (&layers.straight, 1, SEAT, MOST),
        ];
        for (layer, rows, width, loudest) in shapes {
            let layer = &layer.rows;
            if layer.bias.len() != rows || layer.weights.len() != rows * width {
                return Err("a layer has another shape");
            }
            if !layer.fits(loudest) {
                return Err("a weight is too large");
            }
        }
        Ok(())
    }
}

impl Scales {
    /// Inputs as integers.
    pub fn quantise(&self, inputs: &Inputs) -> Quantised {
        let mut quantised =
            Quantised { shared: [0; SHARED], seats: [0; SEAT * (2 * MAX_SEATS - 1)] };
        scale(&inputs.shared, &self.shared, &mut quantised.shared);
        let blocks = inputs.seats.len();
        for (block, out) in inputs.seats.iter().zip(quantised.seats.chunks_exact_mut(SEAT)) {
            scale(block, &self.seat, out);
        }
        quantised.seats.copy_within(..SEAT * blocks.saturating_sub(1), SEAT * blocks);
        quantised
    }
}

fn scale(inputs: &[f32], scales: &[f32], out: &mut [i16]) {
    for ((out, input), scale) in out.iter_mut().zip(inputs).zip(scales) {
        *out = quantised(input * scale);
    }
}
