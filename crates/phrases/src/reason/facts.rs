//! Reasons: what speaks for or against a move, as facts of the game.

use magnumsal_rules::{Game, Kind, Move, Post, Salt, Seat, Space, Tool};

/// One thing that speaks for or against a move. Amounts of money are in groszy.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    /// Nothing else is legal.
    OnlyMove,
    /// The salt is enough for an order that it was not enough for before.
    Order {
        /// What the order pays.
        price: u16,
    },
    /// Only so much is missing for an order; more was before.
    Short {
        /// What the order pays.
        price: u16,
        /// The cubes that are missing.
        missing: Salt,
    },
    /// K3: the salt is there for an order when a piece arrives that is sent to the castle.
    Ready {
        /// What the order pays.
        price: u16,
    },
    /// K4: a piece that is sent to the castle has no salt to deliver yet: what is missing for the
    /// order that the least is missing for.
    Unready {
        /// What the order pays.
        price: u16,
        /// The cubes that are missing.
        missing: Salt,
    },
    /// K4: a piece that is sent to the castle will find no order.
    NoOrder,
    /// Another player's piece arrives earlier, with the salt for the same order.
    Rival {
        /// Who.
        seat: Seat,
        /// What the order pays.
        price: u16,
    },
    /// Another player waits in the queue with the salt for an order, and loses it.
    Taken {
        /// Who.
        seat: Seat,
        /// What the order pays.
        price: u16,
    },
    /// Salt for another open order is left after a delivery.
    Kept {
        /// What the other order pays.
        price: u16,
    },
    /// K3: no other order that could be completed pays more.
    BestPaid,
    /// T5: the phase ends with this round; at last the game.
    LastOrder {
        /// Whether the game ends, too.
        game: bool,
    },
    /// T6: players with pieces in the queue that do not arrive any more.
    Stuck {
        /// Who.
        seats: Vec<Seat>,
    },
    /// E2: more cubes can be dug in a chamber than before.
    Dig {
        /// The chamber.
        space: Space,
        /// How many could be dug before the move.
        before: u8,
        /// How many can be dug after it.
        after: u8,
        /// Whether that is in the next turn: no action is left in this one.
        next_turn: bool,
    },
    /// E2: a crew grows, but is still too weak for a cube.
    Strength {
        /// The chamber.
        space: Space,
        /// The strength after the move.
        strength: u8,
        /// The strength that a cube takes.
        need: u8,
    },
    /// C1: spaces that pieces can go to only after the move.
    Reach {
        /// The spaces.
        spaces: Vec<Space>,
    },
    /// B5: what the market pays at most for a cube that is dug.
    Salable {
        /// The price.
        price: u16,
    },
    /// P3: what a chamber that is opened may hold, by the tiles of its level that nobody has seen.
    Unseen {
        /// How many tiles.
        tiles: u8,
        /// The fewest cubes on one of them.
        least: u8,
        /// The most cubes on one of them.
        most: u8,
        /// How many of them have water.
        wet: u8,
    },
    /// Another player can dig less in the next turn than without the move.
    Denies {
        /// Who.
        seat: Seat,
        /// The chamber.
        space: Space,
        /// How many cubes without the move.
        before: u8,
        /// How many with it.
        after: u8,
    },
    /// E5: tolls that are paid for carrying salt up.
    Tolls {
        /// Who gets how much.
        paid: Vec<(Seat, u16)>,
    },
    /// E5: tolls that are still to be shared out.
    TollsOpen,
    /// E6: a cart saves tolls.
    Saves {
        /// How much.
        amount: u16,
    },
    /// E5: what another player owes the mover alone for each cube from a chamber has changed.
    Income {
        /// Who pays.
        seat: Seat,
        /// The chamber where the other player has pieces.
        space: Space,
        /// How much before the move.
        before: u8,
        /// How much after it.
        after: u8,
    },
    /// E5: what each cube of the mover's own from a chamber costs in tolls has changed.
    Carrying {
        /// The chamber where the mover has pieces.
        space: Space,
        /// How much before the move.
        before: u8,
        /// How much after it.
        after: u8,
    },
    /// E5: who gets a toll has the least of those who could.
    Poorest {
        /// Who.
        seat: Seat,
    },
    /// U1 to U9: what a tool is good for.
    Tool {
        /// The tool.
        tool: Tool,
    },
    /// U: a tool that is used, for the rest of the phase.
    UsesTool {
        /// The tool.
        tool: Tool,
    },
    /// T7: one more tool makes the tools worth more at the end.
    ToolWorth {
        /// What they are worth before the move.
        before: u8,
        /// What they are worth after it.
        after: u8,
    },
    /// B2: no miner is left in the supply.
    NoSupply,
    /// B2: the next miner costs more.
    DearerMiner {
        /// What it costs.
        price: u16,
    },
    /// B2: nobody else can hire in this phase.
    LastMiner,
    /// B2: nobody else has more miners.
    MostMiners,
    /// B2: another player has more miners still.
    FewerMiners {
        /// Who has most.
        seat: Seat,
        /// How many.
        miners: u8,
    },
    /// Pieces and tools are kept for later.
    Held,
    /// B7: a grosz, and no piece has to go for it.
    Square,
    /// B5: what a sale leaves to pay with.
    Cash {
        /// The player's coins after it.
        coins: u16,
    },
    /// B5, T7: a sale brings more than the salt counts at the end.
    Sale {
        /// How much more.
        amount: u16,
    },
    /// No open order asks for a kind that is sold.
    Unneeded {
        /// The kind.
        kind: Kind,
    },
    /// B5: another player who has cubes of a kind gets less for the next one.
    Undercut {
        /// Who.
        seat: Seat,
        /// The kind.
        kind: Kind,
        /// The price without the move.
        before: u8,
        /// The price after it.
        after: u8,
    },
    /// A2, A5: what can bring wages to a post: see the words for what is counted.
    Wages {
        /// The post.
        post: Post,
        /// How many pieces, players, tools or chambers.
        count: u8,
    },
    /// A1: a post that the piece leaves.
    GivesUp {
        /// The post.
        post: Post,
    },
    /// T4: tired pieces stand up.
    Rest {
        /// How many.
        pieces: u8,
    },
    /// W2: how much brine there is, and how many pieces are before these.
    Brine {
        /// The brine in the saltworks.
        brine: u8,
        /// Pieces that are there already.
        pieces: u8,
    },
    /// What the bot expects the player to do next.
    Next {
        /// The position in which that is done.
        game: Box<Game>,
        /// What is done.
        mv: Move,
        /// Whether it was not possible before.
        new: bool,
        /// What an order pays that the salt is enough for then.
        order: Option<u16>,
    },
    /// The next best move offers none of what was said, and less money if an amount is given.
    Lacking {
        /// How much less.
        amount: Option<u16>,
    },
    /// What speaks against the next best move.
    NextBest {
        /// The reasons.
        reasons: Vec<Reason>,
    },
    /// More expected money than with the next best move.
    Ahead {
        /// How much.
        amount: u16,
        /// Whether nothing else is to be said.
        alone: bool,
    },
    /// Less expected money than with the best move.
    Behind {
        /// How much.
        amount: u16,
    },
    /// A better chance to win than with the next best move.
    Safer {
        /// By how many percentage points.
        points: u16,
    },
    /// A worse chance to win than with the best move.
    Riskier {
        /// By how many percentage points.
        points: u16,
    },
    /// More expected money than with the best move, but no better chance to win.
    Richer {
        /// How much.
        amount: u16,
    },
    /// The turn comes to the same as with the best move.
    Same,
    /// No difference from the best move beyond the error of the estimate; of the best move itself:
    /// none from the next.
    Even {
        /// Whether the best move is spoken of.
        best: bool,
    },
    /// No other move was looked at.
    Unrivalled,
}

impl Reason {
    /// Whether it speaks against the move.
    pub fn is_cost(&self) -> bool {
        match self {
            Self::NoOrder
            | Self::Rival { .. }
            | Self::Tolls { .. }
            | Self::TollsOpen
            | Self::FewerMiners { .. }
            | Self::GivesUp { .. }
            | Self::UsesTool { .. } => true,
            Self::Income { before, after, .. } => after < before,
            Self::Carrying { before, after, .. } => after > before,
            _ => false,
        }
    }

    /// Whether it only says what comes next, which the move does not make possible.
    pub fn is_plan(&self) -> bool {
        matches!(self, Self::Next { new: false, .. })
    }
}
