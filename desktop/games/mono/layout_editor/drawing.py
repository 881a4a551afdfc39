"""Drawing: the layout on the editor's board, and the steps that led to it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop.board.editing.history import History
from rules.mono.board import HIDDEN, board
from rules.mono.completion import blank


class Sheet(NamedTuple):
    """A board's size and labels; `.` is an empty cell."""

    size: int
    labels: str


@dataclass(frozen=True, slots=True)
class Step:
    """The board after a step, and its locked cells, which no tool may change.

    `title` describes the step. It is empty if the change is obvious.
    """

    sheet: Sheet
    locked: frozenset[int] = frozenset()
    title: str = field(default="", compare=False)


class Drawing(QObject):
    """The present sheet, with unlimited undo and redo.

    A stroke shows its sheets while it lasts and becomes one step when it ends.
    """

    changed = Signal()

    def __init__(
        self,
        size: int,
        labels: str = "",
        parent: QObject | None = None,
        locked: Iterable[int] = (),
    ) -> None:
        super().__init__(parent)
        sheet = Sheet(size, labels or blank(size))
        self._steps = History(Step(sheet, frozenset(locked)))
        self.dealt = ""
        """The last dealt labels. They need not be stored, as a new deal is as good."""
        self.by_hand = False
        """Whether a player has opened the editor instead of playing the dealt board."""
        self._stroke: Sheet | None = None
        """The sheet to show during an unfinished stroke, otherwise None."""

    @property
    def size(self) -> int:
        return self.sheet.size

    @property
    def labels(self) -> str:
        return self.sheet.labels

    @property
    def sheet(self) -> Sheet:
        """The sheet to show now, with an unfinished stroke."""
        return self._stroke or self._steps.now.sheet

    @property
    def locked(self) -> frozenset[int]:
        """The cells that no tool may change."""
        return self._steps.now.locked

    @property
    def locked_labels(self) -> str:
        """The labels of the locked cells; all other cells are empty."""
        pairs = enumerate(self.labels)
        return "".join(label if cell in self.locked else HIDDEN for cell, label in pairs)

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, including undone ones, first step first."""
        return self._steps.steps

    @property
    def at(self) -> int:
        """The index of the current step."""
        return self._steps.at

    @property
    def can_undo(self) -> bool:
        return self._steps.can_undo or self.in_stroke

    @property
    def can_redo(self) -> bool:
        return self._steps.can_redo and not self.in_stroke

    @property
    def in_stroke(self) -> bool:
        """Whether a stroke has begun and not ended."""
        return self._stroke is not None

    # -- steps

    def put(
        self,
        labels: str,
        size: int | None = None,
        title: str = "",
        locked: Iterable[int] | None = None,
    ) -> None:
        """Add a step that puts this layout on the board.

        Locks stay on cells that keep their label, unless `locked` names others.
        """
        self.end()
        sheet = Sheet(size or self.size, labels)
        kept = self._kept(sheet) if locked is None else frozenset(locked)
        self._tell(self._steps.put(Step(sheet, kept, title)))

    def lock(self, cells: Iterable[int], *, on: bool) -> None:
        """Lock these cells or unlock them, as one step. Empty cells cannot be locked."""
        painted = {cell for cell in cells if self.labels[cell] != HIDDEN}
        self.put(self.labels, locked=self.locked | painted if on else self.locked - painted)

    def _kept(self, sheet: Sheet) -> frozenset[int]:
        """Return the locked cells that have the same name and label on another sheet."""
        if not self.locked:
            return frozenset()
        before, names = self._steps.now.sheet, board(sheet.size).names
        there = {name: cell for cell, name in enumerate(names)}
        pairs = ((cell, there.get(board(before.size).names[cell])) for cell in self.locked)
        return frozenset(
            now
            for cell, now in pairs
            if now is not None and sheet.labels[now] == before.labels[cell]
        )

    def deal(self, labels: str) -> None:
        """Put a dealt layout on the board. The first one is not a step, as it replaces nothing."""
        self.dealt = labels
        if self.can_undo or self.can_redo or self.labels != blank(self.size):
            self.put(labels)
        else:
            self._steps = History(Step(Sheet(self.size, labels)))
            self.changed.emit()

    def undo(self) -> None:
        """Undo the last step, or cancel the present stroke."""
        if self.in_stroke:
            self.drop()
        else:
            self._tell(self._steps.undo())

    def redo(self) -> None:
        """Redo the last undone step."""
        if not self.in_stroke:
            self._tell(self._steps.redo())

    def goto(self, number: int) -> None:
        """Go to a step by its index. Later steps stay until the drawing changes."""
        self.end()
        self._tell(self._steps.goto(number))

    @property
    def sheets(self) -> list[Sheet]:
        """Return all sheets that are shown or that undo and redo can reach."""
        return [self.sheet, *(step.sheet for step in self._steps.steps)]

    def forget(self) -> None:
        """Empty the board, and delete all steps."""
        self._steps, self._stroke = History(Step(Sheet(self.size, blank(self.size)))), None
        self.dealt = ""
        self.changed.emit()

    # -- strokes

    def begin(self) -> None:
        """Begin a stroke."""
        self.end()
        self._stroke = self._steps.now.sheet

    @property
    def base(self) -> str:
        """The labels when the stroke began; without a stroke, the present labels."""
        return self._steps.now.sheet.labels

    def stroke(self, labels: str) -> None:
        """Show the result of the stroke so far."""
        if self.in_stroke and labels != self.labels:
            self._stroke = Sheet(self.size, labels)
            self.changed.emit()

    def end(self, title: str = "") -> None:
        """End the stroke as one step."""
        stroke, self._stroke = self._stroke, None
        if stroke is not None:
            self._tell(self._steps.put(Step(stroke, self._kept(stroke), title)))

    def drop(self) -> None:
        """Cancel the stroke and restore the board."""
        stroke, self._stroke = self._stroke, None
        self._tell(stroke is not None)

    def _tell(self, changed: bool) -> None:
        if changed:
            self.changed.emit()
