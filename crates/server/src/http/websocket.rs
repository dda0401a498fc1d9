//! WebSockets with as little memory as possible: there are many, and nearly all are silent.
//!
//! tungstenite reads messages and answers pings. Texts are written past it, straight from where they
//! are: it would copy each into a buffer of the socket's own, which stays as large as the longest text
//! was, although all clients at a table get the same one.

use super::reply::RefusalResponse;
use arrayvec::ArrayVec;
use axum::{
    body::Body,
    extract::FromRequestParts,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header, request::Parts},
    response::{IntoResponse as _, Response},
};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use magnumsal_table::refusal::Problem;
use std::io::{self, IoSlice};
use tokio::{io::AsyncWriteExt as _, net::TcpStream};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Bytes, Error, Message, Utf8Bytes,
        error::CapacityError,
        handshake::derive_accept_key,
        protocol::{
            CloseFrame, Role, WebSocketConfig,
            frame::{
                FrameHeader,
                coding::{Data, OpCode},
            },
        },
    },
};

/// The longest message from a client, in bytes.
const LONGEST_MESSAGE: usize = 16 * 1024;

/// How much room there is for what a client sends, in bytes; a longer message makes more.
const READ_BUFFER: usize = 1024;

/// The longest head of a frame that is not masked, in bytes.
const LONGEST_HEAD: usize = 10;

/// A request for a WebSocket.
pub(crate) struct Upgrade {
    accept: String,
    connection: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = RefusalResponse;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, RefusalResponse> {
        let headers = &parts.headers;
        let asked = names(headers, header::CONNECTION, "upgrade")
            && names(headers, header::UPGRADE, "websocket")
            && names(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked);
        let accept = key.map(|key| derive_accept_key(key.as_bytes())).ok_or(Problem::NoSocket)?;
        let connection = parts.extensions.remove::<OnUpgrade>().ok_or(Problem::NoSocket)?;
        Ok(Self { accept, connection })
    }
}

/// Whether a header's list has a word.
fn names(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|found| found.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Answers the request; all work with the socket is a task of its own.
    pub(crate) fn accept<F>(
        self,
        serve: impl FnOnce(WebSocket) -> F + Send + 'static,
    ) -> Result<Response, RefusalResponse>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Self { accept, connection } = self;
        let accept = HeaderValue::try_from(accept).map_err(|_| Problem::NoSocket)?;
        tokio::spawn(async move {
            // A client that has gone meanwhile.
            let Ok(upgraded) = connection.await else { return };
            match upgraded.downcast::<TokioIo<TcpStream>>() {
                Ok(parts) => {
                    let stream = parts.io.into_inner();
                    let socket = WebSocket::new(stream, parts.read_buf.to_vec()).await;
                    // This task had to wait for the upgrade; that one is as large as it must be.
                    tokio::spawn(serve(socket));
                }
                Err(_) => tracing::error!("a socket is no TCP connection"),
            }
        });
        let headers = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        Ok((StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response())
    }
}

/// A WebSocket.
pub(crate) struct WebSocket(WebSocketStream<TcpStream>);

/// What came over a socket.
pub(crate) enum Heard {
    /// A message.
    Text(Utf8Bytes),
    /// Something that is no text.
    Binary,
    /// A message that is too long; nothing after it can be read.
    TooLong,
    /// The client is there.
    SignOfLife,
    /// Nothing more will come.
    End,
}

