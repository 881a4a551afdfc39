"""Analysis: the result of one search of one position, for the player to move."""

from __future__ import annotations

from dataclasses import dataclass, field
from threading import Event
from typing import Generic, TypeVar

from rules.core.clock import Stop

M_co = TypeVar("M_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Work:
    """The amount of work a search may do.

    Each game converts `scale` to turns, nodes or samples; a review spends 1 on a position. Work is
    never counted in seconds, so equal questions get equal answers on every machine.
    """

    scale: float = 1.0
    stop: Stop = field(default_factory=Event, compare=False)
    """Once it is set, the search ends early, and the caller must discard its answer."""


@dataclass(frozen=True, slots=True)
class Line(Generic[M_co]):
    """A move of the player to move, its likely continuation, and its value for that player."""

    move: M_co
    value: float
    """The expected share of the win, 0 to 1."""
    reply: tuple[M_co, ...] = ()
    """The best continuation found, as moves in order."""
    proof: int | None = None
    """The number of moves, of all players, to a forced end, this one included.

    None for an estimate.
    """
    points: float | None = None
    """The expected points of the move's turn, in games with points; otherwise None."""

    @property
    def rank(self) -> tuple[float, float]:
        """The order of lines: by share of the win, and equal shares by points."""
        return self.value, self.points or 0.0


@dataclass(frozen=True, slots=True)
class Analysis(Generic[M_co]):
    """The result of a search: the best lines of a position, best first.

    `lines` also holds every move in the question's `include`, however bad.
    """

    lines: tuple[Line[M_co], ...]
    work: float
    """The `Work.scale` of the search."""

    @property
    def best(self) -> Line[M_co]:
        """The best line found."""
        return self.lines[0]

    @property
    def value(self) -> float:
        """The expected share of the win: that of the best line."""
        return self.best.value

    def line_of(self, move: object) -> Line[M_co] | None:
        """Return the line that begins with a move, or None if it was not examined."""
        return next((line for line in self.lines if line.move == move), None)
