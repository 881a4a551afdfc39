"""The sums of holes and the turns of tiles, as the scene shows them."""

from collections.abc import Sequence

from rules.holomino.game import points_text
from rules.holomino.tiles import Hole, turned


def hole_sum(hole: Hole) -> str:
    """Return a hole's numbers as a sum: “3 + 4 + 5”."""
    return " + ".join(str(number) for number in hole.numbers)


def points_sum(holes: Sequence[Hole], limited: bool) -> str:
    """Return the calculation of a move's points: “12 × 12”, or the sum of a single hole."""
    if len(holes) == 1:
        return hole_sum(holes[0])
    return points_text([hole.value for hole in holes], limited)


def turns_between(old: str, new: str) -> int:
    """Return the clockwise turns of 120 degrees from one rotation to another: -1, 0 or 1."""
    if old == new:
        return 0
    return 1 if turned(old) == new else -1
