"""The button of the present profile: its picture, its name, and a menu arrow."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.controls.focus import FocusRing, paint_focus
from desktop.paint.avatars import paint_avatar
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import elided, paint_line
from desktop.storage.settings import Profile
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size

_HEIGHT = 44
_MOST = 14  # most letters of the name


class ProfileButton(FocusRing, QPushButton):
    """Shows a profile; a click opens the menu of all profiles."""

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        self._profile = profile
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, _HEIGHT)
        self.show_profile(profile)

    def show_profile(self, profile: Profile) -> None:
        """Show another profile, or the same under another name."""
        self._profile = profile
        self.setAccessibleName(self.tr("Profile: {name}").format(name=profile.name))
        self.updateGeometry()
        self.update()

    @property
    def _words(self) -> str:
        name = self._profile.name
        return name if len(name) <= _MOST else f"{name[:_MOST]}…"

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(theme().font("button")).horizontalAdvance(self._words)
        return px_size(round(width) + 84, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            shape = rounded_rect(whole.adjusted(1, 1, -1, -1), 14)
            ground = "sunken" if self.underMouse() else "surface"
            painter.fillPath(shape, colours.colour(ground))
            middle, ink = whole.center().y(), colours.colour("text")
            paint_avatar(painter, self._profile.picture, QPointF(24, middle), 15, colours)
            words = QRectF(46, 0, whole.width() - 76, whole.height())
            made = colours.font("button")
            paint_line(painter, elided(self._words, made, words.width()), words, made, ink)
            arrow = QRectF(whole.right() - 28, middle - 8, 16, 16)
            paint_icon(painter, "chevron-down", arrow, ink)
            if self.by_keyboard:
                paint_focus(painter, whole, 14)
