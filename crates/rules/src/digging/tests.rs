//! Tests of digging the mine (M).

use crate::{testing::*, *};

#[test]
fn m1_the_mine_starts_with_two_sections_and_two_chambers_face_down() {
    let mut table = board("rules muria; mine 1C a · 2C a");
    let spaces: Vec<_> = table.game.state().mine.into_keys().collect();
    assert_eq!(spaces, ["1C", "2L1", "2C", "2R1"].map(space));
    assert!(!table.revealed("2L1") && !table.revealed("2R1"));
    let refusal = Illegal::NoSuchSpace { space: space("3C"), rule: Rule::M1 };
    assert_eq!(table.refuse("place supply 3C"), refusal);
    let tiles = Level::ALL.map(|level| table.game.components().tiles(level).len());
    assert_eq!(tiles, [10, 8, 6]);
}

#[test]
fn m2_revealing_lays_face_down_tiles_on_the_empty_cells_left_first() {
    let mut table = board("rules muria; mine 1C a · 2L2 - · 2L1 /0 a · 2C a · 3L1 #b; a supply 1");
    let laid = |events: Vec<Event>| {
        let last = events.iter().position(|e| matches!(e, Event::TileLaid { .. })).unwrap();
        events[last..].to_vec()
    };
    let tile = |name| Event::TileLaid { space: space(name) };
    // The brine of W3 comes before the tiles, which are the last thing.
    assert_eq!(laid(table.events("place supply 4L1")), [tile("4L2"), tile("4C")]);
    assert!(!table.revealed("4L2") && !table.revealed("4C"));
    assert_eq!(laid(table.events("place supply! 2R1")), [tile("2R2")]);
    assert!(!table.exists("2L2"), "only the revealed chamber's own row and cells");
}

#[test]
fn m2_a_cell_that_is_taken_gets_no_tile() {
    let mut table = board("rules muria; mine 1C a · 2C a · 2R1 ? · 2R2 ?");
    let events = table.events("place supply 2R1");
    assert!(events.iter().any(|e| matches!(e, Event::Revealed { .. })), "{events:?}");
    assert!(!events.iter().any(|e| matches!(e, Event::TileLaid { .. })), "{events:?}");
}

/// `a` can step into `6L2`; `chambers` are there too.
fn above_level_three(chambers: &str) -> Table {
    board(&format!(
        "rules muria; phase 3; a supply 2 salt uu ready rope; mine {chambers}
         mine 1C a · 2L1 /0 a · 2C a · 3L1 #a · 4L2 /0 a · 4L1 /0 a · 5L2 #a",
    ))
}

/// The way from `4L1` to a shaft with `6R3` below it.
const FAR: &str = "4C /0 · 4R1 /0 · 4R2 /0 · 4R3 /0 · 5R3 #b";

#[test]
fn m2_with_one_tile_and_two_cells_the_player_picks_the_side() {
    for (side, there, not) in [("left", "6L3", "6L1"), ("right", "6L1", "6L3")] {
        let mut table = above_level_three(&format!("{FAR} · 6R2 ? · 6R3 /0 · 6R4 /0 · 6R5 ?"));
        table.play("place supply 6L2");
        assert_eq!(table.legal(), ["dig left", "dig right"]);
        for mv in ["trade b", "pass", "rope supply 6L2"] {
            assert_eq!(table.refuse(mv), Illegal::AnotherDecision { due: Due::Dig });
        }
        table.play(&format!("dig {side}"));
        assert!(table.exists(there) && !table.exists(not));
        assert_eq!(table.refuse("dig left"), Illegal::NotAsked { due: Due::Dig });
        table.play(&format!("rope supply {there}"));
        assert!(table.revealed(there) && table.legal_with("dig").is_empty());
    }
}

#[test]
fn m2_the_last_tile_with_one_cell_is_laid_without_a_question() {
    for (taken, cell) in [("6L3", "6L1"), ("6L1", "6L3")] {
        let mut table = above_level_three(&format!("{FAR} · {taken} ? · 6R2 ? · 6R3 /0 · 6R4 ?"));
        table.play("place supply 6L2");
        assert!(table.exists(cell) && table.can("pass"));
    }
}

