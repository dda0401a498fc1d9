//! The description of the interface: the OpenAPI document, and a small page that shows it.

use axum::{
    Router,
    http::{HeaderValue, header},
    response::Redirect,
    routing::get,
};
use serde_json::Value;

/// Where the document is.
const DOCUMENT: &str = "/api/openapi.json";

/// Where the page is.
const PAGE: &str = "/api/docs/";

/// The parts of the page: where they are, their media types, and what they are.
const PARTS: [(&str, &str, &str); 3] = [
    (PAGE, "text/html; charset=utf-8", include_str!("docs/index.html")),
    ("/api/docs/page.css", "text/css; charset=utf-8", include_str!("docs/page.css")),
    ("/api/docs/page.js", "text/javascript; charset=utf-8", include_str!("docs/page.js")),
];

/// Everything comes from here, and the page asks for nothing but the document.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; \
     form-action 'none'; frame-ancestors 'none'",
);

/// The document and its page.
pub(super) fn routes<S: Clone + Send + Sync + 'static>(document: &Value) -> Router<S> {
    let document = document.to_string();
    let json = [(header::CONTENT_TYPE, "application/json")];
    let router = Router::new()
        .route(DOCUMENT, get(async move || (json, document.clone())))
        .route(PAGE.trim_end_matches('/'), get(async || Redirect::permanent(PAGE)));
    PARTS.into_iter().fold(router, |router, (path, kind, text)| {
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
            (header::CONTENT_SECURITY_POLICY, POLICY),
        ];
        router.route(path, get(async move || (headers.clone(), text)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{body::Body, http::Request};
    use tower::ServiceExt as _;

    #[tokio::test]
    async fn every_part_of_the_page_may_load_from_here_alone() {
        for (path, ..) in PARTS {
            let routes: Router = routes(&Value::Null);
            let answer = routes.oneshot(Request::get(path).body(Body::empty()).unwrap());
            let answer = answer.await.unwrap();
            let policy = answer.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
            assert!(
                policy.starts_with("default-src 'none'; script-src 'self';"),
                "{path}: {policy}"
            );
        }
    }
}
