//! Games side by side, in numpy's memory.

use crate::{
    encoding::ActionSpace,
    errors::{self, IllegalMove, MagnumSalError, fault},
    game::{Game, no_id, seed_or_fresh},
    rules::{Edition, RuleSet},
    threads,
};
use magnumsal_encoding::{
    OBSERVATION_LENGTH,
    vector::{self, Autoreset, Buffers, NewError, Options, Rewards, StepError},
};
use numpy::{
    Element, IntoPyArray, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray,
    ndarray::Dimension,
};
use pyo3::{exceptions::PyTypeError, prelude::*};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Many games that go on side by side, stepped by Rust's threads into the same numpy arrays every time: copy what you
/// keep. The arrays show the first games at once.
///
/// >>> import numpy
/// >>> from magnumsal import VectorGames
/// >>> games = VectorGames(64, players=3, seed=7)
/// >>> games.observations.shape, games.masks.shape, games.rewards.shape
/// ((64, 1556), (64, 3184), (64, 3))
/// >>> for step in range(10):
/// ...     games.step(games.sample())
/// >>> bool(numpy.all(games.masks.sum(axis=1) > 0))
/// True
#[pyclass(module = "magnumsal")]
pub(crate) struct VectorGames {
    games: vector::VectorGames,
    edition: Edition,
    observations: Py<PyArray2<u8>>,
    masks: Py<PyArray2<i8>>,
    final_observations: Py<PyArray2<u8>>,
    seats: Py<PyArray1<i64>>,
    rewards: Py<PyArray2<f32>>,
    terminated: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
    sampled: Py<PyArray1<i64>>,
}

/// One of several by its name.
fn named<T: Copy>(
    all: &[T],
    name: impl Fn(T) -> &'static str,
    given: &str,
    what: &str,
) -> PyResult<T> {
    let found = all.iter().copied().find(|&one| name(one) == given);
    found.ok_or_else(|| {
        let names: Vec<&str> = all.iter().copied().map(name).collect();
        MagnumSalError::new_err(format!(
            "{what} cannot be {given}; give one of {}",
            names.join(", ")
        ))
    })
}

/// The right to write into one of the arrays, which somebody may have made read-only.
fn writable<'py, T: Element, D: Dimension>(
    array: &Bound<'py, PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array.try_readwrite().map_err(|_| {
        MagnumSalError::new_err(
            "an array of these games cannot be written to: it is read-only, or in use",
        )
    })
}