#[test]
fn m2_without_tiles_none_is_laid() {
    let far = "6R2 ? · 6R3 /0 · 6R4 /0 · 6R5 /0 · 6R6 ?";
    let mut table = above_level_three(&format!("{FAR} · {far}"));
    table.play("place supply 6L2");
    assert!(!table.exists("6L1") && !table.exists("6L3") && table.can("pass"));
}

#[test]
fn m3_a_shaft_costs_five_and_brings_a_brine_from_the_bank() {
    let mut table = at_2r1("/0 a", "rules muria; saltworks brine 0; a coins 5 salt -");
    table.play("shaft 2R1");
    assert_eq!((table.coins_of(0), table.salt_of(0).as_str()), (0, "u"));
    let state = table.game.state();
    assert_eq!((state.saltworks.unwrap().brine, state.shafts), (0, Some(0)));
    assert_eq!((state.players[0].markers, state.mine[&space("3R1")].marker), (1, Some(seat(0))));
}

#[test]
fn m3_it_needs_money_a_shaft_tile_a_marker_and_a_standing_piece() {
    let mut table = at_2r1("/0 a", "rules muria; mine 2L1 /0 ba~A~; a coins 10");
    let nobody = Illegal::NobodyStanding { space: space("2L1"), rule: Rule::M3 };
    assert_eq!(table.refuse("shaft 2L1"), nobody);
    assert!(table.can("shaft 2R1"));
    let mut table = at_2r1("/0 a", "rules muria; a coins 4");
    let poor = Illegal::TooPoor { price: 5, purse: 4, rule: Rule::M3 };
    assert_eq!(table.refuse("shaft 2R1"), poor);
    let mut table = at_2r1("/0 a", "rules muria; mine 2L2 /0 · 3L2 #b; shafts 0; a coins 10");
    assert_eq!(table.refuse("shaft 2R1"), Illegal::NoShaftTile);
    let markers = "2L2 /0 · 3L2 #a · 2L4 /0 · 3L4 #a · 2L6 /0 · 3L6 #a";
    let mut table = at_2r1("/0 a", &format!("rules muria; phase 3; mine {markers}; a coins 10"));
    assert_eq!(table.refuse("shaft 2R1"), Illegal::NoMarker);
    let mut base = at_2r1("/0 a", "");
    assert_eq!(base.refuse("shaft 2R1"), Illegal::NeedsMuria { rule: Rule::M3 });
}

#[test]
fn m4_a_shaft_lies_under_a_chamber_of_level_one_or_two_that_has_none() {
    let mut table = above_level_three("6L2 /0 a");
    assert_eq!(table.refuse("shaft 6L2"), Illegal::DeepestLevel { space: space("6L2") });
    assert_eq!(table.refuse("shaft 2L1"), Illegal::HasShaft { space: space("2L1") });
    for shaft in ["2C", "3L1"] {
        let refusal = Illegal::NotAChamber { space: space(shaft), rule: Rule::M4 };
        assert_eq!(table.refuse(&format!("shaft {shaft}")), refusal);
    }
}

#[test]
fn m4_not_next_to_a_shaft_of_the_same_depth_nor_below_or_above_another() {
    let mut table = above_level_three("2L3 /0 a · 2L2 /0 a · 4L3 /0 a");
    let next = |under, shaft| Illegal::NextToShaft { space: space(under), shaft: space(shaft) };
    assert_eq!(table.refuse("shaft 2L2"), next("2L2", "3L1"));
    assert_eq!(table.refuse("shaft 4L3"), next("4L3", "5L2"));
    // Two columns away at the same depth, and next to one of the other depth.
    assert!(table.can("shaft 2L3"));
    let column = |under, shaft| Illegal::ShaftInColumn { space: space(under), shaft: space(shaft) };
    let mut other = board(
        "rules muria; phase 2; mine 1C a · 2L1 /0 a · 2C a · 2R1 /0 a
         mine 3L1 #b · 4L1 /0 a · 4C /0 · 4R1 /0 · 5R1 #b",
    );
    assert_eq!(other.refuse("shaft 4L1"), column("4L1", "3L1"));
    assert_eq!(other.refuse("shaft 2R1"), column("2R1", "5R1"));
}

