//! Players: who decides, and what everybody has.

use super::{
    ink::{self, Text, flow},
    salt,
};
use crate::table::Table;
use magnumsal_rules::{Due, Game, Move, Seat, State, Tool};
use magnumsal_table::spec::is_unprintable;

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

/// A player's name with blanks up to the room of a table.
pub(crate) fn padded_name(table: &Table, seat: Seat) -> String {
    Text::plain(short_name(table, seat)).padded(NAME).to_string()
}

/// The letter of a player on the board.
pub(super) fn letter(table: &Table, seat: Seat) -> Text {
    let names: Vec<String> = table.seats().map(|seat| display_name(table, seat)).collect();
    let letter = letters(&names).get(seat.index()).copied().unwrap_or('?');
    Text::styled(ink::of_seat(seat), letter)
}

/// A letter for every name: its first if no other name begins with it, else another one of its own
/// that begins no name, else any.
fn letters(names: &[String]) -> Vec<char> {
    let capital = |letter: char| letter.is_ascii_alphabetic().then(|| letter.to_ascii_uppercase());
    let firsts: Vec<Option<char>> =
        names.iter().map(|name| name.chars().next().and_then(capital)).collect();
    let mut taken: Vec<char> = firsts.iter().flatten().copied().collect();
    let mut letters = Vec::new();
    for (name, first) in names.iter().zip(&firsts) {
        letters.push(match first {
            Some(first) if firsts.iter().flatten().filter(|&other| other == first).count() == 1 => {
                *first
            }
            _ => {
                let mut own_or_any = name.chars().filter_map(capital).chain('A'..='Z');
                let free = own_or_any.find(|letter| !taken.contains(letter)).unwrap_or('?');
                taken.push(free);
                free
            }
        });
    }
    letters
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
    let mut words = vec![who.and(Text::plain(":"))];
    words.extend(asked(&table.game).split(' ').map(Text::plain));
    lines.extend(flow(words, " ", width));
    lines
}

/// What is to be decided.
pub(crate) fn asked(game: &Game) -> String {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let Some(due) = game.due() else { return free_choice(game.actions(), &moves) };
    let can_deliver = moves.iter().any(|mv| matches!(mv, Move::Deliver { .. }));
    let question = match due {
        Due::Delivery if can_deliver => "a piece is before the king: deliver an order",
        Due::Delivery => "a piece is before the king with no order to fill: forfeit",
        Due::Route => "choose the way up for the salt",
        Due::Cart if moves.contains(&Move::Haul) => "lay a cart on the way up, or haul",
        Due::Cart => "lay a cart on the way up: the tolls cannot be paid without",
        Due::Toll => match moves.first() {
            Some(Move::Toll { at, shares }) => {
                let owed: u8 = shares.iter().sum();
                return format!("share out the toll of {at}, {owed} in all");
            }
            _ => "share out the toll of a space",
        },
        Due::Dig => "choose the side of the last tile",
    };
    question.into()
}

/// How many actions are left; without any, what else can be done.
fn free_choice(actions: u8, moves: &[Move]) -> String {
    match actions {
        0 => {}
        1 => return "1 action left".into(),
        left => return format!("{left} actions left"),
    }
    let mut verbs: Vec<String> = Vec::new();
    for mv in moves.iter().filter(|&&mv| mv != Move::End) {
        let text = mv.to_string();
        let verb = text.split(' ').next().unwrap_or_default();
        if !verbs.iter().any(|other| other == verb) {
            verbs.push(verb.to_owned());
        }
    }
    if verbs.is_empty() {
        return "no action left, end the turn".into();
    }
    format!("no action left: end the turn, or first {}", verbs.join(", "))
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

#[cfg(test)]
mod tests {
    use super::letters;

    #[test]
    fn only_names_that_begin_alike_get_another_letter() {
        for (names, expected) in [
            (&["Ada", "Bruno", "Cleo"][..], "ABC"),
            (&["Ada", "Anna", "Zoe"], "DNZ"),
            (&["Bob", "Bob2", "Otto"], "ACO"),
            (&["Łukasz", "zoe", "Zoë", "张"], "UOAB"),
            (&["a", "A", "a", "b", ""], "CDEBF"),
        ] {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            assert_eq!(letters(&names).into_iter().collect::<String>(), expected, "{names:?}");
        }
    }
}
