//! Finished games, ply by ply.

use crate::{
    refusal::{Problem, Refusal},
    seal::Sealed,
    table::Table,
    wire::Position,
};
use magnumsal_rules::Event;
use serde::Serialize;

/// A position of a finished game, the move made in it, and what that did.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Step {
    position: Position,
    #[serde(rename = "move")]
    mv: Option<String>,
    events: Vec<Event>,
}

impl Table {
    /// So many positions of the game from a ply on.
    pub(crate) fn steps(&self, from: usize, count: usize) -> Result<Vec<Step>, Refusal> {
        if from > self.ply() {
            return Err(Problem::NoPly { plies: self.ply() }.into());
        }
        let mut game = self.position_at(from)?;
        let mut steps = Vec::new();
        for ply in (from..=self.ply()).take(count) {
            let position = Position::of(&game, ply);
            let mut events = Vec::new();
            let made = self.moves.get(ply);
            if let Some(made) = made {
                game.play_with(&made.mv, &mut |event| events.push(event))?;
            }
            steps.push(Step { position, mv: made.map(|made| made.mv.to_string()), events });
        }
        Ok(steps)
    }

    /// The record with its seal; not for players before the game is over.
    pub(crate) fn sealed(&self) -> Sealed {
        Sealed {
            commitment: self.commitment.clone(),
            salt: self.head.salt.clone(),
            // A record is always JSON.
            record: serde_json::from_str(&self.record().to_json()).unwrap_or_default(),
        }
    }
}