#[test]
fn m4_main_shaft_sections_do_not_count() {
    let mut table = at_2r1("/0 a", "rules muria; phase 2; mine 3R1 #b · 4R1 /0 a · 4C /0 a");
    table.play("shaft 4C");
    assert!(table.exists("5C") && table.exists("6C"));
}

#[test]
fn m5_a_face_down_tile_of_the_next_level_is_laid_under_the_shaft() {
    let mut table = at_2r1("/0 a", "rules muria; a supply 1");
    let events = table.events("shaft 2R1");
    assert!(events.contains(&Event::TileLaid { space: space("4R1") }));
    assert!(table.exists("4R1") && !table.revealed("4R1"));
    table.play("place supply 4R1");
}

#[test]
fn m5_unless_a_chamber_is_there_already() {
    // No tile of level II is left: that matters only where the cell is empty.
    let level_two = "4L1 /0 · 4C /0 · 4R1 bg/1 · 4R2 ? · 4R3 ? · 4R4 ? · 4R5 ? · 4R6 ?";
    let more = format!("rules muria; phase 2; mine 2L1 /0 · 3L1 #b; mine {level_two}");
    let mut table = at_2r1("/0 a", &more);
    let before = table.game.state().mine.len();
    table.play("shaft 2R1");
    assert_eq!(table.game.state().mine.len(), before + 1);
    assert_eq!((table.revealed("4R1"), table.contents("4R1").as_str()), (true, "bg/1"));
}

#[test]
fn m5_no_shaft_where_no_tile_is_left_for_an_empty_cell() {
    let level_two = "4L8 ? · 4L7 ? · 4L6 ? · 4L5 ? · 4L4 ? · 4L3 ? · 4L2 ? · 4L1 ?";
    let more = format!("rules muria; phase 2; mine 2L1 /0 · 3L1 #b; mine {level_two}");
    let mut table = at_2r1("/0 a", &more);
    assert_eq!(table.refuse("shaft 2R1"), Illegal::NoTileBelow { level: Level::II });
}

#[test]
fn m6_the_marker_links_takes_tolls_and_pays_none() {
    let below = "mine 1C a · 2C a · 2R1 /0 a · 3R1 #b · 4R1";
    let mut table = board(&format!("rules muria; {below} bg/0; a coins 2 supply 1; b coins 0"));
    table.play("place supply 4R1 | extract 4R1 b crew 1");
    assert_eq!((table.coins_of(0), table.coins_of(1)), (1, 1));
    // The owner of the marker pays nothing in that shaft, only the three spaces of `a`.
    let mut own = board(&format!("rules muria; turn b; {below} bg/0 ab; a coins 2; b coins 3"));
    own.play("extract 4R1 b crew 1");
    assert_eq!((own.coins_of(1), own.coins_of(0)), (0, 5));
}

#[test]
fn m6_the_marker_never_moves_and_stays_for_good() {
    let mut table = at_2r1("/0 a", "rules muria; castle done 4");
    table.play("shaft 2R1");
    let source = Source::miner(Origin::Mine(space("3R1")));
    let refusal = Illegal::NoPiece { source, rule: Rule::P1 };
    assert_eq!(table.refuse("place 3R1 4R1"), refusal);
    table.play("pass | end | pass | pass | end");
    let state = table.game.state();
    assert_eq!((table.game.phase(), state.mine[&space("3R1")].marker), (Phase::II, Some(seat(0))));
    assert_eq!((state.players[0].markers, state.shafts), (1, Some(2)));
}

#[test]
fn m6_a_marker_may_be_cut_off() {
    let mut table = at_2r1("b/0 a", "rules muria; mine 3R1 #a; a supply 0");
    // Only the own marker hangs on 2R1.
    table.play("castle 2R1");
    assert_eq!(table.refuse("place 1C 4R1").rule(), Rule::C2);
    assert_eq!(table.refuse("place 2C 4R1"), Illegal::OutOfReach { space: space("4R1") });
}
