//! Games as numbers: ids of moves, masks, observations, micro-actions.

use crate::{
    convert::integer,
    errors::{self, BadId, IllegalMove, MagnumSalError},
    game::no_id,
    rules::expansion,
};
use magnumsal_encoding::{self as encoding, Layout, Legal, Micro, OBSERVATION_LENGTH};
use magnumsal_rules::{self as rules, Game, Viewer};
use numpy::{
    Element, IntoPyArray, PyArray1, PyArrayMethods, PyReadwriteArray1, PyUntypedArrayMethods,
};
use pyo3::{
    IntoPyObjectExt,
    prelude::*,
    types::{PyDict, PyTuple},
};
use std::cell::RefCell;

thread_local! {
    /// Room for the legal ids of a position, used again and again.
    static LEGAL: RefCell<Legal> = RefCell::default();
}

/// Lists the legal ids of a position and hands them on.
fn with_legal<T>(space: &encoding::ActionSpace, game: &Game, then: impl FnOnce(&Legal) -> T) -> T {
    LEGAL.with_borrow_mut(|legal| {
        legal.list(space, game);
        then(legal)
    })
}

/// The ids of the legal moves, sorted.
pub(crate) fn legal_ids<'py>(
    py: Python<'py>,
    space: &encoding::ActionSpace,
    game: &Game,
) -> PyResult<Bound<'py, PyArray1<i64>>> {
    let ids: Vec<i64> =
        with_legal(space, game, |legal| legal.ids().iter().map(|&id| i64::from(id)).collect());
    Ok(ids.into_pyarray(py))
}

/// The buffer that was given, or one of this length.
fn buffer<'py, T: Element>(
    py: Python<'py>,
    given: Option<Bound<'py, PyArray1<T>>>,
    length: usize,
) -> Bound<'py, PyArray1<T>> {
    given.unwrap_or_else(|| PyArray1::zeros(py, length, false))
}

/// The right to write into a buffer that follows itself in memory.
fn writable<'py, T: Element>(
    buffer: &Bound<'py, PyArray1<T>>,
) -> PyResult<PyReadwriteArray1<'py, T>> {
    let writable = buffer.try_readwrite().map_err(|_| {
        MagnumSalError::new_err("`out` cannot be written to: it is read-only, or in use")
    })?;
    match buffer.is_contiguous() {
        true => Ok(writable),
        false => Err(MagnumSalError::new_err("`out` must be contiguous: make it by `numpy.empty`")),
    }
}

/// 1 for every legal id and 0 for all others.
pub(crate) fn legal_mask<'py>(
    py: Python<'py>,
    space: &encoding::ActionSpace,
    game: &Game,
    out: Option<Bound<'py, PyArray1<i8>>>,
) -> PyResult<Bound<'py, PyArray1<i8>>> {
    let mask = buffer(py, out, space.len());
    let mut writable = writable(&mask)?;
    let bytes = bytemuck::cast_slice_mut(writable.as_slice_mut()?);
    with_legal(space, game, |legal| legal.mask(space, bytes))
        .map_err(|error| errors::length(&error))?;
    Ok(mask)
}

/// What a viewer sees, as bytes.
pub(crate) fn observe<'py>(
    py: Python<'py>,
    game: &Game,
    viewer: Viewer,
    out: Option<Bound<'py, PyArray1<u8>>>,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let bytes = buffer(py, out, OBSERVATION_LENGTH);
    let mut writable = writable(&bytes)?;
    let written = encoding::observe_game(game, viewer, writable.as_slice_mut()?);
    written.map_err(|error| errors::length(&error))?;
    Ok(bytes)
}

/// The move that an id means in a position, legal or not.
pub(crate) fn meant(
    space: &encoding::ActionSpace,
    game: &Game,
    number: Option<i64>,
) -> PyResult<rules::Move> {
    let id = id(space, number)?;
    space.meant(game, id).ok_or_else(|| {
        let text = space.text(id).unwrap_or_default();
        BadId::new_err(format!("id {id} (`{text}`) stands for no move in this position"))
    })
}

