//! How games side by side are played.

use magnumsal_rules::{Edition, RuleSet};

/// What games side by side are played with.
#[derive(Clone, Debug)]
pub struct Options {
    /// The settings.
    pub rules: RuleSet,
    /// The numbers of the box.
    pub edition: Edition,
    /// How many players each game has.
    pub players: usize,
    /// What a step brings.
    pub rewards: Rewards,
    /// When a game that is over begins again.
    pub autoreset: Autoreset,
    /// After how many moves a game is given up; nothing if never.
    pub max_moves: Option<u32>,
    /// How many threads step them; 0 is one for each core.
    pub threads: usize,
}

/// What a step brings to each player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rewards {
    /// At the end, how much more a player is worth (T7) than the others on average; nothing before.
    Money,
    /// At the end, the share of the victory; nothing before.
    Win,
    /// At every step, how much more a player is ahead of the others' average than before it. All steps of a game add up
    /// to the final difference less the one at the start.
    Shaped,
}

impl Rewards {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Money, Self::Win, Self::Shaped];

    /// The name in programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Money => "money",
            Self::Win => "win",
            Self::Shaped => "shaped",
        }
    }
}

/// When a game that is over begins again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// With the next step, whose action counts for nothing and which brings nothing: the last position is shown before.
    NextStep,
    /// With the step that ends it: the position shown is the new game's, and the last one is shown apart.
    SameStep,
}

impl Autoreset {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::NextStep, Self::SameStep];

    /// The name in programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NextStep => "next_step",
            Self::SameStep => "same_step",
        }
    }
}
