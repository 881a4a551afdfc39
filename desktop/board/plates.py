"""Plates and bubbles: items beside the board, measured in pixels of the table."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.scene import BoardScene
from desktop.paint.board_surface import paint_board_surface
from desktop.paint.paths import rounded_rect
from desktop.paint.shadows import paint_shadow, shadow_reach
from desktop.paint.text import paint_line
from desktop.theme.colour import mix

_ARROW = 9.0
_PAD = 16.0


class PlateItem(QGraphicsItem):
    """The background of a rack: in the panel's colour, or `wooden` like a board."""

    def __init__(self, scene: BoardScene, size: QSizeF, *, wooden: bool = False) -> None:
        super().__init__(scene.rack)
        self._scene = scene
        self._size = size
        self._wooden = wooden
        self.setZValue(-10)

    def boundingRect(self) -> QRectF:
        reach = shadow_reach(self._scene.theme.elevation("slab")) + 4
        return QRectF(QPointF(), self._size).adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        size = self._size
        key = ("plate", size.width(), size.height(), self._wooden)
        self._scene.sprites.paint(painter, key, self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        theme = self._scene.theme
        shape = rounded_rect(QRectF(QPointF(), self._size), theme.radius("rack"))
        if self._wooden:
            paint_board_surface(painter, shape, theme, 0.6)
        else:
            paint_shadow(painter, shape, theme.elevation("island"))
            painter.fillPath(shape, theme.colour("surface"))


class BubbleItem(QGraphicsItem):
    """A short text on a dark bubble in the overlay: a score to come, a reason, “Must fill”.

    It appears to the right of `at`, or to the left if there is no room; in pixels of the table.
    """

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene.overlay)
        self._scene = scene
        self.quiet = self.bold = self._ground = ""
        self._box = QRectF()
        self._arrow = 0.0
        self._look: Hashable = None
        self.setZValue(50)
        self.hide()

    def say(
        self,
        at: QPointF,
        bold: str,
        quiet: str = "",
        *,
        ground: str = "",
        arrow: bool = False,
        left: bool = False,
    ) -> None:
        """Show `quiet` and then `bold`; `ground` names a colour (accent, error), dark if empty.

        `left` puts it left of `at` even where there is room at the right.
        """
        self.bold, self.quiet, self._ground = bold, quiet, ground
        fonts = self._fonts()
        width = QFontMetricsF(fonts[1]).horizontalAdvance(bold) + 2 * _PAD
        if quiet:
            width += QFontMetricsF(fonts[0]).horizontalAdvance(quiet) + 20
        table = self._scene.sceneRect()
        reach = _ARROW if arrow else 0.0
        right = not left and at.x() + reach + width <= table.right() - 8
        start = at.x() + reach if right else at.x() - reach - width
        top = min(max(at.y() - 20, table.top() + 8), table.bottom() - 48)
        self.prepareGeometryChange()
        self._arrow = 0.0 if not arrow else (-1.0 if right else 1.0)
        self._box = QRectF(0, 0, width, 40)
        # On whole pixels, so that it need not be drawn again when it moves with the board.
        self.setPos(round(max(8.0, start)), round(top))
        self.show()
        look = ("bubble", bold, quiet, ground, self._arrow, width)
        if look != self._look:
            self._look = look
            self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        return self._scene.theme.font("button"), self._scene.theme.font("name")

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-16, -12, 16, 20)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._scene.sprites.paint(painter, self._look, self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        theme = self._scene.theme
        shape = rounded_rect(self._box, theme.radius("tooltip"))
        if self._arrow:
            shape = shape.united(self._tip())
        paint_shadow(painter, shape, theme.elevation("island"))
        ground = theme.colour(self._ground or ("raised" if theme.dark else "text"))
        inks = {"": "text" if theme.dark else "surface", "error": "onThreatened"}
        ink = theme.colour(inks.get(self._ground, "onAccent"))
        painter.fillPath(shape, ground)
        quiet, bold = self._fonts()
        room = self._box.adjusted(_PAD, 0, 1 - _PAD, 0)
        if self.quiet:
            paint_line(painter, self.quiet, room, quiet, mix(ink, ground, 0.35))
            room.setLeft(room.left() + QFontMetricsF(quiet).horizontalAdvance(self.quiet) + 20)
        paint_line(painter, self.bold, room, bold, ink)

    def _tip(self) -> QPainterPath:
        middle = self._box.center().y()
        edge = self._box.left() if self._arrow < 0 else self._box.right()
        tip = QPainterPath(QPointF(edge - self._arrow, middle - _ARROW * 0.8))
        tip.lineTo(edge + self._arrow * _ARROW * 1.6, middle)
        tip.lineTo(edge - self._arrow, middle + _ARROW * 0.8)
        tip.closeSubpath()
        return tip
