//! How long answers can be: those about the longest game there can be, with the longest names.

use super::{journal::longest_game, *};
use crate::http::LARGEST_ANSWER;
use magnumsal_advice::Reviewer;
use magnumsal_bots::{Budget, Level, Threads};
use magnumsal_phrases::Language;
use magnumsal_table::wire::phrases_in;
use std::{collections::BTreeMap, ops::ControlFlow};

#[tokio::test]
async fn no_answer_is_longer_than_the_largest() {
    let bed = Bed::new().await;
    let base = bed.serve().await;
    let long = longest_game(&bed).await;
    let here = format!("{base}/{}", long.id());
    let mut lengths: BTreeMap<&str, usize> = BTreeMap::new();
    let mut note = |name, length: usize| {
        let longest = lengths.entry(name).or_default();
        *longest = length.max(*longest);
    };
    for from in (0..long.ply()).step_by(100) {
        let (status, replay) = ask(format!("{here}/replay?from={from}"), None, None).await;
        assert_eq!((status, replay["steps"].as_array().unwrap().len().min(2)), (200, 2));
        note("replay", replay.to_string().len());
    }
    for name in ["record", "sealed"] {
        let (status, answer) = ask(format!("{here}/{name}"), None, None).await;
        assert_eq!(status, 200, "{answer}");
        note(name, answer.to_string().len());
    }
    let key = json!({"table": long.id().to_string(), "token": Key::from_bytes([1; 16]).reveal()});
    let ring = json!({"keys": vec![key; 300]});
    let (status, mine) = ask(format!("{base}/mine"), None, Some(ring)).await;
    assert_eq!((status, mine.as_array().unwrap().len()), (200, 200));
    note("mine", mine.to_string().len());
    // The lobby has at most half as many of the same.
    note("lobby", mine.to_string().len() / 2);
    note("review", length_of_review(&long));
    for (name, length) in lengths {
        println!("{name}: {length} bytes");
        assert!(length <= LARGEST_ANSWER, "{name} has {length} bytes");
    }
}

/// How long the review of a whole game is, by that of its first moves: all of it would take minutes.
fn length_of_review(table: &Table) -> usize {
    const MOVES: usize = 60;
    let mut record = table.record();
    let all = record.moves.len();
    record.moves.truncate(MOVES);
    let length = |language| {
        let reviewer = Reviewer {
            bot: &|seed| Level::Master.bot(seed, 1),
            budget: Budget::Iterations(20),
            seed: 7,
            wanted: &|_| true,
            names: &record.players,
            phrases: phrases_in(language),
            tick: &|| ControlFlow::Continue(()),
        };
        json!(reviewer.review(&record, &Threads(1)).unwrap()).to_string().len()
    };
    // The wordiest of the languages.
    length(Language::Fr) * all / MOVES
}
