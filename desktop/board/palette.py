"""A palette: a plate with swatches or buttons to pick from, one of them selected."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.contract import Spot
from desktop.board.plates import PlateItem
from desktop.board.scene import BoardScene
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.theme.colour import mix

PAD = 10.0
CAPTION = 20.0
_SHADOW = 8.0


@dataclass(frozen=True, slots=True)
class PaletteSwatch:
    """One swatch to pick: its place, its name for screen readers, and how it is painted in its box.

    `picture` is a key of everything the picture depends on besides size and theme. `caption` is
    written below the swatch. `faint` marks a swatch that cannot be picked now. A `bare` one is a
    part of a larger swatch, whose ground it shows.
    """

    key: Hashable
    name: str
    box: QRectF
    paint: Callable[[QPainter, QRectF], None]
    picture: Hashable
    caption: str = ""
    chosen: bool = False
    faint: bool = False
    bare: bool = False

    @property
    def spot(self) -> Spot:
        """The swatch as a spot for pointer and cursor."""
        shape = rounded_rect(self.box, 11)
        return Spot(self.key, self.box.center(), self.name, shape, rack=True)


class PaletteItem(QGraphicsItem):
    """The plate and its swatches."""

    def __init__(self, scene: BoardScene, swatches: Sequence[PaletteSwatch], size: QSizeF) -> None:
        super().__init__(scene.rack)
        PlateItem(scene, size)
        self._theme, self._sprites = scene.theme, scene.sprites
        self._swatches, self._size = swatches, size
        self.hovered: Hashable = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # what is exposed

    @staticmethod
    def size_of(swatches: Sequence[PaletteSwatch], available: QSizeF) -> QSizeF:
        """Return the size of the plate that holds these swatches; empty if there are none."""
        if not swatches:
            return QSizeF()
        right = max(swatch.box.right() for swatch in swatches) + PAD
        bottom = max(swatch.box.bottom() for swatch in swatches) + PAD
        return QSizeF(min(right, available.width()), bottom)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._size)

    def show_hover(self, key: Hashable) -> None:
        """Highlight the swatch under the pointer; keys of other spots highlight none."""
        own = key if any(swatch.key == key and swatch.name for swatch in self._swatches) else None
        if own != self.hovered:
            self.hovered = own
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        exposed = option.exposedRect.adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW)
        for swatch in self._swatches:
            if exposed.intersects(swatch.box):
                self.paint_swatch(painter, swatch)

    def paint_swatch(self, painter: QPainter, swatch: PaletteSwatch) -> None:
        """Paint one swatch."""
        theme = self._theme
        self._paint_ground(painter, swatch, hovered=self.hovered == swatch.key)
        box = swatch.box
        if swatch.caption:
            foot = QRectF(box.left(), box.bottom() - CAPTION - 3, box.width(), CAPTION)
            ink = theme.colour("text" if swatch.chosen else "muted")
            centre = Qt.AlignmentFlag.AlignHCenter
            paint_line(painter, swatch.caption, foot, theme.font("caption"), ink, centre)
            box = box.adjusted(0, 0, 0, -CAPTION)
        painter.save()
        painter.setOpacity(0.65 if swatch.faint else 1)
        painter.translate(box.center())
        within = QRectF(QPointF(-box.width() / 2, -box.height() / 2), box.size())
        reach = within.adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW)
        key = ("swatch", swatch.picture, *box.size().toTuple())
        self._sprites.paint(painter, key, reach, lambda inner: swatch.paint(inner, within))
        painter.restore()

    def _paint_ground(self, painter: QPainter, swatch: PaletteSwatch, *, hovered: bool) -> None:
        theme, ground = self._theme, self._theme.colour("sunken")
        corner, lively = theme.radius("button"), theme.colour("text", 0.09)
        if swatch.bare:
            if hovered:
                inner = rounded_rect(swatch.box.adjusted(3, 3, -3, -3), corner - 3)
                painter.fillPath(inner, lively)
            return
        if swatch.chosen:
            ground = mix(ground, theme.colour("accent"), 0.16)
        if hovered:
            ground = mix(ground, theme.colour("text"), 0.09)
        painter.fillPath(rounded_rect(swatch.box, corner), ground)
        if swatch.chosen:  # a contour, as the accent fill is reserved for the button that plays
            rim = rounded_rect(swatch.box.adjusted(1, 1, -1, -1), corner - 1)
            painter.strokePath(rim, theme.pen("icon", theme.colour("accent")))
