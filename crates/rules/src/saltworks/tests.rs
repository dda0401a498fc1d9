//! Tests of chapter W: saltworks and brine.

use crate::testing::*;
use crate::*;

fn brine(table: &Table) -> u8 {
    table.game.state().saltworks.unwrap().brine
}

/// Pieces of seat 0 in the saltworks.
fn boiling(table: &Table) -> u8 {
    table.game.boiling(seat(0))
}

/// Seat 0's supply: miners, and whether the foreman is there.
fn home(table: &Table) -> (u8, bool) {
    (table.supply_of(0), table.game.state().players[0].foreman)
}

#[test]
fn w1_one_visit_sends_any_pieces_in_one_action() {
    let mut table = board("rules muria; mine 1C a; posts market a entrance a; a supply 2");
    table.play("boil supply | boil+ supply! | boil+ @market | boil+ 1C | boil+ @entrance");
    assert_eq!((boiling(&table), table.game.actions()), (5, 1));
    // One of the two came home from the entrance and may follow.
    assert_eq!(home(&table), (2, false));
    table.play("boil+ supply | boil+ supply");
    assert_eq!((boiling(&table), home(&table)), (7, (0, false)));
    assert_eq!(brine(&table), 0);
}

#[test]
fn w1_pieces_from_the_mine_obey_the_chain_and_stand() {
    let mut table = at_2r1("b/0 a~", "rules muria");
    assert_eq!(table.refuse("boil 1C").rule(), Rule::C2);
    let source = Source::miner(Origin::Mine(space("2R1")));
    assert_eq!(table.refuse("boil 2R1"), Illegal::Tired { source, rule: Rule::W1 });
    let mut table = board("rules muria; mine 1C a · 2C a");
    // Sent one by one: the chain is judged for each.
    table.play("boil 2C | boil+ 1C");
    assert_eq!((boiling(&table), table.miners_at(0, "1C")), (2, (0, 0)));
}

#[test]
fn w1_more_pieces_follow_only_directly() {
    let mut table = board("rules muria; a salt uu");
    assert_eq!(table.refuse("boil+ supply"), Illegal::BoilNotNow);
    table.play("boil supply | trade b");
    assert_eq!(table.refuse("boil+ supply"), Illegal::BoilNotNow);
    let visited = Illegal::VisitedAlready { building: Building::Saltworks };
    assert_eq!(table.refuse("boil supply"), visited);
    table.play("pass");
    assert_eq!(table.refuse("boil+ supply"), Illegal::BoilNotNow);
}

#[test]
fn w1_more_pieces_follow_also_when_the_last_action_is_used() {
    let mut table = board("rules muria; players 3");
    table.play("pass | boil supply | boil+ supply | end");
    assert_eq!(boiling(&table), 2);
}

#[test]
fn w1_the_base_game_has_no_saltworks() {
    let mut table = board("players 3");
    assert_eq!(table.refuse("boil supply"), Illegal::NeedsMuria { rule: Rule::W1 });
    assert!(table.game.state().saltworks.is_none());
}

#[test]
fn w2_at_the_owners_next_turn_each_comes_home_with_a_brine() {
    let mut table = board("rules muria; players 3; saltworks brine 5; a salt -");
    table.play("boil supply | boil+ supply | boil+ supply! | pass | end");
    table.play("pass | pass | end | pass | pass");
    assert_eq!((boiling(&table), brine(&table), home(&table)), (3, 5, (0, false)));
    table.play("end");
    assert_eq!((boiling(&table), brine(&table), home(&table)), (0, 2, (2, true)));
    assert_eq!(table.salt_of(0), "uuu");
}

#[test]
fn w2_those_who_find_no_brine_come_home_without() {
    let mut table =
        board("rules muria; players 3; posts saltworks b; saltworks brine 1; a salt -; b coins 0");
    table.play("boil supply | boil+ supply").pass_until(0);
    assert_eq!((table.salt_of(0).as_str(), home(&table)), ("u", (2, true)));
    assert_eq!(table.coins_of(1), 1);
    table.play("boil supply").pass_until(0);
    assert_eq!((table.salt_of(0).as_str(), table.coins_of(1)), ("u", 1));
}

