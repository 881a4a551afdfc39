"""The board of Adamas without its pieces: slab, cells, coordinates."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.lettering import paint_letters
from desktop.ramp import mix
from desktop.scenes.adamas_layout import TOKENS, Layout, R
from desktop.scenes.sprites import SpriteItem, Sprites
from desktop.shapes import ROOT3, hexagon
from desktop.slab import paint_slab
from desktop.theme import Theme

GROUND = -10.0
"""How low slab and cells lie; everything else lies above."""

_CELL_BOX = QRectF(-R, -R, 2 * R, 2 * R)


_LARGEST_KEPT = 1100.0  # pixels of the slab's radius
_LEAST_ROOM = 20.0  # pixels; with less, as in a small picture, there are no coordinates


class SlabItem(QGraphicsItem):
    """Slab and coordinates. A picture of the slab is kept unless zooming makes it huge."""

    def __init__(
        self, layout: Layout, theme: Theme, sprites: Sprites, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self._layout, self._theme, self._sprites = layout, theme, sprites
        self.setZValue(GROUND)

    def boundingRect(self) -> QRectF:
        reach = 0.4 * self._layout.slab_radius
        return self._layout.rect.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pixel = 1 / (painter.worldTransform().m11() or 1.0)
        # On a large screen the slab's shadow and rim grow with it.
        grown = max(pixel, self._layout.slab_radius / 450)
        if self._layout.slab_radius > _LARGEST_KEPT * pixel:
            paint_slab(painter, self._layout.slab, self._theme, grown)
        else:
            reach = 20 * grown
            box = self._layout.slab.boundingRect().adjusted(-reach, -reach, reach, reach)
            self._sprites.paint(
                painter,
                ("slab", self._layout.board.size, round(grown, 3)),
                box,
                lambda inner: paint_slab(inner, self._layout.slab, self._theme, grown),
            )
        if self._layout.label_room < _LEAST_ROOM * pixel:
            return
        size = max(14 * pixel, min(0.2 * R, 22 * pixel))
        away = max(17 * pixel, 1.2 * size) * 2 / ROOT3
        ink = self._theme.colour("muted")
        for text, edge, way in self._layout.labels:
            paint_letters(painter, text, edge + way * away, size, ink, 600)


def add_ground(layout: Layout, theme: Theme, sprites: Sprites, parent: QGraphicsItem) -> None:
    """Puts slab and cells into a layer."""
    SlabItem(layout, theme, sprites, parent)
    for centre in layout.centres:
        cell = SpriteItem(
            sprites, "cell", _CELL_BOX, lambda painter: paint_cell(painter, theme), parent
        )
        cell.setPos(centre)
        cell.setZValue(GROUND)


def paint_cell(painter: QPainter, theme: Theme) -> None:
    """An empty cell about the origin: a shallow recess."""
    inset, corner = TOKENS("adamas", "cellInset") * R, TOKENS("adamas", "cellCorner") * R
    radius = R - inset * 2 / ROOT3
    shape = hexagon(QPointF(), radius, corner, pointy=True)
    painter.fillPath(shape, theme.colour("cell"))
    # The far rim catches the light.
    light = mix(theme.colour("cell"), theme.colour("boardHi"), 0.75 if not theme.dark else 0.3)
    inner = hexagon(QPointF(), radius - 0.055 * R, corner * 0.8, pointy=True)
    painter.strokePath(inner, QPen(light, 0.022 * R))
    painter.strokePath(shape, QPen(theme.colour("grid"), 0.02 * R))
