//! Games that are being played: what Python sees of them.

mod within;

use crate::{
    chance::Reveal,
    convert::{integer, to_python},
    encoding::{self, ActionSpace, MicroMove},
    errors::{self, BadId, BadRecord},
    history::History,
    moves::Move,
    position::Position,
    record::Record,
    rules::{Edition, RuleSet, hash},
    svg,
    threads::{Stop, interruptible},
    view::View,
};
use magnumsal_encoding::OBSERVATION_LENGTH;
use magnumsal_rules::{self as rules, Beginning, MoveList, RecordError, Seat, Viewer};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods};
use pyo3::{IntoPyObjectExt, prelude::*, types::PyTuple};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::{Arc, OnceLock};

/// Random games that take no time worth speaking of.
const FEW: usize = 16;

/// The version of pickled games.
const PICKLE: u32 = 1;

/// How a game began, shared by all its copies.
struct Base {
    /// The record without moves.
    record: rules::Record,
    edition: Edition,
    /// The ids of its moves, once somebody has asked for them.
    space: OnceLock<Result<&'static magnumsal_encoding::ActionSpace, magnumsal_encoding::Misfit>>,
}

/// What is known of the hidden stacks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stacks {
    /// They lie as the record says.
    AsRecorded,
    /// They were shuffled since.
    Dealt,
    /// Nobody knows them: moves have to say what they turn up.
    Unknown,
}

/// A game of Magnum Sal that is being played.
///
/// Whoever holds it holds the hidden stacks too. What a player sees is `view` and `observe`; what a planner may take
/// is `clone`, whose hidden stacks are shuffled again. `copy.copy`, `copy.deepcopy` and `pickle` keep them: they are for
/// the program that runs the game.
///
/// >>> from magnumsal import Game
/// >>> game = Game(players=3, seed=1368)
/// >>> game.moves()[0]
/// Move('place supply 1C')
/// >>> game.play("place supply 1C")
/// >>> game.play("hire")
/// Traceback (most recent call last):
/// magnumsal.Illegal: hire: You have no action left in this turn.
/// >>> game.to_move, game.ply
/// (0, 1)
#[pyclass(module = "magnumsal")]
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) state: rules::Game,
    base: Arc<Base>,
    history: History,
    stacks: Stacks,
}

/// The players' names: those that were given, or numbers.
pub(crate) fn names_or_usual(names: Option<Vec<String>>, players: usize) -> PyResult<Vec<String>> {
    match names {
        None => Ok((1..=players).map(|number| format!("Player {number}")).collect()),
        Some(names) if names.len() == players => Ok(names),
        Some(names) => Err(errors::record(&RecordError::Names { players, names: names.len() })),
    }
}

