"""Whatever is wrong, there is an exception with a sentence, and nothing has changed."""

from pathlib import Path

import magnumsal
import numpy as np
import pytest
from magnumsal import (
    ActionSpace,
    Beginning,
    Bot,
    Edition,
    Game,
    Match,
    Move,
    Position,
    Record,
    RuleSet,
    Tally,
    VectorGames,
    View,
    hint,
    review,
    review_of_parts,
    review_part,
)

BASE = Path(__file__).parents[3] / "crates/rules/data/base.toml"
RICH = Edition.from_texts({"rich.toml": BASE.read_text().replace("bb/0", "bbbbb/0", 1)})


def game():
    return Game(players=2, seed=1)


CASES = [
    (lambda: Game(players=1), magnumsal.SetupError, "1 player"),
    (lambda: Game(players=5), magnumsal.SetupError, "5 players"),
    (lambda: Game(names=["Ada"]), magnumsal.RecordError, "name"),
    (lambda: Game(expansion="moria"), magnumsal.SetupError, "moria"),
    (lambda: Game(expansion="none", rules=RuleSet()), TypeError, "either rules or expansion"),
    (lambda: RuleSet(round_limit=256), magnumsal.SetupError, "round_limit"),
    (lambda: RuleSet(fatigue="some"), magnumsal.SetupError, "fatigue"),
    (lambda: RuleSet().replace(colour=1), magnumsal.SetupError, "colour is no setting"),
    (lambda: RuleSet().replace(mapped=[]), TypeError, "mapped"),
    (lambda: RuleSet.from_dict({"mapped": 3}), magnumsal.SetupError, "mapped"),
    (lambda: Edition.from_texts({"x.toml": "y = "}), magnumsal.EditionError, "x.toml"),
    (lambda: Move("fly 1C"), magnumsal.NotationError, "No move begins with `fly`"),
    (lambda: Record.from_json("{"), magnumsal.RecordError, "no game record"),
    (lambda: Position.from_json("{}"), magnumsal.PositionError, "no position"),
    (lambda: View.from_json("{}"), magnumsal.MagnumSalError, "no view"),
    (lambda: game().record.game(ply=3), magnumsal.RecordError, ""),
    (lambda: game().play("fly"), magnumsal.NotationError, "fly"),
    (lambda: game().play(9000), magnumsal.IdError, "9000 is no id of the base game: these are 0 to 3183"),
    (lambda: game().play(-1), magnumsal.IdError, "-1 is no id"),
    (lambda: game().play(2**100), magnumsal.IdError, "is no id"),
    (lambda: game().play(np.int64(2)), magnumsal.Illegal, "deliver 3"),
    (lambda: game().play(1.5), TypeError, "float"),
    (lambda: game().play(None), TypeError, "NoneType"),
    (lambda: game().play(True), TypeError, "bool"),
    (lambda: game().play(b"end"), TypeError, "bytes"),
    (lambda: Game(expansion="muria", seed=1).move_of(5000), magnumsal.IdError, "stands for no move"),
    (lambda: game().move_of("end"), TypeError, "whole number"),
    (lambda: game().observe(seat=2), magnumsal.MagnumSalError, "no seat 2; the seats are 0 to 1"),
    (lambda: game().view(seat=-1), magnumsal.MagnumSalError, "no seat -1"),
    (lambda: game().observe(seat="a"), TypeError, "a seat is a whole number"),
    (lambda: game().observe(out=np.zeros(3, np.uint8)), magnumsal.MagnumSalError, "1556 elements"),
    (lambda: game().legal_mask(out=np.zeros(3, np.int8)), magnumsal.MagnumSalError, "3184 elements"),
    (lambda: game().legal_mask(out=np.zeros(3184, np.uint8)), TypeError, ""),
    (lambda: game().legal_mask(out=np.zeros(6368, np.int8)[::2]), magnumsal.MagnumSalError, "contiguous"),
    (lambda: game().micro().choose(0), magnumsal.Illegal, "micro-action 0 cannot be chosen now"),
    (lambda: game().micro().describe(500), magnumsal.IdError, "0 to 174"),
    (lambda: game().reveal("end"), magnumsal.Illegal, "end"),
    (lambda: ActionSpace().text(3184), magnumsal.IdError, "3184"),
    (lambda: ActionSpace("x"), magnumsal.SetupError, "x"),
    (lambda: Beginning(players=9), magnumsal.SetupError, "9 players"),
    (lambda: Beginning().draw(0), magnumsal.ChanceError, "outcome 0 cannot come next"),
    (lambda: Beginning().describe(9999), magnumsal.ChanceError, "no outcome"),
    (lambda: magnumsal.layout()["coins"].of(np.zeros(3)), magnumsal.MagnumSalError, "1556"),
    (lambda: Game(edition=RICH).legal_ids(), magnumsal.MisfitError, "no ids"),
    (lambda: Game(edition=RICH).play(99), magnumsal.MisfitError, "play it by the moves' texts"),
    (lambda: VectorGames(2, edition=RICH), magnumsal.MisfitError, "no ids"),
    (lambda: Bot("king"), magnumsal.BotError, "no bot is called king"),
    (lambda: Bot("apprentice:3"), magnumsal.BotError, "does not search"),
    (lambda: Bot("master", budget="soon"), magnumsal.BotError, "soon is no budget"),
    (lambda: Bot("master", budget=0), magnumsal.BotError, "0 is no budget"),
    (lambda: Bot("random").choose("x"), TypeError, "Game or a View"),
    (lambda: Bot("random").judge(game(), "place supply 4C"), magnumsal.Illegal, "4C"),
    (lambda: hint(game(), language="tlh"), magnumsal.MagnumSalError, "en"),
    (lambda: hint(game(), bot="king"), magnumsal.BotError, "king"),
    (lambda: review(3), TypeError, "Record or a Game"),
    (lambda: review_part(game().record, 0, 9), magnumsal.MagnumSalError, "has 0"),
    (lambda: review_of_parts(game().record, ["x"]), magnumsal.MagnumSalError, "no part of a review"),
    (lambda: Match(["random"]), magnumsal.SetupError, "1 player"),
    (lambda: Match(["random", "king"]), magnumsal.BotError, "king"),
    (lambda: Match(["random", "x.net"]), magnumsal.BotError, "networks"),
    (lambda: Match(["random", "x.net"], networks={"x.net": b"x"}), magnumsal.BotError, "no network"),
    (lambda: Match(["random"] * 2, games=0), magnumsal.MagnumSalError, "at least one game"),
    (lambda: Match(["random"] * 2, games=4).play(1, 3), magnumsal.MagnumSalError, "the match has 2"),
    (lambda: Match(["random"] * 2).play(threads=10**6), magnumsal.MagnumSalError, "1 to 1024"),
    (lambda: magnumsal._magnumsal.PlayedGame._restore("x"), magnumsal.MagnumSalError, "no played game"),
    (lambda: Bot("master", threads=0), magnumsal.MagnumSalError, "1 to 1024"),
    (lambda: VectorGames(1, threads=10**6), magnumsal.MagnumSalError, "1 to 1024"),
    (lambda: VectorGames(0), magnumsal.MagnumSalError, "at least one game"),
    (lambda: VectorGames(1, rewards="gold"), magnumsal.MagnumSalError, "money, win, shaped"),
    (lambda: VectorGames(1, autoreset="never"), magnumsal.MagnumSalError, "next_step, same_step"),
    (lambda: VectorGames(1).game(1), magnumsal.MagnumSalError, "no game 1"),
    (lambda: VectorGames(2).step([0]), magnumsal.MagnumSalError, "2 elements"),
    (lambda: VectorGames(2).step("ab"), TypeError, "whole numbers"),
]


