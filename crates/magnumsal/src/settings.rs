//! The settings a game is played with, as options. They come from the rules' own declaration: a switch
//! is a flag for what is not usual, everything else an option with a value.

use clap::{
    Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use magnumsal_rules::{AllowedValues, RuleSet, Setting, SettingValue};

/// Options for the rules where the sources leave a choice; see `docs/rules.md`.
#[derive(Debug)]
pub(crate) struct Settings {
    rules: RuleSet,
}

impl Settings {
    /// The rules these options choose.
    pub(crate) const fn rules(&self) -> RuleSet {
        self.rules
    }
}

/// What a setting can be given, in words: `crew or all`.
pub(crate) fn wanted(setting: &Setting) -> String {
    match &setting.allowed {
        AllowedValues::Number { least, most } => format!("a whole number from {least} to {most}"),
        AllowedValues::OneOf(choices) => {
            let words = choices.iter().map(|choice| match choice.value {
                SettingValue::Nothing => format!("{} ({})", choice.value, choice.meaning),
                value => value.to_string(),
            });
            words.collect::<Vec<_>>().join(" or ")
        }
    }
}

/// The option of a setting.
fn option(setting: &'static Setting) -> Arg {
    let name = setting.key.replace('_', "-");
    let usual = setting.usual;
    let about = setting.about.trim_end_matches('.');
    let arg = Arg::new(setting.key).help_heading("Settings");
    match (&setting.allowed, usual) {
        (_, SettingValue::Switch(on)) => {
            let name = if on { format!("no-{name}") } else { name };
            let help = setting.others().map(|choice| choice.meaning).collect::<String>();
            let help = format!("{}: {help}", setting.rule.id());
            arg.long(name).action(ArgAction::SetTrue).help(help)
        }
        (AllowedValues::Number { least, most }, _) => arg
            .long(name)
            .value_name("N")
            .allow_negative_numbers(true)
            .default_value(usual.to_string())
            .value_parser(|text: &str| {
                setting.parse(text).ok_or_else(|| format!("give {}", wanted(setting)))
            })
            .help(format!("{about}, {least} to {most}")),
        (AllowedValues::OneOf(_), SettingValue::Nothing) => arg
            .long(name)
            .value_name(others(setting).join("|"))
            .allow_negative_numbers(true)
            .value_parser(|text: &str| limit(setting, text))
            .help(about),
        (AllowedValues::OneOf(choices), _) => {
            let values = choices
                .iter()
                .map(|choice| PossibleValue::new(choice.value.to_string()).help(choice.meaning));
            let parser = PossibleValuesParser::new(values);
            arg.long(name)
                .value_name(setting.key.to_uppercase())
                .default_value(usual.to_string())
                // The text is one of those that are possible.
                .value_parser(parser.map(|text| setting.parse(&text).unwrap_or(setting.usual)))
                .help(about)
        }
    }
}

/// The values of a setting that is usually nothing.
fn others(setting: &Setting) -> Vec<String> {
    setting.others().map(|choice| choice.value.to_string()).collect()
}

/// Reads the value of such a setting, which leaving the option out makes nothing.
fn limit(setting: &Setting, text: &str) -> Result<SettingValue, String> {
    let value = setting.parse(text).filter(|&value| value != SettingValue::Nothing);
    value.ok_or_else(|| {
        let nothing = setting.allowed.choices().iter().find(|choice| choice.value == setting.usual);
        let nothing = nothing.map_or("there is none", |choice| choice.meaning);
        format!("give {}; without the option {nothing}", others(setting).join(" or "))
    })
}

impl Args for Settings {
    fn augment_args(command: Command) -> Command {
        command.args(Setting::all().iter().map(option))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Settings {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut settings = Self { rules: RuleSet::default() };
        settings.update_from_arg_matches(matches)?;
        Ok(settings)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        for setting in Setting::all() {
            let given = match setting.usual {
                SettingValue::Switch(on) => {
                    matches.get_flag(setting.key).then_some(SettingValue::Switch(!on))
                }
                _ => matches.get_one(setting.key).copied(),
            };
            if let Some(value) = given {
                // The option's parser has let only such values pass that the setting can have.
                _ = setting.set(&mut self.rules, value);
            }
        }
        Ok(())
    }
}
