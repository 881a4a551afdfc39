"""Plain UCT over any game's own rules: what a computer player has to beat with the same time.

Chance is sampled by the game's own draws, what is hidden by `resample`; both anew each time.
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
"""How many moves of a position are looked at: some have thousands."""

MOST_PLIES = 400
"""A playout that has not ended by then counts as a tie."""

BOLDNESS = 1.0


@dataclass(slots=True)
class Node:
    """Visits and wins of the player who moved here."""

    visits: int = 0
    wins: float = 0.0
    children: dict[Any, Node] = field(default_factory=dict)


class UctPlayer:
    """Thinks for so many seconds, or so many playouts, a move."""

    def __init__(
        self, game: AnyGame, seconds: float, rng: Random, playouts: int | None = None
    ) -> None:
        self._game = game
        self._seconds = seconds
        self._playouts = playouts
        self._rng = rng

    def choose(self, view: Any, stop: Stop) -> Any:
        """Return the move tried most often."""
        clock = Clock(self._seconds, stop, most=self._playouts, now=thread_time)
        root = Node()
        while not clock.out():
            self._grow(root, self._game.resample(view, self._rng))
        if not root.children:
            return random_move(self._game, view, self._rng)
        return max(root.children, key=lambda move: root.children[move].visits)

    def _grow(self, root: Node, state: Any) -> None:
        """One walk down the tree, one new node, one playout."""
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
        """Return an untried move, or else the one with the highest upper bound."""
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
        """Return what each player gets of a game played at random from here."""
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
