"""The gauge: it measures a layout's difficulty in the background, and can change the layout."""

from __future__ import annotations

from collections.abc import Callable
from statistics import NormalDist
from threading import Event
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QLinearGradient, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from desktop.background.gui_thread import gui_thread
from desktop.background.task import BackgroundTask
from desktop.controls.buttons import Button, Look, focus_by_tab_only
from desktop.controls.focus import paint_focus
from desktop.controls.lay import lay
from desktop.controls.slider import Slider
from desktop.controls.surfaces import Section
from desktop.controls.text import Text
from desktop.games.mono.layout_editor.heat import heat
from desktop.games.mono.layout_editor.thumbnails import fitted, paint_layout
from desktop.games.mono.paint import IVORY
from desktop.games.mono.shapes import C, centre_of
from desktop.language.numbers import decimal, number, percent
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from rules.mono.board import board

translate = QCoreApplication.translate

T = TypeVar("T")

if TYPE_CHECKING:  # imported when a layout is first measured
    from rules.mono.players.adjust import Adjustment
    from rules.mono.players.measure import Measure

_LEAST_TARGET, _MOST_TARGET = 1, 99  # percent
_LEAST_WAY = 0.02  # the least distance from the target, as a share of the scale
_STEP = 0.15  # the length of a step, as a share of the scale, if the target is already reached
_KEPT = 64  # the number of stored measures, so that undo shows them again


class DifficultyScale(Slider):
    """The share of random layouts that are easier, as a bar. The thumb is the target.

    Puzzles use the same scale, “harder than 72 %”, for par and difficulty.
    """

    def __init__(self) -> None:
        super().__init__("", _LEAST_TARGET, _MOST_TARGET)
        self.setPageStep(10)
        self.rank, self.doubtful = 0.0, (0.0, 0.0)
        fix(self, QWidget.setFixedHeight, 40)
        self.setValue(50)

    def show_measure(self, measure: Measure) -> None:
        """Show the layout's place among random layouts, and the uncertainty of the measure."""
        low, high = (NormalDist().cdf(measure.hardness + by * measure.doubt) for by in (-1, 1))
        self.rank, self.doubtful = measure.rank, (low, high)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        whole = room(self).adjusted(11, 0, -11, 0)
        with painting(self) as painter:
            track = QRectF(whole.left(), 6, whole.width(), 8)
            painter.fillPath(rounded_rect(track, 4), colours.colour("control", 0.5))
            low, at, high = (
                whole.left() + whole.width() * share
                for share in (self.doubtful[0], self.rank, self.doubtful[1])
            )
            done = QRectF(track.left(), 6, max(8.0, at - track.left()), 8)
            painter.fillPath(rounded_rect(done, 4), colours.colour("text"))
            doubt = QRectF(low, 7, max(1.0, high - low), 6)
            painter.fillPath(rounded_rect(doubt, 3), colours.colour("muted", 0.7))
            if self.isEnabled():
                thumb = QPointF(whole.left() + whole.width() * self.value() / 100, 10)
                painter.fillPath(circle(thumb, 9), colours.colour("accent"))
                painter.fillPath(circle(thumb, 6.4), colours.colour("raised"))
                if self.by_keyboard:
                    paint_focus(painter, QRectF(thumb.x() - 10, 0, 20, 20), 10)
            made, ink = colours.font("caption"), colours.colour("muted")
            foot = QRectF(whole.left() - 7, 22, whole.width() + 14, 16)
            #: one end of a scale
            paint_line(painter, translate("common", "Easy"), foot, made, ink)
            centre, right = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
            #: the middle of a scale
            paint_line(painter, self.tr("Average"), foot, made, ink, centre)
            #: one end of a scale
            paint_line(painter, translate("common", "Hard"), foot, made, ink, right)


class _Picture(QAbstractButton):
    """A button with a picture of a layout, marks on changed cells, and a text below."""

    def __init__(self) -> None:
        super().__init__()
        self._size, self.labels, self._changed = 2, "...", frozenset[int]()
        fix(self, QWidget.setFixedHeight, 92)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_layout(self, size: int, labels: str, changed: frozenset[int], words: str) -> None:
        self._size, self.labels, self._changed = size, labels, changed
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip(self.tr("Put this layout on the board"))
        self.update()

    def sizeHint(self) -> QSize:
        return px_size(120, 92)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, grid = theme(), board(self._size)
        box = room(self).adjusted(2, 2, -2, -22)
        with painting(self) as painter:
            paint_layout(painter, box, self._size, self.labels, colours)
            with fitted(painter, box, grid):
                for at in (centre_of(grid, cell) for cell in self._changed):
                    painter.fillPath(circle(at, 0.34 * C), colours.colour("text"))
                    painter.fillPath(circle(at, 0.24 * C), IVORY)
            foot = QRectF(0, room(self).bottom() - 19, room(self).width(), 18)
            centre = Qt.AlignmentFlag.AlignHCenter
            ink = colours.colour("text")
            paint_line(painter, self.text(), foot, colours.font("caption"), ink, centre)
            if self.hasFocus():
                paint_focus(painter, room(self).adjusted(1, 1, -1, -1), 8)


