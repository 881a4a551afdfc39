"""Scene items of Dragons: a single tile, contours, eyes, lit paths, badges, the forced gap."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.ending import gold_of, running_pen
from desktop.board.marks import Look, pens_of
from desktop.board.scene import BoardScene
from desktop.board.sprites import Draw, SpriteItem, units_per_pixel
from desktop.games.dragons.eyes import BodyHole
from desktop.games.dragons.tiles import EYE_RECT, face_path, paint_eye, paint_tile, pale
from desktop.games.tiles.geometry import TILE_RECT, R
from desktop.games.tiles.item import TileItem, sprite_at
from desktop.games.tiles.marks import look_item
from desktop.paint.paths import circle
from desktop.paint.text import paint_letters
from desktop.theme.colour import mix
from desktop.theme.theme import Theme
from rules.dragons.tiles import TileSet

_BLINKS = 12
_BEAD, _BEAD_HEIGHT = 0.185 * R, 8.0
_LEAST_BEADED = 34
"""The least radius of a tile in pixels for beads to be readable."""
_LEAST_BADGE = 8.5  # pixels
_RIM = circle(QPointF(), 0.27 * R)


class DragonTile(TileItem):
    """A tile whose state can change."""

    def __init__(
        self,
        scene: BoardScene,
        tile_set: TileSet,
        letter: str,
        parent: QGraphicsItem,
        elevation: str = "rest",
        *,
        bright: bool = False,
    ) -> None:
        super().__init__(scene, parent, elevation, bright=bright)
        self._tile_set = tile_set
        self.letter = letter

    def become(self, letter: str, sixths: int = 0) -> QVariantAnimation | None:
        """Show another state, and return the motion to play if it turns to get there."""
        self.letter = letter
        if sixths:
            return self.turn_from(-60.0 * sixths)
        self.stand()
        return None

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, pixel = self._scene.theme, units_per_pixel(self)
        letter, elevation, bright = self.letter, self.elevation, self.bright

        def draw(painter: QPainter) -> None:
            paint_tile(painter, self._tile_set, letter, theme, pixel, elevation, bright)

        key = ("tile", (self._tile_set.name, letter, elevation, bright))
        painter.rotate(self._angle)
        self._scene.sprites.paint(painter, key, TILE_RECT, draw)


_EDGE = 0.02 * R


def paint_contour(painter: QPainter, pen: QPen, inset: float = _EDGE) -> None:
    """Paint a contour along a tile's edges, completely inside the tile."""
    painter.strokePath(face_path(inset + pen.widthF() / 2), pen)


def contour_item(scene: BoardScene, look: Look, at: QPointF, parent: QGraphicsItem) -> SpriteItem:
    """Return a contour along a tile's edges, completely inside the tile."""
    return look_item(scene, look, lambda half: face_path(_EDGE + half), at, parent)


def paint_badge(painter: QPainter, words: str, theme: Theme, pixel: float) -> None:
    """Paint a golden disc with a number."""
    radius = max(0.17 * R, _LEAST_BADGE * pixel)
    painter.fillPath(circle(QPointF(), radius), theme.colour("surface"))
    ground = circle(QPointF(), radius - max(0.026 * R, 1.3 * pixel))
    painter.fillPath(ground, theme.colour("lastMove"))
    size = max(0.22 * R, 11.5 * pixel)
    paint_letters(painter, words, QPointF(), size, theme.colour("onPlayer"), 700)


def bead_item(
    scene: BoardScene, number: int, last: bool, player: int, at: QPointF, parent: QGraphicsItem
) -> SpriteItem:
    """Return a bead with the number of a tile along the winning loop; the `last` one is golden.

    Others that would be too small to read are left out.
    """

    def draw(painter: QPainter) -> None:
        theme, pixel = scene.theme, scene.board_pixel()
        if last:
            paint_badge(painter, str(number), theme, pixel)
            return
        if pixel * _LEAST_BEADED > R:
            return
        seat = theme.player(player)
        painter.fillPath(circle(QPointF(), _BEAD), seat.main)
        painter.fillPath(circle(QPointF(), _BEAD - 0.03 * R), theme.colour("surface"))
        paint_letters(painter, str(number), QPointF(), 0.23 * R, seat.deep, 700)

    key = ("bead", player, number, last)
    return sprite_at(scene, at, key, draw, parent, _BEAD_HEIGHT, EYE_RECT)


