//! A player's program for tests: a socket to a table, and requests over HTTP.

use futures_util::{SinkExt, StreamExt};
use magnumsal_table::testing::snapshot::Snapshot;
use serde_json::{Value, json};
use std::{collections::VecDeque, time::Duration};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{self, Message},
};

/// How long to wait for anything; a test that waits for nothing must end.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);

/// Why there is no message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ClientError {
    /// The server has said goodbye, with this code.
    #[error("the server has closed the socket{}", .0.map(|code| format!(" with {code}")).unwrap_or_default())]
    Closed(Option<u16>),
    /// The connection could not be made or has broken.
    #[error("the connection is lost: {0}")]
    Lost(String),
    /// Nothing has come for a long time.
    #[error("nothing came in {} seconds", ANSWER_TIMEOUT.as_secs())]
    Silent,
    /// What came is no JSON.
    #[error("this is no JSON: {0}")]
    NoJson(String),
    /// The server cannot do now what it was asked for, as it says with this code.
    #[error("the server cannot do it now: {0}")]
    Refused(String),
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> Self {
        match error {
            tungstenite::Error::ConnectionClosed | tungstenite::Error::AlreadyClosed => {
                Self::Closed(None)
            }
            error => Self::Lost(error.to_string()),
        }
    }
}

type Result<T> = std::result::Result<T, ClientError>;

/// A socket to a table.
#[derive(Debug)]
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What came while an answer was waited for.
    waiting: VecDeque<Value>,
    commands: u64,
    received: Option<String>,
    /// How things are, if updates have only what has changed.
    snapshot: Option<Snapshot>,
}

impl Client {
    /// Opens a socket to a table of the server at `http://…`, says hello and gives the welcome, with
    /// all that was missed.
    ///
    /// # Errors
    /// If there is no server, or it does not answer.
    pub async fn connect(
        address: &str,
        table: &str,
        token: Option<&str>,
        seen: Option<u32>,
    ) -> Result<(Self, Value)> {
        Self::greet(address, table, token, seen, false, None).await
    }

    /// The same, where updates come with only what has changed. The messages of this client have all
    /// of it nevertheless.
    ///
    /// # Errors
    /// If there is no server, or it does not answer.
    pub async fn connect_for_changes(
        address: &str,
        table: &str,
        token: Option<&str>,
        seen: Option<u32>,
    ) -> Result<(Self, Value)> {
        Self::greet(address, table, token, seen, true, None).await
    }

    /// The same in one form or the other, and everything that is received is kept for
    /// [`Client::received`].
    ///
    /// # Errors
    /// If there is no server, or it does not answer.
    pub async fn connect_and_record(
        address: &str,
        table: &str,
        token: Option<&str>,
        seen: Option<u32>,
        changes: bool,
    ) -> Result<(Self, Value)> {
        Self::greet(address, table, token, seen, changes, Some(String::new())).await
    }

    async fn greet(
        address: &str,
        table: &str,
        token: Option<&str>,
        seen: Option<u32>,
        changes: bool,
        received: Option<String>,
    ) -> Result<(Self, Value)> {
        let url = format!("{}/api/tables/{table}/socket", address.replacen("http", "ws", 1));
        let connecting = connect_async_with_config(url, None, true);
        let (socket, _) =
            timeout(ANSWER_TIMEOUT, connecting).await.map_err(|_| ClientError::Silent)??;
        let snapshot = changes.then(Snapshot::default);
        let mut client = Self { socket, waiting: VecDeque::new(), commands: 0, received, snapshot };
        let mut hello = json!({ "type": "hello" });
        if changes {
            hello["changes"] = true.into();
        }
        if let Some(token) = token {
            hello["token"] = token.into();
        }
        if let Some(seen) = seen {
            hello["seen"] = seen.into();
        }
        client.send(&hello).await?;
        let mut welcome = client.next().await?;
        let number = welcome["number"].clone();
        while let Some(Value::Array(missed)) = welcome.get_mut("missed")
            && missed.last().is_some_and(|last| last["number"] != number)
        {
            // A long journal comes in parts.
            let mut message = client.receive().await?;
            match message.get_mut("lines").map(Value::take) {
                Some(Value::Array(lines)) => missed.extend(lines),
                _ => client.waiting.push_back(message),
            }
        }
        Ok((client, welcome))
    }

