"""Analysis: what one search finds in one position, for the player to move."""

from __future__ import annotations

from dataclasses import dataclass, field
from threading import Event
from typing import Any

from rules.core.clock import Stop


@dataclass(frozen=True, slots=True)
class Work:
    """How much a search may do.

    Each game turns `scale` into turns, nodes or samples; 1 is what a review spends on a position.
    It is never counted in seconds: equal questions get equal answers on every machine.
    """

    scale: float = 1.0
    stop: Stop = field(default_factory=Event, compare=False)
    """Once it is set the search ends early, and its answer must be dropped."""


@dataclass(frozen=True, slots=True)
class Line:
    """A move of the player to move, what may follow, and what the player can expect of it."""

    move: Any
    value: float
    """The expected share of the win, 0 to 1."""
    reply: tuple[Any, ...] = ()
    """The best moves found after it, in their order."""
    proof: int | None = None
    """The number of moves, of all players, to a forced end, this one included.

    None for an estimate.
    """
    points: float | None = None
    """The expected points of the turn it belongs to, in games won by points."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found in a position: its best lines, best first.

    `lines` holds every move that the question included, however bad.
    """

    lines: tuple[Line, ...]
    work: float
    """The `Work.scale` it was made with."""

    @property
    def best(self) -> Line:
        """The best line found."""
        return self.lines[0]

    @property
    def value(self) -> float:
        """The expected share of the win: that of the best line."""
        return self.best.value

    @property
    def proven(self) -> bool:
        """Whether the value is a forced result, not an estimate."""
        return self.best.proof is not None

    def line_of(self, move: Any) -> Line | None:
        """Return the line that begins with a move, or None if it was not examined."""
        return next((line for line in self.lines if line.move == move), None)
