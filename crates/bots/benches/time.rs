//! How bots keep to their time, over positions of random games.
//!
//! `cargo bench -p magnumsal-bots --bench time`. Aims: the master's worst overrun below 20 %
//! of its budget; an apprentice's answer in under 5 ms, a journeyman's in under 100 ms. All are
//! asked about one position before the next comes. A loop that only looks at the clock is measured
//! with them: what it overruns is the machine's doing.

mod measure;

use magnumsal_bots::{Bot, Budget, Level};
use magnumsal_rules::{View, Viewer};
use measure::{effort, positions};
use std::{
    hint::black_box,
    time::{Duration, Instant},
};

/// Positions, unless asked for more.
const POSITIONS: usize = 100;

/// A bot that is asked for moves, and the times it took.
struct Asked {
    name: String,
    budget: Option<Duration>,
    ask: Box<dyn FnMut(&View)>,
    times: Vec<Duration>,
}

impl Asked {
    fn new(name: String, budget: Option<Duration>, ask: impl FnMut(&View) + 'static) -> Self {
        Self { name, budget, ask: Box::new(ask), times: Vec::new() }
    }

    fn measure(&mut self, view: &View) {
        let began = Instant::now();
        (self.ask)(view);
        self.times.push(began.elapsed());
    }

    /// The time that this share of the answers kept to, in milliseconds.
    fn quantile(&self, share: f64) -> f64 {
        let mut times = self.times.clone();
        times.sort_unstable();
        let rank = (share * times.len() as f64).ceil() as usize;
        times[rank.clamp(1, times.len()) - 1].as_secs_f64() * 1e3
    }
}

/// A loop that does nothing until its time is over.
fn clock(milliseconds: u64) -> Asked {
    let budget = Duration::from_millis(milliseconds);
    Asked::new(format!("clock alone, {milliseconds} ms"), Some(budget), move |_| {
        let began = Instant::now();
        while began.elapsed() < budget {}
    })
}

/// A master who is kept from game to game: forgetting an old one takes time, too.
fn master(milliseconds: u64, threads: usize) -> Asked {
    let budget = Duration::from_millis(milliseconds);
    let mut bot = Level::Master.bot(1368, threads);
    let name = format!("master, {milliseconds} ms, threads: {threads}");
    Asked::new(name, Some(budget), move |view| {
        black_box(bot.choose(view, Budget::Time(budget)));
    })
}

/// A bot without a budget, asked for a move alone or with its reasons.
fn quick(rank: Level, what: &str, ask: fn(&mut dyn Bot, &View)) -> Asked {
    let mut bot = rank.bot(1368, 1);
    Asked::new(format!("{rank}, {what}"), None, move |view| ask(bot.as_mut(), view))
}

fn play(bot: &mut dyn Bot, view: &View) {
    black_box(bot.play(view, Budget::default()));
}

fn choose(bot: &mut dyn Bot, view: &View) {
    black_box(bot.choose(view, Budget::default()));
}

fn main() {
    let count = POSITIONS * effort() as usize;
    let mut asked = vec![clock(50)];
    for (milliseconds, threads) in [(50, 1), (50, 2), (100, 1), (100, 2)] {
        asked.push(master(milliseconds, threads));
    }
    for rank in [Level::Apprentice, Level::Journeyman] {
        asked.push(quick(rank, "play", play));
        asked.push(quick(rank, "choose", choose));
    }
    for game in positions(count) {
        let view = game.view(game.to_move().map_or(Viewer::Spectator, Viewer::Seat));
        asked.iter_mut().for_each(|asked| asked.measure(&view));
    }
    let header = format!("{:26} {:>9} {:>9} {:>9}", "", "median", "99 %", "worst");
    println!("overrun in % of the budget over {count} positions of random games; aim: below 20");
    println!("{header}");
    let shares = [0.5, 0.99, 1.0];
    for asked in &asked {
        let Some(budget) = asked.budget else { continue };
        let budget = budget.as_secs_f64() * 1e3;
        let [median, most, worst] = shares.map(|s| (asked.quantile(s) / budget - 1.0) * 100.0);
        println!("{:26} {median:9.2} {most:9.2} {worst:9.2}", asked.name);
    }
    println!("\ntime in ms over the same positions; aim: apprentice below 5, journeyman below 100");
    println!("{header}");
    for asked in asked.iter().filter(|asked| asked.budget.is_none()) {
        let [median, most, worst] = shares.map(|share| asked.quantile(share));
        println!("{:26} {median:9.3} {most:9.3} {worst:9.3}", asked.name);
    }
}
