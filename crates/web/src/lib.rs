//! The pages in the browser, as a part of the program: nothing else has to be installed or started.
//!
//! `build.rs` has them built from `web/`. Files under `assets` have a hash of their content in their
//! name and are kept by browsers for ever; all others are asked for again each time, and not sent
//! again if they are the same. Where a browser takes Brotli, it gets what the build has compressed.

use axum::{
    Router,
    http::{
        HeaderMap, HeaderName, HeaderValue, StatusCode,
        header::{
            ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY,
            CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
        },
    },
    response::{IntoResponse, Response},
    routing::get,
};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::{borrow::Cow, sync::Arc};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

/// The suffix of what the build has compressed.
const BROTLI: &str = ".br";

/// What stands before the fingerprint in the first page.
const BUILD: &str = "<meta name=\"build\" content=\"";

/// Everything comes from here, WebAssembly among it. Styles of single elements are set where pieces move.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// All pages, by their addresses.
pub fn pages() -> Router {
    let names = Files::iter().filter(|name| !name.ends_with(BROTLI));
    names.fold(Router::new(), |router, name| match Page::named(&name) {
        Some(page) => {
            let page = Arc::new(page);
            let address = if name == "index.html" { "/".to_owned() } else { format!("/{name}") };
            router.route(&address, get(async move |headers: HeaderMap| page.answer(&headers)))
        }
        None => router,
    })
}

/// What tells these pages from those of other versions: the build has written it into the first
/// page, so that a page knows its own.
pub fn build() -> String {
    let page = Files::get("index.html").map(|file| file.data).unwrap_or_default();
    let page = String::from_utf8_lossy(&page);
    let build = page.split_once(BUILD).and_then(|(_, rest)| rest.split('"').next());
    build.unwrap_or_default().to_owned()
}

/// A file, and how it is sent.
struct Page {
    plain: Cow<'static, [u8]>,
    brotli: Option<Cow<'static, [u8]>>,
    kind: &'static str,
    tag: String,
    lasting: bool,
}

impl Page {
    fn named(name: &str) -> Option<Self> {
        let EmbeddedFile { data, metadata } = Files::get(name)?;
        let hash = metadata.sha256_hash();
        Some(Self {
            plain: data,
            brotli: Files::get(&format!("{name}{BROTLI}")).map(|file| file.data),
            kind: kind(name),
            tag: hex::encode(&hash[..16]),
            lasting: name.starts_with("assets/"),
        })
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let told = |name: &HeaderName| asked.get(name).and_then(|value| value.to_str().ok());
        let brotli = self.brotli.as_ref().filter(|_| takes_brotli(told(&ACCEPT_ENCODING)));
        // What is sent differs, so its tag does.
        let tag = match brotli {
            Some(_) => format!("\"{}-br\"", self.tag),
            None => format!("\"{}\"", self.tag),
        };
        let cache = if self.lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
        let mut headers = HeaderMap::new();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(ETAG, tag);
        }
        let known = told(&IF_NONE_MATCH).unwrap_or_default();
        if known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        if brotli.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
        (headers, brotli.unwrap_or(&self.plain).clone()).into_response()
    }
}

/// Whether `Accept-Encoding` has Brotli, and not with a weight of 0.
fn takes_brotli(accepted: Option<&str>) -> bool {
    accepted.unwrap_or_default().split(',').any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        name.trim() == "br" && !refused
    })
}

