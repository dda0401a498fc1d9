//! Tests of the board (G) and of the chain rule (C).

use crate::{testing::*, *};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn spaces(names: &[&str]) -> Vec<Space> {
    names.iter().copied().map(space).collect()
}

/// Every space of the mine, by depth and from left to right.
fn all_spaces(table: &Table) -> Vec<Space> {
    Space::all().filter(|space| table.exists(&space.to_string())).collect()
}

fn neighbours(table: &Table, at: &str) -> Vec<Space> {
    let mine = &table.game.mine;
    let mut names: Vec<Space> =
        mine.neighbours(mine.slot(space(at)).unwrap()).map(|slot| mine.name(slot)).collect();
    names.sort();
    names
}

fn breaks(at: &str, cut_off: &[&str]) -> Illegal {
    Illegal::BreaksChain { space: space(at), cut_off: spaces(cut_off) }
}

fn out_of_reach(at: &str) -> Illegal {
    Illegal::OutOfReach { space: space(at) }
}

/// Muria: `4C` can be reached from both sides, through a shaft of `b` on the left and one of `c` on
/// the right. No other chambers are there than these two, those below them and `4C`.
fn ring(chambers: &str) -> Table {
    board(&format!(
        "rules muria; mine 1C b · 2C b · 3L1 #b · 3R1 #c; mine {chambers}
         mine 2L2 - · 2R2 - · 4L2 - · 4R2 -",
    ))
}

#[test]
fn g1_muria_distances_may_have_two_digits() {
    assert_eq!((space("4R12").depth(), space("4R12").column()), (4, 12));
    assert_eq!((space("6L10").depth(), space("6L10").column()), (6, -10));
}

#[test]
fn g1_muria_has_chambers_and_a_shaft_in_the_centre_but_never_3c() {
    let mut table =
        board("rules muria; phase 2; mine 2L1 /0 · 3L1 #a · 4L1 /0 · 4C b/0 a; a coins 5");
    assert!(matches!(table.refuse("shaft 2C"), Illegal::NotAChamber { .. }));
    table.play("shaft 4C");
    assert!(table.exists("5C") && table.exists("6C") && !table.exists("3C"));
    let refusal = table.refuse("place supply 3C");
    assert_eq!(refusal, Illegal::NoSuchSpace { space: space("3C"), rule: Rule::M1 });
}

#[test]
fn g2_the_base_mine_has_these_spaces_and_no_others() {
    let row2 = ["2L4", "2L3", "2L2", "2L1", "2C", "2R1", "2R2", "2R3", "2R4"];
    let row4 = ["4L3", "4L2", "4L1", "4C", "4R1", "4R2", "4R3"];
    let row6 = ["6L2", "6L1", "6C", "6R1", "6R2"];
    let expected = [&["1C"][..], &row2, &["3C"], &row4, &["5C"], &row6].concat();
    assert_eq!(all_spaces(&board("players 4")), spaces(&expected));
}

#[test]
fn g2_a_space_that_is_not_there_is_refused() {
    let mut table = board("mine 1C a");
    assert_eq!(
        table.refuse("place supply 2L5"),
        Illegal::NoSuchSpace { space: space("2L5"), rule: Rule::G2 }
    );
    assert_eq!(table.refuse("place supply 3L1").rule(), Rule::G2);
}

#[test]
fn g3_neighbours_in_the_base_mine() {
    let table = board("players 3");
    for (at, expected) in [
        ("1C", &["2C"][..]),
        ("2C", &["1C", "2L1", "2R1", "3C"]),
        ("3C", &["2C", "4C"]),
        ("4C", &["3C", "4L1", "4R1", "5C"]),
        ("6C", &["5C", "6L1", "6R1"]),
        ("2L1", &["2L2", "2C"]),
        ("2L4", &["2L3"]),
        ("4R2", &["4R1", "4R3"]),
    ] {
        assert_eq!(neighbours(&table, at), spaces(expected), "{at}");
    }
}

#[test]
fn g3_a_shaft_joins_the_chambers_above_and_below_it() {
    let table = ring("2L1 /0 · 2R1 /0 · 4L1 /0 · 4C /0 · 4R1 /0");
    assert_eq!(neighbours(&table, "3L1"), spaces(&["2L1", "4L1"]));
    assert_eq!(neighbours(&table, "2L1"), spaces(&["2C", "3L1"]));
    assert_eq!(neighbours(&table, "4C"), spaces(&["4L1", "4R1"]));
    assert_eq!(neighbours(&table, "2C"), spaces(&["1C", "2L1", "2R1"]));
}

