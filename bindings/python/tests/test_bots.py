"""Bots, hints and reviews."""

import pytest
from magnumsal import Bot, Game, RuleSet, View, hint, review, review_of_parts, review_part

SHORT = RuleSet(round_limit=3)


@pytest.mark.parametrize("level", Bot.LEVELS)
def test_every_level_plays_a_game(level):
    game = Game(players=2, seed=3, rules=SHORT)
    bots = [Bot(level, seed=seat, budget=5) for seat in range(2)]
    assert bots[0].spec == level and bots[1].seed == 1
    while not game.is_over:
        game.play(bots[game.to_move].choose(game))


def test_the_same_seed_and_iterations_give_the_same_choices():
    def line(threads):
        game = Game(players=3, seed=5, rules=SHORT)
        bot = Bot("master:30", seed=9, threads=threads)
        for _ in range(12):
            game.play(bot.choose(game))
        return game.history

    assert line(1) == line(1) == line(2)


def test_a_bot_sees_only_what_the_player_sees():
    game = Game(players=2, seed=5)
    for seed in range(5):
        clone = game.clone(seed=seed)
        assert Bot("master:40", seed=1).choose(clone) == Bot("master:40", seed=1).choose(game)
        view = View.from_json(game.view().json())
        assert Bot("master:40", seed=1).choose(view) == Bot("master:40", seed=1).choose(game)


def test_candidates_tell_what_a_bot_expects():
    game = Game(players=3, seed=5)
    bot = Bot("master", seed=1, budget=60)
    candidates = bot.candidates(game)
    assert len(candidates) > 1 and len({candidate.move for candidate in candidates}) == len(candidates)
    for candidate in candidates:
        assert game.check(candidate.move) is None
        assert len(candidate.money) == 3 and 0 <= candidate.chance <= 1
        assert candidate.money_error >= 0 and candidate.chance_error >= 0
        assert candidate.line[0] == candidate.move
    assert sum(candidate.visits for candidate in candidates) > 30
    assert bot.judge(game, "hire").move == game.move_of(game.id_of("hire"))
    assert bot.judge(game.view(), "hire").visits > 0


def test_a_hint_says_why():
    game = Game(players=2, seed=5, names=["Ada", "Bruno"])
    best = hint(game, bot="master:60", best=3)
    assert len(best) == 3
    assert all(game.check(advice["move"]) is None and advice["deed"] and advice["reason"] for advice in best)
    assert best == hint(game, bot="master:60", best=3, threads=2)
    polish = hint(game, bot="master:60", best=3, language="pl")
    assert [a["move"] for a in polish] == [a["move"] for a in best] and polish[0]["deed"] != best[0]["deed"]


def test_a_review_in_parts_is_the_same():
    game = Game(players=2, seed=1, rules=SHORT)
    game.play_out(seed=2)
    options = {"bot": "master", "budget": 20, "seed": 3}
    seen = []
    whole = review(game, **options, progress=lambda done, total: seen.append((done, total)))
    assert whole["level"] == "master" and whole["budget"] == "20" and whole["seed"] == 3
    assert len(whole["moves"]) == game.ply and whole["over"]
    cuts = [0, 3, game.ply // 2, game.ply]
    parts = [
        review_part(game.record, first, stop, **options, threads=2)
        for first, stop in zip(cuts, cuts[1:], strict=False)
    ]
    assert review_of_parts(game.record, parts, **options) == whole == review(game.record, **options)
    for balance in whole["balances"]:
        parts = balance["expected"] + balance["draws"] + balance["decisions"] + balance["rest"]
        assert parts == balance["money"] == game.worth[balance["seat"]]
    one = review(game, **options, seats=[1])
    assert [balance["seat"] for balance in one["balances"]] == [1]