/// A number as an id of a space.
fn id(space: &encoding::ActionSpace, number: Option<i64>) -> PyResult<u32> {
    let id = number.and_then(|number| u32::try_from(number).ok());
    id.filter(|&id| space.get(id).is_some()).ok_or_else(|| no_id(number, space))
}

/// The ids of all moves of an expansion's games: 0 and up, without gaps, described in `docs/actions.md`.
///
/// >>> from magnumsal import ActionSpace
/// >>> actions = ActionSpace("muria")
/// >>> len(actions)
/// 12951
/// >>> actions.text(0), actions.describe(0)
/// ('deliver 1', 'An arrived piece completes the order in castle slot 1')
#[pyclass(module = "magnumsal", frozen)]
#[derive(Clone, Copy)]
pub(crate) struct ActionSpace(pub(crate) &'static encoding::ActionSpace);

#[pymethods]
impl ActionSpace {
    #[new]
    #[pyo3(signature = (expansion = "none"))]
    fn new(expansion: &str) -> PyResult<Self> {
        Ok(Self(encoding::ActionSpace::standard(self::expansion(expansion)?)))
    }

    /// Which boxes they are for.
    #[getter]
    fn expansion(&self) -> &'static str {
        self.0.expansion().name()
    }

    /// The version of the ids: within one, an id means the same for ever.
    #[getter]
    fn version(&self) -> u32 {
        encoding::ACTIONS_VERSION
    }

    /// What tells tables of ids apart.
    #[getter]
    fn hash(&self) -> String {
        format!("{:016x}", self.0.hash())
    }

    /// The ids of each sort of move, by its verb: the first one and the one after the last. `assist-pair` is `assist`
    /// with two miners.
    #[getter]
    fn families<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let families = PyDict::new(py);
        for (family, ids) in self.0.families() {
            let name = match family {
                encoding::Family::AssistPair => "assist-pair",
                family => family.verb(),
            };
            families.set_item(name, (ids.start, ids.end))?;
        }
        Ok(families)
    }

    /// An id in the notation, with slots for spaces and without what follows from the position.
    fn text(&self, id: &Bound<'_, PyAny>) -> PyResult<String> {
        let id = self::id(self.0, integer(id, "an id")?)?;
        Ok(self.0.text(id).unwrap_or_default())
    }

    /// An id in English.
    fn describe(&self, id: &Bound<'_, PyAny>) -> PyResult<String> {
        let id = self::id(self.0, integer(id, "an id")?)?;
        Ok(self.0.describe(id).unwrap_or_default())
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.0.hash() == other.get().0.hash())
    }

    fn __hash__(&self) -> u64 {
        self.0.hash()
    }

    fn __repr__(&self) -> String {
        format!("ActionSpace('{}')", self.expansion())
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let class = py.get_type::<Self>().into_any();
        Ok((class, PyTuple::new(py, [self.expansion()])?))
    }
}

/// A named part of an observation: `of` cuts it out of one, or out of many at once.
#[pyclass(module = "magnumsal", frozen)]
pub(crate) struct Part(&'static encoding::Part);

#[pymethods]
impl Part {
    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name
    }

    /// Where it begins.
    #[getter]
    fn offset(&self) -> usize {
        self.0.offset
    }

    /// The length of each of its dimensions; empty for a single byte.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.shape)
    }

    /// What it is.
    #[getter]
    fn about(&self) -> &'static str {
        self.0.about
    }

    /// This part of an array of observations, whose last dimension is that of an observation; nothing is copied where
    /// numpy needs no copy.
    ///
    /// >>> import numpy
    /// >>> from magnumsal import OBSERVATION_LENGTH, layout
    /// >>> many = numpy.zeros((7, OBSERVATION_LENGTH), numpy.uint8)
    /// >>> layout()["salt"].of(many).shape
    /// (7, 32, 3)
    fn of<'py>(&self, observations: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = observations.py();
        let shape = observations.getattr("shape")?;
        let shape = shape.extract::<Vec<usize>>()?;
        let Some((&OBSERVATION_LENGTH, outer)) = shape.split_last() else {
            return Err(MagnumSalError::new_err(format!(
                "the last dimension of observations has {OBSERVATION_LENGTH} elements, and the shape of these is {shape:?}"
            )));
        };
        let range = self.0.range();
        let slice = pyo3::types::PySlice::new(py, range.start as isize, range.end as isize, 1);
        let bytes = observations.get_item((py.Ellipsis(), slice))?;
        let dimensions: Vec<usize> = outer.iter().chain(self.0.shape).copied().collect();
        bytes.call_method1("reshape", (PyTuple::new(py, dimensions)?,))
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __repr__(&self) -> String {
        format!("<Part {} {:?} at {}: {}>", self.0.name, self.0.shape, self.0.offset, self.0.about)
    }
}

