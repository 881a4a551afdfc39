"""Rack: pieces on a plate, below or beside the board, to choose or to drag onto the board."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.contract import Spot
from desktop.board.looks import Look, paint_look
from desktop.board.plates import PlateItem, paint_key
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import SpriteItem, units_per_pixel
from desktop.paint.icons import paint_icon
from desktop.paint.paths import rounded_rect
from desktop.paint.text import letters_width, paint_letters, paint_line
from desktop.theme.colour import mix
from desktop.theme.theme import Theme

_LABEL, _WIDEST_LABEL = 14.0, 110.0
_REACH = 10.0
_ICON = 18.0
_LABEL_BOX = QRectF(-60, -12, 120, 24)


@dataclass(frozen=True, slots=True)
class RackLayout:
    """The places on a rack, in its pixels; `radius` is half the width of a piece."""

    size: QSizeF
    plate: QRectF
    slots: tuple[QPointF, ...]
    """The centres of the pieces."""
    radius: float

    @property
    def upright(self) -> bool:
        """Whether the rack is a column beside the board."""
        return self.size.height() > self.size.width()


def slots_in_rows(
    first: QPointF, count: int, columns: int, pitch: float, step: float
) -> tuple[QPointF, ...]:
    """Return the centres of pieces in rows: `pitch` is their distance, `step` that of the rows."""
    return tuple(
        first + QPointF(index % columns * pitch, index // columns * step) for index in range(count)
    )


@dataclass(frozen=True, slots=True)
class PieceLook:
    """The state of a piece on a rack."""

    held: bool = False
    """It is selected or in the hand."""
    lifted: bool = False
    """It is in the hand, so that only its slot is shown."""
    hovered: bool = False
    fits: bool = True
    """It can be used now."""
    pointed: bool = False
    """It fits where the pointer is."""
    text: str = ""
    """Its name or number."""


class HeadingItem(QGraphicsItem):
    """A line of text on a rack."""

    def __init__(
        self,
        parent: QGraphicsItem,
        text: str,
        box: QRectF,
        made: QFont,
        ink: QColor,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        super().__init__(parent)
        self._box, self._line = box, (text, box, made, ink, side)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # racks are not zoomed

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_line(painter, *self._line)


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """The state of a button on a rack, with a text or an icon."""

    text: str = ""
    icon: str = ""
    enabled: bool = True
    chosen: bool = False
    hovered: bool = False
    quiet: bool = False
    """Its text is a word, not a number."""
    bare: bool = False
    """It is a part of a larger button, whose ground it shows."""


class ButtonItem(QGraphicsItem):
    """A button on a rack, centred on the origin."""

    def __init__(self, parent: QGraphicsItem, theme: Theme, look: ButtonLook, size: QSizeF) -> None:
        super().__init__(parent)
        self._theme, self._look = theme, look
        self._box = QRectF(QPointF(), size)
        self._box.moveCenter(QPointF())
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # racks are not zoomed

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, look, box = self._theme, self._look, self._box
        ground = theme.colour("sunken")
        if not look.bare:
            ground = paint_key(painter, box, theme, chosen=look.chosen, hovered=look.hovered)
        elif look.hovered:
            inner = rounded_rect(box.adjusted(3, 3, -3, -3), theme.radius("button") - 3)
            painter.fillPath(inner, theme.colour("text", 0.09))
        ink = theme.colour("text")
        if not look.enabled:
            ink = mix(ground, ink, 0.45)
        if look.icon:
            icon = QRectF(0, 0, _ICON, _ICON)
            icon.moveCenter(box.center())
            paint_icon(painter, look.icon, icon, ink)
            return
        made = theme.font("button" if look.quiet else "name")
        words = box.adjusted(2, 0, -2, 0)
        paint_line(painter, look.text, words, made, ink, Qt.AlignmentFlag.AlignHCenter)


Layout = TypeVar("Layout", bound=RackLayout)


class Rack(Generic[Layout]):
    """The items of a rack. Each game says how its pieces are laid out and how they look.

    A piece has a key, which is also the key of its spot. Only pieces whose look has changed are
    built again, so that the table is not repainted elsewhere.
    """

    wooden = True
    """Whether the plate is wooden, like a board."""

    def __init__(self, scene: BoardScene, layout: Layout) -> None:
        self._scene = scene
        self.layout = layout
        self.items: dict[Hashable, Layer] = {}
        """The items of each piece; their origin is the piece's centre."""
        self._looks: dict[Hashable, Hashable] = {}
        self._ground: tuple[Theme, Layout] | None = None
        """The theme and the layout of the items."""

    # -- implemented by each game

    def laid_out(self, available: QSizeF, *, upright: bool) -> Layout:
        """Return the layout in the available room: a column or a row."""
        raise NotImplementedError

    def places(self) -> dict[Hashable, QPointF]:
        """Return the centre of each piece, in pixels of the rack."""
        raise NotImplementedError

    def add(self, key: Any, look: Any, parent: Layer) -> None:
        """Add the items of a piece; their origin is its centre."""
        raise NotImplementedError

    def outline(self, key: Any) -> QPainterPath:
        """Return the outline of a piece's spot, with the piece's centre as its origin."""
        raise NotImplementedError

    # -- common to all games

    def fit(self, available: QSizeF, *, upright: bool = False) -> QSizeF:
        """Lay the rack out, and return its size; empty once the game is over."""
        if self._scene.view.outcome is not None:
            return QSizeF()
        self.layout = self.laid_out(available, upright=upright)
        return self.layout.size

    def show(self, looks: Mapping[Any, Hashable], *, anew: bool = False) -> None:
        """Show these pieces; `anew` builds all of them again."""
        shown = {} if self._scene.rack_area.isEmpty() else dict(looks)
        ground = (self._scene.theme, self.layout)
        if anew or ground != self._ground or list(shown) != list(self._looks):
            self._scene.rack.clear()
            self.items, self._looks, self._ground = {}, {}, ground
            if shown:
                self.add_plate()
        places = self.places()
        for height, (key, look) in enumerate(shown.items()):
            if self._looks.get(key) == look:
                continue
            if key in self.items:
                self._scene.removeItem(self.items[key])
            group = self.items[key] = Layer()
            group.setParentItem(self._scene.rack)
            group.setPos(places[key])
            group.setZValue(height)  # shadows reach over neighbours, in the same order again
            self.add(key, look, group)
        self._looks = shown

    def add_plate(self) -> None:
        """Add the plate below the pieces."""
        plate = PlateItem(self._scene, self.layout.plate.size(), wooden=self.wooden)
        plate.setPos(self.layout.plate.topLeft())

    def add_label(
        self, text: str, parent: Layer, below: float, ink: str = "text", weight: int = 700
    ) -> None:
        """Write the name of a piece below its centre, in a colour of the theme."""
        theme = self._scene.theme

        def draw(painter: QPainter) -> None:
            size = min(_LABEL, _LABEL * _WIDEST_LABEL / letters_width(text, _LABEL, 700))
            paint_letters(painter, text, QPointF(), size, theme.colour(ink), weight)

        key = ("label", text, ink, weight)
        label = SpriteItem(self._scene.sprites, key, _LABEL_BOX, draw, parent)
        label.setPos(0, below)

    def add_slot(self, parent: Layer, outline: QPainterPath, scale: float) -> None:
        """Add the empty slot of a piece in the hand."""
        theme = self._scene.theme

        def draw(painter: QPainter) -> None:
            paint_look(painter, outline, Look.SLOT, theme, units_per_pixel(item))

        reach = outline.boundingRect().adjusted(-_REACH, -_REACH, _REACH, _REACH)
        item = SpriteItem(self._scene.sprites, "slot", reach, draw, parent)
        item.setScale(scale)

    def slots(self) -> dict[Hashable, QPointF]:
        """Return the places of all pieces, in pixels of the table."""
        return {key: self._scene.rack.mapToScene(at) for key, at in self.places().items()}

    def slot(self, key: Hashable) -> QPointF | None:
        """Return the place of a piece, in pixels of the table; None if it is not on the rack."""
        return self.slots().get(key)

    def spots(self, names: Mapping[Any, str]) -> list[Spot]:
        """Return the spots of the pieces with these names."""
        if self._scene.rack_area.isEmpty():
            return []
        return [
            Spot(key, at, names[key], self.outline(key).translated(at), rack=True)
            for key, at in self.places().items()
            if key in names
        ]