@pytest.mark.parametrize(("act", "error", "words"), CASES)
def test_what_is_wrong_gets_a_sentence(act, error, words):
    with pytest.raises(error) as raised:
        act()
    assert words in str(raised.value)
    assert len(str(raised.value)) > 10
    assert "panic" not in type(raised.value).__name__.lower()


def test_all_errors_are_of_one_class():
    classes = [value for value in vars(magnumsal).values() if isinstance(value, type) and issubclass(value, Exception)]
    assert len(classes) == 11
    assert all(issubclass(error, magnumsal.MagnumSalError) for error in classes)
    assert issubclass(magnumsal.MagnumSalError, ValueError)


def test_a_game_that_is_over_takes_no_more():
    over = Game(seed=1, rules=RuleSet(round_limit=2))
    over.play_out()
    for act in (lambda: over.play("end"), lambda: Bot("random").choose(over), lambda: hint(over)):
        with pytest.raises(magnumsal.Illegal) as raised:
            act()
        assert raised.value.code == "game-over"
    assert list(over.legal_ids()) == [] and over.legal_mask().sum() == 0


def test_ids_of_another_game_are_refused():
    """An id that Muria's table has and the base game's has not, and one that means another thing."""
    muria = Game(expansion="muria", seed=1)
    base = game()
    for id in muria.legal_ids():
        known = int(id) in set(base.legal_ids().tolist())
        if not known:
            with pytest.raises(magnumsal.MagnumSalError):
                base.play(id)
    assert base.ply == 0


def test_a_tally_takes_whole_deals_in_their_order():
    rules = RuleSet(round_limit=2)
    plan = Match(["random", "random"], games=6, seed=1, rules=rules)
    games = plan.play()
    tally = Tally(plan)
    for wrong in (games[2:], games[:1], games[:3], [games[1], games[0]]):
        with pytest.raises(magnumsal.MagnumSalError, match="deal 0 comes next|deal 1 comes next"):
            tally.add(wrong)
        assert tally.deals == 0
    other = Match(["random"] * 3, games=6, seed=1, rules=rules).play()
    with pytest.raises(magnumsal.MagnumSalError):
        tally.add(other)
    tally.add(games)
    assert tally.deals == 3


def test_an_illegal_action_names_its_game_and_changes_nothing():
    games = VectorGames(8, players=3, seed=4)
    before = [array.copy() for array in (games.observations, games.masks, games.seats)]
    actions = games.sample().copy()
    for id, error in [(3184, magnumsal.IdError), (-1, magnumsal.IdError), (2, magnumsal.Illegal)]:
        actions[5] = id
        with pytest.raises(error, match="game 5: ") as raised:
            games.step(actions)
        if error is magnumsal.Illegal:
            assert (raised.value.code, raised.value.rule) == ("not-asked", "K3")
        after = (games.observations, games.masks, games.seats)
        assert all((one == other).all() for one, other in zip(before, after, strict=True))
