"""`python -m magnumsal` is the program itself."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request

import magnumsal
import pytest
from magnumsal import Game, RuleSet


def run(*arguments, **options):
    return subprocess.run(
        [sys.executable, "-m", "magnumsal", *arguments], capture_output=True, text=True, check=False, **options
    )


def test_the_version_is_that_of_the_package():
    assert run("--version").stdout == f"magnumsal {magnumsal.__version__}\n"
    assert "serve" in run("--help").stdout


def test_it_exits_as_the_program_does(tmp_path):
    game = Game(players=2, seed=1)
    path = tmp_path / "game.json"
    path.write_text(game.record.json())
    assert run("play", str(path), "hire").returncode == 0
    illegal = run("play", str(path), "boil supply")
    assert illegal.returncode == 1 and illegal.stderr.startswith("error: ")
    wrong = run("fly")
    assert wrong.returncode == 2 and "fly" in wrong.stderr


def test_its_table_is_that_of_the_package():
    seats, limit = ["apprentice", "random"], 4
    out = run("simulate", "--seats", ",".join(seats), "--games", "10", "--seed", "7", "--json", "--round-limit", "4")
    printed = json.loads(out.stdout)
    table = magnumsal._magnumsal.simulate(seats, 10, seed=7, rules=RuleSet(round_limit=limit))
    assert printed.pop("config")["seed"] == table.pop("config")["seed"] == 7
    assert printed == table


def test_its_hints_and_reviews_are_those_of_the_package(tmp_path):
    game = Game(players=2, seed=1, rules=RuleSet(round_limit=2))
    path = tmp_path / "game.json"
    path.write_text(game.record.json())
    printed = json.loads(run("hint", str(path), "--json", "--level", "master", "--budget", "30").stdout)
    assert printed["candidates"] == magnumsal.hint(game, bot="master", budget=30)
    game.play_out(seed=3)
    path.write_text(game.record.json())
    printed = json.loads(run("review", str(path), "--json", "--level", "apprentice").stdout)
    assert printed == magnumsal.review(game, bot="apprentice")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_it_serves_and_ends_at_control_c(tmp_path):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    store = f"sqlite:{tmp_path}/games.sqlite"
    process = subprocess.Popen(
        [sys.executable, "-m", "magnumsal", "serve", "--listen", f"127.0.0.1:{port}", "--store", store],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        while True:
            assert process.poll() is None, process.stdout.read()
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
                    assert answer.status == 200
                break
            except OSError:
                time.sleep(0.1)
        os.kill(process.pid, signal.SIGINT)
        process.communicate()
        assert process.returncode in (0, 130)
    finally:
        process.kill()
        process.wait()
