//! Tests of placing and moving (P).

use crate::{testing::*, *};

fn supply() -> Source {
    Source::miner(Origin::Supply)
}

fn no_piece(source: Source) -> Illegal {
    Illegal::NoPiece { source, rule: Rule::P1 }
}

/// `b` holds `1C` and `2C`, and this is there too.
fn shaft_of_two(more: &str) -> Table {
    board(&format!("mine 1C b · 2C b; {more}"))
}

#[test]
fn p1_a_piece_comes_from_the_supply() {
    let mut table = shaft_of_two("a supply 4");
    table.play("place supply 3C");
    assert_eq!((table.supply_of(0), table.miners_at(0, "3C")), (3, (1, 0)));
    assert_eq!(table.game.actions(), 1);
}

#[test]
fn p1_a_piece_comes_from_another_space() {
    let mut table = shaft_of_two("mine 3C aa; a supply 4");
    table.play("place 3C 1C");
    assert_eq!((table.miners_at(0, "3C"), table.miners_at(0, "1C")), ((1, 0), (1, 0)));
    assert_eq!(table.supply_of(0), 4);
}

#[test]
fn p1_a_piece_comes_from_a_post_which_is_free_then() {
    let mut table = shaft_of_two("posts market a");
    table.play("place @market 2C | assist supply market");
    assert_eq!(table.miners_at(0, "2C"), (1, 0));
}

#[test]
fn p1_a_foreman_is_placed_like_a_miner() {
    let mut table = board("rules muria; mine 1C b; posts pump A; a ready rope");
    table.play("place @pump! 2C | place 2C! 1C");
    assert_eq!(table.game.mine.foreman(seat(0)), table.game.mine.slot(space("1C")));
    let gone = Source::foreman(Origin::Supply);
    assert_eq!(table.refuse("rope supply! 1C"), no_piece(gone));
}

#[test]
fn p1_never_to_the_space_it_stands_on() {
    let mut table = board("mine 1C b · 2C ab");
    assert_eq!(table.refuse("place 2C 2C"), Illegal::SameSpace { space: space("2C") });
}

#[test]
fn p1_only_own_pieces_that_are_there() {
    let mut table = shaft_of_two("posts pump b; a supply 0");
    assert_eq!(table.refuse("place supply 1C"), no_piece(supply()));
    let in_mine = Source::miner(Origin::Mine(space("2C")));
    assert_eq!(table.refuse("place 2C 3C"), no_piece(in_mine));
    let on_post = Source::miner(Origin::Post(Post::Pump));
    assert_eq!(table.refuse("place @pump 3C"), no_piece(on_post));
    assert_eq!(table.refuse("place 1C! 3C").rule(), Rule::P1);
}

#[test]
fn p1_pieces_in_the_queue_and_the_saltworks_stay_there() {
    let mut table = board("rules muria; mine 1C b; castle near a; posts pump A; a supply 1");
    table.play("boil supply");
    assert_eq!(table.legal_with("place"), ["place @pump! 1C", "place @pump! 2C"]);
    assert_eq!(table.refuse("place supply 1C"), no_piece(supply()));
}

#[test]
fn p1_tired_pieces_do_not_move() {
    let mut table = shaft_of_two("mine 2R1 b/0 a~");
    let source = Source::miner(Origin::Mine(space("2R1")));
    assert_eq!(table.refuse("place 2R1 1C"), Illegal::Tired { source, rule: Rule::P1 });
    let mut table = shaft_of_two("rules muria; mine 2R1 b/0 A~");
    let source = Source::foreman(Origin::Mine(space("2R1")));
    assert_eq!(table.refuse("place 2R1! 1C"), Illegal::Tired { source, rule: Rule::P1 });
}

#[test]
fn p2_any_number_of_pieces_share_a_space() {
    let mut table = board("mine 1C b · 2C aaaaaaaabccccccccc; a supply 2");
    table.play("place supply 2C | place supply 2C");
    assert_eq!((table.miners_at(0, "2C"), table.miners_at(1, "2C")), ((10, 0), (1, 0)));
    assert_eq!(table.miners_at(2, "2C"), (9, 0));
}

#[test]
fn p2_goal_and_origin_follow_the_chain_rule() {
    let mut table = shaft_of_two("mine 3C a · 4C b");
    assert_eq!(table.refuse("place supply 5L1").rule(), Rule::G2);
    assert_eq!(table.refuse("place supply 4R2"), Illegal::OutOfReach { space: space("4R2") });
    let cut_off = vec![space("4C")];
    assert_eq!(table.refuse("place 3C 2L1"), Illegal::BreaksChain { space: space("3C"), cut_off });
}

#[test]
fn p3_the_first_piece_reveals_what_is_printed() {
    let mut table = shaft_of_two("mine 2R1 ?bgg/2");
    assert!(!table.revealed("2R1"));
    assert_eq!(table.contents("2R1"), "/0");
    let events = table.events("place supply 2R1");
    let tile = "bgg/2".parse().unwrap();
    assert!(events.contains(&Event::Revealed { space: space("2R1"), tile }));
    assert_eq!(table.contents("2R1"), "bgg/2");
    assert!(table.revealed("2R1") && !table.revealed("2R2"));
}

