"""Drawing: the layout on the editor's board, and the steps that led to it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

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
        self._sheet = Sheet(size, labels or blank(size))
        self._before: list[Sheet] = []
        self._after: list[Sheet] = []
        self._base: Sheet | None = None

    @property
    def size(self) -> int:
        return self._sheet.size

    @property
    def labels(self) -> str:
        return self._sheet.labels

    @property
    def sheet(self) -> Sheet:
        """What is to be seen now."""
        return self._sheet

    @property
    def can_undo(self) -> bool:
        return bool(self._before) or self._base is not None

    @property
    def can_redo(self) -> bool:
        return bool(self._after) and self._base is None

    @property
    def in_stroke(self) -> bool:
        """Whether a stroke has begun and not ended."""
        return self._base is not None

    # -- steps

    def put(self, labels: str, size: int | None = None) -> None:
        """Makes a step: this layout is on the board from now on."""
        self.end()
        sheet = Sheet(size or self.size, labels)
        if sheet != self._sheet:
            self._before.append(self._sheet)
            self._after.clear()
            self._show(sheet)

    def undo(self) -> None:
        """Takes the last step back, or the stroke that is being made."""
        if self._base is not None:
            self.drop()
        elif self._before:
            self._after.append(self._sheet)
            self._show(self._before.pop())

    def redo(self) -> None:
        """Makes the step again that was taken back last."""
        if self._after and self._base is None:
            self._before.append(self._sheet)
            self._show(self._after.pop())

    @property
    def sheets(self) -> list[Sheet]:
        """Everything that is or can be brought to be seen."""
        base = [self._base] if self._base is not None else []
        return [self._sheet, *base, *self._before, *self._after]

    def forget(self) -> None:
        """An empty board, and no step that leads back."""
        self._base = None
        self._before.clear()
        self._after.clear()
        self._show(Sheet(self.size, blank(self.size)))

    # -- strokes

    def begin(self) -> None:
        """Begins a stroke."""
        self.end()
        self._base = self._sheet

    @property
    def base(self) -> str:
        """What was on the board when the stroke began; outside of strokes what is on it."""
        return (self._base or self._sheet).labels

    def stroke(self, labels: str) -> None:
        """Shows what the stroke has led to so far."""
        if self._base is not None and labels != self.labels:
            self._show(Sheet(self.size, labels))

    def end(self) -> None:
        """Ends the stroke; it is one step."""
        base, self._base = self._base, None
        if base is not None and base != self._sheet:
            self._before.append(base)
            self._after.clear()
            self.changed.emit()

    def drop(self) -> None:
        """Gives the stroke up: the board is as it was before."""
        base, self._base = self._base, None
        if base is not None:
            self._show(base)

    def _show(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self.changed.emit()
