//! `hint`: the best moves of a position, and why.

use crate::{
    advisor::Advisor,
    failure::Failure,
    input::RecordFile,
    table::Table,
    terminal::board,
    words::{phrases, say},
};
use magnumsal_advice::{Advice, Comparison};
use magnumsal_bots::Budget;
use magnumsal_phrases::{Phrases, turns};
use magnumsal_rules::{Edition, Illegal, Move, Seat, Viewer};
use std::{fmt::Write as _, io::Write as _, process::ExitCode};

/// How many moves are shown.
const BEST: usize = 3;

/// The fewest columns of a label.
const LABEL: usize = 9;

/// How many moves of an expected line are shown.
const LINE: usize = 12;

/// Shows the best moves for the player whose turn it is, and why
///
/// A bot is asked that sees what the player may see. With a number of iterations as its budget the
/// answer is the same every time.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  magnumsal hint game.json --level master --budget 2s")]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordFile,

    /// How long a bot that searches may think: a time as in 2s or 500ms, or a number of iterations
    #[arg(long, default_value_t = Budget::default(), allow_hyphen_values = true)]
    budget: Budget,

    #[command(flatten)]
    advisor: Advisor,

    /// Print one JSON object
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    paper: board::Paper,
}

/// Runs the command.
pub(crate) fn run(args: &Args, edition: &Edition) -> Result<ExitCode, Failure> {
    let table = args.record.table(edition)?;
    let seat = table.game.to_move().ok_or_else(|| {
        let over = phrases().refusal(&Illegal::GameOver);
        let facts = [("file", args.record.name().into()), ("problem", over.into())];
        Failure::bad_input(say("cli-in-file", &facts))
    })?;
    let view = table.game.view(Viewer::Seat(seat));
    let names: Vec<String> = table.seats().map(|seat| board::display_name(&table, seat)).collect();
    let mut bot = args.advisor.bot();
    // Programs get the same reasons everywhere.
    let english = args.json.then(Phrases::english);
    let phrases = english.as_ref().unwrap_or_else(|| phrases());
    let best = magnumsal_advice::hint(
        &mut *bot,
        &view,
        args.advisor.budget(args.budget),
        phrases,
        &names,
        BEST,
    )
    .map_err(|misadvice| Failure::misadvice(&misadvice))?;
    let text = match args.json {
        true => json(args, &table, seat, &best),
        false => text(&table, seat, &best, args.paper.width()),
    };
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// For people: a block a move.
fn text(table: &Table, seat: Seat, best: &[Advice], width: usize) -> String {
    let game = &table.game;
    let mut text = format!(
        "{} - {}: {}\n",
        board::phase_and_round(game.phase().numeral(), game.round()),
        board::display_name(table, seat),
        board::asked(game)
    );
    let mut list = Vec::new();
    game.legal_moves(&mut list);
    if list.len() == 1 {
        text.push_str(&say("cli-only-move", &[]));
        text.push('\n');
    }
    let labels =
        ["cli-hint-what", "cli-hint-why", "cli-hint-money", "cli-hint-chance", "cli-hint-line"];
    let labels = labels.map(|key| say(key, &[]));
    let column = labels.iter().map(|label| board::width(label) + 2).fold(LABEL, usize::max);
    let [what, why, money_label, chance_label, line_label] = &labels;
    for (number, advice) in (1..).zip(best) {
        let _ = writeln!(text, "\n{number}. {}", advice.mv);
        let mut part = |label: &str, words: &str| {
            text.push_str(&board::hanging(&format!("   {label:column$}"), words, width));
        };
        part(what, &advice.deed);
        part(why, &advice.reason);
        let money: Vec<String> = table
            .seats()
            .zip(&advice.money)
            .map(|(seat, money)| format!("{} {money:.0}", board::short_name(table, seat)))
            .collect();
        part(money_label, &money.join(", "));
        if tells_chance(best, advice) {
            let percent = format!("{:.0}", 100.0 * advice.chance);
            part(chance_label, &say("cli-chance", &[("percent", percent.into())]));
        }
        if advice.line.len() > 1 {
            part(line_label, &line(table, &advice.line));
        }
    }
    text.push('\n');
    text.push_str(&board::paragraph(&say("hint-meaning", &[]), width));
    text
}

/// Chances are shown where they differ by more than their error: of the best move and of those that are
/// worse.
fn tells_chance(best: &[Advice], advice: &Advice) -> bool {
    let differs = |advice: &Advice| advice.comparison == Comparison::Worse;
    best.iter().any(differs) && (differs(advice) || advice.comparison == Comparison::Best)
}

/// How play is expected to go on: turn by turn, without the moves that only end them.
fn line(table: &Table, line: &[Move]) -> String {
    let shown = &line[..line.len().min(LINE)];
    let turns: Vec<String> = turns(&table.game, shown)
        .iter()
        .map(|turn| {
            let moves = match turn.moves {
                [moves @ .., Move::End] if !moves.is_empty() => moves,
                moves => moves,
            };
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            format!("{}: {}", board::short_name(table, turn.seat), moves.join(", "))
        })
        .collect();
    let more = if shown.len() < line.len() { " …" } else { "" };
    format!("{}{more}", turns.join(" · "))
}

/// For programs.
fn json(args: &Args, table: &Table, seat: Seat, best: &[Advice]) -> String {
    let object = serde_json::json!({
        "players": table.record.players,
        "seat": seat,
        "phase": table.game.phase().numeral(),
        "round": table.game.round(),
        "level": args.advisor.level.name(),
        "budget": args.advisor.budget(args.budget).to_string(),
        "seed": args.advisor.seed,
        "candidates": best,
    });
    format!("{object}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use magnumsal_rules::{Record, RuleSet, Setup};

    #[test]
    fn a_line_is_shown_turn_by_turn() {
        let (rules, edition) = (RuleSet::default(), Edition::standard());
        let setup = Setup::from_seed(&rules, edition, 1368);
        let players = ["Ada", "Bruno"].map(String::from).to_vec();
        let record = Record::new(rules, players, setup, edition).unwrap();
        let mut table = Table::replay(record).unwrap();
        table.play("place supply 1C").unwrap();
        let moves = ["end", "hire", "end", "pass", "square", "end", "pass"];
        let shown = |repeated: usize| {
            let expected: Vec<Move> =
                moves.repeat(repeated).iter().map(|mv| mv.parse().unwrap()).collect();
            line(&table, &expected)
        };
        assert_eq!(shown(1), "Ada: end · Bruno: hire · Ada: pass, square · Bruno: pass");
        assert!(shown(2).ends_with(" …"), "{}", shown(2));
    }
}