#[test]
fn p3_a_shaft_section_reveals_nothing() {
    let mut table = shaft_of_two("");
    let events = table.events("place supply 3C");
    assert!(!events.iter().any(|event| matches!(event, Event::Revealed { .. })));
}

#[test]
fn p3_only_the_first_piece_reveals_and_it_stays_revealed() {
    let mut table = shaft_of_two("mine 2R1 b/0 a");
    table.play("place 2R1 1C");
    assert!(table.revealed("2R1"));
    let events = table.events("place supply 2R1");
    assert!(!events.iter().any(|event| matches!(event, Event::Revealed { .. })));
    assert_eq!(table.contents("2R1"), "b/0");
}

#[test]
fn p3_water_from_a_bucket_stays_with_the_printed_water() {
    let mut table = shaft_of_two("mine 2R1 bgg/2 a · 2R2 ?bbb/1; a ready bucket");
    table.play("bucket 2R1 2R2");
    assert_eq!((table.contents("2R2"), table.revealed("2R2")), ("/1".to_owned(), false));
    table.play("place supply 2R2");
    assert_eq!(table.contents("2R2"), "bbb/2");
}

#[test]
fn p4_a_rope_places_one_more_piece_without_an_action() {
    let mut table = shaft_of_two("a ready rope rope");
    table.play("place supply 3C | rope supply 4C | rope 4C 3C");
    assert_eq!(table.miners_at(0, "3C"), (2, 0));
    assert_eq!(table.game.actions(), 1);
    let used = &table.game.state().players[0].used;
    assert_eq!(used, &[Tool::Rope, Tool::Rope]);
    let none = Illegal::NoTool { tool: Tool::Rope, ready: 0, wanted: 1 };
    assert_eq!(table.refuse("rope supply 3C"), none);
}

#[test]
fn p4_a_rope_follows_the_last_action_too_and_then_only_end_is_left() {
    let mut table = shaft_of_two("a ready rope");
    table.play("pass | place supply 3C");
    assert_eq!(table.game.actions(), 0);
    table.play("rope supply 4C");
    assert_eq!(table.legal(), ["end"]);
}

#[test]
fn p4_a_rope_obeys_the_same_rules() {
    let mut table = shaft_of_two("mine 3C a · 4C c; a ready rope");
    table.play("place supply 2C");
    assert_eq!(table.refuse("rope supply 5L1").rule(), Rule::G2);
    assert_eq!(table.refuse("rope supply 4L2").rule(), Rule::C1);
    assert_eq!(table.refuse("rope 3C 2C").rule(), Rule::C2);
    assert_eq!(table.refuse("rope 2C 2C").rule(), Rule::P1);
}

#[test]
fn p4_a_rope_needs_a_placement_before_it() {
    for before in ["", "pass", "assist supply market", "square", "castle supply"] {
        let mut table = shaft_of_two("a ready rope");
        if !before.is_empty() {
            table.play(before);
        }
        assert_eq!(table.refuse("rope supply 3C"), Illegal::RopeNotNow, "{before}");
        assert!(table.legal_with("rope").is_empty(), "{before}");
    }
    assert_eq!(Illegal::RopeNotNow.rule(), Rule::P4);
}

#[test]
fn p4_a_rope_never_posts_an_assistant() {
    let mut table = shaft_of_two("a ready rope");
    table.play("pass | place supply 3C");
    assert_eq!(table.refuse("assist supply market"), Illegal::NoActionLeft);
}

#[test]
fn p4_a_bucket_or_food_ends_the_action() {
    let start = shaft_of_two("mine 2R1 bg/1 aa~; a ready rope bucket food");
    for free in ["bucket 2R1 2R2", "feed 2R1"] {
        let mut table = start.clone();
        table.play("place supply 3C");
        assert!(!table.legal_with("rope").is_empty());
        table.play(free);
        assert_eq!(table.refuse("rope supply 3C"), Illegal::RopeNotNow, "{free}");
    }
}

#[test]
fn p4_an_exchange_of_brine_ends_the_action() {
    let mut table = board("rules muria; a salt uu ready rope");
    table.play("place supply 1C | trade b");
    assert_eq!(table.refuse("rope supply 1C"), Illegal::RopeNotNow);
}

#[test]
fn p4_a_rope_may_follow_the_laying_of_the_last_tile() {
    // Seven of the eight tiles of level II lie, six of them below another shaft.
    let mut table = board(
        "rules muria; mine 1C b · 2C b · 2R1 /0 b · 3R1 #b · 4R1 ?
         mine 2L7 /0 · 3L7 #b · 4L9 ? · 4L8 /0 · 4L7 /0 · 4L6 /0 · 4L5 /0 · 4L4 ?
         a ready rope supply 2",
    );
    table.play("place supply 4R1");
    assert_eq!(table.legal(), ["dig left", "dig right"]);
    let due = Illegal::AnotherDecision { due: Due::Dig };
    assert_eq!(table.refuse("rope supply 4R1"), due);
    table.play("dig right | rope supply 4R2");
    assert!(table.revealed("4R2") && !table.exists("4C"));
}
