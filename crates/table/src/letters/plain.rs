//! Letters without Unicode's tables: a few fixed rules.

/// A text as it is.
pub(crate) fn usual_form(text: &str) -> impl Iterator<Item = char> {
    text.chars()
}

/// A text as it is: nothing looks like anything else.
pub(crate) fn skeleton(text: &str) -> impl Iterator<Item = char> {
    text.chars()
}

/// Whether a character stands on the one before it.
pub(crate) fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// Whether a character stands between words.
pub(crate) fn is_space(letter: char) -> bool {
    letter.is_whitespace() && !letter.is_control()
}

/// Whether a character of a name can be seen.
pub(crate) fn is_visible(letter: char) -> bool {
    letter == ' ' || !(letter.is_whitespace() || is_unprintable(letter))
}

/// Controls, and those that turn the direction of writing or join others.
pub(crate) fn is_unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{e000}'..='\u{f8ff}' | '\u{feff}')
        || letter >= '\u{e0000}'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_can_be_seen_and_what_joins_or_turns_them_cannot() {
        for letter in "AdaŁŻéßΩК王نा2-.'🧂§ ".chars() {
            assert!(is_visible(letter) && !is_unprintable(letter), "{}", letter.escape_unicode());
        }
        for letter in
            "\0\u{7}\u{ad}\u{200b}\u{200d}\u{202e}\u{2066}\u{feff}\u{e000}\u{e0041}".chars()
        {
            assert!(!is_visible(letter) && is_unprintable(letter), "{}", letter.escape_unicode());
        }
        assert!(is_space('\u{a0}') && !is_space('\n') && is_unprintable('\n'));
        assert!(is_mark('\u{301}') && !is_mark('a'));
    }

    #[test]
    fn what_is_spelled_alike_is_alike() {
        assert!(skeleton("Ada").eq(usual_form("Ada")));
        assert!(!skeleton("Ada").eq(skeleton("\u{410}da")));
    }
}
