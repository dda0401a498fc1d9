//! Commands: what somebody at a table may ask for. It is decided in [`crate::decide`].

use crate::{address::Address, key::Key};
#[cfg(feature = "schema")]
use crate::{
    decide::{LONGEST_MESSAGE, MOST_PLIES},
    name::LONGEST_NAME,
    spec::bot_schema,
};
use magnumsal_bots::BotSpec;
use magnumsal_rules::Seat;
use serde::Deserialize;

/// What somebody at a table asks for.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Command {
    /// Makes a move.
    Move {
        /// The number of moves in the game that the player saw.
        #[cfg_attr(feature = "schema", schemars(range(max = MOST_PLIES)))]
        ply: usize,
        /// The journal's last line that the player saw; if it is given, a position that was
        /// reached again by taking moves back counts as another one.
        #[serde(default)]
        seen: Option<u32>,
        /// The move, in the notation.
        #[serde(rename = "move")]
        #[cfg_attr(feature = "schema", schemars(length(max = 400)))]
        mv: String,
    },
    /// Takes back own moves of this turn: the last one, or all down to a ply.
    Undo {
        /// The moves to keep; one less than there are if left out.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(range(max = MOST_PLIES)))]
        ply: Option<usize>,
    },
    /// Makes moves again that were taken back: the next one, or all up to a ply.
    Redo {
        /// The moves to have then; one more than there are if left out.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schemars(range(max = MOST_PLIES)))]
        ply: Option<usize>,
    },
    /// Asks all players to take the game back to a ply.
    Ask {
        /// The moves to keep.
        #[cfg_attr(feature = "schema", schemars(range(max = MOST_PLIES)))]
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
        #[cfg_attr(feature = "schema", schemars(length(min = 1, max = LONGEST_MESSAGE)))]
        text: String,
    },
    /// Changes a player's name.
    Rename {
        /// Whose name, for a player with several seats.
        #[serde(default)]
        seat: Option<Seat>,
        /// The name.
        #[cfg_attr(feature = "schema", schemars(length(min = 1, max = LONGEST_NAME)))]
        name: String,
    },
    /// Changes the table's name; for the host.
    Title {
        /// The name.
        #[cfg_attr(feature = "schema", schemars(length(min = 1, max = LONGEST_NAME)))]
        name: String,
    },
    /// Gives an open seat to a bot; for the host.
    Fill {
        /// Which seat.
        seat: Seat,
        /// Which bot, as in `master` or `master:2s`.
        #[serde(rename = "level")]
        #[cfg_attr(feature = "schema", schemars(schema_with = "bot_schema"))]
        bot: BotSpec,
    },
    /// Lets a player talk no more, nor choose another name; for the host.
    Mute {
        /// Whose seat.
        seat: Seat,
    },
    /// Lets a player talk again; for the host.
    Unmute {
        /// Whose seat.
        seat: Seat,
    },
    /// Sends a player away; for the host. The key to the seat is good for nothing any more: the seat
    /// is open again or, once the game has begun, a bot plays it until somebody else is invited.
    Remove {
        /// Whose seat.
        seat: Seat,
    },
    /// Leaves: the seat is open again or, once the game has begun, a bot sits in.
    Leave {
        /// Which seat, for a player with several seats.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Comes back to a seat where a bot sits in.
    Claim {
        /// Which seat, for a player with several seats.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Gives the seat of the player whose turn it is to a bot, after the table has waited for long
    /// enough: at once for the host, and otherwise if most of the others agree.
    Replace {},
    /// Adjourns the game: nothing happens until somebody goes on. All players agree, or after the
    /// table has waited for long enough the host, or most of the others.
    Adjourn {},
    /// Goes on with an adjourned game.
    Resume {},
    /// Ends the game before it is over, without a result; who may is as with `adjourn`.
    End {},
    /// Says where a notice goes when it is the player's turn, once that is confirmed there; nowhere if
    /// left out.
    Notify {
        /// Which seat, for a player with several seats.
        #[serde(default)]
        seat: Option<Seat>,
        /// Where to.
        #[serde(default)]
        address: Option<Address>,
        /// What an earlier confirmation of this address was answered with: it needs no other one.
        #[serde(default)]
        proof: Option<Key>,
    },
}

impl Command {
    /// Its name, as clients write it.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Move { .. } => "move",
            Self::Undo { .. } => "undo",
            Self::Redo { .. } => "redo",
            Self::Ask { .. } => "ask",
            Self::Agree {} => "agree",
            Self::Decline {} => "decline",
            Self::Say { .. } => "say",
            Self::Rename { .. } => "rename",
            Self::Title { .. } => "title",
            Self::Fill { .. } => "fill",
            Self::Leave { .. } => "leave",
            Self::Claim { .. } => "claim",
            Self::Notify { .. } => "notify",
            Self::Mute { .. } => "mute",
            Self::Unmute { .. } => "unmute",
            Self::Remove { .. } => "remove",
            Self::Replace {} => "replace",
            Self::Adjourn {} => "adjourn",
            Self::Resume {} => "resume",
            Self::End {} => "end",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_command_is_called_as_clients_write_it() {
        for request in [
            json!({"type": "move", "ply": 0, "move": "end"}),
            json!({"type": "undo"}),
            json!({"type": "redo"}),
            json!({"type": "ask", "ply": 0}),
            json!({"type": "agree"}),
            json!({"type": "decline"}),
            json!({"type": "say", "text": "salt"}),
            json!({"type": "rename", "name": "Ada"}),
            json!({"type": "title", "name": "Salt"}),
            json!({"type": "fill", "seat": 0, "level": "master"}),
            json!({"type": "leave"}),
            json!({"type": "claim"}),
            json!({"type": "notify"}),
            json!({"type": "mute", "seat": 0}),
            json!({"type": "unmute", "seat": 0}),
            json!({"type": "remove", "seat": 0}),
        ] {
            let command: Command = serde_json::from_value(request.clone()).unwrap();
            assert_eq!(command.kind(), request["type"]);
        }
    }
}
