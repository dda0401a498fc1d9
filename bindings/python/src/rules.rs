//! Settings of the rules, and the numbers of the box.

use crate::{
    convert::{setting_value, to_python},
    errors::{self, BadSetup},
};
use magnumsal_rules::{self as rules, EditionLists, Expansion, Setting, SettingValue, SetupError};
use pyo3::{
    exceptions::PyTypeError,
    prelude::*,
    types::{PyBool, PyDict, PyMapping, PyString, PyTuple},
};
use std::collections::{BTreeMap, hash_map::DefaultHasher};
use std::hash::{Hash, Hasher};

/// How a game is played where the rules leave a choice.
///
/// >>> from magnumsal import RuleSet
/// >>> rules = RuleSet("muria", mapped=True)
/// >>> rules.mapped, rules.max_players
/// (True, 5)
/// >>> rules.replace(round_limit=8)
/// RuleSet('muria', mapped=True, round_limit=8)
#[pyclass(module = "magnumsal", frozen, eq)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct RuleSet(pub(crate) rules::RuleSet);

/// A Python value for a setting.
fn given(setting: &Setting, value: &Bound<'_, PyAny>) -> PyResult<SettingValue> {
    let refused = || {
        let error = SetupError::Setting { key: setting.key, allowed: setting.allowed.to_string() };
        errors::setup(&error)
    };
    if value.is_none() {
        return Ok(SettingValue::Nothing);
    }
    if let Ok(value) = value.cast::<PyBool>() {
        return Ok(SettingValue::Switch(value.is_true()));
    }
    if let Ok(text) = value.cast::<PyString>() {
        let text = text.to_str()?;
        let names = setting.allowed.choices().iter().map(|choice| choice.value);
        let mut names = names.filter(|value| matches!(value, SettingValue::Name(_)));
        return names.find(|value| value.to_string() == text).ok_or_else(refused);
    }
    let number = value.extract::<i64>().map_err(|_| {
        let found = value.get_type().to_string();
        PyTypeError::new_err(format!("{}: a setting is no {found}", setting.key))
    })?;
    u8::try_from(number).map(SettingValue::Number).map_err(|_| refused())
}

impl RuleSet {
    /// Gives a setting a value.
    fn set(&mut self, key: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let Some(setting) = Setting::find(key) else {
            let keys: Vec<&str> = Setting::all().iter().map(|setting| setting.key).collect();
            let message = format!("{key} is no setting; the settings are {}", keys.join(", "));
            return Err(BadSetup::new_err(message));
        };
        if setting.set(&mut self.0, given(setting, value)?) {
            return Ok(());
        }
        let error = SetupError::Setting { key: setting.key, allowed: setting.allowed.to_string() };
        Err(errors::setup(&error))
    }

    fn of(settings: &Bound<'_, PyDict>) -> PyResult<Self> {
        let mut rules = Self(rules::RuleSet::default());
        for (key, value) in settings {
            rules.set(&key.extract::<String>()?, &value)?;
        }
        Ok(rules)
    }

    /// The rules that a call asks for: these, or the usual ones of an expansion.
    pub(crate) fn asked(
        rules: Option<&Bound<'_, Self>>,
        expansion: Option<&str>,
    ) -> PyResult<rules::RuleSet> {
        match (rules, expansion) {
            (None, None) => Ok(rules::RuleSet::default()),
            (Some(rules), None) => Ok(rules.get().0),
            (None, Some(name)) => {
                Ok(rules::RuleSet { expansion: self::expansion(name)?, ..Default::default() })
            }
            (Some(_), Some(_)) => Err(PyTypeError::new_err(
                "give either rules or expansion: the rules say which expansion is played",
            )),
        }
    }
}

/// An expansion by its name.
pub(crate) fn expansion(name: &str) -> PyResult<Expansion> {
    Expansion::try_from(name.to_owned())
        .map_err(|error| BadSetup::new_err(format!("expansion: {error}")))
}

