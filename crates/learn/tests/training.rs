//! A small training: what it comes to, and that stopping it changes nothing.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use magnumsal_bots::{Bot, Budget, Level, Search, SearchConfig, Threads, network::Network};
use magnumsal_learn::{News, Recipe, Training};
use magnumsal_rules::{Game, RuleSet, Viewer};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
    sync::Arc,
};

const RECIPE: Recipe = Recipe {
    seed: 1,
    games: 20,
    network_games: 6,
    rounds: 2,
    searched_games: 2,
    iterations: 20,
    generations: 2,
    epochs: 4,
};

fn train(recipe: Recipe, folder: &Path) -> Network {
    Training::new(recipe, folder).unwrap().run(|_| ()).unwrap()
}

/// How often the first wins against the second in games of two, on both seats.
fn wins(deals: u64, bots: [&dyn Fn(u64) -> Box<dyn Bot>; 2]) -> f64 {
    let mut won = 0.0;
    for deal in 0..deals {
        for swap in 0..2 {
            let mut game = Game::from_seed(RuleSet::default(), 2, 900 + deal).unwrap();
            let mut players = [bots[swap](deal), bots[1 - swap](deal + 1)];
            while let Some(seat) = game.to_move() {
                let view = game.view(Viewer::Seat(seat));
                let mv = players[seat.index()].play(&view, Budget::Iterations(30)).unwrap();
                game.play(&mv).unwrap();
            }
            let winners = game.outcome().unwrap().winners;
            let first = winners.iter().any(|winner| winner.index() == swap);
            won += if first { 1.0 / winners.len() as f64 } else { 0.0 };
        }
    }
    won / (2 * deals) as f64
}

fn search(network: &Arc<Network>, seed: u64) -> Box<dyn Bot> {
    let config = SearchConfig::with_network(network.clone());
    Box::new(Search::new(config, seed, Threads(1)))
}

#[test]
fn a_training_that_is_stopped_comes_to_the_same() {
    let [whole, stopped] = [0, 1].map(|_| tempfile::tempdir().unwrap());
    let network = train(RECIPE, whole.path());
    // It is stopped at each kind of news once.
    for stop in [2, 4, 9, 30] {
        let training = Training::new(RECIPE, stopped.path()).unwrap();
        let mut heard = 0;
        let run = catch_unwind(AssertUnwindSafe(|| {
            training.run(|_| {
                heard += 1;
                assert!(heard < stop, "stopped");
            })
        }));
        assert!(run.is_err());
    }
    assert_eq!(train(RECIPE, stopped.path()), network);
    for (name, generation) in [("loss", 1), ("calibration", 1), ("loss", 2), ("calibration", 2)] {
        let file = format!("generation-{generation}-{name}.svg");
        let [one, two] = [&whole, &stopped].map(|folder| folder.path().join(&file));
        let svg = std::fs::read_to_string(one).unwrap();
        // A line for each of the seven tables, with its name.
        assert!(svg.matches("base-").count() == 3 && svg.matches("muria-").count() == 4, "{svg}");
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        assert_eq!(svg, std::fs::read_to_string(two).unwrap());
    }
    // What was done is done: nothing is played or fitted again.
    let training = Training::new(RECIPE, stopped.path()).unwrap();
    let again = training.run(|news| {
        assert!(
            matches!(news, News::Fitted(..) | News::Priors(..) | News::Generation(..)),
            "{news:?}"
        );
    });
    assert_eq!(again.unwrap(), network);
}

#[test]
fn another_recipe_needs_another_folder() {
    let folder = tempfile::tempdir().unwrap();
    Training::new(RECIPE, folder.path()).unwrap();
    let other = Training::new(Recipe { seed: 2, ..RECIPE }, folder.path());
    let error = other.err().unwrap().to_string();
    assert!(error.starts_with("the folder holds a training with another recipe"), "{error}");
}

#[test]
fn what_was_learned_beats_chance_and_more_games_teach_more() {
    let [some, more] = [0, 1].map(|_| tempfile::tempdir().unwrap());
    let few = Recipe { generations: 1, games: 20, epochs: 1, ..RECIPE };
    let some = Arc::new(train(few, some.path()));
    let more = Arc::new(train(Recipe { games: 250, epochs: 6, ..few }, more.path()));
    let random = |seed| Level::Random.bot(seed, 1);
    let (some, more) = (|seed| search(&some, seed), |seed| search(&more, seed));
    let against_chance = wins(10, [&more, &random]);
    assert!(against_chance >= 0.95, "{against_chance}");
    let against_some = wins(40, [&more, &some]);
    assert!(against_some >= 0.6, "{against_some}");
}
