"""The generator of clues for a layout: as few as the techniques need.

The clues depend only on the random generator, never on the speed of the machine.
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
    """Return a layout reduced to clues from which the techniques up to `hardest` find the rest.

    `symmetric` clues look the same when the board is upside down. None once `out()` is true.
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
            break  # a technique may miss a pocket that is partly known
        sound = clues
    return _shown(layout, sound)


def _groups(cells: int, symmetric: bool) -> list[int]:
    """Return the sets of cells that are kept or removed together."""
    if not symmetric:
        return [1 << cell for cell in range(cells)]
    return [1 << cell | 1 << cells - 1 - cell for cell in range((cells + 1) // 2)]


def _levels(hardest: int) -> tuple[int, ...]:
    """Return the limits on techniques to try in turn, the fastest first."""
    cheap = min(hardest, Technique.LAST)
    return tuple(sorted({cheap, min(hardest, Technique.SIZES), hardest}))


def _finds(size: int, layout: str, clues: int, wanted: int, hardest: int) -> bool:
    """Whether the techniques find the wanted cells from the clues.

    Together with these cells all earlier clues are known, from which the whole layout follows.
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
