//! Game records: enough to play a game again on any machine. See `docs/notation.md`.

mod file;
mod object;
mod recorded_move;
mod setup_file;

pub use recorded_move::RecordedMove;

use crate::{
    DrawError, Drawn, Edition, Game, Illegal, Move, NotationError, OpeningError, Position,
    PositionError, RuleSet, Setup, SetupError, Stacks,
};

/// A game on paper: rules, names, how it began and moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The settings.
    pub rules: RuleSet,
    /// The players' names, by seat.
    pub players: Vec<String>,
    /// How the game began.
    pub beginning: Beginning,
    /// The moves as written; [`Record::replay`] judges them.
    pub moves: Vec<String>,
    edition: Edition,
}

/// How a recorded game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// With a deal.
    Dealt(Setup),
    /// On a real board: nobody knows the stacks.
    Unknown {
        /// What lay open: see [`Game::unknown`].
        opening: Vec<Drawn>,
    },
    /// With another position, at the beginning of a turn.
    Position {
        /// The position.
        position: Box<Position>,
        /// V1: with unknown stacks and a mapped mine the tiles that nobody has entered: level by
        /// level, from left to right.
        opening: Vec<Drawn>,
    },
}

/// Why a text is no record, or a record cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
// For programmers; sentences for players come from the message catalogue.
#[error("{self:?}")]
pub enum RecordError {
    /// Not JSON, or not the keys and types of a record; in the parser's words, with line and
    /// column.
    Form(String),
    /// A format that this program does not know.
    Format {
        /// The format's number.
        found: u32,
        /// The newest that is known.
        newest: u32,
    },
    /// The record was played with other component values.
    Edition {
        /// The fingerprint of the values at hand; none for the standard ones.
        expected: Option<String>,
        /// The record's.
        found: Option<String>,
    },
    /// The deal is not one of this box.
    Setup(SetupError),
    /// The start cannot be played.
    Position(PositionError),
    /// What lies open at the start does not fit.
    Opening(DrawError),
    /// The number of names is not that of the players.
    Names {
        /// How many players there are.
        players: usize,
        /// How many names.
        names: usize,
    },
    /// A move is no move, or illegal.
    Move {
        /// Which move, from 0.
        ply: usize,
        /// The move as written.
        text: String,
        /// Why.
        error: MoveError,
    },
    /// The record has fewer moves.
    NoPly {
        /// How many it has.
        plies: usize,
    },
}

/// Why a written move cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
// For programmers; sentences for players come from the message catalogue.
#[error("{self:?}")]
pub enum MoveError {
    /// The text is no move.
    Notation(NotationError),
    /// What is said to be turned up is neither tile nor order nor tool.
    Drawn(String),
    /// The move is against the rules.
    Illegal(Illegal),
    /// The move cannot turn that up.
    Draw(DrawError),
}

impl From<OpeningError> for RecordError {
    fn from(error: OpeningError) -> Self {
        match error {
            OpeningError::Setup(error) => Self::Setup(error),
            OpeningError::Draw(error) => Self::Opening(error),
        }
    }
}

impl Record {
    /// A record of a deal, without moves.
    pub fn new(
        rules: RuleSet,
        players: Vec<String>,
        setup: Setup,
        edition: &Edition,
    ) -> Result<Self, RecordError> {
        Self::beginning_with(rules, players, Beginning::Dealt(setup), edition)
    }

    /// A record without moves, however it begins.
    pub fn beginning_with(
        rules: RuleSet,
        players: Vec<String>,
        beginning: Beginning,
        edition: &Edition,
    ) -> Result<Self, RecordError> {
        let record =
            Self { rules, players, beginning, moves: Vec::new(), edition: edition.clone() };
        record.start()?;
        Ok(record)
    }

    /// The edition that the record is read with.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The deal, if the game began with one.
    pub fn setup(&self) -> Option<&Setup> {
        match &self.beginning {
            Beginning::Dealt(setup) => Some(setup),
            Beginning::Unknown { .. } | Beginning::Position { .. } => None,
        }
    }

    /// Whether the stacks are known, so that moves do not say what they turn up.
    pub fn knows_stacks(&self) -> bool {
        match &self.beginning {
            Beginning::Dealt(_) => true,
            Beginning::Unknown { .. } => false,
            Beginning::Position { position, .. } => position.stacks != Stacks::Unknown,
        }
    }

