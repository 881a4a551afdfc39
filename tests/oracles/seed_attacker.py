"""A cheating player of Black Box, which replays its opponent's choices from its own seed.

It knows an old scheme, in which a seat's seed was eight times the encounter's plus the seat's
number. So anybody could compute everybody's seed.
"""

from threading import Event
from typing import Any

from rules.blackbox.state import BlackBoxView, Guess, Hide, Mark
from rules.core.commands import RESIGN
from rules.match import Match
from rules.players import Player, Stop, seat

LEVEL = "Newcomer"
"""The level of the opponent it expects."""


class Attacker:
    """Guesses where the expected opponent hid the atoms, and resigns if that was wrong."""

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
