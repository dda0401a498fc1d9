//! How a network does on positions that it has not learned from.

use crate::{
    dataset::{Dataset, Outcome},
    model::Model,
};
use magnumsal_bots::valuation::share;
use magnumsal_rules::MAX_SEATS;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// Chances are sorted into this many classes: 0 to 10 %, 10 to 20 % and so on.
const CLASSES: usize = 10;

/// What a network expects, compared with what came.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Check {
    /// The root of the mean squared error, in groszy, by phase.
    pub errors: [f64; 3],
    /// With which lead the chances fit best, by phase.
    pub lead: [f32; 3],
    /// Calibration: chances from 0 to 10 %, from 10 to 20 % and so on.
    pub calibration: Vec<Class>,
}

/// Chances that were about the same.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Class {
    /// How many.
    pub count: u64,
    /// Their mean.
    pub expected: f64,
    /// The part of games that was won.
    pub won: f64,
}

/// A position with the money that everybody is expected to have in the end.
type Judged<'d> = (&'d Outcome, [f32; MAX_SEATS]);

/// Compares what a network expects with what came.
pub fn check(model: &Model, data: &Dataset) -> Check {
    let players = data.players();
    let judge = |number: usize| {
        let row = data.row(number);
        let mut money = row.outcome.coins;
        (0..players).for_each(|seat| money[seat] += model.future(row, seat));
        (row.outcome, money)
    };
    let all: Vec<Judged<'_>> = (0..data.len()).into_par_iter().map(judge).collect();
    let mut phases: [Vec<Judged<'_>>; 3] = Default::default();
    all.into_iter().for_each(|judged| phases[judged.0.phase as usize].push(judged));
    let lead = [0, 1, 2].map(|phase| lead(&phases[phase], players));
    Check {
        errors: [0, 1, 2].map(|phase| error(&phases[phase], players)),
        lead,
        calibration: calibration(&phases, lead, players),
    }
}

fn error(judged: &[Judged<'_>], players: usize) -> f64 {
    let square = |(outcome, money): &Judged<'_>| {
        let missed = |seat: usize| f64::from(money[seat] - outcome.worth[seat]).powi(2);
        (0..players).map(missed).sum::<f64>()
    };
    (judged.iter().map(square).sum::<f64>() / (judged.len() * players).max(1) as f64).sqrt()
}

fn chances(money: &[f32; MAX_SEATS], lead: f32, players: usize) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    share(&mut chances[..players], money, lead);
    chances
}

/// The lead under which what came was the most likely.
fn lead(judged: &[Judged<'_>], players: usize) -> f32 {
    let surprise = |lead: f32| -> f64 {
        let of = |(outcome, money): &Judged<'_>| {
            let chances = chances(money, lead, players);
            let seats = 0..players;
            seats
                .map(|seat| -f64::from(outcome.won[seat] * chances[seat].max(1e-6).ln()))
                .sum::<f64>()
        };
        judged.par_iter().map(of).collect::<Vec<_>>().into_iter().sum()
    };
    let leads = (4..=80_u8).map(f32::from).map(|lead| (surprise(lead), lead));
    leads.min_by(|one, two| one.0.total_cmp(&two.0)).map_or(30.0, |(_, lead)| lead)
}

fn calibration(phases: &[Vec<Judged<'_>>; 3], lead: [f32; 3], players: usize) -> Vec<Class> {
    let mut classes = vec![Class::default(); CLASSES];
    for (judged, lead) in phases.iter().zip(lead) {
        for (outcome, money) in judged {
            let chances = chances(money, lead, players);
            for seat in 0..players {
                let class =
                    &mut classes[((chances[seat] * CLASSES as f32) as usize).min(CLASSES - 1)];
                class.count += 1;
                class.expected += f64::from(chances[seat]);
                class.won += f64::from(outcome.won[seat]);
            }
        }
    }
    for class in &mut classes {
        let count = class.count.max(1) as f64;
        class.expected /= count;
        class.won /= count;
    }
    classes
}
