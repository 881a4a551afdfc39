"""Probabilities as texts, and the card that lists them beside the pointer."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.scene import BoardScene
from desktop.language.numbers import percent
from desktop.paint.paths import rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import paint_letters, paint_line
from desktop.theme.colour import Swatch, mix

_MOST = 6  # lines; all less likely values share one line
_LINE, _HEAD, _PAD = 24.0, 34.0, 14.0
_BAR, _PERCENT, _GAP = 64.0, 48.0, 12.0
_AWAY = 34.0  # from the point shown


def probability(share: float) -> str:
    """Return a probability, 0 to 1, in whole percents; 0 and 100 only if it is certain."""
    if 0 < share <= 0.005:
        return f"<{percent(0.01)}"
    if 0.995 <= share < 1:
        return f">{percent(0.99)}"
    return percent(share)


class Share(NamedTuple):
    """A line of the card: a possible value, its probability, and its colours if it has any."""

    name: str
    chance: float
    swatch: Swatch | None = None


def shortened(shares: Sequence[Share], others: str) -> list[Share]:
    """Return the likeliest shares, and the rest as one line with the name `others`."""
    if len(shares) <= _MOST:
        return list(shares)
    return [*shares[: _MOST - 1], Share(others, sum(s.chance for s in shares[_MOST - 1 :]))]


class ShareList(QGraphicsItem):
    """A card with a title and a line for each possibility, in pixels of the table."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene.overlay)
        self._scene = scene
        self._title = ""
        self._shares: tuple[Share, ...] = ()
        self._box = QRectF()
        self.setZValue(45)
        self.hide()

    def tell(self, at: QPointF, title: str, shares: Sequence[Share]) -> None:
        """Show the card beside a point of the table."""
        self.prepareGeometryChange()
        self._title, self._shares = title, tuple(shares)
        height = _HEAD + _LINE * len(shares) + (8 if shares else 4)
        self._box = QRectF(0, 0, self._width(), height)
        table = self._scene.sceneRect()
        left = at.x() + _AWAY
        if left + self._box.width() > table.right() - 8:
            left = max(8.0, at.x() - _AWAY - self._box.width())
        top = min(max(at.y() - 24, table.top() + 8), table.bottom() - height - 8)
        self.setPos(round(left), round(top))
        self.show()
        self.update()

    @property
    def lines(self) -> list[str]:
        """The lines shown, for tests."""
        told = [f"{share.name} {probability(share.chance)}" for share in self._shares]
        return [self._title, *told] if self.isVisible() else []

    def _name_width(self) -> float:
        metrics = QFontMetricsF(self._scene.theme.font("hint"))
        return max((metrics.horizontalAdvance(s.name) for s in self._shares), default=0.0) + 2

    def _width(self) -> float:
        title = QFontMetricsF(self._scene.theme.font("button")).horizontalAdvance(self._title)
        lines = self._name_width() + _BAR + _PERCENT + _GAP if self._shares else 0.0
        return max(title + 2, lines) + 2 * _PAD

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-16, -12, 16, 20)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        colours = [share.swatch.fill.name() if share.swatch else "" for share in self._shares]
        key = ("shares", tuple(self.lines), tuple(colours), self._box.width())
        self._scene.sprites.paint(painter, key, self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        theme = self._scene.theme
        shape = rounded_rect(self._box, theme.radius("tooltip"))
        paint_shadow(painter, shape, theme.elevation("island"))
        painter.fillPath(shape, theme.colour("raised" if theme.dark else "text"))
        ink = theme.colour("text" if theme.dark else "surface")
        title = QRectF(_PAD, 2, self._box.width() - 2 * _PAD + 1, _HEAD - 2)
        paint_line(painter, self._title, title, theme.font("button"), ink)
        for number, share in enumerate(self._shares):
            self._draw_line(painter, _HEAD + number * _LINE, share, ink)

    def _draw_line(self, painter: QPainter, top: float, share: Share, ink: QColor) -> None:
        theme, right = self._scene.theme, self._box.right() - _PAD
        ground = theme.colour("raised" if theme.dark else "text")
        made = theme.font("hint")
        name = QRectF(_PAD, top, right - _PERCENT - _BAR - _GAP - _PAD, _LINE)
        if share.swatch is not None:
            self._draw_swatch(painter, top, share)
        else:
            paint_line(painter, share.name, name, made, ink)
        track = QRectF(right - _PERCENT - _BAR, top + _LINE / 2 - 4, _BAR, 8)
        painter.fillPath(rounded_rect(track, 4), mix(ground, ink, 0.22))
        track.setWidth(max(3.0, share.chance * _BAR))
        painter.fillPath(rounded_rect(track, min(4, track.width() / 2)), mix(ground, ink, 0.8))
        figure = QRectF(right - _PERCENT, top, _PERCENT, _LINE)
        flags = Qt.AlignmentFlag.AlignRight
        paint_line(painter, probability(share.chance), figure, made, ink, flags)

    @staticmethod
    def _draw_swatch(painter: QPainter, top: float, share: Share) -> None:
        """Draw the name on a small tile of its colour."""
        if share.swatch is None:
            return
        tile = QRectF(_PAD, top + 2, 22, _LINE - 4)
        painter.fillPath(rounded_rect(tile, 5), share.swatch.fill)
        paint_letters(painter, share.name, tile.center(), 13, share.swatch.ink, 700)