    /// Sends a message.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn send(&mut self, message: &Value) -> Result<()> {
        let sending = self.socket.send(Message::text(message.to_string()));
        Ok(timeout(ANSWER_TIMEOUT, sending).await.map_err(|_| ClientError::Silent)??)
    }

    /// The next message.
    ///
    /// # Errors
    /// If the connection is lost or closed, or nothing comes for a long time.
    pub async fn next(&mut self) -> Result<Value> {
        match self.waiting.pop_front() {
            Some(message) => Ok(message),
            None => self.receive().await,
        }
    }

    /// The next message that fits; those before it are dropped.
    ///
    /// # Errors
    /// If the connection is lost or closed, or nothing comes for a long time.
    pub async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Result<Value> {
        loop {
            let message = self.next().await?;
            if fits(&message) {
                return Ok(message);
            }
        }
    }

    /// Sends a command under a fresh number and gives the answer: `accepted` or `refused`. What
    /// comes before it is kept for [`Client::next`].
    ///
    /// # Errors
    /// If the connection is lost or closed, or nothing comes for a long time.
    pub async fn command(&mut self, mut command: Value) -> Result<Value> {
        self.commands += 1;
        command["id"] = self.commands.into();
        self.send(&command).await?;
        loop {
            let message = self.receive().await?;
            if message["id"] == self.commands {
                return Ok(message);
            }
            self.waiting.push_back(message);
        }
    }

    /// Makes a move, and gives the answer as [`Client::command`] does.
    ///
    /// # Errors
    /// If the connection is lost or closed, or nothing comes for a long time.
    pub async fn play(&mut self, ply: usize, mv: &str) -> Result<Value> {
        self.command(json!({ "type": "move", "ply": ply, "move": mv })).await
    }

    /// All texts that were received, one after the other.
    pub fn received(&self) -> &str {
        self.received.as_deref().unwrap_or_default()
    }

    async fn receive(&mut self) -> Result<Value> {
        // Signs of life are no news: a server that only pings is silent.
        timeout(ANSWER_TIMEOUT, self.message()).await.map_err(|_| ClientError::Silent)?
    }

    async fn message(&mut self) -> Result<Value> {
        loop {
            match self.socket.next().await {
                None => return Err(ClientError::Closed(None)),
                Some(Ok(Message::Close(frame))) => {
                    return Err(ClientError::Closed(frame.map(|frame| frame.code.into())));
                }
                Some(Ok(Message::Text(text))) => {
                    if let Some(received) = &mut self.received {
                        received.push_str(&text);
                        received.push('\n');
                    }
                    let mut message = serde_json::from_str(&text)
                        .map_err(|_| ClientError::NoJson(text.to_string()))?;
                    if let Some(snapshot) = &mut self.snapshot {
                        snapshot.complete(&mut message);
                    }
                    return Ok(message);
                }
                // Signs of life are answered by the socket itself.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}

/// Makes a request, and gives the answer's status and body. A body that is no JSON is given as a
/// text; of a picture that text is of no use, and its status is.
///
/// # Errors
/// If there is no server, or it does not answer.
pub fn http(
    method: &str,
    url: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> Result<(u16, Value)> {
    let lost = |error: ureq::Error| ClientError::Lost(error.to_string());
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(ANSWER_TIMEOUT))
        .proxy(None)
        .build()
        .into();
    let mut request = ureq::http::Request::builder().method(method).uri(url);
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let response = match body {
        Some(body) => {
            let request = request.header("content-type", "application/json");
            agent.run(request.body(body.to_string()).map_err(|error| lost(error.into()))?)
        }
        None => agent.run(request.body(()).map_err(|error| lost(error.into()))?),
    };
    let mut response = response.map_err(lost)?;
    let bytes = response.body_mut().read_to_vec().map_err(lost)?;
    let body = serde_json::from_slice(&bytes)
        .unwrap_or_else(|_| String::from_utf8_lossy(&bytes).into_owned().into());
    Ok((response.status().as_u16(), body))
}
