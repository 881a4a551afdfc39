"""The gauge: measures in the background how hard a layout is to read, and makes it harder."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QLinearGradient, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.background.gui_thread import gui_thread
from desktop.background.task import BackgroundTask
from desktop.games.mono.heat import heat
from desktop.language.numbers import decimal, number, percent
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from desktop.widgets.buttons import Button, Look
from desktop.widgets.lay import lay
from desktop.widgets.surfaces import Section
from desktop.widgets.text import Text

if TYPE_CHECKING:  # players are loaded once somebody measures
    from rules.mono.players.measure import Climb, Measure

translate = QCoreApplication.translate

_MOST = 2.5  # standard deviations shown to either side
_FIFTHS = 5
_KEPT = 64  # layouts whose measures are kept, so that undo shows them again


class HardnessScale(QWidget):
    """Where a layout lies among random ones, from easy to hard, and how sure that is."""

    def __init__(self) -> None:
        super().__init__()
        self.hardness, self.doubt = 0.0, 0.0
        fix(self, QWidget.setFixedHeight, 34)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_hardness(self, hardness: float, doubt: float) -> None:
        """Show it, in standard deviations of random layouts."""
        self.hardness, self.doubt = hardness, doubt
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        whole = room(self).adjusted(8, 0, -8, 0)
        step = whole.width() / _FIFTHS
        with painting(self) as painter:
            for fifth in range(_FIFTHS):
                part = QRectF(whole.left() + fifth * step + 1, 6, step - 2, 8)
                painter.fillPath(rounded_rect(part, 4), colours.colour("border"))
            left, middle, right = (
                whole.left() + whole.width() * self._place(self.hardness + by * self.doubt)
                for by in (-1, 0, 1)
            )
            accent, ground = colours.colour("accent"), colours.colour("surface")
            doubt = QRectF(left - 3, 7, right - left + 6, 6)
            painter.fillPath(rounded_rect(doubt, 3), accent)
            painter.fillPath(circle(QPointF(middle, 10), 8), ground)
            painter.fillPath(circle(QPointF(middle, 10), 6), accent)
            made, ink = colours.font("caption"), colours.colour("muted")
            foot = QRectF(whole.left(), 18, whole.width(), 16)
            paint_line(painter, self.tr("easy to guess"), foot, made, ink)
            #: one end of a scale
            paint_line(painter, self.tr("hard"), foot, made, ink, Qt.AlignmentFlag.AlignRight)

    def _place(self, hardness: float) -> float:
        """Where on the scale that is, 0 to 1."""
        return (max(-_MOST, min(_MOST, hardness)) + _MOST) / (2 * _MOST)


class HeatLegend(QWidget):
    """What the colours of the heat map mean."""

    def __init__(self) -> None:
        super().__init__()
        self._most = 0.0
        fix(self, QWidget.setFixedHeight, 18)

    def show_most(self, most: float) -> None:
        """Show what the warmest colour stands for, in points a match."""
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
            strip = QRectF(whole.left() + 14, 4, 0.36 * whole.width(), 10)
            ramp = QLinearGradient(strip.topLeft(), strip.topRight())
            ramp.setColorAt(0, heat(colours, 0))
            ramp.setColorAt(1, heat(colours, 1))
            painter.fillPath(rounded_rect(strip, 4), ramp)
            painter.strokePath(rounded_rect(strip, 4), colours.pen("icon", ink, 0.5))
            words = self.tr("{n} points a game").format(n=decimal(self._most))
            rest = whole.adjusted(strip.right() + 8 - whole.left(), 0, 0, 0)
            paint_line(painter, words, rest, made, ink)


class DifficultyGauge(QWidget):
    """Buttons, progress, and result. `ask` gives it the layout, "" where there is none yet."""

    harder = Signal(str)
    """A layout that is harder to read than the one on the board, to be put there."""
    heated = Signal(object)
    """Points a match by cell, to be shown on the board; an empty tuple for none."""

    def __init__(
        self, measures: dict[str, Measure] | None = None, *, on_board: bool = True
    ) -> None:
        """Gauges that share `measures` know what the others have measured.

        Without `on_board`, nothing is offered that colours or changes the layout on the board.
        """
        super().__init__()
        self._on_board = on_board
        self.task = BackgroundTask(self)
        self.measure: Measure | None = None
        """What is known of the layout on the board, or becomes known."""
        self._climb: Climb | None = None
        self.measures: dict[str, Measure] = {} if measures is None else measures
        self._gains: dict[str, Climb] = {}
        self._layout, self._size, self._number = "", 0, 0
        self.head = Section(self.tr("Difficulty"))
        self.scale = HardnessScale()
        self.words = Text("", "detail", "muted")
        self.legend = HeatLegend()
        #: verb on a button: how hard the layout is to read
        self.begin_button = Button(self.tr("Measure"), Look.QUIET, height=36)
        self.heat_button = Button(self.tr("Heat map"), Look.QUIET, height=36)
        self.heat_button.setCheckable(True)
        self.harder_button = Button(self.tr("Make it harder"), Look.QUIET, height=36)
        self.cancel = Button(self.tr("Cancel"), Look.LINK, height=24)
        self._say_tips()
        top = lay(QHBoxLayout(), (self.head, 1), self.cancel)
        row = lay(
            QHBoxLayout(), (self.begin_button, 1), (self.heat_button, 1), (self.harder_button, 1),
            spacing=8,
        )  # fmt: skip
        lay(QVBoxLayout(self), top, self.scale, self.words, self.legend, row, spacing=4)
        self.begin_button.clicked.connect(self.begin)
        self.heat_button.toggled.connect(self._show)
        self.harder_button.clicked.connect(self.climb)
        self.cancel.clicked.connect(self.stop)
        self._show()

    def _say_tips(self) -> None:
        self.begin_button.setToolTip(
            self.tr(
                "A fast computer player plays three turns against this layout, a few hundred times"
            )
        )
        self.heat_button.setToolTip(self.tr("Show on the board where points were scored"))
        self.harder_button.setToolTip(
            self.tr("Change a few regions at a time to make the layout harder")
        )

    @property
    def buttons(self) -> tuple[Button, ...]:
        return self.begin_button, self.heat_button, self.harder_button, self.cancel

    def ask(self, size: int, layout: str) -> None:
        """Another layout is on the board (`layout` is empty while it is not whole)."""
        if (size, layout) != (self._size, self._layout):
            self._halt()
            self._size, self._layout = size, layout
            self.measure = self.measures.get(layout)
            if self.measure is None:
                self.heat_button.setChecked(False)
            self._show()

    @property
    def busy(self) -> bool:
        return self.task.busy

    def begin(self) -> None:
        """Begin to measure."""
        from rules.mono.players.measure import measured

        size, layout = self._size, self._layout
        if layout:
            self._think(lambda stop, tell: measured(size, layout, stop, tell), self._measured)

    def climb(self) -> None:
        """Begin to make the layout harder."""
        from rules.mono.players.measure import Climb, climbed

        size, layout = self._size, self._layout
        if layout:
            self._climb = Climb(layout)
            self._think(lambda stop, tell: climbed(size, layout, stop, tell), self._climbed)

    def _think(
        self,
        think: Callable[[Event, Callable[[object], None]], object],
        then: Callable[[Any], None],
    ) -> None:
        """Have it thought about elsewhere; what is told meanwhile is shown."""
        self._number += 1
        number, gui = self._number, gui_thread()

        def tell(found: object) -> None:
            gui.call(self, lambda: self._progress(number, found))

        self.task.ask(lambda stop: think(stop, tell), then, self.stop)
        self._show()

    def stop(self) -> None:
        """End what is being worked out: nothing is said of it."""
        self._halt()
        self._show()

    def forget(self) -> None:
        """End what is being worked out, and leave nothing of the layouts that were measured."""
        self.measures.clear()
        self._gains = {}
        self.stop()

    def _halt(self) -> None:
        self.task.stop()
        self._number += 1
        self._climb = None
        self.measure = self.measures.get(self._layout)

    def _progress(self, number: int, found: object) -> None:
        from rules.mono.players.measure import Climb, Measure

        if number != self._number or not self.busy:
            return
        if isinstance(found, Climb):
            self._climb = found
        elif isinstance(found, Measure):
            self.measure = found
        self._show()

    def _measured(self, found: Measure) -> None:
        self.measure = found
        self.measures[self._layout] = found
        while len(self.measures) > _KEPT:
            self.measures.pop(next(iter(self.measures)))
        self._show()

    def _climbed(self, found: Climb) -> None:
        self._climb = None
        self._gains = {found.layout: found}
        if found.layout != self._layout:
            self.harder.emit(found.layout)
            if found.layout == self._layout:
                self.begin()
        self._show()

    # -- what is shown

    def _show(self) -> None:
        measure, busy = self.measure, self.busy
        known = measure is not None and not busy
        self.begin_button.setVisible(not known and not busy)
        self.begin_button.setEnabled(bool(self._layout))
        self.heat_button.setVisible(known and self._on_board)
        self.harder_button.setVisible(known and self._on_board)
        self.cancel.setVisible(busy)
        self.scale.setVisible(measure is not None)
        self.words.setText(self._words())
        self.head.show_fact(self._fact())
        points: tuple[float, ...] = ()
        if measure is not None:
            self.scale.show_hardness(measure.hardness, measure.doubt)
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
        if self._climb is not None:
            return percent(self._climb.share)
        if self.measure is None:
            return ""
        if self.busy:
            return percent(self.measure.share)
        return self.tr("harder than {share} of random layouts").format(
            share=percent(self.measure.rank)
        )

    def _words(self) -> str:
        climb = self._climb
        if climb is not None:
            tried = climb.tried
            if not climb.steps:
                return translate("DifficultyGauge", "%n changes tried, none helps yet", None, tried)
            words = translate(
                "DifficultyGauge",
                "%n changes tried, {taken} kept: {gain} ± {error} points harder",
                None,
                tried,
            )
            return words.format(
                taken=climb.steps,
                gain=decimal(-climb.gain),
                error=decimal(climb.error),
            )
        gained = self._gains.get(self._layout)
        if gained is not None and not self.busy:
            if not gained.steps:
                return self.tr("No change was found that makes the layout harder")
            words = self.tr("Harder by about {gain} points (± {error}). Now {own}.")
            numbers = {"gain": decimal(gained.gain), "error": decimal(gained.error)}
        elif self.measure is not None:
            words = self.tr("{own} ± {error} points in three turns, usually {usual}")
            numbers = {"error": decimal(self.measure.error)}
        else:
            return ""
        if self.measure is not None:
            numbers |= {"own": number(self.measure.mean), "usual": number(self.measure.usual)}
        return words.format(**numbers) if "own" in numbers else ""
