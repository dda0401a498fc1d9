//! What a game does within Rust: how it begins, takes moves, and is written down.

use super::{Base, Game, Stacks, names_or_usual};
use crate::{
    bots::Player,
    convert::{integer, seat},
    encoding,
    errors::{self, BadChance, BadRecord},
    history::History,
    moves::Move,
    record::Record,
    rules::Edition,
};
use magnumsal_rules::{
    self as rules, Beginning, Drawn, Illegal, MoveError, RecordError, RecordedMove, Seat, Viewer,
};
use pyo3::{exceptions::PyTypeError, prelude::*, types::PyString};
use rand_chacha::ChaCha8Rng;
use std::sync::{Arc, OnceLock};

impl Game {
    pub(super) fn of(
        state: rules::Game,
        record: rules::Record,
        edition: Edition,
        stacks: Stacks,
    ) -> Self {
        let base = Base { record, edition, space: OnceLock::new() };
        Self { state, base: Arc::new(base), history: History::default(), stacks }
    }

    /// A game that begins like this.
    pub(crate) fn beginning_with(
        rules: rules::RuleSet,
        names: Vec<String>,
        beginning: Beginning,
        edition: Edition,
    ) -> PyResult<Self> {
        let record = rules::Record::beginning_with(rules, names, beginning, edition.inner());
        let record = record.map_err(|error| match error {
            RecordError::Setup(error) => errors::setup(&error),
            RecordError::Position(error) => errors::position(&error),
            error => errors::record(&error),
        })?;
        let state = record.start().map_err(|error| errors::record(&error))?;
        let stacks = if record.knows_stacks() { Stacks::AsRecorded } else { Stacks::Unknown };
        Ok(Self::of(state, record, edition, stacks))
    }

    /// A game at its very start whose stacks are for the caller to decide.
    pub(crate) fn begun(
        state: rules::Game,
        names: Vec<String>,
        edition: Edition,
    ) -> PyResult<Self> {
        let beginning = Beginning::Dealt(state.setup());
        let game = Self::beginning_with(*state.rules(), names, beginning, edition)?;
        Ok(Self { stacks: Stacks::Unknown, ..game })
    }

    /// A game that goes on from here, without what went before.
    pub(crate) fn going_on(state: rules::Game, edition: Edition) -> PyResult<Self> {
        let names = names_or_usual(None, state.players().into())?;
        let position = Box::new(state.position());
        let beginning = Beginning::Position { position, opening: Vec::new() };
        Self::beginning_with(*state.rules(), names, beginning, edition)
    }

    /// The game of a record after some of its moves, or all.
    pub(crate) fn replayed(py: Python<'_>, record: &Record, ply: Option<usize>) -> PyResult<Self> {
        let moves = &record.record.moves;
        let ply = ply.unwrap_or(moves.len());
        let Some(moves) = moves.get(..ply) else {
            return Err(errors::record(&RecordError::NoPly { plies: moves.len() }));
        };
        let mut begun = record.record.clone();
        begun.moves.clear();
        let state = begun.start().map_err(|error| errors::record(&error))?;
        let stacks = if begun.knows_stacks() { Stacks::AsRecorded } else { Stacks::Unknown };
        let mut game = Self::of(state, begun, record.edition.clone(), stacks);
        py.detach(|| {
            for (ply, text) in moves.iter().enumerate() {
                let played = text.parse().and_then(|recorded| game.enter(&recorded));
                played.map_err(|error| RecordError::Move { ply, text: text.clone(), error })?;
            }
            Ok(())
        })
        .map_err(|error: RecordError| errors::record(&error))?;
        Ok(game)
    }

    /// Judges a move and lays the stacks for what it says that it turns up.
    pub(super) fn prepare(&mut self, recorded: &RecordedMove) -> Result<(), MoveError> {
        self.state.prepare(recorded, self.stacks != Stacks::Unknown)
    }

    /// Notes a move that is about to be played.
    pub(super) fn note(&mut self, mv: rules::Move) {
        let known = matches!(self.base.record.beginning, Beginning::Dealt(_));
        let drawn = if known { Vec::new() } else { self.state.drawn_by(&mv) };
        self.history.push(mv, drawn);
    }

    /// Plays a move as records write it.
    pub(super) fn enter(&mut self, recorded: &RecordedMove) -> Result<(), MoveError> {
        self.prepare(recorded)?;
        self.note(recorded.mv);
        self.state.play_unchecked(recorded.mv);
        Ok(())
    }

