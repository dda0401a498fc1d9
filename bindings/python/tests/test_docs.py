"""The documents' examples run, in their order, and the table of rewards is that of a game."""

import re
from pathlib import Path

import magnumsal
import pytest

ROOT = Path(__file__).parents[3]


def blocks(path):
    text = (ROOT / path).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("path", ["README.md", "docs/python.md", "bindings/python/README.md"])
def test_examples_run(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = blocks(path)
    assert found
    names = {}
    for block in found:
        exec(compile(block, f"{path}: {block.splitlines()[0]}", "exec"), names)


def rewards_table():
    """A whole game as a table: every step, and what PettingZoo says then."""
    env = magnumsal.env(players=2, rules=magnumsal.RuleSet(round_limit=2), rewards="shaped")
    env.reset(seed=1368)
    bot = magnumsal.Bot("apprentice", 1368)
    lines = ["| step | agent | `last()` reward | action | `rewards` after it |", "| --- | --- | --- | --- | --- |"]
    for step, agent in enumerate(env.agent_iter(), start=1):
        _, reward, termination, truncation, _ = env.last()
        done = termination or truncation
        action = None if done else env.game.id_of(bot.choose(env.game))
        text = "`None`" if done else f"`{env.game.move_of(action)}`"
        env.step(action)
        after = ", ".join(f"{value:+g}" for value in env.rewards.values()) if not done else "–"
        lines.append(f"| {step} | `{agent}` | {reward:+g} | {text} | {after} |")
    return "\n".join(lines)


def test_the_table_of_rewards_is_that_of_a_game():
    assert rewards_table() in (ROOT / "docs/python.md").read_text(encoding="utf-8")
