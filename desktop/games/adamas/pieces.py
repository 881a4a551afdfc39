"""The stacks of Adamas: piles of discs with their height on top."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.sprites import SpriteCache, SpriteItem, units_per_pixel
from desktop.games.adamas.layout import TOKENS, R
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import paint_letters
from desktop.theme.colour import mix
from desktop.theme.theme import Theme

_RX, _RY = (part * R for part in TOKENS("adamas", "disc"))
_THICK: float = TOKENS("adamas", "discThickness") * R
_SLAB = 1.12 * R  # from the centre of an outer cell to the slab's edge, which no pile crosses
_MOST: float = min(TOKENS("adamas", "pileMost") * R, _SLAB - _RY)
_MOST_DISCS = 16  # with more, the edges would be finer than a pixel
_BOX = QRectF(-0.95 * R, -1.45 * R, 1.9 * R, 2.5 * R)
_LEAST_FIGURE = 12.5  # pixels


def rise(height: int) -> float:
    """Return how far the top of a pile is above that of a single disc."""
    return min((height - 1) * _THICK, _MOST)


def figure_size(theme: Theme, pixel: float) -> float:
    """Return the size of a pile's number; on a small board it does not shrink with the disc."""
    return max(0.5 * R * theme.label_scale, min(_LEAST_FIGURE * pixel, 0.8 * R))


def ellipse(centre: QPointF, share: float = 1.0) -> QPainterPath:
    """Return a disc seen from the player's seat, scaled by `share`."""
    path = QPainterPath()
    path.addEllipse(centre, _RX * share, _RY * share)
    return path


class StackItem(SpriteItem):
    """A pile centred on its cell. `lifted` gives it the long shadow."""

    def __init__(
        self,
        sprites: SpriteCache,
        theme: Theme,
        player: int,
        height: int,
        parent: QGraphicsItem,
        *,
        lifted: bool = False,
    ) -> None:
        self._theme, self._player, self._lifted = theme, player, lifted
        self.height = height
        super().__init__(sprites, self._sprite_key(), _BOX, self._draw_pile, parent)

    def _sprite_key(self) -> tuple[object, ...]:
        return ("pile", self._player, self.height, self._lifted)

    def _draw_pile(self, painter: QPainter) -> None:
        paint_pile(painter, self._player, self.height, self._theme, lifted=self._lifted)
        size = figure_size(self._theme, units_per_pixel(self))
        top = QPointF(0, -rise(self.height))
        ink = self._theme.player(self._player).on
        paint_letters(painter, str(self.height), top, size, ink, 800)

    def show_height(self, height: int) -> None:
        """Show a pile of another height."""
        self.height = height
        self.show_sprite(self._sprite_key(), _BOX, self._draw_pile)


def paint_pile(
    painter: QPainter, player: int, height: int, theme: Theme, *, lifted: bool = False
) -> None:
    """Paint a pile of discs without its number; its lowest disc is at the origin."""
    colours = theme.player(player)
    side = mix(colours.main, QColor("black"), 0.34 if theme.dark else 0.3)
    elevation = theme.elevation("lifted" if lifted else "rest")
    paint_shadow(painter, ellipse(QPointF(0, _THICK), 1.04), elevation, R)
    discs = min(height, _MOST_DISCS)
    step = rise(height) / max(1, discs - 1)
    edge = QPen(mix(side, colours.on if theme.dark else QColor("white"), 0.42), 0.016 * R)
    body = QPainterPath()
    for disc in range(discs):
        below = _THICK if disc == 0 else step
        at = QPointF(0, -disc * step)
        body = _drum(at, below)
        painter.fillPath(body, _round_light(side))
        if disc < discs - 1:
            painter.strokePath(_near_rim(at), edge)
    _paint_face(painter, QPointF(0, -rise(height)), player, theme)


def _drum(top: QPointF, thickness: float) -> QPainterPath:
    """Return a disc's face and side as one shape."""
    path = QPainterPath()
    face = QRectF(top.x() - _RX, top.y() - _RY, 2 * _RX, 2 * _RY)
    path.arcMoveTo(face, 0)
    path.arcTo(face, 0, 180)
    path.lineTo(face.left(), face.center().y() + thickness)
    path.arcTo(face.translated(0, thickness), 180, 180)
    path.closeSubpath()
    return path


def _near_rim(top: QPointF) -> QPainterPath:
    path = QPainterPath()
    face = QRectF(top.x() - _RX, top.y() - _RY, 2 * _RX, 2 * _RY)
    path.arcMoveTo(face, 188)
    path.arcTo(face, 188, 164)
    return path


def _round_light(side: QColor) -> QLinearGradient:
    """Return the gradient of a cylinder's side, brightest a little left of the middle."""
    light = QLinearGradient(-_RX, 0, _RX, 0)
    light.setColorAt(0, mix(side, QColor("black"), 0.1))
    light.setColorAt(0.38, mix(side, QColor("white"), 0.07))
    light.setColorAt(1, mix(side, QColor("black"), 0.16))
    return light


def _paint_face(painter: QPainter, at: QPointF, player: int, theme: Theme) -> None:
    colours = theme.player(player)
    face = QLinearGradient(at.x() - 0.3 * _RX, at.y() - _RY, at.x() + 0.3 * _RX, at.y() + _RY)
    face.setColorAt(0, mix(colours.main, QColor("white"), 0.17))
    face.setColorAt(1, mix(colours.main, QColor("black"), 0.06))
    painter.fillPath(ellipse(at), face)
    inlay = mix(colours.main, colours.on, 0.75)
    if player == 0:
        painter.strokePath(ellipse(at, 0.83), QPen(inlay, 0.045 * R))
        return
    count, first = ((4, 45), (3, -150))[player == 2]
    for index in range(count):
        painter.save()
        painter.translate(at)
        painter.scale(_RX, _RY)
        painter.rotate(first + index * 360 / count)
        painter.fillRect(QRectF(0.72, -0.1, 0.2, 0.2), inlay)
        painter.restore()


def paint_slots(
    painter: QPainter, at: QPointF, colour: QColor, left: int, gone: int, pixel: float
) -> None:
    """Paint dashed rings in place of the pieces lifted from a stack."""
    pen = QPen(colour, 1.6 * pixel)
    pen.setDashPattern([2.4, 2.0])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    levels = min(gone, 6)
    painter.save()
    if left:
        # The number of the remaining pieces must stay readable.
        around = QPainterPath()
        around.addRect(QRectF(at - QPointF(2 * R, 3 * R), at + QPointF(2 * R, 2 * R)))
        painter.setClipPath(around - ellipse(at - QPointF(0, rise(left)), 1.01))
    for level in range(1, levels + 1):
        share = level / levels
        height = left + round(gone * share)
        painter.strokePath(ellipse(at - QPointF(0, rise(height)), 0.99), pen)
    painter.restore()
