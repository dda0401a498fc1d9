//! Tests of the edition files: what the embedded ones hold, and what is refused.

use crate::testing::*;
use crate::*;

const BASE: &str = include_str!("../../data/base.toml");
const MURIA: &str = include_str!("../../data/muria.toml");

/// The refusal of a file with one text replaced by another, and the line where that stands.
fn damaged(file: &str, from: &str, to: &str) -> (usize, EditionError) {
    assert!(file.contains(from), "{from} is not in the file");
    let text = file.replacen(from, to, 1);
    let line = 1 + text.lines().position(|line| line.contains(to)).unwrap();
    let error = Edition::from_files(&[("mine.toml", &text)]).expect_err(to);
    assert_eq!(error.file, "mine.toml");
    (line, error)
}

/// Asserts that the damage is refused for this reason, at its line.
fn assert_problem(file: &str, from: &str, to: &str, problem: EditionProblem) {
    let (line, error) = damaged(file, from, to);
    assert_eq!((error.line, error.problem), (line, problem), "{to}");
}

/// Asserts that the damage is refused as something the parser cannot read, at its line.
fn assert_syntax(file: &str, from: &str, to: &str) {
    let (line, error) = damaged(file, from, to);
    assert_eq!(error.line, line, "{to}: {:?}", error.problem);
    assert!(matches!(error.problem, EditionProblem::Syntax { .. }), "{to}: {:?}", error.problem);
}

fn texts<T: ToString>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

fn custom(file: &str, from: &str, to: &str) -> Edition {
    assert!(file.contains(from), "{from} is not in the file");
    Edition::from_files(&[("mine.toml", &file.replacen(from, to, 1))]).unwrap()
}

#[test]
fn the_embedded_base_holds_the_printed_values() {
    let base = Edition::standard().components(Expansion::None);
    let tiles = Level::ALL.map(|level| texts(base.tiles(level)));
    assert_eq!(
        tiles,
        [
            "bbg/1 bbg/1 bg/1 bg/1 bbb/1 bbb/1 bgg/2 bb/0",
            "bbbg/2 ggw/2 bww/3 bggw/2 bbgw/2 bggg/2",
            "gggww/3 gwww/3 ggwww/3 wwww/3",
        ]
    );
    let orders = Phase::ALL.map(|phase| texts(base.orders(phase)));
    assert_eq!(
        orders,
        [
            "bb=9 bb=9 bg=11 bg=11 gg=13 bbb=15 bbg=17 bbg=17",
            "gg=13 bw=15 bw=15 gw=17 bgg=19 bbw=21 ggg=21 bgw=23",
            "gw=17 bgg=19 bbw=21 ww=21 ggw=25 bww=27 gww=29 www=33",
        ]
    );
    let columns: [&[u8]; 4] = [&[3, 3, 4, 5], &[4, 5, 6], &[7, 8], &[]];
    assert_eq!(Kind::ALL.map(|kind| base.market_prices(kind)), columns);
    assert_eq!(base.inn_prices(), [5, 5, 5, 6, 6, 7, 8]);
    assert_eq!(base.workshop_prices(), [3, 4, 5]);
    assert_eq!(base.tools(), &Tool::ALL[..7]);
    let values: Vec<u8> = (0..=10).map(|tools| base.tool_value(tools)).collect();
    assert_eq!(values, [0, 2, 2, 6, 6, 10, 10, 14, 14, 20, 20]);
    assert_eq!((base.tool_value(21), base.provenance()), (20, Provenance::Printed));
    assert_eq!([2, 3, 4, 5].map(|players: usize| base.inn_first[players]), [4, 2, 0, 0]);
    let start = board("players 3");
    assert_eq!(Kind::DUG.map(|kind| start.market_of(kind)), [2, 1, 0]);
}

