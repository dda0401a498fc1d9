use super::*;
use std::collections::BTreeSet;

const BOTH: [Expansion; 2] = [Expansion::None, Expansion::Muria];

#[test]
fn the_tables_are_frozen() {
    // An id means the same for ever. Whoever has to change a table raises ACTIONS_VERSION and writes the
    // new numbers here.
    let frozen = BOTH.map(|expansion| {
        let space = ActionSpace::standard(expansion);
        (ACTIONS_VERSION, space.len(), format!("{:016x}", space.hash()))
    });
    assert_eq!(
        frozen,
        [(1, 3184, "12b2f463557998c3".to_owned()), (1, 12951, "fbd5f7c3bc298eb8".to_owned())]
    );
}

#[test]
fn every_action_has_one_id_and_every_id_one_action() {
    for expansion in BOTH {
        let space = ActionSpace::standard(expansion);
        for id in 0..space.len() as u32 {
            let action = space.get(id).unwrap();
            assert_eq!(space.number(action), Some(id), "{action:?}");
        }
        let all: BTreeSet<String> =
            (0..space.len() as u32).filter_map(|id| space.text(id)).collect();
        assert_eq!(all.len(), space.len());
        let all: BTreeSet<String> =
            (0..space.len() as u32).filter_map(|id| space.describe(id)).collect();
        assert_eq!(all.len(), space.len());
    }
}

#[test]
fn families_follow_each_other() {
    for expansion in BOTH {
        let space = ActionSpace::standard(expansion);
        let mut end = 0;
        for (family, ids) in space.families() {
            assert_eq!(ids.start, end);
            end = ids.end;
            assert!(ids.clone().all(|id| space.get(id).unwrap().family() == family));
        }
        assert_eq!(end as usize, space.len());
    }
}
