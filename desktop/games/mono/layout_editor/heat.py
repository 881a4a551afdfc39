"""The heat map over the layout editor's board: where the computer player scored its points."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import SpriteItem
from desktop.games.mono.paint import CELL_BOX, Size, ink_dark
from desktop.games.mono.shapes import C, centre_of
from desktop.language.numbers import decimal
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_letters
from desktop.theme.colour import contrast, mix
from desktop.theme.theme import Theme
from rules.mono.board import Board

translate = QCoreApplication.translate

_ROOMY = 34.0  # px; in smaller cells a bar replaces the figure
_LEAST = 12.0  # px of the figures
_HALF = 0.41 * C  # half a plate's side
_SHADES = 20
_HEIGHT = 0.8  # z value in the board, below the marks


class _Plate(NamedTuple):
    """A cell's label and points per game.

    `figure` is the height of the digits, 0 for only a bar.
    """

    label: str
    text: str
    shade: float
    figure: float
    letter: float


class HeatMap:
    """A plate on every cell. More points have a warmer colour and a longer bar."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._layer: Layer | None = None
        self.points: tuple[float, ...] = ()
        """The points per game of each cell. Empty while the map is hidden."""

    def draw(self, grid: Board, labels: str, size: Size) -> None:
        """Redraw the map."""
        if self._layer is not None and self._layer.scene() is not None:
            self._scene.removeItem(self._layer)
        self._layer = None
        if len(self.points) != len(labels):
            return
        self._layer = Layer()
        self._layer.setParentItem(self._scene.board)
        self._layer.setZValue(_HEIGHT)
        roomy, most = C / size.pixel >= _ROOMY, max(*self.points, 0.1)
        for cell, points in enumerate(self.points):
            shade = round(points / most * _SHADES) / _SHADES
            figure = max(0.24 * C, _LEAST * size.pixel) if roomy else 0.0
            text = decimal(points) if roomy else ""
            plate = _Plate(labels[cell], text, shade, figure, min(0.56, size.digit) * C)
            draw = partial(_paint_plate, self._scene.theme, plate)
            item = SpriteItem(
                self._scene.sprites, ("heat", plate, grid.size), CELL_BOX, draw, self._layer
            )
            item.setPos(centre_of(grid, cell))

    def words(self, cell: int) -> str:
        """Return the cell's points for screen readers, or "" without a map."""
        if cell >= len(self.points):
            return ""
        words = translate("common", "{n} points a game")
        return words.format(n=decimal(self.points[cell]))


def heat(theme: Theme, shade: float) -> QColor:
    """Return the colour for a share of the most points of any cell, 0 to 1."""
    cold, warm = theme.colour("surface"), theme.colour("threatened")
    return mix(cold, warm, 0.04 + 0.9 * shade)


def _paint_plate(theme: Theme, plate: _Plate, painter: QPainter) -> None:
    fill = heat(theme, plate.shade)
    ink = max((ink_dark(), QColor("white")), key=lambda ink: contrast(ink, fill))
    shape = rounded_rect(QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF), 0.11 * C)
    painter.fillPath(shape, fill)
    painter.strokePath(shape, QPen(mix(fill, ink, 0.35), 0.018 * C))
    bar = QRectF(-0.3 * C, 0.3 * C, 0.6 * C, 0.055 * C)
    if plate.figure:
        paint_letters(painter, plate.label, QPointF(0, -0.19 * C), 0.34 * C, ink, 700)
        paint_letters(painter, plate.text, QPointF(0, 0.12 * C), plate.figure, ink, 600)
    else:
        paint_letters(painter, plate.label, QPointF(0, -0.08 * C), plate.letter, ink, 700)
        bar.setRect(-0.3 * C, 0.2 * C, 0.6 * C, 0.12 * C)
    painter.fillRect(bar, mix(fill, ink, 0.25))
    bar.setWidth(plate.shade * bar.width())
    painter.fillRect(bar, ink)
