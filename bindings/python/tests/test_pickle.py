"""What travels between processes: everything by its text, with its version."""

import multiprocessing
import pickle

import magnumsal
import pytest
from magnumsal import (
    ActionSpace,
    Beginning,
    Edition,
    Game,
    Illegal,
    Match,
    Move,
    RuleSet,
    Tally,
)

RULES = RuleSet("muria", mapped=True, round_limit=3)


def game(plies=40):
    game = Game(players=3, seed=5, rules=RULES, names=["Ada", "Bruno", "Cleo"])
    for _ in range(plies):
        game.play(game.moves()[-1] if game.ply % 3 else game.moves()[0])
    return game


THINGS = {
    "game": game,
    "clone": lambda: game().clone(seed=3),
    "record": lambda: game().record,
    "position": lambda: game().position(stacks=True),
    "view": lambda: game(plies=10).view(seat=1),
    "move": lambda: Move("place supply 1C"),
    "rules": lambda: RULES,
    "edition": Edition.standard,
    "actions": lambda: ActionSpace("muria"),
    "match": lambda: Match(["random"] * 3, 6, seed=1, rules=RULES, compare_rules=RULES.replace(mapped=False)),
    "played": lambda: Match(["random"] * 3, 3, seed=1, rules=RULES).play()[1],
}


@pytest.mark.parametrize("name", THINGS)
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_things_come_back_equal(name, protocol):
    thing = THINGS[name]()
    again = pickle.loads(pickle.dumps(thing, protocol))
    assert again == thing and hash(again) == hash(thing) and repr(again) == repr(thing)


@pytest.mark.xfail(
    strict=True,
    reason="a position does not say which tools of earlier phases were turned up and left the game unsold (S7)",
)
def test_a_view_of_a_later_phase_comes_back_equal():
    view = game().view(seat=1)
    assert pickle.loads(pickle.dumps(view)) == view


def test_a_game_comes_back_with_its_past_and_its_stacks():
    one = game()
    again = pickle.loads(pickle.dumps(one))
    assert (again.history, again.names, again.record) == (one.history, one.names, one.record)
    for each in (one, again):
        each.play_out(seed=9)
    assert again == one


def test_played_games_count_for_a_tally_as_they_did():
    plan = Match(["apprentice", "random"], 6, seed=3, rules=RULES)
    here, there = Tally(plan), Tally(pickle.loads(pickle.dumps(plan)))
    here.add(plan.play())
    there.add(pickle.loads(pickle.dumps(plan.play(0, 1))))
    there.add(pickle.loads(pickle.dumps(plan.play(1, 3, threads=2))))
    assert here.report() == there.report()


def test_exceptions_come_back_with_their_facts():
    with pytest.raises(Illegal) as raised:
        game().play("place supply 6C")
    again = pickle.loads(pickle.dumps(raised.value))
    assert str(again) == str(raised.value)
    assert (again.code, again.rule, again.facts, again.move) == (
        raised.value.code,
        raised.value.rule,
        raised.value.facts,
        raised.value.move,
    )


def test_games_of_another_version_are_refused_with_a_sentence():
    restore, (version, *arguments) = game().__reduce__()
    assert restore(version, *arguments) == game()
    with pytest.raises(magnumsal.RecordError, match="another version of the package, in format 99"):
        restore(99, *arguments)
    with pytest.raises(magnumsal.RecordError):
        restore(version, "{}", *arguments[1:])


def test_what_cannot_travel_says_so():
    for thing in (magnumsal.Bot("random"), Tally(THINGS["match"]()), magnumsal.VectorGames(1), game().micro()):
        with pytest.raises(TypeError, match="pickle"):
            pickle.dumps(thing)


def worth_of(game):
    game.play_out(seed=1)
    return game.worth


def test_games_travel_to_other_processes():
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        one = game()
        assert pool.map(worth_of, [one, one.clone(seed=2)])[0] == worth_of(one)


def test_a_beginning_goes_on_where_it_was():
    beginning = Beginning(players=2, expansion="muria")
    beginning.draw(beginning.chances()[3][0])
    beginning.draw(beginning.chances()[0][0])
    again = pickle.loads(pickle.dumps(beginning))
    assert again.drawn == beginning.drawn and again.chances() == beginning.chances()
