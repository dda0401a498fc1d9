//! A tree of moves, grown one determinization at a time.
//!
//! A node stands for a sequence of moves, not for a position: what a move turns up differs from
//! deal to deal. Before anything is turned up the position is the same in all of them, and a
//! node can keep its list of moves; afterwards the moves that are legal in the deal at hand are
//! matched with those seen before (information-set search, all players knowing the same).

use super::{Evaluation, Evaluator, Expansion, Policy, SearchConfig};
use crate::{
    rollout::{Scratch, Seen},
    sample::Spread,
};
use magnumsal_rules::{Game, MAX_SEATS, Move, Seat};
use rand::Rng;

/// A move out of a node.
#[derive(Clone, Debug)]
pub(super) struct Edge {
    pub(super) mv: Move,
    /// The node that it leads to, once it was visited.
    child: Option<u32>,
    pub(super) visits: u32,
    /// The sum of what the player to move got out of it.
    pub(super) total: f64,
    /// The share of visits that the policy gives it.
    pub(super) prior: f32,
}

/// A sequence of moves.
#[derive(Clone, Debug, Default)]
struct Node {
    edges: Vec<Edge>,
    /// Whether the position is the same in every deal.
    settled: bool,
    /// Whether the moves have been listed.
    expanded: bool,
    /// How often a search came through here, and the sum of everybody's expected money.
    passes: u32,
    money: [f64; MAX_SEATS],
}

/// The tree.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// The way down, kept for its room.
    path: Vec<Step>,
    /// What came of the root's edges since the root is the root, by edge.
    spreads: Vec<Spread>,
}

/// A move made on the way down.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: u32,
    edge: u32,
    seat: Seat,
}

impl Tree {
    pub(super) fn new() -> Self {
        let root = Node { settled: true, ..Node::default() };
        Self { nodes: vec![root], path: Vec::new(), spreads: Vec::new() }
    }

    /// The moves at the root.
    pub(super) fn edges(&self) -> &[Edge] {
        self.nodes.first().map_or(&[], |root| &root.edges)
    }

    /// How often one of the root's edges was followed, and the sum of everybody's expected money.
    pub(super) fn money(&self, edge: usize) -> (u32, [f64; MAX_SEATS]) {
        let child = self.edges().get(edge).and_then(|edge| edge.child);
        let node = child.map(|child| &self.nodes[child as usize]);
        node.map_or((0, [0.0; MAX_SEATS]), |node| (node.passes, node.money))
    }

    /// How far the results of one of the root's edges are apart.
    pub(super) fn spread(&self, edge: usize) -> Spread {
        self.spreads.get(edge).copied().unwrap_or_default()
    }

    /// A tree with only one move at the root.
    pub(super) fn only(mv: Move) -> Self {
        let edges = vec![Edge { mv, child: None, visits: 0, total: 0.0, prior: 1.0 }];
        let root = Node { edges, settled: true, expanded: true, ..Node::default() };
        Self { nodes: vec![root], path: Vec::new(), spreads: Vec::new() }
    }

    /// One iteration in one deal: selection down to a new node, its expansion and evaluation, and
    /// backpropagation along the path.
    pub(super) fn iterate<P: Policy, E: Evaluator>(
        &mut self,
        mut game: Game,
        config: &SearchConfig<P, E>,
        scratch: &mut Scratch,
        rng: &mut impl Rng,
    ) {
        let evaluator = &config.evaluator;
        self.path.clear();
        let mut at = 0;
        let evaluation = loop {
            let Some(seat) = game.to_move() else {
                break evaluator.evaluate(&mut game, scratch, rng);
            };
            let Node { expanded, passes, .. } = self.nodes[at as usize];
            if !expanded {
                let is_leaf = at != 0 && passes == 0;
                let waits = is_leaf && config.expansion == Expansion::SecondVisit;
                if waits {
                    game.legal_moves(&mut scratch.moves);
                } else {
                    self.expand(at, &game, &config.policy, scratch);
                }
                // A forced move is no place to stop and evaluate.
                let stops = is_leaf && scratch.moves.len() > 1;
                if waits && !stops {
                    self.expand(at, &game, &config.policy, scratch);
                }
                if stops {
                    break evaluator.evaluate(&mut game, scratch, rng);
                }
            }
            let Some(edge) = self.select(at, &game, config, scratch) else {
                break evaluator.evaluate(&mut game, scratch, rng);
            };
            self.path.push(Step { node: at, edge: edge as u32, seat });
            let mv = self.nodes[at as usize].edges[edge].mv;
            let before = Seen::of(&game);
            game.play_unchecked(mv);
            at = self.child(at, edge, before == Seen::of(&game));
        };
        self.backpropagate(at, &evaluation);
    }