class BeforeAndAfter(QWidget):
    """The layouts before and after a step, side by side. A click puts one on the board."""

    def __init__(self, put: Callable[[str], object]) -> None:
        """`put` puts labels on the board."""
        super().__init__()
        self.buttons = (_Picture(), _Picture())
        lay(QHBoxLayout(self), *((button, 1) for button in self.buttons), spacing=8)
        for button in self.buttons:
            button.clicked.connect(lambda _=False, button=button: put(button.labels))

    def forget(self) -> None:
        """Clear the layouts, as they may be a player's secret."""
        for button in self.buttons:
            button.show_layout(2, "...", frozenset(), "")

    def show_step(self, step: Adjustment, size: int, before: str) -> None:
        """Show the cells that a step changed, and the change of the difficulty."""
        change = round(100 * step.after.rank) - round(100 * step.before.rank)
        changed = frozenset(
            cell for cell, (a, b) in enumerate(zip(before, step.layout, strict=True)) if a != b
        )
        own, now = (percent(rank) for rank in (step.before.rank, step.after.rank))
        first, second = self.buttons
        first.show_layout(size, before, frozenset(), self.tr("Before {share}").format(share=own))
        words = self.tr("Now {share} ({change})").format(share=now, change=f"{change:+}")
        second.show_layout(size, step.layout, changed, words.replace("-", "−"))


