"""What a master believes about the opponent's arrangement.

Players who hide with care turn few rays, and like placements that no probe can tell apart.

A set of placements is then taken with each of them as often as it is believed in.
"""

from functools import cache

from rules.blackbox.placements import COUNT, placement_number
from rules.blackbox.players.hiding import class_of_turned, groups, images
from rules.blackbox.players.probing import THIN
from rules.blackbox.players.results import Numbers, thinned, turned

BELIEF = (14, 5, 3, 2, 1)
"""How much likelier the placements of each class of `turned_class` are than those of the last.

So it finds any placement about as soon as without a belief, and those that turn few rays sooner.
"""

PAIR, SEVERAL = 8, 24
"""The same for placements that no probe can tell from another one, or from several."""


@cache
def weights() -> bytes:
    """How much every placement is believed in, by number."""
    by_turned = bytes(BELIEF[class_of_turned(count)] for count in range(256))
    found = bytearray(turned().translate(by_turned))
    for weight, some in zip((SEVERAL, PAIR), groups(), strict=False):
        for number in (placement_number(image) for atoms in some for image in images(atoms)):
            found[number] = max(weight, found[number])
    return bytes(found)


def believed(numbers: Numbers) -> Numbers:
    """Return the placements of a set, each as often as it is believed in; of a large set, some."""
    if len(numbers) == COUNT:
        return numbers
    times = weights()
    return [number for number in thinned(numbers, THIN) for _ in range(times[number])]


def most_believed(numbers: Numbers) -> Numbers:
    """Return the placements of a set that nothing is likelier than."""
    times = weights()
    most = max(times[number] for number in numbers)
    return [number for number in numbers if times[number] == most]
