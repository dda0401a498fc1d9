//! What games played at random add up to.

use magnumsal_rules::{Game, Phase, RuleSet, Seat};
use std::fmt::Write as _;

/// What was played, and how long it took.
pub(super) struct Run {
    pub(super) seed: u64,
    /// Never 0, so that it can be divided by.
    pub(super) seconds: f64,
    pub(super) players: u8,
    pub(super) rules: RuleSet,
    pub(super) checked: bool,
}

/// Sums over all games.
#[derive(Default)]
pub(super) struct Tally {
    games: u64,
    plies: u64,
    /// Legal moves of all positions.
    choices: u64,
    most_choices: usize,
    /// Winning scores.
    best: u64,
    phases: [Ends; 3],
    /// Orders completed before the current phase.
    orders: u32,
}

/// How a phase ended, over all games.
#[derive(Clone, Copy, Default)]
struct Ends {
    /// T5: enough orders.
    by_orders: u64,
    /// T8: too many rounds.
    by_limit: u64,
    rounds: u64,
}

impl Tally {
    /// A game begins.
    pub(super) fn begin(&mut self, game: &Game) {
        self.orders = completed(game);
    }

    /// A move was played from a position with `choices` legal ones, in this phase and round.
    #[inline]
    pub(super) fn count(&mut self, choices: usize, phase: Phase, round: u8, after: &Game) {
        self.plies += 1;
        self.choices += choices as u64;
        self.most_choices = self.most_choices.max(choices);
        if after.phase() != phase || after.is_over() {
            self.phase_ended(phase, round, after);
        }
    }

    fn phase_ended(&mut self, phase: Phase, round: u8, after: &Game) {
        let done = completed(after) - self.orders;
        self.orders += done;
        let ends = &mut self.phases[phase as usize];
        ends.rounds += u64::from(round);
        // At the limit both can be true; then the orders have ended it.
        let at_limit = round == after.rules().round_limit;
        match at_limit && done < u32::from(after.threshold(phase)) {
            true => ends.by_limit += 1,
            false => ends.by_orders += 1,
        }
    }

    /// A game is over.
    pub(super) fn end(&mut self, game: &Game) {
        self.games += 1;
        let seats = Seat::first(game.players());
        self.best += u64::from(seats.map(|seat| game.worth(seat)).max().unwrap_or_default());
    }

    fn mean(&self, sum: u64, of: u64) -> f64 {
        sum as f64 / of.max(1) as f64
    }

    /// For people.
    pub(super) fn text(&self, run: &Run) -> String {
        let Run { seed, seconds, players, rules, checked } = *run;
        let mut text = String::new();
        let mut line = |name: &str, value: String| {
            let _ = writeln!(text, "{name:22} {value}");
        };
        let with = if rules.is_muria() { "Muria" } else { "base game" };
        line("games", format!("{} ({players} players, {with}, seed {seed})", self.games));
        line("moves", self.plies.to_string());
        line("time", format!("{seconds:.2} s"));
        line("games a second", format!("{:.0}", self.games as f64 / seconds));
        line("moves a second", format!("{:.0}", self.plies as f64 / seconds));
        line("mean length", format!("{:.1} moves", self.mean(self.plies, self.games)));
        let most = self.most_choices;
        let choices = self.mean(self.choices, self.plies);
        line("mean legal moves", format!("{choices:.1} (at most {most})"));
        line("mean winning score", format!("{:.1}", self.mean(self.best, self.games)));
        for (phase, ends) in Phase::ALL.into_iter().zip(&self.phases) {
            let rounds = self.mean(ends.rounds, self.games);
            line(
                &format!("phase {} ended", phase.numeral()),
                format!(
                    "{} by orders, {} by the round limit, after {rounds:.1} rounds",
                    ends.by_orders, ends.by_limit
                ),
            );
        }
        if checked {
            line("checks", "all passed".into());
        }
        text
    }

    /// For programs.
    pub(super) fn json(&self, run: &Run) -> String {
        let Run { seed, seconds, players, rules, checked } = *run;
        let phase = |ends: &Ends| {
            serde_json::json!({
                "by_orders": ends.by_orders,
                "by_round_limit": ends.by_limit,
                "mean_rounds": self.mean(ends.rounds, self.games),
            })
        };
        let [one, two, three] = &self.phases;
        let object = serde_json::json!({
            "games": self.games,
            "plies": self.plies,
            "seed": seed,
            "players": players,
            "expansion": rules.expansion.name(),
            "rules": rules,
            "checked": checked,
            "seconds": seconds,
            "games_per_second": self.games as f64 / seconds,
            "moves_per_second": self.plies as f64 / seconds,
            "mean_length": self.mean(self.plies, self.games),
            "mean_legal_moves": self.mean(self.choices, self.plies),
            "most_legal_moves": self.most_choices,
            "mean_winning_score": self.mean(self.best, self.games),
            "phases": {"I": phase(one), "II": phase(two), "III": phase(three)},
        });
        format!("{object}\n")
    }
}

fn completed(game: &Game) -> u32 {
    Seat::first(game.players()).map(|seat| u32::from(game.orders_done(seat))).sum()
}
