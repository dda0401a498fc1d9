//! Every legal move, grouped by its first words so that hundreds of them fit on a screen.

use super::{
    ink::{Text, flow},
    joined,
};
use crate::{table::Table, words::say};
use magnumsal_rules::{Move, Space};

/// Columns of the verb, and of the piece or chamber that follows it.
const VERB: usize = 10;
const KEY: usize = 13;
/// The most columns that merged keys may take.
const MERGED: usize = 40;

/// What stands for a second trade that is not made.
const ALONE: &str = "alone";

/// Moves that begin with the same words.
struct Group {
    verb: String,
    /// The second word, where moves are listed by it.
    key: String,
    /// What can follow.
    rests: Vec<String>,
}

/// Every legal move, one line or more a group.
pub(crate) fn legal_moves(table: &Table, width: usize) -> String {
    let mut moves = Vec::new();
    table.game.legal_moves(&mut moves);
    if moves.is_empty() {
        return joined(&[Text::bold(say("cli-no-legal-moves", &[]))]);
    }
    let count = say("cli-legal-moves", &[("count", moves.len().into())]);
    let mut lines = vec![Text::bold(count)];
    let mut single = Vec::new();
    let mut last_verb = String::new();
    for group in merged(grouped(&moves)) {
        if group.key.is_empty() && group.rests.iter().all(String::is_empty) {
            single.push(Text::bold(group.verb));
            continue;
        }
        let verb = if group.verb == last_verb { "" } else { &group.verb };
        let mut label = Text::plain("  ").and(Text::bold(verb)).padded(VERB);
        if !group.key.is_empty() {
            label = label.and(Text::plain(&group.key).padded(KEY)).and(Text::plain("  "));
        }
        let one_word = group.rests.iter().all(|rest| !rest.contains([' ', ',']));
        let separator = if one_word { " " } else { " · " };
        let indent = label.width().min(VERB + KEY + 2);
        let alone = say("cli-alone", &[]);
        let shown = |rest: &String| Text::plain(if rest == ALONE { &alone } else { rest });
        let rests = group.rests.iter().map(shown).collect();
        for line in flow(rests, separator, width.saturating_sub(label.width())) {
            lines.push(label.and(line));
            label = Text::plain(" ".repeat(indent));
        }
        last_verb = group.verb;
    }
    if !single.is_empty() {
        lines.extend(
            flow(single, " · ", width - 2).into_iter().map(|line| Text::plain("  ").and(line)),
        );
    }
    joined(&lines)
}

/// Groups in the order in which their first moves come.
fn grouped(moves: &[Move]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for mv in moves {
        let text = mv.to_string();
        let (verb, key, rest) = split(mv, &text);
        match groups.iter_mut().find(|group| group.verb == verb && group.key == key) {
            Some(group) => group.rests.push(rest.to_owned()),
            None => groups.push(Group {
                verb: verb.to_owned(),
                key: key.to_owned(),
                rests: vec![rest.to_owned()],
            }),
        }
    }
    // Groups of a verb stand together, also where the rules list them apart.
    let verbs: Vec<String> = groups.iter().map(|group| group.verb.clone()).collect();
    let first = |verb: &String| verbs.iter().position(|other| other == verb);
    groups.sort_by_key(|group| first(&group.verb));
    for group in &mut groups {
        // Spaces from the surface down; everything else as the rules list it.
        group.rests.sort_by_key(|rest| Space::parse(rest));
    }
    groups
}

/// Verb, key and rest of a move's text.
fn split<'a>(mv: &Move, text: &'a str) -> (&'a str, &'a str, &'a str) {
    let (verb, words) = text.split_once(' ').unwrap_or((text, ""));
    let (key, rest) = match mv {
        Move::Place { .. }
        | Move::Rope { .. }
        | Move::Assist { .. }
        | Move::AssistPair { .. }
        | Move::Extract(_)
        | Move::Bucket { .. } => words.split_once(' ').unwrap_or((words, "")),
        Move::Market { .. } => match words.find(',') {
            Some(comma) => words.split_at(comma),
            None => (words, ALONE),
        },
        _ => ("", words),
    };
    (verb, key, rest)
}

/// Groups of one verb that can be followed by the same words become one.
fn merged(groups: Vec<Group>) -> Vec<Group> {
    let mut merged: Vec<Group> = Vec::new();
    for group in groups {
        let same = merged.iter_mut().find(|other| {
            let keys = !group.key.is_empty() && group.verb != "market";
            let short = other.key.len() + group.key.len() < MERGED;
            keys && short && other.verb == group.verb && other.rests == group.rests
        });
        match same {
            Some(other) => {
                other.key.push_str(" | ");
                other.key.push_str(&group.key);
            }
            None => merged.push(group),
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;
    use magnumsal_rules::{Game, RuleSet};

    /// The moves that a reader makes of the groups.
    fn read(groups: &[Group]) -> Vec<String> {
        let mut moves = Vec::new();
        for group in groups {
            for key in group.key.split(" | ") {
                for rest in &group.rests {
                    let rest = if rest == ALONE { "" } else { rest };
                    let gap = if rest.starts_with(',') { "" } else { " " };
                    let text = format!("{} {key}{gap}{rest}", group.verb);
                    moves.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
                }
            }
        }
        moves
    }

    #[test]
    fn groups_say_every_move_once() {
        for rules in [RuleSet::default(), RuleSet::muria()] {
            let mut game = Game::from_seed(rules, 4, 1368).unwrap();
            let mut moves = Vec::new();
            for ply in 0..1500_usize {
                game.legal_moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                let mut expected: Vec<String> = moves.iter().map(ToString::to_string).collect();
                let mut found = read(&merged(grouped(&moves)));
                expected.sort_unstable();
                found.sort_unstable();
                assert_eq!(found, expected);
                game.play_unchecked(moves[ply * 7919 % moves.len()]);
            }
        }
    }
}