#[test]
fn g3_a_shaft_touches_nothing_beside_it() {
    let table = board("rules muria; mine 2R1 /0 · 2R2 ? · 2R3 /0 · 3R1 #a · 3R3 #b");
    assert_eq!(neighbours(&table, "3R1"), spaces(&["2R1", "4R1"]));
    assert_eq!(neighbours(&table, "3R3"), spaces(&["2R3", "4R3"]));
}

#[test]
fn g3_chambers_one_above_the_other_do_not_touch() {
    let mut table = board("mine 1C a · 2L1 b/0 a · 2C a");
    assert_eq!(table.refuse("place supply 4L1"), out_of_reach("4L1"));
    let muria = board("rules muria; mine 2L2 /0 · 2L1 /0 · 3L2 #a · 4L2 /0 · 4L1 ?");
    assert_eq!(neighbours(&muria, "2L1"), spaces(&["2L2", "2C"]));
}

/// A deal and the same deal with a change.
fn two_deals(rules: RuleSet, change: impl Fn(&mut Setup)) -> (Game, Game) {
    let edition = Edition::standard();
    let setup = Setup::from_seed(&rules, edition, 1368);
    let mut other = setup.clone();
    change(&mut other);
    assert_ne!(setup, other);
    let deal = |setup| Game::new(rules, 3, setup, edition).unwrap();
    (deal(&setup), deal(&other))
}

fn same_view(games: &(Game, Game)) -> bool {
    games.0.view(Viewer::Spectator) == games.1.view(Viewer::Spectator)
}

/// Moves the last item of a stack to the top.
fn rotate<T: PartialEq + std::fmt::Debug>(stack: &mut [T]) {
    stack.rotate_right(1);
}

#[test]
fn g4_tiles_not_yet_revealed_are_hidden() {
    let games = two_deals(RuleSet::default(), |setup| rotate(&mut setup.tiles[0][..8]));
    assert_ne!(games.0, games.1);
    assert!(same_view(&games));
}

#[test]
fn g4_a_revealed_tile_is_public() {
    let (mut one, mut other) =
        two_deals(RuleSet::default(), |setup| rotate(&mut setup.tiles[0][..8]));
    for text in ["place supply 1C", "end", "place supply 2C", "end", "place supply 2L1"] {
        one.play(&text.parse().unwrap()).unwrap();
        other.play(&text.parse().unwrap()).unwrap();
    }
    assert!(!same_view(&(one, other)));
}

#[test]
fn g4_the_mapped_mine_hides_only_tiles_not_laid() {
    let mapped = RuleSet { mapped: true, ..RuleSet::default() };
    assert!(!same_view(&two_deals(mapped, |setup| rotate(&mut setup.tiles[0][..8]))));
    let muria = RuleSet { mapped: true, ..RuleSet::muria() };
    assert!(same_view(&two_deals(muria, |setup| rotate(&mut setup.tiles[0][2..10]))));
    assert!(!same_view(&two_deals(muria, |setup| rotate(&mut setup.tiles[0][..10]))));
}

#[test]
fn g4_the_order_of_order_and_tool_stacks_is_hidden() {
    let rules = RuleSet::default();
    assert!(same_view(&two_deals(rules, |setup| rotate(&mut setup.orders[0][3..8]))));
    assert!(same_view(&two_deals(rules, |setup| rotate(&mut setup.orders[2][..8]))));
    assert!(same_view(&two_deals(rules, |setup| rotate(&mut setup.tools[3..]))));
    assert!(!same_view(&two_deals(rules, |setup| rotate(&mut setup.orders[0][..8]))));
    assert!(!same_view(&two_deals(rules, |setup| rotate(&mut setup.tools))));
}

#[test]
fn g4_everybody_sees_the_same() {
    let game = board("mine 1C a").game;
    let spectator = game.view(Viewer::Spectator);
    for number in 0..3 {
        let view = game.view(Viewer::Seat(seat(number)));
        assert_eq!(view.position(), spectator.position());
        assert_eq!(view.viewer(), Viewer::Seat(seat(number)));
    }
}

#[test]
fn g4_a_deal_changes_only_what_is_hidden() {
    let mut table = board("mine 1C a · 2C b; a coins 3");
    table.play("place supply 2L1");
    let game = table.game.clone();
    let view = game.view(Viewer::Spectator);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut entered = Vec::new();
    for _ in 0..40 {
        let mut deal = Table { game: view.deal(&mut rng) };
        assert_eq!(deal.game.state(), game.state());
        assert_eq!(deal.game.view(Viewer::Spectator), view);
        assert_eq!(deal.contents("2L1"), table.contents("2L1"));
        deal.play("place supply 2R1");
        entered.push(deal.contents("2R1"));
    }
    entered.sort();
    entered.dedup();
    assert!(entered.len() > 1, "every deal hides the same tile");
}

