//! `--json`: everything that was measured, for programs.

use super::Run;
use crate::failure::Failure;
use magnumsal_lab::{Difference, Report, Variant};
use magnumsal_rules::RuleSet;
use serde::Serialize;
use std::path::PathBuf;

#[derive(Serialize)]
struct Object<'a> {
    config: Config<'a>,
    #[serde(flatten)]
    report: &'a Report,
    #[serde(skip_serializing_if = "Option::is_none")]
    comparison: Option<Compared<'a>>,
}

/// What the games were played with; the same again gives the same object.
#[derive(Serialize)]
struct Config<'a> {
    seats: Vec<String>,
    /// Games that were planned; fewer are played when somebody stops the program.
    games: u64,
    seed: u64,
    budget: String,
    #[serde(flatten)]
    variant: VariantObject<'a>,
}

#[derive(Serialize)]
struct VariantObject<'a> {
    rules: RuleSet,
    /// The edition files that were given; none is the embedded edition.
    edition: &'a [PathBuf],
}

#[derive(Serialize)]
struct Compared<'a> {
    #[serde(flatten)]
    variant: VariantObject<'a>,
    /// B minus A, as means over deals. Players are counted from 0 in the order of the line-up.
    differences: &'a [Difference],
    report: &'a Report,
}

/// The object, on one line.
pub(super) fn object(
    run: &Run,
    reports: &[Report],
    differences: Option<&[Difference]>,
) -> Result<String, Failure> {
    let plan = &run.plan;
    let variant = |index: usize, edition| {
        plan.variants.get(index).map(|&Variant { rules, .. }| VariantObject { rules, edition })
    };
    // Without files of its own, B is played with those of A.
    let files_of_b =
        if run.args.compare.is_empty() { run.edition_files } else { &run.args.compare };
    let compared = |differences| {
        let (variant, report) = (variant(1, files_of_b)?, reports.get(1)?);
        Some(Compared { variant, differences, report })
    };
    let object =
        reports.first().zip(variant(0, run.edition_files)).map(|(report, variant)| Object {
            config: Config {
                seats: plan.entrants.iter().map(ToString::to_string).collect(),
                games: plan.games(),
                seed: plan.seed,
                budget: plan.budget.to_string(),
                variant,
            },
            report,
            comparison: differences.and_then(compared),
        });
    let text = serde_json::to_string(&object)
        .map_err(|error| Failure::fault(format!("the table is no JSON: {error}")))?;
    Ok(format!("{text}\n"))
}
