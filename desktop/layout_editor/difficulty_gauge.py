"""The gauge: measures in the background how hard a layout is to read, and shows it."""

from random import Random
from threading import Event

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.layout_editor.difficulty import Reading, measured
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from desktop.widgets.buttons import Button, Look
from desktop.widgets.surfaces import Section


class Bars(QWidget):
    """Two bars: the points against this layout, and against random ones."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = Reading()
        fix(self, QWidget.setFixedHeight, 40)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_reading(self, reading: Reading) -> None:
        """Shows the points so far."""
        self.reading = reading
        self.setAccessibleName(
            self.tr(
                "The Expert makes {own} points against this layout, {others} on average"
            ).format(own=round(reading.mean_own), others=round(reading.mean_others))
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        reading, colours = self.reading, theme()
        with painting(self) as painter:
            most = max(reading.mean_own, reading.mean_others, 1.0)
            made = colours.font("detail")
            rows = (
                (self.tr("This layout"), reading.mean_own, bool(reading.own), "accent"),
                (self.tr("Random ones"), reading.mean_others, bool(reading.others), "control"),
            )
            for number, (name, points, known, colour) in enumerate(rows):
                row = QRectF(4, number * 20, room(self).width() - 8, 20)
                paint_line(painter, name, row, made, colours.colour("muted"))
                whole = row.adjusted(84, 6, -40, -6)
                painter.fillPath(rounded_rect(whole, 4), colours.colour("border"))
                if known:
                    part = QRectF(whole)
                    part.setWidth(max(8.0, whole.width() * points / most))
                    painter.fillPath(rounded_rect(part, 4), colours.colour(colour))
                text = f"{points:.0f}" if known else "–"
                right = QRectF(row.right() - 34, row.top(), 34, row.height())
                paint_line(painter, text, right, colours.font("button"), colours.colour("text"))


class Gauge(QWidget):
    """Button, progress, and result. `ask` gives it the layout, "" where there is none yet."""

    _told = Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.task = BackgroundTask(self)
        self.reading: Reading | None = None
        self._layout, self._size, self._number = "", 0, 0
        self.head = Section(self.tr("How hard to read"))
        self.bars = Bars()
        self.measure = Button(self.tr("Let the Expert try it"), Look.QUIET, height=36)
        self.measure.setToolTip(
            self.tr("The Expert plays it alone for three turns, again and again, and random ones")
        )
        self.cancel = Button(self.tr("Cancel"), Look.LINK, height=24)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        fix(column, QLayout.setSpacing, 4)
        top = QHBoxLayout()
        top.addWidget(self.head, 1)
        top.addWidget(self.cancel)
        column.addLayout(top)
        column.addWidget(self.bars)
        column.addWidget(self.measure)
        self.measure.clicked.connect(self.begin)
        self.cancel.clicked.connect(self.stop)
        self._told.connect(self._progress)
        self._show()

    def ask(self, size: int, layout: str) -> None:
        """Another layout is on the board (`layout` is empty while it is not whole)."""
        if (size, layout) != (self._size, self._layout):
            self._size, self._layout = size, layout
            self.task.stop()
            self._number += 1
            self.reading = None
            self._show()

    @property
    def busy(self) -> bool:
        return self.task.busy

    def begin(self) -> None:
        """Begins to measure."""
        size, layout = self._size, self._layout
        if not layout:
            return
        self._number += 1
        number = self._number

        def think(stop: Event) -> Reading:
            def tell(reading: Reading) -> None:
                if not stop.is_set():
                    self._told.emit(number, reading)

            return measured(size, layout, stop, tell, Random())

        self.reading = Reading()
        self.task.ask(think, self._finished, self.stop)
        self._show()

    def stop(self) -> None:
        """Stops measuring; what was found stays to be seen."""
        self.task.stop()
        self._number += 1
        if self.reading is not None and not self.reading.own:
            self.reading = None
        self._show()

    def _progress(self, number: int, reading: Reading) -> None:
        if number == self._number and self.busy:
            self.reading = reading
            self._show()

    def _finished(self, reading: Reading) -> None:
        self.reading = reading
        self._show()

    def _show(self) -> None:
        reading, busy = self.reading, self.busy
        self.measure.setVisible(reading is None)
        self.measure.setEnabled(bool(self._layout))
        self.bars.setVisible(reading is not None)
        self.cancel.setVisible(busy)
        if reading is not None:
            self.bars.show_reading(reading)
        self.head.show_fact(self._fact())

    def _fact(self) -> str:
        if self.reading is None:
            return ""
        if self.busy:
            return f"{self.reading.share:.0%}"
        return {
            1: self.tr("harder than most"),
            0: self.tr("about as usual"),
            -1: self.tr("easier than most"),
        }[self.reading.verdict]
