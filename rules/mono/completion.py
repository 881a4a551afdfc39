"""Completion of a Mono layout from given cells, or a proof that it is impossible."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random

from rules.mono.board import HIDDEN, board, masks
from rules.mono.layout_search import LayoutSearch
from rules.mono.layouts import ATTEMPTS, FAILURES, try_layout

Out = Callable[[], bool]
"""A callback, called between attempts, that returns true to give up."""


class Interrupted(Exception):
    """The search was given up before it had an answer."""


@dataclass(frozen=True, slots=True)
class Completion:
    """The result for some given cells.

    `layout` is a complete layout that agrees with them, or empty if there is none. In that case
    `culprits` is a smallest set of given cells whose removal makes a layout possible. If there is a
    single culprit, `instead` has all cells that would do equally well. `smallest` is False if the
    time ran out and a smaller set may exist.
    """

    layout: str
    culprits: tuple[int, ...] = ()
    instead: tuple[int, ...] = ()
    smallest: bool = True


def complete(size: int, given: str, rng: Random, out: Out = lambda: False) -> Completion:
    """Return a random layout that agrees with the given labels, or the culprits if there is none.

    Other cells of `given` are `.`. Raises Interrupted if `out` returns true before it is known
    whether a layout exists.
    """
    if layout := _layout(size, given, rng, out):
        return Completion(layout)
    return _Blame(size, given, rng, out).found()


class _Blame:
    """Finds the smallest set of given cells to remove.

    A conflict is a set of cells that together make a layout impossible. The set to remove needs a
    cell of every conflict. So the search repeatedly tries the smallest set that meets all known
    conflicts. Either it is the answer, or the remaining cells contain another conflict.
    """

    def __init__(self, size: int, given: str, rng: Random, out: Out) -> None:
        self._size, self._given, self._rng, self._out = size, given, rng, out
        self._there = [cell for cell, label in enumerate(given) if label != HIDDEN]
        self._conflicts: list[frozenset[int]] = []

    def found(self) -> Completion:
        """Return the culprits, at least one."""
        best = self._there
        try:
            best = self._some()
            while len(least := self._meeting()) < len(best):
                if self._layout_of(set(self._there) - least):
                    best = sorted(least)
                else:
                    self._conflicts.append(self._conflict(sorted(set(self._there) - least)))
            instead = self._alone() if len(best) == 1 else ()
        except Interrupted:
            return Completion("", tuple(best), smallest=len(best) == 1)
        return Completion("", tuple(best), tuple(cell for cell in instead if cell not in best))

    def _layout_of(self, cells: Collection[int]) -> str:
        """Return a layout that agrees with only these of the given cells, "" if there is none."""
        return any_layout(self._size, self._only(cells), self._rng, self._out)

    def _only(self, cells: Collection[int]) -> str:
        return "".join(label if at in cells else HIDDEN for at, label in enumerate(self._given))

    def _some(self) -> list[int]:
        """Return a set to remove in which every cell is necessary, perhaps not the smallest."""
        kept: set[int] = set()
        away: list[int] = []
        for cell in self._rng.sample(self._there, len(self._there)):
            if cell in kept:
                continue
            if layout := self._layout_of(kept | {cell}):
                kept = {at for at in self._there if layout[at] == self._given[at]} - set(away)
            else:
                away.append(cell)
        return sorted(away)

    def _conflict(self, cells: list[int]) -> frozenset[int]:
        """Return a minimal conflict among these cells."""
        step = max(1, len(cells) // 2)
        while True:
            at = 0
            while at < len(cells):
                fewer = cells[:at] + cells[at + step :]
                if self._layout_of(fewer):
                    at += step
                else:
                    cells = fewer
            if step == 1:
                return frozenset(cells)
            step //= 2

    def _meeting(self) -> set[int]:
        """Return a smallest set with a cell of every conflict."""
        best = {cell for conflict in self._conflicts for cell in conflict}

        def look(chosen: set[int]) -> None:
            nonlocal best
            if self._out():
                raise Interrupted
            unmet = [conflict for conflict in self._conflicts if not conflict & chosen]
            if not unmet:
                best = chosen
            elif len(chosen) + 1 < len(best):
                fewest = min(unmet, key=len)
                for cell in sorted(fewest):
                    look(chosen | {cell})

        look(set())
        return best

    def _alone(self) -> tuple[int, ...]:
        """Return all cells whose removal alone is enough."""
        common = frozenset(self._there).intersection(*self._conflicts)
        there = set(self._there)
        return tuple(cell for cell in sorted(common) if self._layout_of(there - {cell}))


def any_layout(size: int, given: str, rng: Random, out: Out) -> str:
    """Return any layout that agrees with the given cells, "" if there is none.

    Raises Interrupted.
    """
    if _impossible(size, given):
        return ""
    failures = FAILURES
    while not out():
        try:
            found = LayoutSearch(size, rng, given).run(failures, out)
        except ValueError:
            return ""
        if found is not None:
            return found
        failures *= 2  # restarts find a layout soon; a long run proves that there is none
    raise Interrupted


def _layout(size: int, given: str, rng: Random, out: Out) -> str:
    """Return a random layout that agrees with the given cells, "" if there is none.

    Raises Interrupted.
    """
    if _impossible(size, given):
        return ""
    for _ in range(ATTEMPTS):
        if out():
            raise Interrupted
        if (layout := try_layout(size, rng, given)) is not None:
            return layout
    return any_layout(size, given, rng, out)


def _impossible(size: int, given: str) -> bool:
    """Whether a region has too many given cells, a quick test."""
    regions = masks(size, given)
    return any(region.bit_count() > value for value, region in enumerate(regions, 1))


def blank(size: int) -> str:
    """Return the text of a layout without given cells."""
    return HIDDEN * len(board(size).names)