#[pymethods]
impl RuleSet {
    #[new]
    #[pyo3(signature = (expansion = "none", *, mapped = false, cart_capacity = None,
        bucket_into_unrevealed = true, fatigue = "crew", pump_with_tired = false, round_limit = 60))]
    #[allow(clippy::too_many_arguments, reason = "named arguments in Python")]
    fn new(
        py: Python<'_>,
        expansion: &str,
        mapped: bool,
        cart_capacity: Option<i64>,
        bucket_into_unrevealed: bool,
        fatigue: &str,
        pump_with_tired: bool,
        round_limit: i64,
    ) -> PyResult<Self> {
        let settings = PyDict::new(py);
        settings.set_item("expansion", expansion)?;
        settings.set_item("mapped", mapped)?;
        settings.set_item("cart_capacity", cart_capacity)?;
        settings.set_item("bucket_into_unrevealed", bucket_into_unrevealed)?;
        settings.set_item("fatigue", fatigue)?;
        settings.set_item("pump_with_tired", pump_with_tired)?;
        settings.set_item("round_limit", round_limit)?;
        Self::of(&settings)
    }

    /// Which boxes are on the table.
    #[getter]
    fn expansion(&self) -> &'static str {
        self.0.expansion.name()
    }

    /// V1: whether the mine's tiles lie face up.
    #[getter]
    fn mapped(&self) -> bool {
        self.0.mapped
    }

    /// E6: how many cubes a cart carries; `None` for any number.
    #[getter]
    fn cart_capacity(&self) -> Option<u8> {
        self.0.cart_capacity
    }

    /// U3: whether a bucket may be emptied into a chamber nobody has entered.
    #[getter]
    fn bucket_into_unrevealed(&self) -> bool {
        self.0.bucket_into_unrevealed
    }

    /// E3: who gets tired by digging: the crew that is needed, or every own piece there.
    #[getter]
    fn fatigue(&self) -> &'static str {
        self.0.fatigue.name()
    }

    /// B4: whether tired pieces serve the pump.
    #[getter]
    fn pump_with_tired(&self) -> bool {
        self.0.pump_with_tired
    }

    /// T8: after how many rounds a phase ends.
    #[getter]
    fn round_limit(&self) -> u8 {
        self.0.round_limit
    }

    /// The most players (S1).
    #[getter]
    fn max_players(&self) -> u8 {
        self.0.expansion.max_players()
    }

    /// The same rules with some settings changed.
    #[pyo3(signature = (**settings))]
    fn replace(&self, settings: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let mut rules = *self;
        for (key, value) in settings.into_iter().flatten() {
            rules.set(&key.extract::<String>()?, &value)?;
        }
        Ok(rules)
    }

    /// All settings by name, as records write them.
    #[pyo3(name = "to_dict")]
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0)
    }

    /// Rules from settings by name; those that are left out are as usual.
    ///
    /// >>> from magnumsal import RuleSet
    /// >>> RuleSet.from_dict({"expansion": "muria"}) == RuleSet("muria")
    /// True
    #[staticmethod]
    fn from_dict(settings: &Bound<'_, PyMapping>) -> PyResult<Self> {
        let dict = PyDict::new(settings.py());
        dict.update(settings)?;
        Self::of(&dict)
    }

    /// What every setting decides, the rule that leaves the choice, and the values that it can have.
    #[staticmethod]
    fn settings(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
        to_python(py, &Setting::all())
    }

    fn __hash__(&self) -> u64 {
        hash(&self.0)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let mut parts = vec![format!("'{}'", self.expansion())];
        for setting in Setting::all().iter().filter(|setting| setting.key != "expansion") {
            if setting.of(&self.0) != setting.usual {
                let value = setting_value(py, setting.of(&self.0))?.repr()?;
                parts.push(format!("{}={value}", setting.key));
            }
        }
        Ok(format!("RuleSet({})", parts.join(", ")))
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let from = py.get_type::<Self>().getattr("from_dict")?;
        Ok((from, PyTuple::new(py, [self.as_dict(py)?])?))
    }
}

/// The numbers of the box: tiles, orders, prices.
///
/// >>> from magnumsal import Edition
/// >>> Edition.standard().is_standard
/// True
/// >>> Edition.standard().lists()["base"]["orders"][0][:2]
/// ['bb=9', 'bb=9']
#[pyclass(module = "magnumsal", frozen)]
#[derive(Clone)]
pub(crate) struct Edition {
    edition: rules::Edition,
    /// The files that it was read from, by name; none for the standard edition.
    files: BTreeMap<String, String>,
}

impl Edition {
    pub(crate) fn inner(&self) -> &rules::Edition {
        &self.edition
    }

    /// The edition that a call asks for.
    pub(crate) fn asked(edition: Option<&Bound<'_, Self>>) -> Self {
        edition.map_or_else(Self::standard, |edition| edition.get().clone())
    }

    fn fingerprints(&self) -> [Option<String>; 2] {
        [Expansion::None, Expansion::Muria].map(|expansion| self.edition.fingerprint(expansion))
    }
}

#[pymethods]
impl Edition {
    /// The edition as printed.
    #[staticmethod]
    pub(crate) fn standard() -> Self {
        Self { edition: rules::Edition::standard().clone(), files: BTreeMap::new() }
    }

    /// An edition with files in place of the standard ones: texts in TOML by the files' names.
    #[staticmethod]
    fn from_texts(files: BTreeMap<String, String>) -> PyResult<Self> {
        let pairs: Vec<(&str, &str)> =
            files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let edition =
            rules::Edition::from_files(&pairs).map_err(|error| errors::edition(&error))?;
        Ok(Self { edition, files })
    }

    /// Whether it is the edition as printed.
    #[getter]
    fn is_standard(&self) -> bool {
        self.fingerprints() == [None, None]
    }

    /// What tells its numbers apart from others, for games with an expansion; `None` for those as printed.
    #[pyo3(signature = (expansion = "none"))]
    fn fingerprint(&self, expansion: &str) -> PyResult<Option<String>> {
        Ok(self.edition.fingerprint(self::expansion(expansion)?))
    }

    /// Everything that is in the boxes.
    fn lists<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &EditionLists::new(&self.edition))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.fingerprints() == other.get().fingerprints())
    }

    fn __hash__(&self) -> u64 {
        hash(&self.fingerprints())
    }

    fn __repr__(&self) -> String {
        match self.fingerprints() {
            [None, None] => "Edition.standard()".to_owned(),
            [base, muria] => {
                let shown = |print: Option<String>| print.unwrap_or_else(|| "standard".to_owned());
                format!("<Edition base {} muria {}>", shown(base), shown(muria))
            }
        }
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let class = py.get_type::<Self>();
        match self.files.is_empty() {
            true => Ok((class.getattr("standard")?, PyTuple::empty(py))),
            false => {
                let files = self.files.clone().into_pyobject(py)?;
                Ok((class.getattr("from_texts")?, PyTuple::new(py, [files])?))
            }
        }
    }
}

/// A hash that is the same for equal values within a process.
pub(crate) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