impl WebSocket {
    /// A socket over a connection of which something was read already.
    async fn new(stream: TcpStream, read: Vec<u8>) -> Self {
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST_MESSAGE))
            .max_frame_size(Some(LONGEST_MESSAGE))
            .read_buffer_size(READ_BUFFER)
            // Only pings, pongs and goodbyes go that way.
            .write_buffer_size(0);
        let role = Role::Server;
        Self(WebSocketStream::from_partially_read(stream, read, role, Some(config)).await)
    }

    /// What comes next. Nothing is lost if it is not waited for to the end.
    pub(crate) async fn receive(&mut self) -> Heard {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => Heard::Text(text),
            Some(Ok(Message::Binary(_))) => Heard::Binary,
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => Heard::SignOfLife,
            Some(Err(Error::Capacity(CapacityError::MessageTooLong { .. }))) => Heard::TooLong,
            Some(Ok(Message::Close(_)) | Err(_)) | None => Heard::End,
        }
    }

    /// Sends texts, together if the system has room for them: a write costs more than most texts. Must
    /// be waited for to the end, or nothing else can be sent.
    pub(crate) async fn say(&mut self, texts: &[Utf8Bytes]) -> Result<(), Error> {
        // A pong may be half sent.
        self.0.flush().await?;
        let heads = texts.iter().map(|text| text_head(text.len()));
        let heads: Vec<Head> = heads.collect::<Result<_, Error>>()?;
        let parts = heads.iter().zip(texts).flat_map(|(head, text)| [head, text.as_bytes()]);
        let mut parts: Vec<IoSlice> = parts.map(IoSlice::new).collect();
        let mut left = &mut parts[..];
        while !left.is_empty() {
            match self.0.get_mut().write_vectored(left).await? {
                0 => return Err(io::Error::from(io::ErrorKind::WriteZero).into()),
                written => IoSlice::advance_slices(&mut left, written),
            }
        }
        Ok(())
    }

    /// Sends a ping.
    pub(crate) async fn ping(&mut self) -> Result<(), Error> {
        self.0.send(Message::Ping(Bytes::new())).await
    }

    /// Says goodbye, and why.
    pub(crate) async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Error> {
        let (code, reason) = (code.into(), Utf8Bytes::from_static(reason));
        self.0.send(Message::Close(Some(CloseFrame { code, reason }))).await
    }

    /// Reads until the client has closed its side as well. If a connection ends with something
    /// unread, the system resets it, and the goodbye may be lost on the way.
    pub(crate) async fn listen_to_the_end(&mut self) {
        while let Some(Ok(_)) = self.0.next().await {}
    }
}

/// The head of a frame.
type Head = ArrayVec<u8, LONGEST_HEAD>;

/// The head of a frame with a whole text.
fn text_head(length: usize) -> Result<Head, Error> {
    let mut head = Head::new();
    let frame = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    frame.format(length as u64, &mut head)?;
    Ok(head)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::net::TcpListener;

    #[test]
    fn frames_of_texts_have_heads_of_three_lengths() {
        let head = |length| text_head(length).unwrap().to_vec();
        assert_eq!(head(0), [0x81, 0]);
        assert_eq!(head(125), [0x81, 125]);
        assert_eq!(head(126), [0x81, 126, 0, 126]);
        assert_eq!(head(65_535), [0x81, 126, 255, 255]);
        assert_eq!(head(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }

    #[tokio::test]
    async fn texts_arrive_whole_and_in_order_however_little_the_system_takes_at_once() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let mut server = WebSocket::new(accepted.unwrap().0, Vec::new()).await;
        // Much more than a connection has room for, between short ones.
        let lengths = [2, 5_000_000, 130, 5_000_000, 0, 70_000];
        let texts: Vec<Utf8Bytes> = lengths.map(|length| "x".repeat(length).into()).into();
        let said = texts.clone();
        let saying = tokio::spawn(async move { server.say(&said).await.map(|()| server) });
        let mut client =
            WebSocketStream::from_raw_socket(client.unwrap(), Role::Client, None).await;
        for text in texts {
            assert_eq!(client.next().await.unwrap().unwrap(), Message::Text(text));
        }
        saying.await.unwrap().unwrap();
    }

    #[test]
    fn a_word_is_found_in_lists_of_headers() {
        let mut headers = HeaderMap::new();
        headers.append(header::CONNECTION, HeaderValue::from_static("keep-alive, Upgrade"));
        headers.append(header::CONNECTION, HeaderValue::from_static("te"));
        for (word, found) in [("upgrade", true), ("TE", true), ("grade", false)] {
            assert_eq!(names(&headers, header::CONNECTION, word), found, "{word}");
        }
    }
}
