//! Reasons: every one has words in every language, and they read as a player would say it.

use super::samples::{other_reasons, reasons};
use crate::{Language, Occasion, Phrases, Reason};
use magnumsal_rules::{Kind, Post, Salt, Seat};

fn names() -> Vec<String> {
    ["Ada", "Bruno", "Cleo"].map(String::from).to_vec()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

#[test]
fn every_reason_has_words_in_every_language() {
    for language in Language::ALL {
        let phrases = Phrases::new(language);
        for reason in reasons().into_iter().chain(other_reasons()) {
            for occasion in [Occasion::Hint, Occasion::Review] {
                let sentence = phrases.why(std::slice::from_ref(&reason), occasion, &names());
                let wrong = ["why-", "advice-", "  ", " ,", "1 groszy", "1 points", "(", "{", "$"];
                assert!(!sentence.is_empty(), "{reason:?}");
                assert!(!wrong.iter().any(|wrong| sentence.contains(wrong)), "{sentence}");
                assert!(!sentence.ends_with(['.', ',', ' ', ':']), "{sentence}");
            }
        }
    }
}

fn sentence(reasons: &[Reason]) -> String {
    Phrases::english().why(reasons, Occasion::Hint, &names())
}

#[test]
fn what_speaks_against_a_move_comes_with_a_but() {
    let (ready, tolls) = (Reason::Ready { price: 15 }, Reason::Tolls { paid: vec![(seat(1), 2)] });
    assert_eq!(
        sentence(&[ready, tolls.clone()]),
        "the salt for the order of 15 groszy is ready; but 2 groszy toll to Bruno"
    );
    assert_eq!(sentence(&[tolls]), "2 groszy toll to Bruno");
    let dearer = |before, after| Reason::Carrying { space: "2L1".parse().unwrap(), before, after };
    assert!(dearer(0, 1).is_cost() && !dearer(1, 0).is_cost());
}

#[test]
fn a_reason_says_what_is_gained_lost_and_denied() {
    let missing = Salt::new([0, 1, 1, 0]);
    for (reason, words) in [
        (
            Reason::Unready { price: 21, missing },
            "needs one green and one white more by then for the order of 21 groszy, or pays a penalty",
        ),
        (
            Reason::Taken { seat: seat(1), price: 9 },
            "Bruno waits with the salt for the order of 9 groszy and loses it",
        ),
        (
            Reason::Undercut { seat: seat(2), kind: Kind::Green, before: 6, after: 5 },
            "Cleo gets 5 instead of 6 for the next green cube",
        ),
        (Reason::GivesUp { post: Post::Market }, "gives up the post at the market"),
        (Reason::Riskier { points: 1 }, "the chance to win is 1 point worse than with the first"),
        (Reason::Even { best: true }, "the next is as good, as far as the bot can tell"),
    ] {
        assert_eq!(sentence(&[reason]), words);
    }
}
