//! What players ask for: mostly moves, sometimes what they should not.

use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

/// Moves about a chamber, to be tried where it may be hidden, and about stacks.
const CURIOUS: [&str; 12] = [
    "extract X b crew 1",
    "extract X g crew 2",
    "extract X bbg crew 3",
    "extract X w crew 1 pick 1",
    "extract X b crew 1 mill",
    "pump X 1",
    "pump X 3",
    "shaft X",
    "place supply X",
    "feed X",
    "bucket X 2L1",
    "bucket 2R1 X",
];

/// A move or something else that a player in turn may ask for, by what everybody can see.
pub fn request(position: &Value, rng: &mut ChaCha8Rng) -> Value {
    let ply = position["ply"].as_u64().unwrap();
    match rng.random_range(0..100) {
        0..72 => {
            let mv = position["legal"].as_array().unwrap().choose(rng).unwrap();
            json!({ "type": "move", "ply": ply, "move": mv["text"] })
        }
        72..76 => json!({ "type": "say", "text": "How deep shall we go?" }),
        76..82 => json!({ "type": "undo" }),
        82..86 => json!({ "type": "redo" }),
        86..88 => json!({ "type": "ask", "ply": ply.saturating_sub(rng.random_range(1..6)) }),
        88..91 => json!({ "type": "agree" }),
        91 => json!({ "type": "decline" }),
        _ => json!({ "type": "move", "ply": ply, "move": curious(position, rng) }),
    }
}

/// A move to be tried after others: mostly a legal one, and some that ask too much.
pub fn next_try(position: &Value, rng: &mut ChaCha8Rng) -> String {
    match position["legal"].as_array().unwrap().choose(rng) {
        Some(mv) if rng.random_ratio(4, 5) => mv["text"].as_str().unwrap().to_owned(),
        _ => curious(position, rng),
    }
}

fn curious(position: &Value, rng: &mut ChaCha8Rng) -> String {
    let chambers: Vec<&String> = position["state"]["mine"].as_object().unwrap().keys().collect();
    let chamber = chambers.choose(rng).unwrap();
    CURIOUS.choose(rng).unwrap().replace('X', chamber)
}

/// A trial of these moves.
pub fn trial(position: &Value, moves: &[String]) -> Value {
    json!({ "type": "try", "ply": position["ply"], "moves": moves })
}
