//! Elo between bots: a Bradley–Terry model of who ends above whom.
//!
//! Each pair of players with different bots in a game is a duel: more money wins, equal money is
//! half a win. The model gives bot i the strength s, and lets it win a duel against j with the
//! chance 1 / (1 + e^(sⱼ − sᵢ)); Elo is strength times 400 / ln 10.
//!
//! Duels of one deal belong together, so the intervals come from the spread of deals (the delta
//! method with deals as clusters). Who wins everything would be infinitely strong; so each pair of
//! bots is given half a drawn duel that was never played, which also stands in for the spread
//! that such a result does not show.

use crate::stats::{Estimate, student};
use magnumsal_rules::MAX_SEATS;

/// How much of a drawn duel is added to each pair of bots.
const PRIOR: f64 = 0.5;

/// The longest step of the fit, in strength; and the most steps, of which a few are ever needed.
const LONGEST_STEP: f64 = 2.0;
const MOST_STEPS: usize = 200;

type Matrix = [[f64; MAX_SEATS]; MAX_SEATS];

/// Results of duels between bots, by their numbers in a match. Deals must all have the same number
/// of duels between any two bots, as rotations of one line-up have.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Duels {
    deals: u64,
    /// Points of the first bot against the second.
    points: Matrix,
    /// Over all deals, sums of products of two bots' points in a deal.
    products: Matrix,
}

/// The duels of one deal.
#[derive(Default)]
pub(crate) struct DealDuels(Matrix);

impl DealDuels {
    /// Two players of a game: the numbers of their bots, and their money.
    pub(crate) fn add(&mut self, one: (usize, u16), other: (usize, u16)) {
        let ((a, money_a), (b, money_b)) = (one, other);
        if a == b {
            return;
        }
        let points = match money_a.cmp(&money_b) {
            std::cmp::Ordering::Less => 0.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 1.0,
        };
        self.0[a][b] += points;
        self.0[b][a] += 1.0 - points;
    }
}

impl Duels {
    /// One more deal.
    pub(crate) fn add(&mut self, deal: &DealDuels) {
        self.deals += 1;
        let sums = deal.0.map(|row| row.iter().sum::<f64>());
        for a in 0..MAX_SEATS {
            for b in 0..MAX_SEATS {
                self.points[a][b] += deal.0[a][b];
                self.products[a][b] += sums[a] * sums[b];
            }
        }
    }

    /// Elo of this number of bots, the first being 0; nothing unless there are two bots and a deal.
    pub(crate) fn elo(&self, bots: usize) -> Option<Vec<Estimate>> {
        if bots < 2 || self.deals == 0 {
            return None;
        }
        let model = Model::fit(self, bots);
        let elo_per_strength = 400.0 / std::f64::consts::LN_10;
        let errors = model.errors();
        let estimate = |(index, &strength): (usize, &f64)| {
            let mean = (strength - model.strengths[0]) * elo_per_strength;
            let margin = match (index, self.deals) {
                (0, _) => Some(0.0),
                (_, 1) => None,
                (index, deals) => {
                    let t = student(deals - 1);
                    errors.as_ref().map(|errors| errors[index] * t * elo_per_strength)
                }
            };
            Estimate { mean, low: margin.map(|m| mean - m), high: margin.map(|m| mean + m) }
        };
        Some(model.strengths.iter().enumerate().map(estimate).collect())
    }
}

/// The fitted model.
struct Model<'a> {
    duels: &'a Duels,
    strengths: Vec<f64>,
}

