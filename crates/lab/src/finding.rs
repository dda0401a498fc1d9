//! What one game came to, gathered from its events.

use magnumsal_rules::{
    Building, Event, Game, Ledger, Ledgers, MAX_SEATS, Move, Order, Phase, Post, Role, Seat, Tool,
};
use serde::{Deserialize, Serialize};

/// How many kinds of tools there are.
const KINDS: usize = Tool::ALL.len();
/// How many buildings there are.
const BUILDINGS: usize = Building::ALL.len();

/// What one game came to. Everything by seat is by seat number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// Final worth (T7).
    pub worth: Vec<u16>,
    /// Each player's part of the victory: 1 for the winner, less for those who share it.
    pub shares: Vec<f64>,
    /// Orders completed.
    pub orders: Vec<u8>,
    /// Rounds of each phase.
    pub rounds: [u8; 3],
    /// Moves played.
    pub moves: u32,
    /// Moves that had an alternative.
    pub decisions: u32,
    /// Worth at the end of every round, phases one after the other.
    pub wealth: Vec<[u16; MAX_SEATS]>,
    /// Each player's accounts.
    pub ledgers: Vec<Ledger>,
    /// Visits to each building, in the order of [`Building`].
    pub visits: [u32; BUILDINGS],
    /// Wages of each post, in the order of [`Post`].
    pub wages: [u32; Post::ALL.len()],
    /// Orders that were turned up, with their phase.
    pub turned_up: Vec<(Phase, Order)>,
    /// Orders that were completed, with their phase.
    pub completed: Vec<(Phase, Order)>,
    /// Tools that each player bought, in the order of [`Tool`].
    pub bought: Vec<[u8; KINDS]>,
    /// How often tools of each kind were turned over.
    pub used: [u32; KINDS],
}

/// Watches a game move by move.
pub(crate) struct Observer {
    finding: Finding,
    ledgers: Ledgers,
    /// The phase according to the events.
    phase: Phase,
    /// The phase and round before the move, and everybody's worth.
    before: (Phase, u8),
    worth: [u16; MAX_SEATS],
}

impl Observer {
    pub(crate) fn new(game: &Game) -> Self {
        let seats = usize::from(game.players());
        // A new game has turned up its first orders before anybody could watch.
        let open = (0..4).filter_map(|slot| game.order(slot));
        Self {
            finding: Finding {
                worth: Vec::new(),
                shares: vec![0.0; seats],
                orders: Vec::new(),
                rounds: [0; 3],
                moves: 0,
                decisions: 0,
                wealth: Vec::new(),
                ledgers: Vec::new(),
                visits: [0; BUILDINGS],
                wages: [0; Post::ALL.len()],
                turned_up: open.map(|order| (game.phase(), order)).collect(),
                completed: Vec::new(),
                bought: vec![[0; KINDS]; seats],
                used: [0; KINDS],
            },
            ledgers: Ledgers::new(game),
            phase: game.phase(),
            before: (game.phase(), game.round()),
            worth: [0; MAX_SEATS],
        }
    }

    /// A move was chosen out of `choices`.
    pub(crate) fn decided(&mut self, before: &Game, mv: Move, choices: usize) {
        self.finding.moves += 1;
        self.finding.decisions += u32::from(choices > 1);
        self.before = (before.phase(), before.round());
        if mv == Move::End {
            for seat in Seat::first(before.players()) {
                self.worth[seat.index()] = before.worth(seat);
            }
        }
        // B1: a move that continues a visit is no visit of its own.
        if let Some(building) = mv.building().filter(|_| mv.role() == Role::Action) {
            self.finding.visits[building as usize] += 1;
        }
    }

    /// The move did something.
    pub(crate) fn saw(&mut self, event: Event) {
        let finding = &mut self.finding;
        self.ledgers.record(&event);
        match event {
            Event::PhaseBegan { phase } => self.phase = phase,
            Event::Paid { amount, post: Some(post), .. } => {
                finding.wages[post as usize] += u32::from(amount);
            }
            Event::ToolBought { seat, tool } => {
                finding.bought[seat.index()][tool as usize] += 1;
            }
            Event::ToolUsed { tool, .. } => finding.used[tool as usize] += 1,
            Event::OrderTurnedUp { order, .. } => finding.turned_up.push((self.phase, order)),
            Event::OrderCompleted { order, .. } => finding.completed.push((self.phase, order)),
            _ => {}
        }
    }

    /// The move was played. The last move of a round ends a turn and changes nobody's worth; what
    /// comes home with the next turn is of the next round, so the worth before the move counts.
    pub(crate) fn played(&mut self, after: &Game) {
        let (phase, round) = self.before;
        if after.is_over() || (after.phase(), after.round()) != self.before {
            self.finding.wealth.push(self.worth);
            self.finding.rounds[phase.index()] = round;
        }
    }

    /// The game is over.
    pub(crate) fn finding(mut self, game: &Game) -> Finding {
        let finding = &mut self.finding;
        for seat in Seat::first(game.players()) {
            finding.worth.push(game.worth(seat));
            finding.orders.push(game.orders_done(seat));
        }
        self.ledgers.close(game);
        finding.ledgers = self.ledgers.by_seat().to_vec();
        let winners = game.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        for seat in &winners {
            finding.shares[seat.index()] = 1.0 / winners.len() as f64;
        }
        self.finding
    }
}
