//! Sentences for Magnum Sal, from one message catalogue.
//!
//! The rules crate holds no prose: its refusals and errors are codes with facts. This crate looks up
//! the message of a code in a [Project Fluent](https://projectfluent.org) catalogue,
//! `locales/LANGUAGE/*.ftl`, and puts the facts into it. The browser reads the same files. Every
//! [`Language`] has every message: the tests of this crate compare them with the English ones.
//!
//! Every error type goes the same way. It serialises to a flat object with a `code`; the message is
//! `refusal-CODE`, `notation-CODE`, `edition-CODE` or `setup-CODE`, and every other field is an
//! argument of it:
//!
//! - a number stays a number, so that messages can select plural forms by it;
//! - a text that the catalogue names, such as `tool: "rope"` by the message `tool-rope`, becomes that
//!   name, and the code stays at hand as `$tool-id` for languages that need to choose by it, as a
//!   number stays with its word;
//! - a `source` becomes a phrase such as "the foreman at 2R1", and a `seat` "player 2";
//! - a list is joined with commas, and a truth value is the text `true` or `false`.
//!
//! A legal move has sentences as well: what it does, [`Phrases::deed`], and what speaks for or
//! against it, [`Phrases::why`]. The [`Reason`]s themselves are facts that the caller has found.
//!
//! ```
//! use magnumsal_phrases::Phrases;
//! use magnumsal_rules::{Game, RuleSet};
//!
//! let game = Game::from_seed(RuleSet::default(), 3, 1368)?;
//! let refusal = game.check(&"place supply 4C".parse()?).unwrap_err();
//! let phrases = Phrases::english();
//! assert!(phrases.refusal(&refusal).contains("4C"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod catalogue;
mod fact;
mod language;
mod line;
mod reason;
mod rules_doc;
mod sentences;
#[cfg(test)]
mod tests;

pub use catalogue::Phrases;
pub use fact::Fact;
pub use language::{Language, UnknownLanguage};
pub use line::{Turn, turns};
pub use reason::{Occasion, Reason};
pub use rules_doc::rules_doc;
