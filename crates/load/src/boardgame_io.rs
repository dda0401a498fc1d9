//! boardgame.io's server with tic-tac-toe: everything over socket.io.

use crate::{
    dialect::{Dialect, Heard, Position},
    socket,
    socket_io::{self, Packet},
    table::Table,
};
use serde::{Deserialize, de::IgnoredAny};
use serde_json::json;
use std::sync::Arc;

/// The game, which is also its namespace.
const GAME: &str = "tic-tac-toe";

/// The cells of every match: a draw, so that it is always nine moves long.
const CELLS: [u8; 9] = [0, 1, 2, 4, 3, 5, 7, 6, 8];

/// Moves of a match.
pub const MOVES: u32 = CELLS.len() as u32;

/// The language of boardgame.io's server.
pub struct BoardgameIo;

/// The event's name, the match, its state after a move, and the log of that move.
type UpdateEvent<'a> = (&'a str, String, State, IgnoredAny);

/// The event's name, the match, and all about it.
type SyncEvent<'a> = (&'a str, String, Synced);

#[derive(Deserialize)]
struct Synced {
    state: State,
}

#[derive(Deserialize)]
struct State {
    #[serde(rename = "G")]
    game: Cells,
    ctx: Context,
    #[serde(rename = "_stateID")]
    id: u32,
}

#[derive(Deserialize)]
struct Cells {
    cells: [Option<IgnoredAny>; CELLS.len()],
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Context {
    current_player: String,
    gameover: Option<IgnoredAny>,
}

impl Dialect for BoardgameIo {
    fn answer(&self, text: &str) -> Option<&'static str> {
        (socket_io::read(text) == Packet::Ping).then_some(socket_io::PONG)
    }

    fn understand(&self, text: &str) -> Heard {
        match socket_io::read(text) {
            Packet::Event { name: "update", array } => {
                heard(array, true, |(_, game, state, _): UpdateEvent| position(game, &state))
            }
            Packet::Event { name: "sync", array } => {
                heard(array, false, |(_, game, synced): SyncEvent| position(game, &synced.state))
            }
            // Who is connected to a match.
            Packet::Event { name: "matchData", .. } => Heard::default(),
            _ => Heard::failure(format!("an unexpected message: {text}")),
        }
    }

    fn say(&self, seat: usize, position: &Position, choice: &str) -> String {
        let player = seat.to_string();
        let cell: Option<u8> = choice.parse().ok();
        let payload = json!({ "type": "clickCell", "args": [cell], "playerID": player });
        let action = json!({ "type": "MAKE_MOVE", "payload": payload });
        let array = json!(["update", action, position.ply, position.game, player]);
        socket_io::emit(GAME, &array)
    }
}

/// What an event means that tells the position; an update is also the answer to a move.
fn heard<'a, T: Deserialize<'a>>(
    array: &'a str,
    accepted: bool,
    position: impl FnOnce(T) -> Result<Position, String>,
) -> Heard {
    match serde_json::from_str(array).map_err(|error| error.to_string()).and_then(position) {
        Ok(position) => Heard { accepted, position: Some(Arc::new(position)), ..Heard::default() },
        Err(error) => Heard::failure(format!("{error} in the event {array}")),
    }
}

fn position(game: String, state: &State) -> Result<Position, String> {
    let made = state.game.cells.iter().flatten().count();
    let player = || state.ctx.current_player.parse().map_err(|error| format!("{error}"));
    let seat = if state.ctx.gameover.is_some() { None } else { Some(player()?) };
    let choices = CELLS.get(made).map(u8::to_string).into_iter().collect();
    Ok(Position { game, ply: state.id, seat, choices })
}

/// Connects both players and begins a match.
pub async fn open(address: String, number: u32) -> Result<Table<BoardgameIo>, String> {
    let url = address.replacen("http", "ws", 1) + socket_io::PATH;
    let streams = vec![enter(&url).await?, enter(&url).await?];
    begin(Table::new(number, Arc::new(BoardgameIo), streams), format!("{number}-1")).await
}

/// Opens a player's socket and enters the game's namespace.
async fn enter(url: &str) -> Result<socket::Stream, String> {
    let mut stream = socket::open(url).await?;
    expect(&mut stream, Packet::Open).await?;
    socket::send(&mut stream, socket_io::connect(GAME)).await?;
    expect(&mut stream, Packet::Connected).await?;
    Ok(stream)
}

