"""Master's assumptions about the opponent's arrangement: it expects them to hide as it does itself.

So nobody gains by hiding where Master does not look. In a weighted set, each placement occurs as
often as its weight in the set.
"""

from rules.blackbox.placements import COUNT
from rules.blackbox.players.hiding import weights
from rules.blackbox.players.probing import THIN
from rules.blackbox.players.results import Numbers, thinned

MOST = 64
"""How often the placement with the highest weight occurs in a weighted set, at most."""


def believed(numbers: Numbers) -> Numbers:
    """Return the placements of a set, each about as often as its weight, and at least once.

    A large set is thinned first.
    """
    if len(numbers) == COUNT:
        return numbers
    few, held = thinned(numbers, THIN), weights()
    times = [held[number] for number in few]
    scale = max(1.0, max(times, default=1) / MOST)
    return [
        number
        for number, some in zip(few, times, strict=True)
        for _ in range(max(1, round(some / scale)))
    ]


def most_believed(numbers: Numbers) -> Numbers:
    """Return the placements of a set with the highest weight."""
    times = weights()
    most = max(times[number] for number in numbers)
    return [number for number in numbers if times[number] == most]


def share_of_likeliest(numbers: Numbers) -> float:
    """Return how likely a placement with the highest weight of a set is."""
    held = weights()
    times = [held[number] for number in numbers]
    return max(times) / sum(times)
