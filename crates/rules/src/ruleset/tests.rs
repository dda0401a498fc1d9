//! Tests of the settings.

use crate::*;
use serde_json::{Value, json};

/// Every setting with each of its values, or with both ends of its range.
fn every_value() -> Vec<(&'static Setting, SettingValue)> {
    let values = |setting: &Setting| match setting.allowed {
        AllowedValues::Number { least, most } => [least, most].map(SettingValue::Number).to_vec(),
        AllowedValues::OneOf(ref choices) => choices.iter().map(|choice| choice.value).collect(),
    };
    let all = Setting::all().iter();
    all.flat_map(|setting| values(setting).into_iter().map(move |value| (setting, value))).collect()
}

#[test]
fn the_usual_settings_are_those_that_are_declared() {
    for setting in Setting::all() {
        assert_eq!(setting.of(&RuleSet::default()), setting.usual, "{}", setting.key);
        assert!(setting.allows(setting.usual), "{}", setting.key);
    }
}

#[test]
fn every_value_can_be_set_played_written_and_read() {
    for (setting, value) in every_value() {
        let mut rules = RuleSet::default();
        assert!(setting.set(&mut rules, value));
        assert_eq!(setting.of(&rules), value);
        assert_eq!(setting.parse(&value.to_string()), Some(value), "{} {value}", setting.key);
        let text = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<RuleSet>(&text).unwrap(), rules, "{text}");
        assert!(Game::from_seed(rules, 2, 1).is_ok(), "{text}");
    }
}

#[test]
fn a_value_that_is_not_declared_cannot_be_set() {
    let before = RuleSet::default();
    for setting in Setting::all() {
        for (_, value) in every_value() {
            let mut rules = before;
            assert_eq!(setting.set(&mut rules, value), setting.allows(value));
            assert!(setting.allows(value) || rules == before, "{} {value}", setting.key);
        }
        assert_eq!(setting.parse("salt"), None);
        assert_eq!(setting.parse(""), None);
    }
    let rounds = Setting::find("round_limit").unwrap();
    for text in ["0", "256", "-1", "+5", "5.0", "5 ", "none"] {
        assert_eq!(rounds.parse(text), None, "{text}");
    }
}

#[test]
fn settings_out_of_range_are_refused_with_what_they_could_be() {
    let usual = RuleSet::default();
    for (rules, key, allowed) in [
        (RuleSet { cart_capacity: Some(3), ..usual }, "cart_capacity", "null, 2"),
        (RuleSet { round_limit: 0, ..usual }, "round_limit", "1–255"),
    ] {
        let allowed = allowed.to_owned();
        assert_eq!(Game::from_seed(rules, 2, 1), Err(SetupError::Setting { key, allowed }));
    }
}

#[test]
fn e6_muria_fixes_the_carts_for_every_choice() {
    for (setting, value) in every_value() {
        let mut rules = RuleSet::muria();
        assert!(setting.set(&mut rules, value));
        let counts = if rules.is_muria() { setting.with_muria.unwrap_or(value) } else { value };
        assert_eq!(setting.of(&rules.in_force()), counts, "{} {value}", setting.key);
    }
    assert_eq!(RuleSet::muria().in_force().cart_capacity, Some(2));
    assert_eq!(RuleSet::default().in_force(), RuleSet::default());
}

/// What is said of a text that is read as rules.
fn refused(rules: Value) -> String {
    serde_json::from_value::<RuleSet>(rules).unwrap_err().to_string()
}

#[test]
fn what_is_no_value_is_refused_with_what_would_be_one() {
    let with = |key: &str, value: Value| {
        let mut rules = json!(RuleSet::default());
        rules[key] = value;
        refused(rules)
    };
    for (key, value, said) in [
        ("mapped", json!("yes"), "invalid value: string \"yes\", expected false or true"),
        ("cart_capacity", json!(3), "invalid value: integer `3`, expected null or 2"),
        ("fatigue", json!("none"), "invalid value: string \"none\", expected \"crew\" or \"all\""),
        ("fatigue", json!(null), "invalid value: null, expected \"crew\" or \"all\""),
        (
            "round_limit",
            json!(-1),
            "invalid value: integer `-1`, expected a whole number from 1 to 255",
        ),
        (
            "round_limit",
            json!(60.5),
            "invalid type: floating point `60.5`, expected a whole number from 1 to 255",
        ),
        ("expansion", json!({"none": null}), "invalid type: map, expected \"none\" or \"muria\""),
    ] {
        assert_eq!(with(key, value), said, "{key}");
    }
    assert!(
        with("carts", json!(2)).starts_with("unknown field `carts`, expected one of `expansion`")
    );
    assert_eq!(refused(json!({"expansion": "none"})), "missing field `mapped`");
    assert_eq!(
        refused(json!(["none"])),
        "invalid type: sequence, expected an object with settings of the rules"
    );
    let twice = r#"{"mapped": true, "mapped": true}"#;
    let error = serde_json::from_str::<RuleSet>(twice).unwrap_err();
    assert!(error.to_string().starts_with("duplicate field `mapped`"), "{error}");
}

#[test]
fn what_is_left_out_of_a_request_is_as_usual() {
    let read = |value: Value| RuleSet::deserialize_partial(value);
    assert_eq!(read(json!({})).unwrap(), RuleSet::default());
    assert_eq!(
        read(json!({"expansion": "muria", "round_limit": 9})).unwrap(),
        RuleSet { round_limit: 9, ..RuleSet::muria() }
    );
    assert!(read(json!({"round_limit": 0})).is_err());
    assert!(read(json!({"carts": 2})).is_err());
}

#[test]
fn programs_that_offer_settings_get_them_as_json() {
    let offered = |key| json!(Setting::find(key).unwrap());
    assert_eq!(
        offered("fatigue"),
        json!({"key": "fatigue", "rule": "E3", "usual": "crew", "choices": ["crew", "all"]})
    );
    assert_eq!(
        offered("cart_capacity"),
        json!({"key": "cart_capacity", "rule": "E6", "usual": null, "muria": 2,
            "choices": [null, 2]})
    );
    assert_eq!(
        offered("round_limit"),
        json!({"key": "round_limit", "rule": "T8", "usual": 60, "least": 1, "most": 255})
    );
}

/// The table of settings in `docs/notation.md`: key and values, the usual one first.
#[test]
fn the_documents_list_the_settings_as_they_are_declared() {
    let text = include_str!("../../../../docs/notation.md");
    let (_, part) = text.split_once("### `rules`").unwrap();
    let (part, after) = part.split_once("The first value").unwrap();
    let rows = part.lines().filter_map(|line| line.strip_prefix("| `"));
    let listed: Vec<(String, String)> = rows
        .map(|row| {
            let mut cells = row.split(" | ");
            (cells.next().unwrap().replace('`', ""), cells.next().unwrap().replace('`', ""))
        })
        .collect();
    let declared = Setting::all().iter().map(|setting| {
        let values = match setting.allowed {
            AllowedValues::Number { least, most } => {
                let usual = format!("{} is the usual round limit", setting.usual);
                assert!(after.lines().next().unwrap().contains(&usual), "{usual}");
                format!("a whole number from {least} to {most}")
            }
            AllowedValues::OneOf(_) => {
                let others = setting.others().map(|choice| choice.value);
                let values = [setting.usual].into_iter().chain(others);
                values.map(|value| json!(value).to_string()).collect::<Vec<_>>().join(", ")
            }
        };
        (setting.key.to_owned(), values)
    });
    assert_eq!(listed, declared.collect::<Vec<_>>());
}
