//! A thinker as a program: each line of the input is a job, each line of the output how many milliseconds
//! it took and its answer. `speed.mjs` compares it with the module that browsers get.

use magnumsal_bots::Threads;
use magnumsal_browser::Thinker;
use std::{
    io::{self, BufRead as _, Write as _},
    time::Instant,
};

fn main() -> io::Result<()> {
    let mut thinker = Thinker::new(Threads(1));
    for job in io::stdin().lock().lines() {
        let (job, started) = (job?, Instant::now());
        let answer = thinker.think(&job);
        let milliseconds = started.elapsed().as_secs_f64() * 1000.0;
        writeln!(io::stdout(), "{milliseconds} {answer}")?;
    }
    Ok(())
}
