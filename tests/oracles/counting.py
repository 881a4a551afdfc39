"""Wrappers of the oracles that count lines of play.

Moves are single moves as texts, and chance always takes its first choice.
"""

import copy
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from tests.oracles.adamas import AdamasOracle
from tests.oracles.blackbox import BlackBoxOracle
from tests.oracles.dragons import DragonsOracle
from tests.oracles.holomino import HolominoOracle
from tests.oracles.mono import MonoOracle, reading_order


class Counter(Protocol):
    """A position that lists its single moves."""

    def moves(self) -> Iterable[str]:
        """Yield the texts of all moves, or nothing after the end of the game."""

    def play(self, text: str) -> None:
        """Make a move and the random draws after it."""


class _Mono:
    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        self._oracle = MonoOracle(players, **{"size": 9, **options})

    def moves(self) -> Iterable[str]:
        oracle = self._oracle
        if oracle.to_move is None:
            return []
        return [*oracle.legal_cells(), "random", *(["end"] if oracle.list else [])]

    def play(self, text: str) -> None:
        oracle = self._oracle
        if oracle.phase == "layout":
            oracle.place(text)
        elif text == "end":
            oracle.end()
        elif text == "random":
            over = False
            while not over:
                cells = oracle.legal_cells()
                over = oracle.reveal(next(c for c in reading_order(oracle.size) if c in cells))
        else:
            oracle.reveal(text)


class _Adamas:
    def __init__(self, players: int, options: Mapping[str, Any]) -> None:
        self._oracle = AdamasOracle(players, **options)

    def moves(self) -> Iterable[str]:
        return self._oracle.all_moves()

    def play(self, text: str) -> None:
        self._oracle.play(text)


class _Holomino:
    def __init__(self, _: int, options: Mapping[str, Any]) -> None:
        self._oracle = oracle = HolominoOracle(**options)
        size = oracle.pool_size
        *dealt, first = sorted(oracle.sack)[: 2 * size + 1]
        oracle.deal(first, [dealt[:size], dealt[size:]])
        self._draw()

    def moves(self) -> Iterable[str]:
        return self._oracle.legal_texts() if self._oracle.to_move is not None else []

    def play(self, text: str) -> None:
        self._oracle.play(text)
        self._draw()

    def _draw(self) -> None:
        if self._oracle.must_draw:
            self._oracle.draw(min(self._oracle.sack))


class _Dragons:
    def __init__(self, _: int, options: Mapping[str, Any]) -> None:
        self._oracle = DragonsOracle(**options)

    def moves(self) -> Iterable[str]:
        return self._oracle.legal_texts()

    def play(self, text: str) -> None:
        self._oracle.play_unchecked(text)


class _BlackBox:
    def __init__(self, _: int, options: Mapping[str, Any]) -> None:
        assert not options
        self._oracle = BlackBoxOracle()

    def moves(self) -> Iterable[str]:
        return self._oracle.legal_steps()

    def play(self, text: str) -> None:
        if self._oracle.hiding:
            self._oracle.hide(text.split(","))
        else:
            self._oracle.step(text)


_GAMES: Mapping[str, Any] = {
    "mono": _Mono,
    "adamas": _Adamas,
    "holomino": _Holomino,
    "dragons": _Dragons,
    "blackbox": _BlackBox,
}


def counter(slug: str, players: int, options: Mapping[str, Any], moves: Iterable[str]) -> Counter:
    """Return the position of a game after these moves."""
    position: Counter = _GAMES[slug](players, options)
    for text in moves:
        position.play(text)
    return position


def count(position: Counter, depth: int) -> int:
    """Return the number of lines of `depth` moves, including shorter ones that end the game."""
    texts = list(position.moves())
    if not texts or depth == 0:
        return 1
    if depth == 1:
        return len(texts)
    total = 0
    for text in texts:
        after = copy.deepcopy(position)
        after.play(text)
        total += count(after, depth - 1)
    return total
