//! The framing of socket.io 4 over WebSocket: engine.io packets of protocol 4, text only.
//!
//! A message is one digit of engine.io, one of socket.io, the namespace and its payload, as in
//! `42/tic-tac-toe,["update",…]`.

use serde_json::Value;

/// The path and query at which a WebSocket is opened, without polling before.
pub const PATH: &str = "/socket.io/?EIO=4&transport=websocket";

/// The answer to a ping.
pub const PONG: &str = "3";

/// A packet from the server.
#[derive(Debug, PartialEq)]
pub enum Packet<'a> {
    /// The connection is open; a namespace can be entered.
    Open,
    /// To be answered with [`PONG`].
    Ping,
    /// The namespace was entered.
    Connected,
    /// An event, with the JSON array of its name and arguments.
    Event {
        /// Its name.
        name: &'a str,
        /// The array, whose first element is the name.
        array: &'a str,
    },
    /// Anything else: the server closes the connection, or this is not socket.io.
    Other,
}

/// Reads a packet.
pub fn read(text: &str) -> Packet<'_> {
    match text.as_bytes() {
        [b'0', ..] => Packet::Open,
        [b'2', ..] => Packet::Ping,
        [b'4', b'0', ..] => Packet::Connected,
        [b'4', b'2', ..] => event(&text[2..]).unwrap_or(Packet::Other),
        _ => Packet::Other,
    }
}

/// Reads an event after its digits: `/namespace,["name",…]`.
fn event(text: &str) -> Option<Packet<'_>> {
    let array = match text.strip_prefix('/') {
        Some(rest) => rest.split_once(',')?.1,
        None => text,
    };
    // Names of events are plain words, so a name ends at the next quotation mark.
    let (name, _) = array.strip_prefix("[\"")?.split_once('"')?;
    Some(Packet::Event { name, array })
}

/// The packet that enters a namespace, which is named without its slash.
pub fn connect(namespace: &str) -> String {
    format!("40/{namespace},")
}

/// The packet of an event; its name is the first element of `array`.
pub fn emit(namespace: &str, array: &Value) -> String {
    format!("42/{namespace},{array}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn packets_are_told_apart_by_their_digits() {
        assert_eq!(read(r#"0{"sid":"abc","upgrades":[],"pingInterval":10000}"#), Packet::Open);
        assert_eq!(read("2"), Packet::Ping);
        assert_eq!(read(r#"40/tic-tac-toe,{"sid":"xyz"}"#), Packet::Connected);
        assert_eq!(read(r#"44/nothing,{"message":"Invalid namespace"}"#), Packet::Other);
        assert_eq!(read("41/tic-tac-toe,"), Packet::Other);
        assert_eq!(read("1"), Packet::Other);
        assert_eq!(read(""), Packet::Other);
    }

    #[test]
    fn an_event_has_a_name_and_arguments() {
        let array = r#"["update","m1",{"a":[1,2]}]"#;
        assert_eq!(
            read(&format!("42/tic-tac-toe,{array}")),
            Packet::Event { name: "update", array }
        );
        assert_eq!(read(&format!("42{array}")), Packet::Event { name: "update", array });
    }

    #[test]
    fn an_event_without_a_name_is_no_event() {
        for text in ["42", "42/", "42/tic-tac-toe", "42/tic-tac-toe,[]", "42[1]", "42[\"open"] {
            assert_eq!(read(text), Packet::Other, "{text}");
        }
    }

    #[test]
    fn what_is_emitted_can_be_read() {
        assert_eq!(connect("chess"), "40/chess,");
        let text = emit("chess", &json!(["sync", "m\"1", null, 2]));
        assert_eq!(text, r#"42/chess,["sync","m\"1",null,2]"#);
        let array = r#"["sync","m\"1",null,2]"#;
        assert_eq!(read(&text), Packet::Event { name: "sync", array });
    }
}