    /// The game after a move that turned these things up; `after` is its position.
    pub(crate) fn after(&self, mv: rules::Move, drawn: Vec<Drawn>, after: rules::Game) -> Self {
        let mut game = self.clone();
        let known = matches!(self.base.record.beginning, Beginning::Dealt(_));
        game.history.push(mv, if known { Vec::new() } else { drawn });
        game.state = after;
        if game.stacks == Stacks::AsRecorded {
            game.stacks = Stacks::Dealt;
        }
        game
    }

    /// The ids of its moves.
    pub(crate) fn space(&self) -> PyResult<&'static magnumsal_encoding::ActionSpace> {
        let space =
            self.base.space.get_or_init(|| magnumsal_encoding::ActionSpace::of(&self.state));
        space.as_ref().copied().map_err(errors::misfit)
    }

    /// A move that Python gives: as such, as text or as an id. It need not be legal.
    pub(crate) fn meant(&self, given: &Bound<'_, PyAny>) -> PyResult<RecordedMove> {
        if let Ok(mv) = given.cast::<Move>() {
            return Ok(mv.get().0.into());
        }
        if let Ok(text) = given.cast::<PyString>() {
            let text = text.to_str()?;
            return text.parse().map_err(|error| errors::of_move(given.py(), &error, text));
        }
        if given.is_instance_of::<pyo3::types::PyFloat>() {
            return Err(PyTypeError::new_err(
                "a move is a Move, its text or its id, and this is a float",
            ));
        }
        encoding::meant(self.space()?, &self.state, integer(given, "an id")?).map(Into::into)
    }

    /// A legal move that Python gives.
    pub(crate) fn legal(&self, given: &Bound<'_, PyAny>) -> PyResult<rules::Move> {
        let mv = self.meant(given)?.mv;
        match self.state.check(&mv) {
            Ok(()) => Ok(mv),
            Err(refusal) => Err(errors::illegal(given.py(), &refusal, &mv)),
        }
    }

    pub(super) fn refused(
        &self,
        py: Python<'_>,
        error: &MoveError,
        recorded: &RecordedMove,
    ) -> PyErr {
        match error {
            MoveError::Illegal(refusal) => errors::illegal(py, refusal, &recorded.mv),
            error => errors::of_move(py, error, &recorded.to_string()),
        }
    }

    /// Who looks: the seat that was given, or the player to move.
    pub(super) fn viewer(&self, given: Option<&Bound<'_, PyAny>>) -> PyResult<Viewer> {
        match given {
            Some(given) => Ok(Viewer::Seat(seat(given, self.state.players())?)),
            None => Ok(self.state.to_move().map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.state.players())
    }

    /// The game as a record.
    pub(crate) fn written(&self) -> PyResult<Record> {
        let Base { record, edition, .. } = &*self.base;
        let mut record = record.clone();
        let plain = |history: &History| history.moves().iter().map(ToString::to_string).collect();
        match &record.beginning {
            Beginning::Dealt(_) => {
                record.beginning = Beginning::Dealt(self.state.setup());
                record.moves = plain(&self.history);
            }
            Beginning::Position { position, .. } if position.turn.is_some() => {
                return Err(BadRecord::new_err(
                    "this game begins in the middle of a turn, which no record can say",
                ));
            }
            _ if self.stacks == Stacks::AsRecorded => record.moves = plain(&self.history),
            _ => {
                record = record.with_unknown_stacks().map_err(|error| errors::record(&error))?;
                record.moves = self.history.recorded().iter().map(ToString::to_string).collect();
            }
        }
        Ok(Record { record, edition: edition.clone() })
    }

    /// The same game with its hidden stacks shuffled again.
    pub(crate) fn dealt_anew(&self, rng: &mut ChaCha8Rng) -> Self {
        Self { state: self.state.dealt_anew(rng), stacks: Stacks::Dealt, ..self.clone() }
    }

    /// Whether nobody knows the stacks.
    pub(super) fn is_unknown(&self) -> bool {
        self.stacks == Stacks::Unknown
    }

    /// The names of the players.
    pub(crate) fn player_names(&self) -> &[String] {
        &self.base.record.players
    }

    pub(super) fn refuse_unknown(&self) -> PyResult<()> {
        if self.is_unknown() {
            return Err(BadChance::new_err(
                "nobody knows how the stacks of this game lie; `clone` deals them",
            ));
        }
        Ok(())
    }

    /// Who is asked for a move; refused once the game is over.
    pub(crate) fn player(&self, py: Python<'_>) -> PyResult<Player> {
        match self.state.to_move() {
            Some(seat) => Ok(Player(self.state.view(Viewer::Seat(seat)))),
            None => Err(errors::illegal(py, &Illegal::GameOver, &rules::Move::End)),
        }
    }
}