impl<'a> Model<'a> {
    /// Maximum likelihood by Newton's method. The likelihood has one peak, and steps are kept
    /// short, so that it is always found; far out it is flat, where simpler methods crawl.
    fn fit(duels: &'a Duels, bots: usize) -> Self {
        let mut model = Self { duels, strengths: vec![0.0; bots] };
        for _ in 0..MOST_STEPS {
            let Some(inverse) = inverted(model.information()) else { break };
            let surplus: Vec<f64> = (1..bots).map(|a| model.surplus(a)).collect();
            let mut moved = 0.0_f64;
            for (strength, row) in model.strengths[1..].iter_mut().zip(&inverse) {
                let step: f64 = row.iter().zip(&surplus).map(|(x, y)| x * y).sum();
                let step = step.clamp(-LONGEST_STEP, LONGEST_STEP);
                *strength += step;
                moved = moved.max(step.abs());
            }
            if moved < 1e-12 {
                break;
            }
        }
        model
    }

    fn others(&self, a: usize) -> impl Iterator<Item = usize> + use<> {
        (0..self.strengths.len()).filter(move |&b| b != a)
    }

    /// Points of one bot against another, as they were played.
    fn points(&self, a: usize, b: usize) -> f64 {
        self.duels.points[a][b]
    }

    fn played(&self, a: usize, b: usize) -> f64 {
        self.points(a, b) + self.points(b, a)
    }

    fn chance(&self, a: usize, b: usize) -> f64 {
        1.0 / (1.0 + (self.strengths[b] - self.strengths[a]).exp())
    }

    /// How many points more than expected a bot has; 0 at the peak.
    fn surplus(&self, a: usize) -> f64 {
        let against = |b| {
            let points = self.points(a, b) + PRIOR / 2.0;
            points - (self.played(a, b) + PRIOR) * self.chance(a, b)
        };
        self.others(a).map(against).sum()
    }

    /// How sharp the peak is; the first bot, whose strength is held at 0, is left out.
    fn information(&self) -> Vec<Vec<f64>> {
        let count = self.strengths.len();
        let mut information = vec![vec![0.0; count - 1]; count - 1];
        for a in 1..count {
            for b in self.others(a) {
                let chance = self.chance(a, b);
                let weight = (self.played(a, b) + PRIOR) * chance * (1.0 - chance);
                information[a - 1][a - 1] += weight;
                if b > 0 {
                    information[a - 1][b - 1] -= weight;
                }
            }
        }
        information
    }

    /// The sum over deals of the products of two bots' surpluses.
    fn spread(&self) -> Vec<Vec<f64>> {
        let count = self.strengths.len();
        let deals = self.duels.deals as f64;
        let mean = |a: usize| self.others(a).map(|b| self.points(a, b)).sum::<f64>() / deals;
        let expected = |a: usize| {
            let against = |b| self.played(a, b) * self.chance(a, b);
            self.others(a).map(against).sum::<f64>() / deals
        };
        let mut spread = vec![vec![0.0; count - 1]; count - 1];
        for a in 1..count {
            for b in self.others(a) {
                // The virtual duel is a deal of its own.
                let surprise = PRIOR * (0.5 - self.chance(a, b));
                spread[a - 1][a - 1] += surprise * surprise;
                if b > 0 {
                    spread[a - 1][b - 1] -= surprise * surprise;
                }
            }
            for b in 1..count {
                let product = self.duels.products[a][b];
                let (ea, eb) = (expected(a), expected(b));
                spread[a - 1][b - 1] +=
                    product - deals * (mean(a) * eb + ea * mean(b)) + deals * ea * eb;
            }
        }
        spread
    }

    /// Standard errors of the strengths: information⁻¹ · spread · information⁻¹.
    fn errors(&self) -> Option<Vec<f64>> {
        let spread = self.spread();
        let inverse = inverted(self.information())?;
        let error = |row: &Vec<f64>| {
            let along = |column: &Vec<f64>| row.iter().zip(column).map(|(x, y)| x * y).sum::<f64>();
            let variance: f64 = spread.iter().zip(row).map(|(column, x)| along(column) * x).sum();
            variance.max(0.0).sqrt()
        };
        Some(std::iter::once(0.0).chain(inverse.iter().map(error)).collect())
    }
}