#[test]
fn the_embedded_muria_adds_reconstructed_values() {
    let base = Edition::standard().components(Expansion::None);
    let muria = Edition::standard().components(Expansion::Muria);
    let added =
        [("bbg/2 bg/0", "uuu=9 buu=11 guu=13"), ("bggw/3 bbgg/2", "wuu=17 bguu=19 gguu=21")];
    let more = [("ggww/4 gwww/3", "gguuu=25 gwuu=25 wwuu=29")];
    let numbered = Level::ALL.into_iter().zip(Phase::ALL);
    for ((level, phase), (tiles, orders)) in numbered.zip(added.into_iter().chain(more)) {
        let (old, new) = muria.tiles(level).split_at(base.tiles(level).len());
        assert_eq!((old, texts(new).as_str()), (base.tiles(level), tiles));
        let (old, new) = muria.orders(phase).split_at(8);
        assert_eq!((old, texts(new).as_str()), (base.orders(phase), orders));
    }
    assert_eq!(muria.tools(), &Tool::ALL);
    assert_eq!(muria.shaft_tiles, [1, 2, 3]);
    let prices = Kind::ALL.map(|kind| muria.brine_price(kind));
    assert_eq!(prices, [Some(2), Some(4), Some(6), None]);
    assert_eq!(muria.provenance(), Provenance::Reconstructed);
}

#[test]
fn the_embedded_files_may_be_given_again() {
    let again = Edition::from_files(&[("base.toml", BASE), ("muria.toml", MURIA)]).unwrap();
    assert_eq!(again, *Edition::standard());
    assert!(!again.is_standard());
    assert!(Edition::standard().clone().is_standard());
    let unshared = Edition::standard().unshared();
    assert_eq!(unshared, *Edition::standard());
    assert!(!unshared.is_standard());
}

#[test]
fn a_wrong_count_is_refused() {
    for (file, from, to, key, expected, found) in [
        (BASE, "\"bgg/2\", \"bb/0\"]", "\"bgg/2\"]", "tiles.I", 8, 7),
        (BASE, "\"wwww/3\"]", "\"wwww/3\", \"wwww/3\"]", "tiles.III", 4, 5),
        (BASE, "\"bgw=23\"]", "\"bgw=23\", \"bb=9\"]", "orders.II", 8, 9),
        (BASE, "brown = [3, 3, 4, 5]", "brown = [3, 4, 5]", "market.brown", 4, 3),
        (BASE, "white = [7, 8]", "white = []", "market.white", 2, 0),
        (BASE, "[5, 5, 5, 6, 6, 7, 8]", "[5, 5, 5]", "inn.prices", 7, 3),
        (BASE, "prices = [3, 4, 5]", "prices = [3, 4]", "workshop.prices", 3, 2),
        (BASE, "\"commercial\", \"royal\"]", "\"commercial\"]", "workshop.tools", 7, 6),
        (MURIA, "[\"bbg/2\", \"bg/0\"]", "[\"bbg/2\"]", "tiles.I", 2, 1),
        (MURIA, "\"wwuu=29\"]", "\"wwuu=29\", \"ww=9\"]", "orders.III", 3, 4),
        (MURIA, "III = 3 }", "III = 4 }", "shafts.tiles", 6, 7),
        (MURIA, "[\"saltworks\", \"mill\"]", "[\"mill\"]", "workshop.tools", 2, 1),
    ] {
        let key = key.to_owned();
        assert_problem(file, from, to, EditionProblem::Count { key, expected, found });
    }
}

#[test]
fn a_bad_tile_is_refused_at_its_line() {
    let letters = ["xbg/1", "BBG/1", "gb/1", "wg/1", "bbu/1", "/1", "bbbbbbb/1"];
    let water =
        ["bbg/7", "bbg/-1", "bbg/01", "bbg/", "bbg", "bbg/1/1", "bbg/999", " bbg/1", "b g/1"];
    for found in letters.into_iter().chain(water) {
        let problem = EditionProblem::BadTile { found: found.to_owned() };
        assert_problem(BASE, "\"bgg/2\"", &format!("\"{found}\""), problem);
    }
    let problem = EditionProblem::BadTile { found: "uu/0".to_owned() };
    assert_problem(MURIA, "\"bg/0\"", "\"uu/0\"", problem);
}

