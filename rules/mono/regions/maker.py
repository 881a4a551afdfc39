"""Makes the clues of a puzzle from a layout: as few as the techniques still need.

The clues left in the end depend on the generator alone, never on how fast the machine is.
"""

from collections.abc import Callable
from random import Random

from rules.mono.board import HIDDEN, cells_of
from rules.mono.regions.knowledge import Knowledge
from rules.mono.regions.solver import Technique, deduce, next_step, take

SIZES = range(5, 16)
"""The numbers of regions a puzzle may have."""

Out = Callable[[], bool]


def clues_of(
    layout: str,
    rng: Random,
    *,
    hardest: int = Technique.CONTRADICTION,
    symmetric: bool = False,
    out: Out = lambda: False,
) -> str | None:
    """Return a layout with only so many labels that the techniques up to `hardest` find the rest.

    `symmetric` clues look the same when the board is turned upside down. None once `out()`.
    """
    size, clues = len(set(layout)), (1 << len(layout)) - 1
    kept = _groups(len(layout), symmetric)
    rng.shuffle(kept)
    sound = clues
    for level in _levels(hardest):
        groups, kept = kept, []
        for group in groups:
            if out():
                return None
            fewer = clues & ~group
            if _finds(size, layout, fewer, group, level):
                clues = fewer
            else:
                kept.append(group)
        if deduce(size, _shown(layout, clues), level).labels != layout:
            break  # a pocket that is partly known may hide from a technique
        sound = clues
    return _shown(layout, sound)


def _groups(cells: int, symmetric: bool) -> list[int]:
    """Return the cells that go together, as sets."""
    if not symmetric:
        return [1 << cell for cell in range(cells)]
    return [1 << cell | 1 << cells - 1 - cell for cell in range((cells + 1) // 2)]


def _levels(hardest: int) -> tuple[int, ...]:
    """Return the techniques that are tried up to, one after the other: cheap ones first."""
    cheap = min(hardest, Technique.LAST)
    return tuple(sorted({cheap, min(hardest, Technique.SIZES), hardest}))


def _finds(size: int, layout: str, clues: int, wanted: int, hardest: int) -> bool:
    """Whether the techniques find the wanted cells from the clues.

    With them all clues from before are known again, from which the whole layout was found.
    """
    known = Knowledge(size, _shown(layout, clues))
    while known.open & wanted:
        step = next_step(known, hardest)
        if step is None:
            return False
        take(known, step)
    return True


def _shown(layout: str, clues: int) -> str:
    shown = set(cells_of(clues))
    return "".join(label if at in shown else HIDDEN for at, label in enumerate(layout))
