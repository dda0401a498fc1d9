//! Letters by Unicode's tables.

pub(crate) use unicode_normalization::char::is_combining_mark as is_mark;
pub(crate) use unicode_security::confusable_detection::skeleton;

use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_security::GeneralSecurityProfile as _;

/// A text in its usual form.
pub(crate) fn usual_form(text: &str) -> impl Iterator<Item = char> {
    text.nfc()
}

/// Whether a character stands between words.
pub(crate) fn is_space(letter: char) -> bool {
    letter.general_category() == GeneralCategory::SpaceSeparator
}

/// Whether a character of a name can be seen as what it is. Letters, marks and numbers are those that
/// Unicode allows in identifiers, which leaves out invisible ones; signs and emoji may be any.
pub(crate) fn is_visible(letter: char) -> bool {
    use GeneralCategoryGroup::{Letter, Mark, Number, Punctuation, Symbol};
    match letter.general_category_group() {
        // A letter with a mark that few languages have is made of a letter and a mark.
        Letter | Mark | Number => {
            letter.identifier_allowed() || letter.nfd().all(|part| part.identifier_allowed())
        }
        Punctuation | Symbol => !is_blank(letter),
        _ => letter == ' ',
    }
}

/// A symbol that shows nothing: the empty Braille cell.
fn is_blank(letter: char) -> bool {
    letter == '\u{2800}'
}

/// Characters that do not stand for themselves in a line: controls, those that turn the direction of
/// writing or join others, line ends, and those without a meaning.
pub(crate) fn is_unprintable(letter: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    matches!(
        letter.general_category(),
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    )
}
