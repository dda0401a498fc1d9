//! Actions in words: short, as near to the notation as can be without a position, and in English.

use crate::{
    action::{Action, Fed, Piece, PieceOrigin},
    names::Names,
};
use magnumsal_rules::{Forfeit, Kind, Post, Side, Slot, Trade};

/// An action in the notation, with slots for spaces and without what follows from the position.
pub(crate) fn short(action: &Action, names: &Names) -> String {
    let name = |slot: Slot| names.name(slot);
    let verb = action.family().verb();
    let rest = match *action {
        Action::Deliver { slot } | Action::Buy { slot } => (slot + 1).to_string(),
        Action::Forfeit(Forfeit::Coins) => "coins".to_owned(),
        Action::Forfeit(Forfeit::Salt(kind)) | Action::Exchange { kind } => kind.to_string(),
        Action::Place { piece, to } | Action::Rope { piece, to } => {
            format!("{} {}", source(piece, names), name(to))
        }
        Action::Extract { at, salt, foreman, pickaxes, mill } => {
            let foreman = if foreman { " with foreman" } else { "" };
            let picks = if pickaxes > 0 { format!(" pick {pickaxes}") } else { String::new() };
            let mill = if mill { " mill" } else { "" };
            format!("{} {salt}{foreman}{picks}{mill}", name(at))
        }
        Action::Route { shafts: 0 } => "without shafts".to_owned(),
        Action::Route { shafts } => format!("by {}", listed(built(shafts), "-")),
        Action::Cart { at, double: false } => name(at).to_owned(),
        Action::Cart { at, double: true } => format!("{} and the next", name(at)),
        Action::Toll { shares } => {
            let paid = (1..).zip(shares).filter(|(_, share)| *share > 0);
            listed(paid.map(|(place, share)| format!("+{place}:{share}")), ",")
        }
        Action::Assist { piece, post } => format!("{} {}", source(piece, names), post.name()),
        Action::AssistPair { first, second } => {
            let [first, second] =
                [first, second].map(|origin| source(Piece { origin, foreman: false }, names));
            format!("{first}+{second} entrance")
        }
        Action::Pump { at, water } => format!("{} {water}", name(at)),
        Action::Market { commercial, first, second } => {
            let card = if commercial { "commercial " } else { "" };
            let second = second.map_or(String::new(), |second| format!(", {second}"));
            format!("{card}{first}{second}")
        }
        Action::Castle { piece, royal } => {
            format!("{}{}", source(piece, names), if royal { " royal" } else { "" })
        }
        Action::Boil { piece } | Action::BoilMore { piece } => source(piece, names),
        Action::Recall { miners, foreman } => {
            let miners = if miners > 0 { miners.to_string() } else { String::new() };
            format!("{miners}{}", if foreman { "!" } else { "" })
        }
        Action::Shaft { under } => name(under).to_owned(),
        Action::Dig(side) => side_name(side).to_owned(),
        Action::Bucket { at, side } => {
            format!("{} {}", name(at), names.beside(at, side).unwrap_or(side_name(side)))
        }
        Action::Feed(Fed::Miner(at)) => name(at).to_owned(),
        Action::Feed(Fed::Miners(one, two)) => format!("{} {}", name(one), name(two)),
        Action::Feed(Fed::Foreman(at)) => format!("{}!", name(at)),
        Action::Haul | Action::Hire | Action::Square | Action::Pass | Action::End => String::new(),
    };
    format!("{verb} {rest}").trim_end().to_owned()
}

fn source(piece: Piece, names: &Names) -> String {
    let place = match piece.origin {
        PieceOrigin::Supply => "supply".to_owned(),
        PieceOrigin::Post(post) => format!("@{}", post.name()),
        PieceOrigin::Mine(slot) => names.name(slot).to_owned(),
    };
    format!("{place}{}", if piece.foreman { "!" } else { "" })
}

/// The shafts of a way up.
fn built(shafts: u8) -> impl Iterator<Item = String> {
    (0..8).filter(move |bit| shafts >> bit & 1 == 1).map(|bit| format!("S{}", bit + 1))
}

fn listed(items: impl Iterator<Item = String>, separator: &str) -> String {
    items.collect::<Vec<_>>().join(separator)
}

pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// An action as an English sentence without its full stop.
pub(crate) fn sentence(action: &Action, names: &Names) -> String {
    let name = |slot: Slot| names.name(slot);
    match *action {
        Action::Deliver { slot } => {
            format!("An arrived piece completes the order in castle slot {}", slot + 1)
        }
        Action::Forfeit(Forfeit::Coins) => "An arrived piece pays the penalty in groszy".to_owned(),
        Action::Forfeit(Forfeit::Salt(kind)) => {
            format!("An arrived piece pays the penalty with a {} cube", kind_name(kind))
        }
        Action::Place { piece, to } => format!("{} goes to {}", subject(piece, names), name(to)),
        Action::Rope { piece, to } => {
            format!("With a rope, {} goes to {} too", lower(&subject(piece, names)), name(to))
        }
        Action::Extract { at, salt, foreman, pickaxes, mill } => {
            let whence = if mill { " out of the chamber below, with the mill" } else { "" };
            let foreman = if foreman { ", the foreman among it" } else { "" };
            let picks = match pickaxes {
                0 => String::new(),
                1 => ", with 1 pickaxe".to_owned(),
                many => format!(", with {many} pickaxes"),
            };
            format!("The crew in {} digs {salt}{whence}{foreman}{picks}", name(at))
        }
        Action::Route { shafts: 0 } => {
            "The salt goes up through none of the built shafts".to_owned()
        }
        Action::Route { shafts } => {
            format!("The salt goes up through {}", listed(built(shafts), " and "))
        }
        Action::Cart { at, double: false } => format!("A cart is laid on {}", name(at)),
        Action::Cart { at, double: true } => {
            format!("A cart is laid on {} and the next space of the way", name(at))
        }
        Action::Haul => "No more carts are laid".to_owned(),
        Action::Toll { shares } => {
            let paid = (1..).zip(shares).filter(|(_, share)| *share > 0);
            let parts = paid.map(|(place, share)| format!("{share} to {}", neighbour(place)));
            format!("The toll is shared: {}", listed(parts, ", "))
        }
        Action::Assist { piece, post } => {
            format!("{} becomes the assistant {}", subject(piece, names), at_post(post))
        }
        Action::AssistPair { first, second } => {
            let [first, second] = [first, second].map(|from| origin(from, names));
            format!("Two miners, one {first} and one {second}, become assistants at the entrance")
        }
        Action::Hire => "A miner is hired at the inn".to_owned(),
        Action::Buy { slot } => format!("The tool in workshop slot {} is bought", slot + 1),
        Action::Pump { at, water: 1 } => format!("1 water is pumped out of {}", name(at)),
        Action::Pump { at, water } => format!("{water} water are pumped out of {}", name(at)),
        Action::Square => "A grosz is taken from the town square".to_owned(),
        Action::Market { commercial, first, second } => {
            let trades = [Some(first), second].into_iter().flatten().map(trade_name);
            let card = if commercial { ", with the commercial privilege" } else { "" };
            format!("At the market: {}{card}", listed(trades, ", then "))
        }
        Action::Castle { piece, royal } => {
            let card = if royal { " with the royal privilege" } else { "" };
            format!("{} joins the queue at the castle{card}", subject(piece, names))
        }
        Action::Boil { piece } => format!("{} goes to the saltworks", subject(piece, names)),
        Action::BoilMore { piece } => {
            format!("{} goes to the saltworks too", subject(piece, names))
        }
        Action::Recall { miners, foreman } => {
            let miners = match miners {
                0 => None,
                1 => Some("a miner"),
                _ => Some("two miners"),
            };
            let who = miners.into_iter().chain(foreman.then_some("the foreman"));
            let who = listed(who.map(str::to_owned), " and ");
            format!("With the saltworks privilege, {who} come home")
        }
        Action::Shaft { under } => format!("A shaft is built below {}", name(under)),
        Action::Dig(side) => format!("The last tile is laid on the {}", side_name(side)),
        Action::Bucket { at, side } => match names.beside(at, side) {
            Some(goal) => format!("A bucket carries 1 water from {} to {goal}", name(at)),
            None => {
                let side = side_name(side);
                format!("A bucket carries 1 water from {} to the chamber on its {side}", name(at))
            }
        },
        Action::Feed(Fed::Miner(at)) => format!("A tired miner in {} is fed", name(at)),
        Action::Feed(Fed::Miners(one, two)) if one == two => {
            format!("Two tired miners in {} are fed", name(one))
        }
        Action::Feed(Fed::Miners(one, two)) => {
            format!("A tired miner in {} and one in {} are fed", name(one), name(two))
        }
        Action::Feed(Fed::Foreman(at)) => format!("The tired foreman in {} is fed", name(at)),
        Action::Exchange { kind } => {
            format!("Brine is exchanged for a {} cube", kind_name(kind))
        }
        Action::Pass => "An action is passed".to_owned(),
        Action::End => "The turn ends".to_owned(),
    }
}

pub(crate) fn subject(piece: Piece, names: &Names) -> String {
    let who = if piece.foreman { "The foreman" } else { "A miner" };
    format!("{who} {}", origin(piece.origin, names))
}

fn lower(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(|letter| letter.to_ascii_lowercase());
    first.into_iter().chain(letters).collect()
}

fn origin(origin: PieceOrigin, names: &Names) -> String {
    match origin {
        PieceOrigin::Supply => "from the supply".to_owned(),
        PieceOrigin::Post(post) => format!("from the post {}", at_post(post)),
        PieceOrigin::Mine(slot) => format!("from {}", names.name(slot)),
    }
}

pub(crate) const fn at_post(post: Post) -> &'static str {
    match post {
        Post::Castle => "at the castle",
        Post::Workshop => "at the workshop",
        Post::Pump => "at the pump house",
        Post::Market => "at the market",
        Post::Saltworks => "at the saltworks",
        Post::Entrance => "at the entrance",
    }
}

pub(crate) const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Brown => "brown",
        Kind::Green => "green",
        Kind::White => "white",
        Kind::Brine => "brine",
    }
}

pub(crate) fn trade_name(trade: Trade) -> String {
    match trade {
        Trade::Sell(kind) => format!("sell {}", kind_name(kind)),
        Trade::Buy(kind) => format!("buy {}", kind_name(kind)),
    }
}

/// Another player, counted clockwise from the mover.
const fn neighbour(place: u8) -> &'static str {
    match place {
        1 => "the next player",
        2 => "the second player after the mover",
        3 => "the third player after the mover",
        _ => "the fourth player after the mover",
    }
}
