"""Buttons: accent (one on each screen), quiet, outline, link, plain, and icon buttons."""

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.controls.focus import FocusRing, paint_focus
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import elided, fitted, paint_line, paint_text
from desktop.theme.appearance import theme
from desktop.theme.colour import mix
from desktop.theme.scaling import fix, px

_ICON = 18.0
_GAP = 9.0


class Look(Enum):
    """The colours of a button's background, text and outline, as tokens."""

    ACCENT = ("accent", "onAccent", "")
    QUIET = ("sunken", "text", "")
    OUTLINE = ("surface", "text", "control")
    DANGER = ("surface", "error", "error")
    """For actions that give something up."""
    LINK = ("", "accent", "")
    PLAIN = ("", "text", "")
    REVERSE = ("text", "surface", "surface")
    """For a background in the text colour."""
    DISABLED = ("surface", "control", "border")
    """For any disabled button: readable, without an accent."""
    DISABLED_LINK = ("", "control", "")

    @property
    def ground(self) -> str:
        return self.value[0]

    @property
    def ink(self) -> str:
        return self.value[1]

    @property
    def outline(self) -> str:
        return self.value[2]


class Button(FocusRing, QPushButton):
    """A button with a text, and optionally an icon before it."""

    def __init__(
        self,
        text: str,
        look: Look = Look.QUIET,
        icon: str = "",
        height: int = 40,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)  # a text here would be slow: see `Action`
        self.setText(text)
        self.look = look
        self.modest = False
        """Whether an accent button looks quiet because another button is more important."""
        self.acts_once = False
        """Whether a double click counts as one click, as the next one would act on another item."""
        self.icon_name = icon
        fix(self, QWidget.setFixedHeight, height)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        wide = look in (Look.ACCENT, Look.QUIET, Look.OUTLINE, Look.DANGER)
        policy = QSizePolicy.Policy.Preferred if wide else QSizePolicy.Policy.Fixed
        self.setSizePolicy(policy, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(theme().font("button")).horizontalAdvance(self.text())
        if self.icon_name:
            width += _ICON + _GAP
        pad = 20 if self.look.ground else 8  # a link's margin has room for its focus ring
        return QSize(px(width + 2 * pad), self.maximumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(px(72), self.sizeHint().width()), self.maximumHeight())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self.acts_once:
            super().mouseDoubleClickEvent(event)

    def set_modest(self, modest: bool) -> None:
        """Paint an accent button as a quiet one, or as an accent again."""
        if modest != self.modest:
            self.modest = modest
            self.update()

    @property
    def _style(self) -> Look:
        if not self.isEnabled():
            return Look.DISABLED if self.look.ground else Look.DISABLED_LINK
        return Look.QUIET if self.modest and self.look is Look.ACCENT else self.look

    def _ground(self) -> QColor | None:
        colours = theme()
        lively = self.isEnabled() and (self.isDown() or self.underMouse())
        if not self._style.ground:
            return colours.colour("text", 0.06) if lively and self.look is Look.PLAIN else None
        ground = colours.colour(self._style.ground)
        if lively:
            share = 0.14 if self.isDown() else 0.07
            ground = mix(ground, colours.colour("text"), share)
        return ground

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            radius = colours.radius("button")
            ground = self._ground()
            if ground is not None:
                painter.fillPath(rounded_rect(whole, radius), ground)
            if self._style.outline:
                rim = rounded_rect(whole.adjusted(0.75, 0.75, -0.75, -0.75), radius - 0.75)
                painter.strokePath(
                    rim, colours.pen("icon", colours.colour(self._style.outline), 0.83)
                )
            self._paint_label(painter, whole)
            if self.by_keyboard:
                paint_focus(painter, whole, radius)

    def _paint_label(self, painter: QPainter, whole: QRectF) -> None:
        ink = theme().colour(self._style.ink)
        pad = 1 if self.look is Look.LINK else 6
        inner = whole.adjusted(pad, 0, 1 - pad, 0)
        made, in_lines = fitted(self.text(), theme().font("button"), inner.size())
        if in_lines:
            paint_line(painter, self.text(), inner, made, ink, Qt.AlignmentFlag.AlignHCenter)
            return
        wanted = QFontMetricsF(made).horizontalAdvance(self.text())
        # If there is room for only one of them, the text is clearer than the icon.
        pictured = bool(self.icon_name) and wanted + _ICON + _GAP <= inner.width()
        text = elided(self.text(), made, inner.width())
        width = QFontMetricsF(made).horizontalAdvance(text)
        left = whole.center().x() - width / 2
        if pictured:
            left += (_ICON + _GAP) / 2
            top = whole.center().y() - _ICON / 2
            paint_icon(painter, self.icon_name, QRectF(left - _GAP - _ICON, top, _ICON, _ICON), ink)
        painter.setFont(made)
        painter.setPen(ink)
        box = QRectF(left, whole.top(), width + 1, whole.height())
        paint_text(painter, text, box, Qt.AlignmentFlag.AlignVCenter)
        if self.look is Look.LINK and self.underMouse() and self.isEnabled():
            line = whole.center().y() + QFontMetricsF(made).ascent() / 2 + 1.5
            painter.fillRect(QRectF(left, line, width, 1.2), ink)


def focus_by_tab_only(*buttons: QPushButton) -> None:
    """Give the buttons the focus policy `TabFocus`: a click leaves the focus on the board."""
    for button in buttons:
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)


class IconButton(FocusRing, QPushButton):
    """A square button with an icon; tooltip and accessible name say what it does."""

    def __init__(self, icon: str, name: str, size: int = 40, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.glyph = 20.0
        self.ink = "text"
        fix(self, QWidget.setFixedSize, size, size)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.say(name)

    def say(self, name: str, keys: str = "") -> None:
        """Set the button's name and the keys that do the same."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(keys)  # instead of the tooltip
        self.setToolTip(f"{name}  {keys}" if keys else name)

    def show_icon(self, icon: str) -> None:
        """Show another icon."""
        self.icon_name = icon
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            radius = colours.radius("button")
            if self.isEnabled() and (self.underMouse() or self.isDown()):
                share = 0.14 if self.isDown() else 0.07
                painter.fillPath(rounded_rect(whole, radius), colours.colour("text", share))
            box = QRectF(0, 0, self.glyph, self.glyph)
            box.moveCenter(whole.center())
            painter.setOpacity(1 if self.isEnabled() else 0.34)
            paint_icon(painter, self.icon_name, box, colours.colour(self.ink))
            if self.by_keyboard:
                paint_focus(painter, whole, radius)
