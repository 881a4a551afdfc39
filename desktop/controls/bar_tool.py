"""A quiet button of a page in its top bar: an icon and a text, or the icon alone."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.controls.focus import FocusRing, paint_focus
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

_ICON, _PAD, _GAP = 18.0, 11.0, 9.0


class BarTool(FocusRing, QPushButton):
    """A checkable button; a chip behind the text can show a count."""

    def __init__(self, text: str, icon: str) -> None:
        super().__init__()
        self.setText(text)
        self.setAccessibleName(text)
        self._icon = icon
        self._count = 0
        self._folded = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        fix(self, QWidget.setFixedHeight, 40)

    def say(self, text: str, name: str) -> None:
        """Show another text; screen readers say `name`, the button's purpose, before it."""
        self.setText(text)
        self.setAccessibleName(text if text == name else f"{name}: {text}")
        if self._folded:
            self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def show_count(self, count: int) -> None:
        """Show a count in the chip; 0 hides the chip."""
        self._count = count
        self.setAccessibleName(f"{self.text()}: {count}" if count else self.text())
        self.updateGeometry()
        self.update()

    def fold(self, folded: bool) -> None:
        """Show the icon alone, for a narrow bar."""
        if folded != self._folded:
            self._folded = folded
            self.setToolTip(self.accessibleName() if folded else "")
            self.updateGeometry()
            self.update()

    @property
    def _chip(self) -> float:
        """The width of the chip, in pixels; 0 without a count."""
        made = theme().font("detail")
        return QFontMetricsF(made).horizontalAdvance(str(self._count)) + 14 if self._count else 0.0

    def wanted_width(self, *, folded: bool) -> int:
        """Return the width it needs, folded or not, in pixels."""
        width = 2 * _PAD + _ICON + (_GAP + self._chip if self._count else 0.0)
        if not folded:
            width += _GAP + QFontMetricsF(theme().font("button")).horizontalAdvance(self.text())
        return px(max(width, 40.0))

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width(folded=self._folded), self.maximumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.wanted_width(folded=True), self.maximumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, radius = room(self), colours.radius("button")
            if self.isChecked():
                painter.fillPath(rounded_rect(whole, radius), colours.colour("accentSoft"))
            elif self.underMouse() or self.isDown():
                share = 0.14 if self.isDown() else 0.07
                painter.fillPath(rounded_rect(whole, radius), colours.colour("text", share))
            text = colours.colour("text")
            icon = QRectF(_PAD, whole.center().y() - _ICON / 2, _ICON, _ICON)
            paint_icon(painter, self._icon, icon, text)
            words = whole.adjusted(_PAD + _ICON + _GAP, 0, -_PAD, 0)
            if self._count:
                chip = QRectF(0, 0, self._chip, 20)
                chip.moveCenter(whole.center())
                chip.moveRight(whole.right() - _PAD)
                painter.fillPath(rounded_rect(chip, 10), colours.colour("text", 0.1))
                made = colours.font("detail")
                left = chip.adjusted(7, 0, -6, 0)
                paint_line(painter, str(self._count), left, made, text)
                words.setRight(chip.left() - _GAP)
            if not self._folded:
                paint_line(painter, self.text(), words, colours.font("button"), text)
            if self.by_keyboard:
                paint_focus(painter, whole, radius)