/// The media type of a file, by its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{
        body::{Body, to_bytes},
        http::Request,
    };
    use tower::ServiceExt;

    async fn ask(path: &str, headers: &[(HeaderName, &str)]) -> Response {
        let mut request = Request::get(path);
        for (name, value) in headers {
            request = request.header(name, *value);
        }
        pages().oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
    }

    fn header<'a>(response: &'a Response, name: &HeaderName) -> &'a str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    async fn bytes(response: Response) -> Vec<u8> {
        to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()
    }

    #[tokio::test]
    async fn the_first_page_is_asked_for_each_time_and_sent_once() {
        let first = ask("/", &[]).await;
        assert_eq!(first.status(), StatusCode::OK);
        assert_eq!(header(&first, &CONTENT_TYPE), "text/html; charset=utf-8");
        assert_eq!(header(&first, &CACHE_CONTROL), "no-cache");
        assert!(header(&first, &CONTENT_SECURITY_POLICY).contains("default-src 'self'"));
        let tag = header(&first, &ETAG).to_owned();
        let html = String::from_utf8(bytes(first).await).unwrap();
        assert!(html.starts_with("<!doctype html>"), "{html}");
        for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
            let again = ask("/", &[(IF_NONE_MATCH, &known)]).await;
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{known}");
            assert!(bytes(again).await.is_empty());
        }
        let other = ask("/", &[(IF_NONE_MATCH, "\"other\"")]).await;
        assert_eq!(other.status(), StatusCode::OK);
        for none in ["/index.html", "/index.html.br", "/table/1", "/assets/none.js"] {
            assert_eq!(ask(none, &[]).await.status(), StatusCode::NOT_FOUND, "{none}");
        }
    }

    #[test]
    fn the_first_page_knows_which_build_it_is() {
        let build = build();
        assert_eq!(build.len(), 16, "{build}");
        assert!(build.bytes().all(|byte| byte.is_ascii_hexdigit()), "{build}");
    }

    #[tokio::test]
    async fn nothing_in_the_first_page_is_against_its_policy() {
        let html = String::from_utf8(bytes(ask("/", &[]).await).await).unwrap();
        for script in html.split("<script").skip(1) {
            let (tag, rest) = script.split_once('>').unwrap();
            assert!(tag.contains("src=\"/") && rest.starts_with("</script>"), "{script}");
        }
        assert!(!html.contains("<style") && !html.contains("://"), "{html}");
    }

    #[tokio::test]
    async fn assets_last_and_are_sent_compressed_to_who_takes_it() {
        let assets: Vec<_> = Files::iter().filter(|name| name.starts_with("assets/")).collect();
        assert!(!assets.is_empty());
        for name in assets.iter().filter(|name| !name.ends_with(BROTLI)) {
            let plain = ask(&format!("/{name}"), &[]).await;
            assert_eq!(header(&plain, &CACHE_CONTROL), "public, max-age=31536000, immutable");
            assert_eq!(header(&plain, &CONTENT_ENCODING), "", "{name}");
            assert_eq!(header(&plain, &VARY), "accept-encoding");
            let tag = header(&plain, &ETAG).to_owned();
            let plain = bytes(plain).await;
            assert_eq!(plain, *Files::get(name).unwrap().data);
            let small = ask(&format!("/{name}"), &[(ACCEPT_ENCODING, "gzip, deflate, br")]).await;
            if !assets.iter().any(|other| **other == format!("{name}{BROTLI}")) {
                continue;
            }
            assert_eq!(header(&small, &CONTENT_ENCODING), "br", "{name}");
            assert_ne!(header(&small, &ETAG), tag);
            assert!(bytes(small).await.len() < plain.len(), "{name}");
        }
        let scripts = assets.iter().filter(|name| name.ends_with(".js.br")).count();
        assert!(scripts > 0, "no script is compressed");
    }

    #[test]
    fn brotli_is_for_those_who_take_it() {
        for (accepted, takes) in [
            (Some("br"), true),
            (Some("gzip, br;q=0.5"), true),
            (Some("gzip, deflate"), false),
            (Some("gzip, br;q=0"), false),
            (Some("brr"), false),
            (None, false),
        ] {
            assert_eq!(takes_brotli(accepted), takes, "{accepted:?}");
        }
    }

    #[test]
    fn every_file_has_a_known_kind() {
        for name in Files::iter().filter(|name| !name.ends_with(BROTLI)) {
            let is_network = name.ends_with(".net");
            assert!(is_network || kind(&name) != "application/octet-stream", "{name}");
        }
    }
}