/// The parts of an observation by their names, one after another; `docs/observations.md` describes them.
#[pyfunction]
pub(crate) fn layout(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let parts = PyDict::new(py);
    for part in Layout::parts() {
        parts.set_item(part.name, Part(part).into_bound_py_any(py)?)?;
    }
    Ok(parts)
}

/// A move that is being chosen in small steps: the verb, then the piece, then where it goes. Every step chooses among
/// fewer than 200 ids, and what would leave only one way to go on is not asked. `Game.micro` begins one.
#[pyclass(module = "magnumsal")]
#[derive(Clone)]
pub(crate) struct MicroMove {
    space: &'static encoding::ActionSpace,
    choice: encoding::MicroMove,
}

impl MicroMove {
    pub(crate) fn begin(space: &'static encoding::ActionSpace, game: &Game) -> PyResult<Self> {
        let choice = with_legal(space, game, |legal| encoding::MicroMove::new(space, legal.ids()));
        Ok(Self { space, choice })
    }
}

#[pymethods]
impl MicroMove {
    /// What was chosen so far.
    #[getter]
    fn taken(&self) -> Vec<u32> {
        self.choice.taken().to_vec()
    }

    /// Whether nothing is left to be chosen.
    #[getter]
    fn is_chosen(&self) -> bool {
        self.choice.legal().is_empty()
    }

    /// What can be chosen, sorted.
    fn legal_ids<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let ids: Vec<i64> = self.choice.legal().iter().map(|&id| i64::from(id)).collect();
        ids.into_pyarray(py)
    }

    /// 1 for everything that can be chosen and 0 for all else; written into `out` if that is given.
    #[pyo3(signature = (out = None))]
    fn legal_mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i8>>>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mask = buffer(py, out, Micro::COUNT);
        let mut writable = writable(&mask)?;
        let bytes = writable.as_slice_mut()?;
        if bytes.len() != Micro::COUNT {
            let (needed, found) = (Micro::COUNT, bytes.len());
            return Err(MagnumSalError::new_err(format!(
                "the buffer for the mask must have {needed} elements, and it has {found}"
            )));
        }
        bytes.fill(0);
        self.choice.legal().iter().for_each(|&id| bytes[id as usize] = 1);
        Ok(mask)
    }

    /// Makes a choice; answers with the id of the move once that is clear.
    fn choose(&mut self, id: &Bound<'_, PyAny>) -> PyResult<Option<u32>> {
        let number = integer(id, "an id")?;
        let id = number.and_then(|number| u32::try_from(number).ok()).unwrap_or(u32::MAX);
        self.choice.choose(id).map_err(|error| IllegalMove::new_err(error.to_string()))
    }

    /// A choice in English.
    fn describe(&self, id: &Bound<'_, PyAny>) -> PyResult<String> {
        let number = integer(id, "an id")?;
        let choice = number.and_then(|number| Micro::from_id(u32::try_from(number).ok()?));
        choice.map(|choice| choice.describe(self.space)).ok_or_else(|| {
            let last = Micro::COUNT - 1;
            BadId::new_err(format!("{id} is no micro-action: these are 0 to {last}"))
        })
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __repr__(&self) -> String {
        format!(
            "<MicroMove {} choices made, {} to choose from>",
            self.choice.taken().len(),
            self.choice.legal().len()
        )
    }
}
