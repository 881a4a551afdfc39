"""Pictures of the starting positions of the day's puzzles, as the solver sees them."""

import datetime
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.games.catalogue import position_picture, scene_picture, ui_of
from desktop.paint.cached_picture import CachedPicture, PicturePainter, paint_table
from desktop.paint.painting import painting, room
from desktop.theme.appearance import theme
from desktop.theme.theme import Theme
from rules.core import InvalidSetup
from rules.puzzles import KINDS, InvalidPuzzle, attempt, position_of

_EDGE = 0.045  # share of the height left free around a board


@cache
def picture_of_day(kind: str, day: datetime.date) -> PicturePainter:
    """Return a function that draws the starting position of a day's puzzle."""

    def paint(painter: QPainter, box: QRectF, colours: Theme) -> None:
        try:
            view = attempt(position_of(kind, day)).view
        except (InvalidPuzzle, InvalidSetup):
            return
        own = ui_of(KINDS[kind].game.slug).puzzle_scenes.get(kind)
        if own is None:
            position_picture(view)(painter, box, colours)
        else:
            scene_picture(own.picture_scene, own.game, view)(painter, box, colours)

    return paint


class DayPicture:
    """The picture of a day's puzzle of one kind on a piece of table, drawn in spare time."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._day: datetime.date | None = None
        self._picture: CachedPicture | None = None

    def show_day(self, day: datetime.date) -> None:
        """Show the puzzle of a day."""
        if day != self._day:
            self._day = day
            self._picture = CachedPicture(picture_of_day(self._kind, day))

    def paint(self, painter: QPainter, box: QRectF, widget: QWidget) -> None:
        """Paint the table, and the board once it is drawn."""
        paint_table(painter, box, theme().radius("well"), theme())
        if self._picture is not None:
            edge = max(4.0, _EDGE * box.height())
            self._picture.paint_soon(painter, box.adjusted(edge, edge, -edge, -edge), widget)


class DayBoard(QWidget):
    """A large picture of a day's puzzle."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: dict[str, DayPicture] = {}
        self._kind = ""

    def show_puzzle(self, kind: str, day: datetime.date) -> None:
        """Show the puzzle of a kind and a day."""
        self._kind = kind
        self._pictures.setdefault(kind, DayPicture(kind)).show_day(day)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if self._kind:
                self._pictures[self._kind].paint(painter, room(self), self)
