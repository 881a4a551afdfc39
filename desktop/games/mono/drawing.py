"""Drawing: the layout on the editor's board, and the steps that led to it."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop.board.history import History
from rules.mono.completion import blank


class Sheet(NamedTuple):
    """A board's size, and what is painted on it (`.` where nothing is)."""

    size: int
    labels: str


class Drawing(QObject):
    """One sheet at a time; every step can be taken back and made again, without limit.

    A stroke shows its sheets while it lasts and becomes one step when it ends.
    """

    changed = Signal()

    def __init__(self, size: int, labels: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = History(Sheet(size, labels or blank(size)))
        self.dealt = ""
        """The labels dealt last; another deal is as good, so nobody need keep them."""
        self.by_hand = False
        """Whether a player has opened the editor instead of taking what was dealt."""
        self._stroke: Sheet | None = None
        """What is shown of a stroke that has begun and not ended."""

    @property
    def size(self) -> int:
        return self.sheet.size

    @property
    def labels(self) -> str:
        return self.sheet.labels

    @property
    def sheet(self) -> Sheet:
        """What is to be seen now."""
        return self._stroke or self._steps.now

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

    def put(self, labels: str, size: int | None = None) -> None:
        """Make a step: this layout is on the board from now on."""
        self.end()
        self._tell(self._steps.put(Sheet(size or self.size, labels)))

    def deal(self, labels: str) -> None:
        """Put a dealt layout on the board. The first one is no step: there is nothing before it."""
        self.dealt = labels
        if self.can_undo or self.can_redo or self.labels != blank(self.size):
            self.put(labels)
        else:
            self._steps = History(Sheet(self.size, labels))
            self.changed.emit()

    def undo(self) -> None:
        """Take the last step back, or the stroke that is being made."""
        if self.in_stroke:
            self.drop()
        else:
            self._tell(self._steps.undo())

    def redo(self) -> None:
        """Make the step again that was taken back last."""
        if not self.in_stroke:
            self._tell(self._steps.redo())

    @property
    def sheets(self) -> list[Sheet]:
        """Everything that is or can be brought to be seen."""
        return [self.sheet, *self._steps.steps]

    def forget(self) -> None:
        """Empty the board, with every step that leads back."""
        self._steps, self._stroke = History(Sheet(self.size, blank(self.size))), None
        self.dealt = ""
        self.changed.emit()

    # -- strokes

    def begin(self) -> None:
        """Begins a stroke."""
        self.end()
        self._stroke = self._steps.now

    @property
    def base(self) -> str:
        """What was on the board when the stroke began; outside of strokes what is on it."""
        return self._steps.now.labels

    def stroke(self, labels: str) -> None:
        """Show what the stroke has led to so far."""
        if self.in_stroke and labels != self.labels:
            self._stroke = Sheet(self.size, labels)
            self.changed.emit()

    def end(self) -> None:
        """End the stroke; it is one step."""
        stroke, self._stroke = self._stroke, None
        self._tell(stroke is not None and self._steps.put(stroke))

    def drop(self) -> None:
        """Give the stroke up: the board is as it was before."""
        stroke, self._stroke = self._stroke, None
        self._tell(stroke is not None)

    def _tell(self, changed: bool) -> None:
        if changed:
            self.changed.emit()
