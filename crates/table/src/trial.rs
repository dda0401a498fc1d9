//! Trials: what would happen if some moves were made, and why they could not be. Nothing is entered.

use crate::{refusal::Refusal, table::Table, wire::Position};
use magnumsal_rules::{Event, Move, NotationError, Viewer};
use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// The most moves that are tried at once: more than any action takes.
const MOST_MOVES: usize = 8;

/// Moves to be tried, one after the other, by the player who is to move.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Trial {
    /// The number of moves in the game that the asker saw.
    #[cfg_attr(feature = "schema", schemars(range(max = crate::decide::MOST_PLIES)))]
    pub ply: usize,
    /// The journal's last line that the asker saw, as with a move.
    #[serde(default)]
    pub seen: Option<u32>,
    /// The moves, in the notation.
    #[serde(deserialize_with = "some_moves")]
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = MOST_MOVES)))]
    pub moves: Vec<String>,
}

fn some_moves<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let moves = Vec::deserialize(deserializer)?;
    match moves.len() {
        1..=MOST_MOVES => Ok(moves),
        other => Err(D::Error::invalid_length(other, &"1 to 8 moves")),
    }
}

/// What the moves would do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tried {
    /// Moves in the game, without those that were tried.
    pub ply: usize,
    /// What each move would do, as far as that can be known.
    pub events: Vec<Vec<Event>>,
    /// Whether the last of these moves turns something up (G4): what comes after it is not told.
    pub turns_up: bool,
    /// The position after all moves, unless something is turned up.
    pub position: Option<Position>,
}

impl Table {
    /// What moves would do, or why one of them cannot be made.
    ///
    /// They are tried on the stand-in position of a view, so that neither answer nor refusal can
    /// depend on anything hidden, and only as far as nothing is turned up: moves after that are
    /// not looked at.
    pub fn try_out(&self, trial: &Trial) -> Result<Tried, Refusal> {
        let moves: Vec<Move> =
            trial.moves.iter().map(|text| text.parse()).collect::<Result<_, NotationError>>()?;
        self.playing()?;
        self.same_position(trial.ply, trial.seen)?;
        let mut game = self.game.view(Viewer::Spectator).position().clone();
        let rules = self.deal().rules;
        let mut tried =
            Tried { ply: trial.ply, events: Vec::new(), turns_up: false, position: None };
        for mv in &moves {
            let mut events = Vec::new();
            game.play_with(mv, &mut |event| events.push(event))?;
            let known = events.iter().take_while(|event| !event.turns_up(&rules)).count();
            tried.turns_up = known < events.len();
            events.truncate(known);
            tried.events.push(events);
            if tried.turns_up {
                return Ok(tried);
            }
        }
        tried.position = Some(Position::of(&game, trial.ply + moves.len()));
        Ok(tried)
    }
}
