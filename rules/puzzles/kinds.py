"""The kinds of puzzles there are, in the order they are offered."""

from __future__ import annotations

from collections.abc import Mapping

from rules.adamas.puzzles.capture import AdamasPuzzles
from rules.adamas.puzzles.win import AdamasWinPuzzles
from rules.blackbox.puzzles import BlackBoxPuzzles
from rules.core import shorten
from rules.core.puzzle import InvalidPuzzle, Kind
from rules.dragons.puzzles.loops import DragonsPuzzles
from rules.holomino.puzzles import HolominoPuzzles
from rules.mono.puzzles import MonoPuzzles

_ALL: tuple[Kind, ...] = (
    HolominoPuzzles(),
    BlackBoxPuzzles(),
    AdamasPuzzles(),
    AdamasWinPuzzles(),
    DragonsPuzzles(1),
    DragonsPuzzles(2),
    DragonsPuzzles(3),
    MonoPuzzles(),
)

KINDS: Mapping[str, Kind] = {kind.slug: kind for kind in _ALL}


def kind_named(slug: str) -> Kind:
    """The kind of this name. Raises InvalidPuzzle with the kinds there are."""
    if slug not in KINDS:
        known = ", ".join(KINDS)
        raise InvalidPuzzle(f"there is no kind of puzzle “{shorten(slug)}”; there are: {known}")
    return KINDS[slug]
