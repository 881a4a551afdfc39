"""The starting position of a match, drawn by the game's own scene."""

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.controls.accessible_role import HasRole
from desktop.games.catalogue import position_picture
from desktop.new_match.request import NewMatch
from desktop.paint.cached_picture import CachedPicture
from desktop.paint.painting import painting, room
from desktop.theme.scaling import fix
from rules.core import InvalidOptions

_LEAST = QSizeF(320, 320)
"""Least size of the picture in board units, so that a single tile is not enlarged."""

_DRAWS = 7
"""The seed of the random draws in the picture."""


class StartPicture(HasRole, QWidget):
    """Shows the starting position. It is drawn in spare time; the previous one stays until then.

    A scene takes 10 to 50 ms and is drawn in the GUI thread.
    """

    role = QAccessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self._picture: CachedPicture | None = None
        self._wanted: object = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        fix(self, QWidget.setMinimumSize, 120, 120)

    def show_start(self, match: NewMatch) -> None:
        """Show the start of a match; while its options conflict, the previous picture stays."""
        wanted = (match.slug, len(match.names), tuple(match.options.items()), match.seed)
        if wanted == self._wanted:
            return
        names = tuple(str(number) for number in range(len(match.names)))
        seed = _DRAWS if match.seed is None else match.seed
        try:
            made = NewMatch(match.slug, names, match.options, seed).make()
        except InvalidOptions:
            return
        self._wanted = wanted
        picture = position_picture(made.view(0), _LEAST)
        self._picture = CachedPicture(picture, before=self._picture)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is not None:
            with painting(self) as painter:
                self._picture.paint_soon(painter, room(self), self)
