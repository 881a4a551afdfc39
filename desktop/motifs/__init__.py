"""The games' pictures: a little board for each, to recognise a game by."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.picture import Motif
from desktop.theme import Theme
from desktop.titles import TITLES


def _motif(slug: str) -> Motif:
    def paint(painter: QPainter, box: QRectF, theme: Theme) -> None:
        # Scenes take their time to load, and a card can be shown before there is a picture on it.
        from desktop.motifs.drawn import DRAWN

        DRAWN[slug](painter, box, theme)

    return paint


MOTIFS: dict[str, Motif] = {title.slug: _motif(title.slug) for title in TITLES}
