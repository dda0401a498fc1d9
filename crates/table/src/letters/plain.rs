//! Letters without Unicode's tables: a few fixed rules.

/// A text as it is.
pub(crate) fn usual_form(text: &str) -> impl Iterator<Item = char> {
    text.chars()
}

/// Latin, Greek and Cyrillic letters and digits, each followed by what it looks like by Unicode's
/// table (UTS #39). Those of other alphabets look like nothing else here.
const LOOKS_LIKE: &str = "0O 1l Il mrn ÆAE æae þp ıi ŒOE œoe Ɓ'B Ɗ'D ƒf Ɩl ƘK' Ƴ'Y Ʒ3 ɌR ɣy ɩi ʋu ʻ' ʼ' \
    ΑA ΒB ΕE ΖZ ΗH Ιl ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa γy ιi νv οo ρp σo υu \
    ЅS Іl ЈJ АA ВB ЕE З3 КK МM НH ОO РP СC ТT УY ХX Ыbl Ьb ЮlO аa б6 гr еe оo рp сc уy хx шw ѕs іi јj ґr' \
    ҮY үy Һh һh ҽe Ӏl ӏl ӔAE ӕae Ӡ3";

/// What stands for all texts that look like this one.
pub(crate) fn skeleton(text: &str) -> impl Iterator<Item = char> {
    text.chars().flat_map(|letter| {
        let like = LOOKS_LIKE.split(' ').find_map(|entry| entry.strip_prefix(letter));
        let itself = like.is_none().then_some(letter);
        like.unwrap_or_default().chars().chain(itself)
    })
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
    use super::{super::unicode, *};

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
        assert!(usual_form("A\u{301}").eq(['A', '\u{301}']), "nothing is composed");
    }

    #[test]
    fn latin_greek_and_cyrillic_letters_look_alike_as_unicode_says() {
        let letters = ('!'..'\u{530}').filter(|letter| letter.is_alphanumeric());
        let named = letters.filter(|letter| unicode::is_visible(*letter));
        for letter in named {
            let text = letter.to_string();
            let expected: String = unicode::skeleton(&text).collect();
            let like = if expected.is_ascii() { expected } else { text.clone() };
            assert_eq!(skeleton(&text).collect::<String>(), like, "{letter}");
        }
        assert!(skeleton("Ada").eq(skeleton("\u{410}d\u{430}")));
        assert!(!skeleton("Ada").eq(skeleton("Adam")));
    }
}
