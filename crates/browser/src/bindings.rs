//! The tables and the thinkers for JavaScript. Numbers of JavaScript are times in milliseconds since 1970.

use crate::{Effect, StoredLine, local};
use js_sys::{Array, Object, Reflect};
use magnumsal_bots::{Host, Job, network::Network};
use std::{panic::PanicHookInfo, time::Duration};
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// The time since an arbitrary moment, in milliseconds.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn steady_time() -> f64;
}

/// A panic is an error of JavaScript that says what and where: the instance cannot be used
/// any more.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic: &PanicHookInfo<'_>| {
        wasm_bindgen::throw_str(&panic.to_string());
    }));
}

/// The worker that a bot thinks in, and its clock.
#[derive(Clone, Copy)]
struct Worker;

impl Host for Worker {
    fn workers(&self) -> usize {
        1
    }

    fn run(&self, jobs: Vec<Job<'_>>) {
        jobs.into_iter().for_each(|job| job());
    }

    fn timer(&self, time: Duration) -> Box<dyn Fn() -> bool + Send + Sync> {
        let end = steady_time() + time.as_secs_f64() * 1000.0;
        Box::new(move || steady_time() >= end)
    }
}

/// Bots at work.
#[wasm_bindgen]
pub struct Thinker(crate::Thinker<Worker>);

#[wasm_bindgen]
impl Thinker {
    /// A thinker for the worker that it is made in, with the grandmaster's network.
    #[wasm_bindgen(constructor)]
    pub fn new(network: &[u8]) -> Result<Self, JsError> {
        Network::provide(network)?;
        Ok(Self(crate::Thinker::new(Worker)))
    }

    /// Does a job.
    pub fn think(&mut self, job: &str) -> String {
        self.0.think(job)
    }
}

/// Tables without a server.
#[wasm_bindgen]
pub struct Local(local::Local);

#[wasm_bindgen]
impl Local {
    /// No tables yet; the seed has 32 random bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: &[u8], build: &str, base: &str) -> Result<Self, JsError> {
        Ok(Self(local::Local::new(seed.try_into()?, build, base)))
    }

    /// The tables that have to be loaded before a request.
    pub fn needs(&self, address: &str, body: Option<String>) -> Vec<String> {
        self.0.needs(address, body.as_deref())
    }

    /// Reads a stored table.
    pub fn load(
        &mut self,
        table: &str,
        created: f64,
        head: &str,
        ats: &[f64],
        texts: Vec<String>,
        now: f64,
    ) {
        self.0.load(table, created as i64, head, lines(ats, texts), now as i64);
    }

    /// Why a stored table cannot be read, as JSON.
    pub fn inspect(
        &self,
        table: &str,
        created: f64,
        head: &str,
        ats: &[f64],
        texts: Vec<String>,
    ) -> Option<String> {
        self.0.inspect(table, created as i64, head, &lines(ats, texts))
    }

    /// Forgets a table.
    pub fn drop(&mut self, table: &str) -> Array {
        to_js(self.0.drop_table(table))
    }

    /// A page asks for something.
    #[allow(clippy::too_many_arguments, reason = "JavaScript has no type for them")]
    pub fn request(
        &mut self,
        id: u32,
        method: &str,
        address: &str,
        key: Option<String>,
        language: &str,
        body: Option<String>,
        now: f64,
    ) -> Array {
        let (key, body) = (key.as_deref(), body.as_deref());
        let asked = crate::Asked { method, address, key, language, body };
        to_js(self.0.request(id, &asked, now as i64))
    }

    /// Nobody waits for the answer to a request any more.
    pub fn abandon(&mut self, id: u32) -> Array {
        to_js(self.0.abandon(id))
    }

    /// A page opens a socket to a table.
    pub fn open(&mut self, socket: u32, table: &str) -> Array {
        to_js(self.0.open(socket, table))
    }

    /// A page says something.
    pub fn receive(&mut self, socket: u32, text: &str, now: f64) -> Array {
        to_js(self.0.receive(socket, text, now as i64))
    }

    /// A page has closed its socket.
    pub fn close(&mut self, socket: u32) -> Array {
        to_js(self.0.close(socket))
    }

    /// What was to be stored is durable.
    pub fn stored(&mut self, token: u32, now: f64) -> Array {
        to_js(self.0.stored(token, now as i64))
    }

    /// What was to be stored could not be.
    pub fn failed(&mut self, token: u32, now: f64) -> Array {
        to_js(self.0.failed(token, now as i64))
    }

    /// In how many milliseconds something is due.
    pub fn due(&self, now: f64) -> Option<f64> {
        self.0.due(now as i64).map(|wait| wait as f64)
    }

    /// Does what is due.
    pub fn fire(&mut self, now: f64) -> Array {
        to_js(self.0.fire(now as i64))
    }

    /// A thinker has answered.
    pub fn thought(&mut self, token: u32, text: &str, now: f64) -> Array {
        to_js(self.0.thought(token, text, now as i64))
    }

    /// A thinker has failed.
    pub fn unthought(&mut self, token: u32, now: f64) -> Array {
        to_js(self.0.unthought(token, now as i64))
    }
}

fn lines(ats: &[f64], texts: Vec<String>) -> Vec<StoredLine> {
    let lines = ats.iter().zip(texts);
    lines.map(|(at, text)| StoredLine { at: *at as i64, text }).collect()
}

/// What is to be done, as objects.
fn to_js(effects: Vec<Effect>) -> Array {
    effects.into_iter().map(object).collect()
}

fn object(effect: Effect) -> JsValue {
    match effect {
        Effect::Answer { request, status, body } => fields([
            ("do", "answer".into()),
            ("request", request.into()),
            ("status", status.into()),
            ("body", body.into()),
        ]),
        Effect::Say { socket, text } => {
            fields([("do", "say".into()), ("socket", socket.into()), ("text", text.into())])
        }
        Effect::Close { socket, code, reason } => fields([
            ("do", "close".into()),
            ("socket", socket.into()),
            ("code", code.into()),
            ("reason", reason.into()),
        ]),
        Effect::Store { token, table, number, at, text } => fields([
            ("do", "store".into()),
            ("token", token.into()),
            ("table", table.into()),
            ("number", number.into()),
            ("at", (at as f64).into()),
            ("text", text.into()),
        ]),
        Effect::Think { token, table, keep, long, text } => fields([
            ("do", "think".into()),
            ("token", token.into()),
            ("table", table.into()),
            ("keep", keep.map_or(JsValue::NULL, JsValue::from)),
            ("long", long.into()),
            ("text", text.into()),
        ]),
        Effect::Stop { token } => fields([("do", "stop".into()), ("token", token.into())]),
    }
}

fn fields<const N: usize>(fields: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // A new object takes any field.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object.into()
}