impl VectorGames {
    /// Does something that writes into the arrays, without Python's lock.
    fn write<T: Send, E: Send>(
        &mut self,
        py: Python<'_>,
        act: impl FnOnce(&mut vector::VectorGames, &mut Buffers<'_>) -> Result<T, E> + Send,
    ) -> PyResult<Result<T, E>> {
        let mut observations = writable(self.observations.bind(py))?;
        let mut masks = writable(self.masks.bind(py))?;
        let mut finals = writable(self.final_observations.bind(py))?;
        let mut seats = writable(self.seats.bind(py))?;
        let mut rewards = writable(self.rewards.bind(py))?;
        let mut terminated = writable(self.terminated.bind(py))?;
        let mut truncated = writable(self.truncated.bind(py))?;
        let mut buffers = Buffers {
            observations: Some(observations.as_slice_mut()?),
            masks: Some(bytemuck::cast_slice_mut(masks.as_slice_mut()?)),
            final_observations: Some(finals.as_slice_mut()?),
            seats: seats.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            terminated: terminated.as_slice_mut()?,
            truncated: truncated.as_slice_mut()?,
        };
        let games = &mut self.games;
        Ok(py.detach(|| act(games, &mut buffers)))
    }

    /// An id that a game refuses: what the rules say of it.
    fn refused(&self, py: Python<'_>, index: usize, id: i64) -> PyErr {
        let (Some(game), space) = (self.games.game(index), self.games.space()) else {
            return fault(format!("there is no game {index}"));
        };
        let meant = u32::try_from(id).ok().filter(|&id| space.get(id).is_some());
        let Some(known) = meant else {
            return errors::BadId::new_err(format!(
                "game {index}: {}",
                no_id(Some(id), space).value(py)
            ));
        };
        let reason = match space.meant(game, known).map(|mv| (mv, game.check(&mv))) {
            Some((mv, Err(refusal))) => errors::illegal(py, &refusal, &mv),
            _ => {
                let text = space.text(known).unwrap_or_default();
                let message = format!("id {id} (`{text}`) stands for no move in this position");
                return errors::BadId::new_err(format!("game {index}: {message}"));
            }
        };
        let value = reason.value(py);
        let error = IllegalMove::new_err(format!("game {index}: {value}"));
        for name in ["code", "rule", "facts", "move"] {
            if let Ok(fact) = value.getattr(name) {
                // A new exception takes any attribute.
                _ = error.value(py).setattr(name, fact);
            }
        }
        error
    }
}

#[pymethods]
impl VectorGames {
    #[new]
    #[pyo3(signature = (count, players = 2, *, seed = None, expansion = None, rules = None, edition = None,
        rewards = "money", autoreset = "next_step", max_moves = None, threads = None))]
    #[allow(clippy::too_many_arguments, reason = "named arguments in Python")]
    fn new(
        py: Python<'_>,
        count: usize,
        players: usize,
        seed: Option<u64>,
        expansion: Option<&str>,
        rules: Option<&Bound<'_, RuleSet>>,
        edition: Option<&Bound<'_, Edition>>,
        rewards: &str,
        autoreset: &str,
        max_moves: Option<u32>,
        threads: Option<usize>,
    ) -> PyResult<Self> {
        let (rules, edition) = (RuleSet::asked(rules, expansion)?, Edition::asked(edition));
        if count == 0 {
            return Err(MagnumSalError::new_err("count: give at least one game"));
        }
        let options = Options {
            rules,
            edition: edition.inner().clone(),
            players,
            rewards: named(&Rewards::ALL, Rewards::name, rewards, "rewards")?,
            autoreset: named(&Autoreset::ALL, Autoreset::name, autoreset, "autoreset")?,
            max_moves,
            threads: threads::asked(threads)?,
        };
        let seed = seed_or_fresh(seed)?;
        let games = py.detach(|| vector::VectorGames::new(count, options, seed));
        let games = games.map_err(|error| match error {
            NewError::Misfit(error) => errors::misfit(&error),
            NewError::Setup(error) => errors::setup(&error),
            NewError::Threads(error) => {
                MagnumSalError::new_err(format!("threads: {error}; give fewer"))
            }
        })?;
        let space = games.space();
        let mut new = Self {
            games,
            edition,
            observations: PyArray2::zeros(py, [count, OBSERVATION_LENGTH], false).unbind(),
            masks: PyArray2::zeros(py, [count, space.len()], false).unbind(),
            final_observations: PyArray2::zeros(py, [count, OBSERVATION_LENGTH], false).unbind(),
            seats: PyArray1::zeros(py, count, false).unbind(),
            rewards: PyArray2::zeros(py, [count, players], false).unbind(),
            terminated: PyArray1::zeros(py, count, false).unbind(),
            truncated: PyArray1::zeros(py, count, false).unbind(),
            sampled: PyArray1::zeros(py, count, false).unbind(),
        };
        let shown = new.write(py, |games, buffers| games.show(buffers))?;
        shown.map_err(|error| errors::length(&error))?;
        Ok(new)
    }

    /// What `autoreset` can be.
    #[classattr]
    #[pyo3(name = "AUTORESET")]
    fn autoreset_modes() -> Vec<&'static str> {
        Autoreset::ALL.map(Autoreset::name).to_vec()
    }

    /// What `rewards` can be.
    #[classattr]
    #[pyo3(name = "REWARDS")]
    fn rewards_modes() -> Vec<&'static str> {
        Rewards::ALL.map(Rewards::name).to_vec()
    }

    /// How many games there are.
    #[getter]
    fn count(&self) -> usize {
        self.games.len()
    }

    /// How many players each has.
    #[getter]
    fn players(&self) -> usize {
        self.games.options().players
    }

    /// The ids of their moves.
    #[getter]
    fn actions(&self) -> ActionSpace {
        ActionSpace(self.games.space())
    }

    /// What a step brings: `money`, `win` or `shaped`.
    #[getter]
    fn rewards_mode(&self) -> &'static str {
        self.games.options().rewards.name()
    }

    /// When a game that is over begins again: `next_step` or `same_step`.
    #[getter]
    fn autoreset(&self) -> &'static str {
        self.games.options().autoreset.name()
    }

    /// By game, what the player sees who decides; where it is over, who moved last.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.observations.bind(py).clone()
    }

    /// By game, 1 for what may be chosen; all 1 where it is over, since what is chosen then counts for nothing.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i8>> {
        self.masks.bind(py).clone()
    }

    /// By game, who decides; where it is over, who moved last.
    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        self.seats.bind(py).clone()
    }

    /// By game and seat, what the step brought.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.rewards.bind(py).clone()
    }

    /// By game, whether it ended with this step.
    #[getter]
    fn terminated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.terminated.bind(py).clone()
    }

    /// By game, whether it was given up with this step, after `max_moves`.
    #[getter]
    fn truncated<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.truncated.bind(py).clone()
    }

    /// By game, with `same_step`, what was seen last of the game that ended with this step; others keep what was there.
    #[getter]
    fn final_observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        self.final_observations.bind(py).clone()
    }

    /// Deals all games again: the first ones of a seed, or the next ones.
    #[pyo3(signature = (seed = None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        let reset = self.write(py, move |games, buffers| games.reset(seed, buffers))?;
        reset.map_err(|error| errors::length(&error))
    }

    /// Plays an id in every game. If one is not legal, an error names its game and nothing changes anywhere.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let ids = Ids::of(actions)?;
        let stepped = match &ids {
            Ids::Array(array) => {
                let read = array.try_readonly().map_err(|_| {
                    MagnumSalError::new_err("the actions cannot be read: somebody writes to them")
                })?;
                match read.as_slice() {
                    Ok(ids) => self.write(py, |games, buffers| games.step(ids, buffers))?,
                    Err(_) => {
                        let ids = array.to_vec()?;
                        self.write(py, |games, buffers| games.step(&ids, buffers))?
                    }
                }
            }
            Ids::List(ids) => self.write(py, |games, buffers| games.step(ids, buffers))?,
        };
        stepped.map_err(|error| match error {
            StepError::Length(error) => errors::length(&error),
            StepError::Illegal { game, id } => self.refused(py, game, id),
        })
    }

    /// A random legal id for each game, into the same array every time; 0 where it is over.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let sampled = self.sampled.bind(py).clone();
        let mut ids = writable(&sampled)?;
        self.games.sample(ids.as_slice_mut()?).map_err(|error| errors::length(&error))?;
        Ok(sampled)
    }

    /// The legal ids of all games, and where those of each begin: `ids[offsets[n]:offsets[n + 1]]` are game n's.
    #[allow(clippy::type_complexity, reason = "a pair of arrays")]
    fn legal_ids<'py>(
        &self,
        py: Python<'py>,
    ) -> (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<i64>>) {
        let (mut ids, mut offsets) = (Vec::new(), vec![0]);
        for legal in (0..self.games.len()).filter_map(|index| self.games.legal(index)) {
            ids.extend(legal.iter().map(|&id| i64::from(id)));
            offsets.push(ids.len() as i64);
        }
        (ids.into_pyarray(py), offsets.into_pyarray(py))
    }

    /// A copy of one of the games, that goes on by itself. Its hidden stacks are shuffled again unless `cheat` is set.
    #[pyo3(signature = (index, *, cheat = false))]
    fn game(&self, index: &Bound<'_, PyAny>, cheat: bool) -> PyResult<Game> {
        let number = crate::convert::integer(index, "a game's number")?;
        let game = number.and_then(|number| self.games.game(usize::try_from(number).ok()?));
        let Some(game) = game else {
            let last = self.games.len() - 1;
            return Err(MagnumSalError::new_err(format!(
                "there is no game {index}: these are 0 to {last}"
            )));
        };
        let mut rng = ChaCha8Rng::seed_from_u64(seed_or_fresh(None)?);
        let state = if cheat { game.clone() } else { game.dealt_anew(&mut rng) };
        Game::going_on(state, self.edition.clone())
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    fn __repr__(&self) -> String {
        let options = self.games.options();
        let (count, players, reset) = (self.games.len(), options.players, options.autoreset.name());
        format!("<VectorGames {count} games of {players}, {reset}>")
    }
}

/// The actions of a step, as they were given.
enum Ids<'py> {
    Array(Bound<'py, PyArray1<i64>>),
    List(Vec<i64>),
}

impl<'py> Ids<'py> {
    fn of(actions: &Bound<'py, PyAny>) -> PyResult<Self> {
        if let Ok(array) = actions.cast::<PyArray1<i64>>() {
            return Ok(Self::Array(array.clone()));
        }
        actions.extract().map(Self::List).map_err(|_| {
            PyTypeError::new_err(
                "the actions are an array or a list of whole numbers, one for each game",
            )
        })
    }
}
