//! Commands: what somebody at a table may ask for. What becomes of it is decided in [`crate::decide`].

use crate::{address::Address, spec::bot_schema};
use magnumsal_bots::BotSpec;
use magnumsal_rules::Seat;
use serde::Deserialize;
use utoipa::ToSchema;

/// What somebody at a table asks for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Command {
    /// Makes a move.
    Move {
        /// The number of moves in the game that the player saw.
        #[schema(maximum = 20_000)]
        ply: usize,
        /// The journal's last line that the player saw; if it is given, a position that was
        /// reached anew by taking moves back counts as another one.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        seen: Option<u32>,
        /// The move, in the notation.
        #[serde(rename = "move")]
        #[schema(max_length = 400)]
        mv: String,
    },
    /// Takes back own moves of this turn: the last one, or all down to a ply.
    Undo {
        /// The moves to keep; one less than there are if left out.
        #[serde(default)]
        #[schema(maximum = 20_000)]
        #[cfg_attr(feature = "types", ts(optional))]
        ply: Option<usize>,
    },
    /// Makes moves again that were taken back: the next one, or all up to a ply.
    Redo {
        /// The moves to have then; one more than there are if left out.
        #[serde(default)]
        #[schema(maximum = 20_000)]
        #[cfg_attr(feature = "types", ts(optional))]
        ply: Option<usize>,
    },
    /// Asks all players to take the game back to a ply.
    Ask {
        /// The moves to keep.
        #[schema(maximum = 20_000)]
        ply: usize,
    },
    /// Agrees to take the game back.
    // With braces: serde would take any further keys of a variant without them.
    Agree {},
    /// Declines to take the game back, or withdraws the question.
    Decline {},
    /// Says something.
    Say {
        /// What is said.
        #[schema(min_length = 1, max_length = 500)]
        text: String,
    },
    /// Changes a player's name.
    Rename {
        /// Whose name, for a player with several seats.
        #[serde(default)]
        #[schema(value_type = Option<u8>, maximum = 4)]
        #[cfg_attr(feature = "types", ts(optional))]
        seat: Option<Seat>,
        /// The name.
        #[schema(min_length = 1, max_length = 40)]
        name: String,
    },
    /// Changes the table's name; for the host.
    Title {
        /// The name.
        #[schema(min_length = 1, max_length = 40)]
        name: String,
    },
    /// Gives an open seat to a bot; for the host.
    Fill {
        /// Which seat.
        #[schema(value_type = u8, maximum = 4)]
        seat: Seat,
        /// Which bot, as in `master` or `master:2s`.
        #[serde(rename = "level")]
        #[schema(schema_with = bot_schema)]
        bot: BotSpec,
    },
    /// Leaves: the seat is open again or, once the game has begun, a bot sits in.
    Leave {
        /// Which seat, for a player with several seats.
        #[serde(default)]
        #[schema(value_type = Option<u8>, maximum = 4)]
        #[cfg_attr(feature = "types", ts(optional))]
        seat: Option<Seat>,
    },
    /// Comes back to a seat where a bot sits in.
    Claim {
        /// Which seat, for a player with several seats.
        #[serde(default)]
        #[schema(value_type = Option<u8>, maximum = 4)]
        #[cfg_attr(feature = "types", ts(optional))]
        seat: Option<Seat>,
    },
    /// Says where a notice goes when it is the player's turn; nowhere if left out.
    Notify {
        /// Which seat, for a player with several seats.
        #[serde(default)]
        #[schema(value_type = Option<u8>, maximum = 4)]
        #[cfg_attr(feature = "types", ts(optional))]
        seat: Option<Seat>,
        /// Where to.
        #[serde(default)]
        #[cfg_attr(feature = "types", ts(optional))]
        address: Option<Address>,
    },
}