#[test]
fn a_bad_order_is_refused_at_its_line() {
    let letters = ["xx=9", "gb=9", "=9", "bu=9", "bbbbbbb=9"];
    let prices = ["bb=0", "bb=101", "bb=-9", "bb=09", "bb=", "bb", "bb=999", "bb/9", "bb = 9"];
    for found in letters.into_iter().chain(prices) {
        let problem = EditionProblem::BadOrder { found: found.to_owned() };
        assert_problem(BASE, "\"bgw=23\"", &format!("\"{found}\""), problem);
    }
    let problem = EditionProblem::BadOrder { found: "uug=13".to_owned() };
    assert_problem(MURIA, "\"guu=13\"", "\"uug=13\"", problem);
}

#[test]
fn prices_that_fall_are_refused() {
    for (file, from, to, key) in [
        (BASE, "brown = [3, 3, 4, 5]", "brown = [3, 4, 3, 5]", "market.brown"),
        (BASE, "green = [4, 5, 6]", "green = [6, 5, 4]", "market.green"),
        (BASE, "white = [7, 8]", "white = [8, 7]", "market.white"),
        (BASE, "[5, 5, 5, 6, 6, 7, 8]", "[5, 5, 5, 6, 6, 8, 7]", "inn.prices"),
        (BASE, "prices = [3, 4, 5]", "prices = [5, 4, 3]", "workshop.prices"),
        (BASE, "[3, 6], [5, 10]", "[5, 6], [3, 10]", "workshop.tool_value"),
        (BASE, "[3, 6], [5, 10]", "[3, 10], [5, 6]", "workshop.tool_value"),
        (BASE, "[3, 6], [5, 10]", "[3, 6], [3, 10]", "workshop.tool_value"),
        (MURIA, "brown = 2, green = 4", "brown = 5, green = 4", "brine.price"),
    ] {
        let problem = EditionProblem::NotAscending { key: key.to_owned() };
        assert_problem(file, from, to, problem);
    }
}

#[test]
fn a_number_outside_its_range_is_refused() {
    let range = |key: &str, least, most, found| EditionProblem::OutOfRange {
        key: key.to_owned(),
        least,
        most,
        found,
    };
    for (file, from, to, problem) in [
        (BASE, "[3, 3, 4, 5]", "[0, 3, 4, 5]", range("market.brown", 1, 100, 0)),
        (BASE, "[4, 5, 6]", "[4, 5, 101]", range("market.green", 1, 100, 101)),
        (BASE, "6, 6, 7, 8]", "6, 6, 7, 200]", range("inn.prices", 1, 100, 200)),
        (BASE, "prices = [3, 4, 5]", "prices = [0, 4, 5]", range("workshop.prices", 1, 100, 0)),
        (BASE, "start = { brown = 2", "start = { brown = 5", range("market.start.brown", 0, 4, 5)),
        (BASE, "white = 0 }", "white = 3 }", range("market.start.white", 0, 2, 3)),
        (BASE, "2 = 5, 3 = 3", "2 = 8, 3 = 3", range("inn.first_space", 1, 7, 8)),
        (BASE, "4 = 1, 5 = 1", "4 = 0, 5 = 1", range("inn.first_space", 1, 7, 0)),
        (MURIA, "price = { brown = 2", "price = { brown = 0", range("brine.price", 2, 100, 0)),
    ] {
        assert_problem(file, from, to, problem);
    }
}

