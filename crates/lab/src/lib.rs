//! Magnum Sal in numbers: many games between bots, what they add up to, and pictures of it.
//!
//! A [`Match`] says who plays what; an [`Arena`] plays it on all cores, deal by deal; a [`Tally`]
//! adds the deals up, and its [`Report`] is the table. Two variants of the rules can be played
//! side by side, and a [`Comparison`] holds their differences.
//!
//! A *deal* is the unit of everything: it is played once for each rotation of the players around
//! the seats, so that everybody sits everywhere with the same cards. Statistics are over deals,
//! since games of one deal are no independent trials.
//!
//! ```
//! use magnumsal_bots::{Budget, Level};
//! use magnumsal_lab::{Arena, Match, Tally, Variant};
//! use magnumsal_rules::{Edition, RuleSet};
//! use std::sync::atomic::AtomicBool;
//!
//! let rules = RuleSet { round_limit: 5, ..RuleSet::default() };
//! let plan = Match {
//!     entrants: vec![Level::Apprentice.into(), Level::Random.into()],
//!     variants: vec![Variant { rules, edition: Edition::standard().clone() }],
//!     deals: 3,
//!     seed: 1368,
//!     budget: Budget::Iterations(100),
//! };
//! let never = AtomicBool::new(false);
//! let mut arena = Arena::new(&plan, 1)?;
//! let mut tally = Tally::new(&plan, &plan.variants[0]);
//! loop {
//!     let deals = arena.play_on(&never, |_| ())?;
//!     if deals.is_empty() {
//!         break;
//!     }
//!     deals.iter().for_each(|deal| tally.add(&deal.played[0]));
//! }
//! assert_eq!(tally.report().games, 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arena;
mod clock;
mod compare;
mod elo;
mod entrant;
mod finding;
mod game;
mod matchup;
pub mod plot;
mod quantity;
mod report;
mod sources;
mod stats;
mod tally;

pub use arena::{Arena, Deal, NoThreads};
pub use compare::{Comparison, Difference};
pub use entrant::{BadEntrant, Entrant};
pub use finding::Finding;
pub use game::{Fault, Played, play, replay};
pub use magnumsal_rules::{Heading, Ledger};
pub use matchup::{Match, Variant};
pub use quantity::Quantity;
pub use report::{BotRow, Length, PlayerRow, Report, SeatRow};
pub use sources::{BuildingRow, OrderRow, PostRow, ToolRow};
pub use stats::{Estimate, Series};
pub use tally::Tally;
