"""A segmented control: one of a few, side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.controls.accessible_role import HasRole
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.colour import faded
from desktop.theme.scaling import fix, px, px_size

_ICON = 16.0
_LEAST = 44  # px


class Segment(FocusRing, QPushButton):
    """One of the segments."""

    def __init__(self, text: str, icon: str) -> None:
        super().__init__(text)
        self.icon_name = icon
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, 34)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(px(_LEAST), self.sizeHint().width()), self.maximumHeight())

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(theme().font("hint")).horizontalAdvance(self.text())
        return px_size(round(width) + (24 + 20 if self.icon_name else 32), 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            if self.isChecked():
                for grow, alpha in ((1.5, 0.05), (0.8, 0.07)):
                    shade = whole.adjusted(1 - grow, 1.6 - grow, grow - 1, grow - 1)
                    painter.fillPath(rounded_rect(shade, 9), colours.colour("shadow", alpha))
                painter.fillPath(
                    rounded_rect(whole.adjusted(1, 1, -1, -1), 8), colours.colour("raised")
                )
            ink = colours.colour("text" if self.isChecked() else "muted")
            made = colours.font("button")
            made.setPixelSize(14)
            words = whole.adjusted(4, 0, -4, 0)
            if self.icon_name:
                width = min(QFontMetricsF(made).horizontalAdvance(self.text()), words.width() - 24)
                left = whole.center().x() - width / 2 + 12
                box = QRectF(left - 24, whole.center().y() - _ICON / 2, _ICON, _ICON)
                paint_icon(painter, self.icon_name, box, ink)
                words = QRectF(left, 0, width, whole.height())
            ink = ink if self.isEnabled() else faded(ink, 0.45)
            paint_line(painter, self.text(), words, made, ink, Qt.AlignmentFlag.AlignHCenter)
            if self.by_keyboard:
                paint_focus(painter, whole, 9)


class Segmented(HasRole, QWidget):
    """Shows texts, or pairs of a text and its icon; `index` is the chosen one."""

    role = QAccessible.Role.Grouping

    chosen = Signal(int)
    height_wanted = 40

    def __init__(
        self, name: str, segments: Sequence[str | tuple[str, str]], index: int = 0
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._buttons: list[QPushButton] = []
        for number, one in enumerate(segments):
            text, icon = (one, "") if isinstance(one, str) else one
            segment = self.make_segment(number, text, icon)
            self._group.addButton(segment, number)
            self._buttons.append(segment)
        lay(QHBoxLayout(self), *self._buttons, margins=(3, 3, 3, 3))
        self.choose(index)
        self._group.idClicked.connect(self.chosen)
        fix(self, QWidget.setFixedHeight, self.height_wanted)

    def make_segment(self, number: int, text: str, icon: str) -> QPushButton:
        """Return the button of a segment that is about to be added."""
        return Segment(text, icon)

    @property
    def index(self) -> int:
        return self._group.checkedId()

    @property
    def count(self) -> int:
        """The number of segments."""
        return len(self._buttons)

    def segment(self, index: int) -> QPushButton:
        """Return the button of a segment."""
        return self._buttons[index]

    def show_text(self, index: int, text: str) -> None:
        """Change the text of a segment."""
        self._buttons[index].setText(text)
        self._buttons[index].updateGeometry()

    def choose(self, index: int) -> None:
        """Choose a segment, without a signal."""
        self._group.button(index).setChecked(True)

    def forbid(self, index: int, reason: str) -> None:
        """Disable a segment and show why; an empty reason enables it again."""
        self._buttons[index].setEnabled(not reason)
        self._buttons[index].setToolTip(reason)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            shape = rounded_rect(room(self), theme().radius("button"))
            painter.fillPath(shape, theme().colour("sunken"))
