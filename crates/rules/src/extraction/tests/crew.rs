//! Tests of crews, cubes and the horse mill (E1–E3, E9).

use super::*;

/// Muria: `a` has a chain to `2R1`.
fn with_muria(chamber: &str, more: &str) -> Table {
    at_2r1(chamber, &format!("rules muria; a salt -; {more}"))
}

/// Muria: a crew of `a` stands in `2R1`, below which `4R1` lies without a shaft between.
fn above_a_chamber(crew: &str, below: &str, more: &str) -> Table {
    board(&format!(
        "rules muria; mine 1C b · 2C a · 2R1 bgg/2 {crew} · 4R1 {below}
         mine 2R2 /0 · 3R2 #b · 4R2 /0; a coins 5 salt -; {more}",
    ))
}

#[test]
fn e1_the_chamber_must_be_revealed() {
    let mut table = board("mine 1C b · 2C b · 2R1 ?");
    let refusal = table.refuse("extract 2R1 b crew 1");
    assert_eq!(refusal, Illegal::NotRevealed { space: space("2R1"), rule: Rule::E1 });
}

#[test]
fn e1_the_chamber_must_be_linked() {
    let mut table = board("mine 1C b · 2R1 b/0 a");
    assert_eq!(table.refuse("extract 2R1 b crew 1"), Illegal::CutOff { space: space("2R1") });
    assert!(board("mine 1C b · 2C c · 2R1 b/0 a").can("extract 2R1 b crew 1"));
}

#[test]
fn e1_an_own_standing_piece_must_be_there() {
    let nobody = Illegal::NobodyStanding { space: space("2R1"), rule: Rule::E1 };
    let mut table = beside_the_shaft("bb/0 cc", "");
    assert_eq!(table.refuse("extract 2R1 b crew 1"), nobody);
    let mut table = beside_the_shaft("bb/0 a~a~cc", "a ready pickaxe");
    assert_eq!(table.refuse("extract 2R1 b crew 1"), nobody);
    assert_eq!(table.refuse("extract 2R1 b crew 0 pick 1"), nobody);
}

#[test]
fn e1_salt_lies_in_chambers_only() {
    let mut table = board("mine 1C b · 2C ab · 2R1 b/0 a");
    let refusal = table.refuse("extract 2C b crew 1");
    assert_eq!(refusal, Illegal::NotAChamber { space: space("2C"), rule: Rule::E1 });
}

#[test]
fn e1_only_standing_pieces_dig() {
    let mut table = beside_the_shaft("bbb/0 aa~a~ccc", "");
    let refusal = table.refuse("extract 2R1 bb crew 2");
    assert_eq!(refusal, Illegal::CrewNotThere { space: space("2R1"), there: 1, wanted: 2 });
    table.play("extract 2R1 b crew 1");
    assert_eq!(table.miners_at(0, "2R1"), (0, 3));
}

#[test]
fn e2_strength_is_miners_minus_water() {
    let mut table = beside_the_shaft("bbg/1 aaa", "");
    let refusal = table.refuse("extract 2R1 bbg crew 3");
    assert_eq!(refusal, Illegal::TooWeak { strength: 3, need: 4, water: 1 });
    table.play("extract 2R1 bg crew 3");
    assert_eq!((table.salt_of(0), table.contents("2R1")), ("bg".to_owned(), "b/1".to_owned()));
}

#[test]
fn e2_pickaxes_add_one_each_and_are_turned() {
    let mut table = beside_the_shaft("bbg/1 aa", "a ready pickaxe pickaxe");
    let too_many = Illegal::NoTool { tool: Tool::Pickaxe, ready: 2, wanted: 3 };
    assert_eq!(table.refuse("extract 2R1 bbg crew 1 pick 3"), too_many);
    table.play("extract 2R1 bbg crew 2 pick 2");
    assert_eq!(table.salt_of(0), "bbg");
    assert_eq!(table.game.state().players[0].used, [Tool::Pickaxe, Tool::Pickaxe]);
}

#[test]
fn e2_a_foreman_counts_as_two() {
    let mut table = with_muria("bbb/0 aA", "");
    table.play("extract 2R1 bbb crew 1!");
    assert_eq!(table.salt_of(0), "bbb");
    let mut table = with_muria("bbb/1 aA", "");
    let refusal = table.refuse("extract 2R1 bbb crew 1!");
    assert_eq!(refusal, Illegal::TooWeak { strength: 3, need: 4, water: 1 });
}

