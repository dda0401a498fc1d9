//! Identifiers of the rules, as in `docs/rules.md`.

use std::fmt;

macro_rules! rules {
    ($($id:ident)*) => {
        /// A rule by its identifier: chapter letter and number, as in `docs/rules.md`.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs, reason = "each is documented in docs/rules.md")]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum Rule { $($id),* }

        impl Rule {
            /// All rules, chapter by chapter.
            pub const ALL: &[Self] = &[$(Self::$id),*];

            /// The identifier, e.g. `E5`.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$id => stringify!($id)),* }
            }
        }
    };
}

rules! {
    G1 G2 G3 G4 G5
    S1 S2 S3 S4 S5 S6 S7
    T1 T2 T3 T4 T5 T6 T7 T8
    C1 C2 C3 C4
    P1 P2 P3 P4
    E1 E2 E3 E4 E5 E6 E7 E8 E9
    A1 A2 A3 A4 A5
    B1 B2 B3 B4 B5 B6 B7 B8
    K1 K2 K3 K4 K5 K6
    U1 U2 U3 U4 U5 U6 U7 U8 U9
    W1 W2 W3 W4 W5 W6
    M1 M2 M3 M4 M5 M6
    V1 V2
}

impl Rule {
    /// The rule with this identifier.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.id() == id)
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

parse_text! { Rule: Self::from_id, "a rule such as `E5`"; }
serialize_as_text!(Rule);
deserialize_from_text!(Rule);
