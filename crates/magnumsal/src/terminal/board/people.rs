//! Players: who decides, and what everybody has.

use super::{
    Column,
    ink::{self, Text, flow},
    salt,
};
use crate::{table::Table, words::say};
use magnumsal_rules::{Due, Game, Move, Seat, State, Tool};
use magnumsal_table::name::is_unprintable;

/// The most columns a name gets.
const NAME: usize = 14;

/// A player's name, fit to be shown: no control characters.
pub(crate) fn display_name(table: &Table, seat: Seat) -> String {
    let name = table.record.players.get(seat.index()).map_or("", String::as_str);
    let name: String =
        name.chars().map(|letter| if is_unprintable(letter) { '?' } else { letter }).collect();
    if name.trim().is_empty() {
        return say("player", &[("number", (seat.number() + 1).into())]);
    }
    name
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

/// A name, or what stands above names, with blanks up to the room of a table.
pub(crate) fn padded(name: &str) -> String {
    Text::plain(name).padded(NAME).to_string()
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

/// Phase and round, as a line that what happens in them stands under.
pub(crate) fn phase_and_round(phase: &str, round: u8) -> String {
    say("cli-phase-round", &[("phase", phase.into()), ("round", round.into())])
}

/// Phase, round, whose turn it is and what is asked.
pub(super) fn heading(table: &Table, state: &State, width: usize) -> Vec<Text> {
    let game = &table.game;
    let (limit, plies) = (game.rules().round_limit, table.record.moves.len());
    let mut title = vec![Text::bold("Magnum Sal")];
    let mut add = |key: &str, facts: &[_]| title.push(Text::plain(say(key, facts)));
    if game.rules().is_muria() {
        add("cli-with-muria", &[]);
    }
    add("cli-phase", &[("phase", game.phase().numeral().into())]);
    add("cli-round", &[("round", game.round().into()), ("limit", limit.into())]);
    add("cli-plies", &[("count", plies.into())]);
    if game.rules().mapped {
        add("cli-mapped", &[]);
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
        Due::Delivery if can_deliver => "cli-asked-deliver",
        Due::Delivery => "cli-asked-forfeit",
        Due::Route => "cli-asked-route",
        Due::Cart if moves.contains(&Move::Haul) => "cli-asked-cart",
        Due::Cart => "cli-asked-cart-only",
        Due::Toll => match moves.first() {
            Some(Move::Toll { at, shares }) => {
                let owed: u8 = shares.iter().sum();
                let facts = [("space", at.to_string().into()), ("amount", owed.into())];
                return say("cli-asked-toll", &facts);
            }
            _ => "due-toll",
        },
        Due::Dig => "cli-asked-dig",
    };
    say(question, &[])
}

/// How many actions are left; without any, what else can be done.
fn free_choice(actions: u8, moves: &[Move]) -> String {
    if actions > 0 {
        return say("cli-actions-left", &[("count", actions.into())]);
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
        return say("cli-no-action", &[]);
    }
    say("cli-no-action-or", &[("verbs", verbs.join(", ").into())])
}

fn result(table: &Table, state: &State, width: usize) -> Vec<Text> {
    let Some(outcome) = &state.over else { return Vec::new() };
    let winners: Vec<Text> = outcome
        .winners
        .iter()
        .map(|&seat| letter(table, seat).and(Text::bold(format!(" {}", short_name(table, seat)))))
        .collect();
    let best = outcome.scores.iter().max().copied().unwrap_or_default();
    // The winners have colours, so they come into the sentence afterwards, at the mark.
    const MARK: char = '\u{0}';
    let facts = [
        ("winners", MARK.to_string().into()),
        ("count", winners.len().into()),
        ("money", best.into()),
    ];
    let sentence = say("cli-over", &facts);
    let (before, after) = sentence.split_once(MARK).unwrap_or((&sentence, ""));
    let mut line = Text::plain(before);
    for (index, winner) in winners.into_iter().enumerate() {
        let joint = if index == 0 { String::new() } else { format!(" {} ", say("cli-and", &[])) };
        line = line.and(Text::plain(joint)).and(winner);
    }
    flow(vec![line.and(Text::plain(after))], "", width)
}

/// What everybody has, one player a line.
pub(super) fn lines(table: &Table, state: &State, width: usize) -> Vec<Text> {
    let place = Column::new("cli-head-seat", 3);
    let player = padded(&say("cli-head-player", &[]));
    let money = Column::new("cli-head-money", 5);
    let worth = Column::new("cli-head-worth", 5);
    let cubes = Column::new("cli-head-salt", 10);
    let at_hand = Column::new("cli-head-supply", 10);
    let orders = Column::new("cli-head-orders", 6);
    let left = format!("  {} {player} {} {}", place.head(), money.right_head(), worth.right_head());
    let right = format!("{} {} {}", cubes.head(), at_hand.head(), orders.right_head());
    let mut lines = vec![Text::dim(format!("{left}  {right}  {}", say("cli-head-tools", &[])))];
    let [money, worth, at_hand, orders] =
        [money, worth, at_hand, orders].map(|column| column.width);
    for (seat, player) in table.seats().zip(&state.players) {
        let turn = if table.game.to_move() == Some(seat) { "> " } else { "  " };
        let foreman = if player.foreman { " +!" } else { "" };
        let facts = [("count", player.supply.into()), ("all", player.miners.into())];
        let supply = format!("{}{foreman}", say("cli-supply", &facts));
        let worths = format!("{:>money$} {:>worth$}  ", player.coins, table.game.worth(seat));
        let left = Text::plain(turn)
            .and(letter(table, seat))
            .and(Text::plain(format!(" {}", seat.number())))
            .padded(place.width + 3)
            .and(Text::plain(short_name(table, seat)).padded(NAME + 1))
            .and(Text::plain(worths))
            .and(salt(player.salt, 10).padded(cubes.width + 1))
            .and(Text::plain(format!("{supply:at_hand$} {:>orders$}  ", player.orders)));
        let tools = tools(&player.ready, &player.used);
        let room = width.saturating_sub(left.width());
        let indent = left.width();
        let mut hands = flow(tools, " ", room).into_iter();
        lines.push(left.and(hands.next().unwrap_or_default()));
        lines.extend(hands.map(|more| Text::plain(" ".repeat(indent)).and(more)));
    }
    lines
}

/// A tool's name, short enough for the board.
pub(super) fn tool_name(tool: Tool) -> String {
    say(&format!("cli-tool-{}", tool.name()), &[])
}

fn tools(ready: &[Tool], used: &[Tool]) -> Vec<Text> {
    let counted = |hand: &[Tool]| -> Vec<String> {
        let count = |tool| hand.iter().filter(|&&other| other == tool).count();
        let held = Tool::ALL.into_iter().map(|tool| (tool, count(tool)));
        held.filter(|&(_, count)| count > 0)
            .map(|(tool, count)| match count {
                1 => tool_name(tool),
                _ => format!("{count}x{}", tool_name(tool)),
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
