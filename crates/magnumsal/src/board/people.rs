//! Players: who decides, and what everybody has.

use super::{
    ink::{self, Text, flow},
    salt,
};
use crate::{failure::is_unprintable, table::Table};
use magnumsal_rules::{Move, Seat, State, Tool};

/// The most columns a name gets.
const NAME: usize = 14;

/// A player's name, fit to be shown: no control characters.
pub(crate) fn display_name(table: &Table, seat: Seat) -> String {
    let name = table.record.players.get(seat.index()).map_or("", String::as_str);
    let name: String =
        name.chars().map(|letter| if is_unprintable(letter) { '?' } else { letter }).collect();
    if name.trim().is_empty() { format!("player {}", seat.number() + 1) } else { name }
}

/// A player's name cut to the room of a table.
pub(crate) fn short_name(table: &Table, seat: Seat) -> String {
    let mut name = display_name(table, seat);
    if ink::width(&name) > NAME {
        while ink::width(&name) >= NAME {
            name.pop();
        }
        name.push('…');
    }
    name
}

/// The letter of a player on the board: the name's first one if these differ, or A, B, C ….
pub(super) fn letter(table: &Table, seat: Seat) -> Text {
    let firsts: Vec<Option<char>> = table
        .seats()
        .map(|seat| display_name(table, seat).chars().next())
        .map(|first| first.filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_uppercase()))
        .collect();
    let differ = |first: &Option<char>| {
        first.is_some() && firsts.iter().filter(|&other| other == first).count() == 1
    };
    let plain = char::from(b'A' + seat.number());
    let letter = match firsts.get(seat.index()) {
        Some(Some(first)) if firsts.iter().all(differ) => *first,
        _ => plain,
    };
    Text::styled(ink::of_seat(seat), letter)
}

/// Pieces by seat, as `A2 B1`, or a dash.
pub(super) fn pieces(table: &Table, counts: &[(Seat, u8, bool)]) -> Text {
    let there = counts.iter().filter(|(_, miners, foreman)| *miners > 0 || *foreman);
    let items: Vec<Text> = there
        .map(|&(seat, miners, foreman)| {
            let miners = if miners > 0 { miners.to_string() } else { String::new() };
            let foreman = if foreman { "!" } else { "" };
            letter(table, seat).and(Text::plain(format!("{miners}{foreman}")))
        })
        .collect();
    match flow(items, " ", usize::MAX).pop() {
        Some(pieces) => pieces,
        None => Text::dim("-"),
    }
}

/// Phase, round, whose turn it is and what is asked.
pub(super) fn heading(table: &Table, state: &State, width: usize) -> Vec<Text> {
    let game = &table.game;
    let (limit, plies) = (game.rules().round_limit, table.record.moves.len());
    let mut title = vec![
        Text::bold("Magnum Sal"),
        Text::plain(format!("phase {}", game.phase().numeral())),
        Text::plain(format!("round {} (at most {limit})", game.round())),
        Text::plain(format!("{plies} move{} played", if plies == 1 { "" } else { "s" })),
    ];
    if game.rules().is_muria() {
        title.insert(1, Text::plain("with Muria"));
    }
    if game.rules().mapped {
        title.push(Text::plain("mapped mine"));
    }
    let mut lines = flow(title, " · ", width);
    let Some(seat) = game.to_move() else {
        lines.extend(result(table, state, width));
        return lines;
    };
    let who = Text::plain("> ")
        .and(letter(table, seat))
        .and(Text::bold(format!(" {}", short_name(table, seat))));
    lines.push(who.and(Text::plain(format!(": {}", asked(table)))));
    lines
}

/// What is to be decided, by the sort of moves that are legal.
fn asked(table: &Table) -> String {
    let mut moves = Vec::new();
    table.game.legal_moves(&mut moves);
    let question = moves.iter().find_map(|mv| match mv {
        Move::Deliver { .. } => Some("a piece is before the king: deliver an order"),
        Move::Forfeit(_) => Some("a piece is before the king with no order to fill: forfeit"),
        Move::Route(_) => Some("choose the way up for the salt"),
        Move::Cart { .. } | Move::Haul => Some("lay a cart on the way up, or haul"),
        Move::Toll { .. } => Some("share out the toll of a space"),
        Move::Dig(_) => Some("choose the side of the last tile"),
        _ => None,
    });
    match (question, table.game.actions()) {
        (Some(question), _) => question.into(),
        (None, 0) if moves.len() == 1 => "no action left, end the turn".into(),
        (None, 0) => "no action left: end the turn, or go on with a tool or what is open".into(),
        (None, 1) => "1 action left".into(),
        (None, left) => format!("{left} actions left"),
    }
}

fn result(table: &Table, state: &State, width: usize) -> Vec<Text> {
    let Some(outcome) = &state.over else { return Vec::new() };
    let winners: Vec<Text> = outcome
        .winners
        .iter()
        .map(|&seat| letter(table, seat).and(Text::bold(format!(" {}", short_name(table, seat)))))
        .collect();
    let verb = if winners.len() == 1 { "wins" } else { "share the victory" };
    let best = outcome.scores.iter().max().copied().unwrap_or_default();
    let mut line = Text::plain("The game is over: ");
    for (index, winner) in winners.into_iter().enumerate() {
        let joint = if index == 0 { "" } else { " and " };
        line = line.and(Text::plain(joint)).and(winner);
    }
    flow(vec![line.and(Text::plain(format!(" {verb} with {best}.")))], "", width)
}

/// What everybody has, one player a line.
pub(super) fn lines(table: &Table, state: &State, width: usize) -> Vec<Text> {
    let title = format!(
        "  seat {:NAME$} {:>5} {:>5}  {:10} {:10} {:>6}  tools (used)",
        "player", "money", "worth", "salt", "supply", "orders"
    );
    let mut lines = vec![Text::dim(title)];
    for (seat, player) in table.seats().zip(&state.players) {
        let turn = if table.game.to_move() == Some(seat) { "> " } else { "  " };
        let foreman = if player.foreman { " +!" } else { "" };
        let supply = format!("{} of {}{foreman}", player.supply, player.miners);
        let left = Text::plain(turn)
            .and(letter(table, seat))
            .and(Text::plain(format!(" {}  ", seat.number())))
            .and(Text::plain(short_name(table, seat)).padded(NAME + 1))
            .and(Text::plain(format!("{:>5} {:>5}  ", player.coins, table.game.worth(seat))))
            .and(salt(player.salt, 10).padded(11))
            .and(Text::plain(format!("{supply:10} {:>6}  ", player.orders)));
        let tools = tools(&player.ready, &player.used);
        let room = width.saturating_sub(left.width());
        let indent = left.width();
        let mut hands = flow(tools, " ", room).into_iter();
        lines.push(left.and(hands.next().unwrap_or_default()));
        lines.extend(hands.map(|more| Text::plain(" ".repeat(indent)).and(more)));
    }
    lines
}

fn tools(ready: &[Tool], used: &[Tool]) -> Vec<Text> {
    let counted = |hand: &[Tool]| -> Vec<String> {
        let count = |tool| hand.iter().filter(|&&other| other == tool).count();
        let held = Tool::ALL.into_iter().map(|tool| (tool, count(tool)));
        held.filter(|&(_, count)| count > 0)
            .map(|(tool, count)| match count {
                1 => tool.name().to_owned(),
                _ => format!("{count}x{}", tool.name()),
            })
            .collect()
    };
    let ready = counted(ready).into_iter().map(Text::plain);
    ready.chain(counted(used).into_iter().map(|tool| Text::dim(format!("({tool})")))).collect()
}
