//! The small boards of the rules as a page shows them: with all that is needed to draw them, and with
//! why a move is refused, so that no server has to be asked.

use crate::{
    refusal::Refusal,
    wire::{Position, Refused},
};
use magnumsal_rules::{
    Board, BoardError, Building, Edition, Expansion, Game, Illegal, LegalMove, Line, MAX_SEATS,
    Mark, Rule, RuleSet, Space, Values,
};
use serde::Serialize;
use std::collections::BTreeMap;

/// The boards of all rules, and the values of every box.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuleBoards {
    /// The values by expansion and number of players, as in `muria 5`.
    pub boxes: BTreeMap<String, Values>,
    /// The boards by rule.
    pub boards: BTreeMap<Rule, RuleBoard>,
}

/// The small board of a rule.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuleBoard {
    /// The expansion in play.
    pub expansion: Expansion,
    /// The position, without its legal moves.
    pub position: Position,
    /// The houses to be seen.
    pub town: Vec<Building>,
    /// The spaces to be seen.
    pub spaces: Vec<Space>,
    /// How many players' areas are to be seen, from the first one on.
    pub people: u8,
    /// What is marked, by its spot on the board, as in `space 2L1`.
    pub marks: BTreeMap<String, Mark>,
    /// What may be done here: moves in a row, of which the last one matters.
    pub legal: Vec<Vec<LegalMove>>,
    /// What the rule forbids here.
    pub illegal: Vec<RefusedMoves>,
}

/// Moves in a row of which the last one is refused.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RefusedMoves {
    /// The moves.
    pub moves: Vec<LegalMove>,
    /// Why, without the English sentence.
    pub refused: Refused,
}

impl RuleBoards {
    /// The boards with the values of the standard edition.
    pub fn standard() -> Result<Self, BoardError> {
        let boards = Board::all()?;
        let boards = boards.iter().map(|board| Ok((board.rule, RuleBoard::new(board)?)));
        Ok(Self { boxes: boxes(), boards: boards.collect::<Result<_, _>>()? })
    }
}

/// The values of every box of the standard edition, for each number of players that it is for.
fn boxes() -> BTreeMap<String, Values> {
    let mut boxes = BTreeMap::new();
    for rules in [RuleSet::default(), RuleSet::muria()] {
        let components = Edition::standard().components(rules.expansion);
        for players in 0..=MAX_SEATS {
            if let Ok(values) = Values::new(components, &rules, players) {
                boxes.insert(format!("{} {players}", rules.expansion.name()), values);
            }
        }
    }
    boxes
}

impl RuleBoard {
    fn new(board: &Board) -> Result<Self, BoardError> {
        let moves = |line: &Line| moves(line, &board.game);
        let refused = |line: &Line| {
            let judged = line.judge(&board.game);
            let judged = judged.map_err(|(mv, why)| BoardError::Refused(board.rule, mv, why))?;
            let refused = judged.err().map(without_sentence);
            Ok(refused.map(|refused| RefusedMoves { moves: moves(line), refused }))
        };
        let illegal: Vec<Option<RefusedMoves>> =
            board.illegal.iter().map(refused).collect::<Result<_, BoardError>>()?;
        Ok(Self {
            expansion: board.game.rules().expansion,
            position: Position::of(&board.game, 0).without_legal_moves(),
            town: board.town.clone(),
            spaces: board.spaces.clone(),
            people: board.people,
            marks: board.marks.clone(),
            legal: board.legal.iter().map(moves).collect(),
            illegal: illegal.into_iter().flatten().collect(),
        })
    }
}

/// Moves in a row with their meaning. One that is refused, the last one, costs and brings nothing.
fn moves(Line(moves): &Line, game: &Game) -> Vec<LegalMove> {
    let mut game = game.clone();
    let mut told = Vec::new();
    for mv in moves {
        let legal = game.check(mv).is_ok();
        told.push(match legal {
            true => game.explained(mv),
            false => LegalMove { data: mv.data(), pays: 0, gets: 0 },
        });
        if legal {
            game.play_unchecked(*mv);
        }
    }
    told
}

fn without_sentence(illegal: Illegal) -> Refused {
    Refused { message: String::new(), ..Refused::from(&Refusal::Illegal(illegal)) }
}
