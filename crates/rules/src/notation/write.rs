//! Moves as text.

use crate::{
    Route,
    moves::{Extraction, Feed, Forfeit, Move, Origin, Side, Source, Trade},
};
use std::fmt;

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.origin {
            Origin::Supply => write!(f, "supply")?,
            Origin::Post(post) => write!(f, "@{}", post.name())?,
            Origin::Mine(space) => write!(f, "{space}")?,
        }
        if self.foreman { write!(f, "!") } else { Ok(()) }
    }
}

impl fmt::Display for Extraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "extract {} {} crew {}", self.at, self.salt, self.miners)?;
        if self.foreman {
            write!(f, "!")?;
        }
        if self.pickaxes > 0 {
            write!(f, " pick {}", self.pickaxes)?;
        }
        if self.mill { write!(f, " mill") } else { Ok(()) }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, space) in self.spaces().enumerate() {
            let dash = if index == 0 { "" } else { "-" };
            write!(f, "{dash}{space}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Trade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sell(kind) => write!(f, "sell {}", kind.letter()),
            Self::Buy(kind) => write!(f, "buy {}", kind.letter()),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deliver { slot } => write!(f, "deliver {}", u16::from(*slot) + 1),
            Self::Forfeit(Forfeit::Coins) => write!(f, "forfeit coins"),
            Self::Forfeit(Forfeit::Salt(kind)) => write!(f, "forfeit {}", kind.letter()),
            Self::Place { piece, to } => write!(f, "place {piece} {to}"),
            Self::Rope { piece, to } => write!(f, "rope {piece} {to}"),
            Self::Extract(extraction) => write!(f, "{extraction}"),
            Self::Route(route) => write!(f, "route {route}"),
            Self::Cart { at, and: None } => write!(f, "cart {at}"),
            Self::Cart { at, and: Some(and) } => write!(f, "cart {at}-{and}"),
            Self::Haul => write!(f, "haul"),
            Self::Toll { at, shares } => {
                write!(f, "toll {at} ")?;
                let paid = shares.iter().enumerate().filter(|&(_, &share)| share > 0);
                for (index, (seat, share)) in paid.enumerate() {
                    let comma = if index == 0 { "" } else { "," };
                    write!(f, "{comma}{seat}:{share}")?;
                }
                Ok(())
            }
            Self::Assist { piece, post } => write!(f, "assist {piece} {}", post.name()),
            Self::AssistPair { first, second } => write!(f, "assist {first}+{second} entrance"),
            Self::Hire => write!(f, "hire"),
            Self::Buy { slot } => write!(f, "buy {}", u16::from(*slot) + 1),
            Self::Pump { at, water } => write!(f, "pump {at} {water}"),
            Self::Square => write!(f, "square"),
            Self::Market { commercial, first, second } => {
                let card = if *commercial { " commercial" } else { "" };
                write!(f, "market{card} {first}")?;
                second.map_or(Ok(()), |second| write!(f, ", {second}"))
            }
            Self::Castle { piece, royal } => {
                write!(f, "castle {piece}{}", if *royal { " royal" } else { "" })
            }
            Self::Boil { piece } => write!(f, "boil {piece}"),
            Self::BoilMore { piece } => write!(f, "boil+ {piece}"),
            Self::Recall { miners: 0, foreman: true } => write!(f, "recall !"),
            Self::Recall { miners, foreman } => {
                write!(f, "recall {miners}{}", if *foreman { "!" } else { "" })
            }
            Self::Shaft { under } => write!(f, "shaft {under}"),
            Self::Dig(Side::Left) => write!(f, "dig left"),
            Self::Dig(Side::Right) => write!(f, "dig right"),
            Self::Bucket { from, to } => write!(f, "bucket {from} {to}"),
            Self::Feed(Feed::Miner(space)) => write!(f, "feed {space}"),
            Self::Feed(Feed::Miners(one, two)) => write!(f, "feed {one} {two}"),
            Self::Feed(Feed::Foreman(space)) => write!(f, "feed {space}!"),
            Self::Exchange { kind } => write!(f, "trade {}", kind.letter()),
            Self::Pass => write!(f, "pass"),
            Self::End => write!(f, "end"),
        }
    }
}
