"""What a layout that is being painted still lacks: for each region, and as sentences."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from rules.mono.board import HIDDEN, LABELS, board, cells_of, masks

translate = QCoreApplication.translate


class FaultKind(Enum):
    """What may be wrong with a region."""

    MISSING = "missing"
    TOO_MANY = "too many"
    TORN = "torn apart"


_SEVERITY = (FaultKind.TOO_MANY, FaultKind.TORN, FaultKind.MISSING)

_SENTENCES: dict[FaultKind, tuple[Any, Any]] = {
    FaultKind.MISSING: (
        QT_TRANSLATE_NOOP("faults", "Region {label} needs one more cell."),
        QT_TRANSLATE_NOOP("faults", "Region {label} needs {n} more cells."),
    ),
    FaultKind.TOO_MANY: (
        QT_TRANSLATE_NOOP("faults", "Region {label} has one cell too many."),
        QT_TRANSLATE_NOOP("faults", "Region {label} has {n} cells too many."),
    ),
    FaultKind.TORN: (
        QT_TRANSLATE_NOOP("faults", "Region {label} is torn apart: join its parts."),
        QT_TRANSLATE_NOOP("faults", "Region {label} is torn into {n} parts: join them."),
    ),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with one region: `cells` are to blame, `by` says how many are amiss."""

    kind: FaultKind
    label: str
    cells: tuple[int, ...] = ()
    by: int = 0

    @property
    def sentence(self) -> str:
        """What is wrong, and what to do."""
        one, more = _SENTENCES[self.kind]
        return _tr(one if self.by == 1 else more).format(label=self.label, n=self.by)


@dataclass(frozen=True, slots=True)
class Count:
    """How many cells of a region are painted, of how many."""

    label: str
    painted: int
    wanted: int

    @property
    def left(self) -> int:
        """How many are still to be painted, below zero when there are too many."""
        return self.wanted - self.painted


def counts(size: int, labels: str) -> list[Count]:
    """Every region's cells, region 1 first."""
    return [
        Count(LABELS[value - 1], labels.count(LABELS[value - 1]), value)
        for value in range(1, size + 1)
    ]


def faults(size: int, labels: str) -> list[Fault]:
    """All that is wrong, the worst first: too many, torn apart, missing."""
    grid = board(size)
    found = []
    for value, region in enumerate(masks(size, labels), 1):
        label, has = LABELS[value - 1], region.bit_count()
        parts = grid.parts(region)
        if has > value:
            found.append(Fault(FaultKind.TOO_MANY, label, tuple(cells_of(region)), has - value))
        if len(parts) > 1 and not _may_grow_together(size, labels, region, value):
            largest = max(parts, key=int.bit_count)
            found.append(
                Fault(FaultKind.TORN, label, tuple(cells_of(region & ~largest)), len(parts))
            )
        if has < value:
            found.append(Fault(FaultKind.MISSING, label, (), value - has))
    return sorted(found, key=lambda fault: _SEVERITY.index(fault.kind))


def _may_grow_together(size: int, labels: str, region: int, value: int) -> bool:
    """Whether a region's parts are only not joined yet: it lacks cells, and there is a way."""
    if region.bit_count() >= value:
        return False
    free = sum(1 << cell for cell, label in enumerate(labels) if label == HIDDEN)
    return board(size).flood(region & -region, region | free) & region == region


def _tr(text: str) -> str:
    return translate("faults", text)