class HeatLegend(QWidget):
    """The legend of the heat map's colours."""

    def __init__(self) -> None:
        super().__init__()
        self._most = 0.0
        fix(self, QWidget.setFixedHeight, 18)

    def show_most(self, most: float) -> None:
        """Show the value of the warmest colour, in points per game."""
        self._most = most
        words = self.tr("Colours from 0 to {n} points a game")
        self.setAccessibleName(words.format(n=decimal(most)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        made, ink = colours.font("caption"), colours.colour("muted")
        whole = room(self).adjusted(4, 0, -4, 0)
        with painting(self) as painter:
            paint_line(painter, "0", whole, made, ink)
            strip = QRectF(whole.left() + 14, 4, 0.2 * whole.width(), 10)
            ramp = QLinearGradient(strip.topLeft(), strip.topRight())
            ramp.setColorAt(0, heat(colours, 0))
            ramp.setColorAt(1, heat(colours, 1))
            painter.fillPath(rounded_rect(strip, 4), ramp)
            painter.strokePath(rounded_rect(strip, 4), colours.pen("icon", ink, 0.5))
            words = translate("common", "{n} points a game").format(n=decimal(self._most))
            rest = whole.adjusted(strip.right() + 8 - whole.left(), 0, 0, 0)
            paint_line(painter, words, rest, made, ink)


class DifficultyGauge(QWidget):
    """The buttons, the progress bar and the result of measuring a layout's difficulty.

    `ask(layout)` starts it; `""` means an incomplete layout.
    """

    adjusted = Signal(str, str)
    """A harder or easier layout for the board, and the name of the step."""
    heated = Signal(object)
    """The points per game of each cell, to show on the board, or () for none."""

    def __init__(
        self, measures: dict[str, Measure] | None = None, *, on_board: bool = True
    ) -> None:
        """Set up the gauge. Gauges with the same `measures` share their results.

        Without `on_board`, there are no commands that colour or change the layout on the board.
        """
        super().__init__()
        self._on_board = on_board
        self.task = BackgroundTask(self)
        self.measure: Measure | None = None
        """The measure of the layout on the board, complete or in progress."""
        self.locked: frozenset[int] = frozenset()
        """Cells that a step must not change."""
        self._share: float | None = None
        """The progress of the present step, 0 to 1. None without a step."""
        self._harder = True
        self.measures: dict[str, Measure] = {} if measures is None else measures
        self._step: tuple[str, Adjustment] | None = None
        """The layout before the last step, and the step."""
        self._layout, self._size, self._number = "", 0, 0
        self.head = Section(translate("common", "Difficulty"))
        self.scale = DifficultyScale()
        self.scale.setEnabled(on_board)
        self.words = Text("", "detail", "muted", wrap=True)
        self.legend = HeatLegend()
        #: verb on a button: how hard the layout is to read
        self.begin_button = Button(self.tr("Measure"), Look.QUIET, height=36)
        self.heat_button = Button(self.tr("Heat map"), Look.LINK, height=24)
        self.heat_button.setCheckable(True)
        self.easier_button = Button(self.tr("Make easier"), Look.QUIET, "minus", height=36)
        self.harder_button = Button(self.tr("Make harder"), Look.QUIET, "plus", height=36)
        self.pair = BeforeAndAfter(self._put)
        self.cancel = Button(translate("common", "Cancel"), Look.LINK, height=24)
        focus_by_tab_only(
            self.begin_button, self.heat_button, self.easier_button, self.harder_button, self.cancel
        )
        self._say_tips()
        top = lay(QHBoxLayout(), (self.head, 1), self.cancel)
        row = lay(
            QHBoxLayout(), (self.begin_button, 1), (self.easier_button, 1), (self.harder_button, 1),
            spacing=8,
        )  # fmt: skip
        said = lay(QHBoxLayout(), (self.words, 1), (self.legend, 1), self.heat_button, spacing=6)
        rows = (top, self.scale, said, row, self.pair)
        lay(QVBoxLayout(self), *rows, spacing=4)
        self.begin_button.clicked.connect(self.begin)
        self.heat_button.toggled.connect(self._show)
        self.harder_button.clicked.connect(lambda: self.adjust(harder=True))
        self.easier_button.clicked.connect(lambda: self.adjust(harder=False))
        self.cancel.clicked.connect(self.stop)
        self._show()

    def _say_tips(self) -> None:
        self.begin_button.setToolTip(
            self.tr("A fast computer player plays three turns against this layout, 40 to 400 times")
        )
        self.heat_button.setToolTip(self.tr("Show on the board where points were scored"))
        words = self.tr("Changes at most four cells, none in locked regions. Stops at the target.")
        for button in (self.easier_button, self.harder_button):
            button.setToolTip(words)
        self.scale.setToolTip(
            self.tr("The share of random layouts that are easier. Puzzles use the same scale.")
        )

    def ask(self, size: int, layout: str) -> None:
        """Set the layout on the board. `layout` is "" while it is incomplete."""
        if (size, layout) != (self._size, self._layout):
            self._halt()
            self._size, self._layout = size, layout
            self.measure = self.measures.get(layout)
            if self.measure is None:
                self.heat_button.setChecked(False)
            self._show()

    def lock(self, cells: frozenset[int]) -> None:
        """Set the cells that a step must not change; this stops a step with other locks."""
        if cells != self.locked:
            self.locked = cells
            if self._share is not None:
                self.stop()

    @property
    def busy(self) -> bool:
        return self.task.busy

    def begin(self) -> None:
        """Start measuring the layout."""
        from rules.mono.players.measure import measured

        size, layout = self._size, self._layout
        if layout:
            self._think(lambda stop, tell: measured(size, layout, stop, tell), self._measured)

    def adjust(self, *, harder: bool) -> None:
        """Start making the layout harder or easier, up to the target.

        If the target is already reached in that direction, it is moved along.
        """
        from rules.mono.players.adjust import adjusted

        size, layout, locked, measure = self._size, self._layout, self.locked, self.measure
        if not layout or measure is None:
            return
        aim, sign = self.scale.value() / 100, 1 if harder else -1
        if sign * (aim - measure.rank) < _LEAST_WAY:
            aim = min(max(measure.rank + sign * _STEP, 0.01), 0.99)
        self._share, self._harder = 0.0, harder
        self._think(
            lambda stop, tell: adjusted(
                size, layout, aim, stop, tell, harder=harder, locked=locked
            ),
            self._adjusted,
        )

    def _think(
        self,
        think: Callable[[Event, Callable[[object], None]], T],
        then: Callable[[T], None],
    ) -> None:
        """Run a computation in the background, and show its progress."""
        self._number += 1
        number, gui = self._number, gui_thread()

        def tell(found: object) -> None:
            gui.call(self, lambda: self._progress(number, found))

        self.task.ask(lambda stop: think(stop, tell), then, self.stop)
        self._show()

    def stop(self) -> None:
        """Stop the computation without a message."""
        self._halt()
        self._show()

    def forget(self) -> None:
        """Stop the computation, and clear all measured layouts."""
        self.measures.clear()
        self._step = None
        self.pair.forget()
        self.stop()

    def _halt(self) -> None:
        self.task.stop()
        self._number += 1
        self._share = None
        self.measure = self.measures.get(self._layout)

    def _progress(self, number: int, found: object) -> None:
        from rules.mono.players.adjust import Adjustment
        from rules.mono.players.measure import Measure

        if number != self._number or not self.busy:
            return
        if isinstance(found, Adjustment):
            self._share = found.share
        elif isinstance(found, Measure):
            self.measure = found
        self._show()

    def _measured(self, found: Measure) -> None:
        self._keep(self._layout, found)
        self.measure = found
        self._aim(found)
        self._show()

    def _keep(self, layout: str, found: Measure) -> None:
        self.measures[layout] = found
        while len(self.measures) > _KEPT:
            self.measures.pop(next(iter(self.measures)))

    def _aim(self, found: Measure) -> None:
        """Set the target to the layout's measured difficulty."""
        self.scale.blockSignals(True)
        self.scale.setValue(round(100 * found.rank))
        self.scale.blockSignals(False)

    def _adjusted(self, found: Adjustment) -> None:
        self._share, before = None, self._layout
        self._step = (before, found)
        if found.layout != before:
            sign = 1 if self._harder else -1
            passed = sign * (100 * found.after.rank - self.scale.value()) > 0
            self._keep(found.layout, found.after)
            words = self.tr("Made harder") if self._harder else self.tr("Made easier")
            change = round(100 * found.after.rank) - round(100 * found.before.rank)
            self.adjusted.emit(found.layout, f"{words} {change:+}".replace("-", "−"))
            if passed:
                self._aim(found.after)
        self._show()

    def _put(self, layout: str) -> None:
        if layout != self._layout:
            self.adjusted.emit(layout, "")

    # -- display

    def _show(self) -> None:
        measure, busy = self.measure, self.busy
        known = measure is not None and not busy
        self.begin_button.setVisible(not known and not busy)
        self.begin_button.setEnabled(bool(self._layout))
        self.heat_button.setVisible(known and self._on_board)
        for button in (self.easier_button, self.harder_button):
            button.setVisible(known and self._on_board)
        step = self._step
        shown = step is not None and self._layout in (step[0], step[1].layout)
        shown = shown and step is not None and step[0] != step[1].layout and known
        self.pair.setVisible(shown)
        if shown and step is not None:
            self.pair.show_step(step[1], self._size, step[0])
        self.cancel.setVisible(busy)
        self.scale.setVisible(measure is not None)
        self.words.setText(self._words())
        self.head.show_fact(self._fact())
        points: tuple[float, ...] = ()
        if measure is not None:
            self.scale.show_measure(measure)
            self.scale.setAccessibleName(f"{self._fact()}. {self.words.text()}")
            if self.heat_button.isChecked() and not busy:
                points = tuple(earned / len(measure.points) for earned in measure.earned)
                self.legend.show_most(max(points))
        self.legend.setVisible(bool(points))
        self.words.setVisible(bool(self.words.text()) and not points)
        on = self.heat_button.isChecked()
        self.heat_button.setText(self.tr("Hide the map") if on else self.tr("Heat map"))
        self.heated.emit(points)

    def _fact(self) -> str:
        if self._share is not None:
            return percent(self._share)
        if self.measure is None:
            return ""
        if self.busy:
            return percent(self.measure.share)
        words = translate("common", "Harder than {share} of random layouts")
        return words.format(share=percent(self.measure.rank))

    def _words(self) -> str:
        if self._share is not None:
            if self._harder:
                return self.tr("Looking for a harder layout")
            return self.tr("Looking for an easier layout")
        step, measure = self._step, self.measure
        if step is not None and step[0] == step[1].layout == self._layout and not self.busy:
            words = self.tr("No change of four cells makes it easier")
            if self._harder:
                words = self.tr("No change of four cells makes it harder")
            if not self.locked:
                return words
            more = self.tr("Unlock a region to allow more changes.")
            return f"{words}. {more}"
        if measure is None:
            return ""
        words = self.tr("{own} ± {error} points in three turns, usually {usual}")
        return words.format(
            own=number(measure.mean), error=decimal(measure.error), usual=number(measure.usual)
        )
