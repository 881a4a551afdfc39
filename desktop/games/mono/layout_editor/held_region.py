"""A region in hand: where it would come to lie, and what is in its way."""

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
    """A region that was picked up at the cell `grip` and now lies on `cells`."""

    size: int
    label: str
    grip: int
    cells: Cells

    @classmethod
    def picked(cls, size: int, labels: str, cell: int) -> Self:
        """Return the whole region of a cell."""
        return cls(size, labels[cell], cell, region_of(labels, labels[cell]))

    def to(self, cell: int) -> Self:
        """Return the region moved so that its grip lies on a cell; the same at the edge."""
        cells = shifted(self.size, self.cells, self.grip, cell)
        return self if cells is None else replace(self, grip=cell, cells=cells)

    def changed(self, change: Callable[[Shape], Shape]) -> Self:
        """Return the region turned or mirrored about its middle; the same if it has no room."""
        middle = middle_of(self.size, self.cells)
        cells = change(Shape.of(self.size, self.cells)).around(self.size, middle)
        if cells is None:
            return self
        grip = self.grip if self.grip in cells else min(cells)
        return replace(self, cells=cells, grip=grip)

    def on(self, labels: str) -> Placement:
        """Return what it would cover of a layout."""
        return Placement.on(labels, self.label, self.cells)