#[test]
fn g5_a_colour_has_ten_miners() {
    let mut table = board("a coins 20 supply 9");
    table.play("hire | pass | end");
    assert_eq!(table.supply_of(0), 10);
    table.pass_until(0);
    assert_eq!(table.refuse("hire"), Illegal::AllHired);
}

#[test]
fn g5_the_bank_never_runs_out() {
    let browns = "b".repeat(60);
    let mut table = board(&format!(
        "mine 1C a · 2C a · 2L1 ?bbg/1; a coins 5000 salt {browns}; b salt {browns}"
    ));
    table.play("square | place supply 2L1");
    assert_eq!((table.coins_of(0), table.contents("2L1").as_str()), (5001, "bbg/1"));
}

#[test]
fn c1_the_first_piece_goes_to_1c() {
    let mut table = board("players 3");
    assert_eq!(table.legal_with("place"), ["place supply 1C"]);
    assert_eq!(table.refuse("place supply 2C"), out_of_reach("2C"));
}

#[test]
fn c1_a_piece_goes_next_to_the_chain_of_any_owner() {
    let mut table = board("mine 1C b · 2C b · 2R1 b/0 c~");
    assert_eq!(
        table.legal_with("place"),
        ["1C", "2C", "2L1", "2R1", "2R2", "3C"].map(|to| format!("place supply {to}"))
    );
    assert_eq!(table.refuse("place supply 2L2"), out_of_reach("2L2"));
    assert_eq!(table.refuse("place supply 4C"), out_of_reach("4C"));
}

#[test]
fn c1_a_space_next_to_a_cut_off_piece_is_out_of_reach() {
    let mut table = board("mine 1C b · 2R2 b/0 b");
    assert_eq!(table.refuse("place supply 2R1"), out_of_reach("2R1"));
    assert_eq!(table.refuse("place supply 2R2"), out_of_reach("2R2"));
}

#[test]
fn c1_the_goal_is_judged_after_the_piece_has_left() {
    let mut table = board("mine 1C a");
    assert_eq!(table.refuse("place 1C 2C"), out_of_reach("2C"));
    let mut table = board("mine 1C b · 2C a");
    assert_eq!(table.refuse("place 2C 2R1"), out_of_reach("2R1"));
    table.play("place 2C 1C");
}

#[test]
fn c2_the_last_piece_of_a_chain_may_leave() {
    let mut table = board("mine 1C b · 2C a · 2R1 b/0 a");
    table.play("place 2R1 2L1");
    assert_eq!(table.miners_at(0, "2R1"), (0, 0));
}

#[test]
fn c2_a_piece_that_holds_others_may_not_leave() {
    let mut table = board("mine 1C b · 2C a · 2R1 b/0 c~c~ · 3C b");
    assert_eq!(table.refuse("place 2C 2L1"), breaks("2C", &["2R1", "3C"]));
    assert_eq!(table.refuse("castle 2C"), breaks("2C", &["2R1", "3C"]));
    assert_eq!(table.refuse("assist 2C pump").rule(), Rule::C2);
}

#[test]
fn c2_a_space_that_stays_occupied_may_be_left() {
    for other in ["a", "b"] {
        let mut table = board(&format!("mine 1C b · 2C b · 2R1 b/0 a{other}~ · 2R2 b/0 c"));
        table.play("place 2R1 3C");
        assert_eq!(table.miners_at(0, "3C"), (1, 0));
    }
}

#[test]
fn c2_a_tired_piece_may_not_leave() {
    let mut table = board("mine 1C b · 2C b · 2R1 b/0 a~");
    let source = Source::miner(Origin::Mine(space("2R1")));
    assert_eq!(table.refuse("place 2R1 1C"), Illegal::Tired { source, rule: Rule::P1 });
}

#[test]
fn c2_pieces_that_are_cut_off_already_do_not_matter_and_may_leave() {
    let mut table = board("mine 1C b · 2C a · 2R2 b/0 a · 2R3 b/0 b");
    let mut same = table.clone();
    same.play("place 2C 1C");
    table.play("place 2R2 2L1");
    assert_eq!(table.miners_at(0, "2L1"), (1, 0));
}

#[test]
fn c2_the_chain_must_hold_before_the_piece_arrives() {
    // On 4R1 the miner would link 4C again, by the other side.
    for salt in ["", "b"] {
        let mut table = ring(&format!("2L1 /0 b · 2R1 /0 b · 4L1 /0 a · 4C {salt}/0 c · 4R1 /0"));
        assert_eq!(table.refuse("place 4L1 4R1"), breaks("4L1", &["4C"]));
    }
}

