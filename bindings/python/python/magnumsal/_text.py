"""A game as a few lines of text."""

from __future__ import annotations

from magnumsal._magnumsal import Game


def board(game: Game) -> str:
    """Where a game stands, and how everybody does; the picture is `Game.svg`."""
    state = "over" if game.is_over else f"phase {game.phase}, round {game.round}"
    lines = [f"Magnum Sal, {state}, {game.ply} moves played", "  seat  name        coins  worth  orders"]
    rows = zip(game.names, game.coins, game.worth, game.orders_done)
    for seat, (name, coins, worth, orders) in enumerate(rows):
        mark = ">" if seat == game.to_move else " "
        lines.append(f"{mark} {seat:4}  {name:10}  {coins:5}  {worth:5}  {orders:6}")
    return "\n".join(lines)
