"""Potential: the possible results of uncovering a cell, counted over sampled boards.

A set of samples is an int with one bit per sample. So the samples still possible after a reveal
are one `&`, and a chance is two bit counts. Sample i of one opponent is combined with sample i of
every other opponent.
"""

from collections.abc import Sequence

from rules.mono.board import LABELS

Outcomes = tuple[tuple[int, int], ...]
"""The values that may be listed without ending the turn, ascending, each with its samples."""

_VALUE = {label: value for value, label in enumerate(LABELS, start=1)}

LOWEST, HIGHEST, NEXT = range(3)
"""The rule for the listed value: `take_min`, `take_max`, or the lowest not ending the turn."""


class Potential:
    """The samples of all boards that the player can uncover, indexed for counting.

    `boards` holds a list of sampled layouts per board, `covered` the cells still hidden on it.
    """

    def __init__(
        self, size: int, boards: Sequence[Sequence[str]], covered: Sequence[int], rule: int = NEXT
    ) -> None:
        self.size = size
        self.rule = rule
        self.count = max(map(len, boards))
        self.full = (1 << self.count) - 1
        self.cells = [c for c in range(size * (size + 1) // 2) if any(m >> c & 1 for m in covered)]
        self._at = {
            cell: [
                _column(samples, cell, self.count)
                for samples, hidden in zip(boards, covered, strict=True)
                if hidden >> cell & 1
            ]
            for cell in self.cells
        }
        self._outcomes: dict[int, Outcomes] = {}

    def outcomes(self, cell: int, last: int) -> Outcomes:
        """Return the values that may be listed after `last` without ending the turn."""
        key = cell << 5 | last
        if key not in self._outcomes:
            self._outcomes[key] = self._combined(self._at[cell], last)
        return self._outcomes[key]

    def values(self, cell: int) -> list[dict[int, int]]:
        """Return a cell's possible values with their samples, for each board that hides it."""
        return self._at[cell]

    def _combined(self, boards: list[dict[int, int]], last: int) -> Outcomes:
        """Combine the boards by the rule; samples that end the turn are left out."""
        if len(boards) == 1 or self.rule == NEXT:
            return _lowest([{v: s for v, s in b.items() if v >= last} for b in boards], 1)
        outcomes = _lowest(boards, -1 if self.rule == HIGHEST else 1)
        return tuple((v, s) for v, s in outcomes if v >= last)


def _lowest(boards: list[dict[int, int]], direction: int) -> Outcomes:
    """Return for each value the samples in which it is the lowest (with -1 the highest)."""
    taken = 0
    found = []
    for value in sorted({v for b in boards for v in b}, reverse=direction < 0):
        some = 0
        for b in boards:
            some |= b.get(value, 0)
        if some & ~taken:
            found.append((value, some & ~taken))
        taken |= some
    return tuple(sorted(found))


def _column(samples: Sequence[str], cell: int, count: int) -> dict[int, int]:
    """Return the samples by the value they show at a cell.

    If there are fewer than `count` samples, they are repeated.
    """
    column: dict[int, int] = {}
    for number in range(count):
        value = _VALUE[samples[number % len(samples)][cell]]
        column[value] = column.get(value, 0) | 1 << number
    return dict(sorted(column.items()))
