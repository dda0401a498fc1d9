//! Adding deals up.

use crate::{
    Entrant,
    elo::{DealDuels, Duels},
    game::Played,
    matchup::{Match, Variant},
    quantity::Quantity,
    report::{Accounts, BotRow, Length, PlayerRow, Report, SeatRow},
    sources::Sources,
    stats::{Estimate, Series},
};
use magnumsal_rules::{Heading, Ledger, MAX_SEATS, Phase};
use std::collections::BTreeMap;

/// Rounds that a game can have at most: three phases of 255.
const MOST_ROUNDS: usize = 3 * u8::MAX as usize;

/// Money by round is reported up to where fewer than one in this number of games still run.
const STILL_RUNNING: u64 = 20;

/// Sums over deals of one variant. Nothing of a game is kept, so that a match may have millions.
#[derive(Clone, Debug)]
pub struct Tally {
    plan: Match,
    deals: u64,
    quantities: Vec<(Quantity, Series)>,
    duels: Duels,
    sources: Sources,
    bots: Vec<BotSums>,
    /// By seat and round, everybody's worth added up; those who are done keep theirs.
    seat_wealth: Vec<Vec<u64>>,
    /// By round, how many games had it.
    running: Vec<u64>,
}

#[derive(Clone, Debug)]
struct BotSums {
    bot: Entrant,
    /// Games times entrants that this bot plays.
    seats: u64,
    ledger: Ledger,
    final_money: BTreeMap<u16, u64>,
    wealth: Vec<u64>,
}

impl Tally {
    /// A tally of nothing yet.
    pub fn new(plan: &Match, variant: &Variant) -> Self {
        let players = plan.entrants.len();
        let bot = |bot| BotSums {
            bot,
            seats: 0,
            ledger: Ledger::default(),
            final_money: BTreeMap::new(),
            wealth: vec![0; MOST_ROUNDS],
        };
        let quantities = Quantity::all(players).into_iter().map(|q| (q, Series::default()));
        Self {
            plan: plan.clone(),
            deals: 0,
            quantities: quantities.collect(),
            duels: Duels::default(),
            sources: Sources::new(variant.components(), variant.rules.is_muria()),
            bots: plan.bots().into_iter().map(bot).collect(),
            seat_wealth: vec![vec![0; MOST_ROUNDS]; players],
            running: vec![0; MOST_ROUNDS],
        }
    }

    /// One more deal: its games, one a rotation. The order of deals matters for the last digits, so
    /// it should always be the same.
    pub fn add(&mut self, games: &[Played]) {
        self.deals += 1;
        for (quantity, series) in &mut self.quantities {
            series.add(quantity.of_deal(&self.plan, games));
        }
        self.sources.add(games);
        let mut duels = DealDuels::default();
        for (rotation, game) in games.iter().enumerate() {
            self.add_duels(game, rotation, &mut duels);
            self.add_wealth(game, rotation);
        }
        self.duels.add(&duels);
    }

    /// The number of the bot that plays a seat.
    fn bot_at(&self, seat: usize, rotation: usize) -> usize {
        let bot = &self.plan.entrants[self.plan.entrant_at(seat, rotation)];
        self.bots.iter().position(|sums| sums.bot == *bot).unwrap_or_default()
    }

    fn add_duels(&self, game: &Played, rotation: usize, duels: &mut DealDuels) {
        let worth = &game.finding.worth;
        let player = |seat: usize| (self.bot_at(seat, rotation), worth[seat]);
        for one in 0..worth.len() {
            for other in one + 1..worth.len() {
                duels.add(player(one), player(other));
            }
        }
    }

    fn add_wealth(&mut self, game: &Played, rotation: usize) {
        let finding = &game.finding;
        let mut last = [0; MAX_SEATS];
        let seats = 0..finding.worth.len();
        let bots: Vec<usize> = seats.map(|seat| self.bot_at(seat, rotation)).collect();
        for round in 0..MOST_ROUNDS {
            last = finding.wealth.get(round).copied().unwrap_or(last);
            self.running[round] += u64::from(round < finding.wealth.len());
            for (seat, &bot) in bots.iter().enumerate() {
                self.seat_wealth[seat][round] += u64::from(last[seat]);
                self.bots[bot].wealth[round] += u64::from(last[seat]);
            }
        }
        for (seat, &bot) in bots.iter().enumerate() {
            let sums = &mut self.bots[bot];
            sums.seats += 1;
            sums.ledger.add(&finding.ledgers[seat]);
            *sums.final_money.entry(finding.worth[seat]).or_default() += 1;
        }
    }

    /// How many deals were added.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// The estimate of a quantity.
    pub fn estimate(&self, quantity: Quantity) -> Estimate {
        let found = self.quantities.iter().find(|(other, _)| *other == quantity);
        let series = found.map(|(_, series)| *series).unwrap_or_default();
        if quantity.is_share() { series.share() } else { series.estimate() }
    }

    /// The table as it stands.
    pub fn report(&self) -> Report {
        let players = self.plan.entrants.len();
        let games = self.deals * players as u64;
        let row = |player: usize| PlayerRow {
            name: self.plan.name(player),
            bot: self.plan.entrants[player].clone(),
            wins: self.estimate(Quantity::Wins { player }),
            money: self.estimate(Quantity::Money { player }),
            orders: self.estimate(Quantity::Orders { player }),
        };
        let rounds = self.running.iter().take_while(|&&n| n > games / STILL_RUNNING).count();
        let means = |sums: &[u64], count: u64| -> Vec<f64> {
            let sums = sums.iter().take(rounds);
            sums.map(|&sum| sum as f64 / count.max(1) as f64).collect()
        };
        let seat = |seat: usize| SeatRow {
            seat,
            wins: self.estimate(Quantity::SeatWins { seat }),
            money: self.estimate(Quantity::SeatMoney { seat }),
            money_by_round: means(&self.seat_wealth[seat], games),
        };
        let elo = self.duels.elo(self.bots.len());
        let bot = |(index, sums): (usize, &BotSums)| BotRow {
            bot: sums.bot.clone(),
            elo: elo.as_ref().and_then(|elo| elo.get(index).copied()),
            accounts: sums.accounts(),
            final_money: sums.final_money.iter().map(|(&money, &count)| (money, count)).collect(),
            money_by_round: means(&sums.wealth, sums.seats),
        };
        Report {
            deals: self.deals,
            games,
            players: (0..players).map(row).collect(),
            bots: self.bots.iter().enumerate().map(bot).collect(),
            seats: (0..players).map(seat).collect(),
            length: Length {
                rounds: self.estimate(Quantity::Rounds),
                phases: Phase::ALL.map(|phase| self.estimate(Quantity::PhaseRounds { phase })),
                moves: self.estimate(Quantity::Moves),
                decisions: self.estimate(Quantity::Decisions),
                orders: self.estimate(Quantity::AllOrders),
            },
            winning_money: self.estimate(Quantity::WinningMoney),
            mean_money: self.estimate(Quantity::MeanMoney),
            orders: self.sources.orders(),
            tools: self.sources.tools(players),
            buildings: self.sources.buildings(),
            posts: self.sources.posts(),
            tolls: self.sources.tolls(),
            still_running: means(&self.running, games),
        }
    }
}

impl BotSums {
    fn accounts(&self) -> Accounts {
        let mean = |heading| self.ledger.of(heading) as f64 / self.seats.max(1) as f64;
        Accounts(Heading::ALL.into_iter().map(|heading| (heading, mean(heading))).collect())
    }
}
