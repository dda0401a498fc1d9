//! Where players want to be notified of their turn.

use crate::refusal::Problem;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Where a player's notices go.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Address {
    /// A POST request with a JSON object.
    Webhook {
        /// Where it is sent to.
        #[cfg_attr(feature = "schema", schemars(length(max = 300)))]
        url: String,
    },
    /// A message to a topic of the host's ntfy server.
    Ntfy {
        /// The topic.
        #[cfg_attr(feature = "schema", schemars(length(max = 64)))]
        topic: String,
    },
    /// A mail.
    Email {
        /// The mail address.
        #[cfg_attr(feature = "schema", schemars(length(max = 300)))]
        address: String,
    },
}

/// An address is private: logs show only its kind.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({})", self.kind())
    }
}

impl Address {
    /// The kind, as it is written.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Webhook { .. } => "webhook",
            Self::Ntfy { .. } => "ntfy",
            Self::Email { .. } => "email",
        }
    }
}

/// Which addresses may be used: that is the server's business, which sends the notices.
pub trait AddressRules {
    /// Refuses an address that nothing can be sent to.
    fn check(&self, address: &Address) -> Result<(), Problem>;
}

/// Where no notices are sent, such as in a browser without a server.
pub struct NoNotices;

impl AddressRules for NoNotices {
    fn check(&self, address: &Address) -> Result<(), Problem> {
        Err(Problem::NoNotices { kind: address.kind() })
    }
}
