"""The games' pictures: a small board for each game."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cards import CARDS
from desktop.paint.cached_picture import PicturePainter
from desktop.theme.theme import Theme


def _painter(slug: str) -> PicturePainter:
    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        # Loaded here: scenes load slowly, and a card can be shown before its picture.
        from desktop.games.catalogue import picture_of

        picture_of(slug)(painter, box, theme)

    return paint


PICTURES: dict[str, PicturePainter] = {slug: _painter(slug) for slug in CARDS}
