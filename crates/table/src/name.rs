//! Names of players and tables: one check for all of them, from every source.
//!
//! A name is shown to everybody, in lists, on small screens and in logs. So it is short, can be seen,
//! and cannot be taken for somebody else's.

use crate::{
    letters::{is_mark, is_space, is_visible, skeleton, usual_form},
    refusal::Problem,
};

/// The longest name of a player or a table, in characters.
pub const LONGEST_NAME: usize = 40;

/// How many marks may stand on one letter. No language in use needs more.
const MOST_MARKS: usize = 3;

/// Says that an emoji is to be shown in colours: invisible, and not needed for that.
const EMOJI_STYLE: char = '\u{fe0f}';

/// A name in its usual form, without blanks around it and more than one between its words; refused
/// if it is empty, too long, or has something that cannot be seen.
pub fn name(text: &str) -> Result<String, Problem> {
    let bad = Problem::BadName { most: LONGEST_NAME };
    // Before anything is done with a text of any length.
    if text.len() > LONGEST_NAME * 4 * (1 + MOST_MARKS) {
        return Err(bad);
    }
    let words: Vec<&str> = text.trim().split(is_space).filter(|word| !word.is_empty()).collect();
    let name = words.join(" ");
    let name: String = usual_form(&name).filter(|&letter| letter != EMOJI_STYLE).collect();
    let marks = name.split(|letter| !is_mark(letter)).map(|marks| marks.chars().count());
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count())
        && name.chars().all(is_visible)
        && !name.starts_with(is_mark)
        && marks.max().unwrap_or(0) <= MOST_MARKS;
    if fits { Ok(name) } else { Err(bad) }
}

/// Whether one name could be taken for the other: they look alike, or differ in capitals only.
pub fn look_alike(one: &str, other: &str) -> bool {
    // Capitals look like other letters than small ones do.
    skeleton(one).eq(skeleton(other))
        || skeleton(&one.to_lowercase()).eq(skeleton(&other.to_lowercase()))
}

/// Characters that do not stand for themselves in a line: controls, those that turn the direction of
/// writing or join others, line ends, and those without a meaning.
pub fn is_unprintable(letter: char) -> bool {
    crate::letters::is_unprintable(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_names() {
        for good in [
            "Ada",
            "Jan Długosz",
            "O'Neill-Smith, Jr.",
            "Błażej 2",
            "Ωμέγα",
            "Кинга",
            "王小明",
            "ชื่อ",
            "नाम",
            "محمد",
            "R2-D2 🧂",
            "§$%&",
        ] {
            assert_eq!(name(good).as_deref(), Ok(good));
        }
        assert_eq!(name("\t Ada  of\u{a0}Salt\n").as_deref(), Ok("Ada of Salt"));
        assert_eq!(name("Z\u{302}oe\u{301}").as_deref(), Ok("\u{1e90}o\u{e9}"), "in one form");
        assert_eq!(name("\u{2764}\u{fe0f}").as_deref(), Ok("\u{2764}"));
        assert!(name(&"ü".repeat(LONGEST_NAME)).is_ok());
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        let long = "a".repeat(LONGEST_NAME + 1);
        let endless = "a".repeat(900_000);
        let marks = format!("Z{}", "\u{301}".repeat(9));
        for bad in [
            "",
            "   ",
            &long,
            &endless,
            &marks,
            "\u{301}",
            "A\u{0}B",
            "A\u{7}",
            "A\nB",
            "A\u{200b}B",
            "A\u{200d}B",
            "A\u{202e}B",
            "A\u{2066}B",
            "A\u{feff}B",
            "A\u{ad}B",
            "\u{3164}",
            "\u{115f}",
            "A\u{34f}",
            "\u{2800}",
            "\u{e000}",
            "\u{e0041}",
            "\u{fff0}",
        ] {
            let refused = name(bad);
            assert_eq!(refused, Err(Problem::BadName { most: 40 }), "{}", bad.escape_unicode());
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in
            [("Ada", "Ada"), ("Ada", "ADA"), ("Ada", "\u{410}d\u{430}"), ("l0l", "lOl")]
        {
            assert!(look_alike(one, other), "{one} {other}");
        }
        assert!(!look_alike("Ada", "Adam"));
    }
}
