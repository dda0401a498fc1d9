//! Whether a request is meant for this server, and comes from its own pages.
//!
//! A page of somebody else can make a browser ask this server under a name that it has made to lead
//! here (DNS rebinding), and any page can make it open a socket. So names are known ones, and sockets
//! are opened by pages of this server or by programs, which send no `Origin`.

use super::{Server, body};
use axum::{
    extract::{Request, State},
    http::{HeaderMap, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::net::IpAddr;
use url::Url;

/// Names that nobody can register: they lead to machines of the same network.
const LOCAL: [&str; 6] = ["localhost", "local", "lan", "home", "internal", "home.arpa"];

/// Refuses requests for another host.
pub(super) async fn known_host(
    State(server): State<Server>,
    request: Request,
    next: Next,
) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    // Who sends none is no browser. Proxies ask for the health by any name.
    if is_probe(&request)
        || host.is_none_or(|host| is_ours(host, &server.service.settings.public_url))
    {
        return next.run(request).await;
    }
    body::hear_out(request).await;
    let told = "This server is not known by that name. Its host can name it with --public-url.\n";
    (StatusCode::MISDIRECTED_REQUEST, told).into_response()
}

/// Whether a request asks for the health of the server alone.
pub(super) fn is_probe(request: &Request) -> bool {
    matches!(request.uri().path(), "/healthz" | "/readyz")
}

/// Whether a socket is opened by a page of this server, or by no page.
pub(super) fn is_own_page(headers: &HeaderMap, public: &Url) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let Some(origin) = text(header::ORIGIN) else { return true };
    let Ok(origin) = Url::parse(origin) else { return false };
    let place = |url: &Url| format!("{}:{}", url.host_str().unwrap_or_default(), port(url));
    let asked = text(header::HOST)
        .and_then(|host| Url::parse(&format!("{}://{host}", origin.scheme())).ok());
    origin.origin() == public.origin() || asked.is_some_and(|asked| place(&asked) == place(&origin))
}

fn port(url: &Url) -> u16 {
    url.port_or_known_default().unwrap_or_default()
}

/// Whether a host is this server: an address, a name of the same network, or its public name.
fn is_ours(host: &str, public: &Url) -> bool {
    // The scheme does not matter; a URL has the rules for hosts and ports.
    let Ok(url) = Url::parse(&format!("http://{host}")) else { return false };
    let Some(name) = url.host_str() else { return false };
    let name = name.trim_end_matches('.');
    let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let is_local = !name.contains('.')
        || LOCAL.iter().any(|end| name.strip_suffix(end).is_some_and(|rest| rest.ends_with('.')));
    is_address || is_local || public.host_str() == Some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn public() -> Url {
        "https://salt.example.org/".parse().unwrap()
    }

    #[test]
    fn a_server_is_known_by_addresses_local_names_and_its_own() {
        for ours in [
            "127.0.0.1:1368",
            "192.168.1.7",
            "[::1]:1368",
            "localhost:1368",
            "mine",
            "mine.local:1368",
            "table.home.arpa",
            "salt.example.org",
            "SALT.example.org:443",
            "salt.example.org.",
        ] {
            assert!(is_ours(ours, &public()), "{ours}");
        }
        for other in ["evil.example.com", "salt.example.org.evil.com", "notlocal.com", "a b", ""] {
            assert!(!is_ours(other, &public()), "{other}");
        }
    }

    #[test]
    fn sockets_are_opened_by_own_pages_and_by_programs() {
        let from = |host: &str, origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            is_own_page(&headers, &public())
        };
        assert!(from("127.0.0.1:1368", None));
        assert!(from("127.0.0.1:1368", Some("http://127.0.0.1:1368")));
        assert!(from("mine.local", Some("http://mine.local")));
        assert!(from("upstream:1368", Some("https://salt.example.org")), "behind a proxy");
        assert!(!from("127.0.0.1:1368", Some("http://127.0.0.1:8080")));
        assert!(!from("127.0.0.1:1368", Some("https://evil.example.com")));
        assert!(!from("127.0.0.1:1368", Some("null")));
    }
}
