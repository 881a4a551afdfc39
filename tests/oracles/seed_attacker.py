"""A cheat of Black Box: replays its opponent's mind from its own seed, by a scheme once in use.

A seat's seed was eight times the encounter's and the seat's number, so that everybody's followed
from anybody's.
"""

from threading import Event
from typing import Any

from rules.blackbox.state import BlackBoxView, Guess, Hide, Mark
from rules.core.commands import RESIGN
from rules.match import Match
from rules.players import Player, Stop, seat

LEVEL = "Newcomer"
"""Whom it expects to meet."""


class Attacker:
    """Guesses where it would have hidden the atoms in the other seat, and gives up if wrong."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: BlackBoxView, stop: Stop) -> Any:
        box = view.boxes[view.mover]
        if view.phase == "hide":
            return self._hides(view.mover)
        if box.guesses:
            return RESIGN
        missing = self._hides(1 - view.mover).atoms - box.markers
        return Mark(min(missing)) if missing else Guess()

    def _hides(self, player: int) -> Hide:
        replayed: Player = seat("blackbox", LEVEL, self._seed // 8 * 8 + player)
        hidden = replayed.choose(Match.new("blackbox").view(0), Event())
        assert isinstance(hidden, Hide)
        return hidden


def attacker(slug: str, seed: int, pace: float) -> Attacker:
    return Attacker(seed)
