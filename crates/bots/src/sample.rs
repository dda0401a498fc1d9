//! Samples: how far the mean of some values may be off by chance alone.

/// Values of one kind, added up.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    /// Adds a value.
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Adds the values of another sample.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The standard error of a mean of `visits` values like these. `usual` is how far such values
    /// usually lie apart: it counts as one more value, so that two that happen to agree are not
    /// taken for certain.
    pub(crate) fn error(&self, visits: f64, usual: f64) -> f64 {
        let count = self.count.max(1.0);
        let deviations = (self.squares - self.sum * self.sum / count).max(0.0);
        ((deviations + usual * usual) / count / visits.max(1.0)).sqrt()
    }
}

/// What came of a move, time and again: its mover's money and chance.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spread {
    money: Sample,
    chance: Sample,
}

impl Spread {
    /// How far the money and the chance usually lie apart that playouts of one move end with.
    const USUAL: (f64, f64) = (8.0, 0.15);

    /// Adds what came of the move once.
    pub(crate) fn add(&mut self, money: f64, chance: f64) {
        self.money.add(money);
        self.chance.add(chance);
    }

    /// Adds what came of the move elsewhere.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.money.merge(&other.money);
        self.chance.merge(&other.chance);
    }

    /// The standard errors of money and chance after this many visits.
    pub(crate) fn errors(&self, visits: f64) -> (f64, f64) {
        let (money, chance) = Self::USUAL;
        (self.money.error(visits, money), self.chance.error(visits, chance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(values: &[f64]) -> Sample {
        let mut sample = Sample::default();
        values.iter().for_each(|&value| sample.add(value));
        sample
    }

    #[test]
    fn an_error_shrinks_with_the_root_of_the_visits() {
        let values = sample(&[1.0, 3.0].repeat(5000));
        // The values lie 1 from their mean.
        assert!((values.error(100.0, 1.0) - 0.1).abs() < 1e-3);
        assert!((values.error(10_000.0, 1.0) - 0.01).abs() < 1e-4);
    }

    #[test]
    fn few_values_that_agree_are_not_certain() {
        assert_eq!(sample(&[5.0]).error(1.0, 2.0), 2.0);
        assert_eq!(sample(&[5.0; 4]).error(4.0, 2.0), 0.5);
        assert_eq!(Sample::default().error(0.0, 2.0), 2.0);
    }

    #[test]
    fn samples_are_merged_as_if_they_were_one() {
        let mut merged = sample(&[1.0, 2.0]);
        merged.merge(&sample(&[4.0, 8.0]));
        let whole = sample(&[1.0, 2.0, 4.0, 8.0]);
        assert_eq!(merged.error(4.0, 1.0), whole.error(4.0, 1.0));
    }
}
