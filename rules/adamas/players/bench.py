"""How fast random play is on the inner board, beside plain dicts, as ratios."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from rules.adamas.game import Adamas, AdamasOptions
from rules.adamas.players.board import Field
from rules.adamas.players.plain import random_ply, start
from rules.adamas.players.playouts import playout

MOST_PLIES = 400


def bench(seconds: float = 1.0) -> list[tuple[str, float, float]]:
    """For some sizes: a name, plies a second, and how many times as fast as plain dicts that is.

    Every figure is the best of three rounds, which together take about so many seconds.
    """
    figures = []
    for size in (3, 4, 6):
        inner = _rate(_on_the_inner_board(size), seconds / 6)
        plain = _rate(_on_plain_dicts(size), seconds / 6)
        figures.append((f"Adamas: random plies, size {size}", inner, inner / plain))
    return figures


def _rate(game: Callable[[], int], seconds: float) -> float:
    best = 0.0
    for _ in range(3):
        plies, start_time = 0, time.perf_counter()
        while (spent := time.perf_counter() - start_time) < seconds or not plies:
            plies += game()
        best = max(best, plies / spent)
    return best


def _on_the_inner_board(size: int) -> Callable[[], int]:
    view = Adamas().initial_state(AdamasOptions(size=size), 2)
    chance = Random(1).random
    return lambda: playout(Field(view), chance, MOST_PLIES)


def _on_plain_dicts(size: int) -> Callable[[], int]:
    chance = Random(1).random

    def game() -> int:
        plain, plies = start(size, 4 * (size - 1)), 0
        while plain.mover is not None and plies < MOST_PLIES:
            plain = random_ply(plain, chance)
            plies += 1
        return plies

    return game
