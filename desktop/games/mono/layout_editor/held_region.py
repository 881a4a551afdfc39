"""A region that is being moved: the cells it would cover, and which of them are taken."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Self

from desktop.games.mono.layout_editor.regions import (
    Cells,
    Placement,
    Shape,
    middle_of,
    region_of,
    shifted,
)


@dataclass(frozen=True, slots=True)
class HeldRegion:
    """A region that was picked up at the cell `grip` and now covers `cells`."""

    size: int
    label: str
    grip: int
    cells: Cells

    @classmethod
    def picked(cls, size: int, labels: str, cell: int) -> Self:
        """Return the whole region that contains a cell."""
        return cls(size, labels[cell], cell, region_of(labels, labels[cell]))

    def to(self, cell: int) -> Self:
        """Return the region with its grip on a cell, or unchanged if it does not fit there."""
        cells = shifted(self.size, self.cells, self.grip, cell)
        return self if cells is None else replace(self, grip=cell, cells=cells)

    def changed(self, change: Callable[[Shape], Shape]) -> Self:
        """Return the region transformed about its centre, or unchanged if it does not fit."""
        middle = middle_of(self.size, self.cells)
        cells = change(Shape.of(self.size, self.cells)).around(self.size, middle)
        if cells is None:
            return self
        grip = self.grip if self.grip in cells else min(cells)
        return replace(self, cells=cells, grip=grip)

    def on(self, labels: str) -> Placement:
        """Return the placement of the region on a layout."""
        return Placement.on(labels, self.label, self.cells)