#[test]
fn c2_another_way_round_keeps_the_chain() {
    let mut table = ring("2L1 /0 b · 2R1 /0 b · 4L1 b/0 a · 4C /0 c · 4R1 /0 b");
    table.play("place 4L1 4R1");
    assert_eq!(table.miners_at(0, "4R1"), (1, 0));
}

/// `a` stands alone in the second chamber of a corridor, `b` in front of it and beyond.
fn corridor([first, second, third, last]: [&str; 4]) -> Table {
    board(&format!(
        "mine 1C b · 2C b · 2R1 {first} b · 2R2 {second} a · 2R3 {third} b~ · 2R4 {last}"
    ))
}

#[test]
fn c3_a_dug_out_corridor_may_be_given_up() {
    let mut table = corridor(["/0"; 4]);
    table.play("place 2R2 2L1");
    assert_eq!(table.miners_at(0, "2L1"), (1, 0));
    assert_eq!(table.miners_at(1, "2R3"), (0, 1));
}

#[test]
fn c3_salt_in_the_chamber_or_beyond_forbids_it() {
    for index in [1, 2, 3] {
        let mut chambers = ["/0"; 4];
        chambers[index] = "b/0";
        let mut table = corridor(chambers);
        assert_eq!(table.refuse("place 2R2 2L1"), breaks("2R2", &["2R3"]), "{chambers:?}");
    }
    corridor(["b/0", "/0", "/0", "/0"]).play("place 2R2 2L1");
}

#[test]
fn c3_every_chamber_beyond_must_be_revealed() {
    let mut table = corridor(["/0", "/0", "/0", "?"]);
    assert_eq!(table.refuse("place 2R2 2L1"), breaks("2R2", &["2R3"]));
    corridor(["/0"; 4]).play("place 2R2 2L1");
}

#[test]
fn c3_a_shaft_section_may_not_be_given_up() {
    let mut table = board(
        "mine 1C b · 2C b · 3C b · 4C b · 5C b · 6C a
         mine 6L2 /0 · 6L1 /0 b · 6R1 /0 · 6R2 /0",
    );
    assert_eq!(table.refuse("place 6C 5C"), breaks("6C", &["6L1"]));
}

#[test]
fn c3_beyond_reaches_down_through_shafts() {
    let below = |chambers: &str| {
        let above = "rules muria; mine 1C b · 2L2 - · 2L1 /0 a · 2C b · 3L1 #b";
        board(&format!("{above}; mine 4C - · {chambers}"))
    };
    let mut unrevealed = below("4L2 ? · 4L1 /0 b");
    assert_eq!(unrevealed.refuse("place 2L1 2C"), breaks("2L1", &["4L1"]));
    let mut salted = below("4L2 - · 4L1 g/0 b");
    assert_eq!(salted.refuse("place 2L1 2C"), breaks("2L1", &["4L1"]));
    below("4L2 - · 4L1 /0 b").play("place 2L1 2C");
}

#[test]
fn c3_a_chamber_with_another_way_up_is_not_beyond() {
    // 4L1 could be reached through 4C and the right shaft if somebody were there.
    let mut table = ring("2L1 /0 a · 2R1 /0 · 4L1 /0 b · 4C /0 · 4R1 /0");
    assert_eq!(table.refuse("place 2L1 2C"), breaks("2L1", &["4L1"]));
}

#[test]
fn c4_a_marker_may_be_cut_off() {
    let mut table = board("rules muria; mine 1C b · 2L1 b/0 a · 2C b · 3L1 #b");
    table.play("place 2L1 1C");
    assert_eq!(table.miners_at(0, "1C"), (1, 0));
}

#[test]
fn c4_a_marker_links_what_it_touches() {
    let mut table = board("rules muria; mine 1C b · 2L1 b/0 b · 2C b · 3L1 #c");
    table.play("place supply 4L1");
    assert!(table.revealed("4L1"));
}

#[test]
fn c4_a_piece_linked_by_a_marker_may_not_be_cut_off() {
    let mut table = board("rules muria; mine 1C b · 2L1 b/0 a · 2C b · 3L1 #c · 4L1 g/0 b");
    assert_eq!(table.refuse("place 2L1 2C"), breaks("2L1", &["4L1"]));
}

#[test]
fn c4_a_cut_off_piece_is_barred_from_extraction_only() {
    let mut table = board("mine 1C b · 2R2 bbg/1 aaa · 2R3 /0; a ready bucket");
    let refusal = table.refuse("extract 2R2 b crew 2");
    assert_eq!(refusal, Illegal::CutOff { space: space("2R2") });
    assert_eq!(refusal.rule(), Rule::E1);
    let mut pump = table.clone();
    pump.play("pump 2R2 1 | castle 2R2");
    table.play("bucket 2R2 2R3 | assist 2R2 market | place 2R2 2C");
}
