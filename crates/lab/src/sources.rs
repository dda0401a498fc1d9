//! What orders, tools, buildings and posts brought in.

use crate::{
    finding::Finding,
    game::Played,
    stats::{Estimate, Series},
};
use magnumsal_rules::{Building, Components, Heading, Ledger, Order, Phase, Post, Tool};
use serde::Serialize;

/// An order of the box. Equal orders of a phase are one row.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OrderRow {
    /// The phase it belongs to.
    pub phase: Phase,
    /// The order, as in records.
    pub order: Order,
    /// How many there are in the box.
    pub copies: usize,
    /// How many a game turned up, on average.
    pub turned_up: f64,
    /// How many a game's players completed, on average.
    pub completed: f64,
    /// What they paid in a game, on average.
    pub money: f64,
}

/// A kind of tool.
///
/// The last two fields are correlations, not causes: who does well can also afford more tools.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ToolRow {
    /// The kind.
    pub tool: Tool,
    /// How many a game's players bought, on average.
    pub bought: f64,
    /// How often they were turned over in a game, on average.
    pub used: f64,
    /// How many of all players had one.
    pub owners: f64,
    /// How much more money owners had in the end than the others in the same game.
    pub money_gap: Option<Estimate>,
    /// The owners' share of the victories, which is one in the number of players by chance.
    pub owner_wins: Option<Estimate>,
}

/// A building, per game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BuildingRow {
    /// The building.
    pub building: Building,
    /// Visits of all players.
    pub visits: f64,
    /// What all players earned there.
    pub earned: f64,
    /// What all players spent there.
    pub spent: f64,
}

/// An assistant's post, per game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PostRow {
    /// The post.
    pub post: Post,
    /// What all players' assistants earned there.
    pub wages: f64,
}

/// Sums over all games.
#[derive(Clone, Debug)]
pub(crate) struct Sources {
    games: u64,
    muria: bool,
    orders: Vec<OrderSums>,
    tools: Vec<ToolSums>,
    visits: [u64; Building::ALL.len()],
    wages: [u64; Post::ALL.len()],
    ledger: Ledger,
}

#[derive(Clone, Debug)]
struct OrderSums {
    phase: Phase,
    order: Order,
    copies: usize,
    turned_up: u64,
    completed: u64,
}

#[derive(Clone, Debug)]
struct ToolSums {
    tool: Tool,
    bought: u64,
    used: u64,
    owners: u64,
    gap: Series,
    wins: Series,
}

impl Sources {
    pub(crate) fn new(components: &Components, muria: bool) -> Self {
        let mut orders: Vec<OrderSums> = Vec::new();
        for phase in Phase::ALL {
            for &order in components.orders(phase) {
                match orders.iter_mut().find(|row| (row.phase, row.order) == (phase, order)) {
                    Some(row) => row.copies += 1,
                    None => {
                        orders.push(OrderSums {
                            phase,
                            order,
                            copies: 1,
                            turned_up: 0,
                            completed: 0,
                        });
                    }
                }
            }
        }
        let tool = |&tool: &Tool| ToolSums {
            tool,
            bought: 0,
            used: 0,
            owners: 0,
            gap: Series::default(),
            wins: Series::default(),
        };
        Self {
            games: 0,
            muria,
            orders,
            tools: components.tools().iter().map(tool).collect(),
            visits: [0; Building::ALL.len()],
            wages: [0; Post::ALL.len()],
            ledger: Ledger::default(),
        }
    }

    /// The games of one more deal.
    pub(crate) fn add(&mut self, games: &[Played]) {
        for game in games {
            self.add_game(&game.finding);
        }
        for sums in &mut self.tools {
            sums.add_deal(games);
        }
    }