#[test]
fn e2_the_player_takes_any_cubes_from_one_up() {
    let table = board("mine 1C a · 2C a · 3C a · 4C a · 4R1 bbgw/0 aa");
    let mut taken: Vec<String> = table.legal_with("extract");
    taken.iter_mut().for_each(|text| *text = text.split(' ').nth(2).unwrap().to_owned());
    assert_eq!(taken, ["b", "bb", "bg", "bw", "g", "gw", "w"]);
}

#[test]
fn e2_only_cubes_that_are_there() {
    let mut table = beside_the_shaft("bg/0 aaa", "");
    let refusal = table.refuse("extract 2R1 bb crew 2");
    let (kind, there, wanted) = (Kind::Brown, 1, 2);
    assert_eq!(refusal, Illegal::SaltNotThere { space: space("2R1"), kind, there, wanted });
    assert_eq!(refusal.rule(), Rule::E2);
    assert_eq!(table.refuse("extract 2R1 u crew 1").rule(), Rule::E2);
}

#[test]
fn e3_the_crew_lies_down_and_nobody_else() {
    let mut table = beside_the_shaft("bbb/1 aaaa", "");
    table.play("extract 2R1 bb crew 3");
    // Two for the cubes and one against the water.
    assert_eq!(table.miners_at(0, "2R1"), (1, 3));
    assert_eq!(table.miners_at(1, "2C"), (1, 0));
}

#[test]
fn e3_no_more_pieces_than_needed() {
    let mut table = beside_the_shaft("bb/0 aaa", "");
    let refusal = table.refuse("extract 2R1 b crew 2");
    assert_eq!(refusal, Illegal::TooStrong { strength: 2, need: 1 });
    assert_eq!(refusal.rule(), Rule::E3);
    assert_eq!(table.legal_with("extract"), ["extract 2R1 b crew 1", "extract 2R1 bb crew 2"]);
}

#[test]
fn e3_at_least_one_piece_digs() {
    let mut table = beside_the_shaft("b/0 a", "a ready pickaxe");
    assert_eq!(table.refuse("extract 2R1 b crew 0 pick 1"), Illegal::NoCrew);
    // Nor may the pickaxe help the one piece that is enough.
    let refusal = table.refuse("extract 2R1 b crew 1 pick 1");
    assert_eq!(refusal, Illegal::TooStrong { strength: 2, need: 1 });
}

#[test]
fn e3_the_player_chooses_between_miners_and_pickaxes() {
    let table = beside_the_shaft("bbb/0 aaa", "a ready pickaxe pickaxe");
    assert_eq!(
        table.legal_with("extract 2R1 bbb"),
        ["crew 1 pick 2", "crew 2 pick 1", "crew 3"].map(|crew| format!("extract 2R1 bbb {crew}"))
    );
}

#[test]
fn e3_the_foreman_alone_may_dig_a_single_cube() {
    let mut table = with_muria("bbb/0 aaA", "a ready pickaxe");
    assert_eq!(table.legal_with("extract 2R1 b crew").len(), 2);
    let refusal = table.refuse("extract 2R1 b crew 1!");
    assert_eq!(refusal, Illegal::TooStrong { strength: 3, need: 1 });
    let refusal = table.refuse("extract 2R1 b crew 0! pick 1");
    assert_eq!(refusal, Illegal::TooStrong { strength: 3, need: 1 });
    table.play("extract 2R1 b crew 0!");
    assert!(table.game.mine.foreman_is_tired(seat(0)));
    assert_eq!(table.miners_at(0, "2R1"), (2, 0));
}

#[test]
fn e3_every_crew_with_a_foreman_that_can_spare_nobody() {
    let mut table = with_muria("bbb/0 aaaA", "a ready pickaxe");
    assert_eq!(
        table.legal_with("extract 2R1 bbb"),
        ["crew 0! pick 1", "crew 1!", "crew 2 pick 1", "crew 3"]
            .map(|crew| format!("extract 2R1 bbb {crew}"))
    );
    assert_eq!(
        table.legal_with("extract 2R1 bb crew"),
        ["crew 0!", "crew 1 pick 1", "crew 2"].map(|crew| format!("extract 2R1 bb {crew}"))
    );
    // Without a miner the rest still reaches the need.
    assert_eq!(table.refuse("extract 2R1 bb crew 1!").rule(), Rule::E3);
}

