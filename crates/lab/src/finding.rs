//! What one game came to, gathered from its events.

use crate::account::{Heading, Ledger, book};
use magnumsal_rules::{
    Building, Event, Game, MAX_SEATS, Move, Order, Phase, Post, Rule, Seat, Store, Tool,
};

/// How many kinds of tools there are.
const KINDS: usize = Tool::ALL.len();
/// How many buildings there are.
const BUILDINGS: usize = 8;

/// What one game came to. Everything by seat is by seat number.
#[derive(Clone, PartialEq, Debug)]
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
    /// The phase as events tell it.
    phase: Phase,
    /// The phase and round before the move, and everybody's worth.
    before: (Phase, u8),
    worth: [u16; MAX_SEATS],
    mv: Option<Move>,
    last: Option<Event>,
}

impl Observer {
    pub(crate) fn new(game: &Game) -> Self {
        let seats = usize::from(game.players());
        let mut ledgers = vec![Ledger::default(); seats];
        let coins = Seat::first(game.players()).map(|seat| i64::from(game.coins(seat)));
        for (ledger, coins) in ledgers.iter_mut().zip(coins) {
            ledger.book(Heading::Start, coins);
        }
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
                ledgers,
                visits: [0; BUILDINGS],
                wages: [0; Post::ALL.len()],
                turned_up: open.map(|order| (game.phase(), order)).collect(),
                completed: Vec::new(),
                bought: vec![[0; KINDS]; seats],
                used: [0; KINDS],
            },
            phase: game.phase(),
            before: (game.phase(), game.round()),
            worth: [0; MAX_SEATS],
            mv: None,
            last: None,
        }
    }

    /// A move was chosen out of so many.
    pub(crate) fn decided(&mut self, before: &Game, mv: Move, choices: usize) {
        self.finding.moves += 1;
        self.finding.decisions += u32::from(choices > 1);
        self.before = (before.phase(), before.round());
        if mv == Move::End {
            for seat in Seat::first(before.players()) {
                self.worth[seat.index()] = before.worth(seat);
            }
        }
        if let Some(building) = visited(&mv) {
            self.finding.visits[building as usize] += 1;
        }
        self.mv = Some(mv);
    }

    /// The move did something.
    pub(crate) fn saw(&mut self, event: Event) {
        let finding = &mut self.finding;
        match event {
            Event::PhaseBegan { phase } => self.phase = phase,
            Event::Paid { from, to, amount, why } => {
                book(&mut finding.ledgers, from, to, amount, why);
                if let Some(post) = post_of(why, self.mv, self.last) {
                    finding.wages[post as usize] += u32::from(amount);
                }
            }
            Event::ToolBought { seat, tool } => {
                finding.bought[seat.index()][tool as usize] += 1;
            }
            Event::ToolUsed { tool, .. } => finding.used[tool as usize] += 1,
            Event::OrderTurnedUp { order, .. } => finding.turned_up.push((self.phase, order)),
            Event::OrderCompleted { order, .. } => finding.completed.push((self.phase, order)),
            _ => {}
        }
        self.last = Some(event);
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
            let worth = game.worth(seat);
            let stock = i64::from(worth) - i64::from(game.coins(seat));
            finding.worth.push(worth);
            finding.orders.push(game.orders_done(seat));
            finding.ledgers[seat.index()].book(Heading::Stock, stock);
        }
        let winners = game.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        for seat in &winners {
            finding.shares[seat.index()] = 1.0 / winners.len() as f64;
        }
        self.finding
    }
}

/// B1: the building a move visits.
const fn visited(mv: &Move) -> Option<Building> {
    Some(match mv {
        Move::Hire => Building::Inn,
        Move::Buy { .. } => Building::Workshop,
        Move::Pump { .. } => Building::Pump,
        Move::Market { .. } => Building::Market,
        Move::Square => Building::Square,
        Move::Castle { .. } => Building::Castle,
        Move::Boil { .. } => Building::Saltworks,
        Move::Shaft { .. } => Building::Foremen,
        _ => return None,
    })
}

/// A2, A5: the post whose assistant a payment goes to. The event does not name it: the saltworks'
/// post earns right after brine has come out, the others by the visit itself.
fn post_of(why: Rule, mv: Option<Move>, last: Option<Event>) -> Option<Post> {
    match (why, mv?) {
        (Rule::A5, _) => Some(Post::Entrance),
        (Rule::A2, _) if matches!(last, Some(Event::SaltMoved { from: Store::Saltworks, .. })) => {
            Some(Post::Saltworks)
        }
        (Rule::A2, Move::Deliver { .. }) => Some(Post::Castle),
        (Rule::A2, Move::Buy { .. }) => Some(Post::Workshop),
        (Rule::A2, Move::Pump { .. }) => Some(Post::Pump),
        (Rule::A2, Move::Market { .. }) => Some(Post::Market),
        _ => None,
    }
}
