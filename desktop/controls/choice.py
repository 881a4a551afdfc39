"""A drop-down choice: one of several texts, in a menu."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.controls.commands import is_plain
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.menu import Menu, next_starting_with
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size

_LEAST = 150  # px


class Choice(FocusRing, QPushButton):
    """Shows the chosen text; a click opens the menu, arrow keys and letters choose a text."""

    chosen = Signal(int)

    def __init__(
        self,
        name: str,
        texts: Sequence[str],
        parent: QWidget | None = None,
        *,
        named: bool = False,
    ) -> None:
        """Make a choice.

        `named` shows its name before the chosen text if there is room for both.
        """
        super().__init__(parent)
        self._name, self._texts, self._named = name, list(texts), named
        self._forbidden: dict[int, str] = {}
        self.index = 0
        fix(self, QWidget.setFixedHeight, 40)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._open)
        self.choose(0)

    def choose(self, index: int) -> None:
        """Choose a text by its index, without a signal."""
        self.index = index
        text = self._texts[index] if self._texts else ""
        self.setAccessibleName(f"{self._name}: {text}")
        self.update()

    def forbid(self, index: int, reason: str) -> None:
        """Disable a text and show why; an empty reason enables it again."""
        self._forbidden[index] = reason

    def show_texts(self, texts: Sequence[str], index: int) -> None:
        """Offer other texts, without a signal."""
        self._texts = list(texts)
        self.updateGeometry()
        self.choose(index)

    def _open(self) -> None:
        menu = Menu(self)
        menu.setMinimumWidth(self.width())
        for number, text in enumerate(self._texts):
            reason = self._forbidden.get(number, "")
            action = menu.addAction(f"{text}   ({reason.removesuffix('.')})" if reason else text)
            action.setEnabled(not reason)
            action.setCheckable(True)
            action.setChecked(number == self.index)
            action.triggered.connect(lambda _checked=False, n=number: self._pick(n))
        menu.open_below(self)

    def _pick(self, index: int) -> None:
        if 0 <= index < len(self._texts) and index != self.index:
            if self._forbidden.get(index):
                return
            self.choose(index)
            self.chosen.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        found = None if step is None else self.index + step
        if event.text().isalnum() and is_plain(event):
            found = next_starting_with(event.text(), self._texts, self.index)
        if found is None:
            super().keyPressEvent(event)
        else:
            self._pick(found)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(theme().font("button"))
        widest = max((metrics.horizontalAdvance(text) for text in self._texts), default=40.0)
        return px_size(round(widest + self._name_width) + 54, 40)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(px(_LEAST), self.sizeHint().width()), self.maximumHeight())

    @property
    def _name_width(self) -> float:
        if not self._named:
            return 0
        return QFontMetricsF(theme().font("hint")).horizontalAdvance(self._name) + 10

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            radius = colours.radius("field")
            rim = rounded_rect(whole.adjusted(0.75, 0.75, -0.75, -0.75), radius - 0.75)
            painter.fillPath(rim, colours.colour("sunken" if self.underMouse() else "surface"))
            painter.strokePath(rim, colours.pen("icon", colours.colour("control"), 0.83))
            text = self._texts[self.index] if self._texts else ""
            ink = colours.colour("text")
            inside = whole.adjusted(14, 0, -32, 0)
            wide = QFontMetricsF(colours.font("button")).horizontalAdvance(text)
            if self._named and self._name_width + wide <= inside.width():  # if it fits
                muted = colours.colour("muted")
                paint_line(painter, self._name, inside, colours.font("hint"), muted)
                inside.adjust(self._name_width, 0, 0, 0)
            paint_line(painter, text, inside, colours.font("button"), ink)
            box = QRectF(whole.right() - 30, whole.center().y() - 9, 18, 18)
            paint_icon(painter, "chevron-down", box, ink)
            if self.by_keyboard:
                paint_focus(painter, whole, radius)