/// A seed: the one that was given, or one that nobody can guess.
pub(crate) fn seed_or_fresh(seed: Option<u64>) -> PyResult<u64> {
    match seed {
        Some(seed) => Ok(seed),
        None => getrandom::u64().map_err(|error| errors::fault(format!("no random seed: {error}"))),
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (players = 2, *, seed = None, expansion = None, rules = None, names = None, edition = None))]
    fn new(
        players: usize,
        seed: Option<u64>,
        expansion: Option<&str>,
        rules: Option<&Bound<'_, RuleSet>>,
        names: Option<Vec<String>>,
        edition: Option<&Bound<'_, Edition>>,
    ) -> PyResult<Self> {
        let (rules, edition) = (RuleSet::asked(rules, expansion)?, Edition::asked(edition));
        let setup = rules::Setup::from_seed(&rules, edition.inner(), seed_or_fresh(seed)?);
        if let Err(error) = rules::Game::new(rules, players, &setup, edition.inner()) {
            return Err(errors::setup(&error));
        }
        let names = names_or_usual(names, players)?;
        Self::beginning_with(rules, names, Beginning::Dealt(setup), edition)
    }

    /// The game of a record, after `ply` moves or after all of them.
    #[staticmethod]
    #[pyo3(signature = (record, ply = None))]
    fn from_record(record: &Bound<'_, PyAny>, ply: Option<usize>) -> PyResult<Self> {
        let py = record.py();
        match record.cast::<Record>() {
            Ok(record) => Self::replayed(py, record.get(), ply),
            Err(_) => Self::replayed(py, &Record::from_json(record.extract()?, None)?, ply),
        }
    }

    /// The settings.
    #[getter]
    fn rules(&self) -> RuleSet {
        RuleSet(*self.state.rules())
    }

    /// The numbers of the box.
    #[getter]
    fn edition(&self) -> Edition {
        self.base.edition.clone()
    }

    /// How many players there are.
    #[getter]
    fn players(&self) -> u8 {
        self.state.players()
    }

    /// The players' names, by seat.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.player_names().to_vec()
    }

    /// The game on paper, with its deal: not for players.
    #[getter]
    fn record(&self) -> PyResult<Record> {
        self.written()
    }

    /// Whether the hidden stacks lie in some order; otherwise moves have to say what they turn up, or `reveal` does.
    #[getter]
    fn knows_stacks(&self) -> bool {
        !self.is_unknown()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The seat that decides; `None` once the game is over.
    #[getter]
    fn to_move(&self) -> Option<u8> {
        self.state.to_move().map(Seat::number)
    }

    /// The phase, from 1.
    #[getter]
    fn phase(&self) -> u8 {
        self.state.phase().number()
    }

    /// The round of the phase, from 1.
    #[getter]
    fn round(&self) -> u8 {
        self.state.round()
    }

    /// Actions left in the turn.
    #[getter]
    fn actions_left(&self) -> u8 {
        self.state.actions()
    }

    /// How many moves were played.
    #[getter]
    fn ply(&self) -> usize {
        self.history.len()
    }

    /// The moves that were played.
    #[getter]
    fn history(&self) -> Vec<Move> {
        self.history.moves().into_iter().map(Move).collect()
    }

    /// Everybody's groszy, by seat.
    #[getter]
    fn coins(&self) -> Vec<u16> {
        self.seats().map(|seat| self.state.coins(seat)).collect()
    }

    /// What everybody is worth as it stands (T7), by seat: at the end, the result.
    #[getter]
    fn worth(&self) -> Vec<u16> {
        self.seats().map(|seat| self.state.worth(seat)).collect()
    }

    /// The orders that everybody has completed, by seat.
    #[getter]
    fn orders_done(&self) -> Vec<u16> {
        // A list of bytes would be `bytes` in Python, here and below.
        self.seats().map(|seat| self.state.orders_done(seat).into()).collect()
    }

    /// The seats that have won; `None` while the game goes on.
    #[getter]
    fn winners(&self) -> Option<Vec<u16>> {
        let winners = self.state.outcome()?.winners;
        Some(winners.into_iter().map(|seat| seat.number().into()).collect())
    }

    /// Everybody's share of the victory, by seat, together 1; `None` while the game goes on.
    #[getter]
    fn shares(&self) -> Option<Vec<f64>> {
        let winners = self.state.outcome()?.winners;
        let share = 1.0 / winners.len().max(1) as f64;
        Some(self.seats().map(|seat| if winners.contains(&seat) { share } else { 0.0 }).collect())
    }

    /// The players from the first place on, as it stands: seat, place, total and what decided a tie (T7).
    fn ranking<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.state.ranking())
    }

    /// The position as data: what lies open, or with `stacks` everything.
    #[pyo3(signature = (*, stacks = false))]
    fn position(&self, stacks: bool) -> Position {
        let position = self.state.position();
        Position(if stacks && !self.is_unknown() { position } else { position.without_stacks() })
    }

    /// What a seat sees, or the player to move. Nothing is hidden from one player alone, so seats differ in who looks first.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<View> {
        Ok(View(self.state.view(self.viewer(seat)?)))
    }

    /// Every legal move; none once the game is over.
    fn moves(&self) -> Vec<Move> {
        let mut list = MoveList::new();
        self.state.legal_moves(&mut list);
        list.into_iter().map(Move).collect()
    }

    /// What speaks against a move, which may be a `Move`, its text or its id: nothing if it is legal.
    ///
    /// >>> from magnumsal import Game
    /// >>> Game(players=2, seed=1).check("place supply 4C").code
    /// 'out-of-reach'
    #[pyo3(name = "check")]
    fn check_move(&self, r#move: &Bound<'_, PyAny>) -> PyResult<Option<Py<PyAny>>> {
        let py = r#move.py();
        let mv = self.meant(r#move)?.mv;
        match self.state.check(&mv) {
            Ok(()) => Ok(None),
            Err(refusal) => Ok(Some(errors::illegal(py, &refusal, &mv).into_value(py).into_any())),
        }
    }

    /// Plays a move: a `Move`, its text or its id. One that is refused changes nothing.
    fn play(&mut self, py: Python<'_>, r#move: &Bound<'_, PyAny>) -> PyResult<()> {
        let recorded = self.meant(r#move)?;
        self.enter(&recorded).map_err(|error| self.refused(py, &error, &recorded))
    }

    /// Plays a move and tells what happened, in the words of `docs/notation.md`.
    ///
    /// >>> from magnumsal import Game
    /// >>> Game(players=2, seed=1).play_with_events("place supply 1C")
    /// [{'event': 'piece-moved', 'foreman': False, 'from': 'supply', 'seat': 0, 'to': '1C'}]
    fn play_with_events<'py>(
        &mut self,
        py: Python<'py>,
        r#move: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let recorded = self.meant(r#move)?;
        self.prepare(&recorded).map_err(|error| self.refused(py, &error, &recorded))?;
        self.note(recorded.mv);
        let mut events = Vec::new();
        self.state
            .play_with(&recorded.mv, &mut |event| events.push(event))
            .map_err(|refusal| errors::illegal(py, &refusal, &recorded.mv))?;
        to_python(py, &events)
    }

    /// Plays random moves to the end; answers with their number.
    #[pyo3(signature = (seed = 0))]
    fn play_out(&mut self, py: Python<'_>, seed: u64) -> PyResult<usize> {
        self.refuse_unknown()?;
        let first = self.history.len();
        py.detach(|| {
            let (mut rng, mut list) = (ChaCha8Rng::seed_from_u64(seed), MoveList::new());
            while let Some(mv) = random_move(&self.state, &mut list, &mut rng) {
                self.note(mv);
                self.state.play_unchecked(mv);
            }
        });
        Ok(self.history.len() - first)
    }

    /// What everybody is worth at the end of games that go on from here at random: an array with a row for each and a
    /// column for each seat. The hidden stacks are shuffled again for each, unless `cheat` is set. This game stays as it is.
    ///
    /// >>> from magnumsal import Game
    /// >>> Game(players=2, seed=1).rollouts(100, seed=7).shape
    /// (100, 2)
    #[pyo3(signature = (count, seed = None, *, cheat = false))]
    fn rollouts<'py>(
        &self,
        py: Python<'py>,
        count: usize,
        seed: Option<u64>,
        cheat: bool,
    ) -> PyResult<Bound<'py, PyArray2<i32>>> {
        if cheat {
            self.refuse_unknown()?;
        }
        let seed = seed_or_fresh(seed)?;
        let (state, stop) = (&self.state, &Stop::default());
        let seats: Vec<Seat> = self.seats().collect();
        let work = || {
            let (mut rng, mut list) = (ChaCha8Rng::seed_from_u64(seed), MoveList::new());
            let mut worth = Vec::with_capacity(count * seats.len());
            for _ in 0..count {
                if stop.is_set() {
                    break;
                }
                let mut game = if cheat { state.clone() } else { state.dealt_anew(&mut rng) };
                while let Some(mv) = random_move(&game, &mut list, &mut rng) {
                    game.play_unchecked(mv);
                }
                worth.extend(seats.iter().map(|&seat| i32::from(game.worth(seat))));
            }
            worth
        };
        // A few take less time than a thread does to begin.
        let worth = match count {
            0..=FEW => py.detach(work),
            _ => interruptible(py, stop, work, |_| Ok(()))?,
        };
        worth.into_pyarray(py).reshape([count, seats.len()])
    }

    /// Everything that can be said of a legal move here, with what it costs and brings.
    fn explain<'py>(
        &self,
        py: Python<'py>,
        r#move: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.state.explained(&self.legal(r#move)?))
    }

    /// What a legal move does, in English.
    ///
    /// >>> from magnumsal import Game
    /// >>> Game(players=2, seed=1).describe(99)
    /// 'sends a miner to 1C'
    fn describe(&self, py: Python<'_>, r#move: &Bound<'_, PyAny>) -> PyResult<String> {
        let mv = self.legal(r#move)?;
        let deed = errors::phrases().deed(&self.state, &mv, self.player_names());
        deed.map_err(|refusal| errors::illegal(py, &refusal, &mv))
    }

    /// The ids of the moves of this sort of game.
    #[getter]
    fn actions(&self) -> PyResult<ActionSpace> {
        self.space().map(ActionSpace)
    }

    /// The ids of the legal moves, sorted.
    fn legal_ids<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        encoding::legal_ids(py, self.space()?, &self.state)
    }

    /// 1 for every legal id and 0 for all others; written into `out` if that is given.
    #[pyo3(signature = (out = None))]
    fn legal_mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        encoding::legal_mask(py, self.space()?, &self.state, out)
    }

    /// What a seat sees as bytes, or the player to move; `layout` names the parts. Written into `out` if that is given.
    ///
    /// >>> from magnumsal import Game, layout
    /// >>> layout()["coins"].of(Game(players=3, seed=1368).observe(seat=1))
    /// array([12, 14, 10,  0,  0], dtype=uint8)
    #[pyo3(signature = (seat = None, out = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'py, PyAny>>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        encoding::observe(py, &self.state, self.viewer(seat)?, out)
    }

    /// The id of a legal move.
    fn id_of(&self, r#move: &Bound<'_, PyAny>) -> PyResult<u32> {
        let space = self.space()?;
        let mv = self.legal(r#move)?;
        // A test shows that every legal move has an id.
        space.id(&self.state, &mv).ok_or_else(|| errors::fault(format!("{mv} has no id")))
    }

    /// The move of a legal id.
    ///
    /// >>> from magnumsal import Game
    /// >>> Game(players=2, seed=1).move_of(99)
    /// Move('place supply 1C')
    fn move_of(&self, id: &Bound<'_, PyAny>) -> PyResult<Move> {
        let mv = encoding::meant(self.space()?, &self.state, integer(id, "an id")?)?;
        match self.state.check(&mv) {
            Ok(()) => Ok(Move(mv)),
            Err(refusal) => Err(errors::illegal(id.py(), &refusal, &mv)),
        }
    }

    /// Begins to choose a move in small steps.
    ///
    /// >>> from magnumsal import Game
    /// >>> game = Game(players=2, seed=1)
    /// >>> micro = game.micro()
    /// >>> [micro.describe(id) for id in micro.legal_ids()]
    /// ['place', 'assist', 'castle', 'hire', 'buy', 'market', 'square', 'pass']
    /// >>> micro.choose(micro.legal_ids()[0])
    /// 99
    fn micro(&self) -> PyResult<MicroMove> {
        MicroMove::begin(self.space()?, &self.state)
    }

    /// If a legal move turns something up: the way to decide what. `None` if it turns nothing up.
    fn reveal(slf: &Bound<'_, Self>, r#move: &Bound<'_, PyAny>) -> PyResult<Option<Reveal>> {
        let game = slf.borrow();
        let mv = game.legal(r#move)?;
        Ok(Reveal::of(&game, mv))
    }

    /// A copy for a planner: its hidden stacks are shuffled again, by `seed` or at random. Only with `cheat` they lie as
    /// they do here.
    ///
    /// >>> from magnumsal import Game
    /// >>> game = Game(players=2, seed=1)
    /// >>> game.clone() == game, game.clone(cheat=True) == game
    /// (False, True)
    /// >>> game.clone().view() == game.view()
    /// True
    #[pyo3(signature = (seed = None, *, cheat = false))]
    #[pyo3(name = "clone")]
    fn clone_for_planner(&self, seed: Option<u64>, cheat: bool) -> PyResult<Self> {
        if cheat {
            return Ok(self.clone());
        }
        Ok(self.dealt_anew(&mut ChaCha8Rng::seed_from_u64(seed_or_fresh(seed)?)))
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let Record { record, edition } = self.written()?;
        let arguments = [
            PICKLE.into_bound_py_any(py)?,
            record.to_json().into_bound_py_any(py)?,
            edition.into_bound_py_any(py)?,
            self.is_unknown().into_bound_py_any(py)?,
        ];
        Ok((py.get_type::<Self>().getattr("_restore")?, PyTuple::new(py, arguments)?))
    }

    #[staticmethod]
    fn _restore(
        py: Python<'_>,
        version: u32,
        record: &str,
        edition: &Bound<'_, Edition>,
        unknown: bool,
    ) -> PyResult<Self> {
        if version != PICKLE {
            return Err(BadRecord::new_err(format!(
                "this game was pickled by another version of the package, in format {version}, and this one reads \
                 format {PICKLE}; hand games on as records, `game.record.json()`, which stay readable"
            )));
        }
        let mut game = Self::replayed(py, &Record::from_json(record, Some(edition))?, None)?;
        if unknown {
            game.stacks = Stacks::Unknown;
        }
        Ok(game)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Self>() else { return false };
        let other = other.borrow();
        match (self.is_unknown(), other.is_unknown()) {
            (false, false) => self.state == other.state,
            (true, true) => {
                self.state.view(Viewer::Spectator) == other.state.view(Viewer::Spectator)
            }
            _ => false,
        }
    }

    /// Of what lies open. It changes as the game goes on: put copies into sets, and keep them as they are.
    fn __hash__(&self) -> u64 {
        let mut bytes = [0; OBSERVATION_LENGTH];
        // The length is right.
        _ = magnumsal_encoding::observe_game(&self.state, Viewer::Spectator, &mut bytes);
        hash(&bytes)
    }

    fn __repr__(&self) -> String {
        let state = &self.state;
        let game = if state.rules().is_muria() { "Muria" } else { "base game" };
        let (players, worth) = (state.players(), self.worth());
        match state.to_move() {
            None => format!("<Game {game}, {players} players: over with {worth:?} groszy>"),
            Some(seat) => format!(
                "<Game {game}, {players} players: phase {} round {}, seat {} to move>",
                state.phase().numeral(),
                state.round(),
                seat.number()
            ),
        }
    }

    /// A picture of the board as SVG.
    fn svg(&self) -> String {
        svg::board(&self.state, self.player_names())
    }

    fn _repr_svg_(&self) -> String {
        self.svg()
    }
}

/// One of the legal moves, each as likely as the others.
fn random_move(
    game: &rules::Game,
    list: &mut MoveList,
    rng: &mut ChaCha8Rng,
) -> Option<rules::Move> {
    game.legal_moves(list);
    match list.len() {
        0 => None,
        count => Some(list[rng.random_range(0..count)]),
    }
}

/// A number that is no id of a space.
pub(crate) fn no_id(number: Option<i64>, space: &magnumsal_encoding::ActionSpace) -> PyErr {
    let (game, last) = match space.expansion() {
        rules::Expansion::None => ("the base game", space.len() - 1),
        rules::Expansion::Muria => ("a game with Muria", space.len() - 1),
    };
    let number = number.map_or("a number that large".to_owned(), |number| number.to_string());
    BadId::new_err(format!("{number} is no id of {game}: these are 0 to {last}"))
}
