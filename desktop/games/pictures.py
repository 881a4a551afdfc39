"""The games' pictures: a small board for each game."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cards import CARDS
from desktop.paint.cached_picture import PicturePainter
from desktop.theme.theme import Theme

FIRST_GAME = "adamas"
"""The game that newcomers play first."""


def _painter(slug: str) -> PicturePainter:
    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        # Loaded here: scenes load slowly, and a card can be shown before its picture.
        from desktop.games.catalogue import picture_of

        picture_of(slug)(painter, box, theme)

    return paint


def paint_close_up(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Paint some cells of the game that newcomers play first, with a stack under threat."""
    from desktop.games.adamas.figures import CLOSE_UP
    from desktop.games.catalogue import figure_picture

    figure_picture(CLOSE_UP)(painter, box, theme)


PICTURES: dict[str, PicturePainter] = {slug: _painter(slug) for slug in CARDS}
