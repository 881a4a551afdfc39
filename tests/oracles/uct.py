"""Plain UCT for any game, as a benchmark for computer players with the same time.

In every iteration, `draw` samples random draws and `resample` hidden facts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from math import log, sqrt
from random import Random
from time import thread_time
from typing import Any

from rules.core import CHANCE, AnyGame
from rules.players import Clock, Stop
from rules.playout import random_move

MOST_MOVES = 200
"""The number of moves to examine in a position. Some positions have thousands."""

MOST_PLIES = 400
"""The length of a playout. If the game is not over by then, the playout counts as a tie."""

BOLDNESS = 1.0


@dataclass(slots=True)
class Node:
    """The visits of a node, and the wins of the player who moved to it."""

    visits: int = 0
    wins: float = 0.0
    children: dict[Any, Node] = field(default_factory=dict)


class UctPlayer:
    """Thinks for `seconds`, or for a number of playouts, per move."""

    def __init__(
        self, game: AnyGame, seconds: float, rng: Random, playouts: int | None = None
    ) -> None:
        self._game = game
        self._seconds = seconds
        self._playouts = playouts
        self._rng = rng

    def choose(self, view: Any, stop: Stop) -> Any:
        """Return the most visited move."""
        clock = Clock(self._seconds, stop, most=self._playouts, now=thread_time)
        root = Node()
        while not clock.out():
            self._grow(root, self._game.resample(view, self._rng))
        if not root.children:
            return random_move(self._game, view, self._rng)
        return max(root.children, key=lambda move: root.children[move].visits)

    def _grow(self, root: Node, state: Any) -> None:
        """Walk down the tree, add a node, and play out the game from it."""
        path: list[tuple[Node, int]] = []
        node = root
        while state.to_move is not None:
            if state.to_move == CHANCE:
                state = self._game.apply(state, self._game.draw(state, self._rng))
                continue
            mover = state.to_move
            move = self._pick(node, self._game.view(state, mover))
            fresh = move not in node.children
            child = node.children.setdefault(move, Node())
            path.append((child, mover))
            state = self._game.apply(state, move)
            node = child
            if fresh:
                break
        worth = self._playout(state)
        root.visits += 1
        for child, mover in path:
            child.visits += 1
            child.wins += worth[mover]

    def _pick(self, node: Node, view: Any) -> Any:
        """Return an untried move, or otherwise the one with the highest upper confidence bound."""
        moves = list(islice(self._game.legal_moves(view), MOST_MOVES))
        untried = [move for move in moves if move not in node.children]
        if untried:
            return self._rng.choice(untried)
        total = log(node.visits + 1)

        def bound(move: Any) -> float:
            child = node.children[move]
            return child.wins / child.visits + BOLDNESS * sqrt(total / child.visits)

        return max(moves, key=bound)

    def _playout(self, state: Any) -> list[float]:
        """Return each player's share of the win after a random game from here."""
        game, rng = self._game, self._rng
        players = len(state.names)
        for _ in range(MOST_PLIES):
            if state.to_move is None:
                winners = state.outcome.winners
                return [1 / len(winners) if p in winners else 0.0 for p in range(players)]
            if state.to_move == CHANCE:
                state = game.apply(state, game.draw(state, rng))
            else:
                move = random_move(game, game.view(state, state.to_move), rng, MOST_MOVES)
                state = game.apply(state, move)
        return [1 / players] * players
