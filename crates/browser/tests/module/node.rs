//! The module in Node.js.

use serde_json::{Value, json};
use std::{
    env,
    io::{BufRead as _, BufReader, Lines, Write as _},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// Who sets this has the module in that folder, and wants it tested.
const MODULE: &str = "MAGNUMSAL_WASM";

/// A process that runs the module.
pub struct Node {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Node {
    /// Starts it; nothing if nobody has said where the module is.
    pub fn start() -> Option<Self> {
        let Some(module) = env::var_os(MODULE) else {
            eprintln!(
                "note: the module of browsers is not tested: {MODULE} does not say where it is"
            );
            return None;
        };
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/module/run.mjs");
        let mut node = Command::new("node");
        node.arg(script).arg(module).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = node.spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        Some(Self { child, input, output })
    }

    /// Calls a method of something, or makes it with `new`.
    pub fn call(&mut self, on: &str, call: &str, args: &Value) -> Value {
        writeln!(self.input, "{}", json!({"on": on, "call": call, "args": args})).unwrap();
        let line = self.output.next().unwrap().unwrap();
        let mut told: Value = serde_json::from_str(&line).unwrap();
        assert!(told.get("error").is_none(), "{call}: {told}");
        told["done"].take()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It ends with its input; whether it does is not our business.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