    fn add_game(&mut self, finding: &Finding) {
        self.games += 1;
        for row in &mut self.orders {
            let key = (row.phase, row.order);
            let count =
                |list: &[(Phase, Order)]| list.iter().filter(|&&other| other == key).count();
            row.turned_up += count(&finding.turned_up) as u64;
            row.completed += count(&finding.completed) as u64;
        }
        for (sum, &visits) in self.visits.iter_mut().zip(&finding.visits) {
            *sum += u64::from(visits);
        }
        for (sum, &wages) in self.wages.iter_mut().zip(&finding.wages) {
            *sum += u64::from(wages);
        }
        finding.ledgers.iter().for_each(|ledger| self.ledger.add(ledger));
    }

    fn a_game(&self, sum: u64) -> f64 {
        sum as f64 / self.games.max(1) as f64
    }

    pub(crate) fn orders(&self) -> Vec<OrderRow> {
        let row = |sums: &OrderSums| OrderRow {
            phase: sums.phase,
            order: sums.order,
            copies: sums.copies,
            turned_up: self.a_game(sums.turned_up),
            completed: self.a_game(sums.completed),
            money: self.a_game(sums.completed * u64::from(sums.order.price)),
        };
        self.orders.iter().map(row).collect()
    }

    pub(crate) fn tools(&self, players: usize) -> Vec<ToolRow> {
        let some = |series: &Series, estimate: Estimate| (series.count() > 0).then_some(estimate);
        let row = |sums: &ToolSums| ToolRow {
            tool: sums.tool,
            bought: self.a_game(sums.bought),
            used: self.a_game(sums.used),
            owners: self.a_game(sums.owners) / players.max(1) as f64,
            money_gap: some(&sums.gap, sums.gap.estimate()),
            owner_wins: some(&sums.wins, sums.wins.share()),
        };
        self.tools.iter().map(row).collect()
    }

    pub(crate) fn buildings(&self) -> Vec<BuildingRow> {
        let is_here = |building: &Building| {
            self.muria || !matches!(building, Building::Saltworks | Building::Foremen)
        };
        let row = |building: Building| {
            let at = Heading::ALL.into_iter().filter(|h| h.building() == Some(building));
            let amounts = at.map(|heading| self.ledger.of(heading));
            let sum = |sign: i64| {
                let amounts = amounts.clone().map(|amount| (amount * sign).max(0));
                self.a_game(amounts.sum::<i64>().unsigned_abs())
            };
            BuildingRow {
                building,
                visits: self.a_game(self.visits[building as usize]),
                earned: sum(1),
                spent: sum(-1),
            }
        };
        Building::ALL.into_iter().filter(is_here).map(row).collect()
    }

    pub(crate) fn tolls(&self) -> f64 {
        self.a_game(self.ledger.of(Heading::TollsReceived).unsigned_abs())
    }

    pub(crate) fn posts(&self) -> Vec<PostRow> {
        let posts = Post::ALL.into_iter().filter(|post| self.muria || !post.needs_muria());
        posts.map(|post| PostRow { post, wages: self.a_game(self.wages[post as usize]) }).collect()
    }
}

impl ToolSums {
    /// One more deal; it counts for the gap only if some of its players had the tool and some not,
    /// and for the owners' victories only if somebody had it.
    fn add_deal(&mut self, games: &[Played]) {
        let (mut gaps, mut wins) = (Series::default(), Series::default());
        for Played { finding, .. } in games {
            let kind = self.tool as usize;
            self.used += u64::from(finding.used[kind]);
            let (mut with, mut without) = (Series::default(), Series::default());
            for (seat, bought) in finding.bought.iter().enumerate() {
                self.bought += u64::from(bought[kind]);
                let worth = f64::from(finding.worth[seat]);
                if bought[kind] > 0 {
                    self.owners += 1;
                    with.add(worth);
                    wins.add(finding.shares[seat]);
                } else {
                    without.add(worth);
                }
            }
            if with.count() > 0 && without.count() > 0 {
                gaps.add(with.mean() - without.mean());
            }
        }
        if gaps.count() > 0 {
            self.gap.add(gaps.mean());
        }
        if wins.count() > 0 {
            self.wins.add(wins.mean());
        }
    }
}
