"""The faults of an unfinished layout: for each region, and as sentences."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from rules.mono.board import LABELS, Board, board, cells_of, masks

translate = QCoreApplication.translate


class FaultKind(Enum):
    """The kinds of faults of a region."""

    MISSING = "missing"
    TOO_MANY = "too many"
    TORN = "not connected"


_SEVERITY = (FaultKind.TOO_MANY, FaultKind.TORN, FaultKind.MISSING)


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a region. `by` is the number of missing or surplus cells, or of separate parts.

    `cells` are the cells to mark, if any.
    """

    kind: FaultKind
    label: str
    cells: tuple[int, ...] = ()
    by: int = 0

    @property
    def sentence(self) -> str:
        """A sentence on the fault, and how to correct it."""
        by = self.by
        if self.kind is FaultKind.MISSING:
            words = translate("faults", "Region {label}: %n cells missing.", None, by)
        elif self.kind is FaultKind.TOO_MANY:
            words = translate("faults", "Region {label} has %n cells too many.", None, by)
        else:
            words = translate("faults", "Region {label} is in %n parts. Connect them.", None, by)
        return words.format(label=self.label)


@dataclass(frozen=True, slots=True)
class Count:
    """The number of painted cells of a region, and the number it needs."""

    label: str
    painted: int
    wanted: int

    @property
    def left(self) -> int:
        """The number of missing cells, negative if there are too many."""
        return self.wanted - self.painted


def counts(size: int, labels: str) -> list[Count]:
    """Return the count of every region, region 1 first."""
    return [
        Count(LABELS[value - 1], labels.count(LABELS[value - 1]), value)
        for value in range(1, size + 1)
    ]


def faults(size: int, labels: str) -> list[Fault]:
    """Return all faults, worst first: too many cells, separate parts, missing cells."""
    grid, regions = board(size), masks(size, labels)
    free = grid.full - sum(regions)
    found = []
    for value, region in enumerate(regions, 1):
        label, has = LABELS[value - 1], region.bit_count()
        parts = grid.parts(region)
        if has > value:
            found.append(Fault(FaultKind.TOO_MANY, label, tuple(cells_of(region)), has - value))
        if len(parts) > 1 and not _may_grow_together(grid, region, free, value):
            largest = max(parts, key=int.bit_count)
            found.append(
                Fault(FaultKind.TORN, label, tuple(cells_of(region & ~largest)), len(parts))
            )
        if has < value:
            found.append(Fault(FaultKind.MISSING, label, (), value - has))
    return sorted(found, key=lambda fault: _SEVERITY.index(fault.kind))


def _may_grow_together(grid: Board, region: int, free: int, value: int) -> bool:
    """Whether missing cells of a region can still connect its parts through free cells."""
    if region.bit_count() >= value:
        return False
    return grid.flood(region & -region, region | free) & region == region