#[test]
fn negative_and_huge_numbers_and_wrong_types_are_refused() {
    for (file, from, to) in [
        (BASE, "[3, 3, 4, 5]", "[-3, 3, 4, 5]"),
        (BASE, "[3, 3, 4, 5]", "[3, 3, 4, 256]"),
        (BASE, "[4, 5, 6]", "[4, 5, 99999999999999999999]"),
        (BASE, "[4, 5, 6]", "[4, 5, 6.0]"),
        (BASE, "[7, 8]", "[\"7\", \"8\"]"),
        (BASE, "2 = 5, 3 = 3", "2 = -5, 3 = 3"),
        (BASE, "[9, 20]]", "[9, 300]]"),
        (BASE, "[9, 20]]", "[9, -20]]"),
        (BASE, "\"bb/0\"]", "7]"),
        (MURIA, "white = 6 }", "white = -6 }"),
        (MURIA, "tiles = { I = 1", "tiles = { I = -1"),
    ] {
        assert_syntax(file, from, to);
    }
}

#[test]
fn unknown_keys_are_refused() {
    for (file, from, to) in [
        (BASE, "provenance = \"printed\"", "provenance = \"printed\"\nauthor = \"me\""),
        (BASE, "[inn]\n", "[inn]\nbeds = 3\n"),
        (BASE, "white = 0 }", "white = 0, brine = 1 }"),
        (BASE, "5 = 1 }", "5 = 1, 6 = 1 }"),
        (MURIA, "[brine]\n", "[brine]\nblue = 3\n"),
        (MURIA, "III = 3 }", "III = 3, IV = 4 }"),
    ] {
        let text = file.replacen(from, to, 1);
        let error = Edition::from_files(&[("mine.toml", &text)]).expect_err(to);
        let key = ["author", "beds", "brine = 1", "6 = 1", "blue", "IV"];
        let line = text.lines().position(|line| key.iter().any(|key| line.contains(key)));
        assert_eq!(Some(error.line), line.map(|line| line + 1), "{to}: {:?}", error.problem);
        assert!(matches!(error.problem, EditionProblem::Syntax { .. }));
    }
}

#[test]
fn missing_keys_are_refused_at_their_table() {
    for (file, missing, table) in [
        (BASE, "white = [7, 8]\n", "[market]"),
        (BASE, "prices = [3, 4, 5]\n", "[workshop]"),
        (BASE, ", 5 = 1", "first_space"),
        (BASE, "tool_value = [[1, 2], [3, 6], [5, 10], [7, 14], [9, 20]]\n", "[workshop]"),
        (MURIA, "price = { brown = 2, green = 4, white = 6 }\n", "[brine]"),
    ] {
        assert!(file.contains(missing), "{missing}");
        let text = file.replacen(missing, "", 1);
        let error = Edition::from_files(&[("mine.toml", &text)]).expect_err(missing);
        let line = text.lines().position(|line| line.starts_with(table)).map(|line| line + 1);
        assert_eq!(Some(error.line), line, "{missing}: {:?}", error.problem);
        assert!(matches!(error.problem, EditionProblem::Syntax { .. }));
    }
    for missing in ["edition = \"base\"\n", "provenance = \"printed\"\n"] {
        let text = BASE.replacen(missing, "", 1);
        let error = Edition::from_files(&[("mine.toml", &text)]).expect_err(missing);
        assert!(matches!(error.problem, EditionProblem::Syntax { .. }), "{missing}");
    }
}

#[test]
fn an_unknown_edition_is_refused() {
    let problem = EditionProblem::UnknownEdition { found: "second".to_owned() };
    assert_problem(BASE, "edition = \"base\"", "edition = \"second\"", problem);
    // The keys of one file under the name of the other.
    let text = BASE.replacen("edition = \"base\"", "edition = \"muria\"", 1);
    let error = Edition::from_files(&[("mine.toml", &text)]).unwrap_err();
    assert!(matches!(error.problem, EditionProblem::Syntax { .. }));
    assert_syntax(BASE, "provenance = \"printed\"", "provenance = \"guessed\"");
}

#[test]
fn a_tool_of_another_box_or_twice_is_refused() {
    for (file, from, found) in [
        (BASE, "\"bucket\"", "spade"),
        (BASE, "\"bucket\"", "mill"),
        (BASE, "\"bucket\"", "rope"),
        (MURIA, "\"mill\"]", "rope"),
    ] {
        let to = format!("\"{found}\"{}", if from.ends_with(']') { "]" } else { "" });
        let problem = EditionProblem::BadTool { found: found.to_owned() };
        let (_, error) = damaged(file, from, &to);
        let line = 1 + file.lines().position(|line| line.starts_with("tools =")).unwrap();
        assert_eq!((error.line, error.problem), (line, problem));
    }
}

