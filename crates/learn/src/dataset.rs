//! What was seen in many games: positions as the network sees them, and how the games ended.

use magnumsal_bots::network::{Inputs, SEAT, SHARED, Scales};
use magnumsal_rules::{Game, MAX_SEATS, Phase, Seat};

/// A position, seen on the way.
#[derive(Clone, Debug)]
pub struct Seen {
    inputs: Inputs,
    phase: Phase,
    coins: [f32; MAX_SEATS],
}

impl Seen {
    /// What there is to see of a position.
    pub fn of(game: &Game) -> Self {
        let coins = by_seat(game, |seat| f32::from(game.coins(seat)));
        Self { inputs: Inputs::of(game), phase: game.phase(), coins }
    }
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Example {
    /// Positions on the way.
    pub seen: Vec<Seen>,
    /// What everybody had in the end.
    pub worth: [f32; MAX_SEATS],
    /// Everybody's part of the victory.
    pub won: [f32; MAX_SEATS],
}

impl Example {
    /// What a game that is over says about these positions.
    pub fn new(seen: Vec<Seen>, game: &Game) -> Self {
        let worth = by_seat(game, |seat| f32::from(game.worth(seat)));
        let winners = game.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        let part = 1.0 / winners.len().max(1) as f32;
        let won = by_seat(game, |seat| if winners.contains(&seat) { part } else { 0.0 });
        Self { seen, worth, won }
    }
}

fn by_seat(game: &Game, of: impl Fn(Seat) -> f32) -> [f32; MAX_SEATS] {
    let mut numbers = [0.0; MAX_SEATS];
    Seat::first(game.players()).for_each(|seat| numbers[seat.index()] = of(seat));
    numbers
}

/// Positions of one table, ready to be learned from.
pub struct Dataset {
    players: usize,
    scales: Scales,
    /// The inputs of all positions, one after another: what is shared, then the players' blocks.
    inputs: Vec<i16>,
    outcomes: Vec<Outcome>,
}

/// What came of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// The position's phase.
    pub phase: Phase,
    /// What everybody had then, and in the end.
    pub coins: [f32; MAX_SEATS],
    /// See `coins`.
    pub worth: [f32; MAX_SEATS],
    /// Everybody's part of the victory.
    pub won: [f32; MAX_SEATS],
}

/// A position of a dataset.
#[derive(Clone, Copy, Debug)]
pub struct Row<'d> {
    /// The inputs that all players share.
    pub shared: &'d [i16],
    /// The players' blocks of inputs.
    pub blocks: &'d [i16],
    /// What came of it.
    pub outcome: &'d Outcome,
}

impl Dataset {
    /// A table with no positions yet.
    pub fn new(players: usize, scales: Scales) -> Self {
        Self { players, scales, inputs: Vec::new(), outcomes: Vec::new() }
    }

    /// Adds what was seen in a game.
    pub fn add(&mut self, example: &Example) {
        let Example { ref seen, worth, won } = *example;
        for &Seen { ref inputs, phase, coins } in seen {
            let quantised = self.scales.quantise(inputs);
            self.inputs.extend(quantised.shared);
            self.inputs.extend(quantised.seen_by(0, self.players));
            self.outcomes.push(Outcome { phase, coins, worth, won });
        }
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.players
    }

    /// What inputs are multiplied by.
    pub fn scales(&self) -> &Scales {
        &self.scales
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// A position.
    pub fn row(&self, number: usize) -> Row<'_> {
        let width = SHARED + SEAT * self.players;
        let (shared, blocks) = self.inputs[number * width..][..width].split_at(SHARED);
        Row { shared, blocks, outcome: &self.outcomes[number] }
    }
}

/// Scales that give every input about the same size: one over the root of its mean square.
pub fn fit_scales<'e>(examples: impl Iterator<Item = &'e Example>) -> Scales {
    let (mut shared, mut seat) = ([0.0_f64; SHARED], [0.0_f64; SEAT]);
    let (mut tables, mut seats) = (0.0, 0.0);
    for Seen { inputs, .. } in examples.flat_map(|example| &example.seen) {
        tables += 1.0;
        add_squares(&mut shared, &inputs.shared);
        for block in &inputs.seats {
            seats += 1.0;
            add_squares(&mut seat, block);
        }
    }
    let scale = |count: f64| {
        move |&square: &f64| {
            if square > 0.0 { (count / square).sqrt().min(100.0) as f32 } else { 0.0 }
        }
    };
    Scales {
        shared: shared.iter().map(scale(tables)).collect(),
        seat: seat.iter().map(scale(seats)).collect(),
    }
}

fn add_squares(sums: &mut [f64], numbers: &[f32]) {
    for (sum, &number) in sums.iter_mut().zip(numbers) {
        *sum += f64::from(number) * f64::from(number);
    }
}
