"""TableLayout: places the widgets over a table, and leaves the board the remaining room."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget
from shiboken6 import isValid

from desktop.board.places import Beside
from desktop.theme.appearance import theme
from desktop.theme.scaling import px

_AT, _COMPACT_AT = QPoint(28, 18), QPoint(14, 8)
_BAND, _COMPACT_BAND = 38, 38
"""Height in pixels for the prompt at the top of the table, so that no text moves the board."""
_SPARE, _COMPACT_SPARE = 12, 4
"""How many pixels a hint or buttons may reach below that; the board keeps clear of them."""
_LEAST_WIDTH = 150
"""The least width of a prompt in pixels beside buttons; with less room they are below it."""
_AFTER_WORDS = 24  # px between the prompt's words and its buttons
_BETWEEN = 8
_ASIDE = 12  # px between the actions and the table's edge


class Stand(Enum):
    """The place of a widget on the table."""

    PROMPT = auto()
    HINT = auto()
    """In the prompt's place."""
    BUTTONS = auto()
    """Beside the prompt, or below it if there is no room."""
    TOOLS = auto()
    """As buttons, but where the prompt's line ends."""
    FOOT = auto()
    CORNER = auto()
    """In the lower right corner."""


class TablePart(QWidget):
    """A widget over a table; its shadow may reach beyond its `reserved_area`."""

    stand = Stand.PROMPT
    hides_rack = False
    """Whether it takes the place of the rack on a small table."""
    keeps_room = False
    """Whether its room stays free while it is hidden."""

    def fit(self, width: int) -> None:
        """Resize to the contents, at most this wide."""
        raise NotImplementedError

    def reserved_area(self) -> list[QRect]:
        """Return the area of its words, which no notice may cover."""
        return [self.rect()]


class TableLayout(QLayout):
    """The layout of a BoardView.

    `fit(resized)` fits the board into the remaining room.
    """

    def __init__(self, view: QWidget, fit: Callable[[bool], None]) -> None:
        super().__init__(view)
        self._fit, self._parts = fit, list[TablePart]()
        self._placing, self._size = False, QSize()
        self.beside = Beside()
        """The areas that the board avoids."""
        self.claim: Callable[[Beside], Beside] = lambda beside: beside
        """Adds the area of another widget to those that the board avoids, and places it."""
        self.shows_rack = True

    def add(self, part: TablePart) -> None:
        """Put a widget on the table."""
        self.addChildWidget(part)
        self._parts.append(part)
        self.invalidate()

    def show_rack(self, shown: bool) -> None:
        """Show the rack, or give its room to the board."""
        if shown != self.shows_rack:
            self.shows_rack = shown
            self.lay_out()

    def lay_out(self) -> None:
        """Place everything now instead of in the next event loop."""
        self.invalidate()
        self.activate()

    # -- methods that Qt calls

    def addItem(self, item: QLayoutItem) -> None:
        raise NotImplementedError

    # Qt gets no items: it would delete those of parts that go, which Python deletes, too.

    def count(self) -> int:
        return 0

    def itemAt(self, index: int) -> QLayoutItem | None:
        return None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return None

    def sizeHint(self) -> QSize:
        return QSize()

    def invalidate(self) -> None:
        if not self._placing:  # parts change as they are fitted
            super().invalidate()

    def setGeometry(self, box: QRect) -> None:
        super().setGeometry(box)
        resized, self._size = box.size() != self._size, box.size()
        self._placing = True
        self._place()
        self._placing = False
        self._fit(resized)

    # -- places, in the widget's pixels

    def _place(self) -> None:
        shown = {
            part.stand: part
            for part in self._parts
            if isValid(part) and (part.keeps_room or not part.isHidden())
        }
        high = self._place_head(shown)
        foot, corner = 0, QSize(0, 0)
        whole = self._size
        if (bar := shown.get(Stand.FOOT)) is not None:
            self._resize(bar, whole.width() - px(4))
            left = (whole.width() - bar.width()) // 2
            top = whole.height() - bar.height() - px(2)
            bar.move(left, top)
            foot = whole.height() - top - bar.reserved_area()[0].top()
        if (actions := shown.get(Stand.CORNER)) is not None:
            self._resize(actions, whole.width())
            if not actions.size().isEmpty():
                corner = actions.size() + QSize(px(_ASIDE), px(_ASIDE))
        scale = theme().text_scale
        self.beside = self.claim(
            Beside(
                QRectF(0, 0, whole.width() / scale, high / scale),
                foot / scale,
                QSizeF(corner) / scale,
                rack=self.shows_rack and not (theme().compact and bar and bar.hides_rack),
                compact=theme().compact,
            )
        )
        if actions is not None:
            left, top = whole.width() - corner.width(), whole.height() - corner.height()
            actions.move(left, top - round(self.beside.foot * scale))

    def _place_head(self, shown: dict[Stand, TablePart]) -> int:
        """Place the prompt, or the hint in its place, and buttons; return the height for them."""
        at, band = (_COMPACT_AT, _COMPACT_BAND) if theme().compact else (_AT, _BAND)
        left, top, high = px(at.x()), px(at.y()), px(band)
        usual, whole = top + high, self._size.width()
        middle, spare = top + high / 2, px(_COMPACT_SPARE if theme().compact else _SPARE)
        if (hint := shown.get(Stand.HINT)) is not None:
            self._resize(hint, whole)
            inside = hint.reserved_area()[0]
            lowest = min(round(middle - inside.height() / 2), usual + spare - inside.height())
            place = max(px(_COMPACT_SPARE), lowest)
            hint.move((whole - hint.width()) // 2, place - inside.top())
            return max(usual, place + inside.height() - spare)
        prompt, tools = shown.get(Stand.PROMPT), shown.get(Stand.TOOLS)
        buttons = tools or shown.get(Stand.BUTTONS)
        if prompt is None:
            return 0
        width = whole - 2 * left
        if buttons is None:
            self._resize(prompt, width)
            prompt.move(left, top + max(0, (high - prompt.height()) // 2))
            return max(usual, top + prompt.height()) if prompt.width() else 0
        self._resize(buttons, width)
        beside = width - buttons.width() - px(2 * _BETWEEN)
        below = beside < px(_LEAST_WIDTH)
        self._resize(prompt, width if below else beside)
        prompt.move(left, top + max(0, (high - prompt.height()) // 2))
        last = whole - left - buttons.width()
        if below:
            under = prompt.geometry().bottom() + px(_BETWEEN)
            buttons.move(last, under)
            return under + buttons.height()
        words = width if tools else prompt.width()
        under = max(0, round(middle - buttons.height() / 2))
        buttons.move(min(last, left + words + px(_AFTER_WORDS)), under)
        return max(usual, top + prompt.height(), under + buttons.height() - spare)

    @staticmethod
    def _resize(part: TablePart, width: int) -> None:
        part.fit(width)
        if (inside := part.layout()) is not None:
            inside.activate()  # or its request would follow, and everything be placed again