class EyeItem(SpriteItem):
    """An eye that can open."""

    def __init__(
        self, scene: BoardScene, hole: BodyHole, at: QPointF, parent: QGraphicsItem
    ) -> None:
        self._scene, self.hole, self.openness = scene, hole, 1.0
        super().__init__(scene.sprites, *self._look(1.0), parent)
        self.setPos(at)

    def _look(self, openness: float) -> tuple[Hashable, QRectF, Draw]:
        step = round(min(1.0, max(0.0, openness)) * _BLINKS)
        player, theme, ringed = self.hole.colour, self._scene.theme, not self.hole.is_round

        def draw(painter: QPainter) -> None:
            if ringed:  # if its own tiles do not show its owner
                painter.fillPath(_RIM, theme.player(player).main)
            paint_eye(painter, player, step / _BLINKS, theme)

        return ("eye", player, step, ringed), EYE_RECT, draw

    def open(self, openness: float) -> None:
        """Open the eye: 0 is shut, 1 wide open."""
        self.openness = openness
        self.show_sprite(*self._look(openness))


class PathItem(QGraphicsItem):
    """A path along a body, lit up to `share`; `strong` for a winning loop.

    With `rim` it is a dragon's outline, which lights up all at once.
    """

    def __init__(
        self,
        scene: BoardScene,
        path: QPainterPath,
        player: int,
        parent: QGraphicsItem,
        *,
        strong: bool = False,
        rim: bool = False,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._path = path
        self._player = player
        self._strong = strong
        self._rim = rim
        self._length = path.length()
        self.share = 1.0

    def light(self, share: float) -> None:
        """Light the path up to this share, 0 to 1."""
        if self._rim:
            self.setOpacity(share)
        else:
            self.share = share
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-0.5 * R, -0.5 * R, 0.5 * R, 0.5 * R)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.share <= 0:
            return
        for width, colour, opacity in self.strokes():
            colour.setAlphaF(opacity)
            pen = running_pen(colour, width * R, self._length, self.share)
            painter.strokePath(self._path, pen)

    def strokes(self) -> list[tuple[float, QColor, float]]:
        """Return width in R, colour and opacity of the strokes, from below."""
        theme = self._scene.theme
        light = pale(theme, self._player)
        core, main = QColor("white"), theme.player(self._player).main
        dark = mix(main, QColor("black"), 0.62)
        if self._rim:
            return [(0.3, light, 0.25), (0.22, light, 0.35), (0.15, dark, 1.0), (0.075, core, 1.0)]
        if self._strong:
            gold = gold_of(theme)
            halo = [(0.5 + 0.05 * step, gold, 0.09) for step in range(9, 0, -1)]
            shine = [(width, core, 0.3) for width in (0.2, 0.13, 0.07)]
            return [*halo, (0.47, mix(main, core, 0.88), 1.0), (0.4, main, 1.0), *shine]
        return [(0.19, dark, 0.9), (0.1, core, 1.0)]


class GapItem(QGraphicsItem):
    """A gap that must be filled: an accent contour and two halos that pulse."""

    def __init__(self, scene: BoardScene, at: QPointF, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._scene = scene
        self._breath = 1.0
        self.setPos(at)

    def breathe(self, t: float) -> None:
        """Set the size of the halos, 0 to 1."""
        self._breath = t
        self.update()

    def boundingRect(self) -> QRectF:
        return TILE_RECT

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, pixel = self._scene.theme, units_per_pixel(self)
        outside = face_path()
        outside.addRect(TILE_RECT)  # odd-even fill: all except the face
        painter.save()
        painter.setClipPath(outside, Qt.ClipOperation.IntersectClip)
        for width, opacity in ((11.0, 0.16), (6.5, 0.22)):
            reach = width * (0.55 + 0.45 * self._breath)
            pen = QPen(theme.colour("accent", opacity), 2 * reach * pixel)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(face_path(), pen)
        painter.restore()
        paint_contour(painter, pens_of(Look.FORCED, theme, pixel)[0], 0.0)
