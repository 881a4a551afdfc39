"""Completing a Mono layout around cells that are given, or proving that it cannot be done."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from rules.mono.board import HIDDEN, LABELS, board, cells_of, masks
from rules.mono.layout_search import Search
from rules.mono.layouts import ATTEMPTS, FAILURES, try_layout

Out = Callable[[], bool]
"""Asked between attempts: whether to give up."""


class Interrupted(Exception):
    """Somebody gave up before there was an answer."""


@dataclass(frozen=True, slots=True)
class Completion:
    """What can be made of some given cells.

    `layout` is a whole layout that agrees with them, empty where there is none; then `culprits`
    are given cells each of which alone makes it impossible: without any one of them it can be
    done. They are empty where more than one cell must go; `region` then is the label of a region
    whose given cells are to blame together, or empty where even that does not help.
    """

    layout: str
    culprits: tuple[int, ...] = ()
    region: str = ""


def complete(size: int, given: str, rng: Random, out: Out = lambda: False) -> Completion:
    """A random layout that agrees with the given labels (`.` elsewhere), or why there is none.

    Raises Interrupted when `out` says so.
    """
    if layout := _layout(size, given, rng, out):
        return Completion(layout)
    there = [cell for cell, label in enumerate(given) if label != HIDDEN]
    culprits = tuple(c for c in there if _layout(size, _without(given, [c]), rng, out))
    if culprits:
        return Completion("", culprits)
    for label, region in zip(LABELS, masks(size, given), strict=False):
        if region and _layout(size, _without(given, cells_of(region)), rng, out):
            return Completion("", tuple(cells_of(region)), label)
    return Completion("")


def _layout(size: int, given: str, rng: Random, out: Out) -> str:
    """A layout that agrees with what is given, "" if there is none. Raises Interrupted."""
    if _impossible(size, given):
        return ""
    for _ in range(ATTEMPTS):
        if out():
            raise Interrupted
        if (layout := try_layout(size, rng, given)) is not None:
            return layout
    failures = FAILURES
    while not out():
        try:
            found = Search(size, rng, given).run(failures)
        except ValueError:
            return ""
        if found is not None:
            return found
        failures += 2
    raise Interrupted


def _impossible(size: int, given: str) -> bool:
    """Whether a region has too many cells: soon seen."""
    regions = masks(size, given)
    return any(region.bit_count() > value for value, region in enumerate(regions, 1))


def _without(given: str, cells: list[int]) -> str:
    return "".join(HIDDEN if c in cells else label for c, label in enumerate(given))


def blank(size: int) -> str:
    """A layout in which nothing is given yet."""
    return HIDDEN * len(board(size).names)
