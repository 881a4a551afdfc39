"""Tests by size whether regions of a Mono layout can fill the gaps."""

from collections.abc import Iterator, Sequence


def combination(unused: Sequence[int], total: int) -> list[int]:
    """Return the first combination, in the order of `unused`, of values that add up to `total`.

    Empty if there is none. Implements "find a combination of unused regions" of the text.
    """
    sums = [1]  # bit s of sums[n]: some of the last n values add up to s
    for value in reversed(unused):
        sums.append(sums[-1] | sums[-1] << value)
    members = []
    for later, value in zip(range(len(unused) - 1, -1, -1), unused, strict=True):
        if total >= value and sums[later] >> (total - value) & 1:
            members.append(value)
            total -= value
    return [] if total else members


def can_share(values: Sequence[int], gaps: Sequence[int]) -> bool:
    """Whether ascending values can be distributed so that they fill each gap exactly.

    Values and gaps must have the same sum, so the last gap always fits.
    """
    if len(gaps) < 2:
        return True
    return any(can_share(rest, gaps[1:]) for rest in _leftovers(values, gaps[0], 0))


def _leftovers(values: Sequence[int], total: int, first: int) -> Iterator[Sequence[int]]:
    """Yield what is left of ascending values without each combination that adds up to `total`."""
    for i in range(first, len(values)):
        value = values[i]
        rest = [*values[:i], *values[i + 1 :]]
        if value == total:
            yield rest
        elif value < total:
            yield from _leftovers(rest, total - value, i)