#[test]
fn w2_pieces_come_home_after_orders_are_settled() {
    let mut table = board(
        "rules muria; turn c; castle buu=11 uuu=9 bbb=15 near a; saltworks aa brine 2
         a coins 9 salt bb",
    );
    table.play("pass | pass | end");
    // The brine is still in the saltworks: it completes no order now.
    assert_eq!(table.legal(), ["forfeit b", "forfeit coins"]);
    assert_eq!((brine(&table), table.salt_of(0).as_str()), (2, "bb"));
    table.play("forfeit coins");
    assert_eq!((brine(&table), table.salt_of(0).as_str(), boiling(&table)), (0, "bbuu", 0));
}

#[test]
fn w2_each_owner_takes_at_the_own_turn() {
    let mut table = board("rules muria; players 3; saltworks brine 1; a salt -; b salt -");
    table.play("boil supply | pass | end | boil supply | pass | end | pass | pass | end");
    assert_eq!((table.salt_of(0).as_str(), table.salt_of(1).as_str()), ("u", ""));
    table.play("pass | pass | end");
    assert_eq!((table.salt_of(1).as_str(), table.supply_of(1)), ("", 2));
}

#[test]
fn w3_revealing_a_chamber_puts_one_brine_into_the_saltworks() {
    let mut table = board("rules muria; mine 1C a · 2C a; saltworks brine 0; a supply 2");
    table.play("place supply 2R1");
    assert_eq!(brine(&table), 1);
    table.play("place supply 2R1");
    assert_eq!(brine(&table), 1, "it is revealed only once");
}

#[test]
fn w3_pumped_water_goes_to_the_saltworks() {
    let mut table = at_2r1("bgg/2 a", "rules muria; saltworks brine 1");
    table.play("pump 2R1 2");
    assert_eq!((brine(&table), table.contents("2R1").as_str()), (3, "bgg/0"));
}

#[test]
fn w4_a_privilege_brings_one_or_two_back_at_once() {
    for (recall, back) in
        [("1", (1, false)), ("2", (2, false)), ("!", (0, true)), ("1!", (1, true))]
    {
        let mut table =
            board("rules muria; players 3; saltworks brine 3; a salt - ready saltworks");
        table.play("boil supply | boil+ supply | boil+ supply!");
        table.play(&format!("recall {recall}"));
        let count = back.0 + u8::from(back.1);
        assert_eq!((home(&table), boiling(&table)), (back, 3 - count), "recall {recall}");
        assert_eq!((brine(&table), table.salt_of(0).len()), (3 - count, count.into()));
        assert_eq!(table.game.actions(), 1);
    }
}

#[test]
fn w4_as_many_brine_must_be_there() {
    let mut table = board("rules muria; players 3; saltworks brine 1; a ready saltworks");
    table.play("boil supply | boil+ supply | boil+ supply!");
    let refusal = Illegal::BrineNotThere { there: 1, wanted: 2 };
    assert_eq!(table.refuse("recall 2"), refusal);
    assert_eq!(table.refuse("recall 1!"), refusal);
    // The notation cannot say more than two, but a program can.
    let three = Move::Recall { miners: 2, foreman: true };
    assert_eq!(table.game.check(&three), Err(Illegal::RecallCount { wanted: 3 }));
    table.play("recall !");
    assert_eq!(home(&table), (0, true));
}

#[test]
fn w4_only_pieces_just_sent_come_back() {
    let mut table = board("rules muria; players 3; saltworks brine 5; a ready saltworks");
    table.play("boil supply");
    let refusal = Illegal::NotSent { miners: 1, foreman: false };
    assert_eq!(table.refuse("recall 2"), refusal);
    assert_eq!(table.refuse("recall !"), refusal);
    assert_eq!(table.refuse("recall 1!"), refusal);
}

