//! Games ply by ply, as all players saw them.

use crate::{
    refusal::{Problem, Refusal},
    seal::Sealed,
    stage::Stage,
    table::Table,
    wire::Position,
};
use magnumsal_rules::{Event, Ledger, Ledgers, MoveData, Record};
use serde::Serialize;

/// The most positions of a replay at once.
const MOST_STEPS: usize = 100;

/// Positions of a game, each with the move made in it and what that did.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Replay {
    /// Moves in the game so far.
    pub plies: usize,
    /// The players' names.
    pub players: Vec<String>,
    /// Where everybody's money came from and where it went, over the whole game so far; salt and
    /// tools are booked at their final value (T7).
    pub ledgers: Vec<Ledger>,
    /// The positions.
    pub steps: Vec<Step>,
}

/// A position, the move made in it, and what that did. Only the last one, in which no move was made
/// yet, lists legal moves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// The position, as it was seen then.
    pub position: Position,
    /// The move with its meaning; the last position has none yet.
    #[serde(rename = "move")]
    pub mv: Option<MoveData>,
    /// What it did.
    pub events: Vec<Event>,
}

impl Table {
    /// This many positions of the game from a ply on, 100 at most. All that they show was
    /// public: each is the view of its own ply, and the moves have been made.
    pub fn replay(&self, from: usize, count: Option<usize>) -> Result<Replay, Refusal> {
        if from > self.ply() {
            return Err(Problem::NoPly { plies: self.ply() }.into());
        }
        let mut game = self.position_at(from)?;
        let mut steps = Vec::new();
        for ply in (from..=self.ply()).take(count.unwrap_or(MOST_STEPS).min(MOST_STEPS)) {
            let mut events = Vec::new();
            let made = self.moves.get(ply);
            let position = match made {
                Some(_) => Position::past(&game, ply),
                None => Position::of(&game, ply),
            };
            if let Some(made) = made {
                made.play(&mut game, self.deal().knows_stacks(), &mut |event| events.push(event));
            }
            steps.push(Step { position, mv: made.map(|made| made.mv.data()), events });
        }
        let players = self.chairs.iter().map(|chair| chair.name.clone()).collect();
        Ok(Replay { plies: self.ply(), players, ledgers: self.ledgers()?, steps })
    }

    /// The table, if its game is over. A running game has no record: it would reveal the deal.
    pub fn finished(&self) -> Result<&Self, Problem> {
        if self.stage() == Stage::Over { Ok(self) } else { Err(Problem::NotOver) }
    }

    /// All players' accounts of the game so far.
    fn ledgers(&self) -> Result<Vec<Ledger>, Refusal> {
        let mut game = self.position_at(0)?;
        let mut ledgers = Ledgers::new(&game);
        for made in &self.moves {
            made.play(&mut game, self.deal().knows_stacks(), &mut |event| ledgers.record(&event));
        }
        ledgers.close(&game);
        Ok(ledgers.by_seat().to_vec())
    }

    /// The position as a record that begins with this turn and reveals nothing that is hidden.
    pub fn open_position(&self) -> Result<Record, Refusal> {
        let record = self.record().with_unknown_stacks()?;
        Ok(record.from_turn_of(self.ply())?)
    }

    /// The record with its seal; not for players before the game is over.
    pub fn sealed(&self) -> Sealed {
        Sealed {
            commitment: self.commitment().to_owned(),
            salt: self.head().salt.clone(),
            // A record is always JSON.
            record: serde_json::from_str(&self.record().to_json()).unwrap_or_default(),
        }
    }
}
