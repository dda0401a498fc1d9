//! Tables in the module and in this program side by side: the same calls, and the same effects.

use crate::node::Node;
use magnumsal_browser::{Asked, Effect, Local};
use magnumsal_table::testing::snapshot::Snapshot;
use serde_json::{Value, json};

/// The time at all tables.
const NOW: i64 = 1_700_000_000_000;

/// The socket that everything is said on.
const SOCKET: u32 = 1;

/// Two of the same tables.
pub struct Both<'n> {
    node: &'n mut Node,
    /// What the module's are called.
    name: String,
    local: Local,
    requests: u32,
    /// What the socket knows: updates have only what has changed.
    snapshot: Snapshot,
    /// Whether what is to be stored can be.
    pub disk_works: bool,
}

impl<'n> Both<'n> {
    /// No tables yet.
    pub fn new(node: &'n mut Node, number: usize) -> Self {
        let (name, seed) = (format!("local {number}"), [7; 32]);
        let (build, base) = ("0123456789abcdef", "https://salt.example/play");
        node.call(&name, "new", &json!(["Local", seed, build, base]));
        let local = Local::new(seed, build, base);
        let snapshot = Snapshot::default();
        Self { node, name, local, requests: 0, snapshot, disk_works: true }
    }

    /// A request that is answered, with what it is answered with.
    pub fn ask(
        &mut self,
        method: &str,
        address: &str,
        key: Option<&str>,
        body: Option<Value>,
    ) -> Value {
        self.requests += 1;
        let (request, body) = (self.requests, body.map(|body| body.to_string()));
        let args = json!([request, method, address, key, "de", body, NOW]);
        let asked = Asked { method, address, key, language: "de", body: body.as_deref() };
        let ours = self.local.request(request, &asked, NOW);
        let effects = self.same("request", &args, ours);
        let answer = effects.into_iter().find_map(|effect| match effect {
            Effect::Answer { body, .. } => Some(body),
            _ => None,
        });
        serde_json::from_str(&answer.unwrap()).unwrap()
    }

    /// Opens the socket, and says hello: the welcome.
    pub fn join(&mut self, table: &str, token: &str) -> Value {
        let ours = self.local.open(SOCKET, table);
        self.same("open", &json!([SOCKET, table]), ours);
        self.say(&json!({"type": "hello", "protocol": 4, "token": token, "changes": true}))
            .swap_remove(0)
    }

    /// Sends a message; returns the messages that come back.
    pub fn say(&mut self, message: &Value) -> Vec<Value> {
        let text = message.to_string();
        let ours = self.local.receive(SOCKET, &text, NOW);
        let effects = self.same("receive", &json!([SOCKET, text, NOW]), ours);
        let heard = effects.into_iter().filter_map(|effect| match effect {
            Effect::Say { text, .. } => Some(serde_json::from_str::<Value>(&text).unwrap()),
            _ => None,
        });
        let mut heard: Vec<Value> = heard.collect();
        heard.iter_mut().for_each(|message| self.snapshot.complete(message));
        heard
    }

    /// Checks that the module returns the same effects as this program; carries them out in both.
    fn same(&mut self, call: &str, args: &Value, ours: Vec<Effect>) -> Vec<Effect> {
        let theirs = self.node.call(&self.name, call, args);
        assert_eq!(json!(ours), theirs, "{call} {args}");
        let mut all = Vec::new();
        for effect in ours {
            if let Effect::Store { token, .. } = effect {
                let (call, next) = match self.disk_works {
                    true => ("stored", self.local.stored(token, NOW)),
                    false => ("failed", self.local.failed(token, NOW)),
                };
                all.extend(self.same(call, &json!([token, NOW]), next));
            } else {
                all.push(effect);
            }
        }
        all
    }
}
