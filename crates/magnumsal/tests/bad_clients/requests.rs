//! Requests that are too long, or of another protocol.

use crate::{BusyServer, says, text};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_sends_too_much_gets_the_answer() {
    let busy = BusyServer::open().await;
    let length = 3 * 1024 * 1024;
    for (path, most) in [("/api/tables", 64), ("/api/tables/import", 1024)] {
        for chunked in [false, true] {
            let mut stream = busy.connect().await;
            let form = match chunked {
                true => "Transfer-Encoding: chunked".to_owned(),
                false => format!("Content-Length: {length}"),
            };
            let head = format!(
                "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                 Content-Type: application/json\r\n{form}\r\n\r\n"
            );
            stream.write_all(head.as_bytes()).await.unwrap();
            let body = vec![b'['; length];
            if chunked {
                stream.write_all(format!("{length:x}\r\n").as_bytes()).await.unwrap();
                stream.write_all(&body).await.unwrap();
                stream.write_all(b"\r\n0\r\n\r\n").await.unwrap();
            } else {
                stream.write_all(&body).await.unwrap();
            }
            let said = says(&mut stream).await;
            assert!(said.starts_with("HTTP/1.1 413 "), "{path} {form}: {said}");
            let refused: Value = serde_json::from_str(said.lines().last().unwrap()).unwrap();
            assert_eq!(text(&refused["code"]), "too-long", "{refused}");
            assert_eq!(refused["facts"]["most"], most, "{refused}");
        }
    }
    busy.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_too_long_is_not_asked_for() {
    let busy = BusyServer::open().await;
    let mut stream = busy.connect().await;
    let head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                Content-Type: application/json\r\nContent-Length: 100000\r\n\
                Expect: 100-continue\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let said = says(&mut stream).await;
    assert!(said.starts_with("HTTP/1.1 413 "), "{said}");
    busy.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn http_2_in_clear_is_not_spoken() {
    let busy = BusyServer::open().await;
    // Prior knowledge: the preface, and a frame of settings.
    let mut stream = busy.connect().await;
    let settings = [0, 0, 0, 4, 0, 0, 0, 0, 0];
    stream.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").await.unwrap();
    stream.write_all(&settings).await.unwrap();
    let said = says(&mut stream).await;
    // A server that speaks it answers with a frame of its own settings.
    assert!(said.is_empty() || said.starts_with("HTTP/1.1 "), "{said:?}");
    // An upgrade is not taken up either.
    let mut stream = busy.connect().await;
    let head = "GET /api/version HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\n\
                Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut said = [0; 12];
    stream.read_exact(&mut said).await.unwrap();
    assert_eq!(String::from_utf8_lossy(&said), "HTTP/1.1 200");
    busy.close().await;
}
