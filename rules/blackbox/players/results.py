"""The result of every probe for every placement, as a table of bytes for the computer player.

A placement is its number in `placements.py`, and a set is an ascending sequence of numbers. Bit
sets are faster to narrow but slower to count. Counting the results of 28 ports over 500 placements
takes 1.1 ms this way and 6 ms with bit sets, and most sets in a search are small.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain, compress
from operator import itemgetter

from rules.blackbox.placements import (
    COUNT,
    placement_number,
    placements,
    results_of,
    split_by_result,
)
from rules.blackbox.rays import CELLS, PORTS, RESULTS
from rules.core.clock import Clock

Numbers = Sequence[int]
"""A set of placements: their numbers, ascending."""

ALL: Numbers = range(COUNT)


@cache
def tells(port: int) -> bytes:
    """Return the result of a probe at this port for every placement, by number."""
    total, zeros = 0, int.from_bytes(b"0" * COUNT)
    # Each binary digit of the results is a number of 0s and 1s, one a byte; bytes add up at once.
    for digit in range(RESULTS[-1].bit_length()):
        some = sum(s for result, s in enumerate(split_by_result(port)) if result >> digit & 1)
        total += int.from_bytes(f"{some:0{COUNT}b}".encode()) - zeros << digit
    return total.to_bytes(COUNT, "little")


@cache
def columns() -> tuple[bytes, ...]:
    """Return four columns: the first, second, third and fourth atom of every placement."""
    flat = bytes(chain.from_iterable(placements()))
    return tuple(flat[i::4] for i in range(4))


def atoms_of(number: int) -> frozenset[int]:
    """Return the four cells of a placement."""
    return frozenset(column[number] for column in columns())


def is_ready(clock: Clock) -> bool:
    """Fill the table as far as the clock allows, and return whether it is complete.

    It always asks the clock equally often, so that a counting clock gives the same answers whether
    or not the table was filled before.
    """
    for port in PORTS:
        if clock.out():
            return False
        tells(port)
    columns()
    return True


@lru_cache(maxsize=64)
def explaining(marks: tuple[str, ...], guesses: tuple[frozenset[int], ...] = ()) -> Numbers:
    """Return the placements that give all these marks and are none of these wrong guesses.

    Raises ValueError for a letter that is not at exactly two ports.
    """
    # A ray that comes out gives the same information at both ends, so the lower port is enough.
    wanted = [(p, r) for p, r in results_of(marks).items() if r not in PORTS or p < r]
    numbers: Numbers = ALL
    for port, result in sorted(wanted, key=lambda item: tells(item[0]).count(item[1])):
        numbers = narrowed(numbers, port, result)
    wrong = {placement_number(guess) for guess in guesses}
    return [number for number in numbers if number not in wrong] if wrong else numbers


def narrowed(numbers: Numbers, port: int, result: int) -> Numbers:
    """Return the placements of a set that give this result at this port."""
    table = tells(port)
    if len(numbers) == COUNT:
        chosen = bytes(other == result for other in range(256))
        return tuple(compress(ALL, table.translate(chosen)))
    return [number for number in numbers if table[number] == result]


def alike(atoms: Collection[int]) -> Numbers:
    """Return the placements that no probe can distinguish from this one, itself included."""
    truth = placement_number(atoms)
    numbers: Numbers = ALL
    for port in PORTS:
        numbers = narrowed(numbers, port, tells(port)[truth])
    return numbers


def split(numbers: Iterable[int], port: int) -> dict[int, list[int]]:
    """Return the set split by the result of a probe at this port."""
    table = tells(port)
    parts: dict[int, list[int]] = {}
    for number in numbers:
        parts.setdefault(table[number], []).append(number)
    return parts


def counts(numbers: Numbers, port: int) -> Counter[int]:
    """Count the placements of a non-empty set by their result at this port."""
    table = tells(port)
    if len(numbers) == COUNT:
        return Counter(table)
    if len(numbers) == 1:
        return Counter((table[numbers[0]],))
    return Counter(itemgetter(*numbers)(table))


def thinned(numbers: Numbers, most: int) -> Numbers:
    """Return at most `most` of the placements, evenly spread over the set."""
    step = -(-len(numbers) // most)
    return numbers if step <= 1 else numbers[::step]


def cell_counts(numbers: Numbers) -> list[int]:
    """Return for each cell the number of placements of a set with an atom there."""
    found: Counter[int] = Counter()
    for column in columns():
        found.update(map(column.__getitem__, numbers))
    return [found[cell] for cell in CELLS]
