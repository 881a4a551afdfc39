"""Master's assumptions about the opponent's arrangement, as weights of placements.

Careful players hide atoms where they turn few rays, and prefer placements that no probe can
distinguish from another. In a weighted set, each placement occurs as often as its weight.
"""

from functools import cache

from rules.blackbox.placements import COUNT, placement_number
from rules.blackbox.players.hiding import class_of_turned, groups, images
from rules.blackbox.players.probing import THIN
from rules.blackbox.players.results import Numbers, thinned, turned

BELIEF = (14, 5, 3, 2, 1)
"""The weight of a placement by its `turned_class`.

With these weights Master finds placements that turn few rays sooner, and the others about as soon
as without weights.
"""

PAIR, SEVERAL = 8, 24
"""The weights of placements that no probe can distinguish from one other, or from several."""


@cache
def weights() -> bytes:
    """Return the weight of every placement, by number."""
    by_turned = bytes(BELIEF[class_of_turned(count)] for count in range(256))
    found = bytearray(turned().translate(by_turned))
    for weight, some in zip((SEVERAL, PAIR), groups(), strict=False):
        for number in (placement_number(image) for atoms in some for image in images(atoms)):
            found[number] = max(weight, found[number])
    return bytes(found)


def believed(numbers: Numbers) -> Numbers:
    """Return the placements of a set, each as often as its weight; a large set is thinned first."""
    if len(numbers) == COUNT:
        return numbers
    times = weights()
    return [number for number in thinned(numbers, THIN) for _ in range(times[number])]


def most_believed(numbers: Numbers) -> Numbers:
    """Return the placements of a set with the highest weight."""
    times = weights()
    most = max(times[number] for number in numbers)
    return [number for number in numbers if times[number] == most]