/// The inverse of a matrix, by Gauss and Jordan with pivots; nothing if it has none.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let count = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..count)
        .map(|row| (0..count).map(|column| f64::from(u8::from(row == column))).collect())
        .collect();
    for column in 0..count {
        let size = |row: &usize| matrix[*row][column].abs();
        let pivot = (column..count).max_by(|a, b| size(a).total_cmp(&size(b)))?;
        if matrix[pivot][column].abs() < 1e-300 {
            return None;
        }
        matrix.swap(column, pivot);
        inverse.swap(column, pivot);
        let scale = matrix[column][column];
        for rows in [&mut matrix, &mut inverse] {
            rows[column].iter_mut().for_each(|value| *value /= scale);
        }
        for row in (0..count).filter(|&row| row != column) {
            let factor = matrix[row][column];
            for rows in [&mut matrix, &mut inverse] {
                let from = rows[column].clone();
                rows[row].iter_mut().zip(from).for_each(|(value, x)| *value -= factor * x);
            }
        }
    }
    Some(inverse)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deals of one duel each, won by the second bot.
    fn duels(wins: u32, losses: u32) -> Duels {
        let mut duels = Duels::default();
        for (count, money) in [(wins, 2), (losses, 0)] {
            for _ in 0..count {
                let mut deal = DealDuels::default();
                deal.add((1, money), (0, 1));
                duels.add(&deal);
            }
        }
        duels
    }

    #[test]
    fn three_wins_in_four_are_191_elo() {
        let duels = duels(3000, 1000);
        let elo = duels.elo(2).unwrap();
        assert_eq!((elo[0].mean, elo[0].low), (0.0, Some(0.0)));
        assert!((elo[1].mean - 190.8).abs() < 0.2, "{elo:?}");
        // The error of the log odds is 1 / sqrt(n p q); 1.96 of them in Elo are 12.4.
        assert!((elo[1].margin().unwrap() - 12.4).abs() < 0.1, "{elo:?}");
    }

    #[test]
    fn equal_bots_are_0_apart() {
        let duels = duels(50, 50);
        let elo = duels.elo(2).unwrap();
        assert!(elo[1].mean.abs() < 1e-6, "{elo:?}");
        assert!(elo[1].low.unwrap() < 0.0 && elo[1].high.unwrap() > 0.0);
    }

    #[test]
    fn who_wins_everything_is_strong_but_not_infinitely_and_not_certainly() {
        let few = duels(10, 0).elo(2);
        let many = duels(1000, 0).elo(2);
        let (few, many) = (few.unwrap()[1], many.unwrap()[1]);
        assert!(few.mean > 300.0 && many.mean > few.mean && many.mean < 2000.0);
        assert!(few.margin().unwrap() > 200.0 && many.margin().unwrap() > 200.0, "{many:?}");
    }

    #[test]
    fn three_bots_are_on_one_scale() {
        let mut all = Duels::default();
        // Each beats the one before 3 : 1; the first and the last never meet.
        for number in 0..4000 {
            let won = number % 4 != 0;
            let mut deal = DealDuels::default();
            deal.add((1, 1 + u16::from(won)), (0, 2 - u16::from(won)));
            deal.add((2, 1 + u16::from(won)), (1, 2 - u16::from(won)));
            all.add(&deal);
        }
        let elo = all.elo(3).unwrap();
        assert!((elo[1].mean - 190.8).abs() < 0.5, "{elo:?}");
        assert!((elo[2].mean - 381.7).abs() < 1.0, "{elo:?}");
        assert!(elo[2].margin().unwrap() > elo[1].margin().unwrap());
    }

    #[test]
    fn one_bot_alone_has_no_elo() {
        let mut duels = Duels::default();
        let mut deal = DealDuels::default();
        deal.add((0, 3), (0, 1));
        duels.add(&deal);
        assert_eq!(duels.elo(1), None);
        assert_eq!(Duels::default().elo(2), None);
    }
}