    /// The game before the first move.
    pub fn start(&self) -> Result<Game, RecordError> {
        let (rules, names) = (self.rules, self.players.len());
        match &self.beginning {
            Beginning::Dealt(setup) => {
                Game::new(rules, names, setup, &self.edition).map_err(RecordError::Setup)
            }
            Beginning::Unknown { opening } => {
                Ok(Game::unknown(rules, names, opening, &self.edition)?)
            }
            Beginning::Position { position, opening } => {
                let players = position.state.players.len();
                if players != names {
                    return Err(RecordError::Names { players, names });
                }
                if position.seat.is_none() {
                    return Err(RecordError::Position(PositionError::NobodyOnTurn));
                }
                let game = position.game(rules, &self.edition).map_err(RecordError::Position)?;
                match rules.mapped && position.stacks == Stacks::Unknown {
                    true => game.with_face_up(opening).map_err(RecordError::Opening),
                    false => Ok(game),
                }
            }
        }
    }

    /// Plays all moves; passes `visit` each position before its move, and the last one. A position
    /// is passed with its stacks as the move will find them, which a [`View`](crate::View) does not show.
    pub fn replay(
        &self,
        mut visit: impl FnMut(usize, &Game, Option<&Move>),
    ) -> Result<Game, RecordError> {
        let mut game = self.start()?;
        let known = self.knows_stacks();
        for (ply, text) in self.moves.iter().enumerate() {
            let refused = |error| RecordError::Move { ply, text: text.clone(), error };
            let recorded: RecordedMove = text.parse().map_err(refused)?;
            game.prepare(&recorded, known).map_err(refused)?;
            visit(ply, &game, Some(&recorded.mv));
            game.play_unchecked(recorded.mv);
        }
        visit(self.moves.len(), &game, None);
        Ok(game)
    }

    /// The position after all moves.
    pub fn position(&self) -> Result<Game, RecordError> {
        self.replay(|_, _, _| {})
    }

    /// The same game as a record in which nobody knows the stacks: every move says what it turned
    /// up.
    pub fn with_unknown_stacks(&self) -> Result<Self, RecordError> {
        if !self.knows_stacks() {
            return Ok(self.clone());
        }
        let start = self.start()?;
        let beginning = match &self.beginning {
            Beginning::Position { position, .. } => {
                let position = Box::new((**position).clone().without_stacks());
                let opening = if self.rules.mapped { start.face_up_tiles() } else { Vec::new() };
                Beginning::Position { position, opening }
            }
            Beginning::Dealt(_) | Beginning::Unknown { .. } => {
                Beginning::Unknown { opening: start.opening() }
            }
        };
        let mut moves = Vec::new();
        self.replay(|_, game, mv| {
            if let Some(&mv) = mv {
                moves.push(RecordedMove { mv, drawn: game.drawn_by(&mv) }.to_string());
            }
        })?;
        Ok(Self { beginning, moves, ..self.clone() })
    }

    /// The same game as a record that begins with the turn of a ply and goes on up to that ply.
    pub fn from_turn_of(&self, ply: usize) -> Result<Self, RecordError> {
        if ply > self.moves.len() {
            return Err(RecordError::NoPly { plies: self.moves.len() });
        }
        let mut begun: Option<(usize, Game)> = None;
        let mut ended = true;
        self.replay(|at, game, mv| {
            if ended && at <= ply && !game.is_over() {
                begun = Some((at, game.clone()));
            }
            ended = mv == Some(&Move::End);
        })?;
        // The game's first position begins a turn.
        let Some((first, game)) = begun else { return Err(RecordError::NoPly { plies: 0 }) };
        let position = match self.knows_stacks() {
            true => game.position(),
            false => game.position().without_stacks(),
        };
        let opening = match self.rules.mapped && !self.knows_stacks() {
            true => game.face_up_tiles(),
            false => Vec::new(),
        };
        let beginning = Beginning::Position { position: Box::new(position), opening };
        let moves = self.moves[first..ply].to_vec();
        Ok(Self { beginning, moves, ..self.clone() })
    }
}

#[cfg(test)]
mod tests;
