"""The menu of the profiles: pictures, numbers of matches, and a tick at the present one."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.controls.menu import Menu
from desktop.paint.avatars import paint_avatar
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, place_rect, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.storage.settings import Profile
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix

translate = QCoreApplication.translate

_WIDTH = 272
_TALL, _LOW = 32, 21  # pixels of the font that give rows of 56 and 42 pixels
_AVATAR = 17.0
_LEFT = 58.0


class ProfileMenu(Menu):
    """A menu with rows painted here; for keys and screen readers they are usual entries."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._profiles: dict[QAction, Profile] = {}
        self._icons: dict[QAction, str] = {}
        self._counts: Mapping[str, int] = {}
        fix(self, QWidget.setMinimumWidth, _WIDTH)

    def add_profile(self, profile: Profile, *, current: bool, act: Callable[[], object]) -> QAction:
        """Add a row for a profile."""
        action = self.add(profile.name, act)
        action.setCheckable(True)
        action.setChecked(current)
        self._make_row(action, _TALL)
        self._profiles[action] = profile
        return action

    def add_act(self, text: str, icon: str, act: Callable[[], object]) -> QAction:
        """Add a row for a command."""
        action = self.add(text, act)
        self._make_row(action, _LOW)
        self._icons[action] = icon
        return action

    @staticmethod
    def _make_row(action: QAction, size: int) -> None:
        """Set the height of a row, which follows from the font of its text."""
        made = theme().scaled_font("name")
        made.setPixelSize(round(size * theme().text_scale))
        action.setFont(made)

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Show the number of matches of each name."""
        self._counts = counts
        self.update()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(max(hint.width(), self.minimumWidth()), hint.height())

    def _count_words(self, profile: Profile) -> str:
        count = self._counts.get(profile.name)
        if count is None:
            return ""
        return translate("common", "%n games", None, count)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            shape = rounded_rect(whole.adjusted(0.5, 0.5, -0.5, -0.5), 12)
            painter.fillPath(shape, colours.colour("surface"))
            painter.strokePath(shape, colours.pen("icon", colours.colour("border"), 0.6))
            for action in self.actions():
                row = place_rect(QRectF(self.actionGeometry(action)))
                if action.isSeparator():
                    line = QRectF(row.left() + 12, row.center().y(), row.width() - 24, 1)
                    painter.fillRect(line, colours.colour("border"))
                else:
                    self._paint_row(painter, row, action)

    def _paint_row(self, painter: QPainter, row: QRectF, action: QAction) -> None:
        colours = theme()
        text = colours.colour("text")
        if action.isChecked() or action is self.activeAction():
            ground = colours.colour("accentSoft" if action.isChecked() else "sunken")
            painter.fillPath(rounded_rect(row, 10), ground)
        if action is self.activeAction():
            rim = rounded_rect(row.adjusted(1, 1, -1, -1), 9)
            painter.strokePath(rim, colours.pen("icon", colours.colour("accent"), 0.9))
        middle = row.center().y()
        words = QRectF(row.left() + _LEFT, row.top(), row.width() - _LEFT - 12, row.height())
        profile = self._profiles.get(action)
        if profile is None:
            icon = QRectF(row.left() + 20, middle - 9, 18, 18)
            paint_icon(painter, self._icons.get(action, ""), icon, text)
            paint_line(painter, action.text(), words, colours.font("button"), text)
            return
        paint_avatar(painter, profile.picture, QPointF(row.left() + 29, middle), _AVATAR, colours)
        if action.isChecked():
            words.setRight(words.right() - 28)
            tick = QRectF(row.right() - 32, middle - 9, 18, 18)
            paint_icon(painter, "check", tick, colours.colour("accent"))
        count = self._count_words(profile)
        name = words.adjusted(0, 7, 0, -words.height() / 2) if count else words
        paint_line(painter, profile.name, name, colours.font("section"), text)
        if count:
            below = words.adjusted(0, words.height() / 2, 0, -7)
            paint_line(painter, count, below, colours.font("detail"), colours.colour("muted"))
