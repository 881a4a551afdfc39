"""A combo box: one of several texts, chosen from a menu."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QStandardItemModel,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from desktop.controls.accessible_role import HasRole
from desktop.controls.commands import ENTER, is_plain
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.menu import Menu
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px, px_size

_LEAST = 150  # px


class Choice(FocusRing, HasRole, QComboBox):
    """A combo box with our painting, which opens a `Menu`."""

    role = QAccessible.Role.ComboBox

    chosen = Signal(int)

    def __init__(self, name: str, texts: Sequence[str], *, named: bool = False) -> None:
        """`named` shows its name before the chosen text if there is room for both."""
        super().__init__()
        self._name, self._named = name, named
        self._forbidden: dict[int, str] = {}
        fix(self, QWidget.setFixedHeight, 40)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.currentTextChanged.connect(self._tell)
        self.show_texts(texts, 0)
        self.currentIndexChanged.connect(self.chosen)

    @property
    def index(self) -> int:
        """The index of the chosen text."""
        return self.currentIndex()

    def choose(self, index: int) -> None:
        """Choose a text by its index, without a signal."""
        with QSignalBlocker(self):
            self.setCurrentIndex(index)
        self._tell(self.currentText())

    def forbid(self, index: int, reason: str) -> None:
        """Disable a text and show why; an empty reason enables it again."""
        self._forbidden[index] = reason
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.item(index).setEnabled(not reason)

    def show_texts(self, texts: Sequence[str], index: int) -> None:
        """Offer other texts, without a signal."""
        with QSignalBlocker(self):
            self.clear()
            self.addItems(list(texts))
        self.updateGeometry()
        self.choose(index)

    def _tell(self, text: str) -> None:
        self.setAccessibleName(f"{self._name}: {text}")
        self.update()

    def showPopup(self) -> None:
        menu = Menu(self)
        menu.setMinimumWidth(self.width())
        for number in range(self.count()):
            text, reason = self.itemText(number), self._forbidden.get(number, "")
            action = menu.addAction(f"{text}   ({reason.removesuffix('.')})" if reason else text)
            action.setEnabled(not reason)
            action.setCheckable(True)
            action.setChecked(number == self.index)
            action.triggered.connect(lambda _checked=False, n=number: self.setCurrentIndex(n))
        menu.open_below(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and is_plain(event):  # it would start a game in a sheet
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # It opens on release, as a button: a finger may be about to scroll.
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if inside and event.button() == Qt.MouseButton.LeftButton:
            self.showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Scrolling a page must not change what it passes over.
        event.ignore()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(theme().font("button"))
        texts = map(self.itemText, range(self.count()))
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=40.0)
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
            text = self.currentText()
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