async fn expect(stream: &mut socket::Stream, packet: Packet<'_>) -> Result<(), String> {
    let text = socket::receive(stream).await?;
    if socket_io::read(&text) == packet {
        Ok(())
    } else {
        Err(format!("boardgame.io answered {text} where {packet:?} was expected"))
    }
}

/// Begins a match at a table, whose earlier one is left. The server makes it when the first player
/// asks for its state, so the second asks after that.
pub async fn begin(
    mut table: Table<BoardgameIo>,
    game: String,
) -> Result<Table<BoardgameIo>, String> {
    for seat in [0, 1] {
        let array = json!(["sync", game, seat.to_string(), null, 2]);
        table.send(seat, socket_io::emit(GAME, &array))?;
        table.settle_at(vec![seat]).await?;
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An update as the server sends it, without the plugins' data.
    const UPDATE: &str = r#"42/tic-tac-toe,["update","7-1",{"G":{"cells":["0",null,null,null,null,null,null,null,null]},
        "ctx":{"numPlayers":2,"turn":2,"currentPlayer":"1","playOrder":["0","1"],"playOrderPos":1,"phase":null,
        "activePlayers":null,"numMoves":0},"plugins":{},"_undo":[],"_redo":[],"_stateID":1},
        [{"action":{"type":"MAKE_MOVE","payload":{"type":"clickCell","args":[0],"playerID":"0"}},"_stateID":0,"turn":1,"phase":null}]]"#;

    #[test]
    fn an_update_accepts_the_move_and_brings_the_position() {
        let position = Position {
            game: "7-1".to_owned(),
            ply: 1,
            seat: Some(1),
            choices: vec![CELLS[1].to_string()],
        };
        assert_eq!(
            BoardgameIo.understand(UPDATE),
            Heard { accepted: true, position: Some(Arc::new(position)), ..Heard::default() }
        );
    }

    #[test]
    fn a_match_that_is_over_has_nobody_to_move() {
        let over = UPDATE.replace("\"numMoves\":0", "\"gameover\":{\"draw\":true}");
        assert_eq!(BoardgameIo.understand(&over).position.unwrap().seat, None);
    }

    #[test]
    fn a_sync_brings_the_position_and_accepts_nothing() {
        let state = r#"{"G":{"cells":[null,null,null,null,null,null,null,null,null]},
            "ctx":{"currentPlayer":"0"},"_stateID":0}"#;
        let text = format!(r#"42/tic-tac-toe,["sync","7-1",{{"state":{state},"log":[]}}]"#);
        let heard = BoardgameIo.understand(&text);
        assert!(!heard.accepted);
        assert_eq!(heard.position.unwrap().choices, [CELLS[0].to_string()]);
    }

    #[test]
    fn pings_are_answered_and_strange_messages_are_failures() {
        assert_eq!(BoardgameIo.answer("2"), Some("3"));
        assert_eq!(BoardgameIo.answer(UPDATE), None);
        assert!(BoardgameIo.understand("41/tic-tac-toe,").failure.is_some());
        assert!(BoardgameIo.understand(r#"42/tic-tac-toe,["update","7-1",{}]"#).failure.is_some());
    }

    #[test]
    fn a_move_names_its_state_match_and_player() {
        let position = Position { game: "7-1".to_owned(), ply: 3, ..Position::default() };
        let said = BoardgameIo.say(1, &position, "4");
        let Packet::Event { name: "update", array } = socket_io::read(&said) else {
            panic!("{said} is no update");
        };
        let said: serde_json::Value = serde_json::from_str(array).unwrap();
        let payload = json!({ "type": "clickCell", "args": [4], "playerID": "1" });
        let action = json!({ "type": "MAKE_MOVE", "payload": payload });
        assert_eq!(said, json!(["update", action, 3, "7-1", "1"]));
    }

    #[test]
    fn every_match_is_a_draw_of_nine_moves() {
        const LINES: [[u8; 3]; 8] = [
            [0, 1, 2],
            [3, 4, 5],
            [6, 7, 8],
            [0, 3, 6],
            [1, 4, 7],
            [2, 5, 8],
            [0, 4, 8],
            [2, 4, 6],
        ];
        let mut sorted = CELLS;
        sorted.sort_unstable();
        assert_eq!(sorted, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        for player in [0, 1] {
            let cells: Vec<u8> = CELLS.iter().skip(player).step_by(2).copied().collect();
            assert!(!LINES.iter().any(|line| line.iter().all(|cell| cells.contains(cell))));
        }
    }
}
