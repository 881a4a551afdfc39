"""The history: every step of the drawing, newest first. A click returns to a step."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    QStringListModel,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from desktop.controls.commands import PRESSING
from desktop.games.mono.layout_editor.drawing import Step
from desktop.paint.paths import rounded_rect
from desktop.paint.rows import painting_row
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import px_size
from rules.mono.board import HIDDEN, board

_ROW = 34
Index = QModelIndex | QPersistentModelIndex


translate = QCoreApplication.translate

_MOST_NAMED = 3  # cells


def step_words(before: Step | None, after: Step) -> str:
    """Return a short description of a step, also for screen readers.

    `before` is None for the first one.
    """
    if before is None:
        #: noun: the beginning of a list of moves or steps
        return translate("common", "Start")
    if after.title:
        return after.title
    if before.sheet.size != after.sheet.size:
        size = after.sheet.size
        return translate("steps", "Changed to %n regions", None, size)
    if before.sheet == after.sheet:
        return _locking(before, after)
    names, labels = board(after.sheet.size).names, after.sheet.labels
    cells = [c for c, label in enumerate(before.sheet.labels) if label != labels[c]]
    signs = {labels[cell] for cell in cells}
    if len(signs) > 1:
        return translate("steps", "Changed the layout")
    sign = signs.pop()
    if sign == HIDDEN:
        count = len(cells)
        if count > _MOST_NAMED:
            return translate("steps", "Erased %n cells", None, count)
        words = translate("steps", "Erased {cells}")
        return words.format(cells=_listed([names[cell] for cell in cells]))
    if len(cells) > _MOST_NAMED:
        count = len(cells)
        words = translate("steps", "Painted %n cells of region {label}", None, count)
        return words.format(label=sign)
    words = translate("steps", "Painted {label} at {cells}")
    return words.format(label=sign, cells=_listed([names[cell] for cell in cells]))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names)


def _locking(before: Step, after: Step) -> str:
    """Return which regions were locked or unlocked."""
    locked = bool(after.locked - before.locked)
    cells = sorted(before.locked ^ after.locked)
    labels = after.sheet.labels
    regions = sorted({labels[cell] for cell in cells})
    whole = all(labels.count(label) == sum(labels[c] == label for c in cells) for label in regions)
    names = board(after.sheet.size).names
    what = regions if whole else [names[cell] for cell in cells]
    words = translate("steps", "Locked {what}") if locked else translate("steps", "Unlocked {what}")
    return words.format(what=_listed(what))


class _Row(QStyledItemDelegate):
    def __init__(self, view: "HistoryList") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return px_size(200, _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours, state = theme(), option.state
        with painting_row(painter, option) as box:
            row = box.adjusted(0, 1, -4, -1)
            if index.row() == self._view.present:
                painter.fillPath(rounded_rect(row, 8), colours.colour("accentSoft"))
                mark = row.adjusted(0, 6, 4 - row.width(), -6)
                painter.fillPath(rounded_rect(mark, 2), colours.colour("accent"))
            elif state & QStyle.StateFlag.State_MouseOver:
                painter.fillPath(rounded_rect(row, 8), colours.colour("sunken"))
            if state & QStyle.StateFlag.State_HasFocus:
                rim = rounded_rect(row.adjusted(1, 1, -1, -1), 7)
                painter.strokePath(rim, colours.pen("focus"))
            ink = "muted" if index.row() < self._view.present else "text"
            words = row.adjusted(14, 0, -8, 0)
            paint_line(painter, index.data(), words, colours.font("detail"), colours.colour(ink))


class HistoryList(QListView):
    """Shows the steps.

    A click, Enter or Space returns to one. Later steps stay until the next change.
    """

    def __init__(self, goto: Callable[[int], object]) -> None:
        """`goto` returns to the step with an index."""
        super().__init__()
        self._goto = goto
        self._steps: Sequence[Step] = ()
        self.present = 0
        """The row of the current step."""
        self._model = QStringListModel(self)
        self.setModel(self._model)
        self.setItemDelegate(_Row(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("History, newest first"))
        self.clicked.connect(self._want)

    def show_steps(self, steps: Sequence[Step], at: int) -> None:
        """Show these steps, and mark the one with the index `at`."""
        if steps != self._steps:
            self._steps = steps
            befores = (None, *steps[:-1])
            words = [step_words(*pair) for pair in zip(befores, steps, strict=True)]
            self._model.setStringList(words[::-1])
        self.present = len(steps) - 1 - at
        index = self._model.index(self.present)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self.viewport().update()

    def forget(self) -> None:
        """Clear the list."""
        self._steps = ()
        self._model.setStringList([])

    def _want(self, index: QModelIndex) -> None:
        self._goto(len(self._steps) - 1 - index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING:
            self._want(self.currentIndex())
        else:
            super().keyPressEvent(event)
