"""The board of Adamas without its pieces: slab, cells, coordinates."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.sprites import SpriteCache, units_per_pixel
from desktop.games.adamas.layout import TOKENS, BoardLayout, R
from desktop.paint.board_surface import paint_board_surface
from desktop.paint.paths import ROOT3, hexagon
from desktop.paint.text import paint_letters
from desktop.theme.colour import mix
from desktop.theme.theme import Theme

GROUND = -10.0
"""The z value of slab and cells; everything else is above."""

_LARGEST_KEPT = 1300.0  # the largest radius of the cached slab in dots
_LARGEST_LABEL = 0.85  # share of the available room
_LEAST_ROOM = 11.0  # pixels; smaller coordinates are left out


class BoardItem(QGraphicsItem):
    """Slab, cells and coordinates. They are cached as one picture unless zooming makes it huge."""

    def __init__(
        self, layout: BoardLayout, theme: Theme, sprites: SpriteCache, parent: QGraphicsItem
    ) -> None:
        super().__init__(parent)
        self.named = True
        """Whether to show coordinates if they have room; small pictures show none."""
        self._layout, self._theme, self._sprites = layout, theme, sprites
        self.setZValue(GROUND)

    def boundingRect(self) -> QRectF:
        return self._layout.rect.adjusted(-R, -R, R, R)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._layout.slab_radius * painter.deviceTransform().m11() > _LARGEST_KEPT:
            self._draw(painter, self._near())
            return
        key = ("ground", self._layout.board.size)
        everywhere = self._layout.centres
        self._sprites.paint(
            painter, key, self.boundingRect(), lambda inner: self._draw(inner, everywhere)
        )

    def _near(self) -> list[QPointF]:
        """Return the cells that are visible on the table or just beyond its edges."""
        table = self.mapRectFromScene(self.scene().sceneRect())
        across, down = table.width() / 3 + R, table.height() / 3 + R
        seen = table.adjusted(-across, -down, across, down)
        return [centre for centre in self._layout.centres if seen.contains(centre)]

    def _draw(self, painter: QPainter, cells: list[QPointF]) -> None:
        pixel = units_per_pixel(self)
        # On a large screen the slab's shadow and rim grow with it.
        paint_board_surface(
            painter, self._layout.slab, self._theme, max(pixel, self._layout.slab_radius / 450)
        )
        paint_cells(painter, cells, self._theme)
        if (
            not self.named
            or not self._theme.coordinates
            or self._layout.label_room < _LEAST_ROOM * pixel
        ):
            return
        size = max(14 * pixel, min(0.2 * R, 22 * pixel))
        size = min(size, _LARGEST_LABEL * self._layout.label_room)
        room = self._layout.label_room
        away = min(max(min(17 * pixel, 0.6 * room), 1.2 * size), room - 0.4 * size) * 2 / ROOT3
        ink = self._theme.colour("muted")
        for text, edge, way in self._layout.labels:
            paint_letters(painter, text, edge + way * away, size, ink, 600)


def paint_cells(painter: QPainter, centres: list[QPointF], theme: Theme) -> None:
    """Paint empty cells as shallow recesses."""
    inset, corner = TOKENS("adamas", "cellInset") * R, TOKENS("adamas", "cellCorner") * R
    radius = R - inset * 2 / ROOT3
    # The far rim catches the light.
    light = mix(theme.colour("cell"), theme.colour("boardHi"), 0.75 if not theme.dark else 0.3)
    whole = hexagon(QPointF(), radius, corner, pointy=True)
    inner = hexagon(QPointF(), radius - 0.055 * R, corner * 0.8, pointy=True)
    # One by one: a stroke of 61 cells as one path took 49 ms instead of 4.
    for centre in centres:
        cell = whole.translated(centre)
        painter.fillPath(cell, theme.colour("cell"))
        painter.strokePath(inner.translated(centre), QPen(light, 0.022 * R))
        painter.strokePath(cell, QPen(theme.colour("grid"), 0.02 * R))
