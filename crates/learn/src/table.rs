//! The tables at which the game is played: each has a network of its own.

use magnumsal_bots::network::TABLES;
use magnumsal_rules::{Expansion, RuleSet};
use std::{fmt, str::FromStr};

/// An expansion and a number of players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Table {
    number: usize,
}

impl Table {
    /// All of them, in the order that [`magnumsal_bots::valuation::table`] counts them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TABLES).map(|number| Self { number })
    }

    /// Its place among all tables.
    pub fn number(self) -> usize {
        self.number
    }

    /// How many play.
    pub fn players(self) -> u8 {
        let (least, base) = (2, usize::from(Expansion::None.max_players()) - 1);
        (if self.number < base { self.number } else { self.number - base }) as u8 + least
    }

    /// The usual settings.
    pub fn rules(self) -> RuleSet {
        if self.number < usize::from(Expansion::None.max_players()) - 1 {
            RuleSet::default()
        } else {
            RuleSet::muria()
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = if self.rules().is_muria() { "muria" } else { "base" };
        write!(f, "{game}-{}", self.players())
    }
}

impl FromStr for Table {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::all().find(|table| table.to_string() == text).ok_or_else(|| {
            let names: Vec<String> = Self::all().map(|table| table.to_string()).collect();
            format!("no table is called {text}; the tables are {}", names.join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use magnumsal_bots::valuation::table;
    use magnumsal_rules::Game;

    #[test]
    fn tables_are_counted_as_the_network_counts_them() {
        for (number, one) in Table::all().enumerate() {
            let game = Game::from_seed(one.rules(), one.players().into(), 1).unwrap();
            assert_eq!(table(&game), number);
            assert_eq!(one.to_string().parse(), Ok(one));
        }
        assert!("base-5".parse::<Table>().unwrap_err().starts_with("no table is called base-5; "));
    }
}
