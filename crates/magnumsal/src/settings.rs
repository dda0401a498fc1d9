//! The settings a game is played with, as options.

use crate::values;
use clap::{Args, ValueEnum};
use magnumsal_rules::{Expansion, Fatigue, RuleSet};

/// Options for the rules where the sources leave a choice; see `docs/rules.md`.
#[derive(Args, Debug)]
#[command(next_help_heading = "Settings")]
pub(crate) struct Settings {
    /// Which boxes are on the table
    #[arg(long, value_enum, default_value_t = Box::None, value_name = "BOX")]
    pub(crate) expansion: Box,

    /// V1: the mine's tiles lie face up from the start
    #[arg(long)]
    pub(crate) mapped: bool,

    /// E6: cubes a cart carries (2, as always with Muria); any number if left out
    #[arg(long, value_name = "2", allow_negative_numbers = true,
          value_parser = values::cart_capacity)]
    pub(crate) cart_capacity: Option<u8>,

    /// U3: a bucket may not be emptied into a chamber nobody has entered
    #[arg(long)]
    pub(crate) no_bucket_into_unrevealed: bool,

    /// E3: who gets tired by digging: the crew that is needed, or every own piece there
    #[arg(long, value_enum, default_value_t = Tired::Crew, value_name = "WHO")]
    pub(crate) fatigue: Tired,

    /// B4: tired pieces serve the pump as well
    #[arg(long)]
    pub(crate) pump_with_tired: bool,

    /// T8: a phase ends after this many rounds, 1 to 255
    #[arg(long, default_value_t = 60, value_name = "N", allow_negative_numbers = true,
          value_parser = values::number::<u8>(1, 255))]
    pub(crate) round_limit: u8,
}

/// [`Expansion`] as an option's value.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Box {
    /// The base game alone
    None,
    /// The base game with Muria
    Muria,
}

/// [`Fatigue`] as an option's value.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tired {
    /// Only the pieces used, and no more than needed
    Crew,
    /// Every own standing piece in the chamber
    All,
}

impl Settings {
    /// The rules these options choose.
    pub(crate) fn rules(&self) -> RuleSet {
        RuleSet {
            expansion: match self.expansion {
                Box::None => Expansion::None,
                Box::Muria => Expansion::Muria,
            },
            mapped: self.mapped,
            cart_capacity: self.cart_capacity,
            bucket_into_unrevealed: !self.no_bucket_into_unrevealed,
            fatigue: match self.fatigue {
                Tired::Crew => Fatigue::Crew,
                Tired::All => Fatigue::All,
            },
            pump_with_tired: self.pump_with_tired,
            round_limit: self.round_limit,
        }
    }
}
