//! Estimates: a mean over deals, and how far it can be trusted.

use serde::Serialize;

/// The normal distribution's 97.5 % point: 95 % lie between minus and plus this.
const Z: f64 = 1.959_963_984_540_054;

/// Student's t at 97.5 % for 1 to 4 degrees of freedom, where the expansion below is poor.
const T_OF_FEW: [f64; 4] = [12.706_205, 4.302_653, 3.182_446, 2.776_445];

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The interval's lower end; nothing where one deal, or none, says nothing of the spread.
    pub low: Option<f64>,
    /// The interval's upper end.
    pub high: Option<f64>,
}

impl Estimate {
    /// Half the interval's width.
    pub fn margin(&self) -> Option<f64> {
        Some((self.high? - self.low?) / 2.0)
    }

    /// The same in another unit.
    pub fn times(self, factor: f64) -> Self {
        let times = |value: f64| value * factor;
        Self { mean: times(self.mean), low: self.low.map(times), high: self.high.map(times) }
    }
}

/// A series of observations, one a deal: count, mean and spread (Welford's method, which neither
/// keeps the observations nor loses digits).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Series {
    count: u64,
    mean: f64,
    squares: f64,
}

impl Series {
    /// One more observation.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let delta = value - self.mean;
        self.mean += delta / self.count as f64;
        self.squares += delta * (value - self.mean);
    }

    /// How many observations there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their mean.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The mean's standard error.
    fn error(&self) -> Option<f64> {
        let freedom = self.count.checked_sub(1).filter(|&freedom| freedom > 0)?;
        let variance = (self.squares / freedom as f64).max(0.0);
        Some((variance / self.count as f64).sqrt())
    }

    /// The mean with Student's interval, which is the normal one when there are many deals.
    pub fn estimate(&self) -> Estimate {
        let margin = self.error().map(|error| error * student(self.count - 1));
        let mean = self.mean;
        Estimate { mean, low: margin.map(|m| mean - m), high: margin.map(|m| mean + m) }
    }

    /// The mean of shares between 0 and 1. The interval stays between them; and where all deals
    /// say the same, as when somebody won everything, it is Wilson's with a deal as one trial,
    /// because no spread at all would pass for certainty.
    pub fn share(&self) -> Estimate {
        if self.count == 0 {
            return self.estimate();
        }
        if self.error().is_none_or(|error| error < 1e-12) {
            let (low, high) = wilson(self.mean, self.count);
            return Estimate { mean: self.mean, low: Some(low), high: Some(high) };
        }
        let Estimate { mean, low, high } = self.estimate();
        Estimate { mean, low: low.map(|low| low.max(0.0)), high: high.map(|high| high.min(1.0)) }
    }
}

/// Student's t: 95 % lie between minus and plus this. From the fifth degree of freedom on by the
/// Cornish–Fisher expansion, right to three decimals and better.
pub(crate) fn student(freedom: u64) -> f64 {
    let few = freedom.checked_sub(1).and_then(|index| T_OF_FEW.get(usize::try_from(index).ok()?));
    if let Some(&t) = few {
        return t;
    }
    let z = Z;
    let terms = [
        (z.powi(3) + z) / 4.0,
        (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0,
        (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0,
        (79.0 * z.powi(9) + 776.0 * z.powi(7) + 1482.0 * z.powi(5)
            - 1920.0 * z.powi(3)
            - 945.0 * z)
            / 92_160.0,
    ];
    let n = freedom as f64;
    terms.iter().rev().fold(0.0, |sum, term| (sum + term) / n) + z
}

/// Wilson's score interval of a share in a number of trials.
fn wilson(share: f64, trials: u64) -> (f64, f64) {
    let n = trials as f64;
    let z2 = Z * Z;
    let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(values: &[f64]) -> Series {
        let mut series = Series::default();
        values.iter().for_each(|&value| series.add(value));
        series
    }

    #[track_caller]
    fn near(found: f64, expected: f64, tolerance: f64) {
        assert!((found - expected).abs() < tolerance, "{found}, not {expected}");
    }

    #[test]
    fn students_t_is_as_in_the_tables() {
        let table = [
            (1, 12.706),
            (4, 2.776),
            (5, 2.571),
            (6, 2.447),
            (10, 2.228),
            (30, 2.042),
            (120, 1.980),
        ];
        for (freedom, t) in table {
            near(student(freedom), t, 0.0015);
        }
        near(student(1_000_000), 1.96, 0.0001);
    }

    #[test]
    fn a_mean_has_students_interval() {
        // Variance 2.5, error sqrt(2.5 / 5), t(4) = 2.776.
        let estimate = series(&[1.0, 2.0, 3.0, 4.0, 5.0]).estimate();
        near(estimate.mean, 3.0, 1e-12);
        near(estimate.margin().unwrap(), 2.776_445 * 0.5_f64.sqrt(), 1e-6);
        let one = series(&[4.0]).estimate();
        assert_eq!((one.mean, one.low, one.high), (4.0, None, None));
        assert_eq!(Series::default().estimate().low, None);
        let same = series(&[4.0; 7]).estimate();
        assert_eq!((same.low, same.high), (Some(4.0), Some(4.0)));
    }

    #[test]
    fn a_share_without_spread_has_wilsons_interval() {
        // The textbook's ten wins out of ten: 72.2 % to 100 %.
        let all = series(&[1.0; 10]).share();
        near(all.low.unwrap(), 0.7225, 0.0001);
        near(all.high.unwrap(), 1.0, 1e-12);
        let none = series(&[0.0; 10]).share();
        near(none.high.unwrap(), 0.2775, 0.0001);
        near(none.low.unwrap(), 0.0, 1e-12);
        // One deal is not certainty either.
        near(series(&[1.0]).share().low.unwrap(), 0.2065, 0.0001);
        near(series(&[0.5; 100]).share().low.unwrap(), 0.4038, 0.0001);
    }

    #[test]
    fn a_share_stays_between_0_and_1() {
        let estimate = series(&[1.0, 1.0, 0.0]).share();
        assert_eq!(estimate.high, Some(1.0));
        assert_eq!(estimate.low, Some(0.0));
        assert_eq!(series(&[]).share().low, None);
    }
}
