"""Surfaces: the panel's island, sunken wells, section headings, thin rules."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from desktop.controls.accessible_role import Heading
from desktop.controls.fading_edges import fade_edges
from desktop.controls.flow import Flow
from desktop.controls.lay import lay
from desktop.controls.scroll_area import ScrollArea
from desktop.controls.text import Text
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px


class Surface(QWidget):
    """A rounded surface of one colour that holds widgets in a column."""

    def __init__(
        self, colour: str, radius: str, margins: tuple[int, int, int, int] = (14, 14, 14, 14)
    ) -> None:
        super().__init__()
        self._colour, self._radius = colour, radius
        self.column = lay(QVBoxLayout(self), margins=margins)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            shape = rounded_rect(room(self), theme().radius(self._radius))
            painter.fillPath(shape, theme().colour(self._colour))


def well() -> Surface:
    """Return a sunken area within the panel."""
    return Surface("sunken", "well")


def scrolling(inside: QWidget, ground: str = "") -> QScrollArea:
    """Return an area that scrolls vertically, for contents that may be too tall.

    With `ground`, a colour of the theme, rows fade at edges with more beyond.
    """
    area = ScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    if ground:
        fade_edges(area, ground)
    return area


def keep_margins(
    area: QScrollArea, column: QLayout, margins: tuple[float, float, float, float]
) -> None:
    """Give a scrolling area margins that make room for its scroll bar.

    So nothing shifts when the bar appears, and rows align with those below the area.
    """
    bar, (left, top, right, bottom) = area.verticalScrollBar(), margins

    def make_room(_least: int, most: int) -> None:
        if not (isValid(bar) and isValid(column)):
            return  # Qt also emits this during destruction, or after the rows were replaced.
        taken = bar.sizeHint().width() / theme().text_scale if most else 0
        fix(column, QLayout.setContentsMargins, left, top, right - taken, bottom)

    make_room(0, 0)
    bar.rangeChanged.connect(make_room)


def islands(table: QWidget, panel: QWidget) -> QHBoxLayout:
    """Return the two islands of a page: the table, and the panel at its right."""
    row = lay(QHBoxLayout(), (table, 1), panel)
    fix(row, QLayout.setSpacing, "margin")
    fix(row, QLayout.setContentsMargins, "margin", 0, "margin", "margin")
    return row


def lay_page(page: QWidget, bar: QWidget, below: QWidget | QLayout) -> None:
    """Lay out a page: the bar, and the rest below it."""
    lay(QVBoxLayout(page), bar, (below, 1))


class Section(QWidget):
    """A heading within the panel, with a fact at the right."""

    def __init__(self, title: str, fact: str = "") -> None:
        super().__init__()
        self._title = Heading(title, "caption", "muted")
        self._fact = Text(fact, "caption", "muted")
        for text in (self._title, self._fact):
            text.setMinimumWidth(1)  # a long name is cut instead of widening the panel
        self.setLayout(Flow((self._title, 1), self._fact, below=0))

    def show_title(self, title: str) -> None:
        self._title.setText(title)
        self._fit()

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def fact(self) -> str:
        return self._fact.text()

    def show_fact(self, fact: str, ink: str = "muted") -> None:
        self._fact.setText(fact)
        self._fact.set_ink(ink)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Wrap a text that is wider than the panel."""
        self._fact.setHidden(not self._fact.text())
        for text in (self._title, self._fact):
            wide = text.fontMetrics().horizontalAdvance(text.text())
            text.setWordWrap(wide > self.contentsRect().width() - px(8))


class Rule(QWidget):
    """A hairline between two rows (or, `upright`, between two groups of buttons)."""

    def __init__(self, *, upright: bool = False) -> None:
        super().__init__()
        self._upright = upright
        if upright:
            fix(self, QWidget.setFixedSize, 17, 22)
        else:
            self.setFixedHeight(1)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            line = room(self)
            if self._upright:
                line = QRectF(line.center().x() - 0.5, line.top(), 1, line.height())
            colour = theme().colour("control", 0.5) if self._upright else theme().colour("border")
            painter.fillRect(line, colour)
