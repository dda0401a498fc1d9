"""Threads that share things, Python's lock, and Ctrl-C."""

import os
import signal
import subprocess
import sys
import threading
import time

import magnumsal
import pytest
from magnumsal import Bot, Game, RuleSet, VectorGames, hint, review, simulate


def run_all(*works):
    """Runs work on threads; what was raised."""
    raised = []

    def guarded(work):
        try:
            work()
        except Exception as error:  # noqa: BLE001
            raised.append(error)

    threads = [threading.Thread(target=guarded, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return raised


def test_threads_share_a_bot_and_wait_for_each_other():
    bot, moves = Bot("master:60", seed=1), []
    games = [Game(players=2, seed=seed) for seed in range(4)]
    raised = run_all(*[lambda game=game: moves.append(bot.choose(game)) for game in games])
    assert raised == [] and len(moves) == 4


def test_threads_that_share_a_game_get_an_exception_or_what_they_asked_for():
    game = Game(players=4, seed=1)

    def look():
        for _ in range(2000):
            game.observe()
            game.legal_mask()
            _ = game.worth, game.moves()

    def go_on():
        for seed in range(3):
            game.play_out(seed=seed)

    for error in run_all(look, go_on, look, go_on):
        assert isinstance(error, RuntimeError | magnumsal.MagnumSalError), error
        assert "borrowed" in str(error) or "over" in str(error)
    if not game.is_over:
        game.play_out()
    assert game.record.game() == game


def test_threads_that_share_games_side_by_side_do_not_mix_them_up():
    games = VectorGames(64, players=2, seed=3, rules=RuleSet(round_limit=2))

    def step():
        for _ in range(100):
            games.step(games.sample())

    for error in run_all(step, step):
        assert isinstance(error, RuntimeError | magnumsal.MagnumSalError), error
    games.reset(seed=3)
    assert games.masks.sum(axis=1).min() > 0


@pytest.mark.parametrize(
    "work",
    [
        lambda: Bot("master:20000", seed=1).choose(Game(players=4, seed=1)),
        lambda: hint(Game(players=4, seed=1), bot="master:20000", threads=1),
        lambda: simulate(["apprentice"] * 4, 40, seed=1, threads=1),
        lambda: Game(players=4, seed=1).rollouts(2000, seed=1),
    ],
)
def test_other_threads_run_meanwhile(work):
    ticks, done = [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    work()
    done.set()
    thread.join()
    assert len(ticks) > 10


CALLS = {
    "bot": "Bot('master', budget='3600s').choose(Game(players=4, seed=1))",
    "hint": "hint(Game(players=4, seed=1), bot='master', budget='3600s')",
    "review": "review(game, bot='master', budget='3600s')",
    "simulate": "simulate(['apprentice'] * 4, 10**8, seed=1)",
    "match": "Match(['apprentice'] * 4, 10**8).play()",
    "rollouts": "Game(players=4, seed=1).rollouts(10**7)",
}


@pytest.mark.parametrize("call", CALLS)
def test_control_c_ends_long_work(call):
    program = (
        "import sys\nfrom magnumsal import *\n"
        "game = Game(players=2, seed=1, rules=RuleSet(round_limit=2)); game.play_out()\n"
        "print('begins', flush=True)\n"
        f"try:\n    {CALLS[call]}\nexcept KeyboardInterrupt:\n    print('ended'); sys.exit(7)\n"
    )
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "begins\n"
    time.sleep(0.3)
    os.kill(process.pid, signal.SIGINT)
    assert process.communicate()[0] == "ended\n"
    assert process.returncode == 7


def test_an_error_in_a_callback_ends_the_work():
    def fail(*_):
        raise ZeroDivisionError("no progress")

    with pytest.raises(ZeroDivisionError, match="no progress"):
        simulate(["apprentice"] * 2, 10**8, seed=1, progress=fail)
    game = Game(players=2, seed=1, rules=RuleSet(round_limit=2))
    game.play_out()
    with pytest.raises(ZeroDivisionError, match="no progress"):
        review(game, bot="master", budget="3600s", progress=fail)