    /// Expansion: lists the moves of a node with their priors.
    fn expand(&mut self, at: u32, game: &Game, policy: &impl Policy, scratch: &mut Scratch) {
        policy.priors(game, scratch);
        let node = &mut self.nodes[at as usize];
        node.expanded = true;
        let moves = scratch.moves.iter().zip(&scratch.scores);
        let edge = |(&mv, &prior)| Edge { mv, child: None, visits: 0, total: 0.0, prior };
        node.edges.extend(moves.map(edge));
    }

    /// Selection: the edge to follow, the best of those that are legal in this deal.
    fn select<P, E>(
        &mut self,
        at: u32,
        game: &Game,
        config: &SearchConfig<P, E>,
        scratch: &mut Scratch,
    ) -> Option<usize> {
        let selection = &config.selection;
        let node = &mut self.nodes[at as usize];
        if at == 0
            && let Some(edge) = untried(&node.edges, config.root_moves)
        {
            return Some(edge);
        }
        if node.settled {
            return selection.best(node.edges.iter().enumerate());
        }
        game.legal_moves(&mut scratch.moves);
        let same = node.edges.len() == scratch.moves.len()
            && node.edges.iter().zip(&scratch.moves).all(|(edge, mv)| edge.mv == *mv);
        if same {
            return selection.best(node.edges.iter().enumerate());
        }
        let Scratch { moves, edges: legal, .. } = scratch;
        let fair = 1.0 / moves.len().max(1) as f32;
        legal.clear();
        // Moves come in much the same order in every deal, so the one looked for is mostly the next.
        let mut next = 0;
        for &mv in moves.iter() {
            let is_it = |index: &usize| node.edges[*index].mv == mv;
            let known = (next..node.edges.len()).find(is_it).or_else(|| (0..next).find(is_it));
            let index = known.unwrap_or_else(|| {
                node.edges.push(Edge { mv, child: None, visits: 0, total: 0.0, prior: fair });
                node.edges.len() - 1
            });
            legal.push(index);
            next = index + 1;
        }
        selection.best(legal.iter().map(|&index| (index, &node.edges[index])))
    }

    /// The node that an edge leads to, made if need be.
    fn child(&mut self, at: u32, edge: usize, nothing_new: bool) -> u32 {
        let settled = self.nodes[at as usize].settled && nothing_new;
        let next = self.nodes.len() as u32;
        match &mut self.nodes[at as usize].edges[edge].child {
            Some(child) => *child,
            child @ None => {
                *child = Some(next);
                self.nodes.push(Node { settled, ..Node::default() });
                next
            }
        }
    }

    /// Backpropagation: adds an evaluation to all that lies on the path.
    fn backpropagate(&mut self, last: u32, evaluation: &Evaluation) {
        let Evaluation { money, chances } = evaluation;
        for step in &self.path {
            let edge = &mut self.nodes[step.node as usize].edges[step.edge as usize];
            edge.visits += 1;
            edge.total += f64::from(chances[step.seat.index()]);
        }
        if let Some(&Step { edge, seat, .. }) = self.path.first() {
            let edge = edge as usize;
            if self.spreads.len() <= edge {
                self.spreads.resize(edge + 1, Spread::default());
            }
            self.spreads[edge].add(money[seat.index()].into(), chances[seat.index()].into());
        }
        let passed = self.path.iter().map(|step| step.node).chain([last]);
        for at in passed {
            let node = &mut self.nodes[at as usize];
            node.passes += 1;
            for (sum, &money) in node.money.iter_mut().zip(money) {
                *sum += f64::from(money);
            }
        }
    }