#[test]
fn broken_toml_is_refused_at_its_line() {
    for (from, to) in [
        ("[orders]", "[orders"),
        ("green = [4, 5, 6]", "green = [4, 5, 6"),
        ("white = [7, 8]", "white [7, 8]"),
        ("\"bb/0\"]", "\"bb/0]"),
        ("[inn]", "[market]"),
    ] {
        let (line, error) = damaged(BASE, from, to);
        assert!(matches!(error.problem, EditionProblem::Syntax { .. }), "{to}");
        // A list left open is noticed at the next line; a table given twice at its second head.
        let last = if to == "[market]" { 99 } else { line + 1 };
        assert!((line..=last).contains(&error.line), "{to}: line {}", error.line);
    }
    let empty = Edition::from_files(&[("mine.toml", "")]).unwrap_err();
    assert_eq!((empty.file.as_str(), empty.line), ("mine.toml", 1));
}

#[test]
fn the_first_bad_file_is_named() {
    let bad = BASE.replacen("bgg/2", "ggb/2", 1);
    let error = Edition::from_files(&[("fine.toml", MURIA), ("bad.toml", &bad)]).unwrap_err();
    assert_eq!((error.file.as_str(), error.line), ("bad.toml", 10));
}

#[test]
fn a_custom_market_price_changes_the_game() {
    let edition = custom(BASE, "white = [7, 8]", "white = [7, 50]");
    for rules in ["", "rules muria;"] {
        let mut table = board_of(&edition, &format!("{rules} a coins 0 salt w"));
        table.play("market sell w");
        assert_eq!(table.coins_of(0), 50);
    }
}

#[test]
fn a_custom_muria_order_and_brine_price_change_the_game() {
    let edition = custom(MURIA, "\"uuu=9\"", "\"uuuu=20\"");
    let start = "rules muria; castle uuuu=20 arrived a; a coins 0 salt uuuu";
    let mut table = board_of(&edition, start);
    table.play("deliver 1");
    assert_eq!((table.coins_of(0), table.salt_of(0).as_str()), (20, ""));
    let dear = custom(MURIA, "brown = 2,", "brown = 3,");
    let mut table = board_of(&dear, "rules muria; a salt uuu");
    table.play("trade b");
    assert_eq!(table.salt_of(0), "b");
}

#[test]
fn a_files_provenance_is_kept() {
    let printed = custom(MURIA, "provenance = \"reconstructed\"", "provenance = \"printed\"");
    let provenance = |edition: &Edition, expansion| edition.components(expansion).provenance();
    assert_eq!(provenance(&printed, Expansion::Muria), Provenance::Printed);
    let own = custom(BASE, "provenance = \"printed\"", "provenance = \"custom\"");
    assert_eq!(provenance(&own, Expansion::None), Provenance::Custom);
    assert_eq!(provenance(&own, Expansion::Muria), Provenance::Reconstructed);
}

#[test]
fn two_files_of_one_sort_are_refused() {
    let base = include_str!("../../data/base.toml");
    let error = Edition::from_files(&[("one.toml", base), ("two.toml", base)]).unwrap_err();
    let problem = EditionProblem::SameSort { edition: "base" };
    assert_eq!(error, EditionError { file: "two.toml".into(), line: 1, problem });
}

#[test]
fn w5_brine_for_a_cube_is_never_one_for_one() {
    let muria = include_str!("../../data/muria.toml");
    let cheap = muria.replace("brown = 2,", "brown = 1,");
    let error = Edition::from_files(&[("cheap.toml", &cheap)]).unwrap_err();
    assert!(matches!(error.problem, EditionProblem::OutOfRange { least: 2, found: 1, .. }));
}