#[test]
fn e3_the_foreman_must_stand_there() {
    let mut table = with_muria("bbb/0 aA~", "");
    let refusal = table.refuse("extract 2R1 b crew 0!");
    assert_eq!(refusal, Illegal::ForemanNotThere { space: space("2R1") });
}

#[test]
fn e3_fatigue_all_tires_everyone_with_the_fewest_pickaxes() {
    let mut table = at_2r1("bbb/0 aa", "rules fatigue=all; a salt - ready pickaxe pickaxe");
    assert_eq!(
        table.legal_with("extract"),
        ["b crew 2", "bb crew 2", "bbb crew 2 pick 1"].map(|rest| format!("extract 2R1 {rest}"))
    );
    let refusal = table.refuse("extract 2R1 b crew 1");
    assert_eq!(refusal, Illegal::EveryoneDigs { miners: 2, foreman: false, pickaxes: 0 });
    let refusal = table.refuse("extract 2R1 bb crew 2 pick 1");
    assert_eq!(refusal, Illegal::EveryoneDigs { miners: 2, foreman: false, pickaxes: 0 });
    table.play("extract 2R1 b crew 2");
    assert_eq!((table.salt_of(0), table.miners_at(0, "2R1")), ("b".to_owned(), (0, 2)));
}

#[test]
fn e3_fatigue_all_tires_the_foreman_too() {
    let table = with_muria("b/0 aA", "rules fatigue=all");
    assert_eq!(table.legal_with("extract"), ["extract 2R1 b crew 1!"]);
}

#[test]
fn e9_the_mill_takes_salt_from_the_chamber_below() {
    let mut table = above_a_chamber("aaa", "bww/1", "a ready mill");
    // The water of 4R1 counts, the two of 2R1 do not.
    let refusal = table.refuse("extract 2R1 bww crew 3 mill");
    assert_eq!(refusal, Illegal::TooWeak { strength: 3, need: 4, water: 1 });
    table.play("extract 2R1 ww crew 3 mill");
    assert_eq!((table.salt_of(0), table.contents("4R1")), ("ww".to_owned(), "b/1".to_owned()));
    assert_eq!((table.contents("2R1"), table.miners_at(0, "2R1")), ("bgg/2".to_owned(), (0, 3)));
    // The route starts at 2R1: 2C is own, 1C costs 2.
    assert_eq!(table.coins_of(0), 3);
    assert_eq!(table.game.state().players[0].used, [Tool::Mill]);
}

#[test]
fn e9_pieces_in_the_lower_chamber_do_not_help() {
    let mut table = above_a_chamber("a", "bww/1 aaa", "a ready mill");
    let refusal = table.refuse("extract 2R1 b crew 2 mill");
    assert_eq!(refusal, Illegal::CrewNotThere { space: space("2R1"), there: 1, wanted: 2 });
    let refusal = table.refuse("extract 2R1 b crew 1 mill");
    assert_eq!(refusal, Illegal::TooWeak { strength: 1, need: 2, water: 1 });
}

#[test]
fn e9_the_mill_works_through_a_shaft_too() {
    let mut table = board(
        "rules muria; mine 1C b · 2C a · 2R1 /0 a · 3R1 #b · 4R1 w/0
         a coins 5 salt - ready mill",
    );
    table.play("extract 2R1 w crew 1 mill");
    assert_eq!((table.salt_of(0), table.coins_of(0)), ("w".to_owned(), 4));
}

#[test]
fn e9_the_lower_chamber_must_be_there_and_revealed() {
    let mut table = above_a_chamber("a", "?", "mine 2L1 b/0 a; a ready mill");
    let unrevealed = Illegal::NotRevealed { space: space("4R1"), rule: Rule::E9 };
    assert_eq!(table.refuse("extract 2R1 w crew 1 mill"), unrevealed);
    let nothing = Illegal::NothingBelow { space: space("2L1") };
    assert_eq!(table.refuse("extract 2L1 b crew 1 mill"), nothing);
}

#[test]
fn e9_without_the_card_there_is_no_mill() {
    let mut table = above_a_chamber("a", "w/0", "");
    let none = Illegal::NoTool { tool: Tool::Mill, ready: 0, wanted: 1 };
    assert_eq!(table.refuse("extract 2R1 w crew 1 mill"), none);
    let mut base = beside_the_shaft("b/0 a", "");
    assert_eq!(base.refuse("extract 2R1 b crew 1 mill"), Illegal::NeedsMuria { rule: Rule::E9 });
}