    /// How play is expected to go on after a move at the root, until something is turned up.
    pub(super) fn line(&self, first: usize) -> Vec<Move> {
        let mut line = Vec::new();
        let mut next = self.edges().get(first);
        while let Some(edge) = next {
            line.push(edge.mv);
            let node = edge.child.map(|child| &self.nodes[child as usize]);
            let settled = node.filter(|node| node.settled);
            next = settled.and_then(|node| node.edges.iter().max_by_key(|edge| edge.visits));
            next = next.filter(|edge| edge.visits > 1);
        }
        line
    }

    /// The moves that lead from the root's position to another, if the tree knows them and nothing
    /// is turned up on the way. The shortest ways are looked at first.
    pub(super) fn find(&self, from: &Game, to: &Game) -> Option<Vec<Move>> {
        /// Positions that are compared before the search is given up.
        const MOST: usize = 1000;
        let mut found = vec![Visited { node: 0, game: from.clone(), by: None }];
        let mut next = 0;
        while next < found.len() {
            let Visited { node, ref game, .. } = found[next];
            if game == to {
                return Some(way(&found, next));
            }
            for edge in self.nodes[node as usize].edges.iter().filter(|edge| edge.visits > 1) {
                let child = edge.child.filter(|&child| self.nodes[child as usize].settled);
                if let Some(child) = child.filter(|_| found.len() < MOST) {
                    let mut game = found[next].game.clone();
                    game.play_unchecked(edge.mv);
                    found.push(Visited { node: child, game, by: Some((next, edge.mv)) });
                }
            }
            next += 1;
        }
        None
    }

    /// The part of the tree that a sequence of moves leads to, if it goes that far.
    pub(super) fn subtree(&self, moves: &[Move]) -> Option<Self> {
        let mut at = 0_u32;
        for mv in moves {
            let edges = &self.nodes[at as usize].edges;
            at = edges.iter().find(|edge| edge.mv == *mv)?.child?;
        }
        if !self.nodes[at as usize].expanded {
            return None;
        }
        let mut tree = Self { nodes: Vec::new(), path: Vec::new(), spreads: Vec::new() };
        tree.copy(self, at);
        Some(tree)
    }

    /// Copies a node and all that it leads to; its number here.
    fn copy(&mut self, from: &Self, at: u32) -> u32 {
        let here = self.nodes.len() as u32;
        self.nodes.push(from.nodes[at as usize].clone());
        for index in 0..self.nodes[here as usize].edges.len() {
            if let Some(child) = self.nodes[here as usize].edges[index].child {
                let copied = self.copy(from, child);
                self.nodes[here as usize].edges[index].child = Some(copied);
            }
        }
        here
    }
}

/// The likeliest edge that was never followed, if fewer than `wanted` of them were.
fn untried(edges: &[Edge], wanted: usize) -> Option<usize> {
    let tried = edges.iter().filter(|edge| edge.visits > 0).take(wanted).count();
    if tried == wanted {
        return None;
    }
    let untried = edges.iter().enumerate().filter(|(_, edge)| edge.visits == 0);
    // The first among equals, as everywhere.
    untried.rev().max_by(|(_, one), (_, two)| one.prior.total_cmp(&two.prior)).map(|(at, _)| at)
}

/// A position found in the tree, and how: from which other one, by which move.
struct Visited {
    node: u32,
    game: Game,
    by: Option<(usize, Move)>,
}

/// The moves that lead to a position that was found.
fn way(found: &[Visited], mut at: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    while let Some((from, mv)) = found[at].by {
        moves.push(mv);
        at = from;
    }
    moves.reverse();
    moves
}

#[cfg(test)]
mod tests;
