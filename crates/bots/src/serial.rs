//! Levels, bots and budgets in settings and messages: as the texts that people write.

use crate::{BotSpec, Budget, Level};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
as_text!(BotSpec, Budget, Level);

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json, to_value};
    use std::time::Duration;

    #[test]
    fn levels_are_read_as_they_are_written() {
        for level in Level::ALL {
            assert_eq!(to_value(level).unwrap(), json!(level.name()));
            assert_eq!(from_value::<Level>(json!(level.name())).unwrap(), level);
        }
        let error = from_value::<Level>(json!("king")).unwrap_err().to_string();
        assert!(error.starts_with("no bot is called king; the levels are random"), "{error}");
    }

    #[test]
    fn budgets_are_read_as_they_are_written() {
        let budgets = [Budget::Iterations(1000), Budget::Time(Duration::from_millis(500))];
        for (budget, text) in budgets.into_iter().zip(["1000", "500ms"]) {
            assert_eq!(to_value(budget).unwrap(), json!(text));
            assert_eq!(from_value::<Budget>(json!(text)).unwrap(), budget);
        }
        let error = from_value::<Budget>(json!("0")).unwrap_err().to_string();
        assert!(error.starts_with("give a time as in 2s"), "{error}");
        from_value::<Budget>(json!(1000)).unwrap_err();
    }
}
