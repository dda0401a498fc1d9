//! Answers: refusals with their status, and bodies that are read with clear errors.

use super::body;
use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Path, Query, Request, rejection::JsonRejection},
    http::{HeaderMap, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use magnumsal_phrases::Language;
use magnumsal_table::{
    id::TableId,
    key::{Key, KeyHash},
    refusal::{Problem, Refusal},
    request::LONGEST_BODY,
    wire::Refused,
};
use serde::{Serialize, de::DeserializeOwned};
use std::{convert::Infallible, marker::PhantomData};

/// A refusal as the answer to a request.
#[derive(Debug)]
pub(crate) struct RefusalResponse(Refusal);

impl<R: Into<Refusal>> From<R> for RefusalResponse {
    fn from(refusal: R) -> Self {
        Self(refusal.into())
    }
}

impl IntoResponse for RefusalResponse {
    fn into_response(self) -> Response {
        // All of them are.
        let status = StatusCode::from_u16(self.0.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut headers = HeaderMap::new();
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, header::HeaderValue::from_static("Bearer"));
        }
        (status, headers, Json(Refused::from(&self.0))).into_response()
    }
}

/// Something that was just made, as JSON.
pub(crate) struct New<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for New<T> {
    fn into_response(self) -> Response {
        (StatusCode::CREATED, Json(self.0)).into_response()
    }
}

/// JSON of a type that is text already.
pub(crate) struct JsonText<T>(String, PhantomData<T>);

impl<T> JsonText<T> {
    /// The text, which must be JSON of the type.
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self(text.into(), PhantomData)
    }
}

impl<T> IntoResponse for JsonText<T> {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

/// A JSON body of this length at most, in bytes.
pub(crate) struct Body<T, const MOST: usize = LONGEST_BODY>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned, const MOST: usize> FromRequest<S> for Body<T, MOST> {
    type Rejection = RefusalResponse;

    async fn from_request(request: Request, state: &S) -> Result<Self, RefusalResponse> {
        // The headers are needed for the form of the body.
        let mut read = Request::new(axum::body::Body::empty());
        *read.headers_mut() = request.headers().clone();
        *read.body_mut() = body::read(request, MOST).await?.into();
        match Json::<T>::from_request(read, state).await {
            Ok(Json(value)) => Ok(Self(value)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Problem::NotJson.into()),
            Err(other) => Err(Problem::BadForm { message: reason(&other.body_text()) }.into()),
        }
    }
}

/// The parser's words, without what the framework says before them.
fn reason(text: &str) -> String {
    let prefixes = [
        "Failed to deserialize the JSON body into the target type: ",
        "Failed to parse the request body as JSON: ",
        "Failed to deserialize query string: ",
    ];
    let text = prefixes.iter().find_map(|prefix| text.strip_prefix(prefix)).unwrap_or(text);
    text.to_owned()
}

/// The parameters behind the question mark.
pub(crate) struct Parameters<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Parameters<T> {
    type Rejection = RefusalResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, RefusalResponse> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(value)) => Ok(Self(value)),
            Err(error) => Err(Problem::BadForm { message: reason(&error.body_text()) }.into()),
        }
    }
}

/// The table that a request is about.
pub(crate) struct AtTable(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = RefusalResponse;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, RefusalResponse> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|Path(text)| text.parse().ok());
        id.map(Self).ok_or_else(|| Problem::NoTable.into())
    }
}

/// The key that a request comes with, if any.
pub(crate) struct WithKey(pub(crate) Option<KeyHash>);

impl WithKey {
    /// The key, where there must be one.
    pub(crate) fn needed(self) -> Result<KeyHash, Refusal> {
        self.0.ok_or_else(|| Problem::NoKey.into())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for WithKey {
    type Rejection = RefusalResponse;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, RefusalResponse> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Self(None)) };
        let text = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        let key = text.and_then(|text| text.trim().parse::<Key>().ok());
        Ok(Self(Some(key.ok_or(Problem::NoKey)?.hash())))
    }
}

/// The language that suits the client best by its `Accept-Language`.
pub(crate) struct InLanguage(pub(crate) Language);

impl<S: Send + Sync> FromRequestParts<S> for InLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let wanted = parts.headers.get(header::ACCEPT_LANGUAGE);
        let wanted = wanted.and_then(|value| value.to_str().ok()).unwrap_or_default();
        Ok(Self(Language::accepted(wanted)))
    }
}
