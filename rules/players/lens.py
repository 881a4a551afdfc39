"""Lens: what a player could work out by themselves, as probabilities, from their own view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import inf
from random import Random
from threading import Event
from typing import Any

from rules.blackbox import players as blackbox
from rules.blackbox.players.results import is_ready
from rules.blackbox.state import BlackBoxView
from rules.core import Position
from rules.core.clock import Clock, Stop
from rules.mono import players as mono
from rules.mono.board import LABELS
from rules.mono.game import MonoView

Shares = tuple[tuple[str, float], ...]
"""What may be the case and how probable it is, 0 to 1; the likeliest first."""

ATOM = "atom"
"""What may be on a cell of Black Box."""


@dataclass(frozen=True, slots=True)
class Tell:
    """What a probe would tell: `bits` on average, and the chance of every result."""

    bits: float
    results: Shares


@dataclass(frozen=True, slots=True)
class Lens:
    """What may be on the cells a player cannot see into, and what their probes would tell.

    `cells` are named by the player whose board or box it is, and the cell's number: in Mono the
    labels that may be there, in Black Box the chance of an `ATOM`. `ports` are Black Box's without
    a mark.
    """

    cells: Mapping[tuple[int, int], Shares] = field(default_factory=dict)
    ports: Mapping[int, Tell] = field(default_factory=dict)


def lens(view: Position, seconds: float, stop: Stop | None = None) -> Lens:
    """What the viewer could know by reckoning. Sampled where it cannot be exact in the time.

    Empty for a spectator, in games without secrets, before everything is hidden, after the end,
    and when it was stopped before there was anything to tell.
    """
    make = _LENSES.get(view.game)
    if make is None or view.outcome is not None:
        return Lens()
    return make(view, seconds, stop or Event())


def _through_box(view: BlackBoxView, _seconds: float, stop: Stop) -> Lens:
    player = view.viewer
    # Exact, so there is no use in half of it: the table it is read from takes a second, once.
    if player is None or not is_ready(Clock(inf, stop)):
        return Lens()
    cells = {(player, cell): ((ATOM, share),) for cell, share in blackbox.chances(view).items()}
    ports = {
        port: Tell(blackbox.information(results), _ordered(results))
        for port, results in blackbox.port_tells(view).items()
    }
    return Lens(cells, ports)


def _through_boards(view: MonoView, seconds: float, stop: Stop) -> Lens:
    player, clock = view.viewer, Clock(seconds, stop)
    if player is None or view.placing:
        return Lens()
    cells: dict[tuple[int, int], Shares] = {}
    others = view.opponents(player)
    for number, other in enumerate(others):
        time = clock.part(1 / (len(others) - number))
        for name, values in mono.chances(view, other, time, Random(0)).items():
            labels = {LABELS[value - 1]: share for value, share in values.items()}
            cells[other, view.grid.numbers[name]] = _ordered(labels)
    return Lens(cells)


def _ordered(shares: Mapping[str, float]) -> Shares:
    return tuple(sorted(shares.items(), key=lambda share: -share[1]))


_LENSES: Mapping[str, Callable[[Any, float, Stop], Lens]] = {
    "blackbox": _through_box,
    "mono": _through_boards,
}