#[test]
fn w4_after_a_recall_no_more_are_sent_but_another_card_recalls() {
    let mut table = board(
        "rules muria; players 3; posts saltworks b; saltworks brine 5
         a salt - ready saltworks saltworks; b coins 0",
    );
    table.play("boil supply | boil+ supply | boil+ supply! | recall 2");
    assert_eq!(table.refuse("boil+ supply"), Illegal::BoilNotNow);
    table.play("recall !");
    assert_eq!((home(&table), table.salt_of(0).as_str()), ((2, true), "uuu"));
    assert_eq!(table.coins_of(1), 2, "the post earns for every recall");
    let none = Illegal::NoTool { tool: Tool::Saltworks, ready: 0, wanted: 1 };
    assert_eq!(table.refuse("recall 1"), none);
}

#[test]
fn w4_a_recall_belongs_to_the_visit() {
    let mut table = board("rules muria; saltworks brine 5; a salt uu ready saltworks");
    assert_eq!(table.refuse("recall 1"), Illegal::RecallNotNow);
    table.play("boil supply | trade b");
    assert_eq!(table.refuse("recall 1"), Illegal::RecallNotNow);
}

#[test]
fn w4_recalled_pieces_may_act_again_in_the_same_turn() {
    let mut table = board("rules muria; saltworks brine 1; a supply 1 ready saltworks");
    table.play("boil supply | recall 1 | place supply 1C");
    assert_eq!(table.miners_at(0, "1C"), (1, 0));
}

#[test]
fn w5_two_four_and_six_brine_buy_brown_green_and_white() {
    for (kind, price) in [("b", 2), ("g", 4), ("w", 6)] {
        let mut table = board(&format!("rules muria; a salt {}", "u".repeat(price)));
        table.play(&format!("trade {kind}"));
        assert_eq!((table.salt_of(0).as_str(), table.game.actions()), (kind, 2));
        let mut table = board(&format!("rules muria; a salt {}", "u".repeat(price - 1)));
        let (price, there) = (price as u8, price as u8 - 1);
        let letter = Kind::from_letter(kind.chars().next().unwrap()).unwrap();
        let refusal = Illegal::TooLittleBrine { kind: letter, price, there };
        assert_eq!(table.refuse(&format!("trade {kind}")), refusal);
    }
}

#[test]
fn w5_nothing_is_exchanged_back_into_brine() {
    let mut table = board("rules muria; a salt bbgw");
    assert_eq!(table.refuse("trade u"), Illegal::NothingForBrine);
    assert_eq!(table.legal_with("trade"), [""; 0]);
}

#[test]
fn w5_any_time_in_the_own_turn_also_before_its_end() {
    let mut table = board("rules muria; a salt uuuuuu");
    table.play("trade b | pass | trade b | pass | trade b | end");
    assert_eq!(table.salt_of(0), "bbb");
}

#[test]
fn w5_not_while_a_choice_is_half_made() {
    // A toll of two groszy in 1C, to be shared between two players.
    let mut table = board("rules muria; mine 1C bc · 2C a · 2R1 bb/0 aa; a salt uu");
    table.play("extract 2R1 bb crew 2");
    assert_eq!(table.refuse("trade b"), Illegal::AnotherDecision { due: Due::Toll });
    table.play("toll 1C 1:2 | trade b");
    assert_eq!(table.salt_of(0), "bbb");
}

#[test]
fn w6_at_the_end_of_a_phase_pieces_go_home_without_brine() {
    let mut table = board(
        "rules muria; turn c; castle done 5; posts saltworks b; saltworks a brine 5
         a salt - supply 1; b coins 0; c salt - supply 2",
    );
    table.play("boil supply | boil+ supply! | pass | end");
    assert_eq!(table.game.phase(), Phase::II);
    assert_eq!((table.salt_of(0).as_str(), table.salt_of(2).as_str()), ("", ""));
    assert_eq!((home(&table), table.supply_of(2), boiling(&table)), ((2, true), 2, 0));
    assert!(table.game.state().players[2].foreman);
    assert_eq!((table.coins_of(1), brine(&table)), (0, 2));
}
